// Whatever a reader, a change or the event file finds wrong is said in Vietnamese to the last word: many bad inputs
// run through every one of them, and each fragment that comes out is worded. That every fragment has its words is
// checked by the compiler, that they are translated by tests/meta/translations_test.
#include "text/fragment_text.h"

#include "format/fide_list.h"
#include "format/player_table.h"
#include "format/reader.h"
#include "model/change.h"
#include "store/event_file.h"
#include "support/event_builder.h"
#include "support/fragments.h"
#include "support/player_id.h"
#include "support/random.h"
#include "text/error_text.h"
#include "tiebreak/code.h"
#include "words/fragment_words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace kydai::text {
namespace {

namespace fs = std::filesystem;

/// Words what comes out, and remembers which fragments it has seen.
class Seen {
public:
    void take(const Fragment& fragment)
    {
        if (fragment.empty()) return;
        m_seen.insert(fragment.id);
        const QString vietnamese = fragmentText(fragment, m_vietnamese);
        for (const FragmentPiece& piece : fragment.pieces) {
            if (const auto* text = std::get_if<std::string>(&piece)) {
                EXPECT_TRUE(vietnamese.contains(QString::fromStdString(*text))) << fragment;
            }
            if (const auto* number = std::get_if<std::int64_t>(&piece)) {
                EXPECT_TRUE(vietnamese.contains(QString::number(*number))) << fragment;
            }
        }
        EXPECT_EQ(fragmentText(fragment, m_english).toStdString(), englishText(fragment));
    }
    void take(const Error& error)
    {
        EXPECT_FALSE(error.what.empty()) << errorText(error, m_english).toStdString();
        EXPECT_FALSE(error.expected.empty()) << error.what;
        take(error.what);
        take(error.expected);
    }
    void take(const std::vector<format::Diagnostic>& findings)
    {
        for (const format::Diagnostic& finding : findings) {
            take(finding.what);
            take(finding.expected);
        }
    }
    void read(const std::string& bytes)
    {
        const auto file = format::readText(bytes, "f");
        if (!file)
            take(file.error());
        else
            take(file->diagnostics);
    }
    [[nodiscard]] std::size_t count() const { return m_seen.size(); }

private:
    Wording m_english{Language::English};
    Wording m_vietnamese{Language::Vietnamese};
    std::set<FragmentId> m_seen{};
};

std::string bytesOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// The file with one thing wrong: a byte, a piece taken out or doubled, the end cut off, a word put in a column.
std::string spoilt(std::string bytes, Random& random)
{
    static const std::vector<std::string> words = {"x",  "9",   "-1",  "\"", "'",    "}",    "[",       "null", "99999",
                                                   "\n", "001", "XXR", "=",  "\xE9", "\xFF", "{1} '2'", "é",    "\t"};
    const auto at = static_cast<std::size_t>(random.below(bytes.size() + 1));
    const auto length = static_cast<std::size_t>(random.below(12));
    const std::string& word = words[static_cast<std::size_t>(random.below(words.size()))];
    switch (random.below(5)) {
    case 0:
        return bytes.substr(0, at);
    case 1:
        return bytes.erase(at, length);
    case 2:
        return bytes.insert(at, bytes.substr(at, length));
    default:
        return bytes.replace(at, word.size(), word);
    }
}

TEST(FragmentText, SpoiltFilesOfEveryFormatAreToldInVietnamese)
{
    Seen seen;
    Random random(20261121);
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(KYDAI_SOURCE_DIR) / "tests/fuzz/corpus")) {
        if (entry.is_regular_file() && entry.path().filename() != "README.md") files.push_back(entry.path());
    }
    std::ranges::sort(files);
    // The corpora grow; some of every format are enough here.
    constexpr std::size_t kFiles = 240;
    const std::size_t step = std::max<std::size_t>(1, files.size() / kFiles);
    for (std::size_t at = 0; at < files.size(); at += step) {
        const std::string whole = bytesOf(files[at]);
        for (int time = 0; time < 12; ++time) {
            std::string bytes = whole;
            for (auto faults = 1 + random.below(3); faults > 0; --faults) bytes = spoilt(std::move(bytes), random);
            seen.read(bytes);
            if (const auto players = format::readPlayerTable(bytes, "f"); players)
                seen.take(players->diagnostics);
            else
                seen.take(players.error());
            std::istringstream stream(bytes);
            const auto list = format::readFideList(stream, "f", {}, [](const FidePlayer&) { return true; });
            if (!list) seen.take(list.error());
        }
    }
    EXPECT_GE(files.size(), 16U);
    EXPECT_GE(seen.count(), 40U);
}

