/// The most pairs in a graph, simple and slow: what tests compare the engine's matchings with.
#pragma once

#include <queue>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace kydai::verify {

/// The most pairs in a graph, by Edmonds' search from each vertex in turn; simple and slow.
class PlainMatching {
public:
    static constexpr auto kNobody = static_cast<std::size_t>(-1);

    explicit PlainMatching(std::vector<std::vector<bool>> edges) : m_edges(std::move(edges)), m_mate(size(), kNobody) {}

    std::size_t pairs()
    {
        std::size_t found = 0;
        for (std::size_t v = 0; v < size(); ++v) {
            if (m_mate[v] == kNobody && augment(v)) ++found;
        }
        return found;
    }

private:
    [[nodiscard]] std::size_t size() const { return m_edges.size(); }

    [[nodiscard]] std::size_t commonBase(std::size_t a, std::size_t b) const
    {
        std::vector<bool> seen(size(), false);
        while (true) {
            a = m_base[a];
            seen[a] = true;
            if (m_mate[a] == kNobody) break;
            a = m_from[m_mate[a]];
        }
        while (!seen[m_base[b]]) b = m_from[m_mate[m_base[b]]];
        return m_base[b];
    }

    void mark(std::size_t v, std::size_t base, std::size_t child, std::vector<bool>& blossom)
    {
        while (m_base[v] != base) {
            blossom[m_base[v]] = true;
            blossom[m_base[m_mate[v]]] = true;
            m_from[v] = child;
            child = m_mate[v];
            v = m_from[m_mate[v]];
        }
    }

    bool augment(std::size_t root)
    {
        m_from.assign(size(), kNobody);
        m_base.resize(size());
        std::iota(m_base.begin(), m_base.end(), std::size_t{0});
        std::vector<bool> outer(size(), false);
        std::queue<std::size_t> queue;
        outer[root] = true;
        queue.push(root);
        while (!queue.empty()) {
            const std::size_t v = queue.front();
            queue.pop();
            for (std::size_t to = 0; to < size(); ++to) {
                if (!m_edges[v][to] || m_base[v] == m_base[to] || m_mate[v] == to) continue;
                if (to == root || (m_mate[to] != kNobody && m_from[m_mate[to]] != kNobody)) {
                    const std::size_t base = commonBase(v, to);
                    std::vector<bool> blossom(size(), false);
                    mark(v, base, to, blossom);
                    mark(to, base, v, blossom);
                    for (std::size_t i = 0; i < size(); ++i) {
                        if (!blossom[m_base[i]]) continue;
                        m_base[i] = base;
                        if (outer[i]) continue;
                        outer[i] = true;
                        queue.push(i);
                    }
                } else if (m_from[to] == kNobody) {
                    m_from[to] = v;
                    if (m_mate[to] == kNobody) {
                        flip(to);
                        return true;
                    }
                    outer[m_mate[to]] = true;
                    queue.push(m_mate[to]);
                }
            }
        }
        return false;
    }

    void flip(std::size_t v)
    {
        while (v != kNobody) {
            const std::size_t before = m_from[v];
            const std::size_t next = m_mate[before];
            m_mate[v] = before;
            m_mate[before] = v;
            v = next;
        }
    }

    std::vector<std::vector<bool>> m_edges;
    std::vector<std::size_t> m_mate;
    std::vector<std::size_t> m_from{};
    std::vector<std::size_t> m_base{};
};

}  // namespace kydai::verify
