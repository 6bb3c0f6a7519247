/// Whether a standing is provisional: which games up to its round have no result. Any thread.
#pragma once

#include "model/section.h"
#include "text/wording.h"

#include <QString>

#include <vector>

namespace kydai::tables {

struct MissingInRound {
    RoundNumber round = 0;
    int open = 0;
    int adjourned = 0;
    friend bool operator==(const MissingInRound&, const MissingInRound&) = default;
};

/// Rounds 1 … `after` that miss results, in their order; empty: the standing is what it will stay.
std::vector<MissingInRound> missingResults(const Section& section, RoundNumber after);
/// Games without a result, adjourned ones counted.
int missingCount(const std::vector<MissingInRound>& missing);
/// The rounds with what each misses, "round 3: 1 (1 adjourned); round 5: 2".
QString missingRoundsText(const std::vector<MissingInRound>& missing, const text::Wording& wording);
/// "Provisional: 3 games have no result yet: 2 in round 5, 1 in round 3 (1 adjourned)." Empty where nothing is missing.
QString provisionalText(const std::vector<MissingInRound>& missing, const text::Wording& wording);

}  // namespace kydai::tables
