// The prizes of a section: rules/prizes.md, sections 2–5, from standings to what is paid, and every sum.
#include "prizes/award.h"

#include "prizes/eligible.h"
#include "prizes/event_units.h"
#include "prizes/explain_prize.h"
#include "prizes/freezing.h"
#include "prizes/templates.h"
#include "support/player_id.h"
#include "support/starts_empty.h"

#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <vector>

namespace kydai::prizes {
namespace {

/// Players 1, 2, … with these points (in halves), best first: each plays a round for every half point against nobody in
/// particular, so that the points alone order them; equal points are ordered by number (tie-break: pairing number).
Section sectionOf(const std::vector<double>& points)
{
    Section section;
    section.rules.tieBreaks = {"TPN"};
    for (std::size_t at = 0; at < points.size(); ++at) {
        Player player;
        player.id = playerId(static_cast<int>(at) + 1);
        player.tpn = static_cast<int>(at) + 1;
        player.name = "P" + std::to_string(at + 1);
        player.rating = 2000;
        section.players.push_back(player);
        section.adjustments.push_back({player.id, 0, std::nullopt, Points{static_cast<std::int32_t>(points[at] * 10)}});
    }
    Round round;
    for (const Player& player : section.players) round.byes.push_back({player.id, Outcome::ZeroBye});
    section.rounds.push_back(round);
    section.info.firstDay = {2026, 7, 1};
    return section;
}

PrizeList listOf(std::string name, const std::vector<std::int64_t>& amounts, PrizeSharing sharing = PrizeSharing::None)
{
    PrizeList list;
    list.name = std::move(name);
    list.sharing = sharing;
    int place = 0;
    for (const std::int64_t amount : amounts) {
        ++place;
        list.lines.push_back({place, place, amount});
    }
    return list;
}

PrizePlan mainOnly(const std::vector<std::int64_t>& amounts, PrizeSharing sharing)
{
    PrizePlan plan;
    plan.lists.push_back(listOf("Main", amounts, sharing));
    plan.lists.back().main = true;
    return plan;
}

Awards divided(const Section& section, const PrizePlan& plan)
{
    const auto awards = awardsOf(section, plan);
    EXPECT_TRUE(awards.ok());
    return *awards;
}

/// What each player is paid, by number − 1.
std::vector<std::int64_t> paid(const Section& section, const Awards& awards)
{
    std::vector<std::int64_t> amounts(section.players.size(), 0);
    for (const Award& award : awards.awards) amounts[award.player] += award.paid;
    return amounts;
}

using Paid = std::vector<std::int64_t>;

TEST(Awards, HortOfTheDigest)  // 875, 625; 350; 175, 150, 125
{
    const Section section = sectionOf({8, 8, 7.5, 7, 7, 7});
    const PrizePlan plan = mainOnly({1000, 500, 350, 200, 150, 100}, PrizeSharing::Hort);
    const Awards awards = divided(section, plan);
    EXPECT_EQ(paid(section, awards), (Paid{875, 625, 350, 175, 150, 125}));
    const auto working = workingOf(section, plan, awards, awards.awards[3]);
    ASSERT_EQ(working.size(), 1U);
    EXPECT_EQ(working[0].phrase, Phrase::PrizeHort);
}

TEST(Awards, RangesAreOneLine)  // "5-10: 400000"
{
    const Section section = sectionOf({9, 8, 7, 6, 5, 4, 3});
    PrizePlan plan = mainOnly({3'000'000, 2'000'000, 1'500'000, 1'000'000}, PrizeSharing::None);
    plan.lists[0].lines.push_back({5, 10, 400'000});
    const Awards awards = divided(section, plan);
    EXPECT_EQ(paid(section, awards), (Paid{3'000'000, 2'000'000, 1'500'000, 1'000'000, 400'000, 400'000, 400'000}));
    EXPECT_EQ(awards.lists[0].unfilled, (std::vector<int>{8, 9, 10}));
    EXPECT_EQ(awards.lists[0].announced, Fraction(7'500'000 + 6 * 400'000));
}

TEST(Awards, OnePrizeForEachPlayer)  // section 4.2: a 300, b 200, c W 150, d 3rd 100, e S50, f U16
{
    Section section = sectionOf({6, 5, 4, 3, 2, 1});
    for (const int woman : {1, 2}) section.players[static_cast<std::size_t>(woman)].sex = Sex::Female;
    for (const std::size_t at : {0U, 3U, 4U, 5U}) section.players[at].sex = Sex::Male;
    for (std::size_t at = 0; at < 6; ++at) section.players[at].birth = {1990, 5, 5};
    for (const std::size_t at : {1U, 3U, 5U}) section.players[at].birth = {2011, 5, 5};
    section.players[4].birth = {1970, 1, 1};
    PrizePlan plan = mainOnly({300, 200, 100}, PrizeSharing::None);
    plan.lists.push_back(listOf("W", {150}));
    plan.lists.back().condition.sex = Sex::Female;
    plan.lists.push_back(listOf("U16", {100, 50}));
    plan.lists.back().condition.ageTo = 16;
    plan.lists.push_back(listOf("S50", {100}));
    plan.lists.back().condition.ageFrom = 50;
    const Awards awards = divided(section, plan);
    EXPECT_EQ(paid(section, awards), (Paid{300, 200, 150, 100, 100, 100}));
    EXPECT_EQ(awards.lists[2].unfilled, std::vector<int>{2});  // U16 50 left over
    const Explanation why = explainWhyNot(section, plan, awards, 1, 2);
    EXPECT_EQ(why.conclusion.phrase, Phrase::PrizeHasAnother);
    EXPECT_EQ(explainWhyNot(section, plan, awards, 0, 1).steps[1].phrase, Phrase::PrizeOtherSex);
    EXPECT_EQ(explainWhyNot(section, plan, awards, 0, 2).steps[1].phrase, Phrase::PrizeAge);
}

TEST(Awards, ASharedMainListWithCategories)
{
    Section section = sectionOf({5, 4, 4, 4, 3});
    section.players[3].sex = section.players[4].sex = Sex::Female;
    for (std::size_t at = 0; at < 3; ++at) section.players[at].sex = Sex::Male;
    PrizePlan plan = mainOnly({300, 150, 90}, PrizeSharing::Equal);
    plan.lists.push_back(listOf("W", {100, 60}));
    plan.lists.back().condition.sex = Sex::Female;
    const Awards awards = divided(section, plan);
    // 240 shared by three is 80; W 100 is more, so player 4 leaves and two share 240.
    EXPECT_EQ(paid(section, awards), (Paid{300, 120, 120, 100, 60}));
    EXPECT_EQ(awards.of(3).front()->instead, Fraction(80));
}

TEST(Awards, PoolsOfTheUnitedStates)  // section 5.3, example 1
{
    Section section = sectionOf({4, 3.5, 3.5, 3, 2.5});
    for (const std::size_t at : {1U, 2U, 4U}) section.players[at].rating = 2100;
    for (const std::size_t at : {0U, 3U}) section.players[at].rating = 2300;
    PrizePlan plan = mainOnly({250, 150, 100}, PrizeSharing::Pools);
    plan.lists.push_back(listOf("U2200", {100}, PrizeSharing::Pools));
    plan.lists.back().condition.ratingTo = 2199;
    const Awards awards = divided(section, plan);
    EXPECT_EQ(paid(section, awards), (Paid{250, 125, 125, 0, 100}));
}

TEST(Awards, TheHigherIsPaidAndTheLowerIsNot)  // Basel: 800 and the title of 500
{
    Section section = sectionOf({9, 8, 7});
    section.players[0].sex = Sex::Male;
    section.players[1].sex = section.players[2].sex = Sex::Female;
    PrizePlan plan = mainOnly({2000, 800}, PrizeSharing::None);
    plan.lists.push_back(listOf("W", {500}));
    plan.lists.back().condition.sex = Sex::Female;
    plan.lists.back().lower = LowerPrize::NotPaid;
    Awards awards = divided(section, plan);
    EXPECT_EQ(paid(section, awards), (Paid{2000, 800, 0}));
    EXPECT_EQ(awards.of(1).size(), 2U);  // she has the title
    plan.lists.back().lower = LowerPrize::PassesOn;
    awards = divided(section, plan);
    EXPECT_EQ(paid(section, awards), (Paid{2000, 800, 500}));
}

TEST(Awards, TooFewEntrants)
{
    Section section = sectionOf({3, 2, 1});
    section.players[0].category = "U8";
    section.players[1].category = section.players[2].category = "U10";
    PrizePlan plan;
    plan.lists.push_back(listOf("U8", {100}));
    plan.lists.push_back(listOf("U10", {80, 40}));
    plan.lists[0].condition.category = "U8";
    plan.lists[1].condition.category = "U10";
    plan.lists[0].minEntrants = 2;
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{0, 80, 40}));
    plan.lists[0].tooFew = TooFewEntrants::Halved;
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{50, 80, 40}));
    plan.lists[0].tooFew = TooFewEntrants::Merged;
    plan.lists[0].mergeInto = "U10";
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{80, 40, 0}));
    for (const char* none : {"", "U12"}) {
        plan.lists[0].mergeInto = none;
        EXPECT_EQ(paid(section, divided(section, plan)), (Paid{0, 80, 40})) << "a list that is not there takes nobody";
    }
    plan.lists[0].minEntrants = 1;  // exactly as many are enough
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{100, 80, 40}));
}

TEST(Awards, AFreeColumnIsAskedByItsHeadAndItsText)
{
    Section section = sectionOf({3, 2, 1});
    section.players[0].fields = {{"School", "Lê Lợi"}};
    section.players[1].fields = {{"Class", "5A"}, {"School", "Trưng Vương"}};
    PrizePlan plan;
    plan.lists.push_back(listOf("School", {100}));
    plan.lists[0].condition.field = {"School", "Trưng Vương"};
    EXPECT_EQ(divided(section, plan).lists[0].eligible, (std::vector<std::size_t>{1}));
}

TEST(Awards, LimitsOfRatingsAreIncluded)
{
    Section section = sectionOf({3, 2, 1});
    section.players[0].rating = 1800;
    section.players[1].rating = 1799;
    section.players[2].rating = 1600;
    PrizePlan plan;
    plan.lists.push_back(listOf("under 1800", {100}));
    plan.lists[0].condition.ratingTo = 1799;
    EXPECT_EQ(divided(section, plan).lists[0].eligible, (std::vector<std::size_t>{1, 2}));
    plan.lists[0].condition.ratingFrom = 1600;
    EXPECT_EQ(divided(section, plan).lists[0].eligible, (std::vector<std::size_t>{1, 2}));
    plan.lists[0].condition.ratingFrom = 1601;
    EXPECT_EQ(divided(section, plan).lists[0].eligible, std::vector<std::size_t>{1});
    plan.lists[0].condition.ratingTo = 0;
    EXPECT_EQ(divided(section, plan).lists[0].eligible, (std::vector<std::size_t>{0, 1}));
}

TEST(Awards, LimitsOfAgesAreIncluded)
{
    Section section = sectionOf({3, 2, 1});
    for (std::size_t i = 0; i < 3; ++i) section.players[i].birth = {2009 + static_cast<int>(i), 5, 1};
    PrizePlan plan;
    plan.lists.push_back(listOf("U16", {100}));
    plan.lists[0].condition.ageTo = 16;
    EXPECT_EQ(divided(section, plan).lists[0].eligible, (std::vector<std::size_t>{1, 2}));
    plan.lists[0].condition.ageFrom = 16;
    EXPECT_EQ(divided(section, plan).lists[0].eligible, std::vector<std::size_t>{1});
    plan.ageDay = AgeDay::FirstOfYear;
    EXPECT_EQ(divided(section, plan).lists[0].eligible, std::vector<std::size_t>{0});
}

TEST(Awards, OnNewYearsDayOnlyWhoIsBornOnItIsAsOldAsOnTheLastOfTheYear)
{
    const Section section = sectionOf({1});
    Player player;
    EXPECT_EQ(ageOf(player, section, AgeDay::LastOfYear), 0);
    const auto age = [&](int month, int day, AgeDay on) {
        player.birth = {2010, month, day};
        return ageOf(player, section, on);
    };
    EXPECT_EQ(age(7, 1, AgeDay::LastOfYear), 16);
    EXPECT_EQ(age(1, 1, AgeDay::FirstOfYear), 16);
    EXPECT_EQ(age(1, 2, AgeDay::FirstOfYear), 15);
    EXPECT_EQ(age(2, 1, AgeDay::FirstOfYear), 15);
}

TEST(Awards, TheYearIsThatOfTheFirstDayOrOfTheFirstRoundWithADay)
{
    Section section = sectionOf({1});
    Player player;
    player.birth = {2010, 5, 1};
    section.info.firstDay = {};
    section.rounds.resize(3);
    for (Round& round : section.rounds) round.date = {};
    EXPECT_EQ(ageOf(player, section, AgeDay::LastOfYear), 0);
    section.rounds[1].date = {2025, 12, 30};
    section.rounds[2].date = {2026, 1, 2};
    EXPECT_EQ(ageOf(player, section, AgeDay::LastOfYear), 15);
    section.info.firstDay = {2024, 0, 0};
    EXPECT_EQ(ageOf(player, section, AgeDay::LastOfYear), 14);
}

TEST(Awards, WithoutEntriesAFundBasedOnThemPaysNothing)
{
    const Section section = sectionOf({2, 1});
    PrizePlan plan = mainOnly({300, 200}, PrizeSharing::None);
    plan.lists[0].basedOn = 4;
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{150, 100})) << "two of four";
    plan.countedEntries = 0;
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{0, 0}));
    plan.lists[0].basedOn = 1;
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{0, 0}));
    plan.lists[0].basedOn = plan.countedEntries = 4;
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{300, 200}));
}

