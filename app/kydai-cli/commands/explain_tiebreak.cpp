// kydai-cli explain tiebreak FILE --player P --code BH/C1 [--round N] [--rules E] | --all
// kydai-cli explain standing FILE --player P --versus Q [--round N] [--tiebreaks LIST] [--rules E]
#include "tiebreak/explain_tiebreak.h"

#include "commands/explain.h"
#include "commands/question.h"
#include "input.h"

#include <memory>
#include <optional>

namespace kydai::cli {

namespace {

struct TieBreakOptions {
    std::string file{};
    std::string section{};
    std::string rules{};
    std::string tiebreaks{};
    std::string code{};
    std::string by{};
    int round = 0;
    int player = 0;
    int versus = 0;
    bool all = false;
    AnswerOptions answer{};
};

/// The question that the options ask, or nothing: the call has failed over a code.
std::optional<Question> questionOf(const TieBreakOptions& options, ExplanationKind kind, const std::string& codes,
                                   Context& context)
{
    Question question{.kind = kind,
                      .round = options.round,
                      .player = options.player,
                      .other = options.versus,
                      .participants = participantsOf(options.by)};
    if (!codes.empty() && !readCodes(codes, question.codes, context)) return std::nullopt;
    if (!options.rules.empty()) question.edition = tiebreak::parseEdition(options.rules);
    return question;
}

void explainEverything(const TieBreakOptions& options, const Question& question, const Section& section,
                       Context& context)
{
    const auto standings = standingsOf(question, section);
    if (!standings) return context.fail(in(options.file, standings.error()));
    std::vector<Explanation> answers;
    for (const tiebreak::Row& row : standings->rows) {
        for (std::size_t column = 0; column < standings->columns.size(); ++column) {
            answers.push_back(tiebreak::explainTieBreak(section, *standings, column, row.participant));
        }
    }
    writeAnswers(context, answers, options.answer, section.rules.discipline);
}

void explainRanking(const TieBreakOptions& options, const std::optional<Question>& question, Context& context)
{
    if (!question) return;
    const auto section = loadSection(options.file, options.section, warnOn(context, options.file));
    if (!section) return context.fail(section.error());
    if (options.all) return explainEverything(options, *question, *section, context);
    writeAnswer(context, options.file, answerTo(*question, *section), options.answer, section->rules.discipline);
}

void addCommon(CLI::App& command, TieBreakOptions& options)
{
    command.add_option("FILE", options.file, "the tournament")->required();
    command.add_option("--section", options.section, "one of several sections, by name");
    command.add_option("--round", options.round, "after this round; by default the last one")
        ->check(CLI::Range(1, kMaxRounds));
    command.add_option("--rules", options.rules, "edition of the tie-break rules: old, 24 or 26")
        ->check(CLI::IsMember({"old", "24", "26"}, CLI::ignore_case));
    addBy(command, options.by);
    addAnswerOptions(command, options.answer);
}

}  // namespace

void addExplainTieBreak(CLI::App& explain, Context& context)
{
    CLI::App* command = explain.add_subcommand("tiebreak", "how a player's tie-break comes about");
    auto options = std::make_shared<TieBreakOptions>();
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
        const std::string& codes = all->count() > 0 ? options->tiebreaks : options->code;
        explainRanking(*options, questionOf(*options, ExplanationKind::TieBreak, codes, context), context);
    });
}

void addExplainStanding(CLI::App& explain, Context& context)
{
    CLI::App* command = explain.add_subcommand("standing", "why one player is before another");
    auto options = std::make_shared<TieBreakOptions>();
    addCommon(*command, *options);
    command->add_option("--player", options->player, "one player's (or team's) number")->required();
    command->add_option("--versus", options->versus, "the other's")->required();
    command->add_option("--tiebreaks", options->tiebreaks, "the list; by default the section's");
    command->callback([options, &context] {
        explainRanking(*options, questionOf(*options, ExplanationKind::Standing, options->tiebreaks, context), context);
    });
}

}  // namespace kydai::cli
