#include "pairing/bye.h"

#include "pairing/edition.h"

#include <algorithm>
#include <numeric>

namespace kydai::pairing {

namespace {

using RankSpan = std::span<const std::size_t>;

/// Pairs as many as possible, the bye first, then from the top.
class Attempt {
public:
    Attempt(const Position& position, RankSpan ranks)
        : m_position(position), m_matching(position.edges, active(position, ranks))
    {
        if (position.hasBye()) m_order.push_back(position.byeRank());
        m_order.insert(m_order.end(), ranks.begin(), ranks.end());
        m_complete = m_matching.augmentAll(m_order) == 0;
    }

    [[nodiscard]] bool isComplete() const { return m_complete; }

    /// What blocks it; isComplete() is false.
    NoPairing explain()
    {
        NoPairing answer;
        const auto isPlayer = [&](std::size_t rank) { return rank < m_position.players(); };
        const auto obstruction = m_matching.obstruction();
        for (const std::size_t rank : obstruction.barrier) {
            if (isPlayer(rank)) answer.barrier.push_back(m_position.entrantOf[rank]);
        }
        for (const auto& group : obstruction.groups) {
            std::vector<std::size_t> members;
            for (const std::size_t rank : group) {
                if (isPlayer(rank)) members.push_back(m_position.entrantOf[rank]);
            }
            if (!members.empty()) answer.groups.push_back(std::move(members));
        }
        for (const std::size_t rank : m_order) {
            if (isPlayer(rank) && !m_matching.isMatched(rank)) answer.left.push_back(m_position.entrantOf[rank]);
        }
        if (m_position.hasBye()) {
            answer.nobodyMayTakeBye = std::ranges::none_of(m_order, [&](std::size_t rank) {
                return isPlayer(rank) && m_position.edges.test(m_position.byeRank(), rank);
            });
        }
        return answer;
    }

private:
    static BitSet active(const Position& position, RankSpan ranks)
    {
        BitSet all(position.edges.size());
        for (const std::size_t rank : ranks) all.set(rank);
        if (position.hasBye()) all.set(position.byeRank());
        return all;
    }

    const Position& m_position;
    MaximumMatching m_matching;
    std::vector<std::size_t> m_order{};
    bool m_complete = false;
};

}  // namespace

std::optional<NoPairing> settleBye(Position& position)
{
    std::vector<std::size_t> ranks(position.players());
    std::iota(ranks.begin(), ranks.end(), std::size_t{0});
    return settleBye(position, ranks, ranks.empty() ? Points{} : position.score(ranks.back()));
}

std::optional<NoPairing> settleBye(Position& position, RankSpan ranks, Points lowest)
{
    if (!position.hasBye() || !editionRules(position.field.edition).minimisesByeScore) {
        Attempt attempt(position, ranks);
        if (attempt.isComplete()) return std::nullopt;
        return attempt.explain();
    }
    const std::size_t bye = position.byeRank();
    std::vector<std::size_t> eligible;
    for (const std::size_t rank : ranks) {
        if (position.edges.test(bye, rank)) eligible.push_back(rank);
    }
    for (std::size_t end = eligible.size(); end > 0;) {
        const Points score = position.score(eligible[end - 1]);
        std::size_t begin = end;
        while (begin > 0 && position.score(eligible[begin - 1]) == score) --begin;
        for (const std::size_t rank : eligible) position.edges.resetBoth(bye, rank);
        for (std::size_t i = begin; i < end; ++i) position.edges.setBoth(bye, eligible[i]);
        if (score >= lowest && Attempt(position, ranks).isComplete()) return std::nullopt;
        end = begin;
    }
    for (const std::size_t rank : eligible) position.edges.setBoth(bye, rank);
    return Attempt(position, ranks).explain();
}

}  // namespace kydai::pairing
