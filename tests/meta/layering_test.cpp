// Who may use whom (design, style.md section 2), read from the #includes: one include root per tree doesn't stop a
// wrong include, this test does.

#include "meta/source_tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace kydai::meta {
namespace {

using Rooms = std::set<std::string>;

/// A room and those whose headers it may include, itself aside.
const std::map<std::string, Rooms> kCoreArrows = {
    {"support", {}},
    {"model", {"support"}},
    {"explain", {"support", "model"}},
    {"colour", {"support", "model", "explain"}},
    {"pairing", {"support", "model", "explain", "colour", "rating"}},
    {"rating", {"support", "model", "explain"}},
    {"tiebreak", {"support", "model", "explain", "rating"}},
    {"norms", {"support", "model", "explain", "rating"}},
    {"prizes", {"support", "model", "explain", "rating", "tiebreak"}},
    {"ask", {"support", "model", "explain", "colour", "norms", "pairing", "prizes", "rating", "tiebreak"}},
    {"format", {"support", "model"}},
    {"policy", {"support", "model", "explain", "colour", "pairing"}},
    {"store", {"support", "model"}},
};

const std::map<std::string, Rooms> kUiArrows = {
    {"words", {}},
    {"text", {"words"}},
    {"tables", {"text"}},
    {"publish", {"text", "tables"}},
    {"serve", {"publish"}},
    {"print", {"text", "tables"}},
    {"lesson", {"text", "tables", "print"}},
    {"models", {"text", "tables", "print"}},
    {"session", {"text", "tables", "print"}},
    {"phones", {"text", "publish", "serve", "session"}},
    {"widgets", {"text", "tables", "print", "models", "session"}},
    {"desk", {"text", "tables", "print", "models", "session", "widgets"}},
    {"panes", {"text", "tables", "print", "models", "session", "widgets", "desk"}},
    {"dialogs", {"text", "tables", "publish", "serve", "phones", "print", "models", "session", "widgets", "desk"}},
    {"finish", {"text", "tables", "print", "models", "session", "widgets", "desk", "dialogs"}},
    {"flows",
     {"text", "tables", "publish", "serve", "phones", "print", "models", "session", "widgets", "desk", "panes",
      "dialogs", "finish", "lesson"}},
};

std::string folderOf(const std::string& include)
{
    const auto slash = include.find('/');
    return slash == std::string::npos ? std::string() : include.substr(0, slash);
}

TEST(Layering, CoreRoomsIncludeOnlyTheRoomsBelowThem)
{
    for (const SourceFile& file : sourcesUnder("core")) {
        const auto arrows = kCoreArrows.find(file.room());
        ASSERT_NE(arrows, kCoreArrows.end()) << file.path << ": not a room of core";
        for (const std::string& include : file.includes()) {
            if (include.front() == '<') continue;
            const std::string target = folderOf(include);
            EXPECT_TRUE(target == file.room() || arrows->second.contains(target))
                << file.path << " includes " << include;
        }
    }
}

TEST(Layering, UiRoomsIncludeOnlyCoreAndTheRoomsBelowThem)
{
    for (const SourceFile& file : sourcesUnder("ui")) {
        if (file.room().empty()) continue;  // main_window, projector_window: the top of the house
        const auto arrows = kUiArrows.find(file.room());
        ASSERT_NE(arrows, kUiArrows.end()) << file.path << ": not a room of ui";
        for (const std::string& include : file.includes()) {
            const std::string target = folderOf(include);
            if (include.front() == '<' || target.empty() || kCoreArrows.contains(target)) continue;
            EXPECT_TRUE(target == file.room() || arrows->second.contains(target))
                << file.path << " includes " << include;
        }
    }
}

TEST(Layering, TextIsQtCoreOnlyAndPrintHasNoDialogOrPrinter)
{
    for (const SourceFile& file : sourcesUnder("ui/text")) {
        for (const std::string& include : file.includes()) {
            EXPECT_FALSE(include.starts_with("<QWidget") || include.starts_with("<QPainter") ||
                         include.starts_with("<QFont"))
                << file.path << " includes " << include;
        }
    }
    for (const SourceFile& file : sourcesUnder("ui/print")) {
        for (const std::string& include : file.includes()) {
            EXPECT_FALSE(include.starts_with("<QPrint") || include.starts_with("<QDialog") ||
                         include.starts_with("<QWidget"))
                << file.path << " includes " << include;
        }
    }
}

TEST(Layering, ModelsAndPanesKnowNothingOfTheStore)
{
    for (const char* room : {"ui/models", "ui/panes", "ui/dialogs", "ui/widgets", "ui/text", "ui/print"}) {
        for (const SourceFile& file : sourcesUnder(room)) {
            for (const std::string& include : file.includes()) {
                EXPECT_FALSE(include.starts_with("store/") || include.starts_with("<SQLite"))
                    << file.path << " includes " << include;
            }
        }
    }
}

TEST(Layering, CoreKnowsNoQtAndNoInterfaceText)
{
    const std::regex qt(R"(#include\s*<Q|\btr\()");
    for (const SourceFile& file : sourcesUnder("core")) {
        EXPECT_FALSE(std::regex_search(file.text, qt)) << file.path;
    }
}

/// What checks an explanation shares nothing with what made it, nor with the engine behind that.
TEST(Layering, TheVerifiersOfExplanationsKnowTheModelAlone)
{
    const std::set<std::string> verifiers{"brute_force",  "crosstable",       "explanation_verifier",
                                          "forced_round", "general_pairing",  "plain_matching",
                                          "statements",   "weighted_blossoms"};
    std::size_t looked = 0;
    for (const SourceFile& file : sourcesUnder("tests/support")) {
        const std::string name = file.path.filename().string();
        if (std::ranges::none_of(verifiers, [&](const std::string& each) { return name.starts_with(each); })) continue;
        ++looked;
        for (const std::string& include : file.includes()) {
            const std::string target = folderOf(include);
            if (!kCoreArrows.contains(target)) continue;
            EXPECT_TRUE(target == "support" || target == "model" || target == "explain")
                << file.path << " includes " << include;
        }
    }
    EXPECT_GE(looked, 2 * verifiers.size() - 2);
}

TEST(Layering, TheParserOfTheCommandLineIsKnownToOneFile)
{
    std::vector<std::string> knowing;
    for (const SourceFile& file : sourcesUnder("app")) {
        for (const std::string& include : file.includes()) {
            if (include.starts_with("<CLI/")) knowing.push_back(file.path);
        }
    }
    EXPECT_EQ(knowing, std::vector<std::string>{"app/kydai-cli/verb.cpp"});
}

TEST(Layering, NoFileIsLongerThanAReaderCanHold)
{
    constexpr auto kMostLines = 800;
    for (const char* tree : {"core", "ui", "app", "tests"}) {
        for (const SourceFile& file : sourcesUnder(tree)) {
            EXPECT_LE(std::count(file.text.begin(), file.text.end(), '\n'), kMostLines) << file.path;
        }
    }
}

}  // namespace
}  // namespace kydai::meta
