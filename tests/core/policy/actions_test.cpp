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

/// Five players, of whom the fifth came too late for round 2; the fourth was left over in it.
Section withTheFifthAtTheDoor()
{
    Section section = EventBuilder()
                          .player("2w1 3b=", 2000)
                          .player("1b0 Z", 1900)
                          .player("4b= 1w=", 1800)
                          .player("3w= U", 1700)
                          .player("Z Z", 1600)
                          .scheduledRounds(5)
                          .build();
    section.players[4].entersInRound = 3;
    section.players[1].withdrawnFromRound = 2;
    return section;
}

TEST(LateSeat, WhoComesLateMeetsTheOneWhoWasLeftOver)
{
    const Section before = withTheFifthAtTheDoor();
    const CompoundChange action = seatingLate(before, kHere, playerId(5), LateSeat::AgainstBye);
    EXPECT_EQ(action.kind, ActionKind::ChangeRound);
    ASSERT_EQ(action.changes.size(), 2U);
    const Player& late = std::get<EditPlayer>(action.changes[0]).player;
    EXPECT_EQ(late.id, playerId(5));
    EXPECT_EQ(late.entersInRound, 2) << "the round into which he comes";
    const auto& published = std::get<PublishRound>(action.changes[1]);
    EXPECT_EQ(published.round, 2);
    ASSERT_EQ(published.content.games.size(), 2U);
    EXPECT_EQ(published.content.games[0], before.round(2).games[0]) << "the others stay where they are";
    EXPECT_EQ(published.content.games[1], (Game{playerId(5), playerId(4)})) << "4 had White before";
    EXPECT_EQ(published.content.byes, (std::vector<Bye>{{playerId(2), Outcome::ZeroBye}}));
    Section other = before;  // 4 had Black before
    std::swap(other.rounds[0].games[1].white, other.rounds[0].games[1].black);
    const CompoundChange turned = seatingLate(other, kHere, playerId(5), LateSeat::AgainstBye);
    EXPECT_EQ(std::get<PublishRound>(turned.changes[1]).content.games[1], (Game{playerId(4), playerId(5)}));
}

TEST(LateSeat, WhoComesLateMayHaveAByeInstead)
{
    const Section before = withTheFifthAtTheDoor();
    for (const auto& [seat, kind] :
         {std::pair(LateSeat::HalfPointBye, Outcome::HalfBye), std::pair(LateSeat::ZeroPointBye, Outcome::ZeroBye)}) {
        const CompoundChange action = seatingLate(before, kHere, playerId(2), seat);
        ASSERT_EQ(action.changes.size(), 2U);
        const Player& back = std::get<EditPlayer>(action.changes[0]).player;
        EXPECT_FALSE(back.withdrawnFromRound) << "he is there again";
        EXPECT_EQ(back.entersInRound, 1);
        const Round& round = std::get<PublishRound>(action.changes[1]).content;
        EXPECT_EQ(round.games, before.round(2).games);
        EXPECT_EQ(round.byes,
                  (std::vector<Bye>{
                      {playerId(4), Outcome::PairingBye}, {playerId(5), Outcome::ZeroBye}, {playerId(2), kind}}));
    }
    Section there = before;
    there.players[1].withdrawnFromRound = 3;
    EXPECT_EQ(seatingLate(there, kHere, playerId(2), LateSeat::HalfPointBye).changes.size(), 1U)
        << "he leaves after it, as he said";
    there.players[4].entersInRound = 2;
    EXPECT_EQ(seatingLate(there, kHere, playerId(5), LateSeat::HalfPointBye).changes.size(), 1U)
        << "he was to come, and came late";
}

TEST(Publish, TheFirstRoundOfATableSaysHowManyThereAre)
{
    Section table = fourEntered();
    table.rules.pairingSystem = PairingSystem::RoundRobin;
    const CompoundChange first = publishing(table, kHere, {});
    ASSERT_EQ(first.changes.size(), 2U);
    EXPECT_EQ(first.kind, ActionKind::Publish);
    RuleSet rules = table.rules;
    rules.scheduledRounds = 3;
    EXPECT_EQ(std::get<EditRules>(first.changes[0]).rules, rules);
    EXPECT_EQ(std::get<EditRules>(first.changes[0]).section, kHere);
    EXPECT_EQ(std::get<PublishRound>(first.changes[1]).round, 1);
    table.rules.scheduledRounds = 3;
    EXPECT_EQ(publishing(table, kHere, {}).changes.size(), 1U) << "it is said";
    table.rules.scheduledRounds = 5;
    table.rounds.emplace_back();
    EXPECT_EQ(publishing(table, kHere, {}).changes.size(), 1U) << "it has begun";
    EXPECT_EQ(publishing(fourEntered(), kHere, {}).changes.size(), 1U) << "no table";
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
    Event free = event;
    free.sections[1].section = free.sections[0].section;
    EXPECT_EQ(keepingApart(free, {kThere, kHere}, Kinship::Unit, like).changes.size(), 2U);
    const CompoundChange one = keepingApart(free, {kThere}, Kinship::Unit, like);
    ASSERT_EQ(one.changes.size(), 1U) << "in the sections that are named";
    EXPECT_EQ(std::get<EditRules>(one.changes[0]).section, kThere);
    EXPECT_TRUE(keepingApart({"Giải", {{kHere, std::make_shared<const Section>(after(open, action))}}}, {kHere},
                             Kinship::Unit, like)
                    .changes.empty())
        << "what stands there is not added again";
}

}  // namespace
}  // namespace kydai::policy
