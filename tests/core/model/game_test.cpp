#include "model/game.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

TEST(Outcome, MirroringTwiceGivesTheSameOutcome)
{
    for (int code = 0; code <= static_cast<int>(Outcome::UnopposedLoss); ++code) {
        const auto outcome = static_cast<Outcome>(code);
        EXPECT_EQ(mirrored(mirrored(outcome)), outcome);
    }
    EXPECT_EQ(mirrored(Outcome::UnratedWin), Outcome::UnratedLoss);
}

TEST(Outcome, OnlyGamesOverTheBoardCountAsPlayed)
{
    EXPECT_TRUE(isPlayed(Outcome::UnratedDraw));
    EXPECT_FALSE(isPlayed(Outcome::ForfeitWin));
    EXPECT_FALSE(isPlayed(Outcome::Adjourned));
    EXPECT_TRUE(isRequestedBye(Outcome::ZeroBye));
    EXPECT_FALSE(isRequestedBye(Outcome::PairingBye));
    EXPECT_TRUE(isBye(Outcome::UnopposedLoss));
}

TEST(PointSystem, ThreeOneZeroCarriesOverToForfeitsAndByes)
{
    const PointSystem system = PointSystem::of(Points{30}, Points{10}, Points{0});
    EXPECT_EQ(system.pointsFor(Outcome::Win, Colour::Black), Points{30});
    EXPECT_EQ(system.pointsFor(Outcome::ForfeitWin, Colour::White), Points{30});
    EXPECT_EQ(system.pointsFor(Outcome::HalfBye, Colour::White), Points{10});
    EXPECT_EQ(system.pointsFor(Outcome::PairingBye, Colour::White), Points{30});
    EXPECT_EQ(system.pointsFor(Outcome::Adjourned, Colour::White), Points{0});
}

TEST(PointSystem, ColourMattersForPlayedGamesOnly)
{
    PointSystem system;
    system.winBlack = Points{12};
    EXPECT_EQ(system.pointsFor(Outcome::Win, Colour::White), Points{10});
    EXPECT_EQ(system.pointsFor(Outcome::UnratedWin, Colour::Black), Points{12});
    EXPECT_EQ(system.pointsFor(Outcome::ForfeitWin, Colour::Black), Points{10});
}

}  // namespace
}  // namespace kydai
