#include "pairing/initial_order.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace kydai::pairing {
namespace {

/// Ids 1, 2, 3…, entered in another order than the numbers say.
Section entered(const std::vector<std::pair<int, int>>& numbersAndRatings)
{
    Section section;
    int key = 0;
    for (const auto& [number, rating] : numbersAndRatings) {
        Player& player = section.players.emplace_back();
        player.id = playerId(++key);
        player.tpn = number;
        player.rating = rating;
        player.name = "Player " + std::to_string(number);
    }
    return section;
}

const Section kFour = entered({{3, 1800}, {1, 2000}, {4, 1800}, {2, 1900}});

TEST(InitialOrder, TwoExchangeTheirNumbers)
{
    EXPECT_EQ(numbersExchanged(kFour, playerId(1), playerId(2)), (std::vector{1, 3, 4, 2}));
}

TEST(InitialOrder, OneMovesAndThoseBetweenShift)
{
    EXPECT_EQ(numbersMoved(kFour, playerId(3), 1), (std::vector{4, 2, 1, 3}));
    EXPECT_EQ(numbersMoved(kFour, playerId(2), 3), (std::vector{2, 3, 4, 1}));
    EXPECT_EQ(numbersMoved(kFour, playerId(2), 99), (std::vector{2, 4, 3, 1})) << "beyond the last: the last";
    EXPECT_EQ(numbersMoved(entered({{2, 0}, {5, 0}, {9, 0}}), playerId(3), 2), (std::vector{5, 9, 2}))
        << "numbers that are free stay free";
}

TEST(InitialOrder, C04_2_2_ByRatingThenTitleThenName)
{
    Section section = entered({{1, 1800}, {2, 1800}, {3, 2000}, {4, 1800}});
    section.players[3].title = Title::FM;
    section.players[0].name = "Bình";
    section.players[1].name = "An";
    EXPECT_EQ(numbersBy(section, OrderColumn::Rating), (std::vector{4, 3, 1, 2}));
    EXPECT_EQ(numbersBy(section, OrderColumn::Rating, true), (std::vector{3, 4, 1, 2}));
}

TEST(InitialOrder, ByAColumnThoseWithoutAValueStandLast)
{
    Section section = entered({{1, 0}, {2, 0}, {3, 0}});
    section.players[0].unit = "Đà Nẵng";
    section.players[2].unit = "Cần Thơ";
    section.players[1].fileRank = 7;
    section.players[2].fideId = "99";
    section.players[0].fideId = "12400000";
    EXPECT_EQ(numbersBy(section, OrderColumn::Unit), (std::vector{2, 3, 1}));
    EXPECT_EQ(numbersBy(section, OrderColumn::FileRank), (std::vector{2, 1, 3}));
    EXPECT_EQ(numbersBy(section, OrderColumn::FideId), (std::vector{2, 3, 1}));
}

/// The numbers of five players, of whom each pair differs in another part of what the column sorts by.
template <class Change>
std::vector<int> ordered(OrderColumn column, Change&& change)
{
    Section section = entered({{1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}});
    for (Player& player : section.players) change(player, player.tpn);
    return numbersBy(section, column, true);
}

TEST(InitialOrder, ByTheNationalRatingThoseWithoutOneStandLast)
{
    Section section = entered({{1, 2400}, {2, 0}, {3, 2300}, {4, 0}});
    section.players[1].national = {{.federation = "VIE", .rating = 1900}};
    section.players[2].national = {{.federation = "VIE", .rating = 2100}};
    section.players[3].national = {{.federation = "VIE", .rating = 1900}};
    EXPECT_EQ(numbersBy(section, OrderColumn::NationalRating, true), (std::vector{4, 2, 1, 3}));
}

TEST(InitialOrder, TheOldestStandFirstWhoeverHasNoBirthLast)
{
    const std::vector<Date> born{{2011, 2, 3}, {}, {2011, 2, 2}, {2011, 1, 31}, {2010, 12, 31}};
    const auto numbers = ordered(OrderColumn::Birth, [&](Player& player, int number) {
        player.birth = born[static_cast<std::size_t>(number) - 1];
    });
    EXPECT_EQ(numbers, (std::vector{4, 5, 3, 2, 1}));
}

TEST(InitialOrder, ACategoryIsAWord)
{
    const std::vector<std::string> words{"U9", "", "Mở rộng", "mo rong", "B"};
    const auto numbers = ordered(OrderColumn::Category, [&](Player& player, int number) {
        player.category = words[static_cast<std::size_t>(number) - 1];
    });
    EXPECT_EQ(numbers, (std::vector{4, 5, 2, 3, 1}));
}

TEST(InitialOrder, NamesStandAsInTheAlphabet)
{
    const std::vector<std::string> names{"Trần Bình", "Lê Ân", "Vũ An", "Ngô Ánh", "Lê An"};
    const auto numbers = ordered(OrderColumn::Name, [&](Player& player, int number) {
        player.name = names[static_cast<std::size_t>(number) - 1];
    });
    EXPECT_EQ(numbers, (std::vector{5, 4, 2, 3, 1}));
}

TEST(InitialOrder, FiguresAreNumbers)
{
    const std::vector<std::string> ids{"12400001", "999", "", "12400000", "1000"};
    const auto byId = ordered(OrderColumn::FideId, [&](Player& player, int number) {
        player.fideId = ids[static_cast<std::size_t>(number) - 1];
    });
    EXPECT_EQ(byId, (std::vector{4, 1, 5, 3, 2}));
    const std::vector<int> ranks{10, 0, 9, 2, 1};
    const auto byRank = ordered(OrderColumn::FileRank, [&](Player& player, int number) {
        player.fileRank = ranks[static_cast<std::size_t>(number) - 1];
    });
    EXPECT_EQ(byRank, (std::vector{4, 5, 3, 2, 1}));
}

TEST(InitialOrder, C04_2_2_ATitleNeverOutweighsAPoint)
{
    const auto numbers = ordered(OrderColumn::Rating, [](Player& player, int number) {
        player.rating = number == 5 ? 1801 : 1800;
        player.title = number == 1 ? Title::None : number == 4 ? Title::GM : Title::WCM;
        if (number == 5) player.title = Title::None;
    });
    EXPECT_EQ(numbers, (std::vector{5, 3, 4, 2, 1}));
}

TEST(InitialOrder, LotsAreTheSameForTheSameSeedAndGiveEveryNumberOnce)
{
    const std::vector<int> drawn = numbersByLot(kFour, 20);
    EXPECT_EQ(drawn, numbersByLot(kFour, 20));
    std::vector<int> sorted = drawn;
    std::ranges::sort(sorted);
    EXPECT_EQ(sorted, (std::vector{1, 2, 3, 4}));
    bool differs = false;
    for (std::uint64_t seed = 21; seed < 30; ++seed) differs = differs || numbersByLot(kFour, seed) != drawn;
    EXPECT_TRUE(differs);
}

TEST(InitialOrder, WhoLeavesLeavesNoGap)
{
    const std::vector<PlayerId> leaving{playerId(2)};
    EXPECT_EQ(numbersWithout(kFour, leaving), (std::vector{2, 3, 1}));
}

TEST(InitialOrder, TellsWhatMovesAndWhetherTheRatingStillDecides)
{
    EXPECT_EQ(movedBy(kFour, numbersExchanged(kFour, playerId(1), playerId(3))), 2);
}

}  // namespace
}  // namespace kydai::pairing
