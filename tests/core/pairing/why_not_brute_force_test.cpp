// "Why not?" answers against the brute-force pairer: it forces the pair too, and compares its own cost vectors.

#include "pairing/dutch.h"
#include "pairing/why_not.h"
#include "support/brute_force_pairing.h"
#include "support/player_id.h"
#include "support/random_event.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <variant>

namespace kydai::pairing {
namespace {

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

Pairs sorted(Pairs pairs)
{
    std::ranges::sort(pairs);
    return pairs;
}

/// The brute-force verdict in words: "barred", "impossible", "sequence", or the name of the first criterion that
/// differs.
std::string bruteVerdict(const brute::Position& position, const brute::Pairing& made, PlayerId a, PlayerId c)
{
    for (const auto& [x, y] : made.pairs) {
        if ((x == a && y == c) || (x == c && y == a)) return "together";
    }
    if (!brute::mayMeet(position, position.indexOf(a), position.indexOf(c))) return "barred";
    const auto forced = brute::pairWithForced(position, a, c);
    if (!forced) return "impossible";
    for (std::size_t i = 0; i < std::min(made.brackets.size(), forced->brackets.size()); ++i) {
        const brute::Bracket& before = made.brackets[i];
        const brute::Bracket& after = forced->brackets[i];
        // A bracket that stays as it is has nothing to tell, though C8 looks at a next bracket that is now bound.
        if (sorted(before.pairs) == sorted(after.pairs) && before.downfloaters == after.downfloaters) continue;
        if (after.penultimate && !before.penultimate) return "completion";
        for (std::size_t k = 0; k < before.costs.size(); ++k) {
            if (before.penultimate && before.costs[k].first == "C.7") continue;
            if (before.costs[k].second != after.costs[k].second) return before.costs[k].first;
        }
        return "sequence";
    }
    return "together";
}

std::string engineVerdict(const WhyNot& answer)
{
    switch (answer.verdict) {
    case WhyNot::Verdict::Together:
        return "together";
    case WhyNot::Verdict::Barred:
        return "barred";
    case WhyNot::Verdict::Impossible:
        return "impossible";
    case WhyNot::Verdict::Completion:
        return "completion";
    case WhyNot::Verdict::ByeScore:
        return "C5";
    case WhyNot::Verdict::Worse:
        return std::string(answer.criterion->name);
    case WhyNot::Verdict::Sequence:
        return "sequence";
    case WhyNot::Verdict::Cancelled:
        return "cancelled";
    }
    return {};
}

class WhyNotAgainstBruteForce : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(WhyNotAgainstBruteForce, EveryAnswerNamesTheFirstCriterionThatDiffers)
{
    int asked = 0;
    for (std::uint64_t seed = GetParam(); seed < GetParam() + 120; ++seed) {
        EventShape shape;
        shape.fewestPlayers = 4;
        shape.mostPlayers = 9;
        shape.mostRoundsPlayed = 5;
        Section section = randomEvent(seed, shape);
        section.rules.pairingEdition = seed % 3 == 0 ? PairingEdition::E2017 : PairingEdition::E2026;
        const RoundNumber round = section.roundsPaired() + 1;
        const brute::Position position = brute::positionBefore(section, round);
        const auto made = brute::pair(position);
        const Field field = makeField(section, round);
        const PairingOutcome outcome = pairRound(field);
        const auto* pairing = std::get_if<RoundPairing>(&outcome);
        ASSERT_EQ(made.has_value(), pairing != nullptr) << seed;
        if (pairing == nullptr) continue;
        const Alternatives alternatives(field, *pairing);
        for (std::size_t a = 0; a < field.size(); ++a) {
            for (std::size_t c = a + 1; c < field.size(); ++c) {
                const PlayerId first = field.entrants[a].id;
                const PlayerId second = field.entrants[c].id;
                const WhyNot answer = whyNotPair(section, alternatives, a, c, true);
                ++asked;
                EXPECT_EQ(engineVerdict(answer), bruteVerdict(position, *made, first, second))
                    << "seed " << seed << ": " << keyOf(first) << " and " << keyOf(second) << '\n'
                    << brute::describe(position) << brute::describe(*made);
                if (answer.alternative) {
                    EXPECT_TRUE(
                        std::ranges::any_of(wholeRound(alternatives, *answer.alternative).pairs, [&](const Pairing& p) {
                            return (p.higher == a && p.lower == c) || (p.higher == c && p.lower == a);
                        }));
                }
            }
            if (::testing::Test::HasFailure()) return;
        }
    }
    EXPECT_GT(asked, 500);
}

INSTANTIATE_TEST_SUITE_P(Seeds, WhyNotAgainstBruteForce, ::testing::Values(100'001, 200'001, 300'001, 400'001));

/// The bracket above the first that differs is paired anew only where that one takes other numbers or scores: C8 above
/// looks at nothing else.
TEST(Alternative, BeginsWhereSomethingMayDiffer)
{
    int begun = 0;
    int above = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        EventShape shape;
        shape.mostPlayers = 14;
        const Section section = randomEvent(seed, shape);
        const Field field = makeField(section, section.roundsPaired() + 1);
        const PairingOutcome outcome = pairRound(field);
        const auto* made = std::get_if<RoundPairing>(&outcome);
        if (made == nullptr || made->bye) continue;
        const Alternatives alternatives(field, *made);
        for (std::size_t a = 0; a < field.size(); ++a) {
            for (std::size_t b = a + 1; b < field.size(); ++b) {
                if (field.barred.test(a, b)) continue;
                const AlternativeOutcome found = alternatives.best({.pairs = {{a, b}}}, {});
                const auto* other = std::get_if<Alternative>(&found);
                if (other == nullptr || other->brackets.size() < 2) continue;
                ++begun;
                const BracketRecord& first = other->brackets[0];
                const BracketRecord& mine = made->brackets[other->from];
                if (first.pairs != mine.pairs || first.downfloaters != mine.downfloaters) continue;
                ++above;
                const BracketRecord& next = other->brackets[1];
                const BracketRecord& below = made->brackets.at(other->from + 1);
                EXPECT_FALSE(next.criteria[0].cost == below.criteria[0].cost &&
                             next.criteria[1].cost == below.criteria[1].cost)
                    << "seed " << seed << ": " << a << '-' << b;
            }
        }
    }
    EXPECT_GT(begun, 100);
    EXPECT_GT(above, 10);
}

}  // namespace
}  // namespace kydai::pairing
