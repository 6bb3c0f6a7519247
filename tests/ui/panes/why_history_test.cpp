#include "panes/why_history.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

WhyQuestion about(int player)
{
    return {ExplanationKind::Colour, SectionId{1}, 1, playerId(player)};
}

TEST(WhyHistory, BackAndForwardLikeABrowser)
{
    WhyHistory history;
    EXPECT_EQ(history.current(), std::nullopt);
    for (const int player : {1, 2, 3}) history.visit(about(player));
    history.visit(about(3));  // the same question is no step
    history.back();
    EXPECT_EQ(history.current(), about(2));
    history.back();
    EXPECT_FALSE(history.canGoBack());
    history.forward();
    EXPECT_EQ(history.current(), about(2));
    history.visit(about(4));
    EXPECT_FALSE(history.canGoForward());
    history.back();
    EXPECT_EQ(history.current(), about(2));
}

}  // namespace
}  // namespace kydai::ui
