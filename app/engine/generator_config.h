/// Configurations of random tournaments as other generators have them: NAME=VALUE lines.
#pragma once

#include "pairing/generate_options.h"
#include "support/result.h"

#include <string>
#include <string_view>

namespace kydai::cli {

/// Two families of programs use the same names for different things. With DrawPercentage, RetiredRate,
/// HalfPointByeRate, PointsForWin, PointsForDraw, PointsForLoss, PointsForZPB, PointsForForfeitLoss or PointsForPAB in
/// the file, or with none of the other family's names, a rate is a "one in so many": ForfeitRate=1000 is one game of a
/// thousand. With QuickgameRate, ZPBRate, HPBRate, FPBRate, Groups, Separator or a WWPoints … FLPoints it is a number
/// per thousand. PlayersNumber, RoundsNumber, HighestRating, LowestRating and Accelerated mean the same in both.
/// Errors: Malformed, with the line, for a name that none of them has and for a value that is no number.
Result<pairing::GenerateOptions> readConfig(std::string_view text, const std::string& file,
                                            pairing::GenerateOptions options);

}  // namespace kydai::cli
