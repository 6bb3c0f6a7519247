/// Writing an event to the tables of its file: only what differs from what they hold.
#pragma once

#include "model/event.h"

namespace kydai::store {

class Statements;

/// The id for the next new section; ids of removed ones don't come back.
SectionId nextSectionId(Statements& statements);

/// Makes `after` of `before`, which the tables hold. Inside the caller's transaction; throws SQLite::Exception.
void writeEvent(Statements& statements, const Event& before, const Event& after);

}  // namespace kydai::store
