#include "tables/lists.h"

#include "policy/next_rounds.h"
#include "rating/side_by_side.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "tables/event_lists.h"
#include "tables/next_rounds_list.h"
#include "tables/player_columns.h"
#include "tables/provisional.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace kydai::tables {
namespace {

const text::Wording& english()
{
    static const text::Wording wording(text::Language::English);
    return wording;
}

std::string cell(const List& list, std::size_t row, const char* id, Output output)
{
    const auto column = list.find(id);
    EXPECT_TRUE(column) << id;
    return column ? cellText(list, row, *column, output, english()).toStdString() : std::string();
}

/// Six players: a forfeit, a double forfeit, an adjourned and an open game, byes of each kind.
Section everyKind()
{
    Section section = EventBuilder()
                          .player("2w+ 3b?", 2000, "Nguyễn Thị Loan")
                          .player("1b- 4w", 1900, "Lê Minh")
                          .player("4w- 1w?", 1800, "Trần Đình Ân")
                          .player("3b- 2b", 1700, "Phạm Hạnh")
                          .player("U H", 1600, "Đỗ Yến")
                          .player("Z F", 1500, "Bùi Ánh")
                          .scheduledRounds(3)
                          .build();
    return section;
}

TEST(PairingsList, ByesHaveTheirValueInEveryOutput)
{
    const Section section = everyKind();
    const List first = pairingsList(section, 1);
    const List second = pairingsList(section, 2);
    for (const Output output :
         {Output::Screen, Output::Projector, Output::Paper, Output::Html, Output::Workbook, Output::Text}) {
        EXPECT_EQ(cell(first, 2, "result", output), "BYE1");
        EXPECT_EQ(cell(first, 3, "result", output), "BYE0");
        EXPECT_EQ(cell(second, 2, "result", output), "BYE½");
        EXPECT_EQ(cell(second, 3, "result", output), "BYE1");
    }
    EXPECT_EQ(cell(first, 2, "result", Output::Csv), "U");
    EXPECT_EQ(cell(second, 2, "black", Output::Paper), "half-point bye");
}

TEST(PairingsList, ForfeitsAreWrittenWithAColonEverywhere)
{
    const Section section = everyKind();
    const List round = pairingsList(section, 1);
    for (const Output output :
         {Output::Screen, Output::Projector, Output::Paper, Output::Html, Output::Workbook, Output::Text}) {
        EXPECT_EQ(cell(round, 0, "result", output), "+ : –");
        EXPECT_EQ(cell(round, 1, "result", output), "– : –");
    }
    EXPECT_EQ(cell(round, 0, "result", Output::Json), "+:-");
}

TEST(PairingsList, MissingAndAdjournedGamesAreTold)
{
    const Section section = everyKind();
    const List round = pairingsList(section, 2);
    EXPECT_EQ(cell(round, 0, "result", Output::Screen), "adj.");
    EXPECT_EQ(cell(round, 1, "result", Output::Screen), "");
    EXPECT_EQ(cell(round, 1, "result", Output::Paper), "–") << "to be filled in";
}

/// Else the pairing on the wall could not be understood.
TEST(PairingsList, AnAdjournedGameIsMarkedWherePairingsCountIt)
{
    Section section = everyKind();
    Round third;
    third.games.push_back({playerId(1), playerId(2)});
    third.games.push_back({playerId(4), playerId(3)});
    section.rounds.push_back(third);
    const List round = pairingsList(section, 3);
    for (const Output output : {Output::Screen, Output::Projector, Output::Paper, Output::Html, Output::Text}) {
        EXPECT_EQ(cell(round, 0, "white_points", output), "1½*");
        EXPECT_EQ(cell(round, 1, "black_points", output), "½*");
    }
    EXPECT_EQ(cell(round, 0, "white_points", Output::Csv), "1.5*");
    EXPECT_EQ(cell(round, 0, "black_points", Output::Screen), "0");
    ASSERT_EQ(round.notes.size(), 1U);
    EXPECT_EQ(round.notes[0](english()), QStringLiteral("* an adjourned game counts as a draw for the pairing"));
    EXPECT_TRUE(pairingsList(section, 2).notes.empty());
}

TEST(PairingsList, AnAdjournedGameCountsAsADrawOfItsColour)
{
    Section section = everyKind();
    section.rules.points.drawWhite = Points{4};
    section.rules.points.drawBlack = Points{6};
    section.rounds.emplace_back().games = {{playerId(1), playerId(2)}, {playerId(4), playerId(3)}};
    const List round = pairingsList(section, 3);
    EXPECT_EQ(cell(round, 0, "white_points", Output::Csv), "1.6*") << "he had Black";
    EXPECT_EQ(cell(round, 1, "black_points", Output::Csv), "0.4*");
}

TEST(PairingsList, VirtualPointsStandBesideThePoints)
{
    Section section = everyKind();
    section.rules.scheduledRounds = 9;
    section.rules.bakuAcceleration = true;
    const List round = pairingsList(section, 2);
    EXPECT_EQ(cell(round, 0, "white_points", Output::Screen), "0+1");
    EXPECT_EQ(cell(round, 0, "black_points", Output::Paper), "1+1");
}

TEST(PairingsList, WhereTwoRoundsAreAMatchItsScoreStandsBesideEachGameAsWhiteOfThatGameHasIt)
{
    Section section = EventBuilder()
                          .player("3w1 2b=", 2000, "Nguyễn Thị Loan")
                          .player("4w0 1w=", 1900, "Lê Minh")
                          .player("1b0 4b?", 1800, "Trần Đình Ân")
                          .player("2b1 3w?", 1700, "Phạm Hạnh")
                          .scheduledRounds(2)
                          .build();
    section.rounds[1].games = {{playerId(3), playerId(1), Outcome::Draw, Outcome::Draw}, {playerId(4), playerId(2)}};
    EXPECT_FALSE(pairingsList(section, 1).find("match_score")) << "not in a Swiss of single games";
    section.rules.pairingSystem = PairingSystem::DoubleSwiss;
    const List first = pairingsList(section, 1);
    const List second = pairingsList(section, 2);
    for (const Output output : {Output::Screen, Output::Projector, Output::Paper, Output::Html, Output::Text}) {
        const std::vector<std::size_t> shown = defaultColumns(first, output);
        EXPECT_NE(std::ranges::find(shown, *first.find("match_score")), shown.end()) << "everywhere, beside the result";
        EXPECT_EQ(cell(first, 0, "match_score", output), "1½ : ½");
        EXPECT_EQ(cell(second, 0, "match_score", output), "½ : 1½");
        EXPECT_EQ(cell(first, 1, "match_score", output), "0 : 1") << "so far";
        EXPECT_EQ(cell(second, 1, "match_score", output), "1 : 0");
    }
    EXPECT_EQ(cell(second, 0, "match_score", Output::Csv), "0.5:1.5");
    section.rounds.pop_back();
    section.rounds[0].games[1] = {playerId(2), playerId(4)};
    EXPECT_EQ(cell(pairingsList(section, 1), 1, "match_score", Output::Screen), "");
    const Choice chosen = chosenColumns(first, Output::Paper, "white,result,black");
    ASSERT_EQ(chosen.columns.size(), 4U) << "it goes with the result";
    EXPECT_EQ(first.columns[chosen.columns[2]].id, "match_score");
}

TEST(AlphabeticalList, NamesOpponentAndByeOfEverybodyByGivenName)
{
    const Section section = everyKind();
    const List list = alphabeticalList(section, 1);
    ASSERT_EQ(list.rows.size(), section.players.size());
    EXPECT_EQ(cell(list, 0, "name", Output::Csv), "Bùi Ánh");
    EXPECT_EQ(cell(list, 0, "opponent", Output::Paper), "BYE0 · zero-point bye");
    EXPECT_EQ(cell(list, 1, "name", Output::Csv), "Trần Đình Ân");
    EXPECT_EQ(cell(list, 1, "board", Output::Paper), "2");
    EXPECT_EQ(cell(list, 1, "opponent", Output::Paper), "Phạm Hạnh");
}

TEST(RoundColours, ARoundRobinHasNoneByArticle52)
{
    Section section = everyKind();
    EXPECT_TRUE(roundColours(section, 2)[0].allocation);
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    for (const auto& colour : roundColours(section, 2)) EXPECT_FALSE(colour.allocation);
}

TEST(ScheduleList, HasAllRoundsOfATableThoseToComeToo)
{
    Section section;
    for (int number = 1; number <= 3; ++number)
        section.players.push_back({.id = playerId(number), .tpn = number, .name = "P" + std::to_string(number)});
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    section.rounds.push_back({.games = {{playerId(2), playerId(3), Outcome::Win, Outcome::Loss}},
                              .byes = {{playerId(1), Outcome::PairingBye}}});
    const List list = scheduleList(section);
    ASSERT_EQ(list.groups.size(), 3U);
    EXPECT_EQ(list.groups[1].title(english()), QStringLiteral("Round 2"));
    ASSERT_EQ(list.rows.size(), 6U) << "a game and a bye in each";
    EXPECT_EQ(cell(list, 0, "white", Output::Paper), "P2");
    EXPECT_EQ(cell(list, 0, "result", Output::Paper), "1 - 0");
    EXPECT_EQ(cell(list, 1, "white", Output::Paper), "P1");
    EXPECT_EQ(cell(list, 1, "black", Output::Paper), "");
    EXPECT_EQ(cell(list, 2, "round", Output::Csv), "2");
    EXPECT_EQ(cell(list, 2, "result", Output::Paper), "") << "not played yet";
    section.rules.pairingSystem = PairingSystem::Dutch;
    EXPECT_TRUE(scheduleList(section).rows.empty());
}

Section knockOutOfFour()
{
    Section section;
    for (int number = 1; number <= 3; ++number)
        section.players.push_back({.id = playerId(number), .tpn = number, .name = "P" + std::to_string(number)});
    section.rules.pairingSystem = PairingSystem::KnockOut;
    section.rounds.push_back({.games = {{playerId(2), playerId(3), Outcome::Draw, Outcome::Draw}},
                              .byes = {{playerId(1), Outcome::PairingBye}}});
    section.rounds.push_back({.games = {{playerId(3), playerId(2), Outcome::Win, Outcome::Loss}},
                              .byes = {{playerId(1), Outcome::ZeroBye}}});
    return section;
}

TEST(BracketList, HasTheMatchesOfEachRoundOfTheBracketWithTheirScore)
{
    const Section section = knockOutOfFour();
    const List list = bracketList(section);
    ASSERT_EQ(list.groups.size(), 2U);
    EXPECT_EQ(list.groups[0].title(english()), QStringLiteral("Semi-final"));
    ASSERT_EQ(list.rows.size(), 3U);
    EXPECT_EQ(cell(list, 0, "upper", Output::Paper), "P1");
    EXPECT_EQ(cell(list, 0, "match_score", Output::Paper), "bye");
    EXPECT_EQ(cell(list, 0, "winner", Output::Paper), "P1");
    EXPECT_EQ(cell(list, 1, "match_score", Output::Paper), "½ : 1½");
    EXPECT_EQ(cell(list, 1, "match_stages", Output::Paper), "½ : ½, 0 : 1");
    EXPECT_EQ(cell(list, 1, "winner", Output::Paper), "P3");
    EXPECT_EQ(cell(list, 2, "upper", Output::Paper), "P1");
    EXPECT_EQ(cell(list, 2, "lower", Output::Paper), "P3");
    EXPECT_EQ(cell(list, 2, "match_score", Output::Paper), "");
    EXPECT_EQ(cell(list, 2, "match_stage", Output::Csv), "bracket.final");
}

TEST(PairingsList, OfAKnockOutHasNoLineForWhoeverIsOut)
{
    const Section section = knockOutOfFour();
    EXPECT_EQ(pairingsList(section, 1).rows.size(), 2U) << "the bye of the bracket is told";
    EXPECT_EQ(pairingsList(section, 2).rows, std::vector<Subject>{0});
    Section dutch = section;
    dutch.rules.pairingSystem = PairingSystem::Dutch;
    EXPECT_EQ(pairingsList(dutch, 2).rows.size(), 2U);
}

TEST(StandingsList, OfAKnockOutSaysHowFarEachCame)
{
    const Section section = knockOutOfFour();
    const auto standings = tiebreak::standingsOf(section, {.codes = std::vector<tiebreak::Code>{}});
    ASSERT_TRUE(standings);
    const List list = standingsList(section, *standings);
    EXPECT_EQ(cell(list, 0, "stage", Output::Paper), "final");
    EXPECT_EQ(cell(list, 2, "name", Output::Paper), "P2");
    EXPECT_EQ(cell(list, 2, "stage", Output::Paper), "semi-final");
    Section dutch = section;
    dutch.rules.pairingSystem = PairingSystem::Dutch;
    EXPECT_FALSE(standingsList(dutch, *tiebreak::standingsOf(dutch)).find("stage"));
}

TEST(StandingsList, NamesTheCodesThatItCouldNotRankBy)
{
    Section section = everyKind();
    section.rules.tieBreaks = {"SB", "SB/M1", "XYZ"};
    const auto standings = tiebreak::standingsOf(section, {.round = 1});
    ASSERT_TRUE(standings.ok());
    const List list = standingsList(section, *standings);
    ASSERT_EQ(list.notes.size(), 1U);
    EXPECT_EQ(list.notes[0](english()), QStringLiteral("Left out, not known to this program: SB/M1, XYZ."));
}

TEST(StandingsList, SaysThatItIsProvisionalAndFromWhichRounds)
{
    const Section section = everyKind();
    EXPECT_EQ(missingResults(section, 1), std::vector<MissingInRound>{});
    const std::vector<MissingInRound> missing = missingResults(section, 2);
    EXPECT_EQ(missing, (std::vector<MissingInRound>{{2, 1, 1}}));
    EXPECT_EQ(provisionalText(missing, english()).toStdString(),
              "Provisional: 2 games have no result yet (round 2: 2 (1 adjourned)).");
    const auto standings = tiebreak::standingsOf(section);
    ASSERT_TRUE(standings.ok());
    for (const List& list :
         {standingsList(section, *standings), crosstableList(section, Numbering::Rank, &*standings)}) {
        ASSERT_EQ(list.notes.size(), 1U);
        EXPECT_EQ(list.notes[0](english()), provisionalText(missing, english()));
    }
}

TEST(StandingsList, WhoLeftIsTakenFromWhoWasExpelled)
{
    Section section = everyKind();
    section.players[4].withdrawnFromRound = 2;
    section.players[5].withdrawnFromRound = 3;
    section.players[5].marks.expelled = true;
    const auto standings = tiebreak::standingsOf(section);
    ASSERT_TRUE(standings.ok());
    const List list = standingsList(section, *standings);
    std::set<std::string> told;
    for (std::size_t row = 0; row < list.rows.size(); ++row) told.insert(cell(list, row, "status", Output::Paper));
    EXPECT_EQ(told, (std::set<std::string>{"", "withdrawn from round 2", "expelled from round 3"}));
}

TEST(NextRoundsList, WhoeverIsAwayIsCountedWhateverHisByeIsWorth)
{
    EventBuilder builder;
    for (int player = 0; player < 9; ++player) builder.player("", 2000 - player);
    Section section = builder.scheduledRounds(5).build();
    using enum Outcome;
    const Outcome byes[] = {HalfBye, FullBye, ZeroBye, HalfBye};
    for (int number = 1; number <= 4; ++number)
        section.requestedByes.push_back({playerId(number), 1, byes[number - 1]});
    Event event;
    event.sections.push_back({SectionId{1}, std::make_shared<const Section>(section)});
    const auto draft = policy::draftNextRound({event, 0}, SectionId{1});
    ASSERT_TRUE(draft);
    NextRoundLine line{.next = policy::nextRounds(event).front()};
    line.section = event.sections.front().section;
    line.draft = *draft;
    const std::vector<NextRoundLine> lines{line};
    const List list = nextRoundsList(lines);
    EXPECT_EQ(cell(list, 0, "away", Output::Csv), "4");
    EXPECT_EQ(cell(list, 0, "boards", Output::Csv), "2");
    EXPECT_EQ(cell(list, 0, "pairing_byes", Output::Csv), "1");
    EXPECT_EQ(cell(list, 0, "round", Output::Csv), "1");
    line.next.round = 2;
    line.published = 1;
    const std::vector<NextRoundLine> published{line};
    EXPECT_EQ(cell(nextRoundsList(published), 0, "round", Output::Csv), "1") << "the one that was published";
}

TEST(SystemsList, EachFigureStandsOnceAndAChangeHasItsSign)
{
    const Section section = EventBuilder().player("2w1", 1800, "An").player("1b0", 1900, "Bình").build();
    const rating::SideBySide all = rating::sideBySide(section);
    ASSERT_FALSE(all.systems.empty());
    std::vector<std::string> ids;
    for (const Column& column : playerSystemsList(all, 0).columns) ids.push_back(column.id);
    EXPECT_EQ(std::set(ids.begin(), ids.end()).size(), ids.size());
    const List list = ratingSystemsList(section, all);
    std::string row;
    for (std::size_t column = 0; column < list.columns.size(); ++column)
        row += cellText(list, 0, column, Output::Paper, english()).toStdString() + "; ";
    EXPECT_NE(row.find("(+"), std::string::npos) << row;
}

TEST(StandingsList, NumbersArePairingNumbers)
{
    Section section = everyKind();
    for (Player& player : section.players) player.tpn = 7 - player.tpn;
    const auto standings = tiebreak::standingsOf(section);
    ASSERT_TRUE(standings.ok());
    const List list = standingsList(section, *standings);
    const auto number = *list.find("id");
    for (std::size_t row = 0; row < list.rows.size(); ++row)
        EXPECT_EQ(std::get<int>(list.value(row, number)), section.players[list.rows[row]].tpn);
    const List crosstable = crosstableList(section, Numbering::Number);
    EXPECT_EQ(cell(crosstable, 0, "number", Output::Paper), "1");
    EXPECT_EQ(cell(crosstable, 0, "name", Output::Csv), "Bùi Ánh");
    EXPECT_EQ(cell(crosstable, 5, "round2", Output::Screen), "4b?") << "opponents by the same numbers";
}

TEST(Crosstable, FAndByeCellsExplainThemselves)
{
    const Section section = everyKind();
    const List list = crosstableList(section, Numbering::Number);
    const auto tip = [&](std::size_t row, const char* id) {
        return list.columns[*list.find(id)].tip(list.rows[row], english()).toStdString();
    };
    EXPECT_EQ(tip(0, "round1"), "Round 1, board 1: Nguyễn Thị Loan – Lê Minh, forfeit win");
    EXPECT_EQ(tip(4, "round1"), "Round 1: pairing-allocated bye, points: 1");
    EXPECT_EQ(tip(4, "round2"), "Round 2: half-point bye, points: ½");
}

TEST(Crosstable, LettersCanBeVietnamese)
{
    const Section section = EventBuilder().player("2w1").player("1b0").build();
    const List list = crosstableList(section, Numbering::Number);
    const text::Wording letters = english().withLetters(text::ColourLetters::Vietnamese);
    const auto at = *list.find("round1");
    EXPECT_EQ(cellText(list, 0, at, Output::Paper, letters), QStringLiteral("2t1"));
    EXPECT_EQ(cellText(list, 1, at, Output::Paper, letters), QStringLiteral("1đ0"));
    EXPECT_EQ(cellText(list, 0, at, Output::Csv, letters), QStringLiteral("2w1")) << "programs read w and b";
    EXPECT_TRUE(crosstableLegend(letters).contains(QStringLiteral("White (t)")));
    EXPECT_EQ(cellText(list, 0, at, Output::Paper, letters.forDiscipline(Discipline::Xiangqi)), QStringLiteral("2w1"));
}

TEST(Units, TheListThatHasTheColumnsIsShown)
{
    Section section = everyKind();
    for (Player& player : section.players) player.unit = player.tpn % 2 == 0 ? "Huế" : "Hà Nội";
    const auto standings = tiebreak::standingsOf(section);
    ASSERT_TRUE(standings.ok());
    EXPECT_EQ(unitsFor(Output::Csv, "", section, *standings, {}).rows.size(), 2U);
    EXPECT_EQ(unitsFor(Output::Paper, "", section, *standings, {}).rows.size(), 6U);
    EXPECT_EQ(unitsFor(Output::Paper, "places", section, *standings, {}).rows.size(), 2U);
    EXPECT_EQ(unitsFor(Output::Csv, "rating", section, *standings, {}).rows.size(), 6U);
}

TEST(PlayerColumns, SayWhichMemberTheyShow)
{
    EXPECT_EQ(memberOfColumn("name"), "name");
    EXPECT_EQ(memberOfColumn("rating"), "rating");
    EXPECT_EQ(memberOfColumn("nonsense"), "");
}

/// Without a plan of prizes those are called up who win a medal, two for bronze among them, the first of all last.
TEST(CalledUp, WhereThereAreNoPrizesItIsForMedals)
{
    const Section section =
        EventBuilder().player("3w1 2w1").player("4w1 1b0").player("1b0 4w1").player("2b0 3b0").build();
    const std::vector<std::shared_ptr<const Section>> sections{std::make_shared<const Section>(section)};
    const auto ranked = prizes::rankSections(sections);
    ASSERT_TRUE(ranked.ok());
    const std::vector<CalledUp> called = calledUp(prizes::rankEvent(*ranked, {}));
    ASSERT_EQ(called.size(), 4U);
    std::vector<int> places;
    for (const CalledUp& one : called) places.push_back(one.place);
    EXPECT_EQ(places, (std::vector{4, 2, 2, 1}));
    EXPECT_EQ(called.front().number, 1);
    EXPECT_EQ(called.back().medal, prizes::Medal::Gold);
    EXPECT_EQ(called.back().player, 0U);
}

}  // namespace
}  // namespace kydai::tables
