/// The coded words of TRF26: tournament types (192), tie-break names (202), time controls (222).
///
/// 192 and 250 together: `_BAKU` says by which rule the event is accelerated, the lines 250 say the points that this
/// gave. Both are kept and written again; where there are points, pairing goes by them and not by the rule
/// (model/baku.h), since a report doesn't tell everything that the rule needs. 250 without `_BAKU` is an acceleration
/// of another kind.
#pragma once

#include "model/section.h"

#include <optional>
#include <string>
#include <string_view>

namespace kydai::format {

/// A code that names none of the systems that are paired here is kept as PairingSystem::Other.
/// Sets pairing system, edition, acceleration and the tie-break edition from 192 (or a code in 092) and, where these
/// are silent, from the words of 092 and the start date. `editionsChosen` stays false.
void applyCodedType(Section& section);

/// The same for the pairing system alone, from a code; false where there is none.
bool applyCodedType(std::string_view code, PairingRules& rules);

/// The code for 192 that says what the rule set is; the one that was read where it still says so.
std::string codedTypeOf(const Section& section);

/// The code of rules by themselves; `byDate` is the edition that FIDE_DUTCH means.
std::string codedTypeOf(const PairingRules& rules, PairingEdition byDate, bool teamEvent);

/// The words for 092 where none were read.
std::string_view typeWordsOf(const Section& section);
/// Whether a reader who sees those words alone would guess a system that is not the section's.
bool needsItsCode(const Section& section);

/// `BHC1`, `BH-C1`, `BH:GP#C1-P` and `BH/C1` in the newest spelling; upper case.
std::string canonicalTieBreak(std::string_view code);

/// The tempo of a coded time control by FIDE's limits for 60 moves; nullopt when it cannot be read.
std::optional<TimeControl> tempoOf(std::string_view codedTimeControl);

}  // namespace kydai::format
