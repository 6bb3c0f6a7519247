/// The limits of a section in words, and who is outside.
#pragma once

#include "model/section.h"
#include "text/wording.h"

#include <QString>

#include <vector>

namespace kydai::text {

/// "women and girls · born 2017 or later"; empty where there are no limits.
QString limitsText(const SectionLimits& limits, const Wording& wording);
/// A sentence on one player; empty where no limit is broken.
QString outsideText(const Player& player, const SectionLimits& limits, const Wording& wording);
/// A sentence each, the first eight of them.
QString outsidersText(const std::vector<Player>& players, const SectionLimits& limits, const Wording& wording);

}  // namespace kydai::text
