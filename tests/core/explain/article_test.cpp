#include "explain/article.h"

#include "explain/phrase.h"

#include <gtest/gtest.h>

#include <set>
#include <string_view>
#include <type_traits>

namespace kydai {
namespace {

TEST(Article, IsTheCitationAsWritten)
{
    constexpr Article kSomewhere{"C.04.3.5.2.3"};
    static_assert(!kSomewhere.empty());
    EXPECT_EQ(kSomewhere.citation(), "C.04.3.5.2.3");
    EXPECT_TRUE(Article().empty());
}

/// An article of an earlier text says of which; where there is no article there is no text either.
TEST(Article, OfAnEarlierEditionSaysWhich)
{
    const Article now{"C.07.16.4"};
    const Article then = now.of("2024");
    EXPECT_EQ(now.edition(), "");
    EXPECT_EQ(then.edition(), "2024");
    EXPECT_EQ(then.citation(), "C.07.16.4");
    EXPECT_TRUE(then == now) << "of whatever edition";
    EXPECT_FALSE(then == (Article{"C.07.16.5", "2024"}));
    EXPECT_EQ((Article{"C.07.16.5", "2023"}).edition(), "2023");
    const Article none = Article().of("2024");
    EXPECT_TRUE(none.empty());
    EXPECT_EQ(none.edition(), "");
    EXPECT_FALSE(then.empty());
}

struct Citation {
    char text[20]{};
    consteval Citation(
        const char* citation)  // NOLINT(google-explicit-constructor): a text as an argument of a template
    {
        for (std::size_t at = 0; citation[at] != '\0'; ++at) text[at] = citation[at];
    }
};
template <Citation kCitation>
constexpr bool kIsArticle = requires
{
    typename std::bool_constant<!Article(kCitation.text).empty()>;
};

TEST(Article, IsAChapterWithDottedNumbersOrDoesNotCompile)
{
    static_assert(kIsArticle<"A.01"> && kIsArticle<"Z.9a.Z"> && kIsArticle<"C.04.3.5.2.3">);
    static_assert(!kIsArticle<""> && !kIsArticle<"C."> && !kIsArticle<"C.4."> && !kIsArticle<"C04."> &&
                  !kIsArticle<"C04.3">);
    static_assert(!kIsArticle<"c.04"> && !kIsArticle<"[.04"> && !kIsArticle<"@.04"> && !kIsArticle<"C.04..3">);
    static_assert(!kIsArticle<"C.04/3"> && !kIsArticle<"C.04:3"> && !kIsArticle<"C.04 3"> && !kIsArticle<"C.04{">);
}

TEST(Phrase, IdsAreUniqueAndLowerCaseWithTheirRoom)
{
    std::set<std::string_view> ids;
    for (const PhraseInfo& phrase : kPhrases) {
        EXPECT_TRUE(ids.insert(phrase.id).second) << phrase.id;
        EXPECT_NE(phrase.id.find('.'), std::string_view::npos) << phrase.id;
        EXPECT_EQ(info(phrase.phrase).name, phrase.name);
        for (const char c : phrase.id) {
            EXPECT_TRUE((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_') << phrase.id;
        }
    }
}

}  // namespace
}  // namespace kydai
