// Line-ups, results of matches and teams at every door (rules/team_pairing.md, sections 11 and 12).

#include "core/policy/one_section.h"
#include "explain/articles.h"
#include "model/team_scorecards.h"
#include "pairing/next_round.h"
#include "pairing/teams/team_order.h"
#include "pairing/teams/team_round.h"
#include "policy/judge.h"
#include "policy/line_up.h"
#include "policy/match_entry.h"
#include "support/event_builder.h"
#include "support/fragments.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace kydai::policy {
namespace {

using Boards = std::vector<int>;

/// Two teams of four, three boards: the players 1 to 4 against 5 to 8; 4 and 8 are reserves.
Section twoTeams()
{
    EventBuilder builder;
    for (const int rating : {2400, 2300, 2200, 2100, 2350, 2250, 2150, 2050}) builder.player("", rating);
    Section section = builder.team("Huế", 1, 4).team("Vinh", 5, 8).scheduledRounds(3).build();
    section.rules.pairingSystem = PairingSystem::TeamSwiss;
    section.rules.systemCode = "FIDE_TEAM";
    section.rules.initialColour = Colour::White;
    section.teams.boardColours = "WBW";
    return section;
}

LineUp lineUp(const Boards& boards, RoundNumber round = 1, int team = 1, std::string reason = {})
{
    LineUp made;
    made.round = round;
    made.team = TeamId{team};
    for (const int number : boards) made.boards.push_back(number == 0 ? PlayerId{} : playerId(number));
    made.reason = std::move(reason);
    return made;
}

Judgement judged(const Section& section, CompoundChange action)
{
    auto judgement = judge(stateOf(section), std::move(action));
    EXPECT_TRUE(judgement.ok()) << judgement.error().what;
    return std::move(*judgement);
}

std::vector<WarningId> warned(const Judgement& judgement)
{
    std::vector<WarningId> ids;
    for (const Warning& warning : judgement.warnings()) ids.push_back(warning.id);
    return ids;
}

/// The section after an action, whatever is asked.
Section made(const Section& section, const CompoundChange& action)
{
    Event event = stateOf(section).event;
    const Judgement judgement = judged(section, action);
    for (const Change& change : judgement.action().changes) {
        auto applied = applyTo(event, change);
        EXPECT_TRUE(applied.ok());
        event = applied->event;
    }
    return *event.sections.front().section;
}

/// Round 1 paired and published.
Section paired()
{
    const Section section = twoTeams();
    auto draft = pairing::draftRound(section, 1);
    return made(section, PublishRound{kId, 1, std::get<pairing::DraftRound>(draft).round});
}

std::vector<TeamFault> faults(const Section& section, const LineUp& of)
{
    std::vector<TeamFault> found;
    for (const TeamIssue& issue : lineUpIssues(section, of)) found.push_back(issue.fault);
    return found;
}

using Faults = std::vector<TeamFault>;

TEST(LineUps, ArtB_12_3_4_MembersSitInTheOrderOfTheList)
{
    const Section section = twoTeams();
    EXPECT_EQ(faults(section, lineUp({1, 2, 3})), Faults{});
    EXPECT_EQ(faults(section, lineUp({2, 3, 4})), Faults{}) << "players move up, the order stays";
    const TeamIssues issues = lineUpIssues(section, lineUp({2, 1, 3}));
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(issues[0].fault, TeamFault::OutOfOrder);
    EXPECT_EQ(issues[0].board, 2);
    EXPECT_EQ(issues[0].player, playerId(1));
    EXPECT_EQ(issues[0].other, playerId(2));
    EXPECT_EQ(issues[0].article, article::kBoardOrder);
    EXPECT_EQ(faults(section, lineUp({4, 1, 2})), (Faults{TeamFault::OutOfOrder, TeamFault::OutOfOrder}));
}

TEST(LineUps, ArtB_12_3_5_NobodyPlaysWhoIsNotOnTheList)
{
    const TeamIssues issues = lineUpIssues(twoTeams(), lineUp({1, 2, 5}));
    ASSERT_EQ(issues.size(), 1U);
    EXPECT_EQ(issues[0].fault, TeamFault::ForeignPlayer);
    EXPECT_EQ(issues[0].article, article::kNotOnList);
    const Judgement judgement = judged(twoTeams(), SetLineUp{kId, lineUp({1, 2, 5}, 1, 1, "guest")});
    EXPECT_EQ(warned(judgement), std::vector{WarningId::LineUpImpossible});
    EXPECT_TRUE(judgement.isRefused()) << "no reason makes him a member";
}

TEST(LineUps, OrderByRatingHasATolerance)
{
    Section section = twoTeams();
    section.teams.lineUpRules.order = BoardOrder::ByRating;
    EXPECT_EQ(faults(section, lineUp({2, 1, 3})), Faults{TeamFault::RatedHigher});
    section.teams.lineUpRules.tolerance = 100;
    EXPECT_EQ(faults(section, lineUp({2, 1, 3})), Faults{});
    EXPECT_EQ(faults(section, lineUp({3, 2, 1})), Faults{TeamFault::RatedHigher}) << "200 points are more than 100";
    section.teams.lineUpRules.order = BoardOrder::Free;
    EXPECT_EQ(faults(section, lineUp({4, 3, 1})), Faults{});
}

TEST(LineUps, HolesOnlyWhereTheyMayBe)
{
    Section section = twoTeams();
    EXPECT_EQ(faults(section, lineUp({1, 2, 0})), Faults{});
    EXPECT_EQ(faults(section, lineUp({1, 2})), Faults{}) << "boards left out are empty";
    EXPECT_EQ(faults(section, lineUp({1, 0, 3})), Faults{TeamFault::EmptyBoard});
    section.teams.lineUpRules.empty = EmptyBoards::Anywhere;
    EXPECT_EQ(faults(section, lineUp({0, 2, 3})), Faults{});
    section.teams.lineUpRules.empty = EmptyBoards::Nowhere;
    EXPECT_EQ(faults(section, lineUp({1, 2})), Faults{TeamFault::EmptyBoard});
}

TEST(LineUps, LimitsOfReservesPlayersAndBoards)
{
    Section section = twoTeams();
    EXPECT_EQ(faults(section, lineUp({1, 2, 3, 4})), Faults{TeamFault::TooManyBoards});
    section.teams.teams[0].members.push_back(playerId(8));
    section.teams.teams[1].members.pop_back();
    section.teams.lineUpRules.mostReserves = 1;
    EXPECT_EQ(faults(section, lineUp({1, 2, 4})), Faults{});
    EXPECT_EQ(faults(section, lineUp({1, 3, 4})), Faults{}) << "the third of three boards is no reserve";
    EXPECT_EQ(faults(section, lineUp({1, 4, 8})), Faults{TeamFault::TooManyReserves});
    section.teams.lineUpRules.leastPlayers = 2;
    EXPECT_EQ(faults(section, lineUp({1, 2})), Faults{});
    EXPECT_EQ(faults(section, lineUp({1})), Faults{TeamFault::TooFewPlayers});
}

TEST(LineUps, BoardsKeptForWomenAndYouth)
{
    Section section = twoTeams();
    section.players[2].sex = Sex::Female;
    section.players[1].birth.year = 2012;
    section.teams.lineUpRules.keptBoards = {{3, Sex::Female, 0}, {2, Sex::Unknown, 2010}};
    EXPECT_EQ(faults(section, lineUp({1, 2, 3})), Faults{});
    section.players[1].birth.year = 2010;
    EXPECT_EQ(faults(section, lineUp({1, 2, 3})), Faults{}) << "who is born in the year itself may sit there";
    section.players[1].birth.year = 2009;
    EXPECT_EQ(faults(section, lineUp({1, 2, 3})), Faults{TeamFault::NotForBoard});
    section.players[1].birth.year = 2012;
    EXPECT_EQ(faults(section, lineUp({1, 2, 4})), Faults{TeamFault::NotForBoard});
    EXPECT_EQ(faults(section, lineUp({2, 3, 4})), (Faults{TeamFault::NotForBoard, TeamFault::NotForBoard}));
}

TEST(LineUps, WhoIsAwayIsTold)
{
    Section section = twoTeams();
    section.players[0].withdrawnFromRound = 1;
    section.requestedByes.push_back({playerId(2), 1, Outcome::ZeroBye});
    EXPECT_EQ(faults(section, lineUp({1, 2, 3})), (Faults{TeamFault::PlayerAway, TeamFault::PlayerAway}));
    EXPECT_EQ(faults(section, lineUp({2, 3, 4}, 2)), Faults{}) << "the bye is for round 1";
}

/// The same people in the division above, where the first of them played twice for the club.
Section above()
{
    Section section = twoTeams();
    section.teams.teams[0].club = "CLB Huế";
    for (RoundNumber round = 1; round <= 2; ++round) {
        Round& played = section.rounds.emplace_back();
        Game game;
        game.white = playerId(round == 1 ? 1 : 5);
        game.black = playerId(round == 1 ? 5 : 1);
        game.whiteOutcome = game.blackOutcome = Outcome::Draw;
        played.games.push_back(game);
    }
    return section;
}

TEST(LineUps, WhoPlayedTooOftenForAHigherTeamOfTheClubIsTold)
{
    Section lower = twoTeams();
    lower.teams.teams[0].club = "clb hue";
    for (int at = 0; at < 4; ++at) lower.players[static_cast<std::size_t>(at)].name = "Nguyễn " + std::to_string(at);
    Section higher = above();
    higher.players[0].name = "Nguyen 0";
    lower.teams.lineUpRules.mostGamesAbove = 2;
    const auto issues = [&] { return lineUpIssues(lower, lineUp({1, 2, 3}), {&higher}); };
    ASSERT_EQ(issues().size(), 1U);
    EXPECT_EQ(issues()[0].fault, TeamFault::PlayedAbove);
    EXPECT_EQ(issues()[0].count, 2);
    EXPECT_EQ(issues()[0].player, playerId(1));
    lower.teams.lineUpRules.mostGamesAbove = 3;
    EXPECT_TRUE(issues().empty());
    lower.teams.lineUpRules.mostGamesAbove = 2;
    higher.rounds[1].games[0].blackOutcome = Outcome::ForfeitLoss;
    EXPECT_TRUE(issues().empty()) << "a game to which he did not come is none";
    higher.rounds[1].games[0].blackOutcome = Outcome::Draw;
    higher.teams.teams[0].club = "CLB Vinh";
    EXPECT_TRUE(issues().empty()) << "another club";
    higher.teams.teams[0].club = "CLB Huế";
    higher.players[0].fideId = "1";
    lower.players[0].fideId = "2";
    EXPECT_TRUE(issues().empty()) << "somebody else of that name";
}

TEST(LineUps, TheDivisionsAboveAreTheSectionsBefore)
{
    Event event;
    for (int id = 1; id <= 3; ++id) event.sections.push_back({SectionId{id}, std::make_shared<const Section>()});
    EXPECT_TRUE(sectionsAbove(event, SectionId{1}).empty());
    ASSERT_EQ(sectionsAbove(event, SectionId{3}).size(), 2U);
    EXPECT_EQ(sectionsAbove(event, SectionId{3})[0], event.sections[0].section.get());
}

TEST(LineUps, ABrokenRuleNeedsAReasonAndAnAnswer)
{
    const Judgement without = judged(twoTeams(), SetLineUp{kId, lineUp({2, 1, 3})});
    EXPECT_EQ(warned(without), std::vector{WarningId::LineUpUnexplained});
    EXPECT_TRUE(without.isRefused());
    const Judgement with = judged(twoTeams(), SetLineUp{kId, lineUp({2, 1, 3}, 1, 1, "agreed by both")});
    EXPECT_EQ(warned(with), std::vector{WarningId::LineUpBroken});
    EXPECT_EQ(with.gravest(), Level::Confirm);
    EXPECT_EQ(with.warnings()[0].article, article::kBoardOrder);
    EXPECT_TRUE(with.clear(std::vector<Answered>{{WarningId::LineUpBroken, Reply::Confirmed}}));
    // The same at the other door.
    EditTeams edit{kId, twoTeams().teams};
    edit.teams.lineUps.push_back(lineUp({2, 1, 3}));
    EXPECT_EQ(warned(judged(twoTeams(), edit)), std::vector{WarningId::LineUpUnexplained});
}

TEST(LineUps, OneThatStandsIsNotAskedAboutAgain)
{
    const Section section = made(twoTeams(), SetLineUp{kId, lineUp({2, 1, 3}, 1, 1, "agreed by both")});
    EditTeams edit{kId, section.teams};
    edit.teams.teams[0].name = "Another name";
    EXPECT_EQ(warned(judged(section, edit)), std::vector<WarningId>{});
    edit.teams.lineUps[0].boards = lineUp({3, 2, 1}).boards;
    EXPECT_EQ(warned(judged(section, edit)), std::vector{WarningId::LineUpBroken});
}

TEST(LineUps, OneHandedInBeforeThePairingMakesTheBoards)
{
    Section section = made(twoTeams(), SetLineUp{kId, lineUp({2, 3, 4})});
    ASSERT_EQ(section.teams.lineUps.size(), 1U);
    EXPECT_EQ(section.teams.lineUps[0].opponent, TeamId{}) << "nobody is paired yet";
    auto draft = pairing::draftRound(section, 1);
    section = made(section, PublishRound{kId, 1, std::get<pairing::DraftRound>(draft).round});
    EXPECT_EQ(section.teams.lineUps[0].opponent, TeamId{2}) << "the line of the report names the opponent";
    EXPECT_EQ(pairing::boardsOf(section, 0, 1), (std::vector{playerId(2), playerId(3), playerId(4)}));
    EXPECT_FALSE(section.round(1).pairedByHand);
    const std::vector<Game> expected{
        {playerId(2), playerId(5)}, {playerId(6), playerId(3)}, {playerId(4), playerId(7)}};
    EXPECT_EQ(section.round(1).games, expected);
}

TEST(LineUps, WhatBringsBoardsWithItIsCalledALineUp)
{
    const CompoundChange other{SetLineUp{kId, lineUp({2, 3, 4})}};
    EXPECT_EQ(judged(paired(), other).action().kind, ActionKind::EnterLineUp);
    EXPECT_EQ(judged(twoTeams(), other).action().kind, ActionKind::Edit) << "no board follows yet";
}

TEST(LineUps, ArtB_12_3_2_TheFirstListAfterThePairingIsFreeAndThenItIsLocked)
{
    const Section before = paired();
    const Judgement first = judged(before, SetLineUp{kId, lineUp({1, 3, 4})});
    EXPECT_EQ(warned(first), std::vector<WarningId>{});
    const Section section = made(before, SetLineUp{kId, lineUp({1, 3, 4})});
    const std::vector<Game> expected{
        {playerId(1), playerId(5)}, {playerId(6), playerId(3)}, {playerId(4), playerId(7)}};
    EXPECT_EQ(section.round(1).games, expected);
    EXPECT_EQ(section.teams.lineUps[0].opponent, TeamId{2});
    EXPECT_FALSE(section.round(1).pairedByHand) << "who plays is not who is paired";
    const Judgement second = judged(section, SetLineUp{kId, lineUp({2, 3, 4})});
    EXPECT_EQ(warned(second), std::vector{WarningId::LineUpLocked});
    EXPECT_EQ(second.warnings()[0].article, article::kLineUpHandedIn);
}

TEST(LineUps, AnEmptyBoardGivesTheOpponentHisPoint)
{
    const Section section = made(paired(), SetLineUp{kId, lineUp({1, 2})});
    EXPECT_EQ(section.round(1).games.size(), 2U);
    const auto& byes = section.round(1).byes;
    const auto won = std::ranges::find(byes, playerId(7), &Bye::player);
    ASSERT_NE(won, byes.end());
    EXPECT_EQ(won->kind, Outcome::UnopposedWin);
    EXPECT_EQ(std::ranges::find(byes, playerId(3), &Bye::player)->kind, Outcome::ZeroBye);
    EXPECT_EQ(byes.size(), 4U) << "4 and 8 sat out before, 3 has left, 7 waits";
}

TEST(LineUps, ChangingOneKeepsTheResultsOfTheOtherBoardsAndAsksForThoseItTakes)
{
    Section section = paired();
    section.rounds[0].games[0].whiteOutcome = Outcome::Win;
    section.rounds[0].games[0].blackOutcome = Outcome::Loss;
    const Section same = made(section, SetLineUp{kId, lineUp({1, 3, 4})});
    EXPECT_EQ(same.round(1).games[0].whiteOutcome, Outcome::Win);
    const Judgement lost = judged(section, SetLineUp{kId, lineUp({2, 3, 4})});
    EXPECT_EQ(warned(lost), std::vector{WarningId::ChangePlayedRound});
}

TEST(LineUps, EveryPlayerOfATeamMayChangeAtOnce)
{
    Section section = twoTeams();
    for (int more = 9; more <= 11; ++more) {
        Player player = section.players.back();
        player.id = playerId(more);
        player.tpn = more;
        section.players.push_back(player);
        section.teams.teams[0].members.push_back(player.id);
    }
    auto draft = pairing::draftRound(section, 1);
    section = made(section, PublishRound{kId, 1, std::get<pairing::DraftRound>(draft).round});
    const Section now = made(section, SetLineUp{kId, lineUp({9, 10, 11})});
    EXPECT_EQ(now.round(1).games[0], (Game{playerId(9), playerId(5)}));
    EXPECT_EQ(now.teams.lineUps[0].opponent, TeamId{2});
    EXPECT_FALSE(now.round(1).pairedByHand);
}

TEST(LineUps, APlayerTwiceOrATeamThatIsNotThereIsAnError)
{
    EXPECT_EQ(judge(stateOf(twoTeams()), SetLineUp{kId, lineUp({1, 1, 2})}).error().code, Errc::Duplicate);
    EXPECT_EQ(judge(stateOf(twoTeams()), SetLineUp{kId, lineUp({1}, 1, 7)}).error().code, Errc::UnknownReference);
    EXPECT_EQ(judge(stateOf(twoTeams()), SetLineUp{kId, lineUp({1}, 0)}).error().code, Errc::NoSuchRound);
}

TEST(LineUps, OneTakenBackLeavesNothing)
{
    const Section section = made(twoTeams(), SetLineUp{kId, lineUp({1, 2})});
    EXPECT_EQ(made(section, SetLineUp{kId, lineUp({})}), twoTeams());
}

TEST(Teams, WhoMeetsAgainInATableIsAskedBeforeTheRoundIsPublished)  // question 101
{
    EventBuilder builder;
    for (int player = 1; player <= 8; ++player) builder.player("", 2000);
    Section section = builder.team("A", 1, 2).team("B", 3, 4).team("C", 5, 6).team("D", 7, 8).build();
    section.rules.pairingSystem = PairingSystem::TeamRoundRobin;
    section.teams.boardColours = "WB";
    const auto drawn = [&] {
        return std::get<pairing::DraftRound>(pairing::draftRound(section, section.roundsPaired() + 1)).round;
    };
    const Round first = drawn();
    EXPECT_TRUE(warned(judged(section, PublishRound{kId, 1, first})).empty());
    section.rounds.push_back(first);
    const Judgement again = judged(section, PublishRound{kId, 2, first});
    const auto told = std::ranges::find(again.warnings(), WarningId::TableBroken, &Warning::id);
    ASSERT_NE(told, again.warnings().end());
    const auto& wrong = std::get<WrongPairs>(told->facts);
    EXPECT_EQ(std::ranges::count(wrong, 2, &WrongMeeting::meetings), 2) << "two matches twice";
    EXPECT_EQ(std::ranges::count(wrong, 0, &WrongMeeting::meetings), 2) << "two never";
    for (const WrongMeeting& each : wrong) EXPECT_TRUE(each.team && each.rivals && !each.one);
    EXPECT_TRUE(std::ranges::count(warned(judged(section, PublishRound{kId, 2, drawn()})), WarningId::TableBroken) ==
                0);
}

TEST(Teams, ArtB_12_3_1_MembersAndTheirOrderAreFixedOnceRound1IsPaired)
{
    const auto swapped = [](Section section) {
        std::swap(section.teams.teams[0].members[0], section.teams.teams[0].members[1]);
        return EditTeams{kId, section.teams};
    };
    EXPECT_EQ(warned(judged(twoTeams(), swapped(twoTeams()))), std::vector<WarningId>{});
    const Judgement late = judged(paired(), swapped(paired()));
    EXPECT_EQ(warned(late), std::vector{WarningId::MembersChanged});
    EXPECT_EQ(late.warnings()[0].article, article::kMembersOrder);
}

TEST(Teams, OddTeamsAreToldOnce)
{
    EditTeams edit{kId, twoTeams().teams};
    edit.teams.teams[1].name = "HUẾ";
    Team& none = edit.teams.teams.emplace_back();
    none.id = TeamId{3};
    none.name = "Đà Nẵng";
    const Judgement judgement = judged(twoTeams(), edit);
    ASSERT_EQ(warned(judgement), std::vector{WarningId::TeamsDoubtful});
    const auto& issues = std::get<TeamIssues>(judgement.warnings()[0].facts);
    ASSERT_EQ(issues.size(), 2U);
    EXPECT_EQ(issues[0].fault, TeamFault::SameName);
    EXPECT_EQ(issues[0].rival, TeamId{1});
    EXPECT_EQ(issues[1].fault, TeamFault::NoPlayers);
    const Section now = made(twoTeams(), edit);
    edit.teams.teams[2].nickname = "DN";
    EXPECT_EQ(warned(judged(now, edit)), std::vector<WarningId>{});
}

TEST(Teams, APlayerIsInOneTeam)
{
    EditTeams edit{kId, twoTeams().teams};
    edit.teams.teams[1].members.push_back(playerId(1));
    EXPECT_EQ(judge(stateOf(twoTeams()), edit).error().code, Errc::Duplicate);
}

EnterMatch match(std::vector<Outcome> boards, int team = 1)
{
    EnterMatch entry;
    entry.section = kId;
    entry.team = TeamId{team};
    entry.boards = std::move(boards);
    return entry;
}

EnterMatch alone(Points own, Points others)
{
    EnterMatch entry = match({});
    entry.gamePoints = own;
    entry.opponents = others;
    return entry;
}

TEST(Matches, BoardByBoardAsATeamHasThem)
{
    const auto action = enteringMatch(paired(), match({Outcome::Win, Outcome::Draw, Outcome::ForfeitLoss}, 2));
    ASSERT_TRUE(action.ok());
    const Section section = made(paired(), *action);
    const auto& games = section.round(1).games;
    EXPECT_EQ(games[0].blackOutcome, Outcome::Win) << "team 2 has Black on board 1";
    EXPECT_EQ(games[1].whiteOutcome, Outcome::Draw);
    EXPECT_EQ(games[2].whiteOutcome, Outcome::ForfeitWin);
    const TeamScores scores = teamScoresOf(section, 1);
    EXPECT_EQ(scores.entry(0, 1).gamePoints, Points{15});
    EXPECT_EQ(scores.entry(1, 1).gamePoints, Points{15});
    EXPECT_EQ(scores.entry(0, 1).matchPoints, Points{10});
}

TEST(Matches, BoardsAreNumberedFromOne)
{
    std::vector<int> numbers;
    for (const MatchBoard& board : matchBoards(paired(), 1, 0)) numbers.push_back(board.board);
    EXPECT_EQ(numbers, (std::vector{1, 2, 3}));
}

TEST(Matches, TheMatchAloneWhereNobodyKnowsItsBoards)
{
    const auto action = enteringMatch(paired(), alone(Points{20}, Points{10}));
    ASSERT_TRUE(action.ok());
    const Section section = made(paired(), *action);
    EXPECT_EQ(missingResults(section.round(1)), 0) << "nothing is left to wait for";
    const TeamScores scores = teamScoresOf(section, 1);
    EXPECT_EQ(scores.entry(0, 1).outcome, Outcome::Win);
    EXPECT_EQ(scores.entry(0, 1).matchPoints, Points{20});
    EXPECT_EQ(scores.entry(0, 1).gamePoints, Points{20});
    EXPECT_EQ(scores.entry(1, 1).outcome, Outcome::Loss);
    EXPECT_EQ(scores.entry(1, 1).gamePoints, Points{10});
    // The boards come in later: they count, and the match alone is gone.
    const auto boards = enteringMatch(section, match({Outcome::Loss, Outcome::Loss, Outcome::Draw}));
    const Section played = made(section, *boards);
    EXPECT_TRUE(played.teams.awards.empty());
    EXPECT_EQ(teamScoresOf(played, 1).entry(0, 1).outcome, Outcome::Loss);
}

TEST(Matches, AResultThatTheBoardsContradictIsAskedAbout)
{
    const Section section =
        made(paired(), *enteringMatch(paired(), match({Outcome::Win, Outcome::Win, Outcome::Draw})));
    const auto action = enteringMatch(section, alone(Points{10}, Points{20}));
    const Judgement judgement = judged(section, *action);
    EXPECT_EQ(warned(judgement), std::vector{WarningId::MatchContradicted});
    const Section now = made(section, *action);
    EXPECT_EQ(now.round(1).games, section.round(1).games) << "nothing is lost";
    const auto same = enteringMatch(section, alone(Points{25}, Points{5}));
    EXPECT_EQ(warned(judged(section, *same)), std::vector<WarningId>{});
}

TEST(Matches, WhatCannotBeEntered)
{
    const Section section = paired();
    const Error noTeam = enteringMatch(section, match({Outcome::Win}, 9)).error();
    EXPECT_EQ(noTeam.code, Errc::UnknownReference);
    EXPECT_EQ(noTeam.what, fragment(FragmentId::TeamNumbered, 9));
    EXPECT_EQ(noTeam.expected, fragment(FragmentId::TeamOfThisSection));
    EXPECT_EQ(enteringMatch(twoTeams(), match({Outcome::Win})).error().code, Errc::NoSuchRound);
    EXPECT_EQ(enteringMatch(section, match(std::vector(4, Outcome::Win))).error().code, Errc::NotAllowed);
    EXPECT_EQ(enteringMatch(section, match({Outcome::HalfBye})).error().code, Errc::NotAllowed);
    for (const auto& [own, others] : {std::pair(true, false), std::pair(false, true), std::pair(false, false)}) {
        EnterMatch half = match({});
        if (own) half.gamePoints = Points{20};
        if (others) half.opponents = Points{10};
        const Error oneSided = enteringMatch(section, half).error();
        EXPECT_EQ(oneSided.code, Errc::NotAllowed);
        EXPECT_EQ(oneSided.what, fragment(FragmentId::TeamNumbered, 1));
        EXPECT_EQ(oneSided.expected, fragment(FragmentId::PointsOfBothTeams));
    }
}

TEST(Matches, BoardsAreReadFromSigns)
{
    const std::vector<Outcome> all{Outcome::Win, Outcome::Draw, Outcome::Loss, Outcome::ForfeitWin,
                                   Outcome::ForfeitLoss};
    EXPECT_EQ(readBoards("1=0+-"), all);
    EXPECT_EQ(readBoards("1 h 0 + -"), all);
    EXPECT_EQ(readBoards("12"), std::nullopt);
}

TEST(Matches, PenaltiesCountAndAreAskedAboutAfterTheStart)
{
    const Section section = made(paired(), *enteringMatch(paired(), match({Outcome::Win, Outcome::Win, Outcome::Win})));
    SetTeamAwards penalty{kId, {{0, TeamId{1}, std::nullopt, Points{-10}, Points{-5}}}};
    EXPECT_EQ(warned(judged(section, penalty)), std::vector{WarningId::AdjustmentsAfterStart});
    penalty.awards.push_back({1, TeamId{2}, std::nullopt, Points{}, Points{5}});
    penalty.awards.push_back({0, TeamId{1}, Outcome::Win, Points{30}, Points{30}});
    const TeamScores scores = teamScoresOf(made(section, penalty), 1);
    EXPECT_EQ(scores.bonus[0].matchPoints, Points{-10});
    EXPECT_EQ(scores.bonus[0].gamePoints, Points{-5});
    EXPECT_EQ(scores.entry(1, 1).gamePoints, Points{5});
    EXPECT_EQ(scores.entry(0, 1).matchPoints, Points{30}) << "a win is worth three here";
}

TEST(Matches, AScaleOfMatchPointsTakesThePlaceOfTheThree)
{
    Section section = made(paired(), *enteringMatch(paired(), match({Outcome::Win, Outcome::Draw, Outcome::Win})));
    section.teams.matchScale = {{Points{10}, Points{10}}, {Points{20}, Points{20}}, {Points{25}, Points{35}}};
    const TeamScores scores = teamScoresOf(section, 1);
    EXPECT_EQ(scores.entry(0, 1).matchPoints, Points{35});
    EXPECT_EQ(scores.entry(1, 1).matchPoints, Points{0}) << "below its first row: as usual";
}

TEST(TeamOrders, NumbersFollowTheOrderThatIsChosen)
{
    Section section = twoTeams();
    section.teams.lineUps.push_back(lineUp({1, 2, 3}));
    section.players[4].rating = 2500;  // 2500 2250 2150 2050 against 2400 2300 2200 2100
    const auto names = [](const TeamEvent& teams) { return teams.teams[0].name + ' ' + teams.teams[1].name; };
    using pairing::TeamOrder;
    const TeamEvent first = pairing::orderedTeams(section, section.teams, TeamOrder::FirstMembers, 1, 0);
    EXPECT_EQ(names(first), "Vinh Huế");
    EXPECT_EQ(first.teams[0].id, TeamId{1});
    EXPECT_EQ(first.lineUps[0].team, TeamId{2}) << "the line-up stays with its team";
    EXPECT_EQ(names(pairing::orderedTeams(section, section.teams, TeamOrder::AllMembers, 0, 0)), "Huế Vinh");
    EXPECT_EQ(pairing::meanRating(section, section.teams.teams[1], TeamOrder::BestMembers, 2), 2375);
    std::set<std::string> drawn;
    for (std::uint64_t seed = 0; seed < 16; ++seed)
        drawn.insert(names(pairing::orderedTeams(section, section.teams, TeamOrder::Lots, 0, seed)));
    EXPECT_EQ(drawn.size(), 2U);
}

TEST(TeamOrders, UnitsBecomeTeams)
{
    Section section = twoTeams();
    section.teams = {};
    for (const std::size_t at : {0U, 3U, 6U}) section.players[at].unit = "Huế";
    section.players[1].unit = "An Giang";
    section.players[6].rating = 2500;
    const TeamEvent teams = pairing::withTeamsOfUnits(section, {});
    ASSERT_EQ(teams.teams.size(), 2U);
    EXPECT_EQ(teams.teams[0].name, "An Giang");
    EXPECT_EQ(teams.teams[1].members, (std::vector{playerId(7), playerId(1), playerId(4)}));
}

}  // namespace
}  // namespace kydai::policy
