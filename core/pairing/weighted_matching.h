/// Maximum-weight matching on a general graph, with its dual solution, and re-optimisation when edges are taken away:
/// the search by which a bracket finds its best criteria vector and then the first candidate that reaches it.
///
/// The method is the primal-dual one of Edmonds in the single-root form: every vertex that must be matched, or whose
/// dual is positive, grows one alternating tree. Blossoms keep living between trees while their dual is positive.
/// Weights are given per pair of vertex classes, since players with the same relevant history weigh the same; they must
/// be even, so that every dual stays an integer.
///
/// Optimal matchings are exactly those that use only tight edges, leave alone only vertices of dual zero, and enter
/// each blossom once. So whether some optimal matching avoids certain edges, or contains one, is a question of
/// reachability among tight edges; no dual changes (`Repair::Tight`). Only where the edges concerned hold a blossom
/// together, the blossom is dissolved and the matching optimised anew, and the weights are compared.
#pragma once

#include "pairing/bits.h"
#include "pairing/wide_int.h"
#include "support/assert.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// A graph whose edges weigh by the classes of their ends. Vertices and classes are small numbers.
template <class Weight>
struct WeightedGraph {
    BitMatrix allowed{};
    std::vector<std::uint16_t> classOf{};
    std::size_t classes = 0;
    std::vector<Weight> table{};      ///< [class a * classes + class b], symmetric, even
    std::vector<Weight> potential{};  ///< per class, even: the part of a weight that belongs to the vertex itself
    std::vector<std::uint8_t> mayBeAlone{};  ///< per vertex
    std::vector<Weight> bonus{};             ///< per vertex, even; empty = none: see WeightedMatching::addBonus

    [[nodiscard]] std::size_t size() const { return classOf.size(); }
};

template <class Weight>
class WeightedMatching {
public:
    static constexpr int kNone = -1;
    using Edge = std::pair<int, int>;

    /// With `thorough`, questions are always answered by optimising anew: the plain method.
    WeightedMatching(WeightedGraph<Weight> graph, bool thorough) : m_graph(std::move(graph)), m_thorough(thorough)
    {
        const std::size_t size = m_graph.size();
        m_mate.assign(size, kNone);
        m_top.resize(size);
        for (std::size_t i = 0; i < size; ++i) m_top[i] = static_cast<int>(i);
        m_parent.assign(size, kNone);
        m_base = m_top;
        m_blocked = BitSet(size);
        m_tight = BitMatrix(size);
        m_tightKnown = BitSet(size);
        m_open = BitSet(size);
        m_targets = BitSet(size);
        m_nearTarget = BitSet(size);
    }

    /// Finds a maximum-weight matching. False if vertices that must be matched can't all be, or if it was stopped.
    /// `first` and `middle` are a hint where to start: vertices below `first` take the first mate they can, those from
    /// there on one from `middle` on.
    bool solve(int first, int middle, const std::stop_token& stop)
    {
        startDuals();
        for (int v = 0; v < first; ++v) matchGreedily(v, 0);
        for (int v = first; v < middle; ++v) matchGreedily(v, middle);
        for (int v = 0; v < vertices(); ++v) matchGreedily(v, 0);
        for (int v = vertices(); v-- > 0;) reduceDual(v);
        for (int v = 0; v < vertices(); ++v) {
            if (stop.stop_requested()) return false;
            if (!mayStayAlone(v) && !grow(v)) return false;
        }
        return true;
    }

    [[nodiscard]] int mate(int vertex) const { return m_mate[at(vertex)]; }
    [[nodiscard]] bool isAllowed(int a, int b) const { return m_graph.allowed.test(at(a), at(b)); }

    /// Whether an optimal matching contains the pair; if so it is fixed for good.
    bool fixPair(int a, int b)
    {
        const bool present = m_mate[at(a)] == b;
        if (m_thorough || isBlossom(m_top[at(a)]) || isBlossom(m_top[at(b)])) return fixThoroughly(a, b);
        if (!present) {
            if (slack(a, b) != Weight{0}) return false;
            const std::vector<int> before = m_mate;
            const std::vector<Blossom> blossoms = m_blossoms;
            const int freedA = unmatch(a);
            const int freedB = unmatch(b);
            marry(a, b);
            m_blocked.set(at(a));
            m_blocked.set(at(b));
            if (!repairTight({freedA, freedB})) {
                restore(before, blossoms);
                m_blocked.reset(at(a));
                m_blocked.reset(at(b));
                return false;
            }
        }
        m_blocked.set(at(a));
        m_blocked.set(at(b));
        return true;
    }

