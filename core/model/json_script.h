/// What scripts write: parts of the model and changes (script.h) as JSON, judged strictly. The words are the rows'
/// (fields.h, change_fields.h); json_schema.h prints them.
#pragma once

#include "model/json.h"
#include "model/script.h"
#include "model/value_path.h"

namespace kydai {

/// Reads what a script says: players by their numbers in this section. A value out of bounds, an unknown word and a
/// reference that is missing are errors with their place. Errors: Malformed, OutOfRange, NoSuchPlayer.
template <class T>
Result<T> fromScript(const Json& json, const Section& section);
/// One of a list of changes (script.h), of the chosen section where it names none.
/// \param place of the change in what is read
/// Errors: as above, and NoSuchSection.
Result<ScriptedChange> readScripted(const Json& json, const Event& event, SectionId chosen, const ValuePath& place);

}  // namespace kydai
