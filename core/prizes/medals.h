/// Medals, the medal table of units, sums of the best of a unit, points of a series (rules/prizes.md, sections 6, 7).
#pragma once

#include "support/fraction.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace kydai::prizes {

enum class Medal : std::uint8_t { None, Gold, Silver, Bronze };

/// By place: 1, 2, 3, and with joint third also 4. Players equal to the last tie-break share a place and a colour, and
/// the colours of the places after them that nobody holds are left out.
std::vector<Medal> medalsOf(std::span<const int> places, bool jointThird);

struct MedalCount {
    std::array<int, 3> medals{};  ///< gold, silver, bronze
    // NOLINTNEXTLINE(modernize-use-nullptr): the comparison with 0 is the compiler's own
    friend auto operator<=>(const MedalCount&, const MedalCount&) = default;
    [[nodiscard]] int total() const { return medals[0] + medals[1] + medals[2]; }
};

/// What orders units: a sum, then the other sum, then the best placed player, the second and so on.
struct UnitSum {
    Fraction points{};
    std::int64_t places = 0;
    int counting = 0;    ///< players that count
    bool ranked = true;  ///< false: too few players, and the rules rank nobody who is short
};

/// The best `best` of a unit; its members best first. `shortIsRanked`: a unit with fewer players keeps what it has.
UnitSum bestOf(std::span<const Fraction> points, std::span<const int> places, int best, bool shortIsRanked);

/// The points of a series: by place in each event, the best `best` events of them; 0 = all.
Fraction seriesPoints(std::span<const Fraction> pointsByPlace, std::span<const int> places, int best);

/// Best gain: who has the largest W − We; equal: the lower rated; unplayed last round, default or withdrawal: out.
struct Gain {
    int rating = 0;
    Fraction gain{};
    bool out = false;
};
/// Indices best first; those who are out are left out.
std::vector<std::size_t> byGain(std::span<const Gain> players);

}  // namespace kydai::prizes