    /// Whether an optimal matching exists without these (allowed) edges, in which none of `mustMatch` is alone. If so
    /// the edges are removed for good.
    bool remove(std::span<const Edge> edges, std::span<const int> mustMatch)
    {
        if (m_thorough || holdsBlossom(edges)) return removeThoroughly(edges, mustMatch);
        const std::vector<int> before = m_mate;
        const std::vector<Blossom> blossoms = m_blossoms;
        std::vector<int> bound;
        for (const int v : mustMatch) {
            if (m_graph.mayBeAlone[at(v)] != 0) bound.push_back(v);
            m_graph.mayBeAlone[at(v)] = 0;
        }
        std::vector<int> freed(mustMatch.begin(), mustMatch.end());
        forbid(edges, freed);
        if (repairTight(freed)) return true;
        restore(before, blossoms);
        for (const Edge& edge : edges) {
            m_graph.allowed.setBoth(at(edge.first), at(edge.second));
            m_tightKnown.reset(at(edge.first));
            m_tightKnown.reset(at(edge.second));
        }
        for (const int v : bound) m_graph.mayBeAlone[at(v)] = 1;
        return false;
    }

    /// The same for many edges at once: of each listed vertex only the edges to its `keep` row stay. Where an edge
    /// goes, it must go at both ends.
    bool keepOnly(std::span<const int> listed, const BitMatrix& keep, std::span<const int> mustMatch)
    {
        std::vector<Edge> held;
        for (const Blossom& b : m_blossoms) {
            if (b.alive) held.insert(held.end(), b.links.begin(), b.links.end());
        }
        std::vector<Edge> edges;
        if (m_thorough || std::ranges::any_of(held, [&](const Edge& link) { return !keeps(listed, keep, link); })) {
            for (const int v : listed) {
                forEachNeighbour(v, [&](int other) {
                    if (!keep.test(at(v), at(other))) edges.emplace_back(v, other);
                });
            }
            return removeThoroughly(edges, mustMatch);
        }
        const std::vector<int> before = m_mate;
        const std::vector<Blossom> blossoms = m_blossoms;
        const WeightedGraph<Weight> graph = m_graph;
        const BitMatrix tight = m_tight;
        for (const int v : mustMatch) m_graph.mayBeAlone[at(v)] = 0;
        for (const int v : listed) {
            for (std::size_t other = 0; other < m_graph.size(); ++other) {
                if (m_graph.allowed.test(at(v), other) && !keep.test(at(v), other)) {
                    m_graph.allowed.resetBoth(at(v), other);
                    m_tight.resetBoth(at(v), other);
                }
            }
        }
        std::vector<int> freed(mustMatch.begin(), mustMatch.end());
        for (const int v : listed) {
            const int other = m_mate[at(v)];
            if (other == kNone || m_graph.allowed.test(at(v), at(other))) continue;
            unmatch(v);
            freed.push_back(v);
            freed.push_back(other);
        }
        if (repairTight(freed)) return true;
        restore(before, blossoms);
        m_graph = graph;
        m_tight = tight;
        return false;
    }

    /// Adds to the weight of each edge between two vertices with a bonus that of the smaller vertex, and optimises
    /// anew. `raise[v]` of the new weight is taken up by the dual of v: for each edge, the two raises must cover the
    /// bonus.
    bool addBonus(const std::vector<Weight>& bonus, const std::vector<std::uint8_t>& hasBonus,
                  const std::vector<Weight>& raise)
    {
        m_graph.bonus = bonus;
        m_hasBonus = hasBonus;
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            if (hasBonus[i] != 0) dissolveAround(static_cast<int>(i));
        }
        for (std::size_t i = 0; i < m_graph.size(); ++i) m_dual[i] += raise[i];
        m_tightKnown.clear();
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            const int other = m_mate[i];
            if (other > static_cast<int>(i) && m_top[i] != m_top[at(other)] &&
                slack(static_cast<int>(i), other) != Weight{0}) {
                unmatch(static_cast<int>(i));
            }
        }
        return growAll();
    }

    /// The weight of the matching, the bonuses included.
    [[nodiscard]] Weight total() const
    {
        Weight sum{0};
        for (std::size_t i = 0; i < m_graph.size(); ++i) {
            if (m_mate[i] > static_cast<int>(i)) sum += weight(static_cast<int>(i), m_mate[i]);
        }
        return sum;
    }

