// Whom a page of his own tells what.
#include "ask/personal.h"

#include "support/event_builder.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai::ask {
namespace {

TEST(PersonalAnswers, TellOfNormsWhoIsRatedHighEnoughForOne)
{
    EventBuilder builder;
    for (int number = 1; number <= 10; ++number) {
        const bool isWhite = number % 2 == 1;
        builder.player(std::to_string(isWhite ? number + 1 : number - 1) + (isWhite ? "w1" : "b0"), 2400);
    }
    Section section = builder.scheduledRounds(9).build();
    section.players[0].rating = 2000;
    section.players[1].rating = 1999;
    const auto told = answersForAll(section);
    ASSERT_TRUE(told.ok());
    EXPECT_FALSE(told->at(0).norms.empty());
    EXPECT_TRUE(told->at(1).norms.empty()) << "no performance of his would reach one";
}

}  // namespace
}  // namespace kydai::ask
