/// Tie-breaks by ratings (C.07.10): only games over the board count, in every edition.
#pragma once

#include "tiebreak/code.h"
#include "tiebreak/competition.h"
#include "tiebreak/view.h"

#include <vector>

namespace kydai::tiebreak {

/// @rule C.07.10.1  The mean rating of the opponents met, half up; cuts leave out the lowest (and highest) ratings. /P
/// counts the opponents of forfeits as met.
Value averageRating(const View& view, const RatingTable& ratings, std::size_t participant, const Code& code);

/// The ratings of the opponents met, added up; cuts leave out the lowest (Swiss-Manager's 23).
Value sumOfRatings(const View& view, const RatingTable& ratings, std::size_t participant, const Code& code);

/// @rule C.07.10.2  Rounded ARO + dp(p), p in whole percent half up.
Value performanceRating(const View& view, const RatingTable& ratings, std::size_t participant);

/// @rule C.07.10.3  The lowest whole rating whose expected score against the opponents met reaches the score; without
/// a point the lowest opponent less 800.
Value perfectPerformance(const View& view, const RatingTable& ratings, std::size_t participant);

/// @rule C.07.10.4  The mean TPR of the opponents met, half up.
/// @rule C.07.10.5  The mean PTP of the opponents met, half up.
/// `values` holds everybody's TPR or PTP; opponents without one don't count.
Value averageOfOpponents(const View& view, const std::vector<Value>& values, std::size_t participant);

}  // namespace kydai::tiebreak
