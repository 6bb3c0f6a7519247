// Lists of leagues, of clubs and of all against all.

#include "model/unseen_line_ups.h"
#include "pairing/next_round.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "tables/league_days.h"
#include "tables/lists.h"
#include "tables/team_lists.h"
#include "tiebreak/standings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace kydai::tables {
namespace {

std::string cellOf(const List& list, std::size_t row, const char* id, Output output = Output::Paper)
{
    const text::Wording english(text::Language::English);
    const auto at = std::ranges::find(list.columns, id, &Column::id);
    EXPECT_NE(at, list.columns.end()) << id;
    return at == list.columns.end() ? std::string() : written(at->value(list.rows[row]), output, english).toStdString();
}

/// Three players, each meets each twice; the second games are not played yet.
Section twiceAround()
{
    Section section = EventBuilder().player("", 2000, "An").player("", 1900, "Bình").player("", 1800, "Chi").build();
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    section.rules.doubleRoundRobin = true;
    for (RoundNumber round = 1; round <= 4; ++round) {
        const auto draft = pairing::draftRound(section, round);
        Round made = std::get<pairing::DraftRound>(draft).round;
        for (Game& game : made.games) {
            const bool whiteIsBetter = keyOf(game.white) < keyOf(game.black);
            game.whiteOutcome = round == 4 ? Outcome::Draw : whiteIsBetter ? Outcome::Win : Outcome::Loss;
            game.blackOutcome = round == 4 ? Outcome::Draw : whiteIsBetter ? Outcome::Loss : Outcome::Win;
        }
        section.rounds.push_back(std::move(made));
    }
    return section;
}

TEST(GridList, HasEveryGameOfTwoInOneCell)
{
    const Section section = twiceAround();
    const auto standings = tiebreak::standingsOf(section);
    ASSERT_TRUE(standings);
    const List list = gridList(section, *standings);
    ASSERT_EQ(list.rows.size(), 3U);
    std::size_t twice = 0;
    for (std::size_t row = 0; row < 3; ++row) {
        EXPECT_EQ(cellOf(list, row, ("against" + std::to_string(row + 1)).c_str()), "×");
        for (std::size_t other = 0; other < 3; ++other) {
            if (other == row) continue;
            const std::string own = cellOf(list, row, ("against" + std::to_string(other + 1)).c_str());
            const std::string theirs = cellOf(list, other, ("against" + std::to_string(row + 1)).c_str());
            EXPECT_EQ(own.empty(), theirs.empty());
            if (own == "1") {
                EXPECT_EQ(theirs, "0");
            }
            if (own.find(' ') != std::string::npos) ++twice;
        }
    }
    EXPECT_GT(twice, 0U) << "four of six rounds are played: somebody met twice";
}

TEST(GridList, AForfeitIsSaidAndAnOpenGameIsNot)
{
    Section section = twiceAround();
    section.rounds.resize(1);
    Game& game = section.rounds[0].games[0];
    game.whiteOutcome = Outcome::ForfeitWin;
    game.blackOutcome = Outcome::ForfeitLoss;
    auto standings = tiebreak::standingsOf(section);
    std::string all;
    const auto read = [&] {
        all.clear();
        const List list = gridList(section, *standings);
        for (std::size_t row = 0; row < 3; ++row) {
            for (int other = 1; other <= 3; ++other)
                all += cellOf(list, row, ("against" + std::to_string(other)).c_str());
        }
        return all;
    };
    EXPECT_EQ(std::ranges::count(read(), '+'), 1);
    EXPECT_EQ(std::ranges::count(all, '-'), 1);
    game.whiteOutcome = game.blackOutcome = Outcome::Open;
    standings = tiebreak::standingsOf(section);
    EXPECT_EQ(read(), "×××");
}

Section fourTeams()
{
    EventBuilder builder;
    for (int player = 1; player <= 8; ++player) builder.player("", 2000);
    Section section = builder.team("A", 1, 2).team("B", 3, 4).team("C", 5, 6).team("D", 7, 8).build();
    section.rules.pairingSystem = PairingSystem::TeamRoundRobin;
    section.teams.boardColours = "WB";
    return section;
}

Section withRound(Section section)
{
    const auto draft = pairing::draftRound(section, section.roundsPaired() + 1);
    section.rounds.push_back(std::get<pairing::DraftRound>(draft).round);
    return section;
}

QStringList headingsOf(const List& list)
{
    QStringList headings;
    for (const Group& group : list.groups) headings += group.title(text::Wording(text::Language::English));
    return headings;
}

TEST(PairingsList, OfTeamsStandsByMatchWithItsScore)
{
    Section section = withRound(fourTeams());
    Game& first = section.rounds[0].games[0];
    first.whiteOutcome = Outcome::Win;
    first.blackOutcome = Outcome::Loss;
    const List list = pairingsList(section, 1);
    ASSERT_EQ(list.groups.size(), 2U);
    EXPECT_EQ(list.groups[0].firstRow, 0U);
    EXPECT_EQ(list.groups[1].firstRow, 2U);
    EXPECT_EQ(headingsOf(list), QStringList({"1. A – D 1 : 0", "2. B – C"}));
}

TEST(PairingsList, OfTeamsHasAMatchWithoutBoardsWhereTheNextBegins)
{
    Section section = withRound(fourTeams());
    section.teams.lineUpRules.unseen = true;
    for (const std::size_t team : {1U, 2U}) {
        const Team& in = section.teams.teams[team];
        section.teams.lineUps.push_back({.round = 1, .team = in.id, .boards = in.members});
    }
    const Section seen = withoutUnseenLineUps(section, {{2026, 12, 5}, 0});
    const List list = pairingsList(seen, 1);
    EXPECT_EQ(headingsOf(list), QStringList({"1. A – D · line-up not out yet", "2. B – C"}));
    ASSERT_EQ(list.groups.size(), 2U);
    EXPECT_EQ(list.groups[0].firstRow, 0U);
    EXPECT_EQ(list.groups[1].firstRow, 0U);
}

/// TRF26 299: no board of such a match is known, so none was lost by forfeit.
TEST(PairingsList, OfAMatchDecidedAsAWholeNoBoardHasAResult)
{
    Section section = withRound(fourTeams());
    for (Game& game : section.rounds[0].games) game.whiteOutcome = game.blackOutcome = Outcome::ForfeitLoss;
    section.teams.awards = {{1, TeamId{1}, Outcome::Win, Points{20}, Points{15}}};
    const List list = pairingsList(section, 1);
    EXPECT_EQ(cellOf(list, 0, "result"), "match");
    EXPECT_EQ(cellOf(list, 2, "result"), "– : –") << "of the other match";
    const auto tip = [&](std::size_t row) {
        return list.columns[*list.find("result")]
            .tip(list.rows[row], text::Wording(text::Language::English))
            .toStdString();
    };
    EXPECT_EQ(tip(0), "Only the score of the match is known, not that of its boards");
    EXPECT_NE(tip(2), tip(0));
    const List members = teamMembersList(section);
    EXPECT_EQ(cellOf(members, 0, "round1"), "–");
    EXPECT_NE(cellOf(members, 2, "round1"), "–");
}

/// In a table of players the first member of a team has the colour of his own game: no board is the first of both.
TEST(PairingsList, OfAScheveningenMatchHasOneHeadingInEveryRound)
{
    EventBuilder builder;
    for (int player = 1; player <= 12; ++player) builder.player("", 2000);
    Section section = builder.team("Huế", 1, 6).team("Vinh", 7, 12).build();
    section.rules.pairingSystem = PairingSystem::Scheveningen;
    for (RoundNumber round = 1; round <= 6; ++round) {
        section = withRound(std::move(section));
        EXPECT_EQ(headingsOf(pairingsList(section, round)).size(), 1) << round;
    }
}

/// Of a table that mixes the teams in each round, no board belongs to a match.
TEST(PairingsList, OfATableWithoutMatchesHasNoHeadings)
{
    Section section = fourTeams();
    section.rules.pairingSystem = PairingSystem::GivenTable;
    Round round;
    for (const auto& [white, black] : {std::pair(1, 3), std::pair(5, 7), std::pair(2, 6), std::pair(4, 8)})
        round.games.push_back({playerId(white), playerId(black)});
    section.rounds.push_back(round);
    EXPECT_TRUE(pairingsList(section, 1).groups.empty());
}

TEST(StandingsOfTeams, SayWhichPointsStandThereAndHaveTheOthersBesideThem)
{
    Section section = withRound(fourTeams());
    for (Game& game : section.rounds[0].games) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
    const auto heads = [&](std::vector<std::string> tieBreaks) {
        section.rules.tieBreaks = std::move(tieBreaks);
        const auto standings = tiebreak::standingsOf(section);
        const List list = standingsList(section, *standings);
        QStringList shown;
        for (const std::size_t at : defaultColumns(list, Output::Text))
            shown += headText(list.columns[at], Output::Text, text::Wording(text::Language::English));
        return shown.join(QLatin1Char('|')).toStdString();
    };
    EXPECT_EQ(heads({}), "Rank|No.|Team|Match points|Game points");
    EXPECT_EQ(heads({"GPTS"}), "Rank|No.|Team|Match points|GPTS") << "told once";
    section.teams.matchPointsPrimary = false;
    EXPECT_EQ(heads({}), "Rank|No.|Team|Game points|Match points");
}

TEST(StandingsOfTeams, OfScheveningenRankByTheGamePointsOfAllRounds)
{
    EventBuilder builder;
    for (int player = 1; player <= 4; ++player) builder.player("", 2000);
    Section section = builder.team("Huế", 1, 2).team("Vinh", 3, 4).build();
    section.rules.pairingSystem = PairingSystem::Scheveningen;
    // 2:0 and ½:1½: as matches of a round each it would be 2:2.
    for (const bool first : {true, false}) {
        section = withRound(std::move(section));
        int board = 0;
        for (Game& game : section.rounds.back().games) {
            const bool isHueWhite = keyOf(game.white) <= 2;
            const bool draws = !first && board++ == 0;
            const bool whiteWins = first == isHueWhite;
            game.whiteOutcome = draws ? Outcome::Draw : whiteWins ? Outcome::Win : Outcome::Loss;
            game.blackOutcome = draws ? Outcome::Draw : whiteWins ? Outcome::Loss : Outcome::Win;
        }
    }
    const auto standings = tiebreak::standingsOf(section);
    const List list = standingsList(section, *standings);
    EXPECT_EQ(cellOf(list, 0, "name") + cellOf(list, 0, "points"), "Huế2½");
    EXPECT_EQ(cellOf(list, 1, "name") + cellOf(list, 1, "points"), "Vinh1½");
    EXPECT_EQ(cellOf(list, 1, "rank"), "2");
    EXPECT_FALSE(list.find("match_points")) << "there is one match";
}

TEST(LeagueList, SaysWhatWasMovedAndWhatIsPutOff)
{
    Section section = fourTeams();
    auto matches = pairing::leagueMatches(section);
    Fixture moved = pairing::fixtureOf(section, matches[0]);
    moved.day = {2026, 12, 9};
    moved.movedFrom = {2026, 12, 5};
    section.teams.fixtures = pairing::withFixture(section, moved);
    Fixture off = pairing::fixtureOf(section, matches[1]);
    off.movedFrom = {2026, 12, 5};
    section.teams.fixtures = pairing::withFixture(section, off);
    const List list = leagueList(section, pairing::leagueMatches(section));
    ASSERT_EQ(list.rows.size(), 6U);
    EXPECT_EQ(cellOf(list, 0, "home"), section.teams.teams[matches[0].home].name);
    EXPECT_EQ(cellOf(list, 0, "guest"), section.teams.teams[matches[0].guest].name);
    EXPECT_EQ(cellOf(list, 0, "match_remark"), "moved, was to be on 5 December 2026");
    EXPECT_EQ(cellOf(list, 1, "match_remark"), "put off, was to be on 5 December 2026");
    EXPECT_EQ(cellOf(list, 1, "match_day"), "");
    EXPECT_EQ(cellOf(list, 2, "match_remark"), "");
    EXPECT_EQ(leagueDays(section, "s1", "").size(), 6U);
    std::set<std::string> ids;
    for (const format::CalendarDay& day : leagueDays(section, "s1", "")) ids.insert(day.id);
    EXPECT_EQ(ids.size(), 6U) << "each match is a day of its own, also of one round";
    section.teams.fixtures.clear();
    EXPECT_TRUE(leagueDays(section, "s1", "").empty()) << "it has no days of its own";
}

/// Who plays for whom stands beside the names, in the window in the room of ratings.
TEST(PairingsList, OfATeamEventNamesTheTeamsOfBothSides)
{
    Section section = fourTeams();
    const auto draft = pairing::draftRound(section, 1);
    section.rounds.push_back(std::get<pairing::DraftRound>(draft).round);
    const List list = pairingsList(section, 1);
    for (std::size_t row = 0; row < section.rounds.front().games.size(); ++row) {
        const Game& game = section.rounds.front().games[row];
        const auto teamOf = [&](PlayerId player) {
            for (const Team& team : section.teams.teams) {
                if (std::ranges::find(team.members, player) != team.members.end()) return team.name;
            }
            return std::string();
        };
        for (const Output output : {Output::Screen, Output::Paper, Output::Csv}) {
            EXPECT_EQ(cellOf(list, row, "white_team", output), teamOf(game.white));
            EXPECT_EQ(cellOf(list, row, "black_team", output), teamOf(game.black));
        }
    }
    EXPECT_FALSE(list.columns[*list.find("white_rating")].outputs.has(Output::Screen));
    EXPECT_TRUE(list.columns[*list.find("white_rating")].outputs.has(Output::Paper));
    section.teams = {};
    const List ofPlayers = pairingsList(section, 1);
    EXPECT_FALSE(ofPlayers.find("white_team"));
    EXPECT_TRUE(ofPlayers.columns[*ofPlayers.find("white_rating")].outputs.has(Output::Screen));
}

TEST(LeagueList, HasTheScoreOnceABoardIsDecided)
{
    Section section = fourTeams();
    const auto draft = pairing::draftRound(section, 1);
    section.rounds.push_back(std::get<pairing::DraftRound>(draft).round);
    const auto matches = pairing::leagueMatches(section);
    EXPECT_EQ(cellOf(leagueList(section, matches), 0, "result"), "");
    for (Game& game : section.rounds[0].games) {
        const bool homeIsWhite = std::ranges::find(section.teams.teams[matches[0].home].members, game.white) !=
                                 section.teams.teams[matches[0].home].members.end();
        const bool homeIsBlack = std::ranges::find(section.teams.teams[matches[0].home].members, game.black) !=
                                 section.teams.teams[matches[0].home].members.end();
        if (!homeIsWhite && !homeIsBlack) continue;
        game.whiteOutcome = homeIsWhite ? Outcome::Win : Outcome::Loss;
        game.blackOutcome = homeIsWhite ? Outcome::Loss : Outcome::Win;
    }
    EXPECT_EQ(cellOf(leagueList(section, pairing::leagueMatches(section)), 0, "result"), "2 : 0");
}

TEST(StandingsList, OfAClubHasSumsAndValues)
{
    Section section =
        EventBuilder().player("2w1", 2000, "An").player("1b0", 1900, "Bình").player("U", 1800, "Chi").build();
    section.rules.pairingSystem = PairingSystem::Keizer;
    const auto standings = tiebreak::standingsOf(section);
    ASSERT_TRUE(standings);
    const List list = standingsList(section, *standings);
    const KeizerTable table = keizerOf(section, 1);
    EXPECT_EQ(cellOf(list, 0, "keizerValue"), std::to_string(table.rows[standings->rows[0].participant].value));
    EXPECT_FALSE(cellOf(list, 0, "keizer").empty());
    EXPECT_TRUE(std::ranges::find(list.columns, "keizer", &Column::id)->strong) << "the sum ranks";
    EXPECT_NE(cellOf(list, 0, "keizer"), cellOf(list, 2, "keizer"));
    EXPECT_NE(cellOf(list, 0, "keizer").find('.'), std::string::npos) << "a part of a value is half a point";
    Section two = EventBuilder().player("2w1", 2000, "An").player("1b0", 1900, "Bình").build();
    two.rules.pairingSystem = PairingSystem::Keizer;
    const List whole = standingsList(two, *tiebreak::standingsOf(two));
    EXPECT_EQ(cellOf(whole, 0, "keizer").find('.'), std::string::npos) << cellOf(whole, 0, "keizer");
}

}  // namespace
}  // namespace kydai::tables
