// Every departure from the plain order and every float has a cause, and every cause is true: checked by the verifier of
// tests/support over random events and generated tournaments. KYDAI_SEEDS sets how many positions,
// KYDAI_FIRST_SEED the first.
#include "pairing/causes.h"

#include "format/reader.h"
#include "pairing/explain_pairing.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"
#include "support/explained.h"
#include "support/explanation_verifier.h"
#include "support/player_id.h"
#include "support/random_event.h"
#include "support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>

namespace kydai::pairing {
namespace {

std::uint64_t wanted(const char* name, std::uint64_t usual)
{
    const char* given = std::getenv(name);
    return given != nullptr ? std::strtoull(given, nullptr, 10) : usual;
}
std::uint64_t seeds(std::uint64_t usual)
{
    return wanted("KYDAI_SEEDS", usual);
}

/// Every pair, the bye, why each who left a group did, and of some players why not the next one, and not the bye.
void verifyRound(const Section& section, RoundNumber round, verify::Tally& tally)
{
    const RoundExplainer explainer(section, round);
    verify::RoundVerifier verifier(section, round);
    const auto read = [&](const Explanation& answer) { verifier.read(jsonOf(answer), tally); };
    const std::vector<PlayerId> boards = explainer.everybodyOnce();
    for (const PlayerId player : boards) read(explainer.pairing(player));
    read(explainer.bye());
    for (std::size_t i = 0; i + 1 < section.players.size(); i += 3) {
        const PlayerId player = section.players[i].id;
        read(*explainer.floated(player, section.players[i + 1].id));
        read(*explainer.whyNot(player, section.players[(7 * i + 2) % section.players.size()].id));
        if (i % 2 == 0) read(*explainer.byeNot(player));
    }
}

void verifyTournament(const Section& section, verify::Tally& tally)
{
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) verifyRound(section, round, tally);
}

/// Both editions, plain and accelerated, few and many byes, forfeits and late entries, pairs who may not meet; in every
/// fifth the arbiter changed the opponents of two boards.
Section tournament(std::uint64_t seed)
{
    GenerateOptions options = drawnOptions(seed);
    options.players = 8 + static_cast<int>(seed * 7 % 50);
    options.rounds = std::min(5 + static_cast<int>(seed % 5), options.players / 2 + 2);
    options.edition = seed % 3 == 0 ? PairingEdition::E2017 : PairingEdition::E2026;
    options.bakuAcceleration = seed % 4 == 1;
    options.prohibitedPairs = static_cast<int>(seed % 7);
    if (seed % 2 == 0) {
        options.halfByes = 60;
        options.zeroByes = 30;
        options.forfeitWins = 60;
        options.lateEntries = 100;
    }
    Section section = generate(options);
    if (seed % 5 != 0 || section.rounds.size() < 3) return section;
    Round& changed = section.rounds[2];
    if (changed.games.size() > 2) std::swap(changed.games.front().black, changed.games.back().black);
    return section;
}

void expectNothingFalse(const verify::Tally& tally)
{
    std::cout << verify::report(tally);
    for (std::size_t i = 0; i < std::min<std::size_t>(tally.wrong.size(), 10); ++i) ADD_FAILURE() << tally.wrong[i];
    if (std::getenv("KYDAI_SHOW_BARE") != nullptr) {
        for (const std::string& chain : tally.bare) std::cout << chain << '\n';
    }
    EXPECT_TRUE(tally.wrong.empty()) << tally.wrong.size() << " false statements";
}

TEST(Causes, ThePlainOrderNeedsNone)
{
    const auto answer = jsonOf(RoundExplainer(newcomers(6), 1).pairing(playerId(2)));
    EXPECT_TRUE(answer["departures"].empty());
    EXPECT_TRUE(answer["floats"].empty());
    EXPECT_FALSE(answer.contains("virtual_points"));
}

/// Prohibited 1-4: 1 takes 5; 2 finds 5 engaged and gets 4; the cause of that is 1-4.
TEST(Causes, AnEngagedOpponentIsFollowedByTheReasonOfThatPair)
{
    Section section = newcomers(6);
    section.rules.prohibited.push_back({1, 9, {playerId(1), playerId(4)}});
    const RoundExplainer round(section, 1);
    const auto first = jsonOf(round.pairing(playerId(1)));
    EXPECT_EQ(first["opponent"], 5);
    EXPECT_EQ(first["departures"].dump(), R"([{"player":1,"expected":4,"obstacle":{"kind":"prohibited"}}])");
    const auto second = jsonOf(round.pairing(playerId(2)));
    EXPECT_EQ(second["opponent"], 4);
    EXPECT_EQ(second["departures"].dump(), R"([{"player":2,"expected":5,"obstacle":{"kind":"engaged","with":1}},)"
                                           R"({"player":1,"expected":4,"obstacle":{"kind":"prohibited"}}])");
}

/// Of 1, 4 and 5 the last is 5, but 1 and 4 have both had White: one of them would miss Black. So 4 or 1 leaves, and
/// the pairing without 4 comes first.
TEST(Causes, AnOddGroupLosesItsLastUnlessThatIsWorse)
{
    Section section = newcomers(5);
    section.rounds.resize(1);
    section.rounds[0].games = {{playerId(1), playerId(3), Outcome::Win, Outcome::Loss},
                               {playerId(4), playerId(2), Outcome::Win, Outcome::Loss}};
    section.rounds[0].byes = {{playerId(5), Outcome::PairingBye}};
    const RoundExplainer round(section, 2);
    const auto answer = jsonOf(round.pairing(playerId(4)));
    EXPECT_EQ(answer["floats"][0].dump(),
              R"({"player":4,"direction":"down","from":"1","cause":{"kind":"order","hold":"nothing"},"instead":1})");
    const auto last = jsonOf(*round.floated(playerId(4), playerId(5)));
    EXPECT_EQ(last["instead"].dump(),
              R"({"kind":"criterion","criterion":"C12","cost":[1,0],"for":[4],"hold":"nothing"})");
    section.rounds[0].byes[0].player = playerId(2);
    section.rounds[0].games[1].black = playerId(5);
    const auto plain = jsonOf(RoundExplainer(section, 2).pairing(playerId(4)));
    EXPECT_EQ(plain["floats"][0]["cause"]["kind"], "odd") << plain.dump();
}

class CausesOfRandomEvents : public ::testing::TestWithParam<PairingEdition> {};

TEST_P(CausesOfRandomEvents, AreAllTrue)
{
    verify::Tally tally;
    const std::uint64_t count = seeds(400);
    const std::uint64_t first = wanted("KYDAI_FIRST_SEED", 1);
    for (std::uint64_t seed = first; seed < first + count; ++seed) {
        EventShape shape;
        shape.fewestPlayers = 4;
        shape.mostPlayers = 10;
        Section section = randomEvent(seed, shape);
        section.rules.pairingEdition = GetParam();
        const RoundNumber round = section.roundsPaired() + 1;
        const DraftOutcome draft = draftRound(section, round);
        const auto* made = std::get_if<DraftRound>(&draft);
        if (made == nullptr) continue;
        section.rounds.push_back(made->round);
        verifyRound(section, round, tally);
    }
    expectNothingFalse(tally);
    EXPECT_GT(tally.total(), 500);
}

INSTANTIATE_TEST_SUITE_P(Editions, CausesOfRandomEvents,
                         ::testing::Values(PairingEdition::E2026, PairingEdition::E2017), [](const auto& edition) {
                             return edition.param == PairingEdition::E2026 ? "E2026" : "E2017";
                         });

TEST(Causes, OfGeneratedTournamentsAreAllTrue)
{
    verify::Tally tally;
    const std::uint64_t first = wanted("KYDAI_FIRST_SEED", 1);
    for (std::uint64_t seed = first; seed < first + seeds(240) / 20; ++seed) verifyTournament(tournament(seed), tally);
    expectNothingFalse(tally);
    EXPECT_GT(tally.total(), 500);
    EXPECT_GE(tally.withCause * 100, tally.departed * 95);
    EXPECT_GE(tally.floatsWithCause * 100, tally.floats * 95);
}

/// In round 6 of it 3 and 5 float together out of two groups; 5 stays in the lower one if they meet in the upper one.
TEST(Causes, WhoWasPartedInALowerGroupMayMeetInAHigherOne)
{
    verify::Tally tally;
    verifyTournament(tournament(136), tally);
    expectNothingFalse(tally);
}

/// Of the reference tournaments one in KYDAI_EVERY (else in 40) with no more players than KYDAI_PLAYERS (else 32),
/// where they are at hand.
TEST(Causes, OfReferenceTournamentsAreAllTrue)
{
    const auto files = fixture::referenceTournaments();
    if (files.empty()) GTEST_SKIP() << "no reference tournaments in " KYDAI_SHARED_DATA;
    verify::Tally tally;
    for (std::size_t i = 0; i < files.size(); i += wanted("KYDAI_EVERY", 40)) {
        const auto read = format::readFile(files[i].string());
        ASSERT_TRUE(read.ok()) << files[i];
        Section section = read->sections.front();
        if (section.players.size() > wanted("KYDAI_PLAYERS", 32)) continue;
        if (files[i].string().find("dev2017") != std::string::npos)
            section.rules.pairingEdition = PairingEdition::E2017;
        verifyTournament(section, tally);
    }
    expectNothingFalse(tally);
    EXPECT_GE(tally.withCause * 100, tally.departed * 95);
}

}  // namespace
}  // namespace kydai::pairing
