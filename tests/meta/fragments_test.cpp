// The core holds no sentence: what an error says is a fragment of support/fragments.def, which ui/text words, and the
// compiler checks its pieces and holes. Here: no sentence stands in core's code, no fragment is left over.

#include "support/fragments.h"

#include "meta/cpp_code.h"
#include "meta/source_tree.h"

#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::meta {
namespace {

TEST(Fragments, EveryOneIsMadeSomewhere)
{
    std::set<std::string> made;
    const std::regex id(R"(\bFragmentId::(\w+))");
    for (const std::string_view folder : {"core", "app", "ui"}) {
        for (const SourceFile& file : sourcesUnder(folder)) {
            if (file.path.generic_string().ends_with("ui/words/fragment_words.cpp")) continue;
            for (auto at = std::sregex_iterator(file.text.begin(), file.text.end(), id); at != std::sregex_iterator();
                 ++at)
                made.insert((*at)[1]);
        }
    }
    for (const FragmentInfo& fragment : kFragments)
        EXPECT_TRUE(made.contains(std::string(fragment.name))) << "no code makes it any more: " << fragment.name;
}

/// Three words and more, one of them a word that only sentences have.
std::vector<std::string> sentencesIn(std::string_view code)
{
    static const std::regex sentence(R"(\b[A-Za-z']{2,} \S+ \S+)");
    static const std::regex little(
        R"((^|[ ({])(a|an|the|is|are|was|has|have|not|no|can|must|needs?|only|who)[ )},;.])");
    static const std::regex sql(R"(^\s?(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA|ATTACH)\b)");
    std::vector<std::string> found;
    for (const std::string& literal : literalsOf(code)) {
        if (!std::regex_search(literal, sql) && std::regex_search(literal, sentence) &&
            std::regex_search(literal, little))
            found.push_back(literal);
    }
    return found;
}

TEST(Fragments, CoreHoldsNoSentence)
{
    // A report names these to whoever wrote the code, in a compiler's message or a log.
    const std::regex forProgrammers(R"((throw|static_assert\([^;]*?,\s*)\s*"[^"]*")");
    for (const SourceFile& file : sourcesUnder("core")) {
        if (file.path == "core/prizes/cases.cpp") continue;  // the command line's contract; belongs to app
        const std::string code = std::regex_replace(file.text, forProgrammers, "$1");
        for (const std::string& literal : sentencesIn(code))
            ADD_FAILURE() << file.path << ": \"" << literal << "\" is a sentence; make it a phrase or a fragment";
    }
}

TEST(Fragments, ASentenceIsSeen)
{
    using Found = std::vector<std::string>;
    EXPECT_EQ(sentencesIn(R"(fail("player " + n + " is not in the list");)"), Found{" is not in the list"});
    EXPECT_EQ(sentencesIn("fail(\"the round\"\n \" is over\"); // \"this is a comment\""), Found{"the round is over"});
    EXPECT_EQ(sentencesIn(R"(if (c == '"') run("SELECT id FROM players WHERE section = ?");)"), Found{});
    EXPECT_EQ(sentencesIn(R"({"date of birth", PlayerField::Birth}, {"ho va ten dem", PlayerField::FamilyName})"),
              Found{});
}

}  // namespace
}  // namespace kydai::meta
