// Days of play of a league: every match of the table with its day and place.

#include "pairing/teams/league.h"

#include "model/pictures.h"
#include "model/table_numbers.h"
#include "model/team_scorecards.h"
#include "model/unseen_line_ups.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"
#include "pairing/preflight.h"
#include "pairing/teams/team_round.h"
#include "support/event_builder.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace kydai::pairing {
namespace {

/// Four teams of two.
Section league()
{
    EventBuilder builder;
    for (int player = 1; player <= 8; ++player) builder.player("", 2000);
    Section section = builder.team("A", 1, 2).team("B", 3, 4).team("C", 5, 6).team("D", 7, 8).build();
    section.rules.pairingSystem = PairingSystem::TeamRoundRobin;
    section.teams.boardColours = "WB";
    section.teams.teams[0].venue = "Nhà văn hoá";
    return section;
}

void publish(Section& section)
{
    const DraftOutcome outcome = draftRound(section, section.roundsPaired() + 1);
    section.rounds.push_back(std::get<DraftRound>(outcome).round);
}

TEST(League, EveryMatchOfTheTableIsThereWhetherPairedOrNot)
{
    Section section = league();
    const auto before = leagueMatches(section);
    EXPECT_EQ(before.size(), 6U);
    publish(section);
    const auto after = leagueMatches(section);
    ASSERT_EQ(after.size(), 6U);
    for (std::size_t at = 0; at < before.size(); ++at) {
        EXPECT_EQ(before[at].round, after[at].round);
        const auto same = std::ranges::find_if(after, [&](const LeagueMatch& match) {
            return match.round == before[at].round && match.home == before[at].home && match.guest == before[at].guest;
        });
        EXPECT_NE(same, after.end()) << "who is at home stays";
    }
    section.rules.homeBlack = true;
    section.rounds.clear();
    publish(section);
    const auto black = leagueMatches(section);
    EXPECT_TRUE(std::ranges::any_of(black, [&](const LeagueMatch& match) {
        return match.round == 1 && match.home == before[0].home && match.guest == before[0].guest;
    })) << "home is home with Black too";
}

TEST(League, AMatchIsPlayedWhenItsDayOfPlaySaysElseWithItsRound)
{
    Section section = league();
    publish(section);
    section.rounds[0].date = {2026, 12, 5};
    const LeagueMatch first = leagueMatches(section)[0];
    EXPECT_EQ(first.day, (Date{2026, 12, 5}));
    Fixture fixture = fixtureOf(section, first);
    fixture.day = {2026, 12, 9};
    fixture.time = "19:30";
    fixture.movedFrom = {2026, 12, 5};
    section.teams.fixtures = withFixture(section, fixture);
    const LeagueMatch moved = leagueMatches(section)[0];
    EXPECT_EQ(moved.day, (Date{2026, 12, 9}));
    EXPECT_EQ(moved.time, "19:30");
    EXPECT_FALSE(moved.isPutOff);
    fixture.day = {};
    section.teams.fixtures = withFixture(section, fixture);
    ASSERT_EQ(section.teams.fixtures.size(), 1U) << "in place of the earlier one";
    EXPECT_TRUE(leagueMatches(section)[0].isPutOff);
    EXPECT_FALSE(leagueMatches(section)[0].day.known());
    fixture.movedFrom = {};
    fixture.time.clear();
    section.teams.fixtures = withFixture(section, fixture);
    EXPECT_TRUE(section.teams.fixtures.empty()) << "it says no more than the round";
}

TEST(League, ADayOfPlayIsFoundWhicheverTeamItNamesFirstAndKeptOnlyWhereItSaysSomething)
{
    Section section = league();
    const LeagueMatch match = leagueMatches(section).front();
    const TeamId home = section.teams.teams[match.home].id;
    const TeamId guest = section.teams.teams[match.guest].id;
    const auto plays = [&](const Team& team) { return team.id == home || team.id == guest; };
    const TeamId third = std::ranges::find_if_not(section.teams.teams, plays)->id;
    const Fixture none = fixtureOf(section, match);
    EXPECT_EQ(none, (Fixture{.round = 1, .first = home, .second = guest}));
    EXPECT_TRUE(withFixture(section, none).empty()) << "it says nothing";
    const Fixture said{.round = 1, .first = guest, .second = home, .time = "14:30", .venue = "Huế"};
    for (Fixture each : {said, Fixture{.round = 1, .first = home, .second = guest, .day = {2026, 5, 1}},
                         Fixture{.round = 1, .first = home, .second = guest, .venue = "Vinh"},
                         Fixture{.round = 1, .first = home, .second = guest, .movedFrom = {2026, 5, 1}}}) {
        section.teams.fixtures = {{.round = 2, .first = home, .second = guest, .time = "9:00"},
                                  {.round = 1, .first = home, .second = third, .time = "7:00"},
                                  {.round = 1, .first = home, .second = guest, .time = "8:00"}};
        section.teams.fixtures = withFixture(section, each);
        ASSERT_EQ(section.teams.fixtures.size(), 3U) << "one for each match";
        EXPECT_EQ(section.teams.fixtures[0].time, "7:00");
        EXPECT_EQ(section.teams.fixtures[1], each) << "by rounds";
        EXPECT_EQ(section.teams.fixtures[2].time, "9:00");
        EXPECT_EQ(fixtureOf(section, match), each);
        EXPECT_EQ(leagueMatches(section).front().time, each.time);
        EXPECT_EQ(leagueMatches(section).front().movedFrom, each.movedFrom);
        EXPECT_EQ(leagueMatches(section).front().isPutOff, each.movedFrom.known());
        EXPECT_EQ(leagueMatches(section).front().venue,
                  each.venue.empty() ? section.teams.teams[match.home].venue : each.venue);
    }
    EXPECT_TRUE(match.has(match.home) && match.has(match.guest));
    EXPECT_FALSE(match.has(4));
    EXPECT_TRUE(leagueMatches(Section{}).empty()) << "players have no matches of teams";
}

TEST(League, TheHomeTeamsVenueCountsWhereTheMatchSaysNone)
{
    Section section = league();
    for (const LeagueMatch& match : leagueMatches(section))
        EXPECT_EQ(match.venue, match.home == 0 ? "Nhà văn hoá" : "");
}

// --- line-ups that are not seen yet

constexpr Moment kNow{{2026, 12, 5}, 13 * 60};

Section sealed()
{
    Section section = league();
    section.teams.lineUpRules.unseen = true;
    publish(section);
    return section;
}

void handIn(Section& section, int team, RoundNumber round)
{
    LineUp lineUp;
    lineUp.round = round;
    lineUp.team = TeamId{team};
    lineUp.boards = section.teams.teams[static_cast<std::size_t>(team - 1)].members;
    section.teams.lineUps.push_back(lineUp);
}

/// Boards of round 1 on which others see who plays.
int boardsSeen(const Section& section)
{
    return static_cast<int>(std::ranges::count_if(withoutUnseenLineUps(section, kNow).rounds[0].games,
                                                  [](const Game& game) { return !isUnseen(game); }));
}

TEST(UnseenLineUps, ATimeOfDayIsRead)
{
    EXPECT_EQ(minuteOfDay("14:30"), 870);
    EXPECT_EQ(minuteOfDay("9h05"), 545);
    EXPECT_EQ(minuteOfDay("00:00"), 0);
    for (const char* wrong : {"", "14", "24:00", "12:60", "-1:00", "a:b", "1:2:3", "123:00"})
        EXPECT_EQ(minuteOfDay(wrong), std::nullopt) << wrong;
}

TEST(UnseenLineUps, AMatchIsSeenOnceBothAreIn)
{
    Section section = sealed();
    EXPECT_EQ(unseenTeams(section, 1, kNow).size(), 4U);
    EXPECT_EQ(boardsSeen(section), 0);
    const auto matches = leagueMatches(section);
    handIn(section, static_cast<int>(matches[0].home) + 1, 1);
    EXPECT_EQ(unseenTeams(section, 1, kNow).size(), 4U) << "one alone is shown to nobody";
    for (const LineUp& lineUp : withoutUnseenLineUps(section, kNow).teams.lineUps) EXPECT_TRUE(lineUp.boards.empty());
    handIn(section, static_cast<int>(matches[0].guest) + 1, 1);
    EXPECT_EQ(unseenTeams(section, 1, kNow).size(), 2U);
    const Section seen = withoutUnseenLineUps(section, kNow);
    EXPECT_EQ(boardsSeen(section), 2);
    EXPECT_EQ(seen.teams.lineUps.size(), 4U) << "two with their boards, two that only name the opponents";
}

TEST(UnseenLineUps, WhoPlaysIsCountedApartUntilItIsSeen)
{
    Section section = sealed();
    const auto accountSeen = [&] {
        const Section seen = withoutUnseenLineUps(section, kNow);
        return accountOf(seen, seen.rounds[0], 1);
    };
    EXPECT_EQ(accountSeen().unseen, 8);
    EXPECT_EQ(accountSeen().boards, 0);
    EXPECT_EQ(accountSeen().leftOut, 0);
    const auto matches = leagueMatches(section);
    handIn(section, static_cast<int>(matches[0].home) + 1, 1);
    handIn(section, static_cast<int>(matches[0].guest) + 1, 1);
    EXPECT_EQ(accountSeen().unseen, 4);
    EXPECT_EQ(accountSeen().boards, 2);
}

TEST(UnseenLineUps, WhoMeetsWhomWhereIsToldAllTheSame)
{
    Section section = sealed();
    const Section seen = withoutUnseenLineUps(section, kNow);
    EXPECT_EQ(teamSeatsInOrder(seen, 1), teamSeatsInOrder(section, 1));
    EXPECT_EQ(leagueMatches(seen), leagueMatches(section));
    EXPECT_EQ(seen.rounds[0].games.size(), section.rounds[0].games.size()) << "boards keep their tables";
    for (std::size_t team = 0; team < 4; ++team) EXPECT_EQ(teamScoresOf(seen, 1).entry(team, 1).undecided, 2) << team;
    // The second match alone is open: it keeps its place and its boards.
    const auto matches = leagueMatches(section);
    handIn(section, static_cast<int>(matches[1].home) + 1, 1);
    handIn(section, static_cast<int>(matches[1].guest) + 1, 1);
    const Section half = withoutUnseenLineUps(section, kNow);
    EXPECT_EQ(teamSeatsInOrder(half, 1), teamSeatsInOrder(section, 1));
    for (std::size_t board = 0; board < half.rounds[0].games.size(); ++board) {
        const bool isOfTheFirst = board < 2;
        EXPECT_EQ(isUnseen(half.rounds[0].games[board]), isOfTheFirst) << board;
    }
}

/// The first game that is there doesn't tell who has White in the match.
TEST(UnseenLineUps, WhoHasWhiteIsToldWhereNobodySitsOnTheFirstBoard)
{
    Section section = sealed();
    const std::vector<TeamSeat> published = teamSeatsInOrder(section, 1);
    const Team& first = section.teams.teams[published[0].white];
    section.teams.lineUps.push_back({.round = 1, .team = first.id, .boards = {PlayerId{}, first.members[1]}});
    section.rounds[0] = withLineUps(section, 1, published[0].white);
    ASSERT_EQ(section.rounds[0].games.size(), 3U);
    ASSERT_EQ(unseenTeams(section, 1, kNow).size(), 4U);
    EXPECT_EQ(teamSeatsInOrder(section, 1), published);
    EXPECT_EQ(teamSeatsInOrder(withoutUnseenLineUps(section, kNow), 1), published);
}

/// An empty board is neither missed nor guessed from the tables of the others.
TEST(UnseenLineUps, ABoardThatStaysEmptyIsNotBetrayed)
{
    const Section section = sealed();
    const Section seen = withoutUnseenLineUps(section, kNow);
    for (const std::size_t match : {0U, 1U}) {
        SCOPED_TRACE(match);
        const TeamSeat published = teamSeatsInOrder(section, 1)[match];
        Section holed = section;
        const Team& first = holed.teams.teams[published.white];
        holed.teams.lineUps.push_back({.round = 1, .team = first.id, .boards = {first.members[0], PlayerId{}}});
        holed.rounds[0] = withLineUps(holed, 1, published.white);
        ASSERT_EQ(holed.rounds[0].games.size(), 3U);
        const Section hidden = withoutUnseenLineUps(holed, kNow);
        EXPECT_EQ(hidden.rounds, seen.rounds);
        EXPECT_EQ(hidden.teams, seen.teams);
        EXPECT_EQ(tableNumbers(hidden, hidden.round(1)), (std::vector{1, 2, 3, 4}));
        // Whoever may see it finds the other match at its tables, before and after.
        EXPECT_EQ(tableNumbers(holed, holed.round(1)), match == 0 ? (std::vector{1, 3, 4}) : (std::vector{1, 2, 3}));
    }
}

/// Whoever plays: what others may know of the round is the same.
TEST(UnseenLineUps, NothingThatOthersSeeDependsOnWhoIsHidden)
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        SCOPED_TRACE(seed);
        GenerateOptions options;
        options.seed = seed;
        options.system = PairingSystem::TeamSwiss;
        options.teams = 8;
        options.boards = 3;
        options.reserves = 2;
        options.rounds = 3;
        Section section = generate(options);
        section.teams.lineUpRules.unseen = true;
        section.teams.byes.clear();
        for (Game& game : section.rounds.back().games) game.whiteOutcome = game.blackOutcome = Outcome::Open;
        const RoundNumber last = section.roundsPaired();
        std::erase_if(section.teams.lineUps, [&](const LineUp& each) { return each.round == last; });
        // Every team lets its reserves play; nobody has seen it.
        Section other = section;
        for (std::size_t team = 0; team < other.teams.teams.size(); ++team) {
            std::vector<PlayerId> fielded = boardsOf(section, team, last);
            if (fielded.size() != 3) continue;
            std::map<PlayerId, PlayerId> instead;
            const std::vector<PlayerId>& members = other.teams.teams[team].members;
            for (std::size_t board = 0; board < fielded.size(); ++board)
                instead[fielded[board]] = members[members.size() - fielded.size() + board];
            for (Game& game : other.rounds.back().games) {
                for (PlayerId Game::*side : {&Game::white, &Game::black}) {
                    if (const auto now = instead.find(game.*side); now != instead.end()) game.*side = now->second;
                }
            }
        }
        std::set<PlayerId> seated;
        for (const Game& game : other.rounds.back().games) seated.insert({game.white, game.black});
        std::erase_if(other.rounds.back().byes, [&](const Bye& bye) { return seated.contains(bye.player); });
        for (Section* each : {&section, &other}) {
            Section before = *each;
            before.rounds.pop_back();
            each->rounds.back().picture = pictureOf(before, each->rounds.back());
        }
        EXPECT_NE(other.rounds.back().games, section.rounds.back().games);
        EXPECT_NE(other.rounds.back().byes, section.rounds.back().byes);
        EXPECT_NE(other.rounds.back().picture, section.rounds.back().picture);
        const auto others = withoutUnseenLineUps(other, kNow);
        const auto seen = withoutUnseenLineUps(section, kNow);
        EXPECT_EQ(others.rounds.back().games, seen.rounds.back().games);
        EXPECT_EQ(others.rounds.back(), seen.rounds.back()) << "nor its byes and its picture";
        EXPECT_EQ(others.teams, seen.teams);
    }
}

