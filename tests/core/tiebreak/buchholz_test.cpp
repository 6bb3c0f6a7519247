#include "tiebreak/buchholz.h"

#include "core/tiebreak/tiebreak_support.h"
#include "support/event_builder.h"

#include <gtest/gtest.h>

namespace kydai::tiebreak {
namespace {

TEST(Buchholz, Art8_1_SumOfTheOpponentsScores)
{
    const Section article = buchholzArticle();
    EXPECT_EQ(textOf(article, "BH", 2), "16");
    EXPECT_EQ(textOf(article, "BH", 7), "12.5");
    const Value minh = valueOf(article, "BH", 2);
    const std::vector<int> printed = {200, 300, 250, 500, 350};
    for (std::size_t i = 0; i < printed.size(); ++i) EXPECT_EQ(minh.terms[i].contribution.hundredths, printed[i]);
}

TEST(Buchholz, Art8_1_AnAdjustedOpponentIsMarked)
{
    const Value khanh = valueOf(buchholzArticle(), "BH", 7);  // round 1: Thuy, 1.5 points, 2.5 adjusted
    EXPECT_EQ(khanh.terms[0].source, Source::AdjustedOpponent);
    EXPECT_EQ(khanh.terms[0].before.hundredths, 150);
    EXPECT_EQ(khanh.terms[0].used.hundredths, 250);
}

TEST(Buchholz, Art8_2_MeanBuchholzOfTheOpponentsMet)
{
    const Section section = loadSection(kCopies / "seeds" / "tec_exercises_2024.trf");
    EXPECT_EQ(textOf(section, "AOB", 4), "13.38");
    EXPECT_EQ(textOf(section, "AOB", 12), "15") << "one game only";
    const Section absent = EventBuilder().player("Z").player("3w1").player("2b0").build();
    EXPECT_EQ(textOf(absent, "AOB", 1), "");
    EXPECT_EQ(valueOf(absent, "AOB", 1).refusal, Refusal::NoGame);
}

TEST(Buchholz, Art8_3_LastRoundCountsAsDrawn)
{
    const Section section =
        EventBuilder().player("2w1 3b1").player("1b0 4w1").player("4w1 1w0").player("3b0 2b0").build();
    EXPECT_EQ(textOf(section, "BH", 1), "2");  // 1 + 1
    EXPECT_EQ(textOf(section, "FB", 1), "2");  // 0.5 + 1.5
    EXPECT_EQ(textOf(section, "BH", 4), "2");
    EXPECT_EQ(textOf(section, "FB", 4), "2");  // 1.5 + 0.5
    EXPECT_EQ(textOf(section, "FB", 2), "2");  // 1.5 + 0.5
    EXPECT_EQ(textOf(section, "BH", 2), "2");
    Section early = section;
    early.rules.scheduledRounds = 3;
    for (int id = 1; id <= 4; ++id) EXPECT_EQ(textOf(early, "FB", id), textOf(early, "BH", id)) << id;
}

TEST(Buchholz, Art8_3_ForfeitOfTheLastRoundIsADrawAndNoVoluntaryRound)
{
    const Section section = EventBuilder().player("H 2w-").player("U 1b+").build();
    EXPECT_EQ(textOf(section, "FB", 2), "2.5");  // own dummy 1.5; opponent 0.5 + a draw
    const Value absent = valueOf(section, "FB", 1);
    EXPECT_EQ(absent.terms[1].source, Source::Opponent);
    EXPECT_FALSE(absent.terms[1].voluntary);
}

TEST(Buchholz, ForfeitsCanCountAsGamesByTheListOfModifiers)
{
    const Section article = buchholzArticle();
    const Value uyen = valueOf(article, "BH/P", 11);  // round 5: forfeit win against no. 15, 1 point
    EXPECT_EQ(uyen.terms[4].source, Source::Opponent);
    EXPECT_EQ(uyen.terms[4].used.hundredths, 100);
}

TEST(Cut, Art14_1_LowestValueGoes)
{
    EXPECT_EQ(textOf(buchholzArticle(), "BH/C1", 4), "13");
    const Value ngoc = valueOf(buchholzArticle(), "BH/C1", 4);
    EXPECT_EQ(ngoc.terms[4].cut, Cut::Lowest);
    EXPECT_EQ(ngoc.terms[1].cut, Cut::None) << "the pairing-allocated bye is no voluntary round";
}

TEST(Cut, Art14_2_TwoLowestValuesGo)
{
    const Value ngoc = valueOf(buchholzArticle(), "BH/C2", 4);  // 5 3 2.5 2.5 2
    EXPECT_EQ(*ngoc.value, Fraction(21, 2));
    EXPECT_EQ(ngoc.terms[4].cutOrder, 1);
    EXPECT_EQ(ngoc.terms[2].cutOrder, 2);
}

TEST(Cut, Art14_3_MedianTakesTheHighestToo)
{
    const Value ngoc = valueOf(buchholzArticle(), "BH/M1", 4);
    EXPECT_EQ(*ngoc.value, Fraction(8));
    EXPECT_EQ(ngoc.terms[0].cut, Cut::Highest);
}

TEST(Cut, Art14_4_MedianTwoLeavesOneOfFive)
{
    EXPECT_EQ(textOf(buchholzArticle(), "BH/M2", 4), "2.5");
}

TEST(Cut, Art16_5_AVoluntaryRoundGoesFirst)
{
    const Section article = buchholzArticle();
    EXPECT_EQ(textOf(article, "BH/C1", 13), "8.5");
    const Value hanh = valueOf(article, "BH/C1", 13);  // 2 2 1 3.5 2: not the 1 of round 3
    EXPECT_EQ(hanh.terms[0].cut, Cut::Voluntary);
    EXPECT_EQ(hanh.terms[2].cut, Cut::None);
    // before September 2023 the lowest value goes
    const Value old = valueOf(article, "BH/C1", 13, TieBreakEdition::Old);
    EXPECT_EQ(old.terms[0].cut, Cut::None);
}

TEST(Cut, Art16_5_SonnebornBergerCutsTheHigherOfTheTwo)
{
    const Section section = loadSection(kCopies / "023.trf");  // the reference README works these by hand
    EXPECT_EQ(textOf(section, "SB", 2), "16");
    EXPECT_EQ(textOf(section, "SB/C1", 2), "14.5") << "voluntary 0 against 1.5: the 1.5 goes";
    EXPECT_EQ(textOf(section, "SB/C1", 9), "12.75") << "voluntary 2 against 3: the 3 goes";
    EXPECT_EQ(textOf(section, "SB/C1", 4), "6.5");
}

TEST(SonnebornBerger, Art9_1_ScoreTimesPointsTaken)
{
    const Section section = loadSection(kCopies / "023.trf");
    EXPECT_EQ(textOf(section, "SB", 22), "6.75");  // 1.25 + 2.5 + 1.5 + 1.5
    EXPECT_EQ(textOf(section, "SB", 9), "15.75");  // the half-point bye adds half of the dummy
    EXPECT_EQ(textOf(section, "SB", 17), "9");     // forfeit loss and zero-point bye add nothing
}

}  // namespace
}  // namespace kydai::tiebreak
