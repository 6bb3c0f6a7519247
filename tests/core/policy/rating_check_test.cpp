// Whether ratings are still those of the list, and what taking a part of it over changes.
#include "policy/rating_check.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace kydai::policy {
namespace {

FidePlayer listed(std::int64_t id, int standard, int rapid = 0)
{
    FidePlayer player;
    player.id = id;
    player.name = "Nguyen, Van A";
    player.federation = "VIE";
    player.standard = {standard, 9, 20};
    player.rapid = {rapid, 5, 20};
    return player;
}

Section fourInTheList()
{
    Section section;
    const std::pair<const char*, int> players[] = {{"101", 2000}, {"102", 1900}, {"103", 1800}, {"", 1700}};
    int number = 0;
    for (const auto& [id, rating] : players) {
        Player player;
        player.id = playerId(++number);
        player.tpn = number;
        player.name = "P" + std::to_string(number);
        player.fideId = id;
        player.rating = rating;
        player.federation = "VIE";
        section.players.push_back(player);
    }
    return section;
}

const FindListed kList = [](std::int64_t id) -> std::optional<FidePlayer> {
    if (id == 101) return listed(101, 2000);
    if (id == 102) return listed(102, 1912);
    return std::nullopt;
};

TEST(RatingCheck, WhoDiffersOrIsMissingIsToldAndWhoHasNoIdIsLeftAlone)
{
    const auto found = comparedWithList(fourInTheList(), kList, "NOV26");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].player, playerId(2));
    EXPECT_EQ(found[0].listed, 1912);
    EXPECT_EQ(found[0].source, "FIDE standard NOV26");
    EXPECT_EQ(found[1].player, playerId(3));
    EXPECT_TRUE(found[1].isMissing);
}

TEST(RatingCheck, AnIdIsAPositiveNumberAndNothingElse)
{
    Section section = fourInTheList();
    const FindListed everybody = [](std::int64_t id) { return std::optional(listed(id, 1750)); };
    const auto isCompared = [&](const char* id) {
        section.players[3].fideId = id;
        const auto found = comparedWithList(section, everybody, "NOV26");
        return std::ranges::any_of(found, [](const auto& one) { return one.player == playerId(4); });
    };
    for (const char* id : {"1", "7", "12401234"}) EXPECT_TRUE(isCompared(id)) << id;
    for (const char* id : {"", "0", "-1", "1x", "x", "1 ", "99999999999999999999"}) EXPECT_FALSE(isCompared(id)) << id;
}

TEST(RatingCheck, WhoDiffersStandsInTheOrderOfNumbers)
{
    Section section = fourInTheList();
    std::swap(section.players[1].tpn, section.players[2].tpn);
    const auto found = comparedWithList(section, kList, "NOV26");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].player, playerId(3));
    EXPECT_EQ(found[1].player, playerId(2));
}

TEST(RatingCheck, APartIsTakenOverAndEachRatingKeepsItsList)
{
    Event event;
    event.sections.push_back({SectionId{1}, std::make_shared<const Section>(fourInTheList())});
    const auto found = comparedWithList(*event.sections[0].section, kList, "NOV26");
    const CompoundChange action = takingOver(*event.sections[0].section, SectionId{1}, found);
    ASSERT_EQ(action.changes.size(), 1U);  // nobody who is missing is changed
    const Player& player = std::get<EditPlayer>(action.changes[0]).player;
    EXPECT_EQ(player.rating, 1912);
    EXPECT_EQ(player.ratings.source, "FIDE standard NOV26");
    EXPECT_EQ(player.ratings.listed.size(), 3U);
    EXPECT_EQ(player.kFactor, 20);
}

TEST(RatingCheck, ARapidEventTakesTheEffectiveRapidRating)
{
    Section section = fourInTheList();
    section.rules.timeControl = TimeControl::Rapid;
    const FindListed rapid = [](std::int64_t id) -> std::optional<FidePlayer> {
        if (id == 101) return listed(101, 2000, 2050);
        if (id == 102) return listed(102, 1900);  // no rapid rating: the standard one counts
        return std::nullopt;
    };
    const auto found = comparedWithList(section, rapid, "NOV26");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].listed, 2050);
    EXPECT_EQ(found[0].source, "FIDE rapid NOV26");
    section.rules.ratingLists = {TimeControl::Standard};
    EXPECT_EQ(comparedWithList(section, rapid, "NOV26").size(), 1U);
}

