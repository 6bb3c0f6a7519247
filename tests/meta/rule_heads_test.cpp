// Whoever opens a file that applies a rule reads first how the rule goes, with an example that can be checked by hand.

#include "meta/source_tree.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace kydai::meta {
namespace {

/// The comment at the top of a file.
std::string headOf(const std::string& code)
{
    std::string head;
    for (std::size_t at = 0; code.compare(at, 2, "//") == 0; at = code.find('\n', at) + 1)
        head += code.substr(at, code.find('\n', at) - at) + '\n';
    return head;
}

TEST(RuleHeads, EachRuleFileOpensWithItsConventionAndAnExampleWithItsSource)
{
    constexpr std::string_view kRuleFiles[] = {
        "colour/allocation.cpp",
        "colour/history.cpp",
        "colour/preference.cpp",
        "model/baku.cpp",
        "pairing/berger.cpp",
        "pairing/criteria.cpp",
        "pairing/dutch.cpp",
        "rating/chessmetrics.h",
        "rating/dwz.h",
        "rating/ecf.h",
        "rating/elo.h",
        "rating/fide.h",
        "rating/glicko.h",
        "rating/glicko2.h",
        "rating/harkness.h",
        "rating/ingo.h",
        "rating/title_norm.h",
        "rating/ukd.h",
        "rating/urs.h",
        "rating/uscf.h",
        "tiebreak/buchholz.cpp",
        "tiebreak/cut.cpp",
        "tiebreak/own_record.cpp",
        "tiebreak/ratings.cpp",
        "tiebreak/direct_encounter.cpp",
        "tiebreak/sonneborn_berger.cpp",
        "tiebreak/team_tiebreaks.cpp",
        "tiebreak/unplayed.cpp",
    };
    std::size_t seen = 0;
    for (const SourceFile& file : sourcesUnder("core")) {
        const std::string path = file.path.generic_string();
        for (const std::string_view rule : kRuleFiles) {
            if (!path.ends_with("core/" + std::string(rule))) continue;
            ++seen;
            const std::string head = headOf(file.text);
            EXPECT_NE(head.find("Example"), std::string::npos) << path;
            EXPECT_GT(head.size(), 150U) << path;
        }
    }
    EXPECT_EQ(seen, std::size(kRuleFiles));
}

}  // namespace
}  // namespace kydai::meta
