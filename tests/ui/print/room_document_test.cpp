// For the doors of the rooms: each room has its own page, with all its players by name and where they sit.
#include "print/documents.h"
#include "print/html.h"
#include "print/layout.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>

#include <memory>

namespace kydai::print {
namespace {

/// One round: the first two play at the table, the third has a bye.
std::shared_ptr<const Section> playingIn(const std::string& name, const std::string& room, int table,
                                         std::initializer_list<const char*> players)
{
    const char* const cells[] = {"2w1", "1b0", "U"};
    EventBuilder builder;
    std::size_t at = 0;
    for (const char* player : players) builder.player(cells[at++], 0, player);
    Section section = builder.scheduledRounds(5).build();
    section.info.name = name;
    section.info.room = room;
    section.info.firstTable = table;
    section.info.tables = 1;
    return std::make_shared<const Section>(section);
}

class RoomDoors : public ::testing::Test {
protected:
    void SetUp() override
    {
        m_holders = {{SectionId{1}, playingIn("U9 Nam", "Phòng 1", 1, {"Lê Văn Bình", "Trần Ân", "Võ Đạt"}), {}},
                     {SectionId{2}, playingIn("U9 Nữ", "Phòng 1", 11, {"Phạm Bích", "Ngô Cúc"}), {}},
                     {SectionId{3}, playingIn("U11", "Phòng 2", 21, {"Đỗ Dung", "Hồ Em"}), {}},
                     {SectionId{4}, std::make_shared<const Section>(), {}}};  // not paired yet
        m_options.event = QStringLiteral("Giải trẻ tỉnh");
    }
    std::vector<CardHolders> m_holders{};
    PrintOptions m_options{};
};

std::vector<QStringList> rowsOf(const Sheet& sheet)
{
    std::vector<QStringList> rows;
    for (const Block& block : sheet.blocks) {
        if (const auto* table = std::get_if<Table>(&block)) {
            for (const TableRow& row : table->rows) rows.push_back(row.cells);
        }
    }
    return rows;
}

TEST_F(RoomDoors, NameSectionsTablesAndAllPlayersByTheirNames)
{
    const auto sheet = roomsSheet(m_holders, m_options);
    ASSERT_TRUE(sheet.ok());
    const std::vector<QStringList> rows = rowsOf(*sheet);
    const std::vector<QStringList> first{
        {QStringLiteral("U9 Nam"), QStringLiteral("1"), QStringLiteral("1"), QStringLiteral("2")},
        {QStringLiteral("U9 Nữ"), QStringLiteral("1"), QStringLiteral("11"), QStringLiteral("2")}};
    ASSERT_EQ(rows.size(), 2U + 5U + 1U + 2U);
    EXPECT_EQ(rows[0], first[0]);
    EXPECT_EQ(rows[1], first[1]);
    const auto seat = [&](std::size_t row) { return rows[row].mid(0, 3).join(QLatin1Char('|')); };
    EXPECT_EQ(seat(2), QStringLiteral("Trần Ân|U9 Nam|1")) << "by given name, over both sections";
    EXPECT_EQ(seat(3), QStringLiteral("Phạm Bích|U9 Nữ|11"));
    EXPECT_EQ(seat(4), QStringLiteral("Lê Văn Bình|U9 Nam|1"));
    EXPECT_EQ(seat(5), QStringLiteral("Ngô Cúc|U9 Nữ|11"));
    EXPECT_EQ(seat(6), QStringLiteral("Võ Đạt|U9 Nam|"));
    EXPECT_NE(rows[3][3], rows[5][3]) << "the colours";
    EXPECT_FALSE(rows[6][3].isEmpty()) << "why he sits nowhere";
    EXPECT_EQ(rows[7].front(), QStringLiteral("U11"));
}

TEST_F(RoomDoors, EachRoomBeginsAPage)
{
    const auto sheet = roomsSheet(m_holders, m_options);
    ASSERT_TRUE(sheet.ok());
    const Document document = layOut(*sheet, {});
    ASSERT_EQ(document.pages.size(), 2U);
    const auto says = [&](std::size_t page, const QString& words) {
        return std::ranges::any_of(document.pages[page].items, [&](const Item& item) {
            const auto* text = std::get_if<TextItem>(&item);
            return text != nullptr && text->text.contains(words);
        });
    };
    EXPECT_TRUE(says(0, QStringLiteral("Phòng 1")));
    EXPECT_FALSE(says(0, QStringLiteral("Phòng 2")));
    EXPECT_TRUE(says(1, QStringLiteral("Phòng 2")));
    EXPECT_TRUE(says(1, QStringLiteral("Đỗ Dung")));
}

TEST_F(RoomDoors, OneRoomWithoutANameHasNoTitleOfItsOwnAndNoneIsMadeBeforeTheFirstRound)
{
    m_holders = {{SectionId{1}, playingIn("U9 Nam", "", 1, {"Lê Văn Bình", "Trần Ân"}), {}}};
    const auto sheet = roomsSheet(m_holders, m_options);
    ASSERT_TRUE(sheet.ok());
    EXPECT_TRUE(std::holds_alternative<Table>(sheet->blocks.front()));
    m_holders.push_back({SectionId{2}, playingIn("U11", "Phòng 2", 21, {"Đỗ Dung", "Hồ Em"}), {}});
    EXPECT_TRUE(std::holds_alternative<Paragraph>(roomsSheet(m_holders, m_options)->blocks.front()));
    m_holders = {{SectionId{4}, std::make_shared<const Section>(), {}}};
    EXPECT_EQ(roomsSheet(m_holders, m_options).error().code, Errc::NoSuchRound);
}

TEST_F(RoomDoors, TellTheDayOfEachRoundWhereTheyDiffer)
{
    const auto columns = [this] {
        const auto sheet = roomsSheet(m_holders, m_options);
        return std::get<Table>(sheet->blocks.at(1)).columns.size();
    };
    EXPECT_EQ(columns(), 4U);
    Section other = *m_holders[1].section;
    other.rounds.back().date = {2026, 6, 13};
    m_holders[1].section = std::make_shared<const Section>(other);
    EXPECT_EQ(columns(), 5U);
    const auto rows = rowsOf(*roomsSheet(m_holders, m_options));
    EXPECT_EQ(rows[0][2], QString());
    EXPECT_EQ(rows[1][2], QStringLiteral("13/6/2026"));
}

}  // namespace
}  // namespace kydai::print
