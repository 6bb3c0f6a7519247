/// Maximum-weight matching on a general graph, with its dual solution, and re-optimisation when edges are taken away:
/// the search by which a bracket finds its best criteria vector and then the first candidate that reaches it.
///
/// The method is the primal-dual one of Edmonds in its single-root form: every vertex that must be matched, or whose
/// dual is positive, grows one alternating tree (dual_search.h). Blossoms live on between trees while their dual is
/// positive. Where many vertices share few classes, the search starts from the duals of the classes (class_duals.h).
///
/// Optimal matchings are exactly those that use only tight edges, leave alone only vertices of dual zero, and enter
/// each blossom once. So whether some optimal matching avoids certain edges, or contains one, is a question of
/// reachability among tight edges (tight_search.h); no dual changes. Only where the edges concerned hold a blossom
/// together, the blossom is dissolved and the matching optimised anew, and the weights are compared.
#pragma once

#include "pairing/class_duals.h"
#include "pairing/dual_search.h"
#include "pairing/tight_search.h"
#include "pairing/weighted_graph.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace kydai::pairing {

template <class Weight>
class WeightedMatching {
public:
    /// With `thorough`, questions are always answered by optimising anew: the plain method.
    WeightedMatching(WeightedGraph<Weight> graph, bool thorough)
        : m_state(std::move(graph)), m_dualSearch(m_state), m_tightSearch(m_state), m_thorough(thorough)
    {
    }
    WeightedMatching(const WeightedMatching&) = delete;
    WeightedMatching& operator=(const WeightedMatching&) = delete;
    ~WeightedMatching() = default;

    /// Finds a maximum-weight matching. False if vertices that must be matched can't all be, or if it was stopped.
    /// `first` and `middle` are a hint where to start: vertices below `first` take the first mate they can, those from
    /// there on one from `middle` on.
    bool solve(int first, int middle, const std::stop_token& stop)
    {
        if (!startClassDuals()) startDuals();
        for (int v = 0; v < first; ++v) matchGreedily(v, 0);
        for (int v = first; v < middle; ++v) matchGreedily(v, middle);
        for (int v = 0; v < m_state.vertices(); ++v) matchGreedily(v, 0);
        for (int v = m_state.vertices(); v-- > 0;) reduceDual(v);
        for (int v = 0; v < m_state.vertices(); ++v) {
            if (stop.stop_requested()) return false;
            if (!m_state.isSettled(v) && !m_dualSearch.settle(v)) return false;
        }
        return true;
    }

    [[nodiscard]] int mate(int v) const { return m_state.forest.mate(v); }
    [[nodiscard]] bool isAllowed(int a, int b) const { return m_state.isAllowed(a, b); }
    /// The weight of the matching, bonuses included.
    [[nodiscard]] Weight total() const { return m_state.total(); }

    /// Whether an optimal matching contains the pair; if so it is fixed for good.
    bool fixPair(int a, int b)
    {
        auto& forest = m_state.forest;
        if (m_thorough || forest.isBlossom(forest.top(a)) || forest.isBlossom(forest.top(b)))
            return fixThoroughly(a, b);
        if (forest.mate(a) != b) {
            if (m_state.slack(a, b) != Weight{0}) return false;
            auto before = forest.matching();
            const int freed[] = {forest.unmatch(a), forest.unmatch(b)};
            forest.marry(a, b);
            setFixed(a, b, true);
            if (settleTight(freed)) return true;
            forest.restore(std::move(before));
            setFixed(a, b, false);
            return false;
        }
        setFixed(a, b, true);
        return true;
    }

    /// Whether an optimal matching exists without these (allowed) edges, in which none of `mustMatch` is alone. If so
    /// the edges are removed for good.
    bool remove(std::span<const VertexPair> edges, std::span<const int> mustMatch)
    {
        if (m_thorough || holdBlossoms(edges)) return removeThoroughly(edges, mustMatch);
        auto before = m_state.forest.matching();
        const std::vector<std::uint8_t> mayBeAlone = m_state.graph.mayBeAlone;
        if (settleTight(forbid(edges, mustMatch))) return true;
        m_state.forest.restore(std::move(before));
        m_state.graph.mayBeAlone = mayBeAlone;
        for (const VertexPair& edge : edges) {
            m_state.graph.allowed.setBoth(at(edge.first), at(edge.second));
            forgetTight(edge);
        }
        return false;
    }

