// Codes on cards for check-in: whom they mean, and when they are not to be trusted.
#include "model/door_code.h"

#include "support/event_builder.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace kydai {
namespace {

Event sectionsAtDoor()
{
    Event event;
    for (const char* name : {"U8", "U10"}) {
        Section section = EventBuilder()
                              .player("", 2000, std::string("Nguyễn Thị Ánh ") + name)
                              .player("", 1900, std::string("Lê Bình ") + name)
                              .build();
        event.sections.push_back(
            {SectionId{static_cast<int>(event.sections.size()) + 1}, std::make_shared<const Section>(section)});
    }
    return event;
}

TEST(DoorCode, EachPlayerOfTheEventHasHisOwnAndIsFoundByIt)
{
    const Event event = sectionsAtDoor();
    std::set<std::string> codes;
    for (const EventSection& each : event.sections) {
        for (const Player& player : each.section->players) {
            const std::string code = doorCode(each.id, player);
            EXPECT_EQ(code.size(), 10U);
            EXPECT_TRUE(std::ranges::all_of(code, [](char c) { return '0' <= c && c <= '9'; })) << code;
            codes.insert(code);
            EXPECT_EQ(holderOf(event, code), (DoorHolder{each.id, player.id, false}));
        }
    }
    EXPECT_EQ(codes.size(), 4U);
}

/// Four digits are his; a number that needs five would be read as another section's.
TEST(DoorCode, IsOfTheFirst9999PlayersOfASection)
{
    Player player;
    for (const auto& [number, digits] : {std::pair(1, 10U), std::pair(9999, 10U), std::pair(10'000, 0U)}) {
        player.id = playerId(number);
        EXPECT_EQ(doorCode(SectionId{1}, player).size(), digits) << number;
    }
    EXPECT_EQ(doorCode(SectionId{1}, Player{}), "");
    player.id = playerId(1);
    EXPECT_EQ(doorCode(SectionId{}, player), "");
    EXPECT_EQ(doorCode(SectionId{1000}, player).size(), 11U);
}

TEST(DoorCode, SaysNothingOfThePlayerAndStaysWhenHisDataChange)
{
    const Player player = sectionsAtDoor().sections[0].section->players[0];
    Player other = player;
    other.birth = {2016, 3, 1};
    other.fideId = "12401234";
    other.unit = "Biên Hòa";
    other.tpn = 37;
    EXPECT_EQ(doorCode(SectionId{1}, other), doorCode(SectionId{1}, player));
    other.name = "NGUYEN  THI ANH U8";
    EXPECT_EQ(doorCode(SectionId{1}, other), doorCode(SectionId{1}, player)) << "marks and capitals set right later";
}

TEST(DoorCode, ACardOfSomebodyElseIsDoubtedAndOneOfNobodyIsUnknown)
{
    Event event = sectionsAtDoor();
    const std::string code = doorCode(SectionId{2}, event.sections[1].section->players[1]);
    Section changed = *event.sections[1].section;
    changed.players[1].name = "Trần Cường";
    event.sections[1].section = std::make_shared<const Section>(changed);
    EXPECT_EQ(holderOf(event, code), (DoorHolder{SectionId{2}, playerId(2), true}));
    event.sections.pop_back();
    EXPECT_EQ(holderOf(event, code), DoorHolder{});
    EXPECT_EQ(holderOf(event, "0010009123"), DoorHolder{}) << "no ninth player there";
}

/// One digit misread, or two changed places: never another player without a doubt.
TEST(DoorCode, AMisreadCardMarksNobodyElse)
{
    Event event = sectionsAtDoor();
    Section many = *event.sections[0].section;
    for (int key = 3; key <= 200; ++key) {
        Player player;
        player.id = playerId(key);
        player.name = "Player " + std::to_string(key);
        many.players.push_back(player);
    }
    event.sections[0].section = std::make_shared<const Section>(many);
    int undoubted = 0;
    for (const Player& player : many.players) {
        const std::string code = doorCode(SectionId{1}, player);
        for (std::size_t at = 0; at < code.size(); ++at) {
            std::string wrong = code;
            wrong[at] = static_cast<char>('0' + (wrong[at] - '0' + 1) % 10);
            const DoorHolder holder = holderOf(event, wrong);
            undoubted += holder.player && !holder.isDoubtful ? 1 : 0;
        }
    }
    EXPECT_LE(undoubted, 4) << "of 2,000: one in a thousand";
}

TEST(DoorCode, WhatIsTypedIsACodeByItsForm)
{
    EXPECT_EQ(asDoorCode("0010001123"), "0010001123");
    EXPECT_EQ(asDoorCode(" 001 0001 123 "), "0010001123") << "by hand from the card";
    EXPECT_EQ(asDoorCode("12"), std::nullopt) << "a number of a player";
    EXPECT_EQ(asDoorCode("12401234"), std::nullopt) << "FIDE's";
    EXPECT_EQ(asDoorCode("Lan 2016"), std::nullopt);
    EXPECT_EQ(asDoorCode("0010001123001000112300"), std::nullopt) << "two cards in one";
    EXPECT_EQ(spacedDoorCode("0010001123"), "001 0001 123");
}

/// Cards that were printed stay good in later versions.
TEST(DoorCode, IsTheOneThatStandsOnPrintedCards)
{
    const auto codeOf = [](int section, int key, const char* name) {
        Player player;
        player.id = playerId(key);
        player.name = name;
        return doorCode(SectionId{section}, player);
    };
    EXPECT_EQ(codeOf(1, 1, "Nguyễn Thị Ánh"), "0010001439");
    EXPECT_EQ(codeOf(12, 345, "Lê Bình"), "0120345898");
    EXPECT_EQ(codeOf(999, 9999, ""), "9999999414");
    EXPECT_EQ(codeOf(1000, 7, "Trần An"), "10000007268");
}

TEST(DoorCode, HasTenToEighteenDigits)
{
    EXPECT_EQ(asDoorCode("001000112"), std::nullopt);
    EXPECT_EQ(asDoorCode("123456789012345678"), "123456789012345678");
    EXPECT_EQ(asDoorCode("1234567890123456789"), std::nullopt);
    EXPECT_EQ(asDoorCode("001\t0001123"), "0010001123");
    for (const char* text : {"00100011/3", "00100011:3", "001-0001-123"})
        EXPECT_EQ(asDoorCode(text), std::nullopt) << text;
    EXPECT_EQ(asDoorCode("0019001123"), "0019001123");
    EXPECT_EQ(spacedDoorCode("12345"), "12345") << "no code";
    EXPECT_EQ(spacedDoorCode("001000112"), "001000112");
    EXPECT_EQ(spacedDoorCode("10000001123"), "1000 0001 123");
}

}  // namespace
}  // namespace kydai
