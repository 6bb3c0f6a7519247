#include "format/trf_own_lines.h"

#include "format/json.h"
#include "format/reader.h"
#include "format/trf_writer.h"
#include "model/event.h"
#include "model/member_paths.h"
#include "model/numbering.h"
#include "pairing/generate.h"
#include "support/event_builder.h"
#include "support/members.h"
#include "support/player_id.h"
#include "support/whole_event.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace kydai::format {
namespace {

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find("\r\n"), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 2, text.size()));
    }
    return lines;
}

std::string ownLinesOf(std::string_view text)
{
    std::string own;
    for (const std::string_view line : linesOf(text)) {
        if (line.starts_with(kOwnLine)) own.append(line).append("\n");
    }
    return own;
}

/// What comes out otherwise, member by member.
std::string different(const Section& wanted, const Section& found)
{
    std::string text;
    for (const MemberDifference& each : memberDifferences(wanted, found))
        text += each.path + ": " + each.wanted.dump() + " became " + each.found.dump() + '\n';
    if (text.empty() && !(wanted == found)) text = "a key";
    return text;
}

/// Written and read again: the same event, and a report that other programs read as before.
void expectExact(const Section& section, const std::string& event, const EventUnitRules& units,
                 const std::string& which)
{
    const auto written = writeTrf(section, {.event = event, .units = units});
    ASSERT_TRUE(written.ok()) << which << ' ' << written.error().what;
    const auto read = readText(written->text, "t.trf26");
    ASSERT_TRUE(read.ok()) << which << ' ' << read.error().what << ' ' << read.error().line;
    EXPECT_EQ(read->name, event) << which;
    EXPECT_EQ(read->units, units) << which;
    EXPECT_EQ(different(byNumber(section), read->sections.front()), "") << which << '\n' << written->text;
    const auto plain = writeTrf(section, {.ownLines = OwnLines::None, .event = event});
    ASSERT_TRUE(plain.ok());
    EXPECT_TRUE(written->text.starts_with(plain->text)) << which;
    for (const std::string_view line : linesOf(std::string_view(written->text).substr(plain->text.size()))) {
        EXPECT_TRUE(line.starts_with("### kydai/1 ")) << which << line;
        EXPECT_LE(line.size(), 200U) << which;
    }
}

TEST(OwnLines, EveryMemberOfAnyEventComesBack)
{
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Event event = fixture::wholeEvent(seed);
        for (const EventSection& each : event.sections)
            expectExact(*each.section, event.name, event.units, "seed " + std::to_string(seed));
    }
}

TEST(OwnLines, TheSampleAndTheArticleComeBack)
{
    for (const char* file : {"sample.json", "article.json"}) {
        const auto event = readFile(std::filesystem::path(KYDAI_SOURCE_DIR) / "resources/sample" / file);
        ASSERT_TRUE(event.ok()) << file;
        for (const Section& section : event->sections)
            expectExact(section, event->name, event->units, file + (' ' + section.info.name));
    }
}

/// KYDAI_TOURNAMENTS=1000 for as many.
TEST(OwnLines, GeneratedTournamentsComeBack)
{
    const char* const given = std::getenv("KYDAI_TOURNAMENTS");
    const std::uint64_t tournaments = given == nullptr ? 40 : std::strtoull(given, nullptr, 10);
    for (std::uint64_t seed = 1; seed <= tournaments; ++seed) {
        pairing::GenerateOptions options = pairing::drawnOptions(seed);
        if (given == nullptr) options.players = static_cast<int>(15 + seed % 30);
        expectExact(pairing::generate(options), {}, {}, "seed " + std::to_string(seed));
    }
}

/// Three players of two units, one round.
Section three()
{
    Section section = EventBuilder().player("2w1").player("1b0").player("U").build();
    section.info.name = "Nam U9";
    section.rules.scheduledRounds = 2;
    section.rules.initialColour = Colour::White;
    section.players[0].unit = section.players[1].unit = "Hà Nội";
    section.players[2].unit = "Huế";
    section.players[2].marks.noByes = true;
    section.players[1].marks.expelled = true;
    section.prizes.currency = "VND";
    return section;
}

TEST(OwnLines, StandAfterTheOthersAndTellWhatIsTheSameOnce)
{
    const auto written = writeTrf(three(), {.event = "Giải trẻ", .units = {.best = 3}});
    ASSERT_TRUE(written.ok());
    EXPECT_NE(written->text.find("012 Giải trẻ · Nam U9\r\n"), std::string::npos);
    EXPECT_EQ(ownLinesOf(written->text),
              "### kydai/1 event/name \"Giải trẻ\"\n"
              "### kydai/1 event/units/best 3\n"
              "### kydai/1 info/name \"Nam U9\"\n"
              "### kydai/1 info/type \"\"\n"
              "### kydai/1 info/codedType \"\"\n"
              "### kydai/1 info/pairingProgram \"\"\n"
              "### kydai/1 players/1-2/unit \"Hà Nội\"\n"
              "### kydai/1 players/1-3/fileRank 0\n"
              "### kydai/1 players/2/marks/expelled true\n"
              "### kydai/1 players/3/unit \"Huế\"\n"
              "### kydai/1 players/3/marks/noByes true\n"
              "### kydai/1 prizes/currency \"VND\"\n");
}