private:
    enum class Label : std::uint8_t { Free, Outer, Inner };

    /// An odd cycle of nodes (vertices or blossoms). Child 0 holds the base; link i joins child i with child i + 1.
    struct Blossom {
        bool alive = false;
        Weight dual{0};
        std::vector<int> children{};
        std::vector<Edge> links{};
        std::vector<int> leaves{};
    };

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] int vertices() const { return static_cast<int>(m_graph.size()); }
    [[nodiscard]] bool isBlossom(int node) const { return node >= vertices(); }
    Blossom& blossom(int node) { return m_blossoms[at(node - vertices())]; }
    [[nodiscard]] const Blossom& blossom(int node) const { return m_blossoms[at(node - vertices())]; }

    [[nodiscard]] Weight weight(int a, int b) const
    {
        Weight result = m_graph.table[m_graph.classOf[at(a)] * m_graph.classes + m_graph.classOf[at(b)]];
        if (!m_hasBonus.empty() && m_hasBonus[at(a)] != 0 && m_hasBonus[at(b)] != 0) {
            result += m_graph.bonus[at(std::min(a, b))];
        }
        return result;
    }
    /// Of an edge between different top-level nodes.
    [[nodiscard]] Weight slack(int a, int b) const { return m_dual[at(a)] + m_dual[at(b)] - weight(a, b); }

    template <class Visit>
    void forEachLeaf(int node, Visit&& visit) const
    {
        if (!isBlossom(node)) {
            visit(node);
            return;
        }
        for (const int leaf : blossom(node).leaves) visit(leaf);
    }

    template <class Visit>
    void forEachNeighbour(int vertex, Visit&& visit) const
    {
        const auto row = m_graph.allowed.row(at(vertex));
        for (std::size_t word = 0; word < row.size(); ++word) {
            for (std::uint64_t bits = row[word]; bits != 0; bits &= bits - 1) {
                visit(static_cast<int>(word * 64) + std::countr_zero(bits));
            }
        }
    }

    // --- start

    void startDuals()
    {
        m_dual.assign(m_graph.size(), Weight{0});
        for (int v = 0; v < vertices(); ++v) {
            bool any = false;
            Weight best{0};
            forEachNeighbour(v, [&](int other) {
                const Weight rest = weight(v, other) - potentialOf(v) - potentialOf(other);
                if (!any || rest > best) best = rest;
                any = true;
            });
            Weight dual = potentialOf(v) + halved(best);
            if (m_graph.mayBeAlone[at(v)] != 0 && dual < Weight{0}) dual = Weight{0};
            m_dual[at(v)] = dual;
        }
    }

    [[nodiscard]] const Weight& potentialOf(int v) const { return m_graph.potential[m_graph.classOf[at(v)]]; }

    /// Matches v with the first free vertex from `begin` on to which it has a tight edge.
    void matchGreedily(int v, int begin)
    {
        if (m_mate[at(v)] != kNone) return;
        const auto row = m_graph.allowed.row(at(v));
        for (std::size_t word = at(begin) / 64; word < row.size(); ++word) {
            for (std::uint64_t bits = row[word]; bits != 0; bits &= bits - 1) {
                const int other = static_cast<int>(word * 64) + std::countr_zero(bits);
                if (other < begin || m_mate[at(other)] != kNone || slack(v, other) != Weight{0}) continue;
                marry(v, other);
                return;
            }
        }
    }

    /// Lowers the dual of an unmatched vertex as far as its edges allow.
    void reduceDual(int v)
    {
        if (mayStayAlone(v)) return;
        bool any = false;
        Weight least{0};
        forEachNeighbour(v, [&](int other) {
            const Weight distance = slack(v, other);
            if (!any || distance < least) least = distance;
            any = true;
        });
        if (m_graph.mayBeAlone[at(v)] != 0 && (!any || m_dual[at(v)] < least)) least = m_dual[at(v)];
        m_dual[at(v)] -= least;
        matchGreedily(v, 0);
    }

    bool growAll()
    {
        for (int v = 0; v < vertices(); ++v) {
            if (mayStayAlone(v)) continue;
            if (!grow(v)) return false;
        }
        return true;
    }

    [[nodiscard]] bool mayStayAlone(int v) const
    {
        return m_mate[at(v)] != kNone || (m_graph.mayBeAlone[at(v)] != 0 && m_dual[at(v)] == Weight{0});
    }

    void marry(int a, int b)
    {
        m_mate[at(a)] = b;
        m_mate[at(b)] = a;
    }

    int unmatch(int a)
    {
        const int other = m_mate[at(a)];
        m_mate[at(a)] = kNone;
        if (other != kNone) m_mate[at(other)] = kNone;
        return other;
    }

    // --- one alternating tree

    /// Grows a tree from an unmatched vertex until it is matched, or alone with dual zero. False if that can't be.
    bool grow(int root)
    {
        startTree();
        makeOuter(m_top[at(root)], {kNone, kNone});
        const bool done = growTree();
        dropFlatBlossoms();
        return done;
    }

    bool growTree()
    {
        for (;;) {
            while (m_head < m_queue.size()) {
                if (scan(m_queue[m_head++])) return true;
            }
            if (contractTightEdges()) continue;
            const Step step = nextStep();
            if (step.kind == Step::None) return false;
            if (step.delta != Weight{0}) changeDuals(step.delta);
            if (take(step)) return true;
        }
    }

    /// Contracts all tight edges between outer nodes, vertex by vertex.
    bool contractTightEdges()
    {
        bool any = false;
        for (int v = 0; v < vertices(); ++v) {
            if (m_label[at(m_top[at(v)])] != Label::Outer || m_nearest[at(v)].to == kNone) continue;
            if (m_nearest[at(v)].distance != Weight{0} || m_top[at(m_nearest[at(v)].to)] == m_top[at(v)]) continue;
            any = true;
            forEachNeighbour(v, [&](int other) {
                const int node = m_top[at(other)];
                if (node == m_top[at(v)] || m_label[at(node)] != Label::Outer || m_blocked.test(at(other))) return;
                if (slack(v, other) == Weight{0}) contract(v, other);
            });
        }
        return any;
    }

    void startTree()
    {
        const std::size_t nodes = m_graph.size() + m_blossoms.size();
        m_label.assign(nodes, Label::Free);
        m_entry.assign(nodes, Edge{kNone, kNone});
        m_nearest.resize(m_graph.size());
        for (Near& near : m_nearest) near.to = kNone;
        m_queue.clear();
        m_head = 0;
    }

    // --- one alternating tree of tight edges only

    /// The tight edges of a vertex, blossoms apart. Kept until a dual changes.
    std::span<const std::uint64_t> tightRow(int v)
    {
        if (!m_tightKnown.test(at(v))) {
            m_tightKnown.set(at(v));
            std::ranges::fill(m_tight.row(at(v)), std::uint64_t{0});
            forEachNeighbour(v, [&](int other) {
                if (slack(v, other) == Weight{0}) m_tight.set(at(v), at(other));
            });
        }
        return m_tight.row(at(v));
    }

    /// Grows a tree from an unmatched vertex while duals stay. It ends at another unmatched vertex, or leaves a vertex
    /// of dual zero alone instead. False if neither can be reached.
    bool growTight(int root)
    {
        startTree();
        m_targets.clear();
        m_nearTarget.clear();
        for (int v = 0; v < vertices(); ++v) {
            if (m_mate[at(v)] != kNone || v == root || m_top[at(v)] == m_top[at(root)] || isBlossom(m_top[at(v)]))
                continue;
            m_targets.set(at(v));
            const auto row = tightRow(v);
            for (std::size_t word = 0; word < row.size(); ++word) m_nearTarget.words()[word] |= row[word];
        }
        for (std::size_t word = 0; word < m_open.words().size(); ++word) {
            m_open.words()[word] = ~m_blocked.words()[word];
        }
        makeOuter(m_top[at(root)], {kNone, kNone});
        const bool done = growTightTree();
        dropFlatBlossoms();
        return done;
    }

    bool growTightTree()
    {
        std::size_t contracted = 0;
        std::size_t looked = 0;
        for (;;) {
            for (; looked < m_queue.size(); ++looked) {
                if (finishTight(m_queue[looked])) return true;
            }
            if (m_head < m_queue.size()) {
                if (scanTight(m_queue[m_head++], looked)) return true;
                continue;
            }
            if (contracted == m_queue.size()) return false;
            contractTight(m_queue[contracted++]);
        }
    }

    /// An outer vertex that may be left alone, or has a tight edge to an unmatched one.
    bool finishTight(int v)
    {
        forEachLeaf(m_top[at(v)], [&](int leaf) { m_open.reset(at(leaf)); });
        if (m_graph.mayBeAlone[at(v)] != 0 && m_dual[at(v)] == Weight{0}) {
            flipToRoot(v, kNone);
            return true;
        }
        if (!m_nearTarget.test(at(v))) return false;
        return anyOfBoth(tightRow(v), m_targets.words(), [&](std::size_t target) {
            return !m_blocked.test(target) && m_open.test(target) && reach(v, static_cast<int>(target));
        });
    }

    bool scanTight(int v, std::size_t& looked)
    {
        return anyOfBoth(tightRow(v), m_open.words(), [&](std::size_t found) {
            const int other = static_cast<int>(found);
            if (m_label[at(m_top[found])] != Label::Free) return false;
            if (reach(v, other)) return true;
            forEachLeaf(m_top[found], [&](int leaf) { m_open.reset(at(leaf)); });
            for (; looked < m_queue.size(); ++looked) {
                if (finishTight(m_queue[looked])) return true;
            }
            return false;
        });
    }

    void contractTight(int v)
    {
        const auto row = tightRow(v);
        for (std::size_t word = 0; word < row.size(); ++word) {
            for (std::uint64_t bits = row[word] & ~m_blocked.words()[word]; bits != 0; bits &= bits - 1) {
                const int other = static_cast<int>(word * 64) + std::countr_zero(bits);
                if (m_label[at(m_top[at(other)])] == Label::Outer && m_top[at(other)] != m_top[at(v)])
                    contract(v, other);
            }
        }
    }

    void makeOuter(int node, Edge entry)
    {
        m_label[at(node)] = Label::Outer;
        m_entry[at(node)] = entry;
        forEachLeaf(node, [&](int v) { openVertex(v); });
    }

    void openVertex(int v)
    {
        m_nearest[at(v)].to = kNone;
        m_queue.push_back(v);
    }

    /// The node is reached over `entry` (outer vertex, vertex of the node); what its base is matched to becomes outer.
    void makeInner(int node, Edge entry)
    {
        m_label[at(node)] = Label::Inner;
        m_entry[at(node)] = entry;
        const int base = m_base[at(node)];
        const int partner = m_mate[at(base)];
        makeOuter(m_top[at(partner)], {base, partner});
    }

    /// Looks at all edges of an outer vertex; true if the tree reached an unmatched vertex.
    bool scan(int v)
    {
        const auto row = m_graph.allowed.row(at(v));
        for (std::size_t word = 0; word < row.size(); ++word) {
            for (std::uint64_t bits = row[word] & ~m_blocked.words()[word]; bits != 0; bits &= bits - 1) {
                const int other = static_cast<int>(word * 64) + std::countr_zero(bits);
                const int node = m_top[at(other)];
                if (node == m_top[at(v)]) continue;
                const Weight distance = slack(v, other);
                if (m_label[at(node)] == Label::Outer) {
                    note(v, other, distance);
                } else if (m_label[at(node)] == Label::Free && distance == Weight{0}) {
                    if (reach(v, other)) return true;
                } else {
                    note(other, v, distance);
                }
            }
        }
        return false;
    }

    void note(int v, int to, const Weight& distance)
    {
        Near& near = m_nearest[at(v)];
        if (near.to != kNone && near.distance <= distance) return;
        near.to = to;
        near.distance = distance;
    }

    /// A tight edge leads from outer v to a vertex of a free node.
    bool reach(int v, int other)
    {
        const int node = m_top[at(other)];
        if (m_mate[at(m_base[at(node)])] != kNone) {
            makeInner(node, {v, other});
            return false;
        }
        rebase(node, other);
        m_mate[at(other)] = v;
        flipToRoot(v, other);
        return true;
    }

    /// Takes in all free nodes to which an edge has become tight.
    bool reachTight()
    {
        for (int v = 0; v < vertices(); ++v) {
            const Near& near = m_nearest[at(v)];
            if (near.to == kNone || near.distance != Weight{0} || m_blocked.test(at(v))) continue;
            if (m_label[at(m_top[at(v)])] == Label::Free && reach(near.to, v)) return true;
        }
        return false;
    }

    struct Near {
        int to = kNone;  ///< of a free or inner vertex: the outer one nearest to it; of an outer one: another outer one
        Weight distance{0};
    };

    struct Step {
        enum Kind : std::uint8_t { None, LeaveAlone, Reach, Contract, Expand };
        Kind kind = None;
        int vertex = kNone;  ///< of Expand: the node
        Weight delta{0};
    };

    Step nextStep()
    {
        Step best;
        const auto offer = [&](typename Step::Kind kind, int vertex, const Weight& delta) {
            if (best.kind == Step::None || delta < best.delta) best = {kind, vertex, delta};
        };
        for (int v = 0; v < vertices(); ++v) {
            const Label label = m_label[at(m_top[at(v)])];
            if (label == Label::Inner || m_blocked.test(at(v))) continue;
            if (label == Label::Free) {
                if (m_nearest[at(v)].to != kNone) offer(Step::Reach, v, m_nearest[at(v)].distance);
                continue;
            }
            if (m_graph.mayBeAlone[at(v)] != 0) offer(Step::LeaveAlone, v, m_dual[at(v)]);
            refreshOuter(v);
            if (m_nearest[at(v)].to != kNone) offer(Step::Contract, v, halved(m_nearest[at(v)].distance));
        }
        for (std::size_t i = 0; i < m_blossoms.size(); ++i) {
            const int node = vertices() + static_cast<int>(i);
            if (m_blossoms[i].alive && m_parent[at(node)] == kNone && m_label[at(node)] == Label::Inner) {
                offer(Step::Expand, node, halved(m_blossoms[i].dual));
            }
        }
        return best;
    }

    /// The nearest other outer node of an outer vertex, if a blossom has swallowed the one noted.
    void refreshOuter(int v)
    {
        Near& near = m_nearest[at(v)];
        if (near.to == kNone || m_top[at(near.to)] != m_top[at(v)]) return;
        near.to = kNone;
        forEachNeighbour(v, [&](int other) {
            const int node = m_top[at(other)];
            if (node == m_top[at(v)] || m_label[at(node)] != Label::Outer || m_blocked.test(at(other))) return;
            note(v, other, slack(v, other));
        });
    }

    void changeDuals(const Weight& delta)
    {
        m_tightKnown.clear();
        for (int v = 0; v < vertices(); ++v) {
            switch (m_label[at(m_top[at(v)])]) {
            case Label::Outer:
                m_dual[at(v)] -= delta;
                m_nearest[at(v)].distance -= delta + delta;
                break;
            case Label::Inner:
                m_dual[at(v)] += delta;
                break;
            case Label::Free:
                m_nearest[at(v)].distance -= delta;
                break;
            }
        }
        for (std::size_t i = 0; i < m_blossoms.size(); ++i) {
            const int node = vertices() + static_cast<int>(i);
            if (!m_blossoms[i].alive || m_parent[at(node)] != kNone) continue;
            if (m_label[at(node)] == Label::Outer) m_blossoms[i].dual += delta + delta;
            if (m_label[at(node)] == Label::Inner) m_blossoms[i].dual -= delta + delta;
        }
    }

    bool take(const Step& step)
    {
        switch (step.kind) {
        case Step::LeaveAlone:
            flipToRoot(step.vertex, kNone);
            return true;
        case Step::Reach:
            return reachTight();
        case Step::Contract:
            return false;  // contractTightEdges does it
        case Step::Expand:
            expandInner(step.vertex);
            return false;
        case Step::None:
            break;
        }
        return false;
    }

    /// Matches outer vertex v to `partner` (or leaves it alone) and exchanges the edges on its path to the root.
    void flipToRoot(int v, int partner)
    {
        for (;;) {
            const int node = m_top[at(v)];
            const int inner = m_entry[at(node)].first;  // the vertex its base was matched to; none for the root
            rebase(node, v);
            m_mate[at(v)] = partner;
            if (inner == kNone) return;
            const int innerNode = m_top[at(inner)];
            const Edge entry = m_entry[at(innerNode)];
            rebase(innerNode, entry.second);
            m_mate[at(entry.second)] = entry.first;
            v = entry.first;
            partner = entry.second;
        }
    }

    // --- blossoms

    int newBlossom()
    {
        for (std::size_t i = 0; i < m_blossoms.size(); ++i) {
            if (!m_blossoms[i].alive) return vertices() + static_cast<int>(i);
        }
        m_blossoms.emplace_back();
        m_parent.push_back(kNone);
        m_base.push_back(kNone);
        m_label.push_back(Label::Free);
        m_entry.emplace_back(kNone, kNone);
        return vertices() + static_cast<int>(m_blossoms.size()) - 1;
    }

    /// The nodes from an outer node up to the root, with the edges between them pointing upwards.
    void pathUp(int node, std::vector<int>& nodes, std::vector<Edge>& edges) const
    {
        nodes.assign(1, node);
        edges.clear();
        while (m_entry[at(node)].first != kNone) {
            const Edge entry = m_entry[at(node)];
            edges.emplace_back(entry.second, entry.first);
            node = m_top[at(entry.first)];
            nodes.push_back(node);
        }
    }

    /// A tight edge joins two outer nodes of the tree: together with their paths they become one outer blossom.
    void contract(int a, int b)
    {
        std::vector<int> nodesA;
        std::vector<int> nodesB;
        std::vector<Edge> edgesA;
        std::vector<Edge> edgesB;
        pathUp(m_top[at(a)], nodesA, edgesA);
        pathUp(m_top[at(b)], nodesB, edgesB);
        while (nodesA.size() > 1 && nodesB.size() > 1 && nodesA[nodesA.size() - 2] == nodesB[nodesB.size() - 2]) {
            nodesA.pop_back();
            nodesB.pop_back();
            edgesA.pop_back();
            edgesB.pop_back();
        }
        const int node = newBlossom();
        Blossom& made = blossom(node);
        made = Blossom{};
        made.alive = true;
        for (std::size_t i = nodesA.size(); i-- > 0;) {
            made.children.push_back(nodesA[i]);
            if (i > 0) made.links.emplace_back(edgesA[i - 1].second, edgesA[i - 1].first);
        }
        made.links.emplace_back(a, b);
        for (std::size_t i = 0; i + 1 < nodesB.size(); ++i) {
            made.children.push_back(nodesB[i]);
            made.links.push_back(edgesB[i]);
        }
        const int top = nodesA.back();
        m_base[at(node)] = m_base[at(top)];
        m_parent[at(node)] = kNone;
        m_label[at(node)] = Label::Outer;
        m_entry[at(node)] = m_entry[at(top)];
        for (const int child : made.children) {
            m_parent[at(child)] = node;
            const bool wasInner = m_label[at(child)] == Label::Inner;
            forEachLeaf(child, [&](int v) {
                made.leaves.push_back(v);
                m_top[at(v)] = node;
                if (wasInner) openVertex(v);
            });
        }
    }

    /// Makes v the base of its blossom and matches the other vertices inside accordingly.
    void rebase(int node, int v)
    {
        if (!isBlossom(node)) return;
        const int old = m_base[at(node)];
        if (old == v) return;
        Blossom& b = blossom(node);
        std::size_t start = 0;
        const int child = childHolding(node, v);
        while (b.children[start] != child) ++start;
        rebase(child, v);
        const std::size_t count = b.children.size();
        if (start % 2 == 1) {
            for (std::size_t i = start + 1; i < count; i += 2) joinChildren(node, b.links[i]);
        } else {
            for (std::size_t i = start; i >= 2; i -= 2) joinChildren(node, b.links[i - 2]);
        }
        std::ranges::rotate(b.children, b.children.begin() + static_cast<std::ptrdiff_t>(start));
        std::ranges::rotate(b.links, b.links.begin() + static_cast<std::ptrdiff_t>(start));
        m_base[at(node)] = v;
    }

    /// Matches the ends of a link between two children of the node.
    void joinChildren(int node, const Edge& link)
    {
        rebase(childHolding(node, link.first), link.first);
        rebase(childHolding(node, link.second), link.second);
        marry(link.first, link.second);
    }

    [[nodiscard]] int childHolding(int node, int v) const
    {
        int child = v;
        while (m_parent[at(child)] != node) child = m_parent[at(child)];
        return child;
    }

    /// An inner blossom of dual zero: its children take its place, those on the path from the entry to the base in the
    /// tree, the others free.
    void expandInner(int node)
    {
        const Edge entry = m_entry[at(node)];
        Blossom old = std::move(blossom(node));
        releaseChildren(node, old);
        const std::size_t count = old.children.size();
        std::size_t i = 0;
        while (m_top[at(entry.second)] != old.children[i]) ++i;
        const bool forwards = i % 2 == 1;
        Edge into = entry;
        for (;;) {
            const int child = old.children[i];
            m_label[at(child)] = Label::Inner;
            m_entry[at(child)] = into;
            if (i == 0) break;
            const std::size_t outerIndex = forwards ? i + 1 : i - 1;
            const int base = m_base[at(child)];
            const int partner = m_mate[at(base)];
            makeOuter(old.children[outerIndex % count], {base, partner});
            if (forwards) {
                into = old.links[outerIndex % count];
                i = (outerIndex + 1) % count;
            } else {
                into = {old.links[outerIndex - 1].second, old.links[outerIndex - 1].first};
                i = outerIndex - 1;
            }
        }
    }

    void releaseChildren(int node, const Blossom& old)
    {
        for (const int child : old.children) {
            m_parent[at(child)] = kNone;
            m_label[at(child)] = Label::Free;
            forEachLeaf(child, [&](int v) { m_top[at(v)] = child; });
        }
        blossom(node) = Blossom{};
    }

    /// After a tree: blossoms whose dual is zero have served.
    void dropFlatBlossoms()
    {
        bool again = true;
        while (again) {
            again = false;
            for (std::size_t i = 0; i < m_blossoms.size(); ++i) {
                const int node = vertices() + static_cast<int>(i);
                if (!m_blossoms[i].alive || m_parent[at(node)] != kNone || m_blossoms[i].dual != Weight{0}) continue;
                const Blossom old = std::move(m_blossoms[i]);
                releaseChildren(node, old);
                again = true;
            }
        }
        while (!m_blossoms.empty() && !m_blossoms.back().alive) {
            m_blossoms.pop_back();
            m_parent.pop_back();
            m_base.pop_back();
        }
    }

    /// Takes the blossoms around a vertex apart; their duals go to their vertices. The matching inside stays; the edge
    /// out of the base gets slack and is unmatched.
    void dissolveAround(int v)
    {
        while (isBlossom(m_top[at(v)])) {
            const int node = m_top[at(v)];
            const Blossom old = std::move(blossom(node));
            const Weight half = halved(old.dual);
            m_tightKnown.clear();
            for (const int leaf : old.leaves) m_dual[at(leaf)] += half;
            unmatch(m_base[at(node)]);
            releaseChildren(node, old);
        }
    }

    // --- questions

    bool repairTight(std::span<const int> freed)
    {
        for (const int v : freed) {
            if (v == kNone || mayStayAlone(v) || m_blocked.test(at(v))) continue;
            if (!growTight(v)) return false;
        }
        return true;
    }
    bool repairTight(std::initializer_list<int> freed) { return repairTight(std::span(freed.begin(), freed.size())); }

    void restore(const std::vector<int>& mates, const std::vector<Blossom>& blossoms)
    {
        m_mate = mates;
        m_blossoms = blossoms;
        for (std::size_t i = 0; i < m_blossoms.size(); ++i) {
            if (m_blossoms[i].alive) m_base[m_graph.size() + i] = baseOf(m_blossoms[i]);
        }
    }

    /// The vertex of a blossom that is not matched inside it.
    [[nodiscard]] int baseOf(const Blossom& b) const
    {
        for (const int leaf : b.leaves) {
            const int other = m_mate[at(leaf)];
            if (other == kNone || std::ranges::find(b.leaves, other) == b.leaves.end()) return leaf;
        }
        KYDAI_ASSERT(false);
    }

    static bool keeps(std::span<const int> listed, const BitMatrix& keep, const Edge& edge)
    {
        return std::ranges::all_of(listed, [&](int v) {
            const int other = v == edge.first ? edge.second : edge.first;
            return (v != edge.first && v != edge.second) || keep.test(at(v), at(other));
        });
    }

    [[nodiscard]] bool holdsBlossom(std::span<const Edge> edges) const
    {
        if (m_blossoms.empty()) return false;
        return std::ranges::any_of(edges, [&](const Edge& edge) {
            if (m_top[at(edge.first)] != m_top[at(edge.second)]) return false;
            return std::ranges::any_of(m_blossoms, [&](const Blossom& b) {
                return b.alive && std::ranges::any_of(b.links, [&](const Edge& link) {
                           return link == edge || (link.first == edge.second && link.second == edge.first);
                       });
            });
        });
    }

    void forbid(std::span<const Edge> edges, std::vector<int>& freed)
    {
        for (const Edge& edge : edges) {
            m_graph.allowed.resetBoth(at(edge.first), at(edge.second));
            m_tight.resetBoth(at(edge.first), at(edge.second));
            if (m_mate[at(edge.first)] != edge.second) continue;
            unmatch(edge.first);
            freed.push_back(edge.first);
            freed.push_back(edge.second);
        }
    }

    bool fixThoroughly(int a, int b)
    {
        std::vector<Edge> others;
        for (const int v : {a, b}) {
            forEachNeighbour(v, [&](int other) {
                if (other != a && other != b) others.emplace_back(v, other);
            });
        }
        const int ends[] = {a, b};
        if (removeThoroughly(others, ends)) {
            m_blocked.set(at(a));
            m_blocked.set(at(b));
            return true;
        }
        return false;
    }

    bool removeThoroughly(std::span<const Edge> edges, std::span<const int> mustMatch)
    {
        WeightedMatching before = *this;
        const Weight best = total();
        std::vector<int> freed;
        for (const int v : mustMatch) m_graph.mayBeAlone[at(v)] = 0;
        for (const Edge& edge : edges) {
            if (m_top[at(edge.first)] == m_top[at(edge.second)]) dissolveAround(edge.first);
        }
        forbid(edges, freed);
        if (growAll() && total() == best) return true;
        *this = std::move(before);
        return false;
    }

    WeightedGraph<Weight> m_graph;
    bool m_thorough = false;
    std::vector<std::uint8_t> m_hasBonus{};
    std::vector<int> m_mate{};          ///< per vertex
    std::vector<Weight> m_dual{};       ///< per vertex
    std::vector<int> m_top{};           ///< per vertex: its top-level node
    std::vector<int> m_parent{};        ///< per node: the blossom it is a child of
    std::vector<int> m_base{};          ///< per node: its vertex that is matched outwards, or unmatched
    std::vector<Blossom> m_blossoms{};  ///< node number minus the number of vertices
    BitSet m_blocked{};                 ///< vertices of fixed pairs
    BitMatrix m_tight{};                ///< rows of tight edges,
    BitSet m_tightKnown{};              ///< where they are up to date
    // of one tree
    std::vector<Label> m_label{};
    std::vector<Edge> m_entry{};  ///< per node: the edge by which the tree came, (vertex before, vertex in the node)
    std::vector<Near> m_nearest{};
    std::vector<int> m_queue{};
    std::size_t m_head = 0;
    BitSet m_open{};        ///< growTight: vertices not in the tree
    BitSet m_targets{};     ///< growTight: unmatched vertices
    BitSet m_nearTarget{};  ///< growTight: vertices with a tight edge to one of them
};

}  // namespace kydai::pairing
