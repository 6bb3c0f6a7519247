/// Single calculations from JSON: an operation and its input, as in rules/prizes_vectors.json. Every operation calls
/// the function that divides the prizes of a section; nothing is computed here.
#pragma once

#include <nlohmann/json.hpp>

namespace kydai::prizes {

/// A list of `{"id","op","input"}`: `{"id","result"}` each, or `{"id","error"}` when the operation is unknown or the
/// input is bad; a bad one does not stop the others. Amounts are texts: a decimal where it ends, else "a/b".
nlohmann::ordered_json runCases(const nlohmann::json& cases);

}  // namespace kydai::prizes
