/// Sentences about pairing a round: checks before it and what a change by hand breaks.
#pragma once

#include "model/section.h"
#include "pairing/manual_check.h"
#include "pairing/preflight.h"
#include "text/wording.h"

#include <QString>

namespace kydai::ui {

/// One sentence, with the names.
QString preflightText(const pairing::PreflightIssue& issue, const Section& section, const text::Wording& wording);
/// The verb on the button that mends it; empty where nothing can be done here.
QString fixText(pairing::PreflightFix fix, const text::Wording& wording);
/// A stable id for the journal.
QString preflightId(pairing::PreflightKind kind);

QString faultText(const pairing::ManualWarning& warning, const Section& section, const text::Wording& wording);

/// Why no pairing exists.
QString unpairableText(const pairing::Unpairable& answer, const Section& section, const text::Wording& wording);

/// A difference from the engine's pairing as a line of a report: "5-7: by the rules 5-8, 6-7".
std::string differenceComment(const Section& section, const pairing::ManualDifference& difference, RoundNumber round);

}  // namespace kydai::ui
