#include "format/reader.h"
#include "format/trf_absences.h"
#include "format/trf_writer.h"
#include "losses.h"
#include "model/scorecards.h"
#include "support/player_id.h"
#include "support/shared_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace kydai::format {
namespace {

struct Way {
    const char* folder;
    TrfVersion version;
};

std::string describe(const testing::TestParamInfo<Way>& way)
{
    std::string name = std::string(way.param.folder) + (way.param.version == TrfVersion::Trf16 ? "_16" : "_26");
    std::ranges::replace(name, '/', '_');
    return name;
}

class RoundTrip : public testing::TestWithParam<Way> {};

/// Real files may only lose what the format has no place for: of what these files hold, the coded lines and the
/// national ratings in TRF16.
TEST_P(RoundTrip, KeepsEveryPlayerResultAndBye)
{
    const auto files = fixture::sharedFiles(GetParam().folder, ".trf");
    if (files.empty()) GTEST_SKIP() << "no shared data: " << GetParam().folder;
    TrfWriteOptions options;
    options.version = GetParam().version;
    for (const auto& path : files) {
        const auto read = readFile(path);
        ASSERT_TRUE(read.ok()) << path;
        const auto written = writeTrf(read->sections[0], options);
        ASSERT_TRUE(written.ok()) << path << " " << written.error().line << " " << written.error().what;
        for (const MemberFate& loss : lossesOf(read->sections[0], *written, options.version))
            EXPECT_TRUE(mayBeRounded(loss, options.version)) << path << ' ' << testing::PrintToString(loss);
        EXPECT_EQ(differentCells(read->sections[0], written->read.section), "") << path;
        const auto again = readText(written->text, "again");
        ASSERT_TRUE(again.ok());
        const auto twice = writeTrf(again->sections[0], options);
        ASSERT_TRUE(twice.ok());
        EXPECT_EQ(twice->text, written->text) << path;
    }
}

Section readSection(std::string_view text)
{
    auto read = readText(std::string(text), "t.trf");
    EXPECT_TRUE(read.ok()) << read.error().what;
    return std::move(read->sections.at(0));
}

constexpr std::string_view kThreePlayers =
    "012 Test\n"
    "042 2026/03/01\n"
    "142 4\n"
    "001    1 m GM Alpha, A                          2500 VIE    12400001 1990/01/02  1.0    1     2 w 1\n"
    "001    2 w     Beta, B                          2400 VIE    12400002 1991/00/00  0.0    2     1 b 0\n"
    "001    3 w     Gamma, C                         2300 VIE    12400003 1991/00/00  1.0    1  0000 - U\n";

TEST(WrittenReport, WithdrawnAndLatePlayersStayOutOfTheRoundsToCome)
{
    Section section = readSection(kThreePlayers);
    section.players[1].withdrawnFromRound = 2;
    section.players[2].entersInRound = 4;
    const std::vector<RequestedBye> expected = {{playerId(2), 2, Outcome::ZeroBye},
                                                {playerId(3), 2, Outcome::ZeroBye},
                                                {playerId(2), 3, Outcome::ZeroBye},
                                                {playerId(3), 3, Outcome::ZeroBye},
                                                {playerId(2), 4, Outcome::ZeroBye}};
    for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
        TrfWriteOptions options;
        options.version = version;
        const auto written = writeTrf(section, options);
        ASSERT_TRUE(written.ok());
        EXPECT_EQ(lossesOf(section, *written, version).empty(), version == TrfVersion::Trf26)
            << "absences in place of both";
        EXPECT_EQ(absencesAhead(readSection(written->text), 1), expected) << written->text;
        options.ownLines = OwnLines::None;
        EXPECT_EQ(readSection(writeTrf(section, options)->text).requestedByes, expected);
    }
}

TEST(WrittenReport, NobodyIsAbsentFromARoundAfterTheLast)
{
    Section section = readSection(
        "012 Four\n142 1\n152 W\n"
        "001    1      Player, One                       2000                             1.0    1     2 w 1\n"
        "001    2      Player, Two                       1900                             0.0    2     1 b 0\n");
    section.players[1].withdrawnFromRound = 2;
    section.requestedByes.push_back({section.players[0].id, 2, Outcome::HalfBye});
    for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
        const auto written = writeTrf(section, {version});
        ASSERT_TRUE(written.ok());
        EXPECT_EQ(written->text.find("240"), std::string::npos) << written->text;
        EXPECT_EQ(written->text.find("0000"), std::string::npos) << written->text;
    }
}