TEST(UnseenLineUps, TheDeadlineOpensThemAll)
{
    Section section = sealed();
    section.teams.deadlines.push_back({1, {2026, 12, 5}, "13:30"});
    EXPECT_EQ(unseenTeams(section, 1, kNow).size(), 4U);
    ASSERT_TRUE(nextDeadline(section, kNow));
    EXPECT_EQ(nextDeadline(section, kNow)->minute, 13 * 60 + 30);
    const Moment due{{2026, 12, 5}, 13 * 60 + 30};
    EXPECT_TRUE(unseenTeams(section, 1, due).empty());
    EXPECT_FALSE(nextDeadline(section, due));
    section.teams.deadlines[0].time = "soon";
    EXPECT_EQ(unseenTeams(section, 1, {{2026, 12, 5}, 23 * 60 + 59}).size(), 4U) << "the end of the day";
    EXPECT_TRUE(unseenTeams(section, 1, {{2026, 12, 6}, 0}).empty());
}

TEST(UnseenLineUps, AResultShowsThatItIsPlayed)
{
    Section section = sealed();
    section.rounds[0].games[0].whiteOutcome = Outcome::Win;
    section.rounds[0].games[0].blackOutcome = Outcome::Loss;
    EXPECT_EQ(unseenTeams(section, 1, kNow).size(), 2U);
}

TEST(UnseenLineUps, ThoseForRoundsToComeAreNeverShown)
{
    Section section = sealed();
    handIn(section, 1, 2);
    section.teams.deadlines.push_back({1, {2026, 1, 1}, ""});
    EXPECT_TRUE(withoutUnseenLineUps(section, kNow).teams.lineUps.empty());
    EXPECT_EQ(withoutUnseenLineUps(section, kNow).rounds, section.rounds);
    section.teams.lineUpRules.unseen = false;
    EXPECT_EQ(withoutUnseenLineUps(section, kNow), section);
}

}  // namespace
}  // namespace kydai::pairing
