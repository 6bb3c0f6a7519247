// The words of a list of changes.

#include "model/script.h"

#include "support/row_walk.h"

#include <gtest/gtest.h>

#include <set>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <typeindex>
#include <utility>

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

TEST(Script, NoWordAndNoMemberOfATypeIsInTwoOfItsRows)
{
    std::set<std::pair<std::type_index, std::string_view>> words;
    std::set<std::tuple<std::type_index, const void*, std::type_index>> members;
    std::set<std::type_index> types;
    fixture::RowWalk walk(
        [&]<class T, class M, class Owner>(std::type_identity<T> /*type*/, const Row& row, M Owner::*member) {
            static const T object{};
            const std::type_index type(typeid(T));
            const Owner& owner = object;
            EXPECT_TRUE(words.insert({type, row.word}).second) << row.word << " of " << type.name();
            EXPECT_TRUE(members.insert({type, &(owner.*member), std::type_index(typeid(M))}).second)
                << row.word << " of " << type.name();
            types.insert(type);
        });
    walk.into<Event>();
    walk.intoEach(std::type_identity<ChangeKinds>{});
    walk.intoEach(std::type_identity<ScriptedChange>{});
    EXPECT_GT(types.size(), 60U);
}

}  // namespace
}  // namespace kydai