constexpr std::string_view kPlayers =
    "012 Test\n"
    "001    1 m GM Alpha, A                          2500 VIE    12400001 1990/01/02  1.0    1     2 w 1\n"
    "001    2 w     Beta, B                          2400 VIE    12400002 1991/00/00  0.0    2     1 b 0\n";

TEST(FragmentText, BadLinesOfAReportAreToldInVietnamese)
{
    Seen seen;
    for (const std::string_view line :
         {"260 001 005    1    9",
          "260 xxx 005    1    2",
          "260 005 001    1    2",
          "260 001 005",
          "240 Q 002    1",
          "240 Z 002    3",
          "250      0x.0 001 003 0001 0022",
          "250 1.0 001 003 0009 0002",
          "299 Q        01.0  001    1",
          "XXA    1  1.0  x",
          "XXA",
          "XXZ 4",
          "XXP",
          "XXR 0",
          "XXR abc",
          "XXC green",
          "XXS QQ=1.0",
          "XXS W",
          "BBW x",
          "142 500",
          "152 G",
          "162 W 1.0 Q 2.0",
          "162 1.0",
          "362 Q 1.0",
          "132 26/99/01",
          "310 x",
          "300 001",
          "320 x",
          "330 ++ 001 001 002",
          "330 +- 001 001 002",
          "013 Team    7",
          "001x",
          "001    3 x     Gamma                            abc  VIE                xx.yy.zzzz  9.9    q     1 w 1",
          "001    1 m     Again",
          "001    3 m     C                                                              "
          "                   0000 - Z  0000 w 1"})
        seen.read(std::string(kPlayers) + std::string(line) + "\n");
    EXPECT_GE(seen.count(), 43U);
}

TEST(FragmentText, BadJsonIsToldInVietnamese)
{
    Seen seen;
    for (const std::string_view text :
         {"{", "[1]", "{\"a\":1}", "{\"sections\":1}", "{\"version\":9}", "{\"sections\":[1]}",
          R"({"sections":[{"players":[{"id":0}]}]})", R"({"sections":[{"players":[{"id":"x"}]}]})",
          R"({"sections":[{"players":[{"id":1},{"id":1}]}]})", R"({"sections":[{"players":[{"id":1,"birth":7}]}]})",
          R"({"sections":[{"players":[{"id":1,"sex":"q"}]}]})", R"({"sections":[{"players":[{"id":1,"name":7}]}]})",
          R"({"sections":[{"players":[{"id":1}],"rounds":[{"games":[{"white":1,"black":2}]}]}]})",
          R"({"sections":[{"players":[{"id":1}],"requestedByes":[{"player":2,"round":1,"kind":"half_bye"}]}]})"})
        seen.read(std::string(text));
    EXPECT_GE(seen.count(), 15U);
}

TEST(FragmentText, BadTieBreakCodesAreToldInVietnamese)
{
    Seen seen;
    for (const std::string_view code :
         {"", "XYZ", "BH/", "BH/C", "BH/C100", "DE/C1", "DE/M1", "BH/L+3", "KS/L30", "WIN/P", "BH/F", "BH/K2", "BH/R",
          "BH/U1500", "BH/V25", "BH/?", "BH@25", "DE:XX", "BH:MP:GP"}) {
        if (const auto parsed = tiebreak::parseCode(code); !parsed) seen.take(parsed.error());
    }
    EXPECT_GE(seen.count(), 12U);
}

