/// JSON of an explanation, as design/cli.md promises it. The sentences come from outside: the core knows no language.
#pragma once

#include "explain/explanation.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>

namespace kydai {

/// Gives the sentence of a step in the chosen language; without it `text` is left out, and the subject and the
/// conclusion are phrase ids.
using Sentence = std::function<std::string(const Step&)>;

nlohmann::ordered_json toJson(const Explanation& explanation, const Sentence& sentence);
nlohmann::ordered_json toJson(const Step& step, const Sentence& sentence);
nlohmann::ordered_json toJson(const Value& value);
nlohmann::ordered_json toJson(const Fact& fact);

/// An amount as a text that loses nothing: "1200", or "95/3".
std::string exactText(const Fraction& amount);

}  // namespace kydai
