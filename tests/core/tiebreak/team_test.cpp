// Team tie-breaks against the exercises of FIDE's technical commission (tests/data/tiebreak/seeds/tec_team_2024).

#include "core/tiebreak/tiebreak_support.h"
#include "support/event_builder.h"
#include "tiebreak/team_scores.h"
#include "tiebreak/team_tiebreaks.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <string>

namespace kydai::tiebreak {
namespace {

Section exercise()
{
    return loadSection(kCopies / "seeds" / "tec_team_2024.trf");
}

nlohmann::json printed()
{
    std::ifstream stream(kCopies / "seeds" / "tec_team_2024.json");
    return nlohmann::json::parse(stream);
}

/// Every printed number of a column; SSSC is printed with one decimal.
void expectPrinted(const std::string& code)
{
    const Standings standings = standingsBy(exercise(), code);
    const nlohmann::json column = printed()["expected"][code];
    for (const auto& [team, expected] : column.items()) {
        const auto p = static_cast<std::size_t>(std::stoi(team) - 1);
        const Fraction value = *standings.columns[0].values.at(p).value;
        const auto tenfold = static_cast<std::int64_t>(expected.get<double>() * 100 + 0.5);
        const Fraction shown = code == "SSSC" ? value.roundedHalfUp(1) : value;
        EXPECT_EQ(shown, Fraction(tenfold, 100)) << code << " of team " << team;
    }
}

TEST(Teams, WhatIsGivenPlayersByHandRanksNoTeam)
{
    Section section = exercise();
    section.players.front().marks.placeByHand = 1;
    section.players.front().marks.outsideValue = 150;
    for (const char* code : {"MAN", "EXT"}) {
        const Standings standings = standingsBy(section, code);
        for (const Value& value : standings.columns[0].values) EXPECT_FALSE(value.value) << code;
    }
}

TEST(Teams, AResultOfAllBoardsIsWorthThatOfOneTimesTheBoards)
{
    Section section = exercise();
    section.rules.points = PointSystem::of(Points{30}, Points{20}, Points{10});
    const ScoreTable table = gamePointTable(section, teamScoresOf(section, section.roundsPaired()));
    EXPECT_EQ(table.win, Points{120});
    EXPECT_EQ(table.draw, Points{80});
    EXPECT_EQ(table.loss, Points{40});
}

/// The sums of a column are shown with the scores that were added up.
TEST(Teams, AColumnKeepsTheTableOfTheScoreThatItReads)
{
    const Section section = exercise();
    const Standings standings = standingsBy(section, "BH:MP,BH:GP,EMMSB,EGMSB,EGGSB");
    const TeamScores scores = teamScoresOf(section, section.roundsPaired());
    const ScoreTable matchPoints = matchPointTable(section, scores);
    const ScoreTable gamePoints = gamePointTable(section, scores);
    const ScoreTable* const expected[] = {&matchPoints, &gamePoints, &matchPoints, &gamePoints, &gamePoints};
    for (std::size_t column = 0; column < std::size(expected); ++column) {
        for (std::size_t team = 0; team < gamePoints.participants(); ++team)
            EXPECT_EQ(standings.columns[column].table->score(team), expected[column]->score(team)) << column;
    }
}

TEST(Teams, Art11_1_MatchAndGamePointsFromTheBoards)
{
    const Competition competition = competitionOf(exercise());
    ASSERT_TRUE(competition.teams);
    EXPECT_EQ(competition.boards.boardsPerMatch, 4);
    const nlohmann::json teams = printed()["teams"];
    for (const auto& [team, expected] : teams.items()) {
        const auto p = static_cast<std::size_t>(std::stoi(team) - 1);
        const auto tenths = [](const nlohmann::json& number) {
            return Points{static_cast<std::int32_t>(number.get<double>() * 10 + 0.5)};
        };
        EXPECT_EQ(competition.primary.score(p), tenths(expected["mp"])) << team;
        EXPECT_EQ(competition.secondary.score(p), tenths(expected["gp"])) << team;
        for (const auto& round : expected["rounds"]) {
            const TeamRound& entry = competition.boards.entry(p, round["round"].get<int>());
            EXPECT_EQ(entry.matchPoints, tenths(round["mp"])) << team << " round " << round["round"];
            EXPECT_EQ(entry.gamePoints, tenths(round["gp"])) << team << " round " << round["round"];
            const int opponent = round["opponent"].get<int>();
            EXPECT_EQ(entry.opponent, opponent == 0 ? kNobody : static_cast<std::size_t>(opponent - 1));
        }
    }
}

TEST(Teams, Art16_3_ATrailingByeIsADrawnMatch)
{
    EXPECT_EQ(textOf(exercise(), "ABH:MP", 7), "7");
    EXPECT_EQ(textOf(exercise(), "ABH:GP", 7), "13.5");
}

TEST(Teams, Art8_1_BuchholzOnEitherScore)
{
    for (const char* code : {"BH:MP", "BH:MP/C1", "BH:GP", "BH:GP/C1"}) expectPrinted(code);
}

TEST(Teams, Art13_1_SecondaryScore)
{
    EXPECT_EQ(textOf(exercise(), "MPvGP", 1), "17.5");
    EXPECT_EQ(textOf(exercise(), "GPTS", 1), "17.5");
    EXPECT_EQ(textOf(exercise(), "MPTS", 1), "10");
}

TEST(Teams, Art13_2_1_MatchPointsTimesMatchPoints)
{
    expectPrinted("EMMSB");
    expectPrinted("EMMSB/C1");
    EXPECT_EQ(textOf(exercise(), "SB:MP", 1), "88");
}

TEST(Teams, Art13_2_2_MatchPointsTimesGamePoints)
{
    expectPrinted("EMGSB");
}

TEST(Teams, Art13_2_3_GamePointsTimesMatchPoints)
{
    expectPrinted("EGMSB");
}

TEST(Teams, Art13_2_4_GamePointsTimesGamePoints)
{
    expectPrinted("EGGSB");
    EXPECT_EQ(textOf(exercise(), "SB:GP", 2), "249.75");
}

TEST(Teams, Art13_4_StrengthOfScheduleFactorIsThree)
{
    expectPrinted("SSSC");
    EXPECT_EQ(valueOf(exercise(), "SSSC", 1).factor, 3);
    EXPECT_EQ(textOf(exercise(), "SSSC/K4", 1), "33.5");
}

TEST(Teams, Art13_4_TheFactorIsRoundedDownAndAtLeastOne)
{
    ScoreTable matches(2, 5);
    matches.win = Points{20};
    ScoreTable games(2, 5);
    const auto factorOf = [&](int ofOneMatch, int said = 0) {
        games.win = Points{ofOneMatch};
        Code code;
        code.factor = said;
        return scheduleFactor(matches, games, code);
    };
    EXPECT_EQ(factorOf(100), 1);
    EXPECT_EQ(factorOf(50), 2) << "ten match points, five points of a match";
    EXPECT_EQ(factorOf(40), 2) << "two and a half";
    EXPECT_EQ(factorOf(10), 10);
    EXPECT_EQ(factorOf(1), 100);
    EXPECT_EQ(factorOf(101), 1) << "less than one";
    EXPECT_EQ(factorOf(0), 1) << "games that count nothing";
    EXPECT_EQ(factorOf(50, 1), 1) << "/K1";
    EXPECT_EQ(factorOf(50, 7), 7);
}

TEST(Teams, Art12_3_TeamsOfOneBoardHaveNoBoardsToLeaveOut)
{
    EXPECT_TRUE(bottomBoardsKey({Fraction(3)}).empty());
    EXPECT_TRUE(bottomBoardsKey({}).empty());
    EXPECT_EQ(bottomBoardsKey({Fraction(3), Fraction(2), Fraction(1)}), (std::vector{Fraction(5), Fraction(3)}));
    EXPECT_EQ(decidingNumbers({}, {}), (std::vector{Fraction(0), Fraction(0)}));
    EXPECT_EQ(decidingNumbers({Fraction(1), Fraction(4)}, {Fraction(1), Fraction(4)}),
              (std::vector{Fraction(4), Fraction(4)}));
    EXPECT_EQ(decidingNumbers({Fraction(1), Fraction(2), Fraction(3)}, {Fraction(1), Fraction(4), Fraction(5)}),
              (std::vector{Fraction(2), Fraction(4)}));
}

std::vector<int> placesOf(const Standings& standings, std::initializer_list<int> teams)
{
    std::vector<int> places;
    for (const int team : teams) {
        const auto& value = standings.columns[0].values.at(static_cast<std::size_t>(team - 1)).value;
        places.push_back(static_cast<int>(value->numerator()));
    }
    return places;
}

TEST(Teams, Art13_3_EncounterOnThePrimaryScore)
{
    EXPECT_EQ(placesOf(standingsBy(exercise(), "EDE"), {6, 8}), (std::vector<int>{1, 2}));
}

TEST(Teams, Art13_3_1_ThenOnTheSecondaryScore)
{
    const Standings standings = standingsBy(exercise(), "EDE");
    const Encounter& five = standings.columns[0].groups.at(0);
    ASSERT_GE(five.steps.size(), 2U);
    EXPECT_EQ(five.steps[0].score, ScoreKind::Match);
    EXPECT_TRUE(five.steps[0].ranked.empty());
    EXPECT_EQ(five.steps[1].score, ScoreKind::Game);
    const std::vector<Fraction> games = {Fraction(8), Fraction(8), Fraction(8), Fraction(17, 2), Fraction(15, 2)};
    EXPECT_EQ(five.steps[1].points, games);
}

TEST(Teams, Art13_3_3_ANewSubsetStartsAgainWithThePrimaryScore)
{
    // The exercise prints 4 2 1 3 5, staying on game points; the article goes back to match points: 4 1 2 3 5.
    EXPECT_EQ(placesOf(standingsBy(exercise(), "EDE"), {4, 1, 2, 3, 5}), (std::vector<int>{1, 2, 3, 4, 5}));
}

TEST(Teams, Art13_3_2_TwoTeamsLeftAreOrderedByTheirMatch)
{
    const Standings plain = standingsBy(exercise(), "EDE");
    EXPECT_EQ(placesOf(plain, {11, 14}), (std::vector<int>{0, 0}));
    for (const char* code : {"EDEBT", "EDEBB", "EDET", "EDEB"}) {
        EXPECT_EQ(placesOf(standingsBy(exercise(), code), {11, 14}), (std::vector<int>{1, 2})) << code;
    }
    const Standings byCount = standingsBy(exercise(), "EDEBT");
    const EncounterStep& last = byCount.columns[0].groups.back().steps.back();
    EXPECT_EQ(last.rule, EncounterRule::TwoTeams);
    EXPECT_EQ(last.points, (std::vector<Fraction>{Fraction(7, 2), Fraction(13, 2)}));
}

/// Two teams of two boards, and what their members did; all teams end level.
Section twoBoards()
{
    return EventBuilder()
        .player("3w1 5b0")
        .player("4b0 6w1")
        .player("1b0 7w1")
        .player("2w1 8b0")
        .player("7w= 1w1")
        .player("8b= 2b0")
        .player("5b= 3b0")
        .player("6w= 4w1")
        .team("A", 1, 2)
        .team("B", 3, 4)
        .team("C", 5, 6)
        .team("D", 7, 8)
        .build();
}

TEST(Teams, Art12_1_BoardCountLowestFirst)
{
    const Section section = twoBoards();  // A: 1 + 1·2; C: 1.5 + 0.5·2
    EXPECT_EQ(textOf(section, "BC", 1), "3");
    EXPECT_EQ(textOf(section, "BC", 3), "2.5");
    const Standings standings = standingsBy(section, "BC");
    EXPECT_LT(standings.rank(2), standings.rank(0));
    EXPECT_EQ(standings.rank(0), standings.rank(1));
}

TEST(Teams, Art12_2_TopBoardFirst)
{
    const Standings standings = standingsBy(twoBoards(), "TBR");
    EXPECT_EQ(standings.rank(2), 1);  // C has 1.5 on board 1
    EXPECT_EQ(standings.rank(3), 4);  // D has 0.5
    EXPECT_EQ(standings.rank(0), 2);
    EXPECT_EQ(standings.rank(1), 2);
}

TEST(Teams, Art12_3_BottomBoardsAreLeftOut)
{
    const Standings standings = standingsBy(twoBoards(), "BBE");
    EXPECT_EQ(standings.rank(2), 1);
    EXPECT_EQ(standings.rank(3), 4);
}

TEST(Teams, TeamTieBreaksAreRefusedInIndividualEvents)
{
    const Section section = EventBuilder().player("2w1").player("1b0").build();
    for (const char* code : {"EDE", "MPvGP", "BC", "SSSC", "BH:MP"}) {
        EXPECT_EQ(valueOf(section, code, 1).refusal, Refusal::TeamsOnly) << code;
    }
}

TEST(Teams, ForfeitedMatchesAndByesFromTheirRecords)
{
    Section section =
        EventBuilder().player("Z").player("Z").player("Z").team("A", 1, 1).team("B", 2, 2).team("C", 3, 3).build();
    section.teams.forfeits.push_back({1, TeamForfeit::Kind::FirstWins, TeamId{1}, TeamId{2}});
    section.teams.byes.push_back({1, TeamId{3}, Points{10}, Points{5}});
    const Competition competition = competitionOf(section);
    EXPECT_EQ(competition.boards.entry(0, 1).outcome, Outcome::ForfeitWin);
    EXPECT_EQ(competition.boards.entry(1, 1).outcome, Outcome::ForfeitLoss);
    EXPECT_EQ(competition.primary.score(0), Points{20});
    EXPECT_EQ(competition.primary.score(2), Points{10});
    EXPECT_EQ(competition.secondary.score(2), Points{5});
}

}  // namespace
}  // namespace kydai::tiebreak
