/// The search among tight edges: can an unmatched vertex be matched, or left alone for one of dual zero, without
/// changing any dual? Then the matching is optimal again. Rows of tight edges are kept as bits until a dual changes.
#pragma once

#include "pairing/alternating_tree.h"
#include "pairing/weighted_graph.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace kydai::pairing {

template <class Weight>
class TightSearch {
public:
    explicit TightSearch(MatchingState<Weight>& state)
        : m_state(state),
          m_forest(state.forest),
          m_tree(state.forest),
          m_tight(state.graph.size()),
          m_known(state.graph.size()),
          m_outside(state.graph.size()),
          m_targets(state.graph.size()),
          m_nearTarget(state.graph.size())
    {
    }

    /// Duals have changed.
    void forget() { m_known.clear(); }
    /// Edges of the vertex have been taken away or given back.
    void forget(int v) { m_known.reset(at(v)); }

    bool settle(int root)
    {
        findTargets(root);
        for (std::size_t word = 0; word < m_outside.words().size(); ++word) {
            m_outside.words()[word] = ~m_state.fixed.words()[word];
        }
        m_tree.start(root);
        const bool done = grow();
        m_forest.releaseFlat();
        return done;
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    std::span<const std::uint64_t> row(int v)
    {
        if (!m_known.test(at(v))) {
            m_known.set(at(v));
            std::ranges::fill(m_tight.row(at(v)), std::uint64_t{0});
            anyOfBoth(m_state.graph.allowed.row(at(v)), m_state.graph.allowed.row(at(v)), [&](std::size_t other) {
                if (m_state.slack(v, static_cast<int>(other)) == Weight{0}) m_tight.set(at(v), other);
                return false;
            });
        }
        return m_tight.row(at(v));
    }

    /// Unmatched vertices to meet, and the vertices next to them: the tree is met half-way.
    void findTargets(int root)
    {
        m_targets.clear();
        m_nearTarget.clear();
        for (int v = 0; v < m_state.vertices(); ++v) {
            const int node = m_forest.top(v);
            if (m_forest.mate(v) != kNoVertex || node == m_forest.top(root) || m_forest.isBlossom(node)) continue;
            m_targets.set(at(v));
            const auto near = row(v);
            for (std::size_t word = 0; word < near.size(); ++word) m_nearTarget.words()[word] |= near[word];
        }
    }

    bool grow()
    {
        std::size_t looked = 0;
        std::size_t scanned = 0;
        std::size_t contracted = 0;
        for (;;) {
            if (finishAny(looked)) return true;
            if (scanned < m_tree.opened().size()) {
                if (scan(m_tree.opened()[scanned++], looked)) return true;
            } else if (contracted < m_tree.opened().size()) {
                contract(m_tree.opened()[contracted++]);
            } else {
                return false;
            }
        }
    }

    /// Looks at the vertices that became outer since: one may be left alone, or has a tight edge to an unmatched one.
    bool finishAny(std::size_t& looked)
    {
        for (; looked < m_tree.opened().size(); ++looked) {
            const int v = m_tree.opened()[looked];
            takeIn(m_forest.top(v));
            if (m_state.mayBeAlone(v) && m_state.dual[at(v)] == Weight{0}) {
                m_tree.leaveAlone(v);
                return true;
            }
            if (!m_nearTarget.test(at(v))) continue;
            const bool met = anyOfBoth(row(v), m_targets.words(), [&](std::size_t target) {
                return m_outside.test(target) && m_tree.reach(v, static_cast<int>(target));
            });
            if (met) return true;
        }
        return false;
    }

    void takeIn(int node)
    {
        m_forest.forEachLeaf(node, [&](int leaf) { m_outside.reset(at(leaf)); });
    }

    bool scan(int v, std::size_t& looked)
    {
        return anyOfBoth(row(v), m_outside.words(), [&](std::size_t found) {
            const int other = static_cast<int>(found);
            if (m_tree.labelOf(other) != TreeLabel::Free) return false;
            const int node = m_forest.top(other);
            if (m_tree.reach(v, other)) return true;
            takeIn(node);
            return finishAny(looked);
        });
    }

    void contract(int v)
    {
        const auto edges = row(v);
        const auto skipped = m_state.fixed.words();
        for (std::size_t word = 0; word < edges.size(); ++word) {
            for (std::uint64_t bits = edges[word] & ~skipped[word]; bits != 0; bits &= bits - 1) {
                const int other = static_cast<int>(word * 64) + std::countr_zero(bits);
                if (m_tree.labelOf(other) != TreeLabel::Outer || m_forest.top(other) == m_forest.top(v)) continue;
                m_tree.contract(v, other);
            }
        }
    }

    MatchingState<Weight>& m_state;
    BlossomForest<Weight>& m_forest;
    AlternatingTree<Weight> m_tree;
    BitMatrix m_tight;
    BitSet m_known;
    BitSet m_outside;     ///< vertices not in the tree
    BitSet m_targets;     ///< unmatched vertices
    BitSet m_nearTarget;  ///< vertices with a tight edge to one of them
};

}  // namespace kydai::pairing