TEST(Awards, WhoIsExcludedGivesHisPlaceToTheNext)
{
    const Section section = sectionOf({3, 2, 1});
    PrizePlan plan = mainOnly({100, 50}, PrizeSharing::None);
    plan.excluded.push_back({playerId(1), {}, "vắng mặt"});
    const Awards awards = divided(section, plan);
    EXPECT_EQ(paid(section, awards), (Paid{0, 100, 50}));
    const Explanation why = explainWhyNot(section, plan, awards, 0, 0);
    EXPECT_EQ(why.steps[1].phrase, Phrase::PrizeExcluded);
}

TEST(Awards, MissingDataIsTold)
{
    Section section = sectionOf({3, 2});
    section.players[1].sex = Sex::Female;
    PrizePlan plan;
    plan.lists.push_back(listOf("W", {100}));
    plan.lists[0].condition.sex = Sex::Female;
    EXPECT_EQ(divided(section, plan).lists[0].noData, std::vector<std::size_t>{0});
}

TEST(Awards, RoundingKeepsTheSum)  // 5,000,000 over three in units of 10,000
{
    const Section section = sectionOf({1, 1, 1});
    PrizePlan plan = mainOnly({3'000'000, 2'000'000}, PrizeSharing::Equal);
    plan.unit = 10'000;
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{1'670'000, 1'670'000, 1'660'000}));
}

