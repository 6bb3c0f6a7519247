/// What a change does, in a few words: for Undo, Redo and the journal.
#pragma once

#include "model/compound_change.h"
#include "text/wording.h"

#include <QString>

#include <map>
#include <span>

namespace kydai::text {

/// Numbers of a section that were others when something was done.
using OldNumbers = std::map<PlayerId, int>;

/// "round 5: Loan – Minh 1 - 0", "player added: Trần Văn An", "round 6 paired". `event` is any state that has the
/// names; whoever had another number then is told with both: "Minh (17, then 12)".
QString changeText(const Change& change, const Event& event, const Wording& wording, const OldNumbers& then = {});

/// What an action of several changes does, in a few words: for Undo, Redo and the journal.
QString actionText(ActionKind kind, std::span<const Change> changes, const Event& event, const Wording& wording,
                   const OldNumbers& then = {});

/// The change that an action is named by; of an undo there may be none of its kind.
std::size_t principalOf(ActionKind kind, std::span<const Change> changes);

}  // namespace kydai::text
