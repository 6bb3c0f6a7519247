// kydai-cli explain rating FILE --player P | --all [--system S]
#include "rating/explain_rating.h"

#include "commands/explain.h"
#include "commands/question.h"
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
    const auto choice = ratingChoice(options.system, context);
    if (!choice) return;
    const auto section = loadSection(options.file, options.section, warnOn(context, options.file));
    if (!section) return context.fail(section.error());
    if (options.all) {
        const rating::Pool pool(*section);
        const rating::Ratings ratings = rating::rate(pool, choice->system, choice->settings);
        std::vector<Explanation> answers;
        for (std::size_t i = 0; i < pool.size(); ++i) answers.push_back(rating::explainRating(pool, ratings, i));
        writeAnswers(context, answers, options.answer, section->rules.discipline);
        return;
    }
    Question question{.kind = ExplanationKind::Rating, .player = options.player, .rating = *choice};
    writeAnswer(context, options.file, answerTo(question, *section), options.answer, section->rules.discipline);
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
