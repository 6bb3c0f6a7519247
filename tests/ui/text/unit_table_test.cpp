// The standings of units as Excel gets them.

#include "text/unit_table.h"

#include "support/event_builder.h"
#include "text/table_text.h"

#include <gtest/gtest.h>

namespace kydai::text {
namespace {

TEST(UnitTable, RankSumsAndThoseWhoCount)
{
    Section section = EventBuilder()
                          .player("3w0 4b1", 2400, "An")
                          .player("4w1 3b0", 2300, "Bé")
                          .player("1b1 2w1", 2200, "Chi")
                          .player("2b0 1w0", 2100, "Dũng")
                          .build();
    section.players[0].unit = section.players[3].unit = "Huế";
    section.players[1].unit = section.players[2].unit = "Đà Nẵng";
    const auto standings = tiebreak::standingsOf(section);
    ASSERT_TRUE(standings);
    const Wording vietnamese(Language::Vietnamese);
    const format::Table units = unitTable(section, *standings, {.best = 1}, vietnamese);
    const std::vector<std::vector<std::string>> wanted = {{"1", "Đà Nẵng", "1", "2", "Chi (hạng 1)"},
                                                          {"2", "Huế", "2", "1", "An (hạng 2)"}};
    EXPECT_EQ(units.rows, wanted);
    EXPECT_EQ(tableHead(units.columns.front().id, vietnamese), QStringLiteral("Hạng"));
    EXPECT_EQ(tableHead(units.id, vietnamese), QStringLiteral("Đơn vị"));
    EXPECT_EQ(tableHead("points", vietnamese), QStringLiteral("Điểm"));
}

}  // namespace
}  // namespace kydai::text
