#include "policy/actions.h"

#include "support/event_builder.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

namespace kydai::policy {
namespace {

const SectionId kHere{1};
const SectionId kThere{2};

Section fourEntered()
{
    return EventBuilder()
        .player("", 2000)
        .player("", 1900)
        .player("", 1800)
        .player("", 1700)
        .scheduledRounds(5)
        .build();
}

Section after(const Section& section, const CompoundChange& action)
{
    Event event{"Giải", {{kHere, std::make_shared<const Section>(section)}}};
    for (const Change& change : action.changes) {
        const auto applied = applyTo(event, change);
        EXPECT_TRUE(applied.ok()) << applied.error().what;
        if (applied) event = applied->event;
    }
    return *event.sections.front().section;
}

TEST(LateSeat, WhoHasNoBoardOfTheLastRoundCanBeSeatedLate)
{
    Section section = fourEntered();
    EXPECT_FALSE(canBeSeatedLate(section, playerId(1))) << "no round is paired";
    Round& round = section.rounds.emplace_back();
    round.games = {{playerId(1), playerId(2)}};
    round.byes = {{playerId(3), Outcome::PairingBye}, {playerId(4), Outcome::ZeroBye}};
    EXPECT_FALSE(canBeSeatedLate(section, playerId(1)));
    EXPECT_FALSE(canBeSeatedLate(section, playerId(2)));
    EXPECT_TRUE(canBeSeatedLate(section, playerId(3)));
    EXPECT_TRUE(canBeSeatedLate(section, playerId(4)));
    EXPECT_FALSE(canBeSeatedLate(section, playerId(5))) << "nobody of the section";
    EXPECT_EQ(byeToMeet(section, playerId(4)), playerId(3));
    EXPECT_EQ(byeToMeet(section, playerId(3)), PlayerId{}) << "nobody meets himself";
    EXPECT_EQ(byeToMeet(section, playerId(1)), PlayerId{});
    round.byes[0].kind = Outcome::HalfBye;
    EXPECT_EQ(byeToMeet(section, playerId(4)), PlayerId{}) << "only who had to take the bye";
}

TEST(AddPlayers, WhoseSexIsNotKnownHasThatOfTheSection)
{
    Section girls = fourEntered();
    girls.info.limits.sex = Sex::Female;
    Player unknown;
    unknown.name = "Lan";
    Player boy;
    boy.name = "Nam";
    boy.sex = Sex::Male;
    const Section now = after(girls, addingPlayers(girls, kHere, {unknown, boy}));
    ASSERT_EQ(now.players.size(), 6U);
    EXPECT_EQ(now.players[4].sex, Sex::Female);
    EXPECT_EQ(now.players[5].sex, Sex::Male) << "what is known stays, and is told";
}

TEST(MovePlayers, GoWithTheirDataAndGetTheNumberOfTheirRating)
{
    Section target = fourEntered();
    target.players.erase(target.players.begin());  // 1900, 1800, 1700
    for (std::size_t at = 0; at < target.players.size(); ++at) {
        target.players[at].id = playerId(static_cast<int>(at) + 1);
        target.players[at].tpn = static_cast<int>(at) + 1;
    }
    Section source = fourEntered();
    source.players[0].unit = "Huế";
    Event event{"Giải",
                {{kHere, std::make_shared<const Section>(source)}, {kThere, std::make_shared<const Section>(target)}}};
    const CompoundChange action = moving(event, kHere, kThere, {playerId(1)});
    EXPECT_EQ(action.kind, ActionKind::MovePlayers);
    const auto made = applyAll(event, action.changes);
    ASSERT_TRUE(made.ok()) << made.error().what;
    for (const Change& change : action.changes) event = applyTo(event, change)->event;
    EXPECT_EQ(event.sections[0].section->players.size(), 3U);
    const Section& there = *event.sections[1].section;
    ASSERT_EQ(there.players.size(), 4U);
    EXPECT_EQ(there.players.back().unit, "Huế");
    EXPECT_EQ(there.players.back().tpn, 1) << "2000 is the highest rating there";
}

TEST(KeepingApart, OneActionForTheUnitsOfAllSectionsThatMayStillHaveIt)
{
    Section open = fourEntered();
    open.players[0].unit = open.players[2].unit = "Huế";
    open.players[1].unit = "Hà Nội";
    Section begun = open;
    begun.rounds.emplace_back();
    const Event event{
        "Giải", {{kHere, std::make_shared<const Section>(open)}, {kThere, std::make_shared<const Section>(begun)}}};
    ProhibitedPairing like;
    like.condition = ProhibitedPairing::Condition::LastRoundAboveHalf;
    const CompoundChange action = keepingApart(event, {kHere, kThere}, Kinship::Unit, like);
    ASSERT_EQ(action.changes.size(), 1U) << "in FIDE mode only before round 1 is paired";
    const auto& prohibited = std::get<EditRules>(action.changes.front()).rules.prohibited;
    ASSERT_EQ(prohibited.size(), 1U) << "one of a unit is apart from nobody";
    EXPECT_EQ(prohibited[0].players, (std::vector<PlayerId>{playerId(1), playerId(3)}));
    EXPECT_EQ(prohibited[0].reason, "Huế");
    EXPECT_EQ(prohibited[0].condition, like.condition);
    EXPECT_TRUE(keepingApart({"Giải", {{kHere, std::make_shared<const Section>(after(open, action))}}}, {kHere},
                             Kinship::Unit, like)
                    .changes.empty())
        << "what stands there is not added again";
}

}  // namespace
}  // namespace kydai::policy
