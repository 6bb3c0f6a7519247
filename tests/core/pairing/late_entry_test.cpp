#include "pairing/late_entry.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

namespace kydai::pairing {
namespace {

Section sectionAfter(RoundNumber rounds)
{
    Section section;
    int id = 0;
    for (const int rating : {2000, 1800, 1600}) {
        Player player;
        player.id = playerId(++id);
        player.tpn = id;
        player.rating = rating;
        section.players.push_back(player);
    }
    section.rounds.resize(static_cast<std::size_t>(rounds));
    return section;
}

std::vector<Player> rated(std::initializer_list<int> ratings)
{
    std::vector<Player> players;
    for (const int rating : ratings) players.emplace_back().rating = rating;
    return players;
}

TEST(LateEntry, C04_2_GetsTheNumberOfItsRatingAndOthersShift)
{
    EXPECT_EQ(numbersWithLateEntries(sectionAfter(1), rated({1900})), (std::vector{1, 3, 4, 2}));
    EXPECT_EQ(numbersWithLateEntries(sectionAfter(3), rated({1500, 2100})), (std::vector{2, 3, 4, 5, 1}));
}

TEST(LateEntry, C04_2_AfterRoundFourCorrectionsEndButLateEntriesStillGetTheirNumber)
{
    const Section section = sectionAfter(4);
    EXPECT_FALSE(mayRenumber(section));
    EXPECT_EQ(numbersWithLateEntries(section, rated({1900, 2500})), (std::vector{2, 4, 5, 3, 1}));
}

TEST(LateEntry, AListEnteredAtOnceIsOrderedByRating)
{
    EXPECT_EQ(numbersWithLateEntries(Section{}, rated({1500, 0, 2100, 1900})), (std::vector{3, 4, 1, 2}));
}

TEST(LateEntry, ThoseWhoAreInKeepAnOrderChosenByHand)
{
    Section section = sectionAfter(2);
    std::swap(section.players[0].tpn, section.players[1].tpn);  // 1800 stands before 2000
    EXPECT_EQ(numbersWithLateEntries(section, rated({1700})), (std::vector{2, 1, 4, 3}));
}

}  // namespace
}  // namespace kydai::pairing
