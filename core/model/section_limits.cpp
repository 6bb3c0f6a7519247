#include "model/section_limits.h"

namespace kydai {

LimitBroken brokenLimit(const SectionLimits& limits, const Player& player)
{
    if (limits.sex != Sex::Unknown && player.sex != Sex::Unknown && player.sex != limits.sex) return LimitBroken::Sex;
    if (const int born = player.birth.year; born != 0) {
        if (born < limits.bornFrom) return LimitBroken::TooOld;
        if (limits.bornTo != 0 && born > limits.bornTo) return LimitBroken::TooYoung;
    }
    if (player.rating != 0) {
        if (player.rating < limits.ratingFrom) return LimitBroken::RatingTooLow;
        if (limits.ratingTo != 0 && player.rating > limits.ratingTo) return LimitBroken::RatingTooHigh;
    }
    return LimitBroken::None;
}

}  // namespace kydai