TEST(OwnLines, AReportForOthersLeavesOutWhatNobodyElseMaySee)
{
    Section section = three();
    section.rules.prohibited = {{1, 2, {playerId(1), playerId(3)}, {}, "anh em"}};
    const auto written = writeTrf(section, {.ownLines = OwnLines::Public, .event = "Giải trẻ"});
    ASSERT_TRUE(written.ok());
    const std::string own = ownLinesOf(written->text);
    for (const char* hidden : {"noByes", "prizes", "anh em"}) EXPECT_EQ(own.find(hidden), std::string::npos) << own;
    for (const char* told : {"info/name", "unit", "expelled"}) EXPECT_NE(own.find(told), std::string::npos) << own;
    EXPECT_NE(written->text.find("\r\n260 001 002    1    3\r\n"), std::string::npos) << written->text;
}

/// A line that can't be taken is told at its place and kept as it stands; what comes behind it counts.
void expectKeptAside(const std::string& report, const std::string& line, int number)
{
    const auto read = readText(report + line + "\r\n" + R"(### kydai/1 players/3/category "U9")" + "\r\n", "t");
    ASSERT_TRUE(read.ok()) << line;
    Section expected = three();
    expected.players[2].category = "U9";
    expected.foreignLines = {line};
    EXPECT_EQ(different(byNumber(expected), read->sections.front()), "") << line;
    EXPECT_EQ(read->units, EventUnitRules{}) << line;
    ASSERT_EQ(read->diagnostics.size(), 1U) << line;
    EXPECT_EQ(read->diagnostics[0].line, number) << line;
    EXPECT_FALSE(read->diagnostics[0].expected.empty()) << line;
}

TEST(OwnLines, ADamagedLineIsToldAndKeptAndCostsNothing)
{
    const auto written = writeTrf(three(), {});
    ASSERT_TRUE(written.ok());
    const int before = static_cast<int>(linesOf(written->text).size());
    const std::vector<std::string> damaged = {
        R"(### kydai/1 players/1/unit "Hà)",
        R"(### kydai/1 players/7/unit "Hà Nội")",
        R"(### kydai/1 players/1/unti "Hà Nội")",
        R"(### kydai/1 players/1/tpn 9)",
        R"(### kydai/1 players/1/id 2)",
        R"(### kydai/1 players/1/fixedBoard "x")",
        R"(### kydai/1 rounds/1/games [{"white":1,"black":9,"whiteOutcome":"win","blackOutcome":"loss"}])",
        R"(### kydai/1 event/name 7)",
        R"(### kydai/1 event/units/nothing 7)",
        R"(### kydai/2 players/1/unit "x")",
        R"(### kydai/1)",
        R"(### kydai/1 )",
    };
    for (const std::string& line : damaged) expectKeptAside(written->text, line, before + 1);
}

/// What our lines say is judged as what a file of JSON says: out of bounds, of somebody who isn't there, said before.
TEST(OwnLines, AreJudgedAsAnyOtherInput)
{
    const auto written = writeTrf(three(), {});
    ASSERT_TRUE(written.ok());
    const int before = static_cast<int>(linesOf(written->text).size());
    const std::vector<std::string> planted = {
        // out of bounds
        R"(### kydai/1 players/1/fixedBoard 100000)", R"(### kydai/1 players/1/kFactor 4001)",
        R"(### kydai/1 players/1/kFactor -1)", R"(### kydai/1 players/1/entersInRound 0)",
        R"(### kydai/1 players/1/withdrawnFromRound 999)", R"(### kydai/1 players/1/ratings/tournament 9999)",
        R"(### kydai/1 players/1/birth "2016-02-30")", R"(### kydai/1 info/limits/ratingTo 4001)",
        R"(### kydai/1 rules/points/winWhite 1000)", R"(### kydai/1 rules/points/winWhite 0.55)",
        R"(### kydai/1 rules/scheduledRounds 9999)", R"(### kydai/1 event/units/best 100000)",
        // control characters, ends of lines, too many letters
        R"(### kydai/1 players/1/category "a\u0007b")", R"(### kydai/1 players/1/category "a\nb")",
        R"(### kydai/1 players/1/category "a\u2028b")",
        "### kydai/1 players/1/category \"" + std::string(201, 'x') + '"',
        // of another kind
        R"(### kydai/1 players/1/marks/noByes 1)", R"(### kydai/1 rules/discipline "chees")",
        R"(### kydai/1 prizes/lists [{"name":"A","lnies":[]}])",
        // nobody of this number
        R"(### kydai/1 rules/prohibited [{"players":[1,9]}])",
        R"(### kydai/1 rules/virtualPoints [{"player":9,"round":1,"points":1}])",
        R"(### kydai/1 requestedByes [{"player":9,"round":2,"kind":"halfBye"}])",
        R"(### kydai/1 adjustments [{"player":9,"round":1,"points":1}])",
        R"(### kydai/1 prizes/excluded [{"player":9}])",
        R"(### kydai/1 teams/teams [{"id":1,"name":"A","members":[1,9]}])",
        R"(### kydai/1 rounds/1/byes [{"player":3,"kind":"zeroBye"},{"player":3,"kind":"zeroBye"}])",
        R"(### kydai/1 rounds/1/reported [{"white":1,"black":3,"whiteOutcome":"win","blackOutcome":"loss"}])",
        // said before, alone or among others
        R"(### kydai/1 players/3/unit "Vinh")", R"(### kydai/1 players/2-9/unit "Vinh")",
        R"(### kydai/1 prizes/currency "USD")"};
    for (const std::string& line : planted) expectKeptAside(written->text, line, before + 1);
}

