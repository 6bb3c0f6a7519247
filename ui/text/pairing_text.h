/// Sentences about pairing a round: checks before it and what a change by hand breaks.
#pragma once

#include "model/section.h"
#include "pairing/manual_check.h"
#include "pairing/preflight.h"
#include "text/wording.h"

#include <QString>

namespace kydai::text {

/// One sentence, with the names.
QString preflightText(const pairing::PreflightIssue& issue, const Section& section, const Wording& wording);
/// The verb on the button that mends it; empty where nothing can be done here.
QString fixText(pairing::PreflightFix fix, const Wording& wording);
QString faultText(const pairing::ManualWarning& warning, const Section& section, const Wording& wording);

/// "Round 6 · quarter-final", "Round 3 · match 2, game 1": the words for a round, with what it is in a knock-out or
/// where two rounds are a match; elsewhere as given.
QString withStage(const QString& words, const Section& section, RoundNumber round, const Wording& wording);

/// Why no pairing exists.
QString unpairableText(const pairing::Unpairable& answer, const Section& section, const Wording& wording);

}  // namespace kydai::text