TEST(Awards, SumsStayExactAtTheLargestAmount)
{
    const Section section = sectionOf({2, 2, 2, 1});
    const PrizePlan plan = mainOnly({kMostPrizeMoney, kMostPrizeMoney, kMostPrizeMoney - 1}, PrizeSharing::Hort);
    const Paid amounts = paid(section, divided(section, plan));
    EXPECT_EQ(std::accumulate(amounts.begin(), amounts.end(), std::int64_t{0}), 3 * kMostPrizeMoney - 1);
}

TEST(Awards, AnUnratedWinnerGetsHisPart)
{
    Section section = sectionOf({2, 1});
    section.players[0].rating = 0;
    PrizePlan plan = mainOnly({100}, PrizeSharing::None);
    plan.lists[0].unratedPercent = 50;
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{50, 0}));
    const auto saysPart = [&](int percent) {
        plan.lists[0].unratedPercent = percent;
        const Explanation why = explainPrize(section, plan, divided(section, plan), 0);
        return std::ranges::find(why.steps, Phrase::PrizeUnratedPart, &Step::phrase) != why.steps.end();
    };
    EXPECT_TRUE(saysPart(99));
    EXPECT_FALSE(saysPart(100));
}

TEST(Awards, LinesMayStandInAnyOrder)
{
    PrizePlan plan = mainOnly({}, PrizeSharing::None);
    plan.lists[0].lines = {{3, 4, 50}, {1, 1, 300}, {2, 2, 200}};
    const Section section = sectionOf({5, 4, 3, 2, 1});
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{300, 200, 50, 50, 0}));
}

