// The generator is the same on every machine, draws what it was asked to draw, and what it makes checks clean: a few
// tournaments here, 5,000 against the general method in the target `long_tests` (KYDAI_TOURNAMENTS=5000).

#include "pairing/generate.h"

#include "pairing/check.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace kydai::pairing {
namespace {

GenerateOptions of(std::uint64_t seed, int players = 24, int rounds = 7)
{
    GenerateOptions options;
    options.seed = seed;
    options.players = players;
    options.rounds = rounds;
    return options;
}

/// Everything that matters of a tournament, mixed into one number.
std::uint64_t fingerprint(const Section& section)
{
    std::uint64_t hash = 14695981039346656037ULL;
    const auto mix = [&](int value) { hash = (hash ^ static_cast<std::uint64_t>(value)) * 1099511628211ULL; };
    for (const Player& player : section.players) mix(player.rating);
    for (const Round& round : section.rounds) {
        for (const Game& game : round.games) {
            mix(keyOf(game.white));
            mix(keyOf(game.black));
            mix(static_cast<int>(game.whiteOutcome));
            mix(static_cast<int>(game.blackOutcome));
        }
        for (const Bye& bye : round.byes) mix(keyOf(bye.player) * 16 + static_cast<int>(bye.kind));
    }
    return hash;
}

int countCells(const Section& section, auto&& wanted)
{
    int count = 0;
    for (const Round& round : section.rounds) {
        for (const Game& game : round.games)
            count += (wanted(game.whiteOutcome) ? 1 : 0) + (wanted(game.blackOutcome) ? 1 : 0);
        for (const Bye& bye : round.byes) count += wanted(bye.kind) ? 1 : 0;
    }
    return count;
}

TEST(Generate, TheSameSeedIsTheSameTournamentOnEveryMachine)
{
    EXPECT_EQ(fingerprint(generate(of(1))), fingerprint(generate(of(1))));
    EXPECT_NE(fingerprint(generate(of(1))), fingerprint(generate(of(2))));
    EXPECT_EQ(fingerprint(generate(of(7))), 8261839456507761854ULL);  // computed once: every machine must give it
}

TEST(Generate, SharesOfNothingAndOfEverythingAreKept)
{
    GenerateOptions options = of(3);
    options.draws = options.forfeits = options.halfByes = options.zeroByes = options.fullByes = 0;
    options.withdrawals = options.lateEntries = options.unratedResults = options.oddResults = 0;
    const Section plain = generate(options);
    EXPECT_EQ(countCells(plain, [](Outcome o) { return o != Outcome::Win && o != Outcome::Loss; }), 0);
    options.forfeits = 1000;
    const Section forfeited = generate(options);
    EXPECT_EQ(countCells(forfeited, [](Outcome o) { return !isForfeit(o) && o != Outcome::PairingBye; }), 0);
}

TEST(Generate, EveryKindOfAbsenceAndResultOccurs)
{
    GenerateOptions options = of(4, 60, 9);
    options.halfByes = options.zeroByes = options.fullByes = 30;
    options.withdrawals = options.lateEntries = options.unratedResults = options.oddResults = options.forfeits = 40;
    const Section section = generate(options);
    for (const Outcome kind : {Outcome::HalfBye, Outcome::ZeroBye, Outcome::FullBye, Outcome::UnratedWin,
                               Outcome::ForfeitWin, Outcome::ForfeitLoss, Outcome::Draw}) {
        EXPECT_GT(countCells(section, [&](Outcome o) { return o == kind; }), 0) << static_cast<int>(kind);
    }
    EXPECT_TRUE(std::ranges::any_of(section.players, [](const Player& p) { return p.entersInRound > 1; }));
    EXPECT_TRUE(std::ranges::any_of(section.players, [](const Player& p) { return p.withdrawnFromRound.has_value(); }));
}

TEST(Generate, AModelGivesItsSizeRoundsRatingsAndShares)
{
    GenerateOptions like = optionsLike(generate(of(9, 31, 6)), 77);
    EXPECT_EQ(like.players, 31);
    EXPECT_EQ(like.rounds, 6);
    EXPECT_EQ(like.ratings.size(), 31U);
    EXPECT_GT(like.draws, 100);
    const Section section = generate(like);
    EXPECT_EQ(section.players.size(), 31U);
    EXPECT_EQ(section.roundsPaired(), 6);
}

/// What the long run varies from seed to seed.
GenerateOptions varied(std::uint64_t seed)
{
    GenerateOptions options = of(seed, 4 + static_cast<int>(seed % 57), 3 + static_cast<int>(seed % 8));
    options.rounds = std::min(options.rounds, options.players - 1);
    options.bakuAcceleration = seed % 6 == 0;
    options.edition = seed % 3 == 0 ? PairingEdition::E2017 : PairingEdition::E2026;
    if (seed % 5 == 0) options.points = PointSystem::of(Points::whole(3), Points::whole(1), Points::whole(0));
    if (seed % 7 == 0) options.points.pairingBye = options.points.draw();
    options.halfByes = static_cast<int>(seed % 60);
    options.forfeits = static_cast<int>(seed % 45);
    options.lateEntries = static_cast<int>(seed % 120);
    return options;
}

TEST(Generate, TournamentsCheckCleanAgainstTheGeneralMethod)
{
    const char* asked = std::getenv("KYDAI_TOURNAMENTS");
    const std::uint64_t tournaments = asked != nullptr ? std::stoull(asked) : 150;
    int rounds = 0;
    int equal = 0;
    for (std::uint64_t seed = 1; seed <= tournaments; ++seed) {
        const Section section = generate(varied(seed));
        const SectionCheck check = checkPairings(section, {std::nullopt, true});
        rounds += static_cast<int>(check.rounds.size());
        equal += check.equal();
        EXPECT_EQ(check.equal(), static_cast<int>(check.rounds.size())) << "seed " << seed;
    }
    std::printf("tournaments=%llu rounds=%d equal=%d\n", static_cast<unsigned long long>(tournaments), rounds, equal);
}

}  // namespace
}  // namespace kydai::pairing
