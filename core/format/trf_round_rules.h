/// Comments of TRF26 that tell the rules of a round that was paired by others than the section's: `### Paired under 192
/// FIDE_DUTCH_2017 @ Round 3`, one for each line that would say so of a whole event. Other programs skip them.
#pragma once

#include "model/section.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// Nothing for a round under the section's own rules.
std::vector<std::string> commentsOfRules(const Section& section, RoundNumber round);

bool isCommentOfRules(std::string_view comment);

/// The rules that a round's comments tell; nothing where they can't be read.
std::optional<PairingRules> rulesFromComments(const Section& section, const std::vector<std::string>& comments,
                                              RoundNumber round);

}  // namespace kydai::format
