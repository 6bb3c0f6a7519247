/// Bonus and penalty points in words, for the list in which they are given and below standings (TRF26 299). Any thread.
#pragma once

#include "model/section.h"
#include "text/wording.h"

#include <QString>

namespace kydai::text {

/// "Round 3: Nguyễn Văn An, points -½"
QString adjustmentText(const Section& section, const PointAdjustment& entry, const Wording& wording);
/// "Whole event: Huế, match points -1, game points 0"
QString adjustmentText(const Section& section, const TeamAward& entry, const Wording& wording);

}  // namespace kydai::text
