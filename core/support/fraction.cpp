#include "support/fraction.h"

#include "support/assert.h"
#include "support/int128.h"

#include <limits>
#include <numeric>
#include <utility>

namespace kydai {

namespace {

Int128 magnitudeOf(Int128 value)
{
    return value < 0 ? -value : value;
}

/// The denominator may be negative: the constructor puts the sign in its place.
Fraction reduced(Int128 numerator, Int128 denominator)
{
    Int128 a = magnitudeOf(numerator);
    Int128 b = denominator;
    while (b != 0) a = std::exchange(b, a % b);
    KYDAI_ASSERT(magnitudeOf(numerator / a) <= std::numeric_limits<std::int64_t>::max());
    KYDAI_ASSERT(denominator / a <= std::numeric_limits<std::int64_t>::max());
    return {static_cast<std::int64_t>(numerator / a), static_cast<std::int64_t>(denominator / a)};
}

Int128 wide(std::int64_t value)
{
    return value;
}

std::int64_t floorDivide(std::int64_t numerator, std::int64_t denominator)
{
    const std::int64_t quotient = numerator / denominator;
    return numerator % denominator < 0 ? quotient - 1 : quotient;
}

}  // namespace

Fraction::Fraction(std::int64_t numerator, std::int64_t denominator)
{
    KYDAI_ASSERT(denominator != 0);
    const std::int64_t divisor = std::gcd(numerator, denominator) * (denominator < 0 ? -1 : 1);
    m_numerator = numerator / divisor;
    m_denominator = denominator / divisor;
}

Fraction operator+(const Fraction& a, const Fraction& b)
{
    return reduced(wide(a.m_numerator) * b.m_denominator + wide(b.m_numerator) * a.m_denominator,
                   wide(a.m_denominator) * b.m_denominator);
}

Fraction operator-(const Fraction& a, const Fraction& b)
{
    return reduced(wide(a.m_numerator) * b.m_denominator - wide(b.m_numerator) * a.m_denominator,
                   wide(a.m_denominator) * b.m_denominator);
}

Fraction operator*(const Fraction& a, const Fraction& b)
{
    return reduced(wide(a.m_numerator) * b.m_numerator, wide(a.m_denominator) * b.m_denominator);
}

Fraction operator/(const Fraction& a, const Fraction& b)
{
    KYDAI_ASSERT(b.m_numerator != 0);
    return reduced(wide(a.m_numerator) * b.m_denominator, wide(a.m_denominator) * b.m_numerator);
}

std::strong_ordering operator<=>(const Fraction& a, const Fraction& b)
{
    const Int128 left = wide(a.m_numerator) * b.m_denominator;
    const Int128 right = wide(b.m_numerator) * a.m_denominator;
    if (left == right) return std::strong_ordering::equal;
    return left < right ? std::strong_ordering::less : std::strong_ordering::greater;
}

std::int64_t Fraction::roundedHalfUp() const
{
    return floorDivide(2 * m_numerator + m_denominator, 2 * m_denominator);
}

Fraction Fraction::roundedHalfUp(int decimals) const
{
    std::int64_t scale = 1;
    for (int place = 0; place < decimals; ++place) scale *= 10;
    return {(*this * Fraction(scale)).roundedHalfUp(), scale};
}

std::string Fraction::toDecimal() const
{
    constexpr int kMostPlaces = 6;
    int places = 0;
    std::int64_t scale = 1;
    while (places < kMostPlaces && scale % m_denominator != 0) {
        scale *= 10;
        ++places;
    }
    const std::int64_t scaled = (*this * Fraction(scale)).roundedHalfUp();
    const std::int64_t magnitude = scaled < 0 ? -scaled : scaled;
    std::string digits = std::to_string(magnitude);
    const auto width = static_cast<std::size_t>(places);
    if (digits.size() <= width) digits.insert(0, width + 1 - digits.size(), '0');
    if (width > 0) {
        digits.insert(digits.size() - width, 1, '.');
        while (digits.back() == '0') digits.pop_back();
        if (digits.back() == '.') digits.pop_back();
    }
    return scaled < 0 ? "-" + digits : digits;
}

}  // namespace kydai
