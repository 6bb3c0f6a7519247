#include "model/bounds.h"

#include "support/fragments.h"
#include "support/player_id.h"
#include "support/whole_event.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai {
namespace {

TEST(Bounds, ADateExistsAsFarAsItIsKnown)
{
    for (const Date date : {Date{}, Date{2026, 0, 0}, Date{2026, 2, 0}, Date{2026, 2, 28}, Date{2024, 2, 29}})
        EXPECT_TRUE(outside({}, date).empty());
    for (const Date date : {Date{2026, 2, 29}, Date{2026, 13, 0}, Date{2026, 0, 5}, Date{9999, 99, 99}, Date{0, 1, 1},
                            Date{2026, 1, 32}, Date{-5, 0, 0}, Date{2201, 0, 0}})
        EXPECT_EQ(outside({}, date), fragment(FragmentId::DateThatExists));
}

TEST(Bounds, NumbersAndPointsStayBetweenTheirEnds)
{
    EXPECT_TRUE(outside(kRating, std::int64_t{0}).empty());
    EXPECT_TRUE(outside(kRating, std::int64_t{4000}).empty());
    EXPECT_EQ(outside(kRating, std::int64_t{-1}), fragment(FragmentId::WholeNumberFromTo, 0, 4000));
    EXPECT_EQ(outside(kRating, std::int64_t{4001}), fragment(FragmentId::WholeNumberFromTo, 0, 4000));
    EXPECT_TRUE(outside(kPointsOfResult, Points{-1000}).empty());
    EXPECT_EQ(outside(kPointsOfResult, Points{1001}),
              fragment(FragmentId::PointsFromTo, TenthsPiece{-1000}, TenthsPiece{1000}));
}

TEST(Bounds, ATextIsOneLineOfSoManyCharacters)
{
    const Bounds four{.characters = 4};
    const Bounds lines{.characters = 4, .lines = true};
    EXPECT_TRUE(outside(four, "Ộ ộ!").empty()) << "characters, not bytes";
    EXPECT_EQ(outside(four, "Ộ ộ!!"), fragment(FragmentId::LineOfAtMost, 4));
    EXPECT_EQ(within(four, "Ộ ộ!!"), "Ộ ộ!");
    EXPECT_TRUE(outside(four, "a\tb").empty());
    for (const char* text : {"a\nb", "a\rb",
                             "a\x01"
                             "b",
                             "a\x7F"
                             "b",
                             "a\u2028b", "a\u0085b"}) {
        EXPECT_FALSE(outside(four, text).empty()) << text;
        EXPECT_EQ(within(four, text), "a b");
    }
    EXPECT_TRUE(outside(lines, "a\nb").empty());
    EXPECT_EQ(outside(lines, "a\x01"), fragment(FragmentId::TextOfAtMost, 4));
    EXPECT_EQ(within(lines, "a\nb\x01!"), "a\nb ");
}

TEST(Bounds, WhatIsUsualAndWhatIsDrawnByThemIsInside)
{
    EXPECT_TRUE(outOfBounds(Section{}).empty());
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        for (const OutOfBounds& each : outOfBounds(fixture::wholeSection(random))) ADD_FAILURE() << each.place;
    }
}

TEST(Bounds, KeepingThemTellsThePlaceAndLeavesTheRest)
{
    Section section;
    section.info.name = "Giải\nnăm nay";
    section.info.firstDay = {2026, 2, 30};
    section.info.deputyArbiters = {"A", std::string(300, 'x')};
    section.rules.scheduledRounds = 0;
    section.rules.points.winWhite = Points{99999};
    for (int key = 1; key <= 2; ++key) {
        Player player;
        player.id = playerId(key);
        player.tpn = key;
        player.name = "A";
        section.players.push_back(player);
    }
    section.players[1].rating = -1;
    section.players[1].national.push_back({.name = "B", .rating = 5000});
    section.players[1].ratings.tournament = 99999;
    Section kept = section;
    std::vector<std::string> places;
    for (const OutOfBounds& each : keepInBounds(kept)) places.push_back(each.place);
    const std::vector<std::string> expected{"/info/name",
                                            "/info/firstDay",
                                            "/info/deputyArbiters/1",
                                            "/rules/scheduledRounds",
                                            "/rules/points/winWhite",
                                            "/players/1/rating",
                                            "/players/1/national/0/rating",
                                            "/players/1/ratings/tournament"};
    EXPECT_EQ(places, expected);
    EXPECT_EQ(outOfBounds(section).size(), expected.size()) << "looking alone changes nothing and sees the same";
    EXPECT_TRUE(outOfBounds(kept).empty());
    Section mended = section;
    mended.info.name = "Giải năm nay";
    mended.info.firstDay = {};
    mended.info.deputyArbiters[1].resize(200);
    mended.rules.scheduledRounds.reset();
    mended.rules.points.winWhite = PointSystem{}.winWhite;
    mended.players[1].rating = 0;
    mended.players[1].national[0].rating = 0;
    mended.players[1].ratings.tournament.reset();
    EXPECT_EQ(kept, mended);
}

}  // namespace
}  // namespace kydai
