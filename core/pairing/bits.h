/// Sets of small numbers as bits: rows of compatibility matrices and the frontiers of the matching searches. Small and
/// inline, for the engine's inner loops.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace kydai::pairing {

/// A fixed-size set of the numbers 0 … size-1.
class BitSet {
public:
    BitSet() = default;
    explicit BitSet(std::size_t size) : m_words((size + 63) / 64) {}

    void set(std::size_t i) { m_words[i >> 6] |= std::uint64_t{1} << (i & 63); }
    void reset(std::size_t i) { m_words[i >> 6] &= ~(std::uint64_t{1} << (i & 63)); }
    bool test(std::size_t i) const { return (m_words[i >> 6] >> (i & 63) & 1) != 0; }
    void clear() { m_words.assign(m_words.size(), 0); }
    std::span<const std::uint64_t> words() const { return m_words; }
    std::span<std::uint64_t> words() { return m_words; }

private:
    std::vector<std::uint64_t> m_words;
};

/// A square matrix of bits; row i is the set of numbers related to i.
class BitMatrix {
public:
    BitMatrix() = default;
    explicit BitMatrix(std::size_t size) : m_size(size), m_stride((size + 63) / 64), m_words(size * m_stride) {}

    std::size_t size() const { return m_size; }
    bool test(std::size_t i, std::size_t j) const { return (m_words[i * m_stride + (j >> 6)] >> (j & 63) & 1) != 0; }
    void set(std::size_t i, std::size_t j) { m_words[i * m_stride + (j >> 6)] |= std::uint64_t{1} << (j & 63); }
    void reset(std::size_t i, std::size_t j) { m_words[i * m_stride + (j >> 6)] &= ~(std::uint64_t{1} << (j & 63)); }
    void setBoth(std::size_t i, std::size_t j)
    {
        set(i, j);
        set(j, i);
    }
    void resetBoth(std::size_t i, std::size_t j)
    {
        reset(i, j);
        reset(j, i);
    }
    std::span<const std::uint64_t> row(std::size_t i) const { return {m_words.data() + i * m_stride, m_stride}; }
    std::span<std::uint64_t> row(std::size_t i) { return {m_words.data() + i * m_stride, m_stride}; }

private:
    std::size_t m_size = 0;
    std::size_t m_stride = 0;
    std::vector<std::uint64_t> m_words;
};

/// Calls `visit(i)` for each number in `a & b`, in ascending order; stops when `visit` returns true and says so.
template <class Visit>
bool anyOfBoth(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b, Visit&& visit)
{
    for (std::size_t word = 0; word < a.size(); ++word) {
        for (std::uint64_t bits = a[word] & b[word]; bits != 0; bits &= bits - 1) {
            if (visit(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)))) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace kydai::pairing
