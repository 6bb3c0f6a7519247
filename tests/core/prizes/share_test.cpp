// Dividing place money: the examples of rules/prizes.md, sections 2 to 4, with what the records say.

#include "prizes/share.h"

#include "prizes/one_prize.h"

#include <gtest/gtest.h>

#include <vector>

namespace kydai::prizes {
namespace {

using Amounts = std::vector<Fraction>;

TEST(PrizeShare, RecordSaysHowATieWasDivided)
{
    const Shares shares = shareOut(Amounts{200, 150, 100}, std::vector{3, 1}, {.sharing = PrizeSharing::Hort});
    ASSERT_EQ(shares.ties.size(), 2U);
    const TieShare& tie = shares.ties[0];
    EXPECT_EQ(tie.total, Fraction(450));
    EXPECT_EQ(tie.pot, Fraction(225));
    EXPECT_EQ(tie.sharers, 3);
    EXPECT_EQ(tie.each, Fraction(75));
    EXPECT_EQ(shares.amounts, (Amounts{175, 150, 125, 0}));
}

TEST(PrizeShare, SharingEndsWithItsPlace)
{
    const Amounts prizes{100, 80, 60, 40};
    const auto rule = [](TieAcrossEnd across) {
        return SharingRule{.sharing = PrizeSharing::Equal, .endPlace = 2, .acrossEnd = across};
    };
    const std::vector tied{1, 3};
    EXPECT_EQ(shareOut(prizes, tied, rule(TieAcrossEnd::SharedUpToEnd)).amounts, prizes);  // the 2nd alone up to 2
    EXPECT_EQ(shareOut(prizes, tied, rule(TieAcrossEnd::AllShared)).amounts, (Amounts{100, 60, 60, 60}));
    EXPECT_EQ(shareOut(prizes, tied, rule(TieAcrossEnd::NoneShared)).amounts, prizes);
    EXPECT_EQ(shareOut(prizes, std::vector{3, 1}, rule(TieAcrossEnd::SharedUpToEnd)).amounts,
              (Amounts{90, 90, 60, 40}));
}

TEST(PrizeShare, AMinimumCutsFromTheEndOfTheTie)
{
    const Shares shares =
        shareOut(Amounts{30}, std::vector{4}, {.sharing = PrizeSharing::Hort, .minimum = Fraction(15)});
    EXPECT_EQ(shares.amounts, (Amounts{30, 0, 0, 0}));  // with two the second would have 7½ only
    EXPECT_TRUE(shares.ties[0].minimumCut);
}

TEST(PrizeShare, WhoGetsExactlyTheMinimumIsNotCut)
{
    const SharingRule rule{.sharing = PrizeSharing::Equal, .minimum = Fraction(15)};
    const Shares shares = shareOut(Amounts{20, 10}, std::vector{2}, rule);
    EXPECT_EQ(shares.amounts, (Amounts{15, 15}));
    EXPECT_FALSE(shares.ties[0].minimumCut);
}

TEST(PrizeShare, HalvesUpMayPayMoreThanAnnounced)
{
    const Amounts thirds{Fraction(95, 3), Fraction(65, 3), Fraction(50, 3)};
    EXPECT_EQ(roundShares(thirds, 1, PrizeRounding::HalfUp).leftOver, Fraction(-1));
    EXPECT_EQ(roundShares(thirds, 1, PrizeRounding::Down).leftOver, Fraction(2));
    EXPECT_EQ(roundShares(thirds, 1, PrizeRounding::LargestRemainder).amounts, (std::vector<std::int64_t>{32, 22, 16}));
}

TEST(PrizeShare, NoTieLosesAUnitToAnother)
{
    std::vector<Fraction> amounts(3, Fraction(5600, 3));
    amounts.insert(amounts.end(), 11, Fraction(300, 11));
    std::vector<std::size_t> ties(3, 0);
    ties.insert(ties.end(), 11, 1);
    const Rounded rounded = roundTies(amounts, ties, 100, PrizeRounding::LargestRemainder);
    EXPECT_EQ(rounded.amounts, (std::vector<std::int64_t>{1900, 1900, 1800, 100, 100, 100, 0, 0, 0, 0, 0, 0, 0, 0}));
    EXPECT_EQ(rounded.leftOver, Fraction(0));
}

TEST(PrizeShare, TiesOfNoWholeUnitsAreRoundedAgainstEachOther)
{
    // 250 and 150 in hundreds: 3 and 1 units by largest remainder, the better placed first; then inside.
    const std::vector<Fraction> amounts{Fraction(125), Fraction(125), Fraction(75), Fraction(75)};
    const std::vector<std::size_t> ties{7, 7, 2, 2};
    const Rounded rounded = roundTies(amounts, ties, 100, PrizeRounding::LargestRemainder);
    EXPECT_EQ(rounded.amounts, (std::vector<std::int64_t>{200, 100, 100, 0}));
    EXPECT_EQ(rounded.leftOver, Fraction(0));
    // Each alone, it is the rounding of the whole list.
    const std::vector<std::size_t> alone{0, 1, 2, 3};
    EXPECT_EQ(roundTies(amounts, alone, 100, PrizeRounding::LargestRemainder).amounts,
              roundShares(amounts, 100, PrizeRounding::LargestRemainder).amounts);
    EXPECT_EQ(roundTies(amounts, ties, 100, PrizeRounding::HalfUp).amounts,
              roundShares(amounts, 100, PrizeRounding::HalfUp).amounts);
}

TEST(PrizeShare, AFundBasedOnEntriesKeepsItsFloor)
{
    EXPECT_EQ(basedOn(Fraction(1000), 125, 40, Fraction(2000)), Fraction(500));
    EXPECT_EQ(basedOn(Fraction(450), 30, 10, Fraction(450)), Fraction(150));
    EXPECT_EQ(basedOn(Fraction(450), 30, 31, Fraction(450)), Fraction(450));
    EXPECT_EQ(basedOn(Fraction(500), 30, 10, Fraction(500)), Fraction(500, 3)) << "above 500 only";
    EXPECT_EQ(basedOn(Fraction(500), 30, 10, Fraction(501)), Fraction(250));
    EXPECT_EQ(basedOn(Fraction(450), 30, 30, Fraction(450)), Fraction(450));
    EXPECT_EQ(basedOn(Fraction(450), 0, 30, Fraction(450)), Fraction(450));
    EXPECT_EQ(basedOn(Fraction(450), 0, -1, Fraction(450)), Fraction(450));
    EXPECT_EQ(basedOn(Fraction(450), 30, -1, Fraction(450)), Fraction());
}

TEST(OnePrize, FrozenPlacesStayWhereAListHasAGap)
{
    // Prizes for places 1, 2 and 4; the second takes the category prize.
    const std::vector<Offer> offers{{300, 0, 1, true}, {100, 0, 2, true}, {50, 0, 4, true}, {150, 1, 1, false}};
    const std::vector<Candidates> lists{{{0, 1, 2, 3, 4}}, {{1}}};
    EXPECT_EQ(assignInOrder(offers, lists, 5, FreedPrize::Slide), (std::vector<std::size_t>{0, 3, 1, kNoPrize, 2}));
    EXPECT_EQ(assignInOrder(offers, lists, 5, FreedPrize::Freeze), (std::vector<std::size_t>{0, 3, 1, 2, kNoPrize}));
}

TEST(OnePrize, WhoLeavesAHortGroupLeavesBothHalves)
{
    const SharedMain main{
        .players = {0, 1, 2}, .prizes = {100, 60, 20}, .tiedAs = {0, 0, 1}, .rule = {.sharing = PrizeSharing::Hort}};
    const std::vector<Offer> offers{{80, 0, 1, false}};
    const std::vector<Candidates> lists{{{1}}};
    const SharedAssignment won = assignShared(main, offers, lists, 3);
    EXPECT_EQ(won.offerOf[1], 0U);  // 80 rather than 60/2 + 40 = 70
    EXPECT_EQ(won.before[1], Fraction(70));
    EXPECT_EQ(won.shares.amounts, (Amounts{100, 60}));  // the third moves up
}

}  // namespace
}  // namespace kydai::prizes
