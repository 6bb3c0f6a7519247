// What a file says beside boards and places, against the rules: expectations by hand from rules/endorsement.md.
#include "policy/deviations.h"

#include "model/baku.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"
#include "support/event_builder.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace kydai::policy {
namespace {

Section baku(std::uint64_t seed = 7)
{
    pairing::GenerateOptions options;
    options.seed = seed;
    options.players = 26;
    options.rounds = 5;
    options.bakuAcceleration = true;
    options.lateEntries = 0;
    options.withdrawals = options.zeroByes = options.fullByes = 0;
    options.halfByes = pairing::Frequency({{3, true}, {0, true}});
    return pairing::generate(options);
}

// 26 entered, three of them with a bye in round 1: group A is 2·⌈23/4⌉ = 12 players (ruling of August 2026).
TEST(Deviations, Art5_1_2_GroupAOfTheFileEndsElsewhere)
{
    Section section = baku();
    EXPECT_TRUE(deviationsOf(section).empty());
    std::vector<int> there;
    for (const Player& player : section.players) {
        const auto& byes = section.rounds.front().byes;
        const auto bye = std::ranges::find(byes, player.id, &Bye::player);
        if (bye == byes.end() || bye->kind == Outcome::PairingBye) there.push_back(player.tpn);
    }
    ASSERT_EQ(there.size(), 23U);
    const int last = there[11];
    for (RoundNumber round = 1; round <= 3; ++round)
        section.rules.virtualPoints.push_back({playerId(there[12]), round, Points{round <= 2 ? 10 : 5}});
    const std::vector<Deviation> found = deviationsOf(section);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].kind, DeviationKind::GroupA);
    EXPECT_EQ(found[0].file, there[12]);
    EXPECT_EQ(found[0].rules, last);
    section.rules.bakuAcceleration = false;
    EXPECT_TRUE(deviationsOf(section).empty()) << "points that nobody calls Baku's";
}

TEST(Deviations, Art5_1_4_VirtualPointsOfARound)
{
    Section section = baku();
    for (VirtualPoints& given : section.rules.virtualPoints) {
        if (given.round == 3) given.points = Points{10};
    }
    const std::vector<Deviation> found = deviationsOf(section);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].kind, DeviationKind::VirtualPoints);
    EXPECT_EQ(found[0].round, 3);
    EXPECT_EQ(std::pair(found[0].file, found[0].rules), std::pair(10, 5));
}

TEST(Deviations, ValuesThatNoRuleKnowsInFideModeAlone)
{
    Section section = baku();
    section.rules.points.pairingBye = Points{7};
    section.rules.points.unknown = Points{10};
    const std::vector<Deviation> found = deviationsOf(section);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].kind, DeviationKind::UnlawfulPoints);
    EXPECT_EQ(found[0].word, "pairingBye");
    EXPECT_EQ(found[0].file, 7);
    EXPECT_EQ(found[1].word, "unknown");
    section.rules.fideMode = false;
    EXPECT_TRUE(deviationsOf(section).empty());
}

TEST(Deviations, Art3_ATableInWhichNotEverybodyMeetsEverybody)
{
    // 1-4 2-3 / 4-3 1-2 / 2-4 3-1 by Berger; in round 3 the first pairs of round 1 once more
    Section section = EventBuilder()
                          .player("4w1 2w1 4w1", 2000)
                          .player("3w1 1b0 3w1", 1900)
                          .player("2b0 4b1 2b0", 1800)
                          .player("1b0 3w0 1b0", 1700)
                          .build();
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    section.rules.scheduledRounds = 3;
    const std::vector<Deviation> found = deviationsOf(section);
    ASSERT_EQ(found.size(), 4U);
    EXPECT_EQ(
        found[0],
        (Deviation{
            .kind = DeviationKind::Meetings, .player = playerId(1), .other = playerId(3), .file = 0, .rules = 1}));
    EXPECT_EQ(found[1].file, 2) << "1 and 4";
    section.rounds.pop_back();
    EXPECT_TRUE(deviationsOf(section).empty()) << "what is still to come is asked about before it is published";
}

TEST(Deviations, OfTeamsNothingIsCompared)
{
    Section section = baku();
    section.rules.points.pairingBye = Points{7};
    EXPECT_FALSE(deviationsOf(section).empty());
    section.teams.teams.resize(1);
    EXPECT_TRUE(deviationsOf(section).empty());
}

TEST(Deviations, WhoIsGoneDoesNotPlay)
{
    Section section = baku();
    const PlayerId who = section.rounds[3].games[0].white;
    section.rounds[3].games[0].whiteOutcome = Outcome::Win;
    section.rounds[3].games[0].blackOutcome = Outcome::Loss;
    for (Player& each : section.players) {
        if (each.id == who) each.withdrawnFromRound = 4;
    }
    const auto found = deviationsOf(section);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].kind, DeviationKind::Withdrawn);
    EXPECT_EQ(found[0].player, who);
    EXPECT_EQ(found[0].round, 4);
    for (Player& each : section.players) {
        if (each.id == who) each.marks.expelled = true;
    }
    EXPECT_EQ(deviationsOf(section)[0].kind, DeviationKind::Expelled);
    // What no game can have stays where a file brought it: one of the two played.
    const auto isInRound4 = [](const Deviation& each) {
        return each.kind == DeviationKind::Expelled && each.round == 4;
    };
    section.rounds[3].games[0].whiteOutcome = Outcome::ForfeitLoss;
    section.rounds[3].games[0].blackOutcome = Outcome::Win;
    EXPECT_TRUE(std::ranges::any_of(deviationsOf(section), isInRound4));
    section.rounds[3].games[0].blackOutcome = Outcome::ForfeitWin;
    EXPECT_FALSE(std::ranges::any_of(deviationsOf(section), isInRound4)) << "nobody played";
}

}  // namespace
}  // namespace kydai::policy
