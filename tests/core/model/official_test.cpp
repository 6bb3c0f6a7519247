// Officials as reports name them in one line.
#include "model/official.h"

#include <gtest/gtest.h>

#include <string>
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

TEST(Official, ANumberOfFideHasFiveToTenDigits)
{
    EXPECT_EQ(partsOf("Lê 1234"), (Parts{"", "Lê 1234", ""}));
    EXPECT_EQ(partsOf("Lê 12345"), (Parts{"", "Lê", "12345"}));
    EXPECT_EQ(partsOf("Lê 1234567890"), (Parts{"", "Lê", "1234567890"}));
    EXPECT_EQ(partsOf("Lê 12345678901"), (Parts{"", "Lê 12345678901", ""}));
    EXPECT_EQ(partsOf("Lê 1234x"), (Parts{"", "Lê 1234x", ""}));
}

TEST(Official, TitlesAreThoseOfArbitersOrganisersTrainersAndPlayers)
{
    for (const char* title : {"IA", "FA", "NA", "IO", "FT", "GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"})
        EXPECT_EQ(partsOf(std::string("Lê, ") + title), (Parts{title, "Lê", ""}));
    EXPECT_EQ(partsOf("Lê XM"), (Parts{"", "Lê XM", ""}));
    EXPECT_EQ(partsOf("IA\tLê;An:(B)[C]"), (Parts{"IA", "Lê An B C", ""})) << "whatever stands between";
}

}  // namespace
}  // namespace kydai
