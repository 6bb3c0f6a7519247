/// Points as integers in tenths: Points{25} is 2½.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kydai {

struct Points {
    std::int32_t tenths = 0;

    static constexpr Points whole(int points) { return Points{points * 10}; }

    friend constexpr auto operator<=>(const Points&, const Points&) =
        default;  // NOLINT(modernize-use-nullptr): alarm of version 14 on <=>
    friend constexpr Points operator+(Points a, Points b) { return {a.tenths + b.tenths}; }
    friend constexpr Points operator-(Points a, Points b) { return {a.tenths - b.tenths}; }
    friend constexpr Points operator*(Points a, int times) { return {a.tenths * times}; }
    constexpr Points& operator+=(Points other) { return *this = *this + other; }
    constexpr Points& operator-=(Points other) { return *this = *this - other; }
};

/// "2.5", "0.0", "-1.5": one decimal always, as in report files.
std::string toFixed(Points points);
/// "2.5", "3": without trailing zero, as in CSV and JSON.
std::string toDecimal(Points points);
/// Reads "2.5", "2,5", "3", "½"-free; nullopt if it is not a number with at most one decimal.
std::optional<Points> parsePoints(std::string_view text);

}  // namespace kydai
