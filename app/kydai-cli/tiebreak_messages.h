/// Why a tie-break has no value, for scripts and for messages, and what else is to be said of standings.
#pragma once

#include "engine/context.h"
#include "tiebreak/standings.h"

#include <string>
#include <string_view>

namespace kydai::cli {

/// A stable id ("round_robins_only").
std::string_view refusalId(tiebreak::Refusal refusal);
/// English, as the end of a message ("it is for round robins only").
std::string_view refusalReason(tiebreak::Refusal refusal);

/// Tells on standard error which codes of the section's own list were left out, and that the standings are provisional
/// where games up to their round have no result.
void tellAbout(const tiebreak::Standings& standings, const Section& section, const std::string& file, Context& context);

}  // namespace kydai::cli
