#include "format/json.h"
#include "format/reader.h"
#include "format/trf_fields.h"
#include "support/fragments.h"
#include "support/player_id.h"
#include "support/utf8.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

namespace kydai::format {
namespace {

constexpr std::string_view kHead =
    "012 Test\n"
    "042 2026/03/01\n";
// Columns:                    10   15                                49   54  58          70         81   86
constexpr std::string_view kFirst =
    "001    1 m GM Alpha, A                          2500 VIE    12400001 1990/01/02  1.0    1     2 w 1\n";
constexpr std::string_view kSecond =
    "001    2 w     Beta, B                          2400 VIE    12400002 1991/00/00  0.0    2     1 b 0\n";

std::string file(std::string_view extra, std::string_view first = kFirst, std::string_view second = kSecond)
{
    return std::string(kHead) + std::string(first) + std::string(second) + std::string(extra);
}

/// "4: what" of the Error, or what was read.
std::string failure(const std::string& text)
{
    const auto read = readText(text, "t.trf");
    if (read.ok()) return "read";
    EXPECT_EQ(read.error().file, "t.trf");
    EXPECT_FALSE(read.error().expected.empty());
    return std::to_string(read.error().line) + ": " + logText(read.error().what);
}

/// The text with `with` from column `column` of its line on.
std::string changed(std::string_view line, int column, std::string_view with)
{
    std::string result(line);
    result.replace(static_cast<std::size_t>(column - 1), with.size(), with);
    return result;
}

TEST(MalformedReport, SoundFileIsRead)
{
    const auto read = readText(file(""), "t.trf");
    ASSERT_TRUE(read.ok());
    EXPECT_TRUE(std::ranges::all_of(read->diagnostics, [](const Diagnostic& finding) {
        return finding.problem == Problem::Assumed || finding.problem == Problem::AssumedRounds;
    }));
}

TEST(MalformedReport, ZeroBytesBehindTheTextAreNothing)
{
    const auto sound = readText(file(""), "t.trf");
    const auto padded = readText(file("") + std::string(300, '\0'), "t.trf");
    ASSERT_TRUE(sound.ok());
    ASSERT_TRUE(padded.ok());
    EXPECT_EQ(padded->sections, sound->sections);
    EXPECT_FALSE(readText(file("") + std::string(3, '\0') + "x", "t.trf").ok()) << "inside a text they are damage";
    EXPECT_FALSE(readText(std::string(300, '\0'), "t.trf").ok());
}

TEST(MalformedReport, StartNumberMustBeANumber)
{
    EXPECT_EQ(failure(file("", changed(kFirst, 5, "  x1"))), "3: StartNumberWritten 'x1'");
    EXPECT_EQ(failure(file("", changed(kFirst, 5, "    "))), "3: StartNumberWritten ''");
    EXPECT_EQ(failure(file("", changed(kFirst, 5, "   0"))), "3: StartNumberWritten '0'");
    EXPECT_EQ(failure(file("", changed(kFirst, 5, "  -1"))), "3: StartNumberWritten '-1'");
    EXPECT_EQ(failure(file("", "001\n")), "3: StartNumberWritten ''");
    EXPECT_EQ(failure(file("", "0011 Alpha\n")), "3: LineThatBeginsWith '0011 Alp'");
}

TEST(MalformedReport, StartNumberTwiceIsAnError)
{
    EXPECT_EQ(failure(file(kFirst)), "5: StartNumberAgain 1 3");
}

TEST(MalformedReport, ASignThatNobodyKnowsIsAResultThatIsNotKnown)  // question 166
{
    const auto read = readText(file("", changed(kFirst, 99, "@"), changed(kSecond, 99, "@")), "t.trf");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->sections[0].round(1).games[0].whiteOutcome, Outcome::Open);
    EXPECT_EQ(std::ranges::count_if(read->diagnostics,
                                    [](const Diagnostic& finding) {
                                        return finding.severity == Severity::Warning &&
                                               finding.problem == Problem::MalformedCell;
                                    }),
              2);
}

TEST(MalformedReport, CellsMustBeResults)
{
    EXPECT_EQ(failure(file("", changed(kFirst, 92, "   x"))), "3: OpponentInRound 'x' 1");
    EXPECT_EQ(failure(file("", changed(kFirst, 97, "q"))), "3: ColourInRound 'q' 1");
    EXPECT_EQ(failure(file("", changed(kFirst, 99, "9"))), "3: ResultInRound '9' 1");
    EXPECT_EQ(failure(file("", changed(kFirst, 99, "U"))), "3: ResultInRound 'U' 1");
    EXPECT_EQ(failure(file("", changed(kFirst, 92, "0000 - 1"))), "3: ResultWithoutOpponentInRound '1' 1");
    EXPECT_EQ(failure(file("", changed(kFirst, 92, "0000 w Z"))), "3: ColourWithoutOpponentInRound 1");
    EXPECT_EQ(failure(file("", changed(kFirst, 95, "2w 1"))), "3: CharacterBetweenColumnsOfRound 1");
}

TEST(MalformedReport, OpponentMustExistAndBeSomebodyElse)
{
    EXPECT_EQ(failure(file("", changed(kFirst, 92, "  77"))), "3: OpponentInRound '77' 1");
    EXPECT_EQ(failure(file("", changed(kFirst, 92, "   1"))), "3: OpponentInRound '1' 1");
}

TEST(MalformedReport, PlayedGameNeedsAColourOnOneSide)
{
    const auto one = readText(file("", changed(kFirst, 97, "-")), "t.trf");
    ASSERT_TRUE(one.ok());
    EXPECT_EQ(one->sections[0].rounds[0].games[0].white, playerId(1));
    EXPECT_EQ(failure(file("", changed(kFirst, 97, "-"), changed(kSecond, 97, "-"))),
              "3: PlayedGameWithoutColoursInRound 1");
}

TEST(MalformedReport, RestrictionsMustNamePlayersOfTheFile)
{
    EXPECT_EQ(failure(file("260 001 005    1    9\n")), "5: StartNumberWritten '9'");
    EXPECT_EQ(failure(file("260 xxx 005    1    2\n")), "5: RoundWritten 'xxx'");
    EXPECT_EQ(failure(file("260 005 001    1    2\n")), "5: RoundWritten '001'");
    EXPECT_EQ(failure(file("240 Q 002    1\n")), "5: Bye 'Q'");
    EXPECT_EQ(failure(file("240 Z 002    3\n")), "5: StartNumberWritten '3'");
    EXPECT_EQ(failure(file("250      0x.0 001 003 0001 0022\n")), "5: Entry '0x.0 001 003 0001 0022'");
    EXPECT_EQ(failure(file("299 Q        01.0  001    1\n")), "5: Entry 'Q        01.0  001    1'");
    EXPECT_EQ(failure(file("XXA    1  1.0  x\n")), "5: PointsWritten 'x'");
    EXPECT_EQ(failure(file("XXZ 4\n")), "5: StartNumberWritten '4'");
    EXPECT_EQ(failure(file("XXP\n")), "5: NoPlayers");
}

TEST(MalformedReport, TheFirstBadLineIsTold)
{
    EXPECT_EQ(failure(file("XXZ 4\n", changed(kFirst, 99, "9"), changed(kSecond, 99, "8"))), "3: ResultInRound '9' 1");
}

TEST(MalformedReport, FilesOfOtherKindsAreRefusedWithTheirName)
{
    const auto code = [](std::string_view text) {
        const auto read = readText(text, "t");
        return read.ok() ? Errc::Cancelled : read.error().code;
    };
    EXPECT_EQ(code(""), Errc::UnknownFormat);
    EXPECT_EQ(code("\n\n"), Errc::UnknownFormat);
    EXPECT_EQ(code("hello world"), Errc::UnknownFormat);
    EXPECT_EQ(code(std::string_view("\x7F"
                                    "ELF\0\0\0",
                                    8)),
              Errc::UnknownFormat);
    EXPECT_EQ(code(std::string_view("SQLite format 3\0", 16)), Errc::Unsupported);
    EXPECT_EQ(code("012 x\n001|  1|m|GM|Name|2500|\n"), Errc::Unsupported);
    EXPECT_EQ(code("{\"sections\": [}"), Errc::Malformed);
}

TEST(MalformedReport, MissingFileAndFolderAreFileErrors)
{
    EXPECT_EQ(readFile("/no/such/file.trf").error().code, Errc::CannotOpen);
    EXPECT_EQ(readFile("/").error().code, Errc::CannotOpen);
}

// --- what is only a warning

std::vector<Diagnostic> warnings(const std::string& text)
{
    const auto read = readText(text, "t.trf");
    EXPECT_TRUE(read.ok()) << read.error().line << read.error().what;
    if (!read.ok()) return {};
    std::vector<Diagnostic> found = read->diagnostics;
    std::erase_if(found, [](const Diagnostic& finding) { return finding.severity != Severity::Warning; });
    return found;
}

TEST(MalformedReport, AFileWithoutAnEndAndOneOfHundredsOfGigabytesAreRefused)
{
#ifndef _WIN32  // has no such file
    const auto endless = readBytes("/dev/zero");
    ASSERT_FALSE(endless.ok());
    EXPECT_EQ(endless.error().what.id, FragmentId::FileOfMegabytes);
#endif
    const auto sparse = std::filesystem::temp_directory_path() / "kydai_sparse.trf";
    std::ofstream(sparse, std::ios::binary) << "012 Test\n";
    std::error_code hasNoRoom;  // where a file has no holes
    std::filesystem::resize_file(sparse, std::uintmax_t{200} << 30U, hasNoRoom);
    const auto large = readFile(sparse);
    std::filesystem::remove(sparse);
    if (hasNoRoom) GTEST_SKIP() << "no file of hundreds of gigabytes can be made here";
    ASSERT_FALSE(large.ok());
    EXPECT_EQ(large.error().what.id, FragmentId::FileOfMegabytes);
}

/// What would take the memory of a hundred events, in a few megabytes.
TEST(MalformedReport, AFileThatWouldFillTheMemoryIsRefusedAtOnce)
{
    const auto refused = [](const std::string& text) {
        const auto read = readText(text, "t");
        return read ? Diagnostic()
                    : Diagnostic{
                          .line = read.error().line, .what = read.error().what, .expected = read.error().expected};
    };
    const auto repeated = [](std::string_view text, int count) {
        std::string all;
        for (int at = 0; at < count; ++at) all += text;
        return all;
    };
    const std::string head = R"({"format":"kydai","sections":[)";
    EXPECT_EQ(refused(head + R"({"players":[)" + repeated("{},", 100'000) + "{}]}]}").expected,
              fragment(FragmentId::ListOfAtMost, 100'000U));
    const Diagnostic deep = refused(head + "\n" + repeated("[", 100'000));
    EXPECT_EQ(deep.what, fragment(FragmentId::TextThatIsNotJson));
    EXPECT_EQ(deep.line, 2);
    // Of two hundred the file's own object and its list of sections are two.
    const auto nested = [&](int lists) { return head + repeated("[", lists) + repeated("]", lists) + "]}"; };
    EXPECT_NE(refused(nested(198)).what, fragment(FragmentId::TextThatIsNotJson));
    EXPECT_EQ(refused(nested(199)).what, fragment(FragmentId::TextThatIsNotJson));
    EXPECT_NE(refused(head + R"({"info":{"name":"\"[[[[)" + repeated("[", 500) + R"("}}]})").what,
              fragment(FragmentId::TextThatIsNotJson))
        << "what stands in a text is no list";
    std::string players(kHead);
    for (int line = 0; line < 10'000; ++line) players += "001    x\n";
    EXPECT_EQ(refused(players + "001    x\n").what, fragment(FragmentId::CountOfRows, 10'001));
    EXPECT_EQ(refused(std::string(kHead) + std::string(std::size_t{17} << 20U, 'x')).what,
              fragment(FragmentId::FileOfMegabytes, 17U));
    EXPECT_EQ(refused(head + std::string(std::size_t{65} << 20U, ' ')).what,
              fragment(FragmentId::FileOfMegabytes, 65U));
}

/// TRF16 names teams in their order, TRF26 numbers them.
TEST(MalformedReport, TeamsOfBothKindsOfLineHaveNumbersOfTheirOwn)
{
    const auto read = readText(file("310   2 Beta\n013 Alpha\n310   7 Gamma\n013 Delta\n"), "t.trf");
    ASSERT_TRUE(read.ok());
    std::vector<int> numbers;
    for (const Team& team : read->sections.front().teams.teams) numbers.push_back(team.id.value);
    EXPECT_EQ(numbers, (std::vector{2, 3, 7, 8}));
    EXPECT_EQ(failure(file("013 Alpha\n310   1 Beta\n")), "6: TeamNumber '1'");
    EXPECT_EQ(failure(file("310 999 Alpha\n013 Beta\n")), "6: TeamNumbered 1000");
}

TEST(LenientReport, CharactersThatHideOrTurnTextRoundAreReplacedAndTold)
{
    const auto read = readText(file("013 x\x01y\n", changed(kFirst, 15,
                                                            "A\xE2\x80\xAE"
                                                            "B")),
                               "t.trf");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(utf8::decode(read->sections.front().players.front().name).find(U'\u202E'), std::u32string::npos);
    const auto told = std::ranges::find(read->diagnostics, Problem::HiddenCharacters, &Diagnostic::problem);
    ASSERT_NE(told, read->diagnostics.end());
    EXPECT_EQ(told->what, fragment(FragmentId::HiddenCharacters, 2));
    std::string json = writeJson(read->sections);
    json.replace(json.find("Beta"), 4, "B\\u0000\\u202e");
    const auto again = readText(json, "t.json");
    ASSERT_TRUE(again.ok());
    ASSERT_FALSE(again->diagnostics.empty());
    EXPECT_EQ(again->diagnostics.front().what, fragment(FragmentId::HiddenCharacters, 2));
    EXPECT_EQ(again->sections.front().players.back().name, "B\uFFFD\uFFFD, B");
}

TEST(LenientReport, AFieldThatIsNoNumberStaysEmptyWithAWarning)
{
    for (const auto& [column, bad] : {std::pair(49, "abcd"), std::pair(70, "31.31.2000"), std::pair(86, "  x ")}) {
        const auto found = warnings(file("", changed(kFirst, column, bad)));
        ASSERT_EQ(found.size(), 1U) << column;
        EXPECT_EQ(found[0].problem, Problem::MalformedField);
        EXPECT_EQ(found[0].line, 3);
        EXPECT_EQ(found[0].player, playerId(1));
    }
}

TEST(LenientReport, PointsThatAreNotTheSumAreTold)
{
    const auto found = warnings(file("", changed(kFirst, 81, " 2.0")));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].problem, Problem::PointsDiffer);
    EXPECT_EQ(logText(found[0].what), "PointsOfPlayer 2.0 1");
    EXPECT_TRUE(warnings(file("", changed(kFirst, 81, " 1,0"))).empty());
    EXPECT_TRUE(warnings(file("", changed(kFirst, 81, "    "))).empty());
}

TEST(LenientReport, GamesThatDoNotMirrorAreTold)
{
    EXPECT_EQ(warnings(file("", changed(kFirst, 97, "b")))[0].problem, Problem::ColoursDisagree);
    EXPECT_EQ(warnings(file("", changed(kFirst, 99, "+")))[0].problem, Problem::ResultsDisagree);
    const auto absent = readText(file("", kFirst, changed(kSecond, 92, "        ")), "t.trf");
    ASSERT_TRUE(absent.ok());
    EXPECT_EQ(absent->diagnostics[0].problem, Problem::NotMirrored);
    const Game& game = absent->sections[0].rounds[0].games[0];
    EXPECT_EQ(game.blackOutcome, Outcome::Loss);
}

TEST(LenientReport, BothLostAndDoubleForfeitFit)
{
    EXPECT_TRUE(warnings(file("", changed(changed(kFirst, 99, "="), 81, " 0.5"))).empty());  // half a point for one
    EXPECT_TRUE(warnings(file("", changed(changed(kFirst, 99, "0"), 81, " 0.0"),
                              changed(changed(kSecond, 99, "="), 81, " 0.5")))
                    .empty())
        << "or for the other";
    EXPECT_TRUE(warnings(file("", changed(changed(kFirst, 99, "0"), 81, " 0.0"))).empty());
    EXPECT_TRUE(warnings(file("", changed(changed(kFirst, 99, "-"), 81, " 0.0"), changed(kSecond, 99, "-"))).empty());
}

TEST(LenientReport, ShortAndUnknownLinesAreKept)
{
    const auto read = readText(file("001    3\nABC something\n1234567890\n"), "t.trf");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->sections[0].players.size(), 3U);
    EXPECT_EQ(read->sections[0].foreignLines, (std::vector<std::string>{"ABC something", "1234567890"}));
}

TEST(LenientReport, CountedInBytesALetterIsNeverCutInHalf)
{
    // "Đỗ Ngọc Ánh" in 33 bytes; then a letter of two bytes across the border of federation and FIDE number.
    std::string line(kFirst);
    const std::string name = "Đỗ Ngọc Ánh";
    line.replace(14, 33, name + std::string(33 - name.size(), ' '));
    line.replace(55, 2, "\xC3\xBF");
    const auto read = readText(file("", line), "t.trf");
    ASSERT_TRUE(read.ok());
    const Player& player = read->sections[0].players[0];
    EXPECT_EQ(player.name, name);
    EXPECT_EQ(player.federation, "VI\xC3\xBF");
    EXPECT_EQ(player.fideId, "12400001");
}

/// Whatever is wrong a thousand times: a hundred of each kind are told, and how many there are besides.
TEST(MalformedReport, WhatIsWrongEverywhereIsToldInAPage)
{
    std::string report(kHead);
    std::string values;
    for (int tpn = 1; tpn <= 1000; ++tpn) {
        std::string line =
            fmt::format("001 {:4}        Alpha, {:25} 2500 VIE             1990-99-02  1.0 {:4}\n", tpn, tpn, tpn);
        report += line;
        values +=
            fmt::format(R"({}{{"id":{},"tpn":{},"name":"A","rating":-1,"wrong":1}})", tpn == 1 ? "" : ",", tpn, tpn);
    }
    const std::string json = R"({"format":"kydai","sections":[{"players":[)" + values + "]}]}";
    for (const std::string& text : {report, json}) {
        const auto read = readText(text, "t");
        ASSERT_TRUE(read.ok()) << logText(read.error().what);
        std::map<FragmentId, std::size_t> told;
        std::vector<Fragment> more;
        for (const Diagnostic& finding : read->diagnostics) {
            ++told[finding.what.id];
            if (finding.what.id == FragmentId::MoreOfThem) more.push_back(finding.what);
        }
        EXPECT_EQ(more, (std::vector<Fragment>(2, fragment(FragmentId::MoreOfThem, 900U)))) << text.substr(0, 20);
        EXPECT_EQ(std::ranges::count(told, 100U, &decltype(told)::value_type::second), 2) << text.substr(0, 20);
        ASSERT_GT(read->diagnostics.size(), 200U);
        EXPECT_LT(read->diagnostics.size(), 220U);
    }
}

TEST(LenientReport, EveryLineEndAndMarkIsAccepted)
{
    const std::string text = file("");
    for (const std::string_view end : {"\r\n", "\r", "\n"}) {
        std::string other = "\xEF\xBB\xBF";
        for (const char c : text) other += c == '\n' ? std::string(end) : std::string(1, c);
        const auto read = readText(other, "t.trf");
        ASSERT_TRUE(read.ok());
        EXPECT_EQ(read->sections[0].players.size(), 2U);
        EXPECT_EQ(read->sections[0].info.name, "Test");
    }
}

TEST(MalformedReport, AYearIsOneInWhichAPlayerOrARoundMayBe)
{
    for (const char* there : {"1850/01/01", "2150/12/31", "2150"}) EXPECT_TRUE(parseDate(there)) << there;
    for (const char* none : {"1849/12/31", "2151/01/01", "2151"}) EXPECT_FALSE(parseDate(none)) << none;
    EXPECT_EQ(parseRoundDate("26/11/30"), (Date{2026, 11, 30}));
    for (const char* none : {"xx/11/30", "26/xx/30", "26/xx/00", "26/11/xx", "26/13/01"})
        EXPECT_FALSE(parseRoundDate(none)) << none;
}

}  // namespace
}  // namespace kydai::format
