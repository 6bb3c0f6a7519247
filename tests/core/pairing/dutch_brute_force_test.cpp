// The engine against the brute-force pairer on random small positions: brackets with MDPs, Limbo and remainder, odd
// sizes, topscorers in the final round, byes, absolute preferences, odd point systems, prohibited pairs, virtual
// points.
//
// A shard is a run of seeds. CI takes the default; KYDAI_SEEDS=50000 makes the long run (target `long_tests`), and
// KYDAI_FIRST_SEED moves it to other seeds.

#include "pairing/dutch.h"
#include "support/brute_force_pairing.h"
#include "support/random_event.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <variant>

namespace kydai {
namespace {

constexpr int kShards = 16;
constexpr std::uint64_t kSeedsInAll = 5'000;  ///< per edition: 10,000 positions in CI, 800,000 in `long_tests`

std::uint64_t fromEnvironment(const char* name, std::uint64_t usual)
{
    const char* text = std::getenv(name);
    return text != nullptr ? std::stoull(text) : usual;
}

std::string text(const brute::Pairing& pairing)
{
    brute::Pairing bare;
    bare.pairs = pairing.pairs;
    bare.bye = pairing.bye;
    return brute::describe(bare);
}

/// The engine's answer in the brute-force pairer's form.
std::optional<brute::Pairing> enginePairing(const Section& section, RoundNumber round, bool general)
{
    const pairing::Field field = pairing::makeField(section, round);
    pairing::Options options;
    options.general = general;
    const pairing::PairingOutcome outcome = pairing::pairRound(field, options);
    const auto* done = std::get_if<pairing::RoundPairing>(&outcome);
    if (done == nullptr) return std::nullopt;
    brute::Pairing result;
    for (const pairing::Pairing& pair : done->pairs) {
        result.pairs.emplace_back(field.entrants[pair.higher].id, field.entrants[pair.lower].id);
    }
    std::ranges::sort(result.pairs);
    if (done->bye) result.bye = field.entrants[*done->bye].id;
    return result;
}

struct Case {
    PairingEdition edition = PairingEdition::E2026;
    int shard = 0;
};

void PrintTo(const Case& c, std::ostream* out)
{
    *out << (c.edition == PairingEdition::E2017 ? "2017 shard " : "2026 shard ") << c.shard;
}

class DutchAgainstBruteForce : public ::testing::TestWithParam<Case> {};

TEST_P(DutchAgainstBruteForce, TheyPairEveryPositionAlike)
{
    const auto [edition, shard] = GetParam();
    const std::uint64_t seeds = fromEnvironment("KYDAI_SEEDS", kSeedsInAll) / kShards;
    const std::uint64_t first = fromEnvironment("KYDAI_FIRST_SEED", 1) + static_cast<std::uint64_t>(shard) * seeds;
    int differences = 0;
    for (std::uint64_t seed = first; seed < first + seeds && differences < 3; ++seed) {
        EventShape shape;
        shape.fewestPlayers = seed % 4 == 0 ? 2 : 6;
        shape.mostPlayers = seed % 16 == 0 ? 11 : 10;
        shape.mostRoundsPlayed = 7;
        Section section = randomEvent(seed, shape);
        section.rules.pairingEdition = edition;
        const RoundNumber round = section.roundsPaired() + 1;
        const brute::Position position = brute::positionBefore(section, round);
        const auto expected = brute::pair(position);
        const auto got = enginePairing(section, round, seed % 4 == 0);
        const bool same = expected.has_value() == got.has_value() &&
                          (!expected || (expected->pairs == got->pairs && expected->bye == got->bye));
        if (same) continue;
        ++differences;
        ADD_FAILURE() << "seed " << seed << '\n'
                      << brute::describe(position) << "engine: " << (got ? text(*got) : "no pairing")
                      << "\nbrute:  " << (expected ? brute::describe(*expected) : "no pairing");
    }
}

std::vector<Case> cases()
{
    std::vector<Case> all;
    for (int shard = 0; shard < kShards; ++shard) {
        all.push_back({PairingEdition::E2026, shard});
        all.push_back({PairingEdition::E2017, shard});
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(Seeds, DutchAgainstBruteForce, ::testing::ValuesIn(cases()));

}  // namespace
}  // namespace kydai
