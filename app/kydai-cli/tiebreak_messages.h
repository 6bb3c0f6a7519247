/// Why a tie-break has no value, for scripts and for messages.
#pragma once

#include "tiebreak/value.h"

#include <string_view>

namespace kydai::cli {

/// A stable id ("round_robins_only").
std::string_view refusalId(tiebreak::Refusal refusal);
/// English, as the end of a message ("it is for round robins only").
std::string_view refusalReason(tiebreak::Refusal refusal);

}  // namespace kydai::cli
