// Every departure from the plain order and every float has a cause, and every cause is true: checked by the verifier of
// tests/support over random events and generated tournaments. KYDAI_SEEDS sets how many positions.
#include "pairing/causes.h"

#include "format/reader.h"
#include "pairing/explain_pairing.h"
#include "pairing/generate.h"
#include "pairing/next_round.h"
#include "support/explained.h"
#include "support/explanation_verifier.h"
#include "support/player_id.h"
#include "support/random_event.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>

namespace kydai::pairing {
namespace {

std::uint64_t seeds(std::uint64_t usual)
{
    const char* wanted = std::getenv("KYDAI_SEEDS");
    return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : usual;
}

void verifyRound(const Section& section, RoundNumber round, verify::Tally& tally)
{
    const RoundExplainer explainer(section, round);
    for (const PlayerId player : explainer.everybodyOnce())
        verify::verifyPairing(section, round, jsonOf(explainer.pairing(player)), tally);
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
    const std::uint64_t last = seeds(400);
    for (std::uint64_t seed = 1; seed <= last; ++seed) {
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
    for (std::uint64_t seed = 1; seed <= seeds(400) / 40; ++seed) {
        GenerateOptions options;
        options.seed = seed;
        options.players = 8 + static_cast<int>(seed * 7 % 50);
        options.rounds = 7;
        const Section section = generate(options);
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) verifyRound(section, round, tally);
    }
    expectNothingFalse(tally);
    EXPECT_GT(tally.total(), 500);
    EXPECT_GE(tally.withCause * 100, tally.departed * 95);
    EXPECT_GE(tally.floatsWithCause * 100, tally.floats * 95);
}

/// Of the reference tournaments one in KYDAI_EVERY (else in 25), where they are at hand.
TEST(Causes, OfReferenceTournamentsAreAllTrue)
{
    namespace fs = std::filesystem;
    const fs::path folder = fs::path(KYDAI_SHARED_DATA) / "pairing";
    if (!fs::exists(folder)) GTEST_SKIP() << "no reference tournaments at " << folder;
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const bool large = entry.path().string().find("perf") != std::string::npos;
        if (entry.path().extension() == ".trf" && !large) files.push_back(entry.path());
    }
    std::ranges::sort(files);
    const char* every = std::getenv("KYDAI_EVERY");
    const std::size_t step = every != nullptr ? std::strtoull(every, nullptr, 10) : 25;
    verify::Tally tally;
    for (std::size_t i = 0; i < files.size(); i += step) {
        const auto read = format::readFile(files[i].string());
        ASSERT_TRUE(read.ok()) << files[i];
        Section section = read->sections.front();
        if (files[i].string().find("dev2017") != std::string::npos)
            section.rules.pairingEdition = PairingEdition::E2017;
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) verifyRound(section, round, tally);
    }
    expectNothingFalse(tally);
    EXPECT_GE(tally.withCause * 100, tally.departed * 95);
}

}  // namespace
}  // namespace kydai::pairing
