// Each criterion gives a candidate a cost; smaller is better, and the first criterion that differs decides between two.
//
// Example (C.04.3, 2.4.7 and 2.4.8): of two candidates of a bracket, one leaves a player with a mild wish for White
// without it, the other a player with a strong one. C12 is 1 for both, C13 is 0 for the first and 1 for the second: the
// first is better.
#include "pairing/criteria.h"

#include "explain/articles.h"
#include "pairing/colour_costs.h"

#include <algorithm>
#include <functional>

namespace kydai::pairing {

namespace {

using Blamed = std::vector<std::size_t>;

const Entrant& entrant(const Bracket& bracket, std::size_t player)
{
    return bracket.field.entrants[player];
}

bool isMovedDown(const Bracket& bracket, std::size_t player)
{
    return entrant(bracket, player).score > bracket.score;
}

void blame(Blamed* blamed, std::size_t player)
{
    if (blamed != nullptr) blamed->push_back(player);
}

Cost descending(Cost list)
{
    std::ranges::sort(list, std::greater<>());
    return list;
}

/// Of two players with one preference, who doesn't get it.
std::size_t deniedPlayer(const Bracket& bracket, const PairIndices& pair)
{
    const Entrant& higher = entrant(bracket, pair.first);
    const bool higherIsWhite = allocateColours(bracket.field, pair.first, pair.second).white == higher.id;
    const bool higherDenied = higherIsWhite != (higher.side.preference.colour == Colour::White);
    return higherDenied ? pair.first : pair.second;
}

using ColourCost = int (*)(const colour::Preference&, const colour::Preference&);

template <ColourCost costOf>
Cost colourCost(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    std::int32_t total = 0;
    for (const PairIndices& pair : candidate.pairs) {
        const int cost =
            costOf(entrant(bracket, pair.first).side.preference, entrant(bracket, pair.second).side.preference);
        if (cost != 0) blame(blamed, deniedPlayer(bracket, pair));
        total += cost;
    }
    return {total};
}

/// A player's score difference when it floats: to a score one point below everybody in the bracket, so that it exceeds
/// the difference of a game in the bracket.
std::int32_t floatingDifference(const Bracket& bracket, std::size_t player)
{
    return (entrant(bracket, player).score - bracket.lowestScore).tenths + Points::whole(1).tenths;
}

std::int32_t pairDifference(const Bracket& bracket, const PairIndices& pair)
{
    return (entrant(bracket, pair.first).score - entrant(bracket, pair.second).score).tenths;
}

/// C14, C16: resident downfloaters who floated down `back` rounds ago.
template <std::size_t back>
Cost repeatedDownfloats(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    std::int32_t total = 0;
    for (const std::size_t player : candidate.downfloaters) {
        if (isMovedDown(bracket, player) || entrant(bracket, player).floats[back - 1] != Float::Down) continue;
        blame(blamed, player);
        ++total;
    }
    return {total};
}

/// C15, C17: opponents of MDPs who floated up `back` rounds ago.
template <std::size_t back>
Cost repeatedUpfloats(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    std::int32_t total = 0;
    for (const PairIndices& pair : candidate.pairs) {
        if (pairDifference(bracket, pair) == 0 || entrant(bracket, pair.second).floats[back - 1] != Float::Up) continue;
        blame(blamed, pair.second);
        ++total;
    }
    return {total};
}

/// C18, C20: score differences of MDPs who floated down `back` rounds ago.
template <std::size_t back>
Cost downfloaterDifferences(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    Cost differences;
    const auto add = [&](std::size_t player, std::int32_t difference) {
        if (!isMovedDown(bracket, player) || entrant(bracket, player).floats[back - 1] != Float::Down) return;
        blame(blamed, player);
        differences.push_back(difference);
    };
    for (const PairIndices& pair : candidate.pairs) add(pair.first, pairDifference(bracket, pair));
    for (const std::size_t player : candidate.downfloaters) add(player, floatingDifference(bracket, player));
    return descending(std::move(differences));
}

/// C19, C21: score differences of MDP opponents who floated up `back` rounds ago.
template <std::size_t back>
Cost upfloaterDifferences(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    Cost differences;
    for (const PairIndices& pair : candidate.pairs) {
        const std::int32_t difference = pairDifference(bracket, pair);
        if (difference == 0 || entrant(bracket, pair.second).floats[back - 1] != Float::Up) continue;
        blame(blamed, pair.second);
        differences.push_back(difference);
    }
    return descending(std::move(differences));
}

/// C.12, C.14 of 2017: players who receive the same downfloat as `back` rounds ago, by floating or by meeting a lower
/// score.
template <std::size_t back>
Cost sameDownfloats(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    std::int32_t total = 0;
    const auto add = [&](std::size_t player) {
        if (entrant(bracket, player).floats[back - 1] != Float::Down) return;
        blame(blamed, player);
        ++total;
    };
    for (const PairIndices& pair : candidate.pairs) {
        if (pairDifference(bracket, pair) != 0) add(pair.first);
    }
    for (const std::size_t player : candidate.downfloaters) add(player);
    return {total};
}

/// C.16, C.18 of 2017: the score differences of those.
template <std::size_t back>
Cost sameDownfloatDifferences(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    Cost differences;
    const auto add = [&](std::size_t player, std::int32_t difference) {
        if (entrant(bracket, player).floats[back - 1] != Float::Down) return;
        blame(blamed, player);
        differences.push_back(difference);
    };
    for (const PairIndices& pair : candidate.pairs) {
        const std::int32_t difference = pairDifference(bracket, pair);
        if (difference != 0) add(pair.first, difference);
    }
    for (const std::size_t player : candidate.downfloaters) add(player, floatingDifference(bracket, player));
    return descending(std::move(differences));
}

constexpr Criterion kCriteria2026[] = {
    {"C6", article::kC6, c6Downfloaters},
    {"C7", article::kC7, c7DownfloaterScores},
    {"C8", article::kC8, c8NextBracket},
    {"C9", article::kC9, c9UnplayedGames},
    {"C10", article::kC10, c10ColourDifference},
    {"C11", article::kC11, c11ThirdColour},
    {"C12", article::kC12, c12Preferences},
    {"C13", article::kC13, c13StrongPreferences},
    {"C14", article::kC14, c14RepeatedDownfloats},
    {"C15", article::kC15, c15RepeatedUpfloats},
    {"C16", article::kC16, c16RepeatedDownfloats},
    {"C17", article::kC17, c17RepeatedUpfloats},
    {"C18", article::kC18, c18DownfloaterDifferences},
    {"C19", article::kC19, c19UpfloaterDifferences},
    {"C20", article::kC20, c20DownfloaterDifferences},
    {"C21", article::kC21, c21UpfloaterDifferences},
};

constexpr Criterion kCriteria2017[] = {
    {"C.5", article::kC5In2017, c6Downfloaters},
    {"C.6", article::kC6In2017, scoreDifferences},
    {"C.7", article::kC7In2017, c8NextBracket},
    {"C.8", article::kC8In2017, c10ColourDifference},
    {"C.9", article::kC9In2017, c11ThirdColour},
    {"C.10", article::kC10In2017, c12Preferences},
    {"C.11", article::kC11In2017, c13StrongPreferences},
    {"C.12", article::kC12In2017, sameDownfloats<1>},
    {"C.13", article::kC13In2017, c15RepeatedUpfloats},
    {"C.14", article::kC14In2017, sameDownfloats<2>},
    {"C.15", article::kC15In2017, c17RepeatedUpfloats},
    {"C.16", article::kC16In2017, sameDownfloatDifferences<1>},
    {"C.17", article::kC17In2017, c19UpfloaterDifferences},
    {"C.18", article::kC18In2017, sameDownfloatDifferences<2>},
    {"C.19", article::kC19In2017, c21UpfloaterDifferences},
};

}  // namespace

std::span<const Criterion> criteriaOf(PairingEdition edition)
{
    return edition == PairingEdition::E2017 ? std::span<const Criterion>(kCriteria2017)
                                            : std::span<const Criterion>(kCriteria2026);
}

Cost c6Downfloaters(const Bracket& /*bracket*/, const Candidate& candidate, Blamed* blamed)
{
    for (const std::size_t player : candidate.downfloaters) blame(blamed, player);
    return {static_cast<std::int32_t>(candidate.downfloaters.size())};
}

Cost c7DownfloaterScores(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    Cost scores;
    for (const std::size_t player : candidate.downfloaters) {
        blame(blamed, player);
        scores.push_back(entrant(bracket, player).score.tenths);
    }
    return descending(std::move(scores));
}

Cost c8NextBracket(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    Cost scores;
    for (const std::size_t player : candidate.floatingOnward) {
        blame(blamed, player);
        scores.push_back(entrant(bracket, player).score.tenths);
    }
    Cost result{static_cast<std::int32_t>(scores.size())};
    scores = descending(std::move(scores));
    result.insert(result.end(), scores.begin(), scores.end());
    return result;
}

Cost c9UnplayedGames(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    if (!candidate.floatsToBye || candidate.downfloaters.size() != 1) return {0};
    const std::size_t player = candidate.downfloaters.front();
    if (entrant(bracket, player).unplayedGames > 0) blame(blamed, player);
    return {entrant(bracket, player).unplayedGames};
}

Cost c10ColourDifference(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    return colourCost<widensDifference>(bracket, candidate, blamed);
}

Cost c11ThirdColour(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    return colourCost<givesThirdColour>(bracket, candidate, blamed);
}

Cost c12Preferences(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    return colourCost<deniesPreference>(bracket, candidate, blamed);
}

Cost c13StrongPreferences(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    return colourCost<deniesStrongPreference>(bracket, candidate, blamed);
}

Cost c14RepeatedDownfloats(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    return repeatedDownfloats<1>(bracket, candidate, blamed);
}

Cost c15RepeatedUpfloats(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    return repeatedUpfloats<1>(bracket, candidate, blamed);
}

Cost c16RepeatedDownfloats(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    return repeatedDownfloats<2>(bracket, candidate, blamed);
}

Cost c17RepeatedUpfloats(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    return repeatedUpfloats<2>(bracket, candidate, blamed);
}

Cost c18DownfloaterDifferences(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    return downfloaterDifferences<1>(bracket, candidate, blamed);
}

Cost c19UpfloaterDifferences(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    return upfloaterDifferences<1>(bracket, candidate, blamed);
}

Cost c20DownfloaterDifferences(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    return downfloaterDifferences<2>(bracket, candidate, blamed);
}

Cost c21UpfloaterDifferences(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    return upfloaterDifferences<2>(bracket, candidate, blamed);
}

Cost scoreDifferences(const Bracket& bracket, const Candidate& candidate, Blamed* blamed)
{
    Cost differences;
    for (const PairIndices& pair : candidate.pairs) {
        const std::int32_t difference = pairDifference(bracket, pair);
        if (difference != 0) blame(blamed, pair.first);
        differences.push_back(difference);
    }
    for (const std::size_t player : candidate.downfloaters) {
        blame(blamed, player);
        differences.push_back(floatingDifference(bracket, player));
    }
    return descending(std::move(differences));
}

}  // namespace kydai::pairing