TEST(Awards, AFreedPlaceSlidesOrStaysAsTheMainListSays)
{
    Section section = sectionOf({5, 4, 3, 2, 1});
    section.players[1].sex = Sex::Female;
    PrizePlan plan = mainOnly({}, PrizeSharing::None);
    plan.lists[0].lines = {{1, 1, 300}, {2, 2, 100}, {4, 4, 50}};
    plan.lists.push_back(listOf("W", {150}));
    plan.lists.back().condition.sex = Sex::Female;
    plan.lists[0].freed = FreedPrize::Slide;
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{300, 150, 100, 0, 50}));
    plan.lists[0].freed = FreedPrize::Freeze;
    EXPECT_EQ(paid(section, divided(section, plan)), (Paid{300, 150, 100, 50, 0}));
}

TEST(Awards, OfAFinishedSectionTheyAreFrozenUnlessAPlaceStandsTwice)
{
    Event event;
    EventSection& only = event.sections.emplace_back();
    only.id = SectionId{1};
    Section section = sectionOf({3, 2});
    const auto due = [&](const PrizePlan& plan) {
        section.prizes = plan;
        only.section = std::make_shared<const Section>(section);
        return freezingDue(event).changes.size();
    };
    PrizePlan plan = mainOnly({100, 50}, PrizeSharing::None);
    EXPECT_EQ(due(plan), 1U);
    plan.lists[0].lines.push_back({2, 3, 20});
    EXPECT_EQ(due(plan), 0U);
    section.rules.scheduledRounds = 3;
    EXPECT_EQ(due(mainOnly({100, 50}, PrizeSharing::None)), 0U) << "two rounds are to come";
    section.prizes = plan;
    EXPECT_EQ(prizeStateOf(section), PrizeState::NotFinal);
    section.prizes = {};
    EXPECT_EQ(prizeStateOf(section), PrizeState::NoPlan) << "whether or not it is over";
}

