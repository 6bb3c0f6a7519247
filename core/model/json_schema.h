/// What `.json` files and lists of changes hold, as JSON Schema (draft 2020-12), for programs that write or check them.
/// Made from the rows by which they are read and written (fields.h, script.h), so that it can't tell another story.
/// `format` says what a value is: "player" and "team" are their numbers, "section" its name, "points" have one decimal.
#pragma once

#include "model/json.h"

namespace kydai {

/// A file of an event, as format::writeJson writes it.
Json eventFileSchema();
/// A list of changes as readScripted takes them: one schema for each kind, with its word as title.
Json changesSchema();

/// What every schema begins with: dialect, id ("urn:kydai:schema:NAME") and title.
Json schemaHead(std::string_view name);

}  // namespace kydai
