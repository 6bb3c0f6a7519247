// kydai-cli explain tiebreak FILE --player P --code BH/C1 [--round N] [--rules E] | --all
// kydai-cli explain standing FILE --player P --versus Q [--round N] [--tiebreaks LIST] [--rules E]
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

void explainRanking(const TieBreakOptions& options, ExplanationKind kind, Context& context)
{
    ask::Question question{.kind = kind, .round = options.round, .code = options.code};
    if (!options.tiebreaks.empty() && !readCodes(options.tiebreaks, question.list, context)) return;
    std::optional<std::vector<tiebreak::Code>> one;
    if (!options.code.empty() && !readCodes(options.code, one, context)) return;
    if (!options.rules.empty()) question.edition = tiebreak::parseEdition(options.rules);
    const auto section = loadSection(context, options.file, options.section);
    if (!section) return context.fail(section.error());
    question.teams = ranksTeams(options.by, *section);
    answerAsked(context, {options.file, *section, options.all},
                about(std::move(question), *section, options.player, options.versus), options.answer);
}

void addCommon(Verb verb, TieBreakOptions& options)
{
    verb.option("FILE", options.file, "the tournament").required();
    verb.option("--section", options.section, "one of several sections, by name");
    verb.option("--round", options.round, "after this round; by default the last one").between(1, kMaxRounds);
    verb.option("--rules", options.rules, "edition of the tie-break rules: old, 24 or 26")
        .oneOfInAnyCase({"old", "24", "26"});
    addBy(verb, options.by);
    addAnswerOptions(verb, options.answer);
}

}  // namespace

void addExplainTieBreak(Verb verb, Context& context)
{
    auto options = std::make_shared<TieBreakOptions>();
    addCommon(verb, *options);
    const Option player = verb.option("--player", options->player, "the player's (or team's) number");
    const Option code = verb.option("--code", options->code, "the tie-break, such as BH/C1 or DE").needs(player);
    const Option all = verb.flag("--all", options->all, "every tie-break of every player").excludes(player);
    verb.option("--tiebreaks", options->tiebreaks, "the list in which it is looked at; by default the section's");
    verb.does([options, player, code, all, &context] {
        if (!all.isGiven() && (!player.isGiven() || !code.isGiven())) {
            return context.failUsage("name a --player and a --code, or ask for --all");
        }
        explainRanking(*options, ExplanationKind::TieBreak, context);
    });
}

void addExplainStanding(Verb verb, Context& context)
{
    auto options = std::make_shared<TieBreakOptions>();
    addCommon(verb, *options);
    verb.option("--player", options->player, "one player's (or team's) number").required();
    verb.option("--versus", options->versus, "the other's").required();
    verb.option("--tiebreaks", options->tiebreaks, "the list; by default the section's");
    verb.does([options, &context] { explainRanking(*options, ExplanationKind::Standing, context); });
}

}  // namespace kydai::cli