TEST(FragmentText, RefusedChangesAreToldInVietnamese)
{
    const auto section =
        std::make_shared<const Section>(EventBuilder().player("2w1").player("1b0").player("U").build());
    Event event;
    event = applyTo(event, AddSection{{}, section})->event;
    const SectionId id = event.sections.front().id;
    Section fideless = *section;
    fideless.rules.fideMode = !fideless.rules.fideMode;
    RuleSet shorter = section->rules;
    shorter.scheduledRounds = 0;
    Round lone;
    lone.byes = {{playerId(1), Outcome::PairingBye}};
    Round twice = lone;
    twice.byes.push_back(lone.byes.front());
    Round wrong;
    wrong.games = {{playerId(1), playerId(2), Outcome::HalfBye, Outcome::Loss, true}};
    Round nobody;
    nobody.byes = {{playerId(77), Outcome::Win}};
    Round played;
    played.byes = {{playerId(1), Outcome::Win}};
    TeamEvent teams;
    teams.teams = {{TeamId{1}}, {TeamId{1}}};
    Player known;
    known.id = playerId(1);
    Player far;
    far.id = playerId(10000);
    const std::vector<Change> changes = {
        SetResult{SectionId{9}, 1, playerId(1), playerId(2), Outcome::Win, Outcome::Loss},
        SetResult{id, 7, playerId(1), playerId(2), Outcome::Win, Outcome::Loss},
        SetResult{id, 1, playerId(1), playerId(3), Outcome::Win, Outcome::Loss},
        SetResult{id, 1, playerId(1), playerId(2), Outcome::HalfBye, Outcome::Loss},
        SetResult{id, 1, playerId(1), playerId(2), Outcome::Win, Outcome::Win},
        AddSection{id, section},
        MoveSection{id, 5},
        EditRules{id, fideless.rules},
        EditRules{id, shorter},
        AddPlayers{id, {known}},
        AddPlayers{id, {far}},
        EditPlayer{id, far},
        RemovePlayers{id, {playerId(1)}},
        Renumber{id, {1}},
        SetRequestedByes{id, {{playerId(1), 1, Outcome::HalfBye}}},
        SetRequestedByes{id, {{playerId(1), 2, Outcome::PairingBye}}},
        SetRequestedByes{id, {{playerId(1), 2, Outcome::HalfBye}, {playerId(1), 2, Outcome::ZeroBye}}},
        PublishRound{id, 5, lone},
        PublishRound{id, 2, lone},
        PublishRound{id, 2, twice},
        PublishRound{id, 2, wrong},
        PublishRound{id, 2, nobody},
        PublishRound{id, 2, played},
        UnpairRound{id, 3},
        UnpairRound{id, 1},
        ReplaceSection{id, std::make_shared<const Section>(fideless)},
        EditTeams{id, teams},
    };
    Seen seen;
    for (const Change& change : changes) {
        const auto applied = applyTo(event, change);
        ASSERT_FALSE(applied.ok()) << changeName(change);
        if (applied.error().code != Errc::NoSuchSection) seen.take(applied.error());
    }
    EXPECT_GE(seen.count(), 30U);
}

TEST(FragmentText, FilesThatAreNoneAreToldInVietnamese)
{
    Seen seen;
    seen.take(format::readFile("/no/such/file").error());
    seen.take(format::readFile("/").error());
    EXPECT_EQ(errorText(format::readFile("--help").error(), Wording(Language::Vietnamese)).toStdString(),
              "--help: Không mở được tệp. Hãy kiểm tra tên tệp và quyền đọc tệp. Vấn đề: không có tệp này. Cần: tên "
              "của một tệp đã có.");
    for (const std::string_view bytes : {"", " \n", "hello", "SQLite format 3", "012 x\n001|  1|m|GM|Name|2500|\n"})
        seen.read(std::string(bytes));
    seen.read(std::string("SQLite format 3\0", 16));
    EXPECT_GE(seen.count(), 8U);
}

