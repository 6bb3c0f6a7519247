#include "format/event_list.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace kydai::format {
namespace {

using Said = std::vector<std::pair<std::string, std::string>>;

/// Names with the words that say their sections.
Said saidIn(const ReadEventList& list)
{
    Said said;
    for (const Listed& listed : list.listed) said.emplace_back(listed.player.name, listed.section);
    return said;
}

std::vector<Sheet> sheetsOf(const std::string& text)
{
    auto sheets = readSheets(text, "list.csv");
    EXPECT_TRUE(sheets.ok());
    return sheets ? *std::move(sheets) : std::vector<Sheet>{};
}

TEST(EventList, AColumnOfAgesSaysTheSectionAndIsNobodysRecord)
{
    const auto list = readEventList(
        sheetsOf(
            "STT;Họ và tên;Ngày sinh;Phái;Lứa tuổi;Trường\n1;Lê An;02/03/2018;Nam;U8;TH Số 1\n2;Võ Lan;2016;Nữ;U10;\n"),
        "list.csv");
    ASSERT_TRUE(list.ok());
    EXPECT_EQ(saidIn(*list), (Said{{"Lê An", "U8"}, {"Võ Lan", "U10"}}));
    EXPECT_EQ(list->listed[1].player.sex, Sex::Female);
    EXPECT_EQ(list->listed[1].line, 2);
    for (const Listed& listed : list->listed) {
        for (const FreeField& field : listed.player.fields) EXPECT_NE(field.head, "Lứa tuổi");
    }
}

TEST(EventList, SheetsSayItByTheirNamesAndThoseWithoutPlayersAreLeftOut)
{
    std::vector<Sheet> sheets;
    for (const char* name : {"U8 Nam", "U8 Nữ"}) {
        sheets.push_back(sheetsOf("Họ và tên;Năm sinh\nLê An;2018\n").front());
        sheets.back().name = name;
    }
    sheets.push_back(sheets.front());
    sheets.back().name = "Ghi chú";
    sheets.back().rows.clear();
    const auto list = readEventList(sheets, "list.xlsx");
    ASSERT_TRUE(list.ok());
    EXPECT_EQ(saidIn(*list), (Said{{"Lê An", "U8 Nam"}, {"Lê An", "U8 Nữ"}}));
    EXPECT_FALSE(readEventList({sheets.back()}, "list.xlsx").ok());
}

TEST(EventList, OneSheetWithoutAColumnSaysNothing)
{
    const auto list = readEventList(sheetsOf("Họ và tên;Năm sinh;Phái\nLê An;2018;Nam\n"), "list.csv");
    ASSERT_TRUE(list.ok());
    EXPECT_EQ(saidIn(*list), (Said{{"Lê An", ""}}));
}

}  // namespace
}  // namespace kydai::format
