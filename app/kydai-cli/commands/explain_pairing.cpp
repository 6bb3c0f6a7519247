// kydai-cli explain pairing FILE --round N --player P [--why-not Q] | --all | --differences
// kydai-cli explain bye FILE --round N [--why-not X]
#include "commands/explain.h"
#include "commands/pairing_options.h"
#include "commands/question.h"
#include "input.h"

#include <memory>

namespace kydai::cli {

namespace {

struct PairingQuestionOptions {
    std::string file{};
    std::string section{};
    int round = 0;
    int player = 0;
    int whyNot = 0;
    bool all = false;
    bool differences = false;
    PairingOptions pairing{};
    AnswerOptions answer{};
};

/// One answer about a round, `all` one about each of its boards.
void explainRound(const PairingQuestionOptions& options, ExplanationKind kind, Context& context)
{
    const Result<Section> section = loadSection(options.file, options.section, warnOn(context, options.file));
    if (!section) return context.fail(section.error());
    const pairing::RoundOptions how = options.pairing.forRound();
    const ask::Question question{
        .kind = kind, .round = options.round, .pairingEdition = how.edition, .general = how.general};
    answerAsked(context, {options.file, *section, options.all},
                about(question, *section, options.player, options.whyNot), options.answer);
}

std::shared_ptr<PairingQuestionOptions> addRoundOptions(CLI::App& command)
{
    auto options = std::make_shared<PairingQuestionOptions>();
    command.add_option("FILE", options->file, "the tournament")->required();
    command.add_option("--section", options->section, "one of several sections, by name");
    command.add_option("--round", options->round, "the round; by default the last one paired");
    options->pairing.addTo(command);
    addAnswerOptions(command, options->answer);
    return options;
}

}  // namespace

void addExplainPairing(CLI::App& explain, Context& context)
{
    CLI::App* command = explain.add_subcommand("pairing", "why a player has this opponent, or not that one");
    const auto options = addRoundOptions(*command);
    auto* player = command->add_option("--player", options->player, "the player's number");
    auto* whyNot = command->add_option("--why-not", options->whyNot, "the other player's number")->needs(player);
    auto* all =
        command->add_flag("--all", options->all, "every board of the round")->excludes(player)->excludes(whyNot);
    auto* differences = command
                            ->add_flag("--differences", options->differences,
                                       "the boards that the rules do not give, such as those paired by hand")
                            ->excludes(player)
                            ->excludes(all);
    command->callback([options, player, whyNot, all, differences, &context] {
        if (player->count() + all->count() + differences->count() == 0)
            return context.failUsage("name a --player, or ask for --all or --differences");
        const auto kind = differences->count() > 0 ? ExplanationKind::Differences
                          : whyNot->count() > 0    ? ExplanationKind::WhyNot
                                                   : ExplanationKind::Pairing;
        explainRound(*options, kind, context);
    });
}

void addExplainBye(CLI::App& explain, Context& context)
{
    CLI::App* command =
        explain.add_subcommand("bye", "who has the bye, who may take it, and what ruled the others out");
    const auto options = addRoundOptions(*command);
    auto* whyNot = command->add_option("--why-not", options->player, "a player who might have had it instead");
    command->callback([options, whyNot, &context] {
        explainRound(*options, whyNot->count() > 0 ? ExplanationKind::ByeNot : ExplanationKind::Bye, context);
    });
}

}  // namespace kydai::cli
