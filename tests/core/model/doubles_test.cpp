#include "model/doubles.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

namespace kydai {
namespace {

Player someone(int number, std::string name, Date birth = {}, std::string fideId = {})
{
    Player made;
    made.id = playerId(number);
    made.tpn = number;
    made.name = std::move(name);
    made.birth = birth;
    made.fideId = std::move(fideId);
    return made;
}

Event eventWith(std::vector<std::vector<Player>> sections)
{
    Event event;
    for (std::vector<Player>& players : sections) {
        Section section;
        section.players = std::move(players);
        event.sections.push_back({SectionId{static_cast<std::int64_t>(event.sections.size()) + 1},
                                  std::make_shared<const Section>(std::move(section))});
    }
    return event;
}

TEST(Doubles, OneNameWithoutMarksAndNoDatesThatDiffer)
{
    const Event event = eventWith({{someone(1, "Trần Văn An", {2012, 0, 0}), someone(2, "TRAN VAN  AN", {2012, 5, 1}),
                                    someone(3, "Trần Văn An", {2013, 0, 0}), someone(4, "Lê Minh")}});
    const auto found = doublesOf(event, SectionId{1});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0], (Double{playerId(1), SectionId{1}, playerId(2), false}));
    EXPECT_EQ(found[1], (Double{playerId(2), SectionId{1}, playerId(1), false}));
}

TEST(Doubles, AcrossSectionsByFideId)
{
    const Event event =
        eventWith({{someone(1, "An", {}, "12440003")}, {someone(1, "Binh", {}, "12440003"), someone(2, "An")}});
    const auto found = doublesOf(event, SectionId{2});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0], (Double{playerId(1), SectionId{1}, playerId(1), true}));
    EXPECT_EQ(found[1], (Double{playerId(2), SectionId{1}, playerId(1), false}));
    EXPECT_TRUE(doublesOf(event, SectionId{9}).empty());
}

}  // namespace
}  // namespace kydai
