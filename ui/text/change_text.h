/// What a change does, in a few words: for Undo and Redo, the journal on the screen and on paper.
#pragma once

#include "model/change.h"
#include "text/wording.h"

#include <QString>

namespace kydai::text {

/// "round 5: Loan – Minh 1 - 0", "player added: Trần Văn An", "round 6 paired". `event` is any state that has the
/// names.
QString changeText(const Change& change, const Event& event, const Wording& wording);

}  // namespace kydai::text
