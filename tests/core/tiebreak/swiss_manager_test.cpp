// Swiss-Manager's numbers: the table against the published list (tests/data/chess_results/tie_breaks.csv), and every
// number that is computed against a sum done by hand.
//
// The players, with three rounds:
//   1 (2000)  2w1  5b1  3w=   2½ points     4 (1700)  3b=  Z    5b-   ½
//   2 (1900)  1b0  3w1  H     1½            5 (1600)  U    1w0  4w+   2
//   3 (1800)  4w=  2b0  1b=   1
// As opponents see them by the rules before September 2023: 2½, 1½, 1, 1½, 1; since then: 2½, 1½, 1, 1, 2.
#include "model/swiss_manager.h"

#include "core/tiebreak/tiebreak_support.h"
#include "format/csv.h"
#include "support/event_builder.h"
#include "tiebreak/registry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

namespace kydai::tiebreak {
namespace {

Section players()
{
    return EventBuilder()
        .edition(TieBreakEdition::E24)
        .scheduledRounds(3)
        .player("2w1 5b1 3w=", 2000)
        .player("1b0 3w1 H", 1900)
        .player("4w= 2b0 1b=", 1800)
        .player("3b= Z 5b-", 1700)
        .player("U 1w0 4w+", 1600)
        .build();
}

/// A–B 1½:½, C–A ½:1½, B–C 0:2 with a forfeit on board 2; each has one bye. Match points 5, 1, 3, game points 5, 2½,
/// 4½.
Section teams()
{
    return EventBuilder()
        .edition(TieBreakEdition::E24)
        .scheduledRounds(3)
        .player("3w1 U 5b=")
        .player("4b= U 6w1")
        .player("1b0 5w0 U")
        .player("2w= 6b- U")
        .player("U 3b1 1w=")
        .player("U 4w+ 2b0")
        .team("A", 1, 2)
        .team("B", 3, 4)
        .team("C", 5, 6)
        .build();
}

struct Sum {
    const char* code;
    int number;
    const char* value;
};

TEST(SwissManager, EveryNumberOfPlayersIsTheSumDoneByHand)
{
    const Section section = players();
    const Sum sums[] = {
        {"1", 1, "2.5"},
        // Virtual opponents: 1½ + 1 + 1; of number 5 (0 + 0 + ½·2) + 2½ + (1 + 0).
        {"2", 1, "3.5"},
        {"2", 5, "4.5"},
        {"3", 1, "2.5"},
        {"4", 1, "1"},
        {"8", 1, "5.5"},  // 1 + 2 + 2½
        // (1900 + 1600 + 1800) / 3; without the 1600; added up without it
        {"10", 1, "1767"},
        {"20", 1, "1850"},
        {"23", 1, "3700"},
        {"36(0:1)", 1, "1850"},
        {"36(1:1)", 1, "1800"},
        {"12", 1, "2"},
        {"12", 5, "2"},
        {"19", 1, "3"},
        {"21", 1, "2040"},  // 83 % of 1767: + 273
        // The old Buchholz of 2, 5, 3: (2½ + 1 + 1½) + 4½ + (1½ + 1½ + 2½).
        {"25", 1, "15"},
        {"37", 1, "3.5"},
        {"37(0:1:V)", 1, "2.5"},
        {"37(1:1:V)", 1, "1"},
        {"37(0:0:-)", 1, "4.5"},  // 1½ + 2 + 1
        {"37(0:1:-)", 1, "3.5"},
        {"52", 1, "3"},           // 1½ + 1 + ½·1
        {"52(0:0:-)", 1, "4"},    // 1½ + 2 + ½·1
        {"52(0:1:-)", 1, "3.5"},  // without the opponent of 1 point
        {"53", 3, "2"},
        {"60", 1, "2040"},
        {"61", 1, "2.4"},  // won with White 1, with Black 1, drawn with White 0.4
        {"61", 3, "1"},    // 0.4 + 0 + 0.6
        {"61", 5, "2"},    // a bye and a forfeit won are wins
        {"62", 4, "2"},    // a game and a forfeit; an absence is no game
        {"65", 5, "3"},
        {"63", 4, "25"},
        {"63", 1, "83.33"},
        {"68", 5, "2"},
        {"68(0:-)", 5, "2"},
        {"68(1:-)", 5, "0"},
        {"68(1:P)", 5, "1"},
        {"68(2:-)", 1, "1"},
        {"68(3:-)", 4, "1"},
        {"68(3:P)", 4, "2"},
        {"76(2:4:1:2:0)", 1, "7"},  // 2 + 4 + 1
        {"76(2,4,1,2,0)", 3, "3"},  // 1 + 0 + 2
        {"76", 3, "3"},
        {"77", 1, "5.5"},  // (5 + 6½ + 5) / 3
        {"77(-)", 1, "5.5"},
        {"79", 4, "1"},
        {"79", 2, "2"},
        {"80", 1, "1767"},
        {"80(1400:1:0:0)", 1, "1700"},  // without the 1900
        {"80(1400:0:1:0)", 1, "1850"},
        {"80(0:0:0:0)", 5, "2000"},
        {"80(0:0:0:1)", 5, "1850"},  // the forfeit against 1700 counts
        {"84", 1, "4.5"},
        {"84(0:0:1)", 1, "3.5"},
        {"84(0:1:0:-)", 1, "2.5"},  // without the 2
        {"84(0:1:1:-:-)", 1, "1.5"},
        {"84(0:0:0:-:-:0:0)", 5, "6.5"},  // 2 + 2½ + 2
        {"84(0:0:0:-:-:0:1)", 5, "5"},    // the dummies: a draw in every round 1½, the absent opponent's 1
        {"84(0:0:0:P:-)", 5, "5.5"},      // 2 + 2½ + the absent opponent's 1
        {"84(0:0:0:-:F)", 1, "4"},        // 1½ + (1 + 0 + ½) + 1
        {"85", 1, "4"},
        {"85(0:0:1:-)", 1, "3.5"},
        {"85(0:1:1:-)", 1, "1.5"},
        {"85(0:0:0:P)", 5, "3"},  // 2·1 + 2½·0 + 1·1
        {"86(0:0)", 1, "5.5"},
        {"86(0:1)", 1, "3"},   // without the 2½
        {"87(0:50)", 1, "2"},  // against 1½ and 2 of 3
        {"87(0:60)", 1, "1"},  // against 2 alone
        {"87", 1, "2"},
        {"88(0:1400)", 1, "2040"},
        {"88(1:1400)", 1, "1614"},  // (1900 + 1200 + 1742) / 3
        {"88(2:1400)", 5, "1200"},  // no point: 800 below 2000
    };
    for (const Sum& sum : sums)
        EXPECT_EQ(textOf(section, sum.code, sum.number), sum.value) << sum.code << " of " << sum.number;
    EXPECT_EQ(canonicalText(*parseCode("88(3:1400)")), "APPO/U1400");
    EXPECT_EQ(textOf(section, "84(0:0:0:-:-:0:1)", 5, TieBreakEdition::Old), "5") << "whatever the event plays by";
    EXPECT_EQ(textOf(section, "84(0:0:0:-:-:0:0)", 5, TieBreakEdition::E26), "6.5");
}

TEST(SwissManager, TheRatingOfTheUnratedIsTheirParameter)
{
    Section section = players();
    section.players[4].rating = 0;
    EXPECT_EQ(textOf(section, "80", 1), "") << "somebody is unrated, and nothing was said of him";
    EXPECT_EQ(textOf(section, "80(1000:0:0:0)", 1), "1567");  // (1900 + 1000 + 1800) / 3
    EXPECT_EQ(textOf(section, "88(0:1000)", 1), "1840");      // + 273
    EXPECT_EQ(textOf(section, "60(1000)", 1), "1840");
}

TEST(SwissManager, EveryNumberOfTeamsIsTheSumDoneByHand)
{
    const Section section = teams();
    const Sum sums[] = {
        {"1", 1, "5"},
        {"1", 2, "2.5"},
        {"13", 1, "5"},
        {"13", 3, "3"},
        {"40", 1, "7"},  // 3 + 1 + 3
        {"44(5:2:1)", 1, "12"},
        {"44(5:2:1)", 2, "4"},  // 1 + 1 + 2
        {"44", 1, "5"},
        {"38", 1, "7"},    // 5 and two matches won
        {"46", 3, "8.5"},  // 4½ + 1 + 3
        {"39", 1, "16"},   // 3 + 2, a bye 3 + 3, 2 + 3
        {"39", 2, "10"},   // 1 + 2, 1 and a forfeit 0, 3 + 3
        {"47(2:1:0)", 1, "10"},
        {"47(2:1:0)", 2, "5"},
        {"47", 2, "2.5"},
        {"76(2:4:1:2:0)", 1, "12"},      // 2 + 2, a bye as with White 2 + 2, 2 + 2
        {"82(0)", 1, "13"},              // 2·1 + 1·5 + 2·3
        {"82(1)", 1, "16"},              // 1½·1 + 2·5 + 1½·3
        {"82(0:0:1:-)", 1, "11"},        // without the team of 1
        {"82(0:1:0:-)", 1, "8"},         // without the 5
        {"82(0:0:0:-:1)", 1, "22"},      // by 3-1-0: 3·1 + 1·7 + 3·4
        {"84(1:0:0:-:-:0:0)", 1, "9"},   // 1 + 5 + 3
        {"84(0:0:0:-:-:0:0)", 1, "12"},  // 2½ + 5 + 4½
        {"84(1:0:0:-:-:1:0)", 1, "12"},  // by 3-1-0: 1 + 7 + 4
        {"86(1:0)", 2, "1"},
        {"86(0:0)", 2, "3.5"},  // ½ + ½ + 2½
        {"91(MP:-)", 1, "8"},   // 5 + 9 / 3
        {"91(GP:-)", 1, "9"},   // 5 + 12 / 3
        {"87(1:50)", 1, "2"},   // the team of 3 points has half of 6
    };
    for (const Sum& sum : sums) EXPECT_EQ(textOf(section, sum.code, sum.number), sum.value) << sum.code << sum.number;
}

TEST(SwissManager, BoardsAreThoseOfTheTeams)
{
    StandingsOptions options;
    options.codes = *parseCodes("64,62,63");
    options.participants = Participants::Players;
    const auto standings = standingsOf(teams(), options);
    ASSERT_TRUE(standings.ok());
    EXPECT_EQ(standings->columns[0].values[3].value, Fraction(2)) << "number 4 sits at board 2";
    EXPECT_TRUE(standings->columns[0].lowFirst);
    EXPECT_TRUE(standings->columns[1].lowFirst);
    EXPECT_EQ(canonicalText(*parseCode("GAMES/R")), "GAMES/R");
    EXPECT_TRUE(parseCode("65")->reversed);
}

TEST(SwissManager, RoundRobinsHaveKoyaAndEncounters)
{
    // 1 and 2 have 2½ points, 3 has 1, 4 has none.
    const Section section = EventBuilder()
                                .roundRobin()
                                .edition(TieBreakEdition::E24)
                                .player("4w1 3b1 2w=")
                                .player("3w1 4b1 1b=")
                                .player("2b0 1w0 4w1")
                                .player("1b0 2w0 3b0")
                                .build();
    EXPECT_EQ(textOf(section, "45", 1), "0.5") << "against 2, who has half of 3 points or more";
    EXPECT_EQ(textOf(section, "87(0:50)", 1), "0.5");
    EXPECT_EQ(textOf(section, "87(0:30)", 1), "1.5") << "0.9 points are enough";
    EXPECT_EQ(textOf(section, "11", 1), "0.5");
    EXPECT_EQ(textOf(section, "81", 1), "0");
    EXPECT_EQ(textOf(section, "12", 1), "2");
    EXPECT_EQ(textOf(section, "85", 1), "2.25");  // 0 + 1 + ½·2½
}

TEST(SwissManager, TheNumbersOfC07AreItsCodes)
{
    const std::map<std::string, std::string> codes = {{"11", "DE@OLD"},
                                                      {"14", "DE:MP@OLD"},
                                                      {"45", "KS"},
                                                      {"78", "BC"},
                                                      {"79", "REP"},
                                                      {"81", "DE"},
                                                      {"81(P)", "DE/P"},
                                                      {"83", "EDE"},
                                                      {"83(MP:P)", "EDE:MP/P"},
                                                      {"89", "TBR"},
                                                      {"90", "BBE"},
                                                      {"91", "SSSC"},
                                                      {"77(F)", "AOB/F"},
                                                      {"84(1:0:2:P:-:0:1)", "BH:MP/C2/S2/P@26"}};
    for (const auto& [number, code] : codes) EXPECT_EQ(canonicalText(*parseCode(number)), code) << number;
}

TEST(SwissManager, TheTableIsThePublishedList)
{
    std::ifstream stream(std::filesystem::path(KYDAI_TEST_DATA) / "chess_results" / "tie_breaks.csv");
    const std::string text((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
    const auto rows = format::readCsv(text, "tie_breaks.csv");
    ASSERT_TRUE(rows.ok());
    ASSERT_EQ(rows->size(), numberedTieBreaks().size() + 1);
    // What the list has no column for: files say it all the same (rules/tunx_format.md, section 10).
    const std::map<int, std::size_t> ours = {{36, 2}, {37, 3}, {44, 3}, {47, 3}, {52, 3}, {60, 1}, {85, 5}};
    for (const NumberedTieBreak& row : numberedTieBreaks()) {
        const auto& cells = (*rows)[static_cast<std::size_t>(row.number)].fields;
        const auto cell = [&](std::size_t at) { return at < cells.size() ? cells[at] : std::string(); };
        EXPECT_EQ(cell(0), std::to_string(row.number));
        EXPECT_EQ(cell(2), row.shortName);
        EXPECT_EQ(cell(3), row.age == ' ' ? std::string() : std::string(1, row.age)) << row.number;
        std::string events;
        for (std::size_t at = 4; at < 8; ++at) events += cell(at);
        EXPECT_EQ(events, row.events) << row.number;
        std::size_t parameters = 0;
        for (std::size_t at = 8; at < 15; ++at) parameters += cell(at).empty() || cell(at) == "No Parameter" ? 0 : 1;
        const auto known = ours.find(row.number);
        EXPECT_EQ(row.parameters.size(), known == ours.end() ? parameters : known->second) << row.number;
    }
}

TEST(SwissManager, AtLeastTheseAreComputed)
{
    const auto demanded = [](int number) {
        const std::pair<int, int> spans[] = {{1, 4},   {10, 14}, {20, 20}, {23, 23}, {25, 25}, {36, 40},
                                             {44, 47}, {52, 53}, {60, 65}, {68, 68}, {76, 91}};
        return std::ranges::any_of(spans,
                                   [&](const auto& span) { return number >= span.first && number <= span.second; });
    };
    for (const NumberedTieBreak& row : numberedTieBreaks()) {
        const auto code = parseCode(std::to_string(row.number));
        ASSERT_TRUE(code.ok()) << row.number;
        const bool isComputed = code->kind != Kind::NotComputed;
        EXPECT_TRUE(isComputed || !demanded(row.number)) << row.number;
        EXPECT_TRUE(isComputed || canonicalText(*code) == std::to_string(row.number)) << row.number;
    }
}

TEST(SwissManager, AParameterThatSaysNothingLeavesItUncomputed)
{
    for (const char* text :
         {"84(7)", "84(0:0:0:X)", "68(4)", "82(9)", "76(2:4)", "76(?)", "44(3:1)", "54(1400)", "87(0:x)"})
        EXPECT_EQ(parseCode(text)->kind, Kind::NotComputed) << text;
    for (const char* text : {"93", "0", "84(0", "54/C1", "MPV(1:2)", "MPV(1:2:3:4)", "BH(1)"})
        EXPECT_FALSE(parseCode(text).ok()) << text;
    EXPECT_EQ(canonicalText(*parseCode("76(2,4;1:2:0)")), "76(2:4:1:2:0)");
    EXPECT_EQ(parseCodes("84(0,0,1),68(0,P),DE")->size(), 3U) << "commas in brackets part nothing";
}

TEST(SwissManager, WhoIsTiedBeforeWhatIsNotComputedSharesThePlace)
{
    // Numbers 1 and 2 drew and beat 3 and 4; only wins with Black part them, and those stand behind 54.
    Section section = EventBuilder().player("3b1 2w=").player("4w1 1b=").player("1w0 4b=").player("2b0 3w=").build();
    const Standings with = standingsBy(section, "BWG");
    EXPECT_EQ(with.rank(0), 1);
    EXPECT_EQ(with.rank(1), 2);
    section.rules.lotsSeed = 7;
    const Standings open = standingsBy(section, "BH,54,BWG,DE");
    EXPECT_EQ(open.rank(0), 1);
    EXPECT_EQ(open.rank(1), 1) << "neither BWG nor a lot may part them";
    EXPECT_EQ(open.rank(2), 3);
    EXPECT_TRUE(open.isOpen);
    EXPECT_TRUE(open.lots.empty());
    EXPECT_EQ(open.columns[1].refusal, Refusal::NotComputed);
    EXPECT_EQ(open.columns[2].values[0].value, Fraction(1)) << "what is computed is shown";
    EXPECT_EQ(open.columns[3].refusal, Refusal::NotComputed) << "its groups are not known";
    const Section two = EventBuilder().player("2w1").player("1b0").build();
    EXPECT_FALSE(standingsBy(two, "54").isOpen) << "points have parted them before";
}

TEST(SwissManager, AnUnratedDrawIsWorthWhatADrawIs)
{
    Section section = players();
    int draws = 0;
    for (Round& round : section.rounds) {
        for (Game& game : round.games) {
            if (game.whiteOutcome != Outcome::Draw) continue;
            game.whiteOutcome = game.blackOutcome = Outcome::UnratedDraw;
            ++draws;
        }
    }
    EXPECT_GT(draws, 0);
    const Standings before = standingsBy(players(), "61");
    const Standings after = standingsBy(section, "61");
    for (std::size_t player = 0; player < section.players.size(); ++player)
        EXPECT_EQ(after.columns[0].values[player].value, before.columns[0].values[player].value) << player + 1;
}

}  // namespace
}  // namespace kydai::tiebreak
