/// A graph whose edges weigh by the classes of their ends, and the state of a weighted matching on it.
#pragma once

#include "pairing/bits.h"
#include "pairing/blossom_forest.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// Vertices and classes are small numbers. Weights are even, so that every dual stays an integer.
template <class Weight>
struct WeightedGraph {
    BitMatrix allowed{};
    std::vector<std::uint16_t> classOf{};
    std::size_t classes = 0;
    std::vector<Weight> table{};             ///< [class a * classes + class b], symmetric
    std::vector<Weight> potential{};         ///< per class: the part of a weight that belongs to the vertex itself
    std::vector<std::uint8_t> mayBeAlone{};  ///< per vertex

    [[nodiscard]] std::size_t size() const { return classOf.size(); }
};

/// An addition to the weight of edges between two vertices that have one: that of the smaller vertex.
template <class Weight>
struct EdgeBonus {
    std::vector<Weight> ofSmaller{};
    std::vector<std::uint8_t> has{};
};

/// The graph with a matching, its blossoms and its duals. For each allowed edge the duals of its ends, and of the
/// blossoms around both, are at least its weight; where they equal it the edge is tight.
template <class Weight>
struct MatchingState {
    WeightedGraph<Weight> graph{};
    EdgeBonus<Weight> bonus{};
    BlossomForest<Weight> forest;
    std::vector<Weight> dual{};
    BitSet fixed{};  ///< vertices of pairs that are settled; no search touches them

    explicit MatchingState(WeightedGraph<Weight> of)
        : graph(std::move(of)), forest(graph.size()), dual(graph.size(), Weight{0}), fixed(graph.size())
    {
    }

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] int vertices() const { return static_cast<int>(graph.size()); }
    [[nodiscard]] bool isAllowed(int a, int b) const { return graph.allowed.test(at(a), at(b)); }
    [[nodiscard]] bool isFixed(int v) const { return fixed.test(at(v)); }
    [[nodiscard]] bool mayBeAlone(int v) const { return graph.mayBeAlone[at(v)] != 0; }

    [[nodiscard]] Weight weight(int a, int b) const
    {
        Weight result = graph.table[graph.classOf[at(a)] * graph.classes + graph.classOf[at(b)]];
        if (!bonus.has.empty() && bonus.has[at(a)] != 0 && bonus.has[at(b)] != 0) {
            result += bonus.ofSmaller[at(std::min(a, b))];
        }
        return result;
    }
    /// Of an edge between different top-level nodes.
    [[nodiscard]] Weight slack(int a, int b) const { return dual[at(a)] + dual[at(b)] - weight(a, b); }

    /// Matched, or alone as an optimal matching may leave it.
    [[nodiscard]] bool isSettled(int v) const
    {
        return forest.mate(v) != kNoVertex || (mayBeAlone(v) && dual[at(v)] == Weight{0});
    }

    /// The allowed neighbours that are not settled in fixed pairs.
    template <class Visit>
    void forEachNeighbour(int v, Visit&& visit) const
    {
        const auto row = graph.allowed.row(at(v));
        const auto skipped = fixed.words();
        for (std::size_t word = 0; word < row.size(); ++word) {
            for (std::uint64_t bits = row[word] & ~skipped[word]; bits != 0; bits &= bits - 1) {
                visit(static_cast<int>(word * 64) + std::countr_zero(bits));
            }
        }
    }

    /// The weight of the matching, bonuses included.
    [[nodiscard]] Weight total() const
    {
        Weight sum{0};
        for (int v = 0; v < vertices(); ++v) {
            if (forest.mate(v) > v) sum += weight(v, forest.mate(v));
        }
        return sum;
    }
};

}  // namespace kydai::pairing
