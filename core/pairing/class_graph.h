/// Perfect matchings of some of a round's participants, as systems other than the Dutch ask for them: whether one
/// exists, and graphs whose edges cost by the classes of their ends. Private to core/pairing.
#pragma once

#include "pairing/maximum_matching.h"
#include "pairing/weighted_matching.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// Participants by their index, ascending.
using Members = std::vector<std::size_t>;

/// Whether these can all be paired; `mayMeet(a, b)` is symmetric.
template <class MayMeet>
bool canBePaired(const Members& members, MayMeet mayMeet)
{
    if (members.size() % 2 != 0) return false;
    BitMatrix edges(members.size());
    BitSet all(members.size());
    for (std::size_t a = 0; a < members.size(); ++a) {
        all.set(a);
        for (std::size_t b = a + 1; b < members.size(); ++b) {
            if (mayMeet(members[a], members[b])) edges.setBoth(a, b);
        }
    }
    MaximumMatching matching(edges, all);
    Members order(members.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    return matching.augmentAll(order) == 0;
}

/// A graph in which everybody must be matched and the heaviest matching is the cheapest. Vertex v is members[v];
/// members of one class cost the same in every pair; no pair costs more than `most`.
template <class Weight, class MayMeet, class ClassOf, class CostOf>
WeightedGraph<Weight> classGraph(const Members& members, MayMeet mayMeet, ClassOf classOf, CostOf costOf,
                                 const Weight& most)
{
    WeightedGraph<Weight> graph;
    std::map<decltype(classOf(std::size_t{})), std::uint16_t> known;
    Members example;
    for (const std::size_t member : members) {
        const auto [found, isNew] = known.try_emplace(classOf(member), static_cast<std::uint16_t>(known.size()));
        if (isNew) example.push_back(member);
        graph.classOf.push_back(found->second);
    }
    graph.classes = example.size();
    graph.table.resize(example.size() * example.size());
    graph.potential.assign(example.size(), Weight{0});
    for (std::size_t a = 0; a < example.size(); ++a) {
        for (std::size_t b = a; b < example.size(); ++b) {
            Weight weight = most;
            weight -= costOf(example[a], example[b]);
            weight <<= 1U;  // even, so that every dual is an integer
            graph.table[a * example.size() + b] = weight;
            graph.table[b * example.size() + a] = weight;
        }
    }
    graph.mayBeAlone.assign(members.size(), 0);
    graph.allowed = BitMatrix(members.size());
    for (std::size_t a = 0; a < members.size(); ++a) {
        for (std::size_t b = a + 1; b < members.size(); ++b) {
            if (mayMeet(members[a], members[b])) graph.allowed.setBoth(a, b);
        }
    }
    return graph;
}

/// Asks a matching for what is first in an order: each answer narrows it down.
template <class Weight>
class Narrowing {
public:
    explicit Narrowing(WeightedGraph<Weight> graph) : m_size(graph.size()), m_matching(std::move(graph), false) {}

    bool solve(const std::stop_token& stop) { return m_matching.solve(0, static_cast<int>(m_size / 2), stop); }
    [[nodiscard]] std::size_t mate(std::size_t v) const
    {
        return static_cast<std::size_t>(m_matching.mate(static_cast<int>(v)));
    }
    /// Whether an optimal matching has `v` meet none for whom `without` is true; if so none has from now on.
    template <class Without>
    bool avoid(std::size_t v, Without without)
    {
        std::vector<VertexPair> edges;
        for (std::size_t other = 0; other < m_size; ++other) {
            if (m_matching.isAllowed(static_cast<int>(v), static_cast<int>(other)) && without(other))
                edges.emplace_back(static_cast<int>(v), static_cast<int>(other));
        }
        return edges.empty() || m_matching.remove(edges, {});
    }
    /// Whether an optimal matching has this pair; if so all have from now on. Neither is in such a pair yet.
    bool fix(std::size_t a, std::size_t b)
    {
        const int one = static_cast<int>(a);
        const int other = static_cast<int>(b);
        return m_matching.isAllowed(one, other) && m_matching.fixPair(one, other);
    }

private:
    std::size_t m_size;
    WeightedMatching<Weight> m_matching;
};

/// A cost of several numbers, each more important than all after it: ten bits a digit, more than a round has pairs.
template <class Weight>
class DigitCost {
public:
    static constexpr unsigned kBits = 10;

    /// `digit` 0 is the least important.
    void add(std::size_t digit, std::int64_t count = 1)
    {
        if (count == 0) return;
        Weight value{count};
        value <<= static_cast<unsigned>(digit) * kBits;
        m_sum += value;
    }
    [[nodiscard]] const Weight& sum() const { return m_sum; }
    /// More than any cost of so many digits.
    static Weight most(std::size_t digits)
    {
        Weight value{1};
        value <<= static_cast<unsigned>(digits) * kBits;
        return value;
    }

private:
    Weight m_sum{0};
};

}  // namespace kydai::pairing
