/// What a title norm asks of ratings, performance and numbers of opponents.
///
/// Example: a GM norm over 2610, 2575, 2540, 2480, 2455, 2430, 2405, 2350 and 2150 (raised to 2200): Ra = 22045/9 =
/// 2449; 6½ of 9 are 72 %, dp 166, Rp 2615: enough. 6 of 9: 2449 + 125 = 2574, not enough.
///
/// Source: FIDE Title
/// Regulations B.01 effective 1 January 2024, 1.4.3–1.4.9.
#pragma once

#include "rating/rounding.h"

#include <cstdint>
#include <optional>
#include <span>

namespace kydai::rating::norm {

enum class Norm : std::uint8_t { GM, IM, WGM, WIM };

struct Requirement {
    int performance = 0;
    int average = 0;  ///< of the opponents
    int floor = 0;    ///< to which one opponent may be lifted
};
const Requirement& requirement(Norm norm);

/// Numbers for n games.
/// @rule B.01.1.4.4 opponents by federation
/// @rule B.01.1.4.5 title holders
struct Limits {
    int titleHoldersMin = 0;  ///< at least half of the opponents
    int levelTitlesMin = 0;   ///< of the norm's own level: a third, at least 3
    int ownFederationMax = 0;
    int oneFederationMax = 0;
    HalfPoints scoreMin = 0;  ///< 35 %
};
Limits limits(int games);

/// Average rounded half up (1.4.7).
int roundAverage(double average);

struct Result {
    std::int64_t ratingSum = 0;   ///< after the lift
    std::optional<int> lifted{};  ///< what the lowest opponent had, if he was lifted to the floor
    int average = 0;              ///< Ra
    int percent = 0;              ///< p in hundredths
    int difference = 0;           ///< dp
    int performance = 0;          ///< Rp
    bool ok = false;              ///< performance, average and score suffice
};
/// @rule B.01.1.4.6 only the lowest opponent is lifted to the floor; other unrated opponents count as 1400
/// games not empty
Result performance(Norm norm, std::span<const std::optional<int>> opponents, HalfPoints score);

}  // namespace kydai::rating::norm
