/// The verb `explain`: one sub-command per kind of question, each in its own file explain_<kind>.cpp. What they share:
/// the options --lang and --format, and the writing of the answer.
#pragma once

#include "ask/question.h"
#include "context.h"
#include "explain/explanation.h"
#include "model/rule_set.h"
#include "support/result.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace kydai::cli {

/// The sub-commands.
void addExplainColour(CLI::App& explain, Context& context);
void addExplainPairing(CLI::App& explain, Context& context);
void addExplainBye(CLI::App& explain, Context& context);
void addExplainQuestions(CLI::App& explain, Context& context);  ///< float, next, board, number, effect, need
void addExplainPrize(CLI::App& explain, Context& context);
void addExplainRating(CLI::App& explain, Context& context);
void addExplainTieBreak(CLI::App& explain, Context& context);
void addExplainStanding(CLI::App& explain, Context& context);

/// How an explanation is written.
struct AnswerOptions {
    std::string language = "vi";  ///< vi or en
    std::string format = "text";  ///< text, json or html
};
void addAnswerOptions(CLI::App& command, AnswerOptions& options);

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
