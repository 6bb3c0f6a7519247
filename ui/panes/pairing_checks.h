/// What to look at before a round is paired, as the lines of a list. Values in, items out.
#pragma once

#include "pairing/preflight.h"
#include "text/wording.h"

#include <vector>

class QListWidget;

namespace kydai::ui {

/// The checks before round `number`; what is only told of many players is told once.
std::vector<pairing::PreflightIssue> pairingChecks(const Section& section, RoundNumber number);

/// Asked in the list itself, where the numbers are put in order.
bool isOutOfOrder(const pairing::PreflightIssue& issue);

/// A line with the sign of its level, the players' names in its tip.
void addCheck(QListWidget& list, const pairing::PreflightIssue& issue, const Section& section,
              const text::Wording& wording);

}  // namespace kydai::ui
