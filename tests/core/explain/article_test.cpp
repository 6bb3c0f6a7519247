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