TEST(Awards, TheNextInLine)
{
    const Section section = sectionOf({3, 2, 1});
    const PrizePlan plan = mainOnly({100, 50}, PrizeSharing::None);
    const Awards awards = divided(section, plan);
    EXPECT_EQ(nextInLine(section, plan, awards, awards.awards[1]), 2U);
    const Section two = sectionOf({3, 2});
    const Awards all = divided(two, plan);
    EXPECT_EQ(nextInLine(two, plan, all, all.awards[1]), std::nullopt);
}

TEST(Awards, ProvisionalWhileSomethingIsOpen)
{
    Section section = sectionOf({3, 2});
    PrizePlan plan = mainOnly({100}, PrizeSharing::None);
    EXPECT_FALSE(divided(section, plan).provisional.any());
    plan.protests.emplace_back("bàn 1");
    EXPECT_EQ(divided(section, plan).provisional.protests, 1);
    section.rules.scheduledRounds = 3;
    EXPECT_EQ(divided(section, plan).provisional.roundsToCome, 2);
}

TEST(Awards, DifferencesSinceTheyWereFrozen)
{
    Section section = sectionOf({3, 2});
    const PrizePlan plan = mainOnly({100}, PrizeSharing::None);
    section.frozenPrizes = frozen(section, plan, divided(section, plan));
    EXPECT_TRUE(differencesSince(section, plan, divided(section, plan)).empty());
    section.adjustments[1].points = Points{90};
    const auto changed = differencesSince(section, plan, divided(section, plan));
    ASSERT_EQ(changed.size(), 2U);
    EXPECT_EQ(changed[0].before, 100);
    EXPECT_EQ(changed[1].now, 100);
}

TEST(Awards, EveryTemplateFits)
{
    const Section section = sectionOf({3, 2, 1});
    for (const std::string& word : templateWords()) {
        const auto plan = planOfTemplate(word);
        ASSERT_TRUE(plan) << word;
        EXPECT_TRUE(checkPlan(section, *plan).ok()) << word;
        EXPECT_TRUE(awardsOf(section, *plan).ok()) << word;
    }
    EXPECT_FALSE(planOfTemplate("other"));
}

