/// Whether the parts of a section fit together, for sections that come from outside: JSON, tables, foreign files.
#pragma once

#include "model/section.h"
#include "support/result.h"

namespace kydai {

/// The highest number of a team: three columns of TRF26.
inline constexpr int kMostTeams = 999;

/// Players in ascending order of start numbers; everybody in a round, team, bye or rule exists and is in each round
/// once; boards hold results and byes hold byes. Errors: Duplicate, UnknownReference, OutOfRange, Malformed.
Result<void> checkReferences(const Section& section);

/// No hall has more tables.
inline constexpr int kMostTables = 9999;
/// Where the tables begin, and the limits of a section. Errors: OutOfRange.
Result<void> checkInfo(const SectionInfo& info);

/// Whether prohibited pairs and virtual points of rules speak of players and rounds that there are. Errors as above.
Result<void> checkPairingRules(const Section& section, const PairingRules& rules);

}  // namespace kydai
