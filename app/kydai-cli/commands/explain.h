/// What the verbs that answer share: the options --lang and --format, and the writing of the answer.
#pragma once

#include "engine/context.h"
#include "explain/explanation.h"
#include "model/rule_set.h"
#include "support/result.h"
#include "verb.h"

#include <string>

namespace kydai::cli {

/// How an explanation is written.
struct AnswerOptions {
    std::string language = "vi";  ///< vi or en
    std::string format = "text";  ///< text, json or html
};
void addAnswerOptions(Verb verb, AnswerOptions& options);

/// Writes one explanation, or fails the call with what was wrong with the question about `file`. JSON as in
/// design/cli.md.
void writeAnswer(Context& context, const std::string& file, const Result<Explanation>& answer,
                 const AnswerOptions& options, Discipline discipline);

}  // namespace kydai::cli
