// The tests' general pairer against their brute-force pairer: whole rounds, and rounds that must have something
// besides. KYDAI_SEEDS sets how many positions.
#include "support/general_pairing.h"

#include "support/brute_force_pairing.h"
#include "support/player_id.h"
#include "support/random.h"
#include "support/random_event.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace kydai::verify {
namespace {

using Brackets = std::vector<PairedBracket>;

std::optional<Brackets> paired(const brute::Position& position, const brute::Wish& wish)
{
    GeneralPairer pairer(position, wish);
    if (pairer.leftOver() != 0) return std::nullopt;
    Brackets brackets;
    while (!pairer.atEnd()) {
        auto bracket = pairer.next();
        if (!bracket) return std::nullopt;
        brackets.push_back(*std::move(bracket));
    }
    return brackets;
}

brute::Wish drawn(const brute::Position& position, Random& random)
{
    const auto anybody = [&] { return random.below(position.entrants.size()); };
    brute::Wish wish;
    const std::size_t first = anybody();
    const std::size_t second = anybody();
    switch (random.below(5)) {
    case 0:
        break;
    case 1:
        if (first != second) wish.pairs = {std::minmax(first, second)};
        break;
    case 2:
        wish.groups.push_back({first, position.entrants[first].score, true});
        break;
    case 3:
        wish.groups.push_back({first, position.entrants[first].score, true});
        if (first != second) wish.groups.push_back({second, position.entrants[first].score, false});
        break;
    default:
        if (position.entrants.size() % 2 == 0) break;
        (random.below(2) == 0 ? wish.takesBye : wish.avoidsBye) = first;
    }
    if (wish.takesBye && !position.entrants[first].mayTakeBye) wish.takesBye.reset();
    return wish;
}

std::string described(const Brackets& brackets)
{
    std::string text;
    for (const PairedBracket& bracket : brackets) {
        for (const auto& [a, b] : bracket.pairs) text += std::to_string(a) + '-' + std::to_string(b) + ' ';
        for (const std::size_t player : bracket.downfloaters) text += 'v' + std::to_string(player) + ' ';
        text += bracket.penultimate ? "PPB | " : "| ";
    }
    return text;
}

std::string described(const brute::Pairing& pairing)
{
    std::string text;
    for (const brute::Bracket& bracket : pairing.brackets) {
        for (const auto& [a, b] : bracket.pairs) text += std::to_string(a) + '-' + std::to_string(b) + ' ';
        for (const std::size_t player : bracket.downfloaters) text += 'v' + std::to_string(player) + ' ';
        text += bracket.penultimate ? "PPB | " : "| ";
    }
    return text;
}

/// C5 is not of the table of a bracket; how the next one fares is told by whom it leaves over.
void expectSameCosts(const brute::Position& position, const brute::Bracket& brute, const PairedBracket& general)
{
    const std::vector<Charge> charges = chargesOf(position, general);
    auto charge = charges.begin();
    for (const auto& [name, cost] : brute.costs) {
        if (name == "C5") continue;
        ASSERT_NE(charge, charges.end());
        EXPECT_EQ(charge->criterion, name);
        EXPECT_TRUE(name == "C8" || name == "C.7" || charge->cost == cost) << name;
        ++charge;
    }
}

class GeneralPairing : public ::testing::TestWithParam<PairingEdition> {};

TEST_P(GeneralPairing, IsThatOfTheBruteForcePairer)
{
    const char* wanted = std::getenv("KYDAI_SEEDS");
    const std::uint64_t seeds = wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : 1500;
    std::uint64_t compared = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        EventShape shape;
        shape.fewestPlayers = 3;
        shape.mostPlayers = 9;
        Section section = randomEvent(seed, shape);
        section.rules.pairingEdition = GetParam();
        const brute::Position all = brute::positionBefore(section, section.roundsPaired() + 1);
        if (all.entrants.empty()) continue;
        Random random(seed);
        const brute::Wish wish = drawn(all, random);
        const auto expected = brute::pairWith(all, wish);
        const brute::Position position = brute::restricted(all, wish);
        const auto got = paired(position, wish);
        ASSERT_EQ(expected.has_value(), got.has_value()) << seed << '\n' << brute::describe(position);
        if (!expected) continue;
        ++compared;
        ASSERT_EQ(described(*got), described(*expected)) << seed << '\n' << brute::describe(position);
        for (std::size_t i = 0; i < got->size(); ++i) {
            expectSameCosts(position, expected->brackets[i], (*got)[i]);
            if (HasFailure()) FAIL() << seed << '\n' << brute::describe(position) << described(*got);
        }
    }
    EXPECT_GE(compared, seeds / 2);
}

INSTANTIATE_TEST_SUITE_P(Editions, GeneralPairing, ::testing::Values(PairingEdition::E2026, PairingEdition::E2017),
                         [](const auto& edition) {
                             return edition.param == PairingEdition::E2017 ? "E2017" : "E2026";
                         });

}  // namespace
}  // namespace kydai::verify
