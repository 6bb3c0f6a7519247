/// Duals to start a perfect matching from: the best ones as far as classes of vertices tell. Where one colour
/// preference is in the majority, the players who must do without theirs are counted here once, instead of found one by
/// one.
#pragma once

#include "pairing/weighted_graph.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace kydai::pairing {

/// Every vertex stands once on the left and once on the right; classes of the left send their vertices to classes of
/// the right for the highest weight. Half of both duals of a class is a dual of each of its vertices: feasible for any
/// edge, and tight for the pairs of classes that the best shipment uses. Weights are even, so both duals are.
template <class Weight>
class ClassDuals {
public:
    explicit ClassDuals(const WeightedGraph<Weight>& graph)
        : m_graph(graph),
          m_classes(graph.classes),
          m_joined(m_classes * m_classes),
          m_shipped(m_classes * m_classes),
          m_size(m_classes),
          m_left(m_classes, Weight{0}),
          m_right(m_classes, Weight{0}),
          m_reach(m_classes)
    {
        for (const std::uint16_t of : graph.classOf) ++m_size[of];
        m_open = m_size;
        findJoined();
    }

    /// Per class; nullopt if the classes' numbers already exclude a perfect matching.
    std::optional<std::vector<Weight>> find()
    {
        for (std::size_t i = 0; i < m_classes; ++i) {
            for (std::size_t supply = m_size[i]; supply > 0;) {
                const std::size_t shipped = ship(i, supply);
                if (shipped == 0) return std::nullopt;
                supply -= shipped;
            }
        }
        std::vector<Weight> duals;
        for (std::size_t i = 0; i < m_classes; ++i) duals.push_back(halved(m_left[i] + m_right[i]));
        return duals;
    }

private:
    static constexpr auto kNone = static_cast<std::size_t>(-1);

    /// How the search came to a class of the right, and to the same class of the left.
    struct Reach {
        std::size_t from = kNone;  ///< the class of the left with the smallest slack
        Weight slack{0};
        bool taken = false;
        std::size_t back = kNone;  ///< the class of the right that led to the left one
        bool leftTaken = false;
    };

    [[nodiscard]] std::size_t cell(std::size_t i, std::size_t j) const { return i * m_classes + j; }
    [[nodiscard]] const Weight& weight(std::size_t i, std::size_t j) const { return m_graph.table[cell(i, j)]; }

    void findJoined()
    {
        std::vector<BitSet> members(m_classes, BitSet(m_graph.size()));
        for (std::size_t v = 0; v < m_graph.size(); ++v) members[m_graph.classOf[v]].set(v);
        for (std::size_t v = 0; v < m_graph.size(); ++v) {
            const std::size_t i = m_graph.classOf[v];
            for (std::size_t j = 0; j < m_classes; ++j) {
                if (m_joined[cell(i, j)] != 0) continue;
                if (!anyOfBoth(m_graph.allowed.row(v), members[j].words(), [](std::size_t) { return true; })) continue;
                m_joined[cell(i, j)] = m_joined[cell(j, i)] = 1;
            }
        }
    }

    /// Ships up to `supply` from the class on the best path; how many went. Its dual may be anything before: the first
    /// step makes it feasible and tight.
    std::size_t ship(std::size_t source, std::size_t supply)
    {
        std::ranges::fill(m_reach, Reach{});
        takeLeft(source, kNone);
        for (;;) {
            const std::size_t next = nearest();
            if (next == kNone) return 0;
            changeDuals(Weight(m_reach[next].slack));
            m_reach[next].taken = true;
            if (m_open[next] > 0) return exchange(next, supply);
            for (std::size_t i = 0; i < m_classes; ++i) {
                if (!m_reach[i].leftTaken && m_shipped[cell(i, next)] > 0) takeLeft(i, next);
            }
        }
    }

    void takeLeft(std::size_t i, std::size_t back)
    {
        m_reach[i].leftTaken = true;
        m_reach[i].back = back;
        for (std::size_t j = 0; j < m_classes; ++j) {
            Reach& reach = m_reach[j];
            if (reach.taken || m_joined[cell(i, j)] == 0) continue;
            const Weight slack = m_left[i] + m_right[j] - weight(i, j);
            if (reach.from != kNone && reach.slack <= slack) continue;
            reach.from = i;
            reach.slack = slack;
        }
    }

    [[nodiscard]] std::size_t nearest() const
    {
        std::size_t best = kNone;
        for (std::size_t j = 0; j < m_classes; ++j) {
            if (m_reach[j].taken || m_reach[j].from == kNone) continue;
            if (best == kNone || m_reach[j].slack < m_reach[best].slack) best = j;
        }
        return best;
    }

    void changeDuals(const Weight& delta)
    {
        for (std::size_t i = 0; i < m_classes; ++i) {
            Reach& reach = m_reach[i];
            if (reach.leftTaken) m_left[i] -= delta;
            if (reach.taken) {
                m_right[i] += delta;
            } else if (reach.from != kNone) {
                reach.slack -= delta;
            }
        }
    }

    /// Walks back from an open class of the right, first for the amount, then to ship it.
    std::size_t exchange(std::size_t target, std::size_t supply)
    {
        std::size_t amount = std::min(supply, m_open[target]);
        for (std::size_t j = target;;) {
            const std::size_t i = m_reach[j].from;
            if (m_reach[i].back == kNone) break;
            j = m_reach[i].back;
            amount = std::min(amount, m_shipped[cell(i, j)]);
        }
        m_open[target] -= amount;
        for (std::size_t j = target;;) {
            const std::size_t i = m_reach[j].from;
            m_shipped[cell(i, j)] += amount;
            if (m_reach[i].back == kNone) break;
            j = m_reach[i].back;
            m_shipped[cell(i, j)] -= amount;
        }
        return amount;
    }

    const WeightedGraph<Weight>& m_graph;
    std::size_t m_classes;
    std::vector<std::uint8_t> m_joined;  ///< [class, class]: they have an edge
    std::vector<std::size_t> m_shipped;  ///< [left, right]
    std::vector<std::size_t> m_size;     ///< vertices per class
    std::vector<std::size_t> m_open{};   ///< per class of the right: how many it still takes
    std::vector<Weight> m_left;
    std::vector<Weight> m_right;
    std::vector<Reach> m_reach;
};

}  // namespace kydai::pairing
