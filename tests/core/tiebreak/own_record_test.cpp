#include "tiebreak/own_record.h"

#include "core/tiebreak/tiebreak_support.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>

namespace kydai::tiebreak {
namespace {

/// Every kind of round for no. 1.
Section variety()
{
    return EventBuilder()
        .player("2w1 3b1 2b= 3w+ 2w- U F H Z 3bW", 2000)
        .player("1b0 U 1w= Z 1b+ Z Z Z Z Z", 1900)
        .player("U 1w0 Z 1b- Z Z Z Z Z 1wL", 1800)
        .build();
}

TEST(OwnRecord, Art7_1_WinsPlayedOrNot)
{
    EXPECT_EQ(textOf(variety(), "WIN", 1), "6");  // 1 1 + U F W
}

TEST(OwnRecord, Art7_1_AByeBelowAWinIsNone)
{
    PointSystem system;
    system.pairingBye = Points{5};
    const Section section = EventBuilder().points(system).player("U 2w1").player("F 1b0").build();
    EXPECT_EQ(textOf(section, "WIN", 1), "1");
    EXPECT_EQ(textOf(section, "WIN", 2), "1");
    EXPECT_EQ(textOf(section, "REP", 1), "2");
}

TEST(OwnRecord, Art7_2_GamesWonOverTheBoard)
{
    EXPECT_EQ(textOf(variety(), "WON", 1), "3");  // two games and the one under a move
}

TEST(OwnRecord, Art7_3_GamesWithBlack)
{
    EXPECT_EQ(textOf(variety(), "BPG", 1), "3");
}

TEST(OwnRecord, Art7_4_WinsWithBlack)
{
    EXPECT_EQ(textOf(variety(), "BWG", 1), "2");
}

TEST(OwnRecord, Art7_5_SumOfTheScoresAfterEachRound)
{
    const Section section = EventBuilder().player("2w1 2b= 2w0").player("1b0 1w= 1b1").build();
    EXPECT_EQ(textOf(section, "PS", 1), "4");  // 1 + 1.5 + 1.5
    EXPECT_EQ(textOf(section, "PS/C1", 1), "3");
    EXPECT_EQ(textOf(section, "PS/C2", 1), "1.5");
    EXPECT_EQ(textOf(section, "PS", 2), "2");  // 0 + 0.5 + 1.5
    EXPECT_EQ(valueOf(section, "PS/C1", 1).terms[0].cut, Cut::First);
}

TEST(OwnRecord, Art7_6_RoundsTheParticipantWasThere)
{
    EXPECT_EQ(textOf(variety(), "REP", 1), "7");  // ten less forfeit loss, half-point and zero-point bye
    EXPECT_EQ(textOf(variety(), "GE", 1), "7");
    EXPECT_EQ(textOf(variety(), "VUR", 1), "3");
}

TEST(OwnRecord, Art7_7_StandardPoints)
{
    // 1 1 ½ + - against +: 0, U F 1 each, H equals a draw ½, Z 0, W 1
    EXPECT_EQ(textOf(variety(), "STD", 1, TieBreakEdition::E26), "7");
    EXPECT_EQ(valueOf(variety(), "STD", 1).refusal, Refusal::NotInThisEdition);
}

TEST(OwnRecord, Art7_7_DoubleForfeitIsEqual)
{
    const Section section = EventBuilder().player("2w-").player("1b-").build();
    EXPECT_EQ(textOf(section, "STD", 1, TieBreakEdition::E26), "0.5");
}

TEST(OwnRecord, Art7_8_PairingNumberLowFirst)
{
    const Section section = EventBuilder().player("2w=").player("1b=").build();
    EXPECT_EQ(standingsBy(section, "TPN", TieBreakEdition::E26).rank(0), 1);
    EXPECT_EQ(standingsBy(section, "TPN/R", TieBreakEdition::E26).rank(0), 2);
}

TEST(Koya, Art9_2_PointsAgainstThoseWithHalfOfTheMaximum)
{
    const Section robin = loadSection(kCopies / "062.trf");  // five players: four games each, limit 2
    EXPECT_EQ(textOf(robin, "KS", 1), "1");
    EXPECT_EQ(textOf(robin, "KS/L+1", 1), "1");
    EXPECT_EQ(textOf(robin, "KS/L-1", 1), "2") << "no. 4 with 1.5 points counts now";
    EXPECT_EQ(valueOf(variety(), "KS", 1).refusal, Refusal::RoundRobinsOnly);
}

TEST(RatingTieBreaks, Art10_DroppedWhenAnybodyIsUnrated)
{
    const Section section = EventBuilder().player("2w1", 2000).player("1b0").build();
    EXPECT_EQ(valueOf(section, "ARO", 1).refusal, Refusal::UnratedParticipants);
    EXPECT_EQ(textOf(section, "ARO/U1400", 1), "1400");
    Section published = section;
    published.rules.unratedRating = 1500;
    EXPECT_EQ(textOf(published, "ARO", 1), "1500");
}

TEST(RatingTieBreaks, Art10_1_MeanOfTheRatingsMet)
{
    EXPECT_EQ(textOf(variety(), "ARO", 1), "1850");  // 1900 1800 1900 1800; forfeits left out
    EXPECT_EQ(textOf(variety(), "ARO/C1", 1), "1867") << "1866.67, half up";
    const Section one = EventBuilder().player("2w1", 2000).player("1b0", 1900).build();
    EXPECT_EQ(valueOf(one, "ARO/C1", 1).refusal, Refusal::NothingLeft);
}

TEST(RatingTieBreaks, Art10_2_MeanPlusTheDifferenceOfThePercentage)
{
    const Value value = valueOf(variety(), "TPR", 1);  // 3.5 of 4 = 87.5 %, 88 %: +336
    EXPECT_EQ(value.percentage, 88);
    EXPECT_EQ(value.difference, 336);
    EXPECT_EQ(*value.value, Fraction(2186));
}

TEST(RatingTieBreaks, Art10_2_IsTheSameUnderThreePointScoring)
{
    Section section = variety();
    section.rules.points = PointSystem::of(Points{30}, Points{10}, Points{0});
    EXPECT_EQ(textOf(section, "TPR", 1), textOf(variety(), "TPR", 1));
    EXPECT_EQ(textOf(section, "PTP", 1), textOf(variety(), "PTP", 1));
}

TEST(RatingTieBreaks, Art10_3_LowestRatingThatExpectsTheScore)
{
    const Section tec = loadSection(kCopies / "seeds" / "tec_exercises_2024.trf");
    EXPECT_EQ(textOf(tec, "PTP", 1), "2029");
    EXPECT_EQ(textOf(tec, "PTP", 12), "1250") << "no point: 2050 - 800";
    const Section perfect = EventBuilder().player("2w1", 1500).player("1b0", 1900).build();
    EXPECT_EQ(textOf(perfect, "PTP", 1), "2636") << "every point: + 736";
}

TEST(RatingTieBreaks, Art10_4_MeanPerformanceOfTheOpponents)
{
    EXPECT_EQ(textOf(loadSection(kCopies / "seeds" / "tec_exercises_2024.trf"), "APRO", 1), "1789");
}

TEST(RatingTieBreaks, Art10_5_MeanPerfectPerformanceOfTheOpponents)
{
    EXPECT_EQ(textOf(loadSection(kCopies / "seeds" / "tec_exercises_2024.trf"), "APPO", 1), "1769");
}

TEST(RatingTieBreaks, Art10_6_OwnRatingHighFirst)
{
    const Section section = EventBuilder().player("2w=", 1800).player("1b=", 1900).build();
    EXPECT_EQ(standingsBy(section, "RTNG", TieBreakEdition::E26).rank(1), 1);
    EXPECT_EQ(standingsBy(section, "RTNG/R", TieBreakEdition::E26).rank(1), 2);
    EXPECT_EQ(valueOf(section, "RTNG", 1).refusal, Refusal::NotInThisEdition);
}

}  // namespace
}  // namespace kydai::tiebreak
