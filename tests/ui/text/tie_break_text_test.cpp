// Names of tie-breaks in words.
#include "text/tie_break_text.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai::text {
namespace {

TEST(TieBreakText, ACutSaysWhatItLeavesOut)
{
    const auto named = [](const char* code) {
        return tieBreakName(*tiebreak::parseCode(code), Wording(Language::English)).toStdString();
    };
    EXPECT_EQ(named("BH/C1"), "Buchholz, without the 1 lowest");
    EXPECT_EQ(named("BH/H2"), "Buchholz, without the 2 highest");
    EXPECT_EQ(named("BH/M1"), "Buchholz, without the 1 lowest and 1 highest");
    EXPECT_EQ(named("BH/C2/H1"), "Buchholz, without the 2 lowest, without the 1 highest");
}

}  // namespace
}  // namespace kydai::text