TEST(WrittenReport, PointsOfTheScoringLinesStandInColumns5To8)
{
    Section section = readSection(
        "012 Three points\n142 1\n152 W\n162  W 3.0    D 1.0\n"
        "001    1      Player, One                       2000                             3.0    1     2 w 1\n"
        "001    2      Player, Two                       1900                             0.0    2     1 b 0\n");
    const auto written = writeTrf(section, {TrfVersion::Trf16});
    ASSERT_TRUE(written.ok());
    for (const char* line :
         {"BBW  3.0\r\n", "BBD  1.0\r\n", "BBL  0.0\r\n", "BBZ  0.0\r\n", "BBF  0.0\r\n", "BBU  3.0\r\n"})
        EXPECT_NE(written->text.find(line), std::string::npos) << line << written->text;
}

TEST(ReadReport, PointsAboveTheResultsAreKept)
{
    const auto read = readText(
        "012 Six\n142 2\n152 W\n"
        "001    1      One                               2000                             1.0    1     2 w 1     3 b "
        "0\n"
        "001    2      Two                               1900                             1.5    2     1 b 0     4 w "
        "=\n"
        "001    3      Three                             1800                             2.0    3  0000 - -     1 w "
        "1\n"
        "001    4      Four                              1700                             0.5    4  0000 - Z     2 b "
        "=\n"
        "001    5      Five                              1600                             0.0    5  0000 - Z  0000 - "
        "Z\n"
        "001    6      Six                               1500                             0.0    6  0000 - Z  0000 - "
        "Z\n",
        "t.trf");
    ASSERT_TRUE(read.ok());
    const Section& section = read->sections.front();
    const Scorecards cards(section);
    EXPECT_EQ(cards.score(2), Points::whole(2));
    EXPECT_EQ(cards.entry(2, 1).outcome, Outcome::UnopposedWin);
    ASSERT_EQ(section.adjustments.size(), 1U);
    EXPECT_EQ(section.adjustments[0], (PointAdjustment{section.players[1].id, 2, std::nullopt, Points::whole(1)}));
    const auto written = writeTrf(section, {TrfVersion::Trf26});
    ASSERT_TRUE(written.ok());
    EXPECT_EQ(readSection(written->text).adjustments, section.adjustments);
    EXPECT_TRUE(std::ranges::all_of(readText(written->text, "back")->diagnostics, [](const Diagnostic& finding) {
        return finding.problem != Problem::PointsDiffer;
    }));
}

TEST(WrittenReport, TheCodeOfBakuStaysBesideItsPoints)
{
    const std::string points = "250        01.0 001 002 0001 0002\n";
    for (const char* code : {"FIDE_DUTCH_BAKU", "FIDE_DUTCH_2017_BAKU", "CUSTOM_SWISS_BAKU", "FIDE_BURSTEIN_BAKU"}) {
        const Section section = readSection(std::string(kThreePlayers) + "192 " + code + '\n' + points);
        EXPECT_EQ(section.rules.bakuAcceleration, section.rules.pairingSystem != PairingSystem::Other) << code;
        EXPECT_EQ(section.rules.virtualPoints.size(), 4U);
        const auto written = writeTrf(section, {});
        ASSERT_TRUE(written.ok());
        EXPECT_NE(written->text.find("\r\n192 " + std::string(code) + "\r\n"), std::string::npos) << written->text;
        const Section back = readSection(written->text);
        EXPECT_EQ(back.rules, section.rules) << code;
    }
    const Section other = readSection(std::string(kThreePlayers) + "192 FIDE_DUTCH\n" + points);
    EXPECT_FALSE(other.rules.bakuAcceleration) << "points alone are no Baku";
    const auto written = writeTrf(other, {});
    EXPECT_NE(written->text.find("\r\n192 FIDE_DUTCH\r\n"), std::string::npos) << written->text;
}

