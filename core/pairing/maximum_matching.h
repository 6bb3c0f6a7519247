/// Maximum-cardinality matching on a general graph given as a bit matrix (Edmonds' search with blossoms as bases). It
/// answers C4: can the players who are not yet paired be paired at all, and if not, what stands in the way.
#pragma once

#include "pairing/bits.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace kydai::pairing {

class MaximumMatching {
public:
    static constexpr int kNone = -1;

    /// A matching on the vertices of `active`; the matrix must outlive it.
    MaximumMatching(const BitMatrix& edges, BitSet active);

    [[nodiscard]] int mate(std::size_t vertex) const { return m_mate[vertex]; }
    [[nodiscard]] bool isMatched(std::size_t vertex) const { return m_mate[vertex] != kNone; }
    /// Takes a further vertex in, unmatched.
    void activate(std::size_t vertex);
    /// Takes the pair as a start; both must be active and unmatched.
    void join(std::size_t a, std::size_t b);
    /// Matches `vertex` if that is possible without unmatching another; false if it stays alone.
    bool augment(std::size_t vertex);
    /// Matches as many of these vertices as possible, in this order; returns how many of them stay alone.
    std::size_t augmentAll(std::span<const std::size_t> vertices);

    /// What keeps the unmatched vertices alone (Gallai–Edmonds): each group is odd and has edges out of it to `barrier`
    /// only. Call it when nothing can be augmented any more.
    struct Obstruction {
        std::vector<std::size_t> barrier{};
        std::vector<std::vector<std::size_t>> groups{};
    };
    [[nodiscard]] Obstruction obstruction();

private:
    enum class Label : std::uint8_t { Free, Outer, Inner };

    bool search(std::size_t root);
    bool scan(std::size_t vertex);
    void label(std::size_t inner, std::size_t from);
    void contractAround(std::size_t vertex);
    void contract(std::size_t a, std::size_t b);
    std::size_t commonBase(std::size_t a, std::size_t b) const;
    void markPath(std::size_t from, std::size_t base, std::size_t child, std::vector<std::uint8_t>& inBlossom);
    void flip(std::size_t exposed);

    const BitMatrix& m_edges;
    BitSet m_active;
    BitSet m_exposed;
    std::vector<int> m_mate;
    // of one search
    BitSet m_free;
    BitSet m_outer;
    std::vector<Label> m_label;
    std::vector<int> m_from;
    std::vector<std::size_t> m_base;
    std::vector<std::size_t> m_queue;
    std::size_t m_head = 0;
    std::size_t m_root = 0;
};

}  // namespace kydai::pairing
