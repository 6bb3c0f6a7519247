// kydai-cli explain prize FILE --player P [--why-not LIST] | --all
#include "commands/explain.h"
#include "commands/question.h"
#include "input.h"

#include <memory>

namespace kydai::cli {

namespace {

struct PrizeQuestionOptions {
    std::string file{};
    std::string section{};
    std::string list{};
    int player = 0;
    bool all = false;
    AnswerOptions answer{};
};

void explainPrizes(const PrizeQuestionOptions& options, Context& context)
{
    const auto section = loadSection(options.file, options.section, warnOn(context, options.file));
    if (!section) return context.fail(section.error());
    const auto kind = options.list.empty() ? ExplanationKind::Prize : ExplanationKind::PrizeWhyNot;
    const auto question = about({.kind = kind, .code = options.list}, *section, options.player);
    answerAsked(context, {options.file, *section, options.all}, question, options.answer);
}

}  // namespace

void addExplainPrize(CLI::App& explain, Context& context)
{
    CLI::App* command = explain.add_subcommand("prize", "why a player wins this prize, or not that one");
    auto options = std::make_shared<PrizeQuestionOptions>();
    command->add_option("FILE", options->file, "the tournament")->required();
    command->add_option("--section", options->section, "one of several sections, by name");
    auto* player = command->add_option("--player", options->player, "the player's number");
    command->add_option("--why-not", options->list, "a list of prizes, by its name")->needs(player);
    auto* all = command->add_flag("--all", options->all, "everybody who wins one")->excludes(player);
    addAnswerOptions(*command, options->answer);
    command->callback([options, player, all, &context] {
        if (player->count() == 0 && all->count() == 0) return context.failUsage("name a --player, or ask for --all");
        explainPrizes(*options, context);
    });
}

}  // namespace kydai::cli
