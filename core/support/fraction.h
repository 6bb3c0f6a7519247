/// Exact fractions for averages and ratios. Always in lowest terms with a positive denominator.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace kydai {

class Fraction {
public:
    Fraction() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): a whole number is a fraction
    Fraction(std::int64_t whole) : m_numerator(whole) {}
    Fraction(std::int64_t numerator, std::int64_t denominator);

    [[nodiscard]] std::int64_t numerator() const { return m_numerator; }
    [[nodiscard]] std::int64_t denominator() const { return m_denominator; }
    [[nodiscard]] bool isWhole() const { return m_denominator == 1; }

    friend Fraction operator+(const Fraction& a, const Fraction& b);
    friend Fraction operator-(const Fraction& a, const Fraction& b);
    friend Fraction operator*(const Fraction& a, const Fraction& b);
    friend Fraction operator/(const Fraction& a, const Fraction& b);
    Fraction& operator+=(const Fraction& other) { return *this = *this + other; }
    friend bool operator==(const Fraction&, const Fraction&) = default;
    friend std::strong_ordering operator<=>(const Fraction& a, const Fraction& b);

    /// Rounded to whole numbers, halves up (towards +∞).
    [[nodiscard]] std::int64_t roundedHalfUp() const;
    /// Rounded to `decimals` places, halves up.
    [[nodiscard]] Fraction roundedHalfUp(int decimals) const;
    /// Exact decimal without trailing zeros where it ends ("2.5", "3"); otherwise six places.
    [[nodiscard]] std::string toDecimal() const;

private:
    std::int64_t m_numerator = 0;
    std::int64_t m_denominator = 1;
};

}  // namespace kydai
