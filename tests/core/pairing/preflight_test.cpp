#include "pairing/preflight.h"

#include "model/knock_out.h"
#include "pairing/berger.h"
#include "pairing/manual_edit.h"
#include "pairing/next_round.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/record_text.h"
#include "support/starts_empty.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kydai::pairing {
namespace {

Section presentPlayers(int count)
{
    Section section;
    for (int number = 1; number <= count; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = "Player " + std::to_string(number);
        player.rating = 2000 - number;
        player.fideId = std::to_string(1000 + number);
        section.players.push_back(player);
    }
    section.rules.scheduledRounds = 5;
    section.info.firstDay = {2026, 3, 1};
    return section;
}

const PreflightIssue* find(const std::vector<PreflightIssue>& issues, PreflightKind kind)
{
    const auto at = std::ranges::find(issues, kind, &PreflightIssue::kind);
    return at == issues.end() ? nullptr : &*at;
}

TEST(Preflight, C04_2_2_NumbersThatDoNotFollowTheRatingsAreTold)
{
    Section section = EventBuilder().player("", 2000).player("", 1900).player("", 1900).player("", 1700).build();
    const auto told = [&] {
        const auto issues = preflight(section, 1);
        const auto at = std::ranges::find(issues, PreflightKind::NumbersOutOfOrder, &PreflightIssue::kind);
        return at == issues.end() ? 0 : at->count;
    };
    EXPECT_EQ(told(), 0) << "equals stand as the arbiter likes";
    section.players[3].rating = 1950;
    EXPECT_EQ(told(), 3);
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    EXPECT_EQ(told(), 0) << "by lot";
    section.rules.pairingSystem = PairingSystem::Dutch;
    section.rounds.emplace_back();
    EXPECT_EQ(told(), 0) << "they are what the round was paired on";
}

TEST(Preflight, ACleanSectionHasNothingToTell)
{
    EXPECT_TRUE(preflight(presentPlayers(4), 1).empty());
}

TEST(Preflight, MissingResultsNameTheirBoards)
{
    Section section = presentPlayers(4);
    Round round;
    round.games = {{playerId(1), playerId(3), Outcome::Win, Outcome::Loss}, {playerId(4), playerId(2)}};
    section.rounds.push_back(round);
    const auto issues = preflight(section, 2);
    const PreflightIssue* missing = find(issues, PreflightKind::ResultMissing);
    ASSERT_NE(missing, nullptr);
    EXPECT_EQ(missing->board, 2);
    EXPECT_EQ(missing->round, 1);
    EXPECT_EQ(missing->level, 2);
    EXPECT_EQ(missing->fix, PreflightFix::EnterResult);
}

TEST(Preflight, PlayersWithDoubtfulRecordsAreNamed)
{
    Section section = presentPlayers(6);
    section.players[0].rating = 0;
    section.players[1].fideId.clear();
    section.players[2].rating = 3700;
    section.players[3].birth = {1890, 0, 0};
    section.players[4].fideId = section.players[5].fideId;
    const auto issues = preflight(section, 1);
    EXPECT_EQ(find(issues, PreflightKind::MissingRating)->players.front(), playerId(1));
    EXPECT_EQ(find(issues, PreflightKind::MissingFideId)->players.front(), playerId(2));
    EXPECT_EQ(find(issues, PreflightKind::ImpossibleRating)->count, 3700);
    EXPECT_EQ(find(issues, PreflightKind::ImpossibleBirthYear)->count, 1890);
    EXPECT_EQ(find(issues, PreflightKind::DuplicateFideId)->players, (std::vector{playerId(5), playerId(6)}));
    EXPECT_EQ(issues.front().kind, PreflightKind::DuplicateFideId) << "the gravest comes first";
}

TEST(Preflight, XiangqiNeedsNoRatings)
{
    Section section = presentPlayers(2);
    section.rules.discipline = Discipline::Xiangqi;
    for (Player& player : section.players) player.rating = 0;
    EXPECT_TRUE(preflight(section, 1).empty());
}

TEST(Preflight, ByesBeyondTheLimitWithdrawalsLateEntriesAndAnOddCount)
{
    Section section = presentPlayers(6);
    section.rounds.resize(2);
    for (Round& round : section.rounds) round.byes = {{playerId(2), Outcome::HalfBye}};
    section.requestedByes = {{playerId(2), 3, Outcome::HalfBye}};
    section.players[3].withdrawnFromRound = 3;
    section.players[4].entersInRound = 3;
    section.players[5].entersInRound = 4;
    const auto issues = preflight(section, 3);
    EXPECT_EQ(find(issues, PreflightKind::TooManyByes)->count, 3);
    EXPECT_EQ(find(issues, PreflightKind::Withdrawn)->players.front(), playerId(4));
    EXPECT_EQ(find(issues, PreflightKind::LateEntry)->players.front(), playerId(5));
    EXPECT_EQ(find(issues, PreflightKind::OddCount)->count, 3);
    section.rules.scheduledRounds = 2;
    EXPECT_NE(find(preflight(section, 3), PreflightKind::AllRoundsPaired), nullptr);
}

TEST(Preflight, TwoAreEnoughAndNoRoundIsBeyondTheLast)
{
    for (int players = 0; players <= 3; ++players) {
        const auto issues = preflight(presentPlayers(players), 1);
        const PreflightIssue* few = find(issues, PreflightKind::TooFewPlayers);
        const PreflightIssue* odd = find(issues, PreflightKind::OddCount);
        ASSERT_EQ(few != nullptr, players < 2) << players;
        ASSERT_EQ(odd != nullptr, players == 3) << players;
        if (few != nullptr) {
            EXPECT_EQ(few->level, 5);
            EXPECT_EQ(few->fix, PreflightFix::EditPlayer);
            EXPECT_EQ(few->count, players);
        }
        if (odd != nullptr) {
            EXPECT_EQ(odd->level, 1);
            EXPECT_EQ(odd->fix, PreflightFix::None);
        }
    }
    Section section = presentPlayers(4);
    section.rules.scheduledRounds = 1;
    EXPECT_EQ(find(preflight(section, 1), PreflightKind::AllRoundsPaired), nullptr);
    section.rounds.resize(3);
    const auto beyond = preflight(section, 4);
    ASSERT_NE(find(beyond, PreflightKind::AllRoundsPaired), nullptr);
    EXPECT_EQ(find(beyond, PreflightKind::AllRoundsPaired)->level, 3);
    EXPECT_EQ(find(beyond, PreflightKind::AllRoundsPaired)->round, 4);
    EXPECT_EQ(find(beyond, PreflightKind::AllRoundsPaired)->fix, PreflightFix::EditRounds);
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    const auto table = preflight(section, 4);
    ASSERT_NE(find(table, PreflightKind::AllRoundsPaired), nullptr) << "four have three rounds";
    EXPECT_EQ(find(table, PreflightKind::AllRoundsPaired)->level, 5);
    section.rounds.pop_back();
    EXPECT_EQ(find(preflight(section, 3), PreflightKind::AllRoundsPaired), nullptr);
}

TEST(Preflight, TheYoungestAndTheOldestAreNotDoubted)
{
    Section section = presentPlayers(4);
    const auto isDoubted = [&](int year) {
        section.players[0].birth = {year, 0, 0};
        return find(preflight(section, 1), PreflightKind::ImpossibleBirthYear) != nullptr;
    };
    int youngest = 2026;
    while (isDoubted(youngest)) --youngest;
    EXPECT_EQ(youngest, 2023) << "three years";
    int oldest = youngest;
    while (!isDoubted(oldest - 1)) --oldest;
    EXPECT_EQ(oldest, 1916) << "a hundred and ten";
    section.info.firstDay = {};
    EXPECT_FALSE(isDoubted(1800)) << "without a day nobody's age is known";
}

TEST(Preflight, ByesAreCountedThatAreHalfPointsAndOfThisRoundOn)
{
    Section section = presentPlayers(4);
    section.rounds.resize(2);
    section.rounds[0].byes = {{playerId(2), Outcome::HalfBye}};
    section.rounds[1].byes = {{playerId(2), Outcome::ZeroBye}, {playerId(1), Outcome::HalfBye}};
    section.requestedByes = {{playerId(2), 3, Outcome::HalfBye}};
    PreflightOptions options;
    options.mostHalfPointByes = 2;
    EXPECT_EQ(find(preflight(section, 3, options), PreflightKind::TooManyByes), nullptr) << "two are two";
    section.requestedByes.push_back({playerId(2), 4, Outcome::HalfBye});
    const auto issues = preflight(section, 3, options);
    ASSERT_NE(find(issues, PreflightKind::TooManyByes), nullptr);
    EXPECT_EQ(find(issues, PreflightKind::TooManyByes)->count, 3) << "those to come are counted, zeroes are not";
    section.requestedByes = {{playerId(2), 2, Outcome::HalfBye}, {playerId(2), 3, Outcome::HalfBye}};
    EXPECT_EQ(find(preflight(section, 3, options), PreflightKind::TooManyByes), nullptr) << "round 2 is over";
    options.mostHalfPointByes = 1;
    section.requestedByes = {{playerId(2), 4, Outcome::HalfBye}};
    EXPECT_EQ(find(preflight(section, 3, options), PreflightKind::TooManyByes), nullptr) << "he asks for another round";
    options.mostHalfPointByes = 0;
    section.requestedByes = {{playerId(2), 3, Outcome::HalfBye}};
    EXPECT_EQ(find(preflight(section, 3, options), PreflightKind::TooManyByes), nullptr) << "0 is no limit";
}

TEST(Preflight, ARatingOfAThousandToThreeThousandIsNotDoubted)
{
    Section section = presentPlayers(4);
    const auto isDoubted = [&](int rating) {
        section.players[2].rating = rating;
        const auto issues = preflight(section, 1);
        const PreflightIssue* doubt = find(issues, PreflightKind::ImpossibleRating);
        if (doubt != nullptr) {
            EXPECT_EQ(doubt->count, rating);
            EXPECT_EQ(doubt->players, std::vector{playerId(3)});
        }
        return doubt != nullptr;
    };
    EXPECT_FALSE(isDoubted(0)) << "unrated";
    EXPECT_TRUE(isDoubted(1));
    EXPECT_TRUE(isDoubted(999));
    EXPECT_FALSE(isDoubted(1000));
    EXPECT_FALSE(isDoubted(3000));
    EXPECT_TRUE(isDoubted(3001));
}

/// An issue with all that it says: level, fix, players, round, board, count.
std::string whole(const std::vector<PreflightIssue>& issues, PreflightKind kind)
{
    const PreflightIssue* issue = find(issues, kind);
    return issue == nullptr ? "nothing" : fixture::recordText(*issue);
}

std::string saying(PreflightKind kind, int level, PreflightFix fix, const std::vector<int>& players, int round = 0,
                   int board = 0, int count = 0)
{
    PreflightIssue issue{kind, level, fix, {}, round, board, count};
    for (const int number : players) issue.players.push_back(playerId(number));
    return fixture::recordText(issue);
}

TEST(Preflight, EachIssueSaysHowGraveItIsWhomItIsAboutAndWhatHelps)
{
    using Kind = PreflightKind;
    using Fix = PreflightFix;
    Section section = presentPlayers(8);
    section.rounds.resize(2);
    section.rounds[0].games = {{playerId(1), playerId(2)}, {playerId(3), playerId(4), Outcome::Win, Outcome::Loss}};
    section.rounds[1].games = {{playerId(2), playerId(3), Outcome::Draw, Outcome::Draw}, {playerId(4), playerId(1)}};
    section.players[0].rating = 0;
    section.players[1].fideId.clear();
    section.players[2].rating = 999;
    section.players[3].birth = {1900, 0, 0};
    section.players[5].fideId = section.players[4].fideId;
    section.players[7].name = section.players[6].name;
    section.players[6].withdrawnFromRound = 3;
    section.players[7].entersInRound = 3;
    section.players[7].rating = 2301;
    section.info.limits.ratingTo = 2300;
    section.requestedByes = {{playerId(5), 3, Outcome::HalfBye}};
    section.rounds[0].byes = {{playerId(5), Outcome::HalfBye}};
    section.rules.scheduledRounds = 2;
    const auto issues = preflight(section, 3, {.mostHalfPointByes = 1});
    EXPECT_EQ(whole(issues, Kind::ResultMissing), saying(Kind::ResultMissing, 2, Fix::EnterResult, {1, 2}, 1, 1));
    EXPECT_EQ(std::ranges::count(issues, Kind::ResultMissing, &PreflightIssue::kind), 2);
    EXPECT_EQ(whole(issues, Kind::MissingRating), saying(Kind::MissingRating, 1, Fix::LookUpRating, {1}));
    EXPECT_EQ(whole(issues, Kind::MissingFideId), saying(Kind::MissingFideId, 1, Fix::LookUpRating, {2}));
    EXPECT_EQ(whole(issues, Kind::ImpossibleRating),
              saying(Kind::ImpossibleRating, 2, Fix::EditPlayer, {3}, 0, 0, 999));
    EXPECT_EQ(whole(issues, Kind::ImpossibleBirthYear),
              saying(Kind::ImpossibleBirthYear, 2, Fix::EditPlayer, {4}, 0, 0, 1900));
    EXPECT_EQ(whole(issues, Kind::DuplicateFideId), saying(Kind::DuplicateFideId, 3, Fix::RemovePlayer, {5, 6}));
    EXPECT_EQ(whole(issues, Kind::DuplicateName), saying(Kind::DuplicateName, 2, Fix::RemovePlayer, {7, 8}));
    EXPECT_EQ(whole(issues, Kind::Withdrawn), saying(Kind::Withdrawn, 1, Fix::UndoWithdrawal, {7}));
    EXPECT_EQ(whole(issues, Kind::LateEntry), saying(Kind::LateEntry, 1, Fix::EditPlayer, {8}));
    EXPECT_EQ(whole(issues, Kind::OutsideLimits), saying(Kind::OutsideLimits, 2, Fix::EditPlayer, {8}));
    EXPECT_EQ(whole(issues, Kind::TooManyByes), saying(Kind::TooManyByes, 3, Fix::EditRequestedByes, {5}, 0, 0, 2));
    EXPECT_EQ(whole(issues, Kind::AllRoundsPaired), saying(Kind::AllRoundsPaired, 3, Fix::EditRounds, {}, 3));
    EXPECT_EQ(whole(issues, Kind::NumbersOutOfOrder), "nothing");
    EXPECT_EQ(whole(issues, Kind::RatingNeeded), "nothing");
    EXPECT_EQ(whole(issues, Kind::SystemDeprecated), "nothing");
    EXPECT_TRUE(std::ranges::is_sorted(issues, std::ranges::greater(), &PreflightIssue::level));

    Section dubov = presentPlayers(5);
    dubov.rules.pairingSystem = PairingSystem::Dubov;
    dubov.players[1].rating = 0;
    const auto before = preflight(dubov, 1);
    EXPECT_EQ(whole(before, Kind::RatingNeeded), saying(Kind::RatingNeeded, 2, Fix::LookUpRating, {2}));
    EXPECT_EQ(whole(before, Kind::MissingRating), "nothing") << "told once";
    EXPECT_EQ(whole(before, Kind::SystemDeprecated), saying(Kind::SystemDeprecated, 1, Fix::None, {}));
    EXPECT_EQ(whole(before, Kind::OddCount), saying(Kind::OddCount, 1, Fix::None, {}, 0, 0, 5));
    EXPECT_EQ(whole(before, Kind::NumbersOutOfOrder),
              saying(Kind::NumbersOutOfOrder, 3, Fix::Renumber, {2, 3}, 0, 0, 4));
    dubov.rounds.resize(1);
    EXPECT_EQ(whole(preflight(dubov, 2), Kind::SystemDeprecated), "nothing");
    dubov.rounds.clear();
    EXPECT_EQ(whole(preflight(dubov, 1, {.ratingsMatter = false}), Kind::SystemDeprecated), "nothing");
    EXPECT_EQ(whole(preflight(dubov, 1, {.ratingsMatter = false}), Kind::RatingNeeded),
              saying(Kind::RatingNeeded, 2, Fix::LookUpRating, {2}));
}

TEST(Preflight, OnlyWhoIsHereIsLookedAtAndOnlyInHisTime)
{
    Section section = presentPlayers(6);
    section.rounds.resize(3);
    section.players[0].withdrawnFromRound = 3;
    section.players[0].rating = 1;
    section.players[1].withdrawnFromRound = 2;
    section.players[1].rating = 1;
    section.players[2].withdrawnFromRound = 4;
    section.players[2].rating = 1;
    const auto third = preflight(section, 3);
    EXPECT_EQ(whole(third, PreflightKind::Withdrawn),
              saying(PreflightKind::Withdrawn, 1, PreflightFix::UndoWithdrawal, {1}));
    EXPECT_EQ(std::ranges::count(third, PreflightKind::Withdrawn, &PreflightIssue::kind), 1) << "told once";
    EXPECT_EQ(std::ranges::count(third, PreflightKind::ImpossibleRating, &PreflightIssue::kind), 1);
    EXPECT_EQ(find(third, PreflightKind::ImpossibleRating)->players, std::vector{playerId(3)});
    EXPECT_EQ(find(preflight(presentPlayers(4), 1), PreflightKind::LateEntry), nullptr) << "nobody is late in round 1";
}

TEST(Preflight, TheSameNameIsAnotherPersonWhereYearOrUnitDiffer)
{
    Section section = presentPlayers(2);
    section.players[1].name = section.players[0].name;
    for (Player& player : section.players) player.fideId.clear();
    const auto isTwice = [&] { return find(preflight(section, 1), PreflightKind::DuplicateName) != nullptr; };
    EXPECT_TRUE(isTwice());
    section.players[0].birth.year = 2001;
    EXPECT_FALSE(isTwice());
    section.players[1].birth = {2001, 7, 8};
    EXPECT_TRUE(isTwice()) << "the year alone";
    section.players[1].unit = "Huế";
    EXPECT_FALSE(isTwice());
}

/// Everybody who entered is in exactly one of the groups.
bool balances(const Account& account)
{
    const int told = 2 * account.boards + account.pairingByes + account.fullByes + account.halfByes + account.reserves +
                     account.teamFree + account.knockedOut + account.matchOver + account.absent();
    return account.leftOut == 0 && account.entered == told;
}

TEST(Account, EverybodyIsInExactlyOnePlace)
{
    Section section = presentPlayers(9);
    section.requestedByes = {{playerId(2), 1, Outcome::HalfBye}, {playerId(3), 1, Outcome::ZeroBye}};
    section.players[7].withdrawnFromRound = 1;
    section.players[8].entersInRound = 2;
    const DraftOutcome outcome = draftRound(section, 1);
    Round round = std::get<DraftRound>(outcome).round;
    const Account account = accountOf(section, round, 1);
    EXPECT_EQ(account.entered, 9);
    EXPECT_EQ(account.boards, 2);
    EXPECT_EQ(account.pairingByes, 1);
    EXPECT_EQ(account.halfByes, 1);
    EXPECT_EQ(account.absent(), 3);
    EXPECT_TRUE(balances(account));
    round.games.pop_back();
    EXPECT_EQ(accountOf(section, round, 1).leftOut, 2);
    EXPECT_FALSE(balances(accountOf(section, round, 1)));
}

TEST(Account, WinsWithoutAnOpponentAreFullByes)
{
    const Section section = presentPlayers(3);
    Round round;
    round.byes = {
        {playerId(1), Outcome::UnopposedWin}, {playerId(2), Outcome::FullBye}, {playerId(2), Outcome::HalfBye}};
    const Account account = accountOf(section, round, 1);
    EXPECT_EQ(account.fullByes, 2);
    EXPECT_EQ(account.halfByes, 0) << "nobody is counted twice";
    EXPECT_EQ(account.leftOut, 1);
}

TEST(Account, WhoeverEntersLaterIsNotLeftOut)
{
    Section section;
    for (int id = 1; id <= 3; ++id) {
        Player player;
        player.id = playerId(id);
        player.tpn = id;
        section.players.push_back(player);
    }
    Round round;
    round.games.push_back(Game{playerId(1), playerId(2)});
    EXPECT_EQ(accountOf(section, round, 1).leftOut, 1);
    section.players[2].entersInRound = 2;
    const Account account = accountOf(section, round, 1);
    EXPECT_EQ(account.leftOut, 0);
    EXPECT_EQ(account.notYetHere, 1);
    EXPECT_TRUE(balances(account));
}

/// A record that nobody has filled says nothing.
TEST(PairingRecords, RecordsStartEmpty)
{
    using fixture::startsEmpty;
    EXPECT_TRUE(startsEmpty(Account{}));
    EXPECT_TRUE(startsEmpty(Seating{}));
    EXPECT_TRUE(startsEmpty(BergerBoard{}));
    EXPECT_TRUE(startsEmpty(BergerRound{}));
    EXPECT_EQ(KnockOutReach{}.places, 0U);
}

}  // namespace
}  // namespace kydai::pairing
