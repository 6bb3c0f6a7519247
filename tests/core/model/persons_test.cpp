// Who plays in several groups of sections is one person; who is twice in one group is a double.
#include "model/persons.h"

#include "model/door_code.h"
#include "model/doubles.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <tuple>
#include <vector>

namespace kydai {
namespace {

Player personCalled(int number, std::string name, Date birth = {}, std::string unit = {}, std::string fideId = {})
{
    Player made;
    made.id = playerId(number);
    made.tpn = number;
    made.name = std::move(name);
    made.birth = birth;
    made.unit = std::move(unit);
    made.fideId = std::move(fideId);
    return made;
}

struct Grouped {
    std::string name;
    std::string group;
    std::vector<Player> players;
};

Event eventInGroups(std::vector<Grouped> sections)
{
    Event event;
    for (Grouped& one : sections) {
        Section section;
        section.info.name = one.name;
        section.info.group = one.group;
        section.players = std::move(one.players);
        event.sections.push_back({SectionId{static_cast<std::int64_t>(event.sections.size()) + 1},
                                  std::make_shared<const Section>(std::move(section))});
    }
    return event;
}

std::vector<std::pair<SectionId, PlayerId>> elsewhereOf(const Event& event, std::size_t section, std::size_t player)
{
    const Section& own = *event.sections.at(section).section;
    std::vector<std::pair<SectionId, PlayerId>> found;
    for (const Persons::Entry& entry : Persons(event).elsewhere(own, own.players.at(player)))
        found.emplace_back(entry.section, entry.player->id);
    return found;
}

using Places = std::vector<std::pair<SectionId, PlayerId>>;

TEST(Persons, AreOneOverGroupsByNumberByDayOfBirthOrByUnit)
{
    const Event event =
        eventInGroups({{"U9 standard",
                        "standard",
                        {personCalled(1, "Trần Văn An", {2017, 5, 1}, "Biên Hòa"),
                         personCalled(2, "Lê Minh", {2017, 0, 0}, "Long Khánh"),
                         personCalled(3, "Hà", {}, {}, "12440003"), personCalled(4, "Võ Anh", {2017, 0, 0})}},
                       {"U9 rapid",
                        "rapid",
                        {personCalled(1, "Ha Nguyen", {}, {}, "12440003"),
                         personCalled(2, "TRAN VAN AN", {2017, 5, 1}, "H. Biên Hòa"),
                         personCalled(3, "Lê Minh", {}, "LONG KHANH"), personCalled(4, "Võ Anh", {2017, 0, 0})}}});
    EXPECT_EQ(elsewhereOf(event, 0, 0), (Places{{SectionId{2}, playerId(2)}})) << "the same day, another spelling";
    EXPECT_EQ(elsewhereOf(event, 0, 1), (Places{{SectionId{2}, playerId(3)}})) << "the same unit";
    EXPECT_EQ(elsewhereOf(event, 0, 2), (Places{{SectionId{2}, playerId(1)}})) << "the same number, whatever the name";
    EXPECT_EQ(elsewhereOf(event, 0, 3), Places{}) << "a name and a year are many children";
    EXPECT_EQ(elsewhereOf(event, 1, 1), (Places{{SectionId{1}, playerId(1)}})) << "and back";
    EXPECT_TRUE(doublesOf(event).empty());
}

TEST(Persons, AreNotOneByNameWithTwoNumbersTwoDaysOrTwoUnits)
{
    const Event event =
        eventInGroups({{"A",
                        "standard",
                        {personCalled(1, "An", {2017, 5, 1}, "X", "1"), personCalled(2, "Bình", {2017, 5, 1}, "X"),
                         personCalled(3, "Chi", {}, "X")}},
                       {"B",
                        "rapid",
                        {personCalled(1, "An", {2017, 5, 1}, "X", "2"), personCalled(2, "Bình", {2017, 5, 2}, "X"),
                         personCalled(3, "Chi", {}, "Y")}}});
    for (std::size_t player = 0; player < 3; ++player) EXPECT_EQ(elsewhereOf(event, 0, player), Places{}) << player;
}

/// Whether two of one name in different groups are taken for one person; the same either way round.
bool areTakenForOne(Player one, Player other)
{
    one.id = other.id = playerId(1);
    one.name = other.name = "An";
    const Event event = eventInGroups({{"U9", "standard", {one}}, {"U9 rapid", "rapid", {other}}});
    const bool found = !elsewhereOf(event, 0, 0).empty();
    EXPECT_EQ(found, !elsewhereOf(event, 1, 0).empty());
    return found;
}

TEST(Persons, TwoNumbersDecideElseTwoDaysOfBirthElseTheUnit)
{
    const auto person = [](Date birth, std::string unit, std::string fideId) {
        return personCalled(1, "", birth, std::move(unit), std::move(fideId));
    };
    constexpr Date kDay{2017, 5, 1};
    constexpr Date kOther{2017, 5, 2};
    EXPECT_TRUE(areTakenForOne(person({}, "X", "1"), person({}, "Y", "1")));
    EXPECT_FALSE(areTakenForOne(person(kDay, "X", "1"), person(kDay, "X", "2")));
    EXPECT_TRUE(areTakenForOne(person(kDay, "X", "1"), person(kDay, "Y", ""))) << "one number decides nothing";
    EXPECT_FALSE(areTakenForOne(person(kDay, "X", "1"), person(kOther, "X", "")));
    EXPECT_TRUE(areTakenForOne(person(kDay, "X", ""), person(kDay, "Y", "")));
    EXPECT_FALSE(areTakenForOne(person(kDay, "X", ""), person(kOther, "X", "")));
    EXPECT_TRUE(areTakenForOne(person(kDay, "X", ""), person({2017, 5, 0}, "x", ""))) << "a month is no day";
    EXPECT_FALSE(areTakenForOne(person(kDay, "X", ""), person({2017, 5, 0}, "Y", "")));
    for (const Date part : {Date{2017, 5, 0}, Date{2017, 0, 0}, Date{2017, 0, 1}, Date{0, 5, 1}})
        EXPECT_FALSE(areTakenForOne(person(part, "X", ""), person(part, "Y", ""))) << part.year << part.month;
    EXPECT_FALSE(areTakenForOne(person({}, "", ""), person({}, "", ""))) << "no unit is none in common";
    EXPECT_FALSE(areTakenForOne(person({}, "X", ""), person({}, "", "")));
}

TEST(Persons, ADateAgreesWithEveryDayOfWhatIsKnownOfAnother)
{
    const auto agree = [](const Date& a, const Date& b) {
        EXPECT_EQ(mayBeSameDay(a, b), mayBeSameDay(b, a));
        return mayBeSameDay(a, b);
    };
    constexpr Date kDay{2017, 5, 1};
    EXPECT_TRUE(agree(kDay, {}));
    EXPECT_TRUE(agree(kDay, {2017, 0, 0}));
    EXPECT_TRUE(agree(kDay, {2017, 5, 0}));
    EXPECT_TRUE(agree(kDay, kDay));
    EXPECT_FALSE(agree(kDay, {2018, 0, 0}));
    EXPECT_FALSE(agree(kDay, {2017, 6, 0}));
    EXPECT_FALSE(agree(kDay, {2017, 5, 2}));
    EXPECT_FALSE(agree(kDay, {2017, 6, 1}));
}

TEST(Persons, WhoIsAlikeInNumberAndNameIsNamedOnceAndNumbersComeFirst)
{
    const Event event = eventInGroups({{"A", "", {personCalled(1, "An", {}, {}, "5")}},
                                       {"B", "", {personCalled(2, "An"), personCalled(3, "Bình", {}, {}, "5")}},
                                       {"C", "", {personCalled(4, "AN", {}, {}, "5")}}});
    const Persons persons(event);
    std::vector<std::tuple<SectionId, int, bool>> found;
    for (const Persons::Entry& entry : persons.alike(event.sections[0].section->players[0])) {
        EXPECT_EQ(entry.of->find(entry.player->id), entry.player);
        found.emplace_back(entry.section, keyOf(entry.player->id), entry.sameFideId);
    }
    const std::vector<std::tuple<SectionId, int, bool>> expected{
        {SectionId{2}, 3, true}, {SectionId{3}, 4, true}, {SectionId{2}, 2, false}};
    EXPECT_EQ(found, expected);
}

TEST(Persons, OfSectionsThatPlayAtOnceAreDoubles)
{
    const Event event = eventInGroups({{"U9", "", {personCalled(1, "An", {2017, 5, 1})}},
                                       {"U10", "", {personCalled(7, "An", {2017, 5, 1})}},
                                       {"U9 rapid", "rapid", {personCalled(3, "An", {2017, 5, 1})}}});
    EXPECT_EQ(elsewhereOf(event, 0, 0), (Places{{SectionId{3}, playerId(3)}}));
    EXPECT_EQ(elsewhereOf(event, 2, 0), (Places{{SectionId{1}, playerId(1)}, {SectionId{2}, playerId(7)}}));
    const auto doubles = doublesOf(event);
    ASSERT_EQ(doubles.size(), 2U);
    EXPECT_EQ(doubles[0], std::pair(SectionId{1}, Double{playerId(1), SectionId{2}, playerId(7), false}));
    EXPECT_EQ(doubles[1], std::pair(SectionId{2}, Double{playerId(7), SectionId{1}, playerId(1), false}));
}

TEST(DoorCode, ACardServesTheGroupThatIsAtTheDoor)
{
    const Event event =
        eventInGroups({{"U9", "standard", {personCalled(1, "An", {2017, 5, 1}), personCalled(2, "Bình", {2017, 1, 1})}},
                       {"U9 rapid", "rapid", {personCalled(5, "An", {2017, 5, 1})}}});
    const std::string card = doorCode(SectionId{1}, event.sections[0].section->players[0]);
    const std::vector both{SectionId{1}, SectionId{2}};
    const std::vector rapid{SectionId{2}};
    EXPECT_EQ(holderAt(event, card, both), (DoorHolder{SectionId{1}, playerId(1), false})) << "his own first";
    EXPECT_EQ(holderAt(event, card, rapid), (DoorHolder{SectionId{2}, playerId(5), false}));
    EXPECT_EQ(holderAt(event, card, {}), (DoorHolder{SectionId{1}, playerId(1), false}));
    const std::string other = doorCode(SectionId{1}, event.sections[0].section->players[1]);
    EXPECT_EQ(holderAt(event, other, rapid), (DoorHolder{SectionId{1}, playerId(2), false})) << "he plays no rapid";
    Player renamed = event.sections[0].section->players[0];
    renamed.name = "Ân Trần";
    EXPECT_TRUE(holderAt(event, doorCode(SectionId{1}, renamed), rapid).isDoubtful);
}

}  // namespace
}  // namespace kydai