    /// The same for many edges at once: each listed vertex keeps only the edges of its row in `keep`, a symmetric
    /// matrix.
    bool keepOnly(std::span<const int> listed, const BitMatrix& keep, std::span<const int> mustMatch)
    {
        std::vector<VertexPair> edges;
        BitSet seen(m_state.graph.size());
        for (const int v : listed) {
            m_state.forEachNeighbour(v, [&](int other) {
                if (!seen.test(at(other)) && !keep.test(at(v), at(other))) edges.emplace_back(v, other);
            });
            seen.set(at(v));
        }
        return remove(edges, mustMatch);
    }

    /// Adds the bonus to the weights and optimises anew. The dual of each vertex takes up its `raise`: for each edge
    /// the raises of its ends must cover the bonus.
    bool addBonus(EdgeBonus<Weight> bonus, const std::vector<Weight>& raise)
    {
        m_state.bonus = std::move(bonus);
        for (int v = 0; v < m_state.vertices(); ++v) {
            if (m_state.bonus.has[at(v)] != 0) dissolveAround(v);
        }
        for (int v = 0; v < m_state.vertices(); ++v) m_state.dual[at(v)] += raise[at(v)];
        for (int v = 0; v < m_state.vertices(); ++v) {
            const int other = mate(v);
            if (other <= v || m_state.isFixed(v) || m_state.forest.top(v) == m_state.forest.top(other)) continue;
            if (m_state.slack(v, other) != Weight{0}) m_state.forest.unmatch(v);
        }
        return settleAll();
    }

private:
    /// From so many on, duals are first sought for the classes.
    static constexpr std::size_t kVerticesPerClass = 8;

    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    [[nodiscard]] const Weight& potentialOf(int v) const
    {
        return m_state.graph.potential[m_state.graph.classOf[at(v)]];
    }

    /// The duals of class_duals.h, where vertices are many for their classes and none may be alone.
    bool startClassDuals()
    {
        const WeightedGraph<Weight>& graph = m_state.graph;
        if (m_thorough || graph.size() < kVerticesPerClass * graph.classes) return false;
        if (std::ranges::any_of(graph.mayBeAlone, [](std::uint8_t may) { return may != 0; })) return false;
        const auto duals = ClassDuals<Weight>(graph).find();
        if (!duals) return false;
        for (int v = 0; v < m_state.vertices(); ++v) m_state.dual[at(v)] = (*duals)[graph.classOf[at(v)]];
        return true;
    }

    /// Feasible duals: a vertex's own part, and half of the best that is left of its edges.
    void startDuals()
    {
        for (int v = 0; v < m_state.vertices(); ++v) {
            bool any = false;
            Weight best{0};
            m_state.forEachNeighbour(v, [&](int other) {
                const Weight rest = m_state.weight(v, other) - potentialOf(v) - potentialOf(other);
                if (!any || rest > best) best = rest;
                any = true;
            });
            m_state.dual[at(v)] = potentialOf(v) + halved(best);
            if (m_state.mayBeAlone(v) && m_state.dual[at(v)] < Weight{0}) m_state.dual[at(v)] = Weight{0};
        }
    }

    /// Matches v with the first free vertex from `begin` on to which it has a tight edge.
    void matchGreedily(int v, int begin)
    {
        if (mate(v) != kNoVertex) return;
        const auto row = m_state.graph.allowed.row(at(v));
        for (std::size_t word = at(begin) / 64; word < row.size(); ++word) {
            for (std::uint64_t bits = row[word]; bits != 0; bits &= bits - 1) {
                const int other = static_cast<int>(word * 64) + std::countr_zero(bits);
                if (other < begin || mate(other) != kNoVertex || m_state.slack(v, other) != Weight{0}) continue;
                m_state.forest.marry(v, other);
                return;
            }
        }
    }

