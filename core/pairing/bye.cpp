#include "pairing/bye.h"

#include "pairing/edition.h"

#include <algorithm>
#include <numeric>

namespace kydai::pairing {

namespace {

BitSet everybody(const Position& position)
{
    BitSet all(position.edges.size());
    for (std::size_t i = 0; i < position.edges.size(); ++i) all.set(i);
    return all;
}

/// Pairs as many as possible, the bye first, then from the top.
std::size_t matchAll(const Position& position, MaximumMatching& matching)
{
    std::vector<std::size_t> order;
    if (position.hasBye()) order.push_back(position.byeRank());
    for (std::size_t rank = 0; rank < position.players(); ++rank) order.push_back(rank);
    matching.augmentAll(order);
    return static_cast<std::size_t>(
        std::ranges::count_if(order, [&](std::size_t i) { return !matching.isMatched(i); }));
}

NoPairing explain(const Position& position, MaximumMatching& matching, std::size_t alone)
{
    NoPairing answer;
    const auto entrant = [&](std::size_t rank) { return position.entrantOf[rank]; };
    const auto obstruction = matching.obstruction();
    for (const std::size_t rank : obstruction.barrier) {
        if (rank < position.players()) answer.barrier.push_back(entrant(rank));
    }
    for (const auto& group : obstruction.groups) {
        std::vector<std::size_t> members;
        for (const std::size_t rank : group) {
            if (rank < position.players()) members.push_back(entrant(rank));
        }
        if (!members.empty()) answer.groups.push_back(std::move(members));
    }
    // The bye's own vertex is one of those left over: it is no player.
    answer.unpaired = alone;
    for (std::size_t rank = 0; rank < position.players(); ++rank) {
        if (!matching.isMatched(rank)) answer.left.push_back(entrant(rank));
    }
    if (position.hasBye()) {
        const auto row = position.edges.row(position.byeRank());
        answer.nobodyMayTakeBye = std::ranges::all_of(row, [](std::uint64_t word) { return word == 0; });
        if (!matching.isMatched(position.byeRank())) answer.unpaired = alone - 1;
    }
    return answer;
}

}  // namespace

std::optional<NoPairing> settleBye(Position& position)
{
    if (!position.hasBye() || !editionRules(position.field.edition).minimisesByeScore) {
        MaximumMatching matching(position.edges, everybody(position));
        const std::size_t alone = matchAll(position, matching);
        if (alone == 0) return std::nullopt;
        return explain(position, matching, alone);
    }
    const std::size_t bye = position.byeRank();
    std::vector<std::size_t> eligible;
    for (std::size_t rank = 0; rank < position.players(); ++rank) {
        if (position.edges.test(bye, rank)) eligible.push_back(rank);
    }
    for (std::size_t end = eligible.size(); end > 0;) {
        const Points score = position.score(eligible[end - 1]);
        std::size_t begin = end;
        while (begin > 0 && position.score(eligible[begin - 1]) == score) --begin;
        for (const std::size_t rank : eligible) position.edges.resetBoth(bye, rank);
        for (std::size_t i = begin; i < end; ++i) position.edges.setBoth(bye, eligible[i]);
        MaximumMatching matching(position.edges, everybody(position));
        if (matchAll(position, matching) == 0) return std::nullopt;
        end = begin;
    }
    for (const std::size_t rank : eligible) position.edges.setBoth(bye, rank);
    MaximumMatching matching(position.edges, everybody(position));
    const std::size_t alone = matchAll(position, matching);
    return explain(position, matching, alone);
}

}  // namespace kydai::pairing
