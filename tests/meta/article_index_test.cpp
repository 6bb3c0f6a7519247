// Every article the program applies is findable: its constant, the function that applies it (an `@rule` line in a
// header), and a test whose name starts with `Art` and its number.

#include "meta/source_tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace kydai::meta {
namespace {

struct Constant {
    std::string name{};
    std::string citation{};
};

std::vector<Constant> articleConstants()
{
    std::vector<Constant> constants;
    const std::regex line(R"re(constexpr Article (k\w+)\{"([^"]+)"(?:, "\d+")?\})re");
    for (const SourceFile& file : sourcesUnder("core/explain")) {
        if (file.path.filename() != "articles.h") continue;
        for (auto at = std::sregex_iterator(file.text.begin(), file.text.end(), line); at != std::sregex_iterator();
             ++at) {
            constants.push_back({(*at)[1], (*at)[2]});
        }
    }
    return constants;
}

std::set<std::string> matchesIn(const char* folder, const std::regex& pattern, const char* extension)
{
    std::set<std::string> found;
    for (const SourceFile& file : sourcesUnder(folder)) {
        if (file.path.extension() != extension) continue;
        for (auto at = std::sregex_iterator(file.text.begin(), file.text.end(), pattern); at != std::sregex_iterator();
             ++at) {
            found.insert((*at)[1]);
        }
    }
    return found;
}

/// "C.04.3.5.2.3" → "5_2_3": the number inside its chapter, as test names write it.
std::string testNumber(const std::string& citation)
{
    static const std::regex chapter(R"(^(C\.0[0-9](\.[0-9])?|B\.0[0-9])\.)");
    std::string number = std::regex_replace(citation, chapter, "");
    if (citation.starts_with("C.07.")) number = citation.substr(5);
    std::ranges::replace(number, '.', '_');
    return number;
}

TEST(ArticleIndex, EveryConstantHasAFunctionThatAppliesIt)
{
    const auto rules = matchesIn("core", std::regex(R"(@rule\s+([A-Z]\.[0-9A-Za-z.]*[0-9A-Za-z]))"), ".h");
    for (const Constant& constant : articleConstants()) {
        EXPECT_TRUE(rules.contains(constant.citation))
            << constant.name << " (" << constant.citation << "): no `@rule` line in a header of core";
    }
}

TEST(ArticleIndex, EveryConstantHasATestNamedByIt)
{
    const auto tests = matchesIn("tests", std::regex(R"(TEST(?:_P|_F)?\(\w+,\s*Art([0-9A-Za-z_]+)\))"), ".cpp");
    for (const Constant& constant : articleConstants()) {
        const std::string number = testNumber(constant.citation);
        const bool tested = std::ranges::any_of(
            tests, [&](const std::string& name) { return name == number || name.starts_with(number + "_"); });
        EXPECT_TRUE(tested) << constant.name << " (" << constant.citation << "): no test named Art" << number << "_…";
    }
}

TEST(ArticleIndex, NoArticleIsCitedPastItsConstant)
{
    const std::regex inlineArticle(R"re(\bArticle\s*\{\s*"([^"]+)"(?:, "\d+")?\})re");
    for (const char* tree : {"core", "ui", "app"}) {
        for (const SourceFile& file : sourcesUnder(tree)) {
            if (file.path.filename() == "articles.h") continue;
            std::smatch found;
            EXPECT_FALSE(std::regex_search(file.text, found, inlineArticle))
                << file.path << ": " << found.str(1) << " has no constant in core/explain/articles.h";
        }
    }
}

TEST(ArticleIndex, NoArticleHasTwoConstants)
{
    std::set<std::string> citations;
    for (const Constant& constant : articleConstants()) citations.insert(constant.citation);
    EXPECT_FALSE(citations.empty());
    EXPECT_EQ(citations.size(), articleConstants().size()) << "two constants for one article";
}

}  // namespace
}  // namespace kydai::meta
