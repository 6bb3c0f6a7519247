#include "pairing/berger.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <ostream>
#include <set>
#include <utility>

namespace kydai::pairing {

void PrintTo(const BergerBoard& board, std::ostream* out)
{
    *out << board.white << '-' << board.black;
}

namespace {

using Boards = std::vector<BergerBoard>;

TEST(Berger, ArtAnnex1_TheTableOfSixIsThePublishedOne)
{
    EXPECT_EQ(bergerRound(6, 1).boards, (Boards{{1, 6}, {2, 5}, {3, 4}}));
    EXPECT_EQ(bergerRound(6, 2).boards, (Boards{{6, 4}, {5, 3}, {1, 2}}));
    EXPECT_EQ(bergerRound(6, 3).boards, (Boards{{2, 6}, {3, 1}, {4, 5}}));
    EXPECT_EQ(bergerRound(6, 4).boards, (Boards{{6, 5}, {1, 4}, {2, 3}}));
    EXPECT_EQ(bergerRound(6, 5).boards, (Boards{{3, 6}, {4, 2}, {5, 1}}));
}

TEST(Berger, ArtAnnex1_TheTablesOfFourEightAndTenBeginAsPublished)
{
    EXPECT_EQ(bergerRound(4, 2).boards, (Boards{{4, 3}, {1, 2}}));
    EXPECT_EQ(bergerRound(4, 3).boards, (Boards{{2, 4}, {3, 1}}));
    EXPECT_EQ(bergerRound(8, 2).boards, (Boards{{8, 5}, {6, 4}, {7, 3}, {1, 2}}));
    EXPECT_EQ(bergerRound(8, 7).boards, (Boards{{4, 8}, {5, 3}, {6, 2}, {7, 1}}));
    EXPECT_EQ(bergerRound(10, 9).boards, (Boards{{5, 10}, {6, 4}, {7, 3}, {8, 2}, {9, 1}}));
}

TEST(Berger, AnOddFieldGivesEveryoneOneFreeRound)
{
    std::set<int> free;
    for (RoundNumber round = 1; round <= bergerRounds(5, false); ++round) {
        EXPECT_EQ(bergerRound(5, round).boards.size(), 2U);
        free.insert(bergerRound(5, round).free);
    }
    EXPECT_EQ(free, (std::set<int>{1, 2, 3, 4, 5}));
}

TEST(Berger, TheLastTwoRoundsOfTheFirstCycleCanBeReversed)
{
    const BergerOptions reversed{true, true};
    EXPECT_EQ(bergerRound(6, 4, reversed).boards, bergerRound(6, 5).boards);
    EXPECT_EQ(bergerRound(6, 5, reversed).boards, bergerRound(6, 4).boards);
    EXPECT_EQ(bergerRound(6, 3, reversed).boards, bergerRound(6, 3).boards);
    EXPECT_EQ(bergerRound(6, 9, reversed).boards, bergerRound(6, 9, {true, false}).boards);
}

class BergerSize : public ::testing::TestWithParam<int> {};

TEST_P(BergerSize, EverybodyMeetsEverybodyOnceACycleWithBalancedColours)
{
    const int players = GetParam();
    std::map<std::pair<int, int>, int> met;
    std::map<int, int> balance;
    for (RoundNumber round = 1; round <= bergerRounds(players, true); ++round) {
        std::set<int> seen;
        const BergerRound table = bergerRound(players, round, {true, true});
        for (const BergerBoard& board : table.boards) {
            EXPECT_TRUE(seen.insert(board.white).second);
            EXPECT_TRUE(seen.insert(board.black).second);
            ++met[{board.white, board.black}];
            if (round <= bergerRounds(players, false)) {
                ++balance[board.white];
                --balance[board.black];
            }
        }
        EXPECT_EQ(static_cast<int>(seen.size()) + (table.free != 0 ? 1 : 0), players);
    }
    EXPECT_EQ(static_cast<int>(met.size()), players * (players - 1));
    for (const auto& [pair, times] : met) EXPECT_EQ(times, 1) << pair.first << '-' << pair.second;
    for (const auto& [player, difference] : balance) EXPECT_LE(std::abs(difference), 1) << player;
}

constexpr int kMostInThePublishedTables = 24;
INSTANTIATE_TEST_SUITE_P(Sizes, BergerSize, ::testing::Range(2, kMostInThePublishedTables + 1));

}  // namespace
}  // namespace kydai::pairing
