/// Reading the tables of an event file.
#pragma once

#include "model/event.h"
#include "support/result.h"

#include <string>

namespace kydai::store {

class Statements;

/// The event in the tables. Damaged when a row says what no event can say; throws SQLite::Exception.
Result<Event> loadEvent(Statements& statements, const std::string& file);

}  // namespace kydai::store
