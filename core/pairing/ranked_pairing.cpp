#include "pairing/ranked_pairing.h"

#include "pairing/class_graph.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace kydai::pairing {

bool mayMeetStrictly(const Field& field, std::size_t a, std::size_t b)
{
    if (a == b || field.barred.test(a, b)) return false;
    const colour::Preference& one = field.entrants[a].side.preference;
    const colour::Preference& other = field.entrants[b].side.preference;
    const bool bothAbsolute =
        one.kind == colour::PreferenceKind::Absolute && other.kind == colour::PreferenceKind::Absolute;
    return !bothAbsolute || one.colour != other.colour;
}

std::vector<std::size_t> byeOrder(const Field& field, const std::function<bool(std::size_t, std::size_t)>& ranksBefore)
{
    Members candidates;
    for (std::size_t entrant = 0; entrant < field.size(); ++entrant) {
        if (field.entrants[entrant].byeEligible) candidates.push_back(entrant);
    }
    std::ranges::sort(candidates, [&](std::size_t a, std::size_t b) {
        const Entrant& one = field.entrants[a];
        const Entrant& other = field.entrants[b];
        if (one.score != other.score) return one.score < other.score;
        if (one.unplayedGames != other.unplayedGames) return one.unplayedGames < other.unplayedGames;
        return ranksBefore(b, a);
    });
    return candidates;
}

std::optional<std::size_t> byeBeforePairing(const Field& field,
                                            const std::function<bool(std::size_t, std::size_t)>& ranksBefore)
{
    Members all(field.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const Members candidates = byeOrder(field, ranksBefore);
    const auto leavesPairable = [&](std::size_t entrant) {
        Members rest = all;
        std::erase(rest, entrant);
        return canBePaired(rest, [&](std::size_t a, std::size_t b) { return mayMeetStrictly(field, a, b); });
    };
    const auto found = std::ranges::find_if(candidates, leavesPairable);
    return found == candidates.end() ? std::nullopt : std::optional(*found);
}

colour::Allocation allocateStrictly(const Field& field, std::size_t higher, std::size_t lower)
{
    const Entrant& first = field.entrants[higher];
    return colour::allocateInitialFirst(first.side, field.entrants[lower].side, first.number, field.initialColour);
}

}  // namespace kydai::pairing
