/// A matching on a general graph together with its blossoms: odd cycles that act as one vertex, nested in each other.
/// Nodes are vertices (0 … size-1) and blossoms (from size on). Used by the searches of the weighted matching.
#pragma once

#include "pairing/wide_int.h"
#include "support/assert.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace kydai::pairing {

inline constexpr int kNoVertex = -1;
using VertexPair = std::pair<int, int>;

/// An odd cycle of nodes. Child 0 holds the base; link i joins child i with child i + 1 (the last one with child 0).
template <class Weight>
struct Blossom {
    bool alive = false;
    Weight dual{0};
    std::vector<int> children{};
    std::vector<VertexPair> links{};
    std::vector<int> leaves{};
};

template <class Weight>
class BlossomForest {
public:
    explicit BlossomForest(std::size_t size) : m_mate(size, kNoVertex), m_top(size), m_parent(size, kNoVertex)
    {
        for (std::size_t i = 0; i < size; ++i) m_top[i] = static_cast<int>(i);
        m_base = m_top;
    }

    [[nodiscard]] int vertices() const { return static_cast<int>(m_mate.size()); }
    [[nodiscard]] std::size_t nodes() const { return m_parent.size(); }
    [[nodiscard]] bool isBlossom(int node) const { return node >= vertices(); }
    [[nodiscard]] int mate(int vertex) const { return m_mate[at(vertex)]; }
    /// The outermost node that holds the vertex.
    [[nodiscard]] int top(int vertex) const { return m_top[at(vertex)]; }
    /// The vertex of a node that is matched out of it, or unmatched.
    [[nodiscard]] int base(int node) const { return m_base[at(node)]; }
    [[nodiscard]] bool isTop(int node) const { return m_parent[at(node)] == kNoVertex; }
    [[nodiscard]] Blossom<Weight>& blossom(int node) { return m_blossoms[at(node - vertices())]; }
    [[nodiscard]] const Blossom<Weight>& blossom(int node) const { return m_blossoms[at(node - vertices())]; }
    [[nodiscard]] std::span<const Blossom<Weight>> blossoms() const { return m_blossoms; }

    template <class Visit>
    void forEachLeaf(int node, Visit&& visit) const
    {
        if (!isBlossom(node)) {
            visit(node);
            return;
        }
        for (const int leaf : blossom(node).leaves) visit(leaf);
    }

    /// Visits the outermost blossoms.
    template <class Visit>
    void forEachTopBlossom(Visit&& visit)
    {
        for (std::size_t i = 0; i < m_blossoms.size(); ++i) {
            const int node = vertices() + static_cast<int>(i);
            if (m_blossoms[i].alive && isTop(node)) visit(node, m_blossoms[i]);
        }
    }

    void marry(int a, int b)
    {
        m_mate[at(a)] = b;
        m_mate[at(b)] = a;
    }

    /// Sets one side only: the other follows when a path is exchanged.
    void setMate(int vertex, int mate) { m_mate[at(vertex)] = mate; }

    int unmatch(int a)
    {
        const int other = m_mate[at(a)];
        m_mate[at(a)] = kNoVertex;
        if (other != kNoVertex) m_mate[at(other)] = kNoVertex;
        return other;
    }

    /// Makes v the base of the node that holds it and matches the other vertices inside accordingly.
    void rebase(int node, int v)
    {
        if (!isBlossom(node) || m_base[at(node)] == v) return;
        Blossom<Weight>& b = blossom(node);
        const int child = childHolding(node, v);
        std::size_t start = 0;
        while (b.children[start] != child) ++start;
        rebase(child, v);
        if (start % 2 == 1) {
            for (std::size_t i = start + 1; i < b.children.size(); i += 2) joinChildren(node, b.links[i]);
        } else {
            for (std::size_t i = start; i >= 2; i -= 2) joinChildren(node, b.links[i - 2]);
        }
        // Not the ranges version: clang 14 refuses it with this standard library.
        std::rotate(b.children.begin(), b.children.begin() + static_cast<std::ptrdiff_t>(start), b.children.end());
        std::rotate(b.links.begin(), b.links.begin() + static_cast<std::ptrdiff_t>(start), b.links.end());
        m_base[at(node)] = v;
    }

    /// A new blossom of dual zero from top-level nodes; its base is that of the first.
    int make(std::vector<int> children, std::vector<VertexPair> links)
    {
        const int node = freeNode();
        Blossom<Weight>& made = blossom(node);
        made = Blossom<Weight>{true, Weight{0}, std::move(children), std::move(links), {}};
        m_base[at(node)] = m_base[at(made.children.front())];
        m_parent[at(node)] = kNoVertex;
        for (const int child : made.children) {
            m_parent[at(child)] = node;
            forEachLeaf(child, [&](int v) {
                made.leaves.push_back(v);
                m_top[at(v)] = node;
            });
        }
        return node;
    }

    /// Takes a top-level blossom apart: its children become top-level nodes. Returns what it was.
    Blossom<Weight> release(int node)
    {
        Blossom<Weight> old = std::move(blossom(node));
        blossom(node) = Blossom<Weight>{};
        for (const int child : old.children) {
            m_parent[at(child)] = kNoVertex;
            forEachLeaf(child, [&](int v) { m_top[at(v)] = child; });
        }
        return old;
    }

    /// Takes apart every blossom that is not inside another and whose dual is zero, again and again.
    void releaseFlat()
    {
        for (bool again = true; again;) {
            again = false;
            for (std::size_t i = 0; i < m_blossoms.size(); ++i) {
                const int node = vertices() + static_cast<int>(i);
                if (!m_blossoms[i].alive || !isTop(node) || m_blossoms[i].dual != Weight{0}) continue;
                release(node);
                again = true;
            }
        }
        while (!m_blossoms.empty() && !m_blossoms.back().alive) {
            m_blossoms.pop_back();
            m_parent.pop_back();
            m_base.pop_back();
        }
    }

    /// The matching alone, to return to while the same blossoms live.
    struct Matching {
        std::vector<int> mates{};
        std::vector<int> bases{};
        std::vector<Blossom<Weight>> blossoms{};
    };
    [[nodiscard]] Matching matching() const { return {m_mate, m_base, m_blossoms}; }
    void restore(Matching before)
    {
        KYDAI_ASSERT(before.bases.size() == m_base.size());
        m_mate = std::move(before.mates);
        m_base = std::move(before.bases);
        m_blossoms = std::move(before.blossoms);
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    [[nodiscard]] int childHolding(int node, int v) const
    {
        int child = v;
        while (m_parent[at(child)] != node) child = m_parent[at(child)];
        return child;
    }

    /// Matches the ends of a link between two children of the node.
    void joinChildren(int node, const VertexPair& link)
    {
        rebase(childHolding(node, link.first), link.first);
        rebase(childHolding(node, link.second), link.second);
        marry(link.first, link.second);
    }

    int freeNode()
    {
        for (std::size_t i = 0; i < m_blossoms.size(); ++i) {
            if (!m_blossoms[i].alive) return vertices() + static_cast<int>(i);
        }
        m_blossoms.emplace_back();
        m_parent.push_back(kNoVertex);
        m_base.push_back(kNoVertex);
        return static_cast<int>(nodes()) - 1;
    }

    std::vector<int> m_mate;
    std::vector<int> m_top;
    std::vector<int> m_parent;  ///< per node: the blossom it is a child of
    std::vector<int> m_base{};
    std::vector<Blossom<Weight>> m_blossoms{};
};

}  // namespace kydai::pairing