TEST(OwnLines, PointsAgainstTheLawsAreReadForPolicyToJudge)
{
    const auto written = writeTrf(three(), {});
    ASSERT_TRUE(written.ok());
    const auto read = readText(written->text + "### kydai/1 rules/points/winBlack 1.5\r\n", "t");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->sections[0].rules.points.winBlack, Points{15});
    EXPECT_TRUE(read->sections[0].rules.fideMode);
}

TEST(OwnLines, TheNameOfTheEventIsHeldToItsBounds)
{
    const auto written = writeTrf(three(), {});
    ASSERT_TRUE(written.ok());
    const auto read = readText(written->text + "### kydai/1 event/name \"Giải\\u0007 trẻ\\n\"\r\n", "t");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->name, "Giải  trẻ ");
    EXPECT_EQ(read->diagnostics.size(), 1U);
}

TEST(OwnLines, LongValuesGoOnInFurtherLinesAndStandOrFallTogether)
{
    Section section = three();
    section.prizes.protests = {std::string(300, ' ') + "Ộ" + std::string(400, 'x') + "\n  \"\\\t\xC2\xA0kết"};
    expectExact(section, {}, {}, "long");
    const auto written = writeTrf(section, {});
    const std::size_t first = written->text.find("### kydai/1 prizes/protests");
    const std::size_t second = written->text.find("### kydai/1 + ", first);
    ASSERT_NE(second, std::string::npos);
    std::string without = written->text;
    without.erase(second, without.find("\r\n", second) + 2 - second);
    const auto read = readText(without, "t");
    ASSERT_TRUE(read.ok());
    EXPECT_TRUE(read->sections[0].prizes.protests.empty());
    EXPECT_GT(read->sections[0].foreignLines.size(), 3U);
    ASSERT_EQ(read->diagnostics.size(), 1U);
    expectExact(read->sections[0], {}, {}, "kept");
}

TEST(OwnLines, PlacesOfTheColumnsStayWhereTheyAreChecked)
{
    const auto written = writeTrf(three(), {.ranks = {1, 0, 2}});
    ASSERT_TRUE(written.ok());
    const auto places = [&](bool asWritten) {
        std::vector<int> found;
        ReadOptions options;
        options.placesAsWritten = asWritten;
        const auto read = readText(written->text, "t", options);
        for (const Player& player : read->sections[0].players) found.push_back(player.fileRank);
        return found;
    };
    EXPECT_EQ(places(false), (std::vector<int>{0, 0, 0}));
    EXPECT_EQ(places(true), (std::vector<int>{1, 0, 2}));
}

ReportedEvent convert(const ReportedEvent& event, const TrfWriteOptions& options)
{
    TrfWriteOptions how = options;
    how.event = event.name;
    how.units = event.units;
    const auto written = writeTrf(event.section, how);
    if (!written) {
        ADD_FAILURE() << written.error().line << ' ' << written.error().what << ' ' << written.error().expected;
        return {};
    }
    const auto read = readText(written->text, "t");
    EXPECT_TRUE(read.ok());
    return {read->name, read->units, read->sections.front()};
}

TEST(Carried, ByTrf26AsTheRowsSay)
{
    const auto plain = [](const ReportedEvent& event) { return convert(event, {.ownLines = OwnLines::None}); };
    EXPECT_EQ(fixture::wrongAbout(fixture::carriageOf(plain, 16), &Carried::trf26), "");
    const auto copy = [](const ReportedEvent& event) { return convert(event, {}); };
    for (const auto& [member, of] : fixture::carriageOf(copy, 5)) EXPECT_EQ(of.whole, of.filled) << member;
}

TEST(Carried, ByTrf16AsTheRowsSay)
{
    const auto plain = [](const ReportedEvent& event) { return convert(event, {.version = TrfVersion::Trf16}); };
    EXPECT_EQ(fixture::wrongAbout(fixture::carriageOf(plain, 90), &Carried::trf16), "");
}

TEST(TrfOwnLines, OneThatGoesOnWithNothingBeforeItIsToldAndReadAlone)
{
    const Section section = EventBuilder().player("2w1").player("1b0").build();
    const auto written = writeTrf(section, {});
    ASSERT_TRUE(written.ok());
    const auto read = readText("### kydai/1 + more of it\r\n" + written->text, "a.trf");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->sections[0].players.size(), 2U);
    EXPECT_FALSE(read->diagnostics.empty());
}

}  // namespace
}  // namespace kydai::format
