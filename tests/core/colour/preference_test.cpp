#include "colour/preference.h"

#include <gtest/gtest.h>

namespace kydai::colour {
namespace {

Preference of(std::string_view text)
{
    return preferenceOf(History::parse(text).value());
}

TEST(ColourPreference, Art1_6_DifferenceIsWhitesMinusBlacks)
{
    EXPECT_EQ(colourDifference(3, 1), 2);
    EXPECT_EQ(of("BB=B").difference, -3);
}

TEST(ColourPreference, Art1_7_1_AbsoluteBeyondOneOrTwiceInARow)
{
    EXPECT_EQ(of("BB"), (Preference{PreferenceKind::Absolute, Colour::White, -2, true}));
    EXPECT_EQ(of("BBWW"), (Preference{PreferenceKind::Absolute, Colour::Black, 0, true}));
    EXPECT_EQ(of("WWBW"), (Preference{PreferenceKind::Absolute, Colour::Black, 2, false}));
    EXPECT_EQ(of("BW=W"), (Preference{PreferenceKind::Absolute, Colour::Black, 1, true}))
        << "an unplayed round between two games does not part them";
}

TEST(ColourPreference, Art1_7_1_TheDifferenceGoesBeforeTwoInARow)
{
    EXPECT_EQ(of("WWWWBB"), (Preference{PreferenceKind::Absolute, Colour::Black, 2, false}));
}

TEST(ColourPreference, Art1_7_2_StrongAtOne)
{
    EXPECT_EQ(of("BBW"), (Preference{PreferenceKind::Strong, Colour::White, -1, false}));
    EXPECT_EQ(of("WBW"), (Preference{PreferenceKind::Strong, Colour::Black, 1, false}));
    EXPECT_EQ(of("-W"), (Preference{PreferenceKind::Strong, Colour::Black, 1, false}));
}

TEST(ColourPreference, Art1_7_3_MildAlternates)
{
    EXPECT_EQ(of("WB"), (Preference{PreferenceKind::Mild, Colour::White, 0, false}));
    EXPECT_EQ(of("BW="), (Preference{PreferenceKind::Mild, Colour::Black, 0, false}));
}

TEST(ColourPreference, Art1_7_4_NoneWithoutAGame)
{
    EXPECT_EQ(of("").kind, PreferenceKind::None);
    EXPECT_EQ(of("===").kind, PreferenceKind::None);
}

}  // namespace
}  // namespace kydai::colour
