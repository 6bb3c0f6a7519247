#include "tiebreak/unit_standings.h"

#include "core/tiebreak/tiebreak_support.h"
#include "support/event_builder.h"
#include "support/starts_empty.h"
#include "tiebreak/list_advice.h"
#include "tiebreak/place_check.h"

#include <gtest/gtest.h>

namespace kydai::tiebreak {
namespace {

/// Six players in the order 1 to 6 by points; units A: 1 4 5, B: 2 3, C: 6.
Section units()
{
    Section section = EventBuilder()
                          .player("F F F F F")
                          .player("F F F F Z")
                          .player("F F F Z Z")
                          .player("F F Z Z Z")
                          .player("F Z Z Z Z")
                          .player("Z Z Z Z Z")
                          .build();
    const char* const unit[] = {"A", "B", "B", "A", "A", "C"};
    const char* const category[] = {"U10", "U12", "U10", "U12", "U10", "U10"};
    for (std::size_t i = 0; i < section.players.size(); ++i) {
        section.players[i].unit = unit[i];
        section.players[i].category = category[i];
    }
    return section;
}

std::vector<std::string> order(const std::vector<UnitRow>& rows)
{
    std::vector<std::string> names;
    for (const UnitRow& row : rows) names.push_back(row.unit);
    return names;
}

TEST(UnitStandings, BestPlayersBySumOfPlaces)
{
    const Section section = units();
    const auto rows = unitStandings(section, standingsBy(section, ""), {.best = 2});
    EXPECT_EQ(order(rows), (std::vector<std::string>{"A", "B", "C"}));
    EXPECT_EQ(rows[0].places, 5);  // 1 + 4, level with 2 + 3: by points 7 : 7, then the best placed player
    EXPECT_EQ(rows[1].places, 5);
    EXPECT_FALSE(rows[0].members[2].counts);
    EXPECT_FALSE(rows[2].complete) << "one player only: behind the others";
}

TEST(UnitStandings, BestPlayersBySumOfPoints)
{
    const Section section = units();
    const auto rows = unitStandings(section, standingsBy(section, ""), {.best = 3, .rule = UnitRule::SumOfPoints});
    EXPECT_EQ(order(rows), (std::vector<std::string>{"A", "B", "C"}));
    EXPECT_EQ(rows[0].points, Points{80});
    EXPECT_FALSE(rows[1].complete);
}

TEST(UnitStandings, EqualUnitsShareARank)
{
    Section section = EventBuilder().player("2w=").player("1b=").player("F").build();
    for (std::size_t i = 0; i < 3; ++i) section.players[i].unit = std::string(1, static_cast<char>('A' + i));
    const auto rows = unitStandings(section, standingsBy(section, ""), {.best = 1});
    EXPECT_EQ(rows[0].unit, "C");
    EXPECT_EQ(rows[1].rank, 2);
    EXPECT_EQ(rows[2].rank, 2);
}

TEST(CategoryStandings, PlacesAreCountedWithinTheCategory)
{
    const Section section = units();
    EXPECT_EQ(groupsOf(section, GroupKind::Category), (std::vector<PlayerGroup>{{"U10"}, {"U12"}}));
    const auto rows = groupRows(section, standingsBy(section, ""), {"U10"});
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[1].participant, 2U);
    EXPECT_EQ(rows[1].rank, 2);
    EXPECT_EQ(groupRows(section, standingsBy(section, ""), {}).size(), 6U);
}

/// A record that nobody has filled says nothing.
TEST(TieBreakRecords, RecordsStartEmpty)
{
    using fixture::startsEmpty;
    EXPECT_TRUE(startsEmpty(Column{}));
    EXPECT_TRUE(startsEmpty(Separation{}));
    EXPECT_TRUE(startsEmpty(Row{}));
    EXPECT_TRUE(startsEmpty(Standings{}));
    EXPECT_TRUE(startsEmpty(Value{}));
    EXPECT_TRUE(startsEmpty(UnitRow{}));
    EXPECT_TRUE(startsEmpty(UnitMember{}));
    EXPECT_TRUE(startsEmpty(PlaceCheck{}));
    EXPECT_TRUE(startsEmpty(WrongPlace{}));
    EXPECT_TRUE(startsEmpty(Advice{}));
    EXPECT_TRUE(startsEmpty(Meeting{}));
    EXPECT_TRUE(startsEmpty(PlayerGroup{}));
}

}  // namespace
}  // namespace kydai::tiebreak
