// What a plan of prizes may say: amounts that can be paid, places in order, and nobody who isn't there.
#include "model/prize_plan.h"

#include "model/section.h"
#include "support/fragments.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace kydai {
namespace {

std::string problemOf(const PrizePlan& plan)
{
    Section section;
    section.players = {{.id = playerId(1), .tpn = 1}};
    const auto fit = checkPlan(section, plan);
    if (fit) return "";
    const Error& error = fit.error();
    return std::to_string(static_cast<int>(error.code)) + ' ' + logText(error.what) + " / " + logText(error.expected);
}

std::string withCode(Errc code, const std::string& text)
{
    return std::to_string(static_cast<int>(code)) + ' ' + text;
}

std::string problemOf(const PrizeLine& line)
{
    PrizePlan plan;
    plan.lists = {{.name = "Main", .lines = {{}, line}}};
    return problemOf(plan);
}

TEST(PrizePlan, AmountsCanBePaid)
{
    const std::string most = std::to_string(kMostPrizeMoney);
    const auto wrong = [&](std::int64_t amount) {
        return withCode(Errc::OutOfRange, "PrizeAmount " + std::to_string(amount) + " / PrizeAmountUpTo " + most);
    };
    for (const std::int64_t amount : {std::int64_t{0}, kMostPrizeMoney}) {
        EXPECT_EQ(problemOf(PrizeLine{.amount = amount}), "");
        EXPECT_EQ(problemOf(PrizeLine{.value = amount}), "");
        EXPECT_EQ(problemOf(PrizePlan{.lists = {{.minimum = amount}}}), "");
    }
    for (const std::int64_t amount : {std::int64_t{-1}, kMostPrizeMoney + 1}) {
        EXPECT_EQ(problemOf(PrizeLine{.amount = amount}), wrong(amount));
        EXPECT_EQ(problemOf(PrizeLine{.value = amount}), wrong(amount));
        EXPECT_EQ(problemOf(PrizePlan{.lists = {{.minimum = amount}}}), wrong(amount));
        EXPECT_EQ(problemOf(PrizePlan{.unit = amount}), wrong(amount));
    }
    EXPECT_EQ(problemOf(PrizePlan{.unit = 0}), wrong(0)) << "the smallest coin is worth something";
    EXPECT_EQ(problemOf(PrizePlan{.unit = 1}), "");
    EXPECT_EQ(problemOf(PrizePlan{.unit = kMostPrizeMoney}), "");
}

TEST(PrizePlan, PlacesAreInOrderAndNotBeyondTheLast)
{
    const auto wrong = [](const std::string& places) {
        return withCode(Errc::OutOfRange, "PrizePlaces " + places + " / PrizePlacesInOrder 5000");
    };
    EXPECT_EQ(problemOf(PrizeLine{.first = 1, .last = 5000}), "");
    EXPECT_EQ(problemOf(PrizeLine{.first = 7, .last = 7}), "");
    EXPECT_EQ(problemOf(PrizeLine{.first = 0, .last = 1}), wrong("0 1"));
    EXPECT_EQ(problemOf(PrizeLine{.first = 3, .last = 2}), wrong("3 2"));
    EXPECT_EQ(problemOf(PrizeLine{.first = 1, .last = 5001}), wrong("1 5001"));
}

TEST(PrizePlan, ListsHaveNamesOfTheirOwnAndNobodyIsExcludedWhoIsNotThere)
{
    PrizePlan plan;
    plan.lists = {{.name = "Main"}, {.name = "Girls"}};
    plan.excluded = {{.player = playerId(1)}};
    EXPECT_EQ(problemOf(plan), "");
    plan.lists.push_back({.name = "Main"});
    EXPECT_EQ(problemOf(plan), withCode(Errc::Duplicate, "PrizeListNamed 'Main' / EachPrizeListOnce"));
    plan.lists.pop_back();
    plan.excluded.push_back({.player = playerId(2)});
    EXPECT_EQ(problemOf(plan), withCode(Errc::UnknownReference, "NobodyOfThisSection / PlayerOfThisSection"));
}

TEST(PrizePlan, OfPlacesThatTwoLinesHaveTheFirstIsTold)
{
    const auto twice = [](std::vector<PrizeLine> lines) {
        PrizePlan plan;
        plan.lists = {{.name = "Before", .lines = {{.first = 1, .last = 9}}},
                      {.name = "Main", .lines = std::move(lines)}};
        const auto found = placesTwice(plan);
        if (found.empty()) return 0;
        EXPECT_EQ(found.size(), 1U);
        EXPECT_EQ(found.front().list, "Main");
        return found.front().place;
    };
    EXPECT_EQ(twice({{.first = 1, .last = 3}, {.first = 4, .last = 6}}), 0);
    EXPECT_EQ(twice({{.first = 4, .last = 6}, {.first = 1, .last = 3}}), 0);
    EXPECT_EQ(twice({{.first = 1, .last = 4}, {.first = 4, .last = 6}}), 4);
    EXPECT_EQ(twice({{.first = 4, .last = 6}, {.first = 1, .last = 4}}), 4);
    EXPECT_EQ(twice({{.first = 2, .last = 9}, {.first = 5, .last = 6}}), 5);
    EXPECT_EQ(twice({{.first = 5, .last = 6}, {.first = 2, .last = 9}}), 5);
    EXPECT_EQ(twice({{.first = 1, .last = 8}, {.first = 6, .last = 7}, {.first = 3, .last = 3}}), 3);
    EXPECT_EQ(twice({{.first = 1, .last = 8}, {.first = 3, .last = 3}, {.first = 6, .last = 7}}), 3);
}

}  // namespace
}  // namespace kydai
