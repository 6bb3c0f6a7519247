#include "pairing/maximum_matching.h"

#include "support/assert.h"

#include <algorithm>

namespace kydai::pairing {

MaximumMatching::MaximumMatching(const BitMatrix& edges, BitSet active)
    : m_edges(edges),
      m_active(std::move(active)),
      m_exposed(m_active),
      m_mate(edges.size(), kNone),
      m_free(edges.size()),
      m_outer(edges.size()),
      m_label(edges.size()),
      m_from(edges.size()),
      m_base(edges.size())
{
}

void MaximumMatching::activate(std::size_t vertex)
{
    m_active.set(vertex);
    m_exposed.set(vertex);
}

void MaximumMatching::join(std::size_t a, std::size_t b)
{
    KYDAI_ASSERT(m_exposed.test(a) && m_exposed.test(b));
    m_mate[a] = static_cast<int>(b);
    m_mate[b] = static_cast<int>(a);
    m_exposed.reset(a);
    m_exposed.reset(b);
}

bool MaximumMatching::augment(std::size_t vertex)
{
    if (isMatched(vertex)) return true;
    const bool joined = anyOfBoth(m_edges.row(vertex), m_exposed.words(), [&](std::size_t other) {
        join(vertex, other);
        return true;
    });
    return joined || search(vertex);
}

std::size_t MaximumMatching::augmentAll(std::span<const std::size_t> vertices)
{
    std::size_t alone = 0;
    for (const std::size_t vertex : vertices) {
        if (!augment(vertex)) ++alone;
    }
    return alone;
}

bool MaximumMatching::search(std::size_t root)
{
    const std::size_t size = m_edges.size();
    std::ranges::copy(m_active.words(), m_free.words().begin());
    for (std::size_t word = 0; word < m_free.words().size(); ++word) m_free.words()[word] &= ~m_exposed.words()[word];
    m_outer.clear();
    std::ranges::fill(m_label, Label::Free);
    std::ranges::fill(m_from, kNone);
    for (std::size_t i = 0; i < size; ++i) m_base[i] = i;
    m_root = root;
    m_queue.assign(1, root);
    m_head = 0;
    m_label[root] = Label::Outer;
    m_outer.set(root);
    std::size_t contracted = 0;
    for (;;) {
        while (m_head < m_queue.size()) {
            if (scan(m_queue[m_head++])) return true;
        }
        if (contracted == m_queue.size()) return false;
        contractAround(m_queue[contracted++]);
    }
}

/// Looks at the edges of an outer vertex, all but those to other outer ones; true when an augmenting path was found.
bool MaximumMatching::scan(std::size_t vertex)
{
    const bool found = anyOfBoth(m_edges.row(vertex), m_exposed.words(), [&](std::size_t other) {
        if (other == m_root) return false;
        m_from[other] = static_cast<int>(vertex);
        flip(other);
        return true;
    });
    if (found) return true;
    anyOfBoth(m_edges.row(vertex), m_free.words(), [&](std::size_t other) {
        if (m_label[other] == Label::Free) label(other, vertex);
        return false;
    });
    return false;
}

void MaximumMatching::label(std::size_t inner, std::size_t from)
{
    const auto outer = static_cast<std::size_t>(m_mate[inner]);
    m_label[inner] = Label::Inner;
    m_from[inner] = static_cast<int>(from);
    m_label[outer] = Label::Outer;
    m_free.reset(inner);
    m_free.reset(outer);
    m_outer.set(outer);
    m_queue.push_back(outer);
}

void MaximumMatching::contractAround(std::size_t vertex)
{
    std::vector<std::size_t> odd;
    anyOfBoth(m_edges.row(vertex), m_outer.words(), [&](std::size_t other) {
        if (m_base[other] != m_base[vertex]) odd.push_back(other);
        return false;
    });
    for (const std::size_t other : odd) {
        if (m_base[other] != m_base[vertex]) contract(vertex, other);
    }
}

std::size_t MaximumMatching::commonBase(std::size_t a, std::size_t b) const
{
    std::vector<std::uint8_t> seen(m_edges.size());
    std::size_t at = m_base[a];
    for (;;) {
        seen[at] = 1;
        if (at == m_root || m_mate[at] == kNone) break;
        at = m_base[static_cast<std::size_t>(m_from[static_cast<std::size_t>(m_mate[at])])];
    }
    at = m_base[b];
    while (seen[at] == 0) at = m_base[static_cast<std::size_t>(m_from[static_cast<std::size_t>(m_mate[at])])];
    return at;
}

void MaximumMatching::markPath(std::size_t from, std::size_t base, std::size_t child,
                               std::vector<std::uint8_t>& inBlossom)
{
    while (m_base[from] != base) {
        const auto partner = static_cast<std::size_t>(m_mate[from]);
        inBlossom[m_base[from]] = 1;
        inBlossom[m_base[partner]] = 1;
        m_from[from] = static_cast<int>(child);
        child = partner;
        from = static_cast<std::size_t>(m_from[partner]);
    }
}

void MaximumMatching::contract(std::size_t a, std::size_t b)
{
    const std::size_t base = commonBase(a, b);
    std::vector<std::uint8_t> inBlossom(m_edges.size());
    markPath(a, base, b, inBlossom);
    markPath(b, base, a, inBlossom);
    for (std::size_t i = 0; i < m_edges.size(); ++i) {
        if (inBlossom[m_base[i]] == 0) continue;
        m_base[i] = base;
        if (m_label[i] == Label::Outer) continue;
        m_label[i] = Label::Outer;
        m_outer.set(i);
        m_queue.push_back(i);
    }
}

/// Exchanges matched and unmatched edges on the path from the root to an exposed vertex.
void MaximumMatching::flip(std::size_t exposed)
{
    m_exposed.reset(exposed);
    m_exposed.reset(m_root);
    int at = static_cast<int>(exposed);
    while (at != kNone) {
        const int previous = m_from[static_cast<std::size_t>(at)];
        const int next = m_mate[static_cast<std::size_t>(previous)];
        m_mate[static_cast<std::size_t>(at)] = previous;
        m_mate[static_cast<std::size_t>(previous)] = at;
        at = next;
    }
}

MaximumMatching::Obstruction MaximumMatching::obstruction()
{
    const std::size_t size = m_edges.size();
    BitSet even(size);
    for (std::size_t vertex = 0; vertex < size; ++vertex) {
        if (!m_exposed.test(vertex)) continue;
        const bool augmented = search(vertex);
        KYDAI_ASSERT(!augmented);
        for (std::size_t word = 0; word < even.words().size(); ++word) even.words()[word] |= m_outer.words()[word];
    }
    Obstruction result;
    std::vector<std::uint8_t> seen(size);
    for (std::size_t start = 0; start < size; ++start) {
        if (!even.test(start)) {
            const bool touched =
                m_active.test(start) && anyOfBoth(m_edges.row(start), even.words(), [](std::size_t) { return true; });
            if (touched) result.barrier.push_back(start);
            continue;
        }
        if (seen[start] != 0) continue;
        std::vector<std::size_t> group{start};
        seen[start] = 1;
        for (std::size_t i = 0; i < group.size(); ++i) {
            anyOfBoth(m_edges.row(group[i]), even.words(), [&](std::size_t other) {
                if (seen[other] == 0) group.push_back(other);
                seen[other] = 1;
                return false;
            });
        }
        std::ranges::sort(group);
        result.groups.push_back(std::move(group));
    }
    return result;
}

}  // namespace kydai::pairing
