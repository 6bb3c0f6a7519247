#include "model/board_order.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

TEST(BoardOrder, Art3_6_TheHigherScoreThenTheLowerThenTheRankOfTheHigherRanked)
{
    const BoardSide leader{Points{30}, 20};
    const BoardSide rival{Points{30}, 10};
    const BoardSide chaser{Points{25}, 1};
    const BoardSide other{Points{25}, 30};
    const BoardSide last{Points{20}, 2};
    EXPECT_LT(publishingKey(leader, rival), publishingKey(leader, chaser)) << "the lower score";
    EXPECT_LT(publishingKey(leader, last), publishingKey(chaser, other)) << "the higher score goes first";
    EXPECT_LT(publishingKey(rival, other), publishingKey(leader, chaser)) << "number 1 is not the higher ranked there";
}

TEST(BoardOrder, Art3_6_WhoHasWhiteMakesNoDifference)
{
    const BoardSide a{Points{15}, 7};
    const BoardSide b{Points{15}, 3};
    EXPECT_EQ(publishingKey(a, b), publishingKey(b, a));
    EXPECT_EQ(std::get<2>(publishingKey(a, b)), 3);
}

}  // namespace
}  // namespace kydai
