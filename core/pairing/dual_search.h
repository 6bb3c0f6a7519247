/// The primal-dual search: one alternating tree from an unmatched vertex, changing duals until the vertex is matched or
/// may stay alone. Each such tree makes the matching optimal for one vertex more.
#pragma once

#include "pairing/alternating_tree.h"
#include "pairing/weighted_graph.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kydai::pairing {

template <class Weight>
class DualSearch {
public:
    explicit DualSearch(MatchingState<Weight>& state)
        : m_state(state), m_forest(state.forest), m_tree(state.forest), m_nearest(state.graph.size())
    {
    }

    /// False if the root can neither be matched nor be left alone.
    bool settle(int root)
    {
        for (Near& near : m_nearest) near.to = kNoVertex;
        m_head = 0;
        m_tree.start(root);
        const bool done = grow();
        m_forest.releaseFlat();
        return done;
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    /// Of a free or inner vertex: the outer one nearest to it. Of an outer one: another outer one that is.
    struct Near {
        int to = kNoVertex;
        Weight distance{0};
    };

    /// The next event, and how far the duals must change until it happens.
    struct Step {
        enum Kind : std::uint8_t { None, LeaveAlone, Reach, Contract, Expand };
        Kind kind = None;
        int subject = kNoVertex;  ///< a vertex; of Expand the node
        Weight delta{0};
    };

    bool grow()
    {
        for (;;) {
            while (m_head < m_tree.opened().size()) {
                if (scan(m_tree.opened()[m_head++])) return true;
            }
            if (contractTightEdges()) continue;
            const Step step = nextStep();
            if (step.kind == Step::None) return false;
            if (step.delta != Weight{0}) changeDuals(step.delta);
            if (take(step)) return true;
        }
    }

    /// Looks at all edges of a vertex that has become outer; true if the tree reached an unmatched vertex.
    bool scan(int v)
    {
        m_nearest[at(v)].to = kNoVertex;
        const auto row = m_state.graph.allowed.row(at(v));
        const auto skipped = m_state.fixed.words();
        for (std::size_t word = 0; word < row.size(); ++word) {
            for (std::uint64_t bits = row[word] & ~skipped[word]; bits != 0; bits &= bits - 1) {
                const int other = static_cast<int>(word * 64) + std::countr_zero(bits);
                const int node = m_forest.top(other);
                if (node == m_forest.top(v)) continue;
                const Weight distance = m_state.slack(v, other);
                if (m_tree.label(node) == TreeLabel::Outer) {
                    note(v, other, distance);
                } else if (m_tree.label(node) != TreeLabel::Free || distance != Weight{0}) {
                    note(other, v, distance);
                } else if (m_tree.reach(v, other)) {
                    return true;
                }
            }
        }
        return false;
    }

    void note(int v, int to, const Weight& distance)
    {
        Near& near = m_nearest[at(v)];
        if (near.to != kNoVertex && near.distance <= distance) return;
        near.to = to;
        near.distance = distance;
    }

    /// Contracts all tight edges between outer nodes, vertex by vertex.
    bool contractTightEdges()
    {
        bool any = false;
        for (int v = 0; v < m_state.vertices(); ++v) {
            const Near& near = m_nearest[at(v)];
            if (near.to == kNoVertex || near.distance != Weight{0} || m_tree.labelOf(v) != TreeLabel::Outer) continue;
            if (m_forest.top(near.to) == m_forest.top(v)) continue;
            any = true;
            m_state.forEachNeighbour(v, [&](int other) {
                if (m_forest.top(other) == m_forest.top(v) || m_tree.labelOf(other) != TreeLabel::Outer) return;
                if (m_state.slack(v, other) == Weight{0}) m_tree.contract(v, other);
            });
        }
        return any;
    }

    Step nextStep()
    {
        Step best;
        const auto offer = [&](typename Step::Kind kind, int subject, const Weight& delta) {
            if (best.kind == Step::None || delta < best.delta) best = {kind, subject, delta};
        };
        for (int v = 0; v < m_state.vertices(); ++v) {
            const TreeLabel label = m_tree.labelOf(v);
            if (label == TreeLabel::Inner || m_state.isFixed(v)) continue;
            if (label == TreeLabel::Free) {
                if (m_nearest[at(v)].to != kNoVertex) offer(Step::Reach, v, m_nearest[at(v)].distance);
                continue;
            }
            if (m_state.mayBeAlone(v)) offer(Step::LeaveAlone, v, m_state.dual[at(v)]);
            refresh(v);
            if (m_nearest[at(v)].to != kNoVertex) offer(Step::Contract, v, halved(m_nearest[at(v)].distance));
        }
        m_forest.forEachTopBlossom([&](int node, const Blossom<Weight>& blossom) {
            if (m_tree.label(node) == TreeLabel::Inner) offer(Step::Expand, node, halved(blossom.dual));
        });
        return best;
    }

    /// Finds the nearest other outer node of an outer vertex anew, if a blossom has swallowed the one noted.
    void refresh(int v)
    {
        Near& near = m_nearest[at(v)];
        if (near.to == kNoVertex || m_forest.top(near.to) != m_forest.top(v)) return;
        near.to = kNoVertex;
        m_state.forEachNeighbour(v, [&](int other) {
            if (m_forest.top(other) == m_forest.top(v) || m_tree.labelOf(other) != TreeLabel::Outer) return;
            note(v, other, m_state.slack(v, other));
        });
    }

    void changeDuals(const Weight& delta)
    {
        for (int v = 0; v < m_state.vertices(); ++v) {
            switch (m_tree.labelOf(v)) {
            case TreeLabel::Outer:
                m_state.dual[at(v)] -= delta;
                m_nearest[at(v)].distance -= delta + delta;
                break;
            case TreeLabel::Inner:
                m_state.dual[at(v)] += delta;
                break;
            case TreeLabel::Free:
                m_nearest[at(v)].distance -= delta;
                break;
            }
        }
        m_forest.forEachTopBlossom([&](int node, Blossom<Weight>& blossom) {
            if (m_tree.label(node) == TreeLabel::Outer) blossom.dual += delta + delta;
            if (m_tree.label(node) == TreeLabel::Inner) blossom.dual -= delta + delta;
        });
    }

    bool take(const Step& step)
    {
        switch (step.kind) {
        case Step::LeaveAlone:
            m_tree.leaveAlone(step.subject);
            return true;
        case Step::Reach:
            return reachTight();
        case Step::Expand:
            m_tree.expandInner(step.subject);
            return false;
        case Step::Contract:  // the next round of the search does it
        case Step::None:
            break;
        }
        return false;
    }

    /// Takes in all free nodes to which an edge has become tight.
    bool reachTight()
    {
        for (int v = 0; v < m_state.vertices(); ++v) {
            const Near& near = m_nearest[at(v)];
            if (near.to == kNoVertex || near.distance != Weight{0} || m_state.isFixed(v)) continue;
            if (m_tree.labelOf(v) == TreeLabel::Free && m_tree.reach(near.to, v)) return true;
        }
        return false;
    }

    MatchingState<Weight>& m_state;
    BlossomForest<Weight>& m_forest;
    AlternatingTree<Weight> m_tree;
    std::vector<Near> m_nearest;
    std::size_t m_head = 0;
};

}  // namespace kydai::pairing
