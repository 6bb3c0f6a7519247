/// The options of a question, for `explain` and `print`: they come from the table of kinds (ask::kinds). What they say
/// becomes a question in engine/asking.h.
#pragma once

#include "ask/answer.h"
#include "commands/pairing_options.h"
#include "engine/asking.h"
#include "engine/context.h"
#include "verb.h"

#include <optional>
#include <string>
#include <string_view>

namespace kydai::cli {

/// The options of the kinds with this word.
void addQuestion(Verb verb, std::string_view kind, Asking& asking);
/// The options of every kind, under a heading, with --kind; what documents take as well is left to them.
void addQuestions(Verb verb, Asking& asking, const std::string& heading);

/// The question that a verb was given, as far as it is known without a section; nothing: the call has failed.
std::optional<ask::Question> readQuestion(const Asking& asking, Verb verb, Context& context);

/// Adds the option --by to a verb.
void addBy(Verb verb, std::string& by);

/// Error about the file of the call.
Error in(const std::string& file, Error error);

}  // namespace kydai::cli