TEST(WrittenReport, EveryKindOfCommentComesBackToItsRound)
{
    Section section = readSection(
        "012 Two\n142 1\n152 W\n"
        "001    1      Player, One                       2000                             1.0    1     2 w 1\n"
        "001    2      Player, Two                       1900                             0.0    2     1 b 0\n"
        "001    3      Player, Three                     1800                             1.0    2  0000 - F\n");
    section.rules.fideMode = false;
    section.rules.fideModeLeftInRound = 1;
    section.rounds[0].pairedByHand = true;
    section.rounds[0].comments = {"Import @ Round 1: board 1: 1-2, rules 2-1",
                                  "MPA @ Round 1: 2-1 => 1-2",
                                  "Configuration @ Round 1: rounds 3 => 1",
                                  "Correction @ Round 1: 1-2: 0-1 => 1-0",
                                  "Rating correction @ Round 1: 1-2: 1-0 => 0-1 (pairings and standings used 1-0)",
                                  "Adjourned @ Round 1: 1-2: 1-0",
                                  "Prohibition @ Round 1: 1 2",
                                  "Tie-breaks @ Round 1: before BH/C1,BH,SB"};
    for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
        const auto written = writeTrf(section, {version});
        ASSERT_TRUE(written.ok());
        EXPECT_NE(written->text.find("### FIDE mode exited @ Round 1\r\n"), std::string::npos) << written->text;
        EXPECT_NE(written->text.find("### FPB @ Round 1: 3\r\n"), std::string::npos) << written->text;
        const Section back = readSection(written->text);
        EXPECT_FALSE(back.rules.fideMode);
        EXPECT_EQ(back.rules.fideModeLeftInRound, 1);
        EXPECT_TRUE(back.rounds[0].pairedByHand);
        EXPECT_EQ(back.rounds[0].comments, section.rounds[0].comments);
        EXPECT_EQ(writeTrf(back, {version})->text, written->text);
    }
    EXPECT_FALSE(
        readSection("012 Two\n### FIDE mode left @ Round 2\n"
                    "001    1      Player, One                       2000                             0.0    1\n")
            .rules.fideMode);
}

TEST(WrittenReport, ACorrectionForTheRatingReportStandsInTheCellsAndIsRemarked)  // C.04.2, 4.3; questions 192, 193
{
    Section section = readSection(
        "012 Two\n142 2\n152 W\n"
        "001    1      Player, One                       2000                             1.0    1     2 w 1\n"
        "001    2      Player, Two                       1900                             0.0    2     1 b 0\n");
    section.rounds[0].reported = section.rounds[0].games;
    section.rounds[0].reported[0].whiteOutcome = Outcome::UnratedDraw;
    section.rounds[0].reported[0].blackOutcome = Outcome::UnratedDraw;
    for (const TrfVersion version : {TrfVersion::Trf16, TrfVersion::Trf26}) {
        const auto written = writeTrf(section, {version});
        ASSERT_TRUE(written.ok());
        EXPECT_THAT(lossesOf(section, *written, version), testing::IsEmpty());
        EXPECT_NE(written->text.find(
                      "### Rating correction @ Round 1: 1-2: 1-0 => 1/2U-1/2U (pairings and standings used 1-0)\r\n"),
                  std::string::npos)
            << written->text;
        EXPECT_NE(written->text.find("1.0    1     2 w D"), std::string::npos) << written->text;
        EXPECT_EQ(readSection(written->text).rounds, section.rounds);
    }
    const auto bare = writeTrf(section, {.version = TrfVersion::Trf16, .engineLines = false});
    ASSERT_TRUE(bare.ok());
    EXPECT_NE(bare->text.find("1.0    1     2 w 1"), std::string::npos) << "no correction without a word of it";
    EXPECT_FALSE(lossesOf(section, *bare, TrfVersion::Trf16).empty());
}

TEST(WrittenReport, TheDaysOfRoundsToComeAreKept)
{
    const std::string days = "132" + std::string(88, ' ') + "26/03/01  26/03/02" + std::string(12, ' ') + "26/03/04";
    const auto written = writeTrf(readSection(std::string(kThreePlayers) + days + '\n'), {});
    ASSERT_TRUE(written.ok());
    EXPECT_NE(written->text.find(days + "\r\n"), std::string::npos) << written->text;
    EXPECT_EQ(written->text.find("132", written->text.find("\r\n132") + 5), std::string::npos) << "the line once";
}

TEST(WrittenReport, AnIndentedLineDoesNotBecomeARecord)
{
    const std::string line = "  0011        a ruler, not a player";
    const auto written = writeTrf(readSection(std::string(kThreePlayers) + line + '\n'), {});
    ASSERT_TRUE(written.ok()) << written.error().what;
    EXPECT_NE(written->text.find("\r\n" + line + "\r\n"), std::string::npos);
    for (const std::string& odd :
         {std::string("\x01") + "0011 not a player", std::string("320\x01 no bye"), std::string("330\xC2\xA0")}) {
        const auto control = writeTrf(readSection(std::string(kThreePlayers) + odd + '\n'), {});
        ASSERT_TRUE(control.ok()) << control.error().what;
        EXPECT_EQ(readSection(control->text).foreignLines.size(), 1U) << control->text;
    }
}

