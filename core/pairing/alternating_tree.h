/// The alternating tree of a matching search: from an unmatched root, outer nodes are reached by an even number of
/// edges, inner ones by an odd number. The search decides which edges may be used; the tree keeps the books.
#pragma once

#include "pairing/blossom_forest.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace kydai::pairing {

enum class TreeLabel : std::uint8_t { Free, Outer, Inner };

template <class Weight>
class AlternatingTree {
public:
    explicit AlternatingTree(BlossomForest<Weight>& forest) : m_forest(forest) {}

    void start(int root)
    {
        m_label.assign(m_forest.nodes(), TreeLabel::Free);
        m_entry.assign(m_forest.nodes(), VertexPair{kNoVertex, kNoVertex});
        m_opened.clear();
        makeOuter(m_forest.top(root), {kNoVertex, kNoVertex});
    }

    [[nodiscard]] TreeLabel label(int node) const { return m_label[at(node)]; }
    [[nodiscard]] TreeLabel labelOf(int vertex) const { return label(m_forest.top(vertex)); }
    /// Outer vertices in the order in which they became so: the queue of the search.
    [[nodiscard]] const std::vector<int>& opened() const { return m_opened; }

    /// A usable edge leads from outer vertex v to a vertex of a free node. True if that ends the search: the node was
    /// unmatched and the path to the root is exchanged.
    bool reach(int v, int other)
    {
        const int node = m_forest.top(other);
        const int base = m_forest.base(node);
        const int partner = m_forest.mate(base);
        if (partner == kNoVertex) {
            m_forest.rebase(node, other);
            m_forest.setMate(other, v);
            flipToRoot(v, other);
            return true;
        }
        m_label[at(node)] = TreeLabel::Inner;
        m_entry[at(node)] = {v, other};
        makeOuter(m_forest.top(partner), {base, partner});
        return false;
    }

    /// Leaves an outer vertex alone instead of the root.
    void leaveAlone(int v) { flipToRoot(v, kNoVertex); }

    /// A usable edge joins two outer nodes: together with their paths they become one outer blossom.
    void contract(int a, int b)
    {
        std::vector<int> nodesA;
        std::vector<int> nodesB;
        std::vector<VertexPair> edgesA;
        std::vector<VertexPair> edgesB;
        pathUp(m_forest.top(a), nodesA, edgesA);
        pathUp(m_forest.top(b), nodesB, edgesB);
        while (nodesA.size() > 1 && nodesB.size() > 1 && nodesA[nodesA.size() - 2] == nodesB[nodesB.size() - 2]) {
            nodesA.pop_back();
            nodesB.pop_back();
            edgesA.pop_back();
            edgesB.pop_back();
        }
        std::vector<int> children;
        std::vector<VertexPair> links;
        for (std::size_t i = nodesA.size(); i-- > 0;) {
            children.push_back(nodesA[i]);
            if (i > 0) links.emplace_back(edgesA[i - 1].second, edgesA[i - 1].first);
        }
        links.emplace_back(a, b);
        for (std::size_t i = 0; i + 1 < nodesB.size(); ++i) {
            children.push_back(nodesB[i]);
            links.push_back(edgesB[i]);
        }
        const VertexPair entry = m_entry[at(nodesA.back())];
        const std::vector<int> swallowed = children;
        const int node = m_forest.make(std::move(children), std::move(links));
        m_label.resize(m_forest.nodes(), TreeLabel::Free);
        m_entry.resize(m_forest.nodes());
        m_label[at(node)] = TreeLabel::Outer;
        m_entry[at(node)] = entry;
        for (const int child : swallowed) {
            if (m_label[at(child)] == TreeLabel::Inner) open(child);
        }
    }

    /// Takes an inner blossom apart: its children on the path from the entry to the base stay in the tree, the others
    /// become free.
    void expandInner(int node)
    {
        VertexPair into = m_entry[at(node)];
        const Blossom<Weight> old = m_forest.release(node);
        for (const int child : old.children) m_label[at(child)] = TreeLabel::Free;
        const std::size_t count = old.children.size();
        std::size_t i = 0;
        while (m_forest.top(into.second) != old.children[i]) ++i;
        const bool forwards = i % 2 == 1;
        for (;;) {
            const int child = old.children[i];
            m_label[at(child)] = TreeLabel::Inner;
            m_entry[at(child)] = into;
            if (i == 0) return;
            const std::size_t outer = forwards ? i + 1 : i - 1;
            const int base = m_forest.base(child);
            makeOuter(old.children[outer % count], {base, m_forest.mate(base)});
            if (forwards) {
                into = old.links[outer % count];
                i = (outer + 1) % count;
            } else {
                into = {old.links[outer - 1].second, old.links[outer - 1].first};
                i = outer - 1;
            }
        }
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    /// Reached over `entry`: (vertex before, vertex in the node); for an outer node that is a matched edge.
    void makeOuter(int node, VertexPair entry)
    {
        m_label[at(node)] = TreeLabel::Outer;
        m_entry[at(node)] = entry;
        open(node);
    }

    void open(int node)
    {
        m_forest.forEachLeaf(node, [&](int v) { m_opened.push_back(v); });
    }

    /// The nodes from an outer node up to the root, with the edges between them pointing upwards.
    void pathUp(int node, std::vector<int>& nodes, std::vector<VertexPair>& edges) const
    {
        nodes.assign(1, node);
        while (m_entry[at(node)].first != kNoVertex) {
            const VertexPair entry = m_entry[at(node)];
            edges.emplace_back(entry.second, entry.first);
            node = m_forest.top(entry.first);
            nodes.push_back(node);
        }
    }

    /// Matches outer vertex v to `partner` (or to nobody) and exchanges the edges on its path to the root.
    void flipToRoot(int v, int partner)
    {
        for (;;) {
            const int node = m_forest.top(v);
            const int before = m_entry[at(node)].first;
            m_forest.rebase(node, v);
            m_forest.setMate(v, partner);
            if (before == kNoVertex) return;
            const int inner = m_forest.top(before);
            const VertexPair entry = m_entry[at(inner)];
            m_forest.rebase(inner, entry.second);
            m_forest.setMate(entry.second, entry.first);
            v = entry.first;
            partner = entry.second;
        }
    }

    BlossomForest<Weight>& m_forest;
    std::vector<TreeLabel> m_label{};
    std::vector<VertexPair> m_entry{};
    std::vector<int> m_opened{};
};

}  // namespace kydai::pairing
