// Officials as reports name them in one line.
#include "model/official.h"

#include <gtest/gtest.h>

#include <tuple>

namespace kydai {
namespace {

using Parts = std::tuple<std::string, std::string, std::string>;

Parts partsOf(std::string_view text)
{
    const Official official = officialOf(text);
    return {official.title, official.name, official.fideId};
}

TEST(Official, TitleNameAndNumberStandInAnyOrderAndBrackets)
{
    EXPECT_EQ(partsOf("IA Nguyễn Văn A (12401234)"), (Parts{"IA", "Nguyễn Văn A", "12401234"}));
    EXPECT_EQ(partsOf("12401234; Nguyễn Văn A; FA"), (Parts{"FA", "Nguyễn Văn A", "12401234"}));
    EXPECT_EQ(partsOf(""), (Parts{"", "", ""}));
}

TEST(Official, ACommaWithinTheNameStaysAndOneAtItsEndGoes)
{
    EXPECT_EQ(partsOf("Nguyễn, Văn A"), (Parts{"", "Nguyễn, Văn A", ""}));
    EXPECT_EQ(partsOf("Lê An,"), (Parts{"", "Lê An", ""}));
    EXPECT_EQ(partsOf(", Lê An,, IA"), (Parts{"IA", "Lê An", ""}));
    EXPECT_EQ(partsOf("Lê An-"), (Parts{"", "Lê An-", ""}));
}

TEST(Official, ASecondTitleOrNumberBelongsToTheName)
{
    EXPECT_EQ(partsOf("IA FA Lê 12401234 12401235"), (Parts{"IA", "FA Lê 12401235", "12401234"}));
}

TEST(Official, ArbitersOfFideAreInternationalOrOfFide)
{
    EXPECT_TRUE(isFideArbiter(officialOf("IA Lê An")));
    EXPECT_TRUE(isFideArbiter(officialOf("FA Lê An")));
    EXPECT_FALSE(isFideArbiter(officialOf("NA Lê An")));
    EXPECT_FALSE(isFideArbiter({}));
}

}  // namespace
}  // namespace kydai
