/// Signed integers of a fixed number of 64-bit words, for matching weights that pack more criteria than 128 bits hold.
/// Only what the weighted matching needs: add, subtract, compare, shift. Two's complement; overflow is the caller's
/// duty (the packing chooses a width with room for every sum that can occur).
#pragma once

#include "support/int128.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace kydai::pairing {

template <std::size_t Words>
class WideInt {
public:
    constexpr WideInt() = default;
    constexpr WideInt(std::int64_t value)  // NOLINT(google-explicit-constructor): mixes with literals like an int
    {
        m_words.fill(value < 0 ? ~std::uint64_t{0} : 0);
        m_words[0] = static_cast<std::uint64_t>(value);
    }

    constexpr WideInt& operator+=(const WideInt& other)
    {
        unsigned carry = 0;
        for (std::size_t i = 0; i < Words; ++i) {
            const std::uint64_t sum = m_words[i] + other.m_words[i];
            const std::uint64_t total = sum + carry;
            carry = static_cast<unsigned>(sum < m_words[i]) | static_cast<unsigned>(total < sum);
            m_words[i] = total;
        }
        return *this;
    }
    constexpr WideInt& operator-=(const WideInt& other)
    {
        unsigned borrow = 0;
        for (std::size_t i = 0; i < Words; ++i) {
            const std::uint64_t difference = m_words[i] - other.m_words[i];
            const std::uint64_t total = difference - borrow;
            borrow = static_cast<unsigned>(m_words[i] < other.m_words[i]) | static_cast<unsigned>(difference < borrow);
            m_words[i] = total;
        }
        return *this;
    }
    constexpr WideInt& operator<<=(unsigned shift)
    {
        const std::size_t whole = shift / 64;
        const unsigned part = shift % 64;
        for (std::size_t i = Words; i-- > 0;) {
            std::uint64_t word = i >= whole ? m_words[i - whole] << part : 0;
            if (part != 0 && i > whole) {
                word |= m_words[i - whole - 1] >> (64 - part);
            }
            m_words[i] = word;
        }
        return *this;
    }
    /// Half of the number, rounded down.
    constexpr WideInt& halve()
    {
        for (std::size_t i = 0; i + 1 < Words; ++i) {
            m_words[i] = (m_words[i] >> 1) | (m_words[i + 1] << 63);
        }
        m_words[Words - 1] = static_cast<std::uint64_t>(static_cast<std::int64_t>(m_words[Words - 1]) >> 1);
        return *this;
    }

    friend constexpr WideInt operator+(WideInt a, const WideInt& b) { return a += b; }
    friend constexpr WideInt operator-(WideInt a, const WideInt& b) { return a -= b; }
    friend constexpr WideInt operator<<(WideInt a, unsigned shift) { return a <<= shift; }
    friend constexpr bool operator==(const WideInt& a, const WideInt& b) = default;
    friend constexpr std::strong_ordering operator<=>(const WideInt& a, const WideInt& b)
    {
        const auto topA = static_cast<std::int64_t>(a.m_words[Words - 1]);
        const auto topB = static_cast<std::int64_t>(b.m_words[Words - 1]);
        if (topA != topB) {
            return topA <=> topB;
        }
        for (std::size_t i = Words - 1; i-- > 0;) {
            if (a.m_words[i] != b.m_words[i]) {
                return a.m_words[i] <=> b.m_words[i];
            }
        }
        return std::strong_ordering::equal;
    }

private:
    std::array<std::uint64_t, Words> m_words{};
};

template <class Weight>
constexpr Weight halved(Weight value)
{
    if constexpr (requires { value.halve(); }) {
        return value.halve();
    } else {
        return static_cast<Weight>(value >> 1);
    }
}

}  // namespace kydai::pairing
