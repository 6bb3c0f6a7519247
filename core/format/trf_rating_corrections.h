/// Comments of TRF26 that tell results which only the rating report has: `### Rating correction @ Round 5: 5-12: 1-0 =>
/// 0-1 (pairings and standings used 1-0)`. The players' lines of the file carry the corrected result.
/// @rule C.04.2.4.3
#pragma once

#include "model/section.h"

#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

std::vector<std::string> ratingCorrections(const Section& section, RoundNumber round);

/// Gives the board back the result that pairings and standings used and keeps the corrected one beside it. False for
/// any other comment, and where no board of the round has these players and that result.
bool takeRatingCorrection(Section& section, RoundNumber round, std::string_view comment);

}  // namespace kydai::format
