/// The verb `explain`: one sub-command per kind of question, each in its own file explain_<kind>.cpp. What they share:
/// the options --lang and --format, and the writing of the answer.
#pragma once

#include "ask/question.h"
#include "context.h"
#include "explain/explanation.h"
#include "model/rule_set.h"
#include "support/result.h"
#include "verb.h"

#include <string>
#include <vector>

namespace kydai::cli {

/// Its verbs.
void addExplainColour(Verb verb, Context& context);
void addExplainPairing(Verb verb, Context& context);
void addExplainBye(Verb verb, Context& context);
void addExplainFloat(Verb verb, Context& context);
void addExplainNext(Verb verb, Context& context);
void addExplainBoard(Verb verb, Context& context);
void addExplainNumber(Verb verb, Context& context);
void addExplainColours(Verb verb, Context& context);
void addExplainEffect(Verb verb, Context& context);
void addExplainNeed(Verb verb, Context& context);
void addExplainPrize(Verb verb, Context& context);
void addExplainRating(Verb verb, Context& context);
void addExplainTieBreak(Verb verb, Context& context);
void addExplainStanding(Verb verb, Context& context);

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
/// What is asked of a file: one question, or the same about everybody.
struct AskedOf {
    const std::string& file;
    const Section& section;
    bool everybody = false;
};
/// Asks and writes the answer, or fails the call. Many: texts parted by a blank line, JSON as a list.
void answerAsked(Context& context, const AskedOf& of, const Result<ask::Question>& question,
                 const AnswerOptions& options);

}  // namespace kydai::cli
