/// Writing a change to the tables of an event file, only the rows that it touches.
#pragma once

#include "model/change.h"

namespace kydai::store {

class Statements;

/// The id for the next new section; ids of removed ones don't come back.
SectionId nextSectionId(Statements& statements);

/// Writes what `change` did, which led to `applied`. Inside the caller's transaction; throws SQLite::Exception.
void writeChange(Statements& statements, const Change& change, const Applied& applied);

}  // namespace kydai::store
