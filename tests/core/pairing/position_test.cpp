#include "pairing/position.h"

#include "core/pairing/field_builder.h"
#include "support/random.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai::pairing {
namespace {

Field randomField(Random& random, std::size_t count)
{
    Field field;
    for (std::size_t at = 0; at < count; ++at) {
        std::string colours;
        for (int round = 0; round < 5; ++round) colours += "WB-"[random.below(3)];
        Entrant& entrant = addEntrant(field, static_cast<int>(random.below(6)) * 5, colours);
        entrant.topscorer = random.below(4) == 0;
        entrant.byeEligible = random.below(3) != 0;
    }
    for (std::size_t met = 0; met < count * 2; ++met) {
        const std::size_t one = random.below(count);
        const std::size_t other = random.below(count);
        if (one != other) haveMet(field, one + 1, other + 1);
    }
    return field;
}

TEST(Position, Art2_1_1And3_AnEdgeIsThereForWhoMayMeetAndForTheByeWhoMayTakeIt)
{
    Random random(5);
    std::size_t held = 0;
    for (const std::size_t count : {2U, 7U, 63U, 64U, 65U, 128U}) {
        const Field field = randomField(random, count);
        const Position position(field, {});
        ASSERT_EQ(position.edges.size(), count + count % 2);
        for (std::size_t one = 0; one < count; ++one) {
            ASSERT_EQ(position.rankOf[position.entrantOf[one]], one);
            if (position.entrant(one).heldTo()) ++held;
            for (std::size_t other = 0; other < count; ++other) {
                ASSERT_EQ(position.edges.test(one, other),
                          mayMeet(field, position.entrantOf[one], position.entrantOf[other]))
                    << one << " " << other;
            }
            if (!position.hasBye()) continue;
            EXPECT_EQ(position.edges.test(one, position.byeRank()), position.entrant(one).byeEligible);
            EXPECT_EQ(position.edges.test(position.byeRank(), one), position.entrant(one).byeEligible);
        }
    }
    EXPECT_GT(held, 20U);
}

}  // namespace
}  // namespace kydai::pairing
