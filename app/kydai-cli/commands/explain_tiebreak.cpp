// kydai-cli explain tiebreak FILE --player P --code BH/C1 [--round N] [--rules E] | --all
// kydai-cli explain standing FILE --player P --versus Q [--round N] [--tiebreaks LIST] [--rules E]
#include "tiebreak/explain_tiebreak.h"

#include "commands/explain.h"
#include "input.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace kydai::cli {

namespace {

struct Options {
    std::string file{};
    std::string section{};
    std::string rules{};
    std::string tiebreaks{};
    std::string code{};
    int round = 0;
    int player = 0;
    int versus = 0;
    bool all = false;
    AnswerOptions answer{};
};

struct Ranked {
    Section section{};
    tiebreak::Standings standings{};
};

/// Reads the file and walks the list; `codes` empty stands for the section's own. Leaves the context failed otherwise.
std::optional<Ranked> rank(const Options& options, const std::string& codes, Context& context)
{
    tiebreak::StandingsOptions wanted;
    if (!codes.empty()) {
        auto parsed = tiebreak::parseCodes(codes);
        if (!parsed) {
            context.failUsage(messageOf(parsed.error()));
            return std::nullopt;
        }
        wanted.codes = *std::move(parsed);
    }
    if (!options.rules.empty()) wanted.edition = tiebreak::parseEdition(options.rules);
    auto section = loadSection(options.file, options.section);
    if (!section) {
        context.fail(section.error());
        return std::nullopt;
    }
    if (options.round > section->roundsPaired()) {
        context.failUsage(
            fmt::format("{}: round {} is not there; {} are", options.file, options.round, section->roundsPaired()));
        return std::nullopt;
    }
    if (options.round > 0) wanted.round = options.round;
    auto standings = tiebreak::standingsOf(*section, wanted);
    if (!standings) {
        Error error = standings.error();
        error.file = options.file;
        context.fail(error);
        return std::nullopt;
    }
    return Ranked{*std::move(section), *std::move(standings)};
}

/// The participant with this number, or a failed context.
std::optional<std::size_t> find(const Ranked& ranked, const Options& options, int number, Context& context)
{
    const std::vector<int>& ids = ranked.standings.competition->ids;
    const auto found = std::ranges::find(ids, number);
    if (found != ids.end()) return static_cast<std::size_t>(found - ids.begin());
    context.failUsage(fmt::format("{}: there is no {} {}", options.file,
                                  ranked.standings.competition->teams ? "team" : "player", number));
    return std::nullopt;
}

void explainTieBreak(const Options& options, Context& context)
{
    const auto ranked = rank(options, options.all ? options.tiebreaks : options.code, context);
    if (!ranked) return;
    const Discipline discipline = ranked->section.rules.discipline;
    if (options.all) {
        std::vector<Explanation> answers;
        for (const tiebreak::Row& row : ranked->standings.rows) {
            for (std::size_t column = 0; column < ranked->standings.columns.size(); ++column) {
                answers.push_back(
                    tiebreak::explainTieBreak(ranked->section, ranked->standings, column, row.participant));
            }
        }
        writeAnswers(context, answers, options.answer, discipline);
        return;
    }
    const auto participant = find(*ranked, options, options.player, context);
    if (!participant) return;
    writeAnswer(context, tiebreak::explainTieBreak(ranked->section, ranked->standings, 0, *participant), options.answer,
                discipline);
}

void explainStanding(const Options& options, Context& context)
{
    const auto ranked = rank(options, options.tiebreaks, context);
    if (!ranked) return;
    const auto participant = find(*ranked, options, options.player, context);
    if (!participant) return;
    const auto versus = find(*ranked, options, options.versus, context);
    if (!versus) return;
    if (*participant == *versus) return context.failUsage("--player and --versus are the same");
    writeAnswer(context, tiebreak::explainStanding(ranked->section, ranked->standings, *participant, *versus),
                options.answer, ranked->section.rules.discipline);
}

void addCommon(CLI::App& command, Options& options)
{
    command.add_option("FILE", options.file, "the tournament")->required();
    command.add_option("--section", options.section, "one of several sections, by name");
    command.add_option("--round", options.round, "after this round; by default the last one")
        ->check(CLI::PositiveNumber);
    command.add_option("--rules", options.rules, "edition of the tie-break rules: old, 24 or 26")
        ->check(CLI::IsMember({"old", "24", "26"}, CLI::ignore_case));
    addAnswerOptions(command, options.answer);
}

}  // namespace

void addExplainTieBreak(CLI::App& explain, Context& context)
{
    CLI::App* command = explain.add_subcommand("tiebreak", "how a player's tie-break comes about");
    auto options = std::make_shared<Options>();
    addCommon(*command, *options);
    auto* player = command->add_option("--player", options->player, "the player's (or team's) number");
    auto* code = command->add_option("--code", options->code, "the tie-break, such as BH/C1 or DE")->needs(player);
    auto* all = command->add_flag("--all", options->all, "every tie-break of every player")->excludes(player);
    command->add_option("--tiebreaks", options->tiebreaks, "with --all: the list; by default the section's")
        ->needs(all);
    command->callback([options, player, code, all, &context] {
        if (all->count() == 0 && (player->count() == 0 || code->count() == 0)) {
            return context.failUsage("name a --player and a --code, or ask for --all");
        }
        explainTieBreak(*options, context);
    });
}

void addExplainStanding(CLI::App& explain, Context& context)
{
    CLI::App* command = explain.add_subcommand("standing", "why one player is before another");
    auto options = std::make_shared<Options>();
    addCommon(*command, *options);
    command->add_option("--player", options->player, "one player's (or team's) number")->required();
    command->add_option("--versus", options->versus, "the other's")->required();
    command->add_option("--tiebreaks", options->tiebreaks, "the list; by default the section's");
    command->callback([options, &context] { explainStanding(*options, context); });
}

}  // namespace kydai::cli
