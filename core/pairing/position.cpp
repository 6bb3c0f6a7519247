#include "pairing/position.h"

#include "pairing/order.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace kydai::pairing {

namespace {

/// `mayMeet` of all at once: a row is everybody without those whom C1 and C3 take away.
void addThoseWhoMayMeet(Position& position)
{
    BitMatrix& edges = position.edges;
    BitSet everybody(edges.size());
    std::array<BitSet, 2> heldTo{everybody, everybody};
    const auto heldAs = [&](std::size_t rank) -> BitSet* {
        const auto colour = position.entrant(rank).heldTo();
        return colour ? &heldTo[*colour == Colour::White ? 0 : 1] : nullptr;
    };
    for (std::size_t rank = 0; rank < position.players(); ++rank) {
        everybody.set(rank);
        if (BitSet* same = heldAs(rank)) same->set(rank);
    }
    for (std::size_t rank = 0; rank < position.players(); ++rank) {
        const auto row = edges.row(rank);
        std::ranges::copy(everybody.words(), row.begin());
        if (const BitSet* same = heldAs(rank)) {
            for (std::size_t word = 0; word < row.size(); ++word) row[word] &= ~same->words()[word];
        }
        edges.reset(rank, rank);
        const auto barred = position.field.barred.row(position.entrantOf[rank]);
        anyOfBoth(barred, barred, [&](std::size_t other) {
            edges.reset(rank, position.rankOf[other]);
            return false;
        });
    }
}

}  // namespace

Position::Position(const Field& of, const Options& options)
    : field(of), entrantOf(rankingOrder(of)), rankOf(of.size()), edges(players() + (hasBye() ? 1 : 0))
{
    for (std::size_t rank = 0; rank < players(); ++rank) rankOf[entrantOf[rank]] = rank;
    addThoseWhoMayMeet(*this);
    for (std::size_t rank = 0; rank < players(); ++rank) {
        if (hasBye() && entrant(rank).byeEligible) edges.setBoth(rank, byeRank());
    }
    restrict(options.conditions);
}

void Position::restrict(const Conditions& conditions)
{
    if (conditions.none()) return;
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
