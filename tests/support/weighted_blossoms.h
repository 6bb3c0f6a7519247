/// A matching of the greatest weight in a general graph, by Edmonds' primal-dual search in its plain cubic form: what
/// the general pairer of the tests decides with (general_pairing.h). Weights are very wide integers, so that a whole
/// list of criteria fits into one number. Nothing of the engine's.
#pragma once

#include <queue>

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace kydai::verify {

/// A signed integer of so many words of 64 bits, the most significant one first; just what the search needs.
template <std::size_t kWords>
class Wide {
public:
    static constexpr std::size_t kBits = 64 * kWords;

    Wide() = default;

    /// value · 2^shift
    static Wide of(std::int64_t value, std::size_t shift)
    {
        Wide wide;
        const std::size_t word = kWords - 1 - shift / 64;
        const std::size_t bits = shift % 64;
        const auto low = static_cast<std::uint64_t>(value);
        const std::uint64_t sign = value < 0 ? ~std::uint64_t{0} : 0;
        wide.m_words[word] = low << bits;
        std::uint64_t carried = bits == 0 ? sign : (low >> (64 - bits)) | (sign << bits);
        for (std::size_t i = word; i-- > 0;) {
            wide.m_words[i] = carried;
            carried = sign;
        }
        return wide;
    }

    Wide& operator+=(const Wide& other)
    {
        bool carry = false;
        for (std::size_t i = kWords; i-- > 0;) {
            const std::uint64_t sum = m_words[i] + other.m_words[i];
            const std::uint64_t whole = sum + (carry ? 1 : 0);
            carry = sum < m_words[i] || whole < sum;
            m_words[i] = whole;
        }
        return *this;
    }
    Wide& operator-=(const Wide& other)
    {
        bool borrow = false;
        for (std::size_t i = kWords; i-- > 0;) {
            const std::uint64_t less = m_words[i] - other.m_words[i];
            const std::uint64_t whole = less - (borrow ? 1 : 0);
            borrow = m_words[i] < other.m_words[i] || less < (borrow ? 1U : 0U);
            m_words[i] = whole;
        }
        return *this;
    }
    friend Wide operator+(Wide a, const Wide& b) { return a += b; }
    friend Wide operator-(Wide a, const Wide& b) { return a -= b; }
    [[nodiscard]] Wide doubled() const { return *this + *this; }
    [[nodiscard]] Wide halved() const
    {
        Wide half;
        std::uint64_t carried = (m_words[0] >> 63) != 0 ? std::uint64_t{1} << 63 : 0;
        for (std::size_t i = 0; i < kWords; ++i) {
            half.m_words[i] = (m_words[i] >> 1) | carried;
            carried = m_words[i] << 63;
        }
        return half;
    }
    friend bool operator==(const Wide&, const Wide&) = default;
    friend std::strong_ordering operator<=>(const Wide& a, const Wide& b)
    {
        const auto first = static_cast<std::int64_t>(a.m_words[0]) <=> static_cast<std::int64_t>(b.m_words[0]);
        if (first != 0) return first;
        for (std::size_t i = 1; i < kWords; ++i) {
            if (a.m_words[i] != b.m_words[i]) return a.m_words[i] <=> b.m_words[i];
        }
        return std::strong_ordering::equal;
    }

private:
    std::array<std::uint64_t, kWords> m_words{};
};

/// Vertices 0 … n-1; nodes from n on are blossoms. Every weight is positive: an edge that may not be used is not there.
template <class Wide>
class WeightedBlossoms {
public:
    static constexpr std::size_t kNobody = static_cast<std::size_t>(-1);

    explicit WeightedBlossoms(std::size_t vertices)
        : m_count(vertices),
          m_nodes(vertices),
          m_weights(vertices * vertices),
          m_edges(4 * vertices * vertices + 1),
          m_dual(2 * vertices),
          m_mate(2 * vertices, kNobody),
          m_slackFrom(2 * vertices, kNobody),
          m_top(2 * vertices),
          m_parent(2 * vertices, kNobody),
          m_label(2 * vertices, Label::Free),
          m_members(2 * vertices),
          m_memberWith(2 * vertices, std::vector<std::size_t>(vertices, kNobody)),
          m_seen(2 * vertices, 0)
    {
    }

    void join(std::size_t a, std::size_t b, const Wide& weight)
    {
        m_weights[a * m_count + b] = weight;
        m_weights[b * m_count + a] = weight;
        edge(a, b) = {a, b};
        edge(b, a) = {b, a};
    }

    /// The partner of each vertex; kNobody where it has none.
    std::vector<std::size_t> solve()
    {
        Wide largest;
        for (std::size_t u = 0; u < m_count; ++u) {
            m_top[u] = u;
            for (std::size_t v = 0; v < m_count; ++v) {
                if (edge(u, v).isThere() && weight(u, v) > largest) largest = weight(u, v);
            }
            m_memberWith[u][u] = u;
        }
        for (std::size_t u = 0; u < m_count; ++u) m_dual[u] = largest;
        while (grow()) {
        }
        std::vector<std::size_t> mates(m_count, kNobody);
        for (std::size_t u = 0; u < m_count; ++u) mates[u] = m_mate[u];
        return mates;
    }

private:
    enum class Label : std::uint8_t { Free, Outer, Inner };
    struct Edge {
        std::size_t from = kNobody;
        std::size_t to = kNobody;
        [[nodiscard]] bool isThere() const { return from != kNobody; }
    };

    /// Between two nodes: the tightest edge of their vertices.
    Edge& edge(std::size_t x, std::size_t y) { return m_edges[x * 2 * m_count + y]; }
    [[nodiscard]] const Wide& weight(std::size_t u, std::size_t v) const { return m_weights[u * m_count + v]; }
    [[nodiscard]] bool isVertex(std::size_t node) const { return node < m_count; }
    [[nodiscard]] Wide slack(const Edge& e) const
    {
        return m_dual[e.from] + m_dual[e.to] - weight(e.from, e.to).doubled();
    }

    void offerSlack(std::size_t from, std::size_t node)
    {
        const std::size_t known = m_slackFrom[node];
        if (known == kNobody || slack(edge(from, node)) < slack(edge(known, node))) m_slackFrom[node] = from;
    }
    void findSlack(std::size_t node)
    {
        m_slackFrom[node] = kNobody;
        for (std::size_t u = 0; u < m_count; ++u) {
            if (edge(u, node).isThere() && m_top[u] != node && m_label[m_top[u]] == Label::Outer) offerSlack(u, node);
        }
    }

    void push(std::size_t node)
    {
        if (isVertex(node)) {
            m_queue.push(node);
            return;
        }
        for (const std::size_t member : m_members[node]) push(member);
    }
    void setTop(std::size_t node, std::size_t top)
    {
        m_top[node] = top;
        if (isVertex(node)) return;
        for (const std::size_t member : m_members[node]) setTop(member, top);
    }

    /// The place of a member in the cycle, turned so that the way to it from the base is even.
    std::size_t placeOf(std::size_t blossom, std::size_t member)
    {
        std::vector<std::size_t>& cycle = m_members[blossom];
        std::size_t place = 0;
        while (cycle[place] != member) ++place;
        if (place % 2 == 0) return place;
        std::vector<std::size_t> turned{cycle.front()};
        turned.insert(turned.end(), cycle.rbegin(), cycle.rend() - 1);
        cycle = std::move(turned);
        return cycle.size() - place;
    }

    void marry(std::size_t x, std::size_t y)
    {
        const Edge e = edge(x, y);
        m_mate[x] = e.to;
        if (isVertex(x)) return;
        const std::size_t member = m_memberWith[x][e.from];
        const std::size_t place = placeOf(x, member);
        for (std::size_t i = 0; i < place; ++i) marry(m_members[x][i], m_members[x][i ^ 1U]);
        marry(member, y);
        std::vector<std::size_t>& cycle = m_members[x];
        std::vector<std::size_t> turned(cycle.begin() + static_cast<std::ptrdiff_t>(place), cycle.end());
        turned.insert(turned.end(), cycle.begin(), cycle.begin() + static_cast<std::ptrdiff_t>(place));
        cycle = std::move(turned);
    }

    void augment(std::size_t x, std::size_t y)
    {
        while (true) {
            const std::size_t next = m_mate[x] == kNobody ? kNobody : m_top[m_mate[x]];
            marry(x, y);
            if (next == kNobody) return;
            marry(next, m_top[m_parent[next]]);
            x = m_top[m_parent[next]];
            y = next;
        }
    }

    /// The node in which the ways from both to their roots meet; kNobody where they end in different roots.
    std::size_t meeting(std::size_t x, std::size_t y)
    {
        ++m_stamp;
        while (x != kNobody || y != kNobody) {
            if (x != kNobody) {
                if (m_seen[x] == m_stamp) return x;
                m_seen[x] = m_stamp;
                x = m_mate[x] == kNobody ? kNobody : m_top[m_mate[x]];
                if (x != kNobody) x = m_top[m_parent[x]];
            }
            std::swap(x, y);
        }
        return kNobody;
    }

    void contract(std::size_t x, std::size_t base, std::size_t y)
    {
        std::size_t blossom = m_count;
        while (blossom < m_nodes && m_top[blossom] != kNobody) ++blossom;
        if (blossom == m_nodes) ++m_nodes;
        m_dual[blossom] = Wide();
        m_label[blossom] = Label::Outer;
        m_mate[blossom] = m_mate[base];
        std::vector<std::size_t>& cycle = m_members[blossom];
        cycle.assign(1, base);
        for (std::size_t at = x; at != base;) {
            cycle.push_back(at);
            const std::size_t inner = m_top[m_mate[at]];
            cycle.push_back(inner);
            push(inner);
            at = m_top[m_parent[inner]];
        }
        std::vector<std::size_t> turned{cycle.front()};
        turned.insert(turned.end(), cycle.rbegin(), cycle.rend() - 1);
        cycle = std::move(turned);
        for (std::size_t at = y; at != base;) {
            cycle.push_back(at);
            const std::size_t inner = m_top[m_mate[at]];
            cycle.push_back(inner);
            push(inner);
            at = m_top[m_parent[inner]];
        }
        setTop(blossom, blossom);
        for (std::size_t node = 0; node < m_nodes; ++node) edge(blossom, node) = edge(node, blossom) = {};
        m_memberWith[blossom].assign(m_count, kNobody);
        for (const std::size_t member : cycle) {
            for (std::size_t node = 0; node < m_nodes; ++node) {
                if (!edge(member, node).isThere()) continue;
                if (edge(blossom, node).isThere() && !(slack(edge(member, node)) < slack(edge(blossom, node))))
                    continue;
                edge(blossom, node) = edge(member, node);
                edge(node, blossom) = edge(node, member);
            }
            for (std::size_t u = 0; u < m_count; ++u) {
                if (m_memberWith[member][u] != kNobody) m_memberWith[blossom][u] = member;
            }
        }
        findSlack(blossom);
    }

    /// An inner blossom whose dual has come down to nothing.
    void expand(std::size_t blossom)
    {
        for (const std::size_t member : m_members[blossom]) setTop(member, member);
        const std::size_t entry = m_memberWith[blossom][edge(blossom, m_parent[blossom]).from];
        const std::size_t place = placeOf(blossom, entry);
        const std::vector<std::size_t>& cycle = m_members[blossom];
        for (std::size_t i = 0; i < place; i += 2) {
            const std::size_t inner = cycle[i];
            const std::size_t outer = cycle[i + 1];
            m_parent[inner] = edge(outer, inner).from;
            m_label[inner] = Label::Inner;
            m_label[outer] = Label::Outer;
            m_slackFrom[inner] = kNobody;
            findSlack(outer);
            push(outer);
        }
        m_label[entry] = Label::Inner;
        m_parent[entry] = m_parent[blossom];
        for (std::size_t i = place + 1; i < cycle.size(); ++i) {
            m_label[cycle[i]] = Label::Free;
            findSlack(cycle[i]);
        }
        m_top[blossom] = kNobody;
    }

    /// A tight edge out of an outer vertex; true when it led to an augmentation.
    bool follow(const Edge& e)
    {
        const std::size_t x = m_top[e.from];
        const std::size_t y = m_top[e.to];
        if (m_label[y] == Label::Free) {
            m_parent[y] = e.from;
            m_label[y] = Label::Inner;
            const std::size_t outer = m_top[m_mate[y]];
            m_slackFrom[y] = m_slackFrom[outer] = kNobody;
            m_label[outer] = Label::Outer;
            push(outer);
        } else if (m_label[y] == Label::Outer) {
            const std::size_t base = meeting(x, y);
            if (base == kNobody) {
                augment(x, y);
                augment(y, x);
                return true;
            }
            contract(x, base, y);
        }
        return false;
    }

    [[nodiscard]] bool isOutermost(std::size_t node) const { return m_top[node] == node; }

    /// One more pair; false where no weight is gained any more.
    bool grow()
    {
        for (std::size_t node = 0; node < m_nodes; ++node) {
            m_label[node] = Label::Free;
            m_slackFrom[node] = kNobody;
        }
        m_queue = {};
        for (std::size_t node = 0; node < m_nodes; ++node) {
            if (!isOutermost(node) || m_mate[node] != kNobody) continue;
            m_parent[node] = kNobody;
            m_label[node] = Label::Outer;
            push(node);
        }
        if (m_queue.empty()) return false;
        while (true) {
            if (scan()) return true;
            if (!adjust()) return false;
            if (takeTight()) return true;
            dissolve();
        }
    }

    bool scan()
    {
        while (!m_queue.empty()) {
            const std::size_t u = m_queue.front();
            m_queue.pop();
            if (m_label[m_top[u]] == Label::Inner) continue;
            for (std::size_t v = 0; v < m_count; ++v) {
                if (!edge(u, v).isThere() || m_top[u] == m_top[v]) continue;
                if (slack(edge(u, v)) == Wide()) {
                    if (follow(edge(u, v))) return true;
                } else {
                    offerSlack(u, m_top[v]);
                }
            }
        }
        return false;
    }

    /// Shifts the duals until something gets tight; false where a free vertex has none left.
    bool adjust()
    {
        std::optional<Wide> step;
        const auto offer = [&](const Wide& by) {
            if (!step || by < *step) step = by;
        };
        for (std::size_t node = 0; node < m_nodes; ++node) {
            if (!isOutermost(node)) continue;
            if (!isVertex(node) && m_label[node] == Label::Inner) offer(m_dual[node].halved());
            if (m_slackFrom[node] == kNobody || m_label[node] == Label::Inner) continue;
            const Wide left = slack(edge(m_slackFrom[node], node));
            offer(m_label[node] == Label::Outer ? left.halved() : left);
        }
        for (std::size_t u = 0; u < m_count; ++u) {
            if (m_label[m_top[u]] != Label::Outer) continue;
            if (!step || m_dual[u] <= *step) return false;
        }
        for (std::size_t u = 0; u < m_count; ++u) {
            if (m_label[m_top[u]] == Label::Outer) m_dual[u] -= *step;
            if (m_label[m_top[u]] == Label::Inner) m_dual[u] += *step;
        }
        for (std::size_t node = m_count; node < m_nodes; ++node) {
            if (!isOutermost(node)) continue;
            if (m_label[node] == Label::Outer) m_dual[node] += step->doubled();
            if (m_label[node] == Label::Inner) m_dual[node] -= step->doubled();
        }
        return true;
    }

    bool takeTight()
    {
        m_queue = {};
        for (std::size_t node = 0; node < m_nodes; ++node) {
            if (!isOutermost(node) || m_slackFrom[node] == kNobody || m_top[m_slackFrom[node]] == node) continue;
            const Edge e = edge(m_slackFrom[node], node);
            if (slack(e) == Wide() && follow(e)) return true;
        }
        return false;
    }

    void dissolve()
    {
        for (std::size_t node = m_count; node < m_nodes; ++node) {
            if (isOutermost(node) && m_label[node] == Label::Inner && m_dual[node] == Wide()) expand(node);
        }
    }

    std::size_t m_count;
    std::size_t m_nodes;
    std::vector<Wide> m_weights;
    std::vector<Edge> m_edges;
    std::vector<Wide> m_dual;
    std::vector<std::size_t> m_mate;  ///< a vertex
    std::vector<std::size_t> m_slackFrom;
    std::vector<std::size_t> m_top;
    std::vector<std::size_t> m_parent;  ///< a vertex
    std::vector<Label> m_label;
    std::vector<std::vector<std::size_t>> m_members;
    std::vector<std::vector<std::size_t>> m_memberWith;
    std::vector<std::size_t> m_seen;
    std::size_t m_stamp = 0;
    std::queue<std::size_t> m_queue{};
};

}  // namespace kydai::verify
