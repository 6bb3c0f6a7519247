/// Which values of results FIDE's rules know (rules/endorsement.md, questions 74-84 and 167). Any thread.
#pragma once

#include "model/game.h"

#include <span>
#include <string_view>
#include <vector>

namespace kydai::policy {

/// A value that FIDE's rules don't know.
struct UnlawfulValue {
    std::string_view word{};  ///< of its row in model/fields.h
    Points value{};
    friend bool operator==(const UnlawfulValue&, const UnlawfulValue&) = default;
};

/// Either colour gets the same; a win is worth more than a loss, a draw at least a loss, two draws at most a win and a
/// loss; without a game a win or a full-point bye is worth a win, a half-point bye a draw, a loss or an absence a loss
/// or nothing; the pairing-allocated bye at most a win, and what results add up to; an adjourned game is a draw until
/// it is decided. In the order of the rows.
std::vector<UnlawfulValue> unlawfulValues(const PointSystem& points);

/// The systems that events choose from: 1 – ½ – 0, 2 – 1 – 0 and 3 – 1 – 0, in this order.
std::span<const PointSystem> usualPoints();

}  // namespace kydai::policy
