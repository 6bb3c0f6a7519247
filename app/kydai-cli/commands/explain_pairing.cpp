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
    const Result<Section> section = loadSection(context, options.file, options.section);
    if (!section) return context.fail(section.error());
    const pairing::RoundOptions how = options.pairing.forRound();
    const ask::Question question{
        .kind = kind, .round = options.round, .pairingEdition = how.edition, .general = how.general};
    answerAsked(context, {options.file, *section, options.all},
                about(question, *section, options.player, options.whyNot), options.answer);
}

std::shared_ptr<PairingQuestionOptions> addRoundOptions(Verb verb)
{
    auto options = std::make_shared<PairingQuestionOptions>();
    verb.option("FILE", options->file, "the tournament").required();
    verb.option("--section", options->section, "one of several sections, by name");
    verb.option("--round", options->round, "the round; by default the last one paired");
    options->pairing.addTo(verb);
    addAnswerOptions(verb, options->answer);
    return options;
}

}  // namespace

void addExplainPairing(Verb verb, Context& context)
{
    const auto options = addRoundOptions(verb);
    const Option player = verb.option("--player", options->player, "the player's number");
    const Option whyNot = verb.option("--why-not", options->whyNot, "the other player's number").needs(player);
    const Option all = verb.flag("--all", options->all, "every board of the round").excludes(player).excludes(whyNot);
    const Option differences = verb.flag("--differences", options->differences,
                                         "the boards that the rules do not give, such as those paired by hand")
                                   .excludes(player)
                                   .excludes(all);
    verb.does([options, player, whyNot, all, differences, &context] {
        if (!player.isGiven() && !all.isGiven() && !differences.isGiven())
            return context.failUsage("name a --player, or ask for --all or --differences");
        const auto kind = differences.isGiven() ? ExplanationKind::Differences
                          : whyNot.isGiven()    ? ExplanationKind::WhyNot
                                                : ExplanationKind::Pairing;
        explainRound(*options, kind, context);
    });
}

void addExplainBye(Verb verb, Context& context)
{
    const auto options = addRoundOptions(verb);
    const Option whyNot = verb.option("--why-not", options->player, "a player who might have had it instead");
    verb.does([options, whyNot, &context] {
        explainRound(*options, whyNot.isGiven() ? ExplanationKind::ByeNot : ExplanationKind::Bye, context);
    });
}

}  // namespace kydai::cli
