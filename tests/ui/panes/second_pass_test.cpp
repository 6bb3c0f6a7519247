#include "panes/second_pass.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

Round threeBoards()
{
    Round round;
    round.games = {{playerId(1), playerId(2), Outcome::Win, Outcome::Loss},
                   {playerId(3), playerId(4), Outcome::Draw, Outcome::Draw},
                   {playerId(5), playerId(6)}};
    return round;
}

TEST(SecondPass, AgreesDiffersOrHasNothingBefore)
{
    const Round round = threeBoards();
    SecondPass pass;
    pass.start();
    EXPECT_EQ(pass.check(round, 0, {Outcome::Win, Outcome::Loss}), SecondPass::Verdict::Agrees);
    EXPECT_EQ(pass.check(round, 1, {Outcome::Win, Outcome::Loss}), SecondPass::Verdict::Differs);
    EXPECT_EQ(pass.check(round, 2, {Outcome::Win, Outcome::Loss}), SecondPass::Verdict::NothingBefore);
    EXPECT_TRUE(pass.hasAgreed(0));
    EXPECT_FALSE(pass.hasAgreed(1));
    EXPECT_EQ(pass.agreed(), 1);
}

TEST(SecondPass, GoesOnToTheNextBoardNotTickedOff)
{
    const Round round = threeBoards();
    SecondPass pass;
    pass.start();
    pass.settle(1);
    EXPECT_EQ(pass.next(round, 0), 2);
    EXPECT_EQ(pass.next(round, 2), 0);
    pass.settle(0);
    pass.settle(2);
    EXPECT_EQ(pass.next(round, 0), std::nullopt);
}

}  // namespace
}  // namespace kydai::ui
