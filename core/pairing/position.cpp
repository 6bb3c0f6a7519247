#include "pairing/position.h"

#include "pairing/order.h"

#include <utility>

namespace kydai::pairing {

Position::Position(const Field& of, const Options& options) : field(of), entrantOf(rankingOrder(of))
{
    const std::size_t count = players();
    edges = BitMatrix(count + (hasBye() ? 1 : 0));
    for (std::size_t a = 0; a < count; ++a) {
        for (std::size_t b = a + 1; b < count; ++b) {
            if (mayMeet(field, entrantOf[a], entrantOf[b])) edges.setBoth(a, b);
        }
        if (hasBye() && entrant(a).byeEligible) edges.setBoth(a, byeRank());
    }
    restrict(options.conditions);
}

void Position::restrict(const Conditions& conditions)
{
    if (conditions.none()) return;
    std::vector<std::size_t> rankOf(field.size());
    for (std::size_t rank = 0; rank < players(); ++rank) rankOf[entrantOf[rank]] = rank;
    for (const Conditions::Group& group : conditions.groups) {
        const std::size_t rank = rankOf[group.player];
        for (std::size_t other = 0; other < edges.size(); ++other) {
            const bool within = other < players() && score(other) >= group.score;
            if (within != group.stays) edges.resetBoth(rank, other);
        }
    }
    if (conditions.avoidsBye && hasBye()) edges.resetBoth(rankOf[*conditions.avoidsBye], byeRank());
    std::vector<std::pair<std::size_t, std::size_t>> bound;
    for (const auto& [a, b] : conditions.pairs) bound.emplace_back(rankOf[a], rankOf[b]);
    if (conditions.takesBye && hasBye()) bound.emplace_back(rankOf[*conditions.takesBye], byeRank());
    BitSet gone(edges.size());
    for (auto& [a, b] : bound) {
        gone.set(a);
        gone.set(b);
        if (!edges.test(a, b)) a = b;  // no edge to keep
    }
    for (std::size_t rank = 0; rank < edges.size(); ++rank) {
        const auto row = edges.row(rank);
        for (std::size_t word = 0; word < row.size(); ++word)
            row[word] = gone.test(rank) ? 0 : row[word] & ~gone.words()[word];
    }
    for (const auto& [a, b] : bound) {
        if (a != b) edges.setBoth(a, b);
    }
}

}  // namespace kydai::pairing