TEST(Awards, APlanIsFittedToASectionOfOneSex)
{
    PrizePlan youth = *planOfTemplate("vietnamese_youth");
    const PrizePlan girls = planFor(youth, Sex::Female);
    ASSERT_EQ(girls.lists.size(), 1U) << "no list for the other";
    EXPECT_EQ(girls.lists.front().name, "Nữ");
    PrizePlan before;
    before.excluded = {{playerId(4), {}, "guest"}};
    PrizePlan copied = girls;
    copied.excluded = {{playerId(1), {}, "theirs"}};
    const PrizePlan boys = planFor(copied, Sex::Male, before);
    ASSERT_EQ(boys.lists.size(), 1U);
    EXPECT_EQ(boys.lists.front().condition.sex, Sex::Male);
    EXPECT_EQ(boys.lists.front().name, "Nam");
    EXPECT_EQ(boys.excluded, before.excluded) << "number 1 here is somebody else";
    EXPECT_EQ(planFor(youth, Sex::Unknown), youth);
    for (PrizeList& list : youth.lists) list.lines.front().amount = list.condition.sex == Sex::Female ? 777 : 1;
    youth.lists.push_back(listOf("Chung", {100}));
    const PrizePlan withAll = planFor(youth, Sex::Female);
    ASSERT_EQ(withAll.lists.size(), 2U);
    EXPECT_EQ(withAll.lists[0].name, "Nữ");
    EXPECT_EQ(withAll.lists[0].lines.front().amount, 777) << "their own list, not the renamed one of the others";
    EXPECT_EQ(withAll.lists[1].name, "Chung") << "a list for everybody stays";
}

TEST(Awards, InASectionOfOneSexEverybodyIsOfIt)
{
    Section section = sectionOf({3, 2, 1});
    PrizePlan plan = planFor(*planOfTemplate("vietnamese_youth"), Sex::Female);
    EXPECT_TRUE(awardsOf(section, plan)->awards.empty()) << "nobody's sex is known";
    section.info.limits.sex = Sex::Female;
    EXPECT_FALSE(awardsOf(section, plan)->awards.empty());
}

TEST(Awards, WhatIsPaidIsNeverMoreThanAnnounced)  // every sharing, every tie
{
    for (const PrizeSharing sharing : {PrizeSharing::None, PrizeSharing::Equal, PrizeSharing::Hort}) {
        for (int mask = 0; mask < 32; ++mask) {
            std::vector<double> points{6};
            for (int at = 0; at < 5; ++at) points.push_back(points.back() - ((mask >> at & 1) != 0 ? 1 : 0));
            const Section section = sectionOf(points);
            const PrizePlan plan = mainOnly({101, 67, 31, 7}, sharing);
            const Paid amounts = paid(section, divided(section, plan));
            EXPECT_EQ(std::accumulate(amounts.begin(), amounts.end(), std::int64_t{0}), 206) << mask;
        }
    }
}

/// A record that nobody has filled says nothing.
TEST(PrizeRecords, RecordsStartEmpty)
{
    using fixture::startsEmpty;
    EXPECT_TRUE(startsEmpty(Award{}));
    EXPECT_TRUE(startsEmpty(ListResult{}));
    EXPECT_TRUE(startsEmpty(Provisional{}));
    EXPECT_TRUE(startsEmpty(Awards{}));
    EXPECT_TRUE(startsEmpty(Difference{}));
    EXPECT_TRUE(startsEmpty(Medalist{}));
    EXPECT_TRUE(startsEmpty(EventUnitMember{}));
    EXPECT_TRUE(startsEmpty(EventUnit{}));
    EXPECT_TRUE(startsEmpty(UnitComparison{}));
    EXPECT_TRUE(startsEmpty(TieShare{}));
    EXPECT_TRUE(startsEmpty(Shares{}));
    EXPECT_TRUE(startsEmpty(Rounded{}));
    EXPECT_TRUE(startsEmpty(Pool{}));
    EXPECT_TRUE(startsEmpty(PoolDivision{}));
    EXPECT_TRUE(startsEmpty(MedalCount{}));
}

}  // namespace
}  // namespace kydai::prizes
