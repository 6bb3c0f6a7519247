#include "explain/article.h"

#include "explain/phrase.h"

#include <gtest/gtest.h>

#include <set>
#include <string_view>

namespace kydai {
namespace {

TEST(Article, IsTheCitationAsWritten)
{
    constexpr Article kSomewhere{"C.04.3.5.2.3"};
    static_assert(!kSomewhere.empty());
    EXPECT_EQ(kSomewhere.citation(), "C.04.3.5.2.3");
    EXPECT_TRUE(Article().empty());
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
