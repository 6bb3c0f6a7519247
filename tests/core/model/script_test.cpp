// The words of a list of changes.

#include "model/script.h"

#include <gtest/gtest.h>

#include <set>
#include <string_view>

namespace kydai {
namespace {

TEST(Script, HasEachWordOfAChangeOnceBesideItsOwn)
{
    const std::set<std::string_view> words(kScriptWords.begin(), kScriptWords.end());
    EXPECT_EQ(words.size(), kScriptWords.size()) << "each once";
    EXPECT_FALSE(words.contains(""));
    for (const std::string_view word : kChangeWords) EXPECT_TRUE(words.contains(word)) << word;
    for (const std::string_view word : script::kOwnWords) EXPECT_TRUE(words.contains(word)) << word;
}

}  // namespace
}  // namespace kydai