TEST(WrittenReport, ANationalCategoryDoesNotBecomeATitle)
{
    Section section = readSection(kThreePlayers);
    section.players[1].titleText = "I";
    section.players[2].titleText = "III";
    const auto written = writeTrf(section, {});
    ASSERT_TRUE(written.ok());
    EXPECT_THAT(lossesOf(section, *written), testing::IsEmpty());
    const Section back = readSection(written->text);
    EXPECT_EQ(back.players[1].title, Title::None);
    EXPECT_EQ(back.players[2].titleText, "III");
}

TEST(ReadReport, BlankVirtualPointsAreNoneInTheirRound)
{
    const Section section = readSection(std::string(kThreePlayers) + "XXA    1       1.0  0.5\nXXA 2 1.0 0.5\n");
    const std::vector<VirtualPoints> expected = {{playerId(1), 2, Points::whole(1)},
                                                 {playerId(1), 3, Points{5}},
                                                 {playerId(2), 1, Points::whole(1)},
                                                 {playerId(2), 2, Points{5}}};
    EXPECT_EQ(section.rules.virtualPoints, expected);
}

constexpr TrfVersion k16 = TrfVersion::Trf16;
constexpr TrfVersion k26 = TrfVersion::Trf26;
INSTANTIATE_TEST_SUITE_P(Shared, RoundTrip,
                         testing::Values(Way{"real", k16}, Way{"real", k26}, Way{"pairing", k16}, Way{"pairing", k26},
                                         Way{"tiebreaks", k16}, Way{"tiebreaks", k26}, Way{"seeds", k16},
                                         Way{"seeds", k26}),
                         describe);

/// Columns 1 to 3 of a national rating are its federation: "250" there would be an accelerated round, "BBW" the points
/// of a win.
TEST(WrittenReport, AFederationThatIsNoneDoesNotBecomeAnotherRecord)
{
    Section section = readSection(kThreePlayers);
    for (const char* federation : {"250", "BBW", "XXC", "vie", "", "012", "V E"}) {
        section.players[0].national = {NationalRecord{.federation = federation, .name = "Nguyen", .rating = 1900}};
        const auto written = writeTrf(section, {.version = TrfVersion::Trf26});
        ASSERT_TRUE(written.ok()) << federation;
        EXPECT_EQ(readSection(written->text).players[0].national, section.players[0].national) << federation;
        const auto plain = writeTrf(section, {.version = TrfVersion::Trf26, .ownLines = OwnLines::None});
        const Section back = readSection(plain->text);  // as other programs read it
        ASSERT_EQ(back.players[0].national.size(), 1U) << federation;
        EXPECT_EQ(back.players[0].national[0].federation, "XXX") << federation;
        EXPECT_EQ(back.players[0].national[0].rating, 1900) << federation;
        EXPECT_EQ(back.rules.virtualPoints, section.rules.virtualPoints) << federation;
        EXPECT_EQ(back.foreignLines, section.foreignLines) << federation;
    }
}

TEST(TrfTeams, PointsThatDifferFromTheRuleComeBackLineByLine)
{
    const std::string lines =
        "299    -1.0   0.0  000    1\n"
        "299 W   2.0   3.5  001    2\n"
        "299 L   0.0   0.5  001    1\n"
        "299 +   1.0   2.5  000    1\n";
    const Section section = readSection("012 T\n001    1      A\n001    2      B\n310   1 Huế" + std::string(65, ' ') +
                                        "1\n310   2 Vinh" + std::string(64, ' ') + "2\n" + lines);
    const std::vector<TeamAward> expected{{0, TeamId{1}, std::nullopt, Points{-10}, Points{}},
                                          {1, TeamId{2}, Outcome::Win, Points{20}, Points{35}},
                                          {1, TeamId{1}, Outcome::Loss, Points{}, Points{5}},
                                          {0, TeamId{1}, Outcome::ForfeitWin, Points{10}, Points{25}}};
    EXPECT_EQ(section.teams.awards, expected);
    EXPECT_TRUE(section.foreignLines.empty()) << "no line is only kept";
    const auto written = writeTrf(section, {});
    ASSERT_TRUE(written.ok());
    EXPECT_EQ(written->read.section.teams, section.teams);
    for (const char* line :
         {"299    -1.0   0.0  000    1", "299 W   2.0   3.5  001    2", "299 +   1.0   2.5  000    1"})
        EXPECT_NE(written->text.find(line), std::string::npos) << line;
    const Section odd = readSection("012 T\n001    1      A\n310   1 Huế" + std::string(65, ' ') + "1\n299 Q   1.0\n");
    EXPECT_EQ(odd.foreignLines.size(), 1U) << "what can't be read is kept as it is";
}

}  // namespace
}  // namespace kydai::format
