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

TEST(Outcome, HasItsSignItsCodeItsMirrorAndItsPoints)
{
    struct Told {
        Outcome outcome;
        const char* sign;
        char code;
        Outcome other;
        int white;
        int black;
    };
    PointSystem system;
    int tenths = 0;
    for (Points* each : {&system.winWhite, &system.winBlack, &system.drawWhite, &system.drawBlack, &system.lossWhite,
                         &system.lossBlack, &system.forfeitWin, &system.forfeitLoss, &system.fullBye, &system.halfBye,
                         &system.zeroBye, &system.pairingBye, &system.unknown})
        each->tenths = ++tenths;
    using enum Outcome;
    for (const Told& told :
         {Told{Win, "1", '1', Loss, 1, 2}, Told{Draw, "1/2", '=', Draw, 3, 4}, Told{Loss, "0", '0', Win, 5, 6},
          Told{UnratedWin, "1U", 'W', UnratedLoss, 1, 2}, Told{UnratedDraw, "1/2U", 'D', UnratedDraw, 3, 4},
          Told{UnratedLoss, "0U", 'L', UnratedWin, 5, 6}, Told{ForfeitWin, "1F", '+', ForfeitLoss, 7, 7},
          Told{ForfeitLoss, "0F", '-', ForfeitWin, 8, 8}, Told{FullBye, "?", 'F', FullBye, 9, 9},
          Told{HalfBye, "?", 'H', HalfBye, 10, 10}, Told{ZeroBye, "?", 'Z', ZeroBye, 11, 11},
          Told{PairingBye, "?", 'U', PairingBye, 12, 12}, Told{Open, "?", ' ', Open, 0, 0},
          Told{Adjourned, "?", '?', Adjourned, 0, 0}, Told{UnopposedWin, "?", '+', UnopposedWin, 7, 7},
          Told{UnopposedLoss, "?", '-', UnopposedLoss, 8, 8}}) {
        EXPECT_EQ(resultSign(told.outcome), told.sign);
        EXPECT_EQ(trfCode(told.outcome), told.code);
        EXPECT_EQ(mirrored(told.outcome), told.other);
        EXPECT_EQ(system.pointsFor(told.outcome, Colour::White), Points{told.white}) << told.code;
        EXPECT_EQ(system.pointsFor(told.outcome, Colour::Black), Points{told.black}) << told.code;
        if (resultSign(told.outcome) != "?") {
            EXPECT_EQ(outcomeOfSign(told.sign), told.outcome);
        }
    }
    for (const char* text : {"", "?", "2", "1/2F", "1u"}) EXPECT_EQ(outcomeOfSign(text), std::nullopt) << text;
}

}  // namespace
}  // namespace kydai
