/// Single calculations from JSON: a system, an operation and its input, as in rules/ratings_vectors.json. Every
/// operation calls the function that rates tournaments; nothing is computed here.
#pragma once

#include <nlohmann/json.hpp>

namespace kydai::rating {

/// One case `{"id","system","op","input"}`: `{"id","result"}`, or `{"id","error"}` when the operation is unknown or the
/// input is bad.
nlohmann::ordered_json runCase(const nlohmann::json& oneCase);

/// A list of cases; a bad one does not stop the others. `cases` is an array.
nlohmann::ordered_json runCases(const nlohmann::json& cases);

}  // namespace kydai::rating
