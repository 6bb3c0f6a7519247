#include "pairing/position.h"

#include "pairing/order.h"

#include <utility>

namespace kydai::pairing {

namespace {

/// Takes the edges away that forced pairs and a forced bye leave no room for.
void restrictEdges(Position& position, const Options& options)
{
    const std::size_t count = position.players();
    std::vector<std::size_t> rankOf(count);
    for (std::size_t rank = 0; rank < count; ++rank) rankOf[position.entrantOf[rank]] = rank;
    BitMatrix& edges = position.edges;
    const auto keepOnly = [&](std::size_t rank, std::size_t other) {
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (i != other) edges.resetBoth(rank, i);
        }
    };
    for (const ForcedPair& pair : options.forcedPairs) {
        keepOnly(rankOf[pair.a], rankOf[pair.b]);
        keepOnly(rankOf[pair.b], rankOf[pair.a]);
    }
    if (options.forcedBye && position.hasBye()) {
        keepOnly(position.byeRank(), rankOf[*options.forcedBye]);
        keepOnly(rankOf[*options.forcedBye], position.byeRank());
    }
}

}  // namespace

Position::Position(std::vector<std::size_t> entrants, const Field& of) : field(of), entrantOf(std::move(entrants))
{
    const std::size_t count = players();
    edges = BitMatrix(count + (hasBye() ? 1 : 0));
    for (std::size_t a = 0; a < count; ++a) {
        for (std::size_t b = a + 1; b < count; ++b) {
            if (mayMeet(field, entrantOf[a], entrantOf[b])) edges.setBoth(a, b);
        }
        if (hasBye() && entrant(a).byeEligible) edges.setBoth(a, byeRank());
    }
}

Position::Position(const Field& of, const Options& options) : Position(rankingOrder(of), of)
{
    if (!options.forcedPairs.empty() || options.forcedBye) restrictEdges(*this, options);
}

Position Position::among(const Field& of, std::vector<std::size_t> entrants)
{
    return {std::move(entrants), of};
}

}  // namespace kydai::pairing
