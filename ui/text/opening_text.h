/// What a person should hear about an event file that opened all the same: a copy that may lack entries, a damaged log.
#pragma once

#include "model/opening_note.h"
#include "text/wording.h"

#include <QString>

namespace kydai::text {

/// A sentence or two, with times of this computer.
QString openingText(const OpeningNote& note, const Wording& wording);
/// All of them; empty where there is nothing to say.
QString openingText(const OpeningNotes& notes, const Wording& wording);

}  // namespace kydai::text
