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
    const auto section = loadSection(context, options.file, options.section);
    if (!section) return context.fail(section.error());
    const auto kind = options.list.empty() ? ExplanationKind::Prize : ExplanationKind::PrizeWhyNot;
    const auto question = about({.kind = kind, .code = options.list}, *section, options.player);
    answerAsked(context, {options.file, *section, options.all}, question, options.answer);
}

}  // namespace

void addExplainPrize(Verb verb, Context& context)
{
    auto options = std::make_shared<PrizeQuestionOptions>();
    verb.option("FILE", options->file, "the tournament").required();
    verb.option("--section", options->section, "one of several sections, by name");
    const Option player = verb.option("--player", options->player, "the player's number");
    verb.option("--why-not", options->list, "a list of prizes, by its name").needs(player);
    const Option all = verb.flag("--all", options->all, "everybody who wins one").excludes(player);
    addAnswerOptions(verb, options->answer);
    verb.does([options, player, all, &context] {
        if (!player.isGiven() && !all.isGiven()) return context.failUsage("name a --player, or ask for --all");
        explainPrizes(*options, context);
    });
}

}  // namespace kydai::cli
