// kydai-cli explain pairing FILE --round N --player P [--why-not Q] | --all
// kydai-cli explain bye FILE --round N
#include "pairing/explain_pairing.h"

#include "commands/explain.h"
#include "commands/pairing_options.h"
#include "input.h"

#include <fmt/format.h>

#include <memory>

namespace kydai::cli {

namespace {

struct Options {
    std::string file{};
    std::string section{};
    int round = 0;
    int player = 0;
    int whyNot = 0;
    bool all = false;
    PairingOptions pairing{};
    AnswerOptions answer{};
};

/// The section and the round asked about, or nothing: the context knows why.
std::optional<Section> readSection(Options& options, Context& context)
{
    Result<Section> section = loadSection(options.file, options.section);
    if (!section) {
        context.fail(section.error());
        return std::nullopt;
    }
    const RoundNumber last = std::max(section->roundsPaired() + 1, pairing::roundRobinRounds(*section));
    if (options.round == 0) options.round = std::max(1, section->roundsPaired());
    if (options.round < 1 || options.round > last) {
        context.failUsage(fmt::format("{}: round {} is not paired and not the next; {} are paired", options.file,
                                      options.round, section->roundsPaired()));
        return std::nullopt;
    }
    return std::move(*section);
}

bool isThere(const Options& options, const Section& section, int player, Context& context)
{
    if (section.find(PlayerId{player}) != nullptr) return true;
    context.failUsage(fmt::format("{}: there is no player {}", options.file, player));
    return false;
}

void explainPairing(Options options, Context& context)
{
    const std::optional<Section> section = readSection(options, context);
    if (!section) return;
    if (!options.all && !isThere(options, *section, options.player, context)) return;
    if (options.whyNot != 0 && !isThere(options, *section, options.whyNot, context)) return;
    const pairing::RoundExplainer round(*section, options.round, options.pairing.forRound());
    const Discipline discipline = section->rules.discipline;
    if (options.all) {
        std::vector<Explanation> answers;
        for (const PlayerId player : round.everybodyOnce()) answers.push_back(round.pairing(player));
        writeAnswers(context, answers, options.answer, discipline);
    } else if (options.whyNot != 0) {
        const auto answer = round.whyNot(PlayerId{options.player}, PlayerId{options.whyNot});
        if (answer) writeAnswer(context, *answer, options.answer, discipline);
    } else {
        writeAnswer(context, round.pairing(PlayerId{options.player}), options.answer, discipline);
    }
}

void explainBye(Options options, Context& context)
{
    const std::optional<Section> section = readSection(options, context);
    if (!section) return;
    const pairing::RoundExplainer round(*section, options.round, options.pairing.forRound());
    writeAnswer(context, round.bye(), options.answer, section->rules.discipline);
}

std::shared_ptr<Options> addRoundOptions(CLI::App& command)
{
    auto options = std::make_shared<Options>();
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
    command->callback([options, player, all, &context] {
        if (player->count() == 0 && all->count() == 0) return context.failUsage("name a --player, or ask for --all");
        explainPairing(*options, context);
    });
}

void addExplainBye(CLI::App& explain, Context& context)
{
    CLI::App* command =
        explain.add_subcommand("bye", "who has the bye, who may take it, and what ruled the others out");
    const auto options = addRoundOptions(*command);
    command->callback([options, &context] { explainBye(*options, context); });
}

}  // namespace kydai::cli
