/// What `.json` files and lists of changes hold, as JSON Schema (draft 2020-12), for programs that write or check them.
/// Made from the descriptions by which they are read and written (fields.h), so that it can't tell another story.
/// `format` says what a number is: "player" and "team" are their numbers, "points" have one decimal.
#pragma once

#include "model/json.h"

namespace kydai {

/// A file of sections, as format::writeJson writes it.
Json eventFileSchema();
/// A list of changes; `kydai-cli apply` takes player numbers in place of keys.
Json changesSchema();

}  // namespace kydai
