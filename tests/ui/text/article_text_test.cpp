#include "text/article_text.h"

#include "explain/articles.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

namespace kydai::text {
namespace {

TEST(ArticleText, CitesChapterAndArticleApart)
{
    EXPECT_EQ(citationText(article::kAlternate).toStdString(), "C.04.3, 5.2.3");
    EXPECT_EQ(citationText(article::kSameColourThrice).toStdString(), "C.04.1, 7");
    EXPECT_EQ(citationText(Article{"C.07.16.4"}).toStdString(), "C.07, 16.4");
    EXPECT_EQ(citationText(Article{}).toStdString(), "");
    EXPECT_EQ(citationText(article::kBuchholz.of("2024")).toStdString(), "C.07, 8.1 (2024)");
    EXPECT_EQ(citationText(Article{}.of("2024")).toStdString(), "") << "no article has no edition";
    EXPECT_EQ(citationText(article::kGrantStronger2017).toStdString(), "C.04.3, E.2 (2017)");
}

TEST(ArticleText, TellsTheContentInBothLanguages)
{
    EXPECT_TRUE(articleText(article::kAlternate, Wording(Language::English)).startsWith(QStringLiteral("Otherwise")));
    EXPECT_TRUE(
        articleText(article::kAlternate, Wording(Language::Vietnamese)).startsWith(QStringLiteral("Nếu không")));
}

TEST(ArticleText, EveryArticleThatTheProgramCitesHasItsContent)
{
    std::ifstream stream(KYDAI_SOURCE_DIR "/core/explain/articles.h");
    const std::string header{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    std::set<std::string> told;
    for (const auto table : articleTables()) {
        for (const ArticleContent& content : table) told.emplace(content.article.citation());
    }
    const std::regex constant(R"re(constexpr Article k\w+\{"([^"]+)"\})re");
    int found = 0;
    for (auto at = std::sregex_iterator(header.begin(), header.end(), constant); at != std::sregex_iterator(); ++at) {
        ++found;
        EXPECT_TRUE(told.contains((*at)[1])) << (*at)[1] << " has no text in ui/text/articles_*.cpp";
    }
    EXPECT_GT(found, 10);
}

}  // namespace
}  // namespace kydai::text