    /// Lowers the dual of an unmatched vertex as far as its edges allow.
    void reduceDual(int v)
    {
        if (m_state.isSettled(v)) return;
        bool any = false;
        Weight least{0};
        m_state.forEachNeighbour(v, [&](int other) {
            const Weight distance = m_state.slack(v, other);
            if (!any || distance < least) least = distance;
            any = true;
        });
        Weight& dual = m_state.dual[at(v)];
        if (m_state.mayBeAlone(v) && (!any || dual < least)) least = dual;
        dual -= least;
        matchGreedily(v, 0);
    }

    bool settleAll()
    {
        m_tightSearch.forget();
        for (int v = 0; v < m_state.vertices(); ++v) {
            if (!m_state.isSettled(v) && !m_dualSearch.settle(v)) return false;
        }
        return true;
    }

    bool settleTight(std::span<const int> freed)
    {
        return std::ranges::all_of(freed, [&](int v) {
            return v == kNoVertex || m_state.isFixed(v) || m_state.isSettled(v) || m_tightSearch.settle(v);
        });
    }

    void setFixed(int a, int b, bool fixed)
    {
        for (const int v : {a, b}) fixed ? m_state.fixed.set(at(v)) : m_state.fixed.reset(at(v));
    }

    void forgetTight(const VertexPair& edge)
    {
        m_tightSearch.forget(edge.first);
        m_tightSearch.forget(edge.second);
    }

    /// One of the edges is a link of a blossom.
    [[nodiscard]] bool holdBlossoms(std::span<const VertexPair> edges) const
    {
        std::vector<VertexPair> links;
        for (const Blossom<Weight>& blossom : m_state.forest.blossoms()) {
            for (const VertexPair& link : blossom.links) links.emplace_back(std::minmax(link.first, link.second));
        }
        if (links.empty()) return false;
        std::ranges::sort(links);
        return std::ranges::any_of(edges, [&](const VertexPair& edge) {
            return std::ranges::binary_search(links, VertexPair(std::minmax(edge.first, edge.second)));
        });
    }

    /// Takes the edges away; the vertices that are to be settled then.
    std::vector<int> forbid(std::span<const VertexPair> edges, std::span<const int> mustMatch)
    {
        std::vector<int> freed(mustMatch.begin(), mustMatch.end());
        for (const int v : mustMatch) m_state.graph.mayBeAlone[at(v)] = 0;
        for (const VertexPair& edge : edges) {
            m_state.graph.allowed.resetBoth(at(edge.first), at(edge.second));
            forgetTight(edge);
            if (mate(edge.first) != edge.second) continue;
            m_state.forest.unmatch(edge.first);
            freed.push_back(edge.first);
            freed.push_back(edge.second);
        }
        return freed;
    }

    bool fixThoroughly(int a, int b)
    {
        std::vector<VertexPair> others;
        for (const int v : {a, b}) {
            m_state.forEachNeighbour(v, [&](int other) {
                if (other != a && other != b) others.emplace_back(v, other);
            });
        }
        const int ends[] = {a, b};
        if (!removeThoroughly(others, ends)) return false;
        setFixed(a, b, true);
        return true;
    }

    bool removeThoroughly(std::span<const VertexPair> edges, std::span<const int> mustMatch)
    {
        MatchingState<Weight> before = m_state;
        const Weight best = total();
        for (const VertexPair& edge : edges) {
            if (m_state.forest.top(edge.first) == m_state.forest.top(edge.second)) dissolveAround(edge.first);
        }
        forbid(edges, mustMatch);
        if (settleAll() && total() == best) return true;
        m_state = std::move(before);
        m_tightSearch.forget();
        return false;
    }

    /// Takes the blossoms around a vertex apart; their duals go to their vertices. The matching inside stays; the edge
    /// out of the base gets slack and is unmatched.
    void dissolveAround(int v)
    {
        auto& forest = m_state.forest;
        for (int node = forest.top(v); forest.isBlossom(node); node = forest.top(v)) {
            forest.unmatch(forest.base(node));
            const Blossom<Weight> old = forest.release(node);
            const Weight half = halved(old.dual);
            for (const int leaf : old.leaves) m_state.dual[at(leaf)] += half;
        }
    }

    MatchingState<Weight> m_state;
    DualSearch<Weight> m_dualSearch;
    TightSearch<Weight> m_tightSearch;
    bool m_thorough;
};

}  // namespace kydai::pairing
