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
    EXPECT_TRUE(pass.hasAgreed(round, 0));
    EXPECT_FALSE(pass.hasAgreed(round, 1));
    EXPECT_FALSE(pass.hasAgreed(round, 2)) << "keyed once";
    EXPECT_EQ(pass.agreed(round), 1);
}

TEST(SecondPass, GoesOnToTheNextBoardThatHasAResultAndIsNotTickedOff)
{
    const Round round = threeBoards();
    SecondPass pass;
    pass.start();
    EXPECT_EQ(pass.next(round, 0), 1);
    EXPECT_EQ(pass.next(round, 1), 0) << "the third board is blank";
    pass.settle(0, {Outcome::Win, Outcome::Loss});
    pass.settle(1, {Outcome::Draw, Outcome::Draw});
    EXPECT_EQ(pass.next(round, 0), std::nullopt);
}

TEST(SecondPass, AResultChangedSinceIsNotTickedOffAnyMore)
{
    Round round = threeBoards();
    SecondPass pass;
    pass.start();
    pass.check(round, 0, {Outcome::Win, Outcome::Loss});
    round.games[0].whiteOutcome = Outcome::Draw;
    round.games[0].blackOutcome = Outcome::Draw;
    EXPECT_FALSE(pass.hasAgreed(round, 0));
    EXPECT_EQ(pass.agreed(round), 0);
    EXPECT_EQ(pass.next(round, 1), 0);
}

}  // namespace
}  // namespace kydai::ui
