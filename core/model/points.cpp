#include "model/points.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdlib>

namespace kydai {

std::string toFixed(Points points)
{
    const int magnitude = std::abs(points.tenths);
    return fmt::format("{}{}.{}", points.tenths < 0 ? "-" : "", magnitude / 10, magnitude % 10);
}

std::string toDecimal(Points points)
{
    std::string text = toFixed(points);
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return text;
}

std::optional<Points> parsePoints(std::string_view text)
{
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    int whole = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, whole);
    constexpr int kMost = 100'000;
    if (problem != std::errc{} || whole < 0 || whole > kMost) return std::nullopt;
    int tenths = 0;
    if (stop != end) {
        const bool oneDecimal = end - stop == 2 && (*stop == '.' || *stop == ',') && stop[1] >= '0' && stop[1] <= '9';
        const bool bareSeparator = end - stop == 1 && (*stop == '.' || *stop == ',');
        if (!oneDecimal && !bareSeparator) return std::nullopt;
        if (oneDecimal) tenths = stop[1] - '0';
    }
    const int total = whole * 10 + tenths;
    return Points{negative ? -total : total};
}

}  // namespace kydai
