// kydai-cli explain rating FILE --player P | --all [--system S]
#include "commands/explain.h"
#include "commands/question.h"
#include "commands/rating_options.h"
#include "input.h"

#include <memory>

namespace kydai::cli {

namespace {

struct RatingQuestionOptions {
    std::string file{};
    std::string section{};
    std::string system = "fide";
    int player = 0;
    bool all = false;
    AnswerOptions answer{};
};

void explainRatings(const RatingQuestionOptions& options, Context& context)
{
    if (!ratingChoice(options.system, context)) return;
    const auto section = loadSection(context, options.file, options.section);
    if (!section) return context.fail(section.error());
    const auto question = about({.kind = ExplanationKind::Rating, .code = options.system}, *section, options.player);
    answerAsked(context, {options.file, *section, options.all}, question, options.answer);
}

}  // namespace

void addExplainRating(Verb verb, Context& context)
{
    auto options = std::make_shared<RatingQuestionOptions>();
    verb.option("FILE", options->file, "the tournament").required();
    verb.option("--section", options->section, "one of several sections, by name");
    verb.option("--system", options->system, "the rating system; fide by default");
    const Option player = verb.option("--player", options->player, "the player's number");
    const Option all = verb.flag("--all", options->all, "every player").excludes(player);
    addAnswerOptions(verb, options->answer);
    verb.does([options, player, all, &context] {
        if (!player.isGiven() && !all.isGiven()) return context.failUsage("name a --player, or ask for --all");
        explainRatings(*options, context);
    });
}

}  // namespace kydai::cli