TEST(RatingCheck, ACustomListGoesIntoTheNationalRecord)
{
    Section section = fourInTheList();
    section.info.federation = "VIE";
    section.players[3].name = "Đỗ Thị Yên";
    section.players[3].birth.year = 2012;
    Player inList;
    inList.name = "do thi yen";
    inList.birth.year = 2012;
    inList.rating = 1650;
    auto found = comparedWithCustomList(section, {inList}, "elo-quoc-gia");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].listed, 1650);
    const Player taken = std::get<EditPlayer>(takingOverCustom(section, SectionId{1}, found).changes.at(0)).player;
    EXPECT_EQ(taken.rating, 1700);
    ASSERT_EQ(taken.national.size(), 1U);
    EXPECT_EQ(taken.national[0].rating, 1650);
    section.players[3] = taken;
    found[0].listed = 1660;
    const Player again = std::get<EditPlayer>(takingOverCustom(section, SectionId{1}, found).changes.at(0)).player;
    ASSERT_EQ(again.national.size(), 1U) << "the record that there is";
    EXPECT_EQ(again.national[0].rating, 1660);
    EXPECT_TRUE(comparedWithCustomList(section, {inList}, "elo-quoc-gia").empty());
    inList.birth.year = 2011;
    inList.rating = 1900;
    EXPECT_TRUE(comparedWithCustomList(section, {inList}, "elo-quoc-gia").empty());
}

TEST(RatingCheck, ACustomListIsOfTheFederationOfTheSectionOrOurs)
{
    Section section = fourInTheList();
    Player one = section.players[0];
    one.rating = 1650;
    for (const auto& [said, home] : {std::pair("", "VIE"), std::pair("GER", "GER")}) {
        section.info.federation = said;
        const auto found = comparedWithCustomList(section, {one}, "VN");
        ASSERT_EQ(found.size(), 1U);
        const CompoundChange action = takingOverCustom(section, SectionId{1}, found);
        ASSERT_EQ(action.changes.size(), 1U);
        const Player& taken = std::get<EditPlayer>(action.changes[0]).player;
        ASSERT_EQ(taken.national.size(), 1U);
        EXPECT_EQ(taken.national[0].federation, home);
        EXPECT_EQ(taken.national[0].rating, 1650);
        Section now = section;
        now.players[0] = taken;
        EXPECT_TRUE(comparedWithCustomList(now, {one}, "VN").empty()) << "it is as the list has it";
    }
    one.rating = 0;
    EXPECT_TRUE(comparedWithCustomList(section, {one}, "VN").empty()) << "the list has no rating for him";
    RatingDifference ofNobody;
    ofNobody.player = playerId(9);
    ofNobody.listed = 1700;
    EXPECT_TRUE(takingOverCustom(section, SectionId{1}, std::vector{ofNobody}).changes.empty());
    EXPECT_TRUE(takingOver(section, SectionId{1}, std::vector{ofNobody}).changes.empty());
}

TEST(RatingCheck, TheListInForceIsThatOfTheMonth)
{
    EXPECT_EQ(listInForce({2026, 11, 21}), "NOV26");
    EXPECT_TRUE(isInForce("NOV26", {2026, 11, 1}));
    EXPECT_TRUE(isInForce("11/2026", {2026, 11, 30}));
    EXPECT_FALSE(isInForce("OCT26", {2026, 11, 1}));
    EXPECT_TRUE(isInForce("", {2026, 11, 1}));
    EXPECT_FALSE(isInForce("JAN00", {2026, 11, 1})) << "the list of January 2000";
    EXPECT_FALSE(isInForce("10/2026", {2026, 11, 1}));
    EXPECT_TRUE(isInForce("10x/2026", {2026, 11, 1})) << "the name of no month: nobody knows";
    EXPECT_TRUE(isInForce("10/2026x", {2026, 11, 1}));
    EXPECT_TRUE(isInForce("OCT26", {}));
}

TEST(RatingCheck, TheListThatCountsIsThatOfTheFirstDay)
{
    const Date today{2026, 11, 21};
    Section section = fourInTheList();
    EXPECT_EQ(listDayOf(section, today), today) << "the first day is not known";
    section.info.firstDay = {2026, 10, 30};
    EXPECT_EQ(listDayOf(section, today), section.info.firstDay);
    section.info.firstDay = {2026, 12, 1};
    EXPECT_EQ(listDayOf(section, today), today) << "that list is still to come";
    section.info.firstDay = {2026, 10, 30};
    section.rules.longEvent = true;
    EXPECT_EQ(listDayOf(section, today), today) << "over thirty days";
}

}  // namespace
}  // namespace kydai::policy