TEST(FragmentText, WhatAnEventFileRefusesIsToldInVietnamese)
{
    Seen seen;
    const fs::path folder = fs::temp_directory_path() / "kydai_fragment_text_test";
    fs::remove_all(folder);
    fs::create_directory(folder);
    const fs::path file = folder / "a.kydai";
    const auto refusal = [&](const fs::path& path) {
        const auto opened = store::EventFile::open(path);
        ASSERT_FALSE(opened.ok()) << path;
        seen.take(opened.error());
    };
    refusal(file);
    refusal(folder);
    ASSERT_TRUE(store::EventFile::create(file, "A").ok());
    const auto again = store::EventFile::create(file, "A");
    ASSERT_FALSE(again.ok());
    seen.take(again.error());
    const auto nowhere = store::EventFile::create(folder / "b" / "b.kydai", "B");
    ASSERT_FALSE(nowhere.ok());
    seen.take(nowhere.error());
    std::string bytes = bytesOf(file);
    const auto write = [&](std::string_view content) {
        std::ofstream(file, std::ios::binary).write(content.data(), static_cast<std::streamsize>(content.size()));
    };
    write(bytes.substr(0, 50));
    refusal(file);
    write("");
    refusal(file);
    constexpr std::size_t kUserVersion = 63;  // the last byte of SQLite's big-endian number
    bytes[kUserVersion] = 99;
    write(bytes);
    refusal(file);
    EXPECT_GE(seen.count(), 10U);
    fs::remove_all(folder);
}

TEST(FragmentText, PiecesOfAFileStayAsTheyAre)
{
    const Wording vietnamese(Language::Vietnamese);
    const auto say = [&](const Fragment& fragment) { return fragmentText(fragment, vietnamese).toStdString(); };
    EXPECT_EQ(say(fragment(FragmentId::OpponentInRound, "it's ' in round 9", 3)),
              "đối phương 'it's ' in round 9' ở ván 3");
    EXPECT_EQ(say(fragment(FragmentId::Entry, "{entry} {2} %1")), "nội dung '{entry} {2} %1'");
    EXPECT_EQ(say(fragment(FragmentId::PointsOfPlayer, TenthsPiece{25}, 14)), "2.5 điểm cho đấu thủ số 14");
    EXPECT_EQ(say({}), "");
}

TEST(FragmentText, PiecesAreReadableWhateverTheFileHolds)
{
    const auto entry = [](std::string_view text) { return englishText(fragment(FragmentId::Entry, text)); };
    EXPECT_EQ(entry(std::string_view("a\0\nb", 4)),
              "the entry 'a?"
              "?b'");
    EXPECT_EQ(entry("caf\xE9"), "the entry 'café'");
    EXPECT_EQ(entry(std::string(100, 'x')), "the entry '" + std::string(80, 'x') + "…'");
}

TEST(FragmentText, AListNamesEachInQuotes)
{
    EXPECT_EQ(englishText(fragment(FragmentId::OneOfSections, std::vector<std::string>{"Open", "Women"})),
              "one of the sections 'Open', 'Women'");
}

TEST(FragmentText, TheLogNamesTheFragmentInNoLanguage)
{
    EXPECT_EQ(logText(fragment(FragmentId::OpponentInRound, "12x", 3)), "OpponentInRound '12x' 3");
    EXPECT_EQ(logText(fragment(FragmentId::SumOfResults, TenthsPiece{5})), "SumOfResults 0.5");
    EXPECT_EQ(logText({}), "None");
}

}  // namespace
}  // namespace kydai::text
