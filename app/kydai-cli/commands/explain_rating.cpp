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
    const auto section = loadSection(options.file, options.section, warnOn(context, options.file));
    if (!section) return context.fail(section.error());
    const auto question = about({.kind = ExplanationKind::Rating, .code = options.system}, *section, options.player);
    answerAsked(context, {options.file, *section, options.all}, question, options.answer);
}

}  // namespace

void addExplainRating(CLI::App& explain, Context& context)
{
    CLI::App* command = explain.add_subcommand("rating", "why a player's rating changes as it does");
    auto options = std::make_shared<RatingQuestionOptions>();
    command->add_option("FILE", options->file, "the tournament")->required();
    command->add_option("--section", options->section, "one of several sections, by name");
    command->add_option("--system", options->system, "the rating system; fide by default");
    auto* player = command->add_option("--player", options->player, "the player's number");
    auto* all = command->add_flag("--all", options->all, "every player")->excludes(player);
    addAnswerOptions(*command, options->answer);
    command->callback([options, player, all, &context] {
        if (player->count() == 0 && all->count() == 0) return context.failUsage("name a --player, or ask for --all");
        explainRatings(*options, context);
    });
}

}  // namespace kydai::cli
