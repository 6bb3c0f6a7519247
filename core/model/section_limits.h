/// Who may play in a section: its age group, sex and band of ratings, and who is outside. Limits are the arbiter's
/// (the event's regulations); nothing of FIDE's rules depends on them. Values; any thread.
#pragma once

#include "model/player.h"

#include <cstdint>

namespace kydai {

/// What is set must all hold. Data of a player that is not known breaks no limit.
struct SectionLimits {
    Sex sex = Sex::Unknown;  ///< Unknown = both
    int bornFrom = 0;        ///< first year of birth that may play (U9 in 2026: 2017); 0 = no limit
    int bornTo = 0;          ///< last year, for seniors; 0 = no limit
    int ratingFrom = 0;      ///< 0 = no limit
    int ratingTo = 0;        ///< "under 1800" is 1799

    [[nodiscard]] bool areSet() const { return *this != SectionLimits{}; }
    friend bool operator==(const SectionLimits&, const SectionLimits&) = default;
};

/// The first limit that a player breaks, in the order in which they are asked.
enum class LimitBroken : std::uint8_t { None, Sex, TooOld, TooYoung, RatingTooLow, RatingTooHigh };

LimitBroken brokenLimit(const SectionLimits& limits, const Player& player);

}  // namespace kydai
