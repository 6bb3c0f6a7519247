// kydai-cli explain float FILE --player P [--why-not Y], explain next FILE --player P [--given win|draw|loss],
// explain board FILE --player P, explain number FILE --player P, explain effect FILE --player P --code BH --of Q,
// explain need FILE --player P --place K | --norm GM | --prize LIST | --rating R, explain colours FILE --player P
#include "commands/explain.h"
#include "commands/question.h"
#include "input.h"

#include <map>
#include <memory>
#include <string>

namespace kydai::cli {

namespace {

struct QuestionOptions {
    std::string file{};
    std::string section{};
    std::string given{};
    std::string code = "BH";
    std::string rules{};
    int round = 0;
    int player = 0;
    int other = 0;
    int place = 0;
    int rating = 0;
    AnswerOptions answer{};
};

void answerQuestion(const QuestionOptions& options, ExplanationKind kind, Context& context)
{
    ask::Question question{.kind = kind, .round = options.round};
    const std::map<std::string, Outcome> results{
        {"win", Outcome::Win}, {"draw", Outcome::Draw}, {"loss", Outcome::Loss}};
    if (!options.given.empty()) question.given = results.at(options.given);
    question.place = kind == ExplanationKind::NeedRating ? options.rating : options.place;
    if (kind == ExplanationKind::Effect) {
        std::optional<std::vector<tiebreak::Code>> one;
        if (!readCodes(options.code, one, context)) return;
        question.code = options.code;
    }
    if (kind == ExplanationKind::NormForecast || kind == ExplanationKind::NeedPrize) question.code = options.code;
    if (!options.rules.empty()) question.edition = tiebreak::parseEdition(options.rules);
    const auto section = loadSection(context, options.file, options.section);
    if (!section) return context.fail(section.error());
    answerAsked(context, {options.file, *section, false},
                about(std::move(question), *section, options.player, options.other), options.answer);
}

/// What all verbs about one player have: their words, and the work for questions of one kind.
std::shared_ptr<QuestionOptions> addCommon(Verb verb, ExplanationKind kind, Context& context)
{
    auto options = std::make_shared<QuestionOptions>();
    verb.option("FILE", options->file, "the tournament").required();
    verb.option("--section", options->section, "one of several sections, by name");
    verb.option("--player", options->player, "the player's number").required();
    addAnswerOptions(verb, options->answer);
    verb.does([options, kind, &context] { answerQuestion(*options, kind, context); });
    return options;
}

void addRound(Verb verb, QuestionOptions& options)
{
    verb.option("--round", options.round, "the round; by default the last one paired").between(1, kMaxRounds);
}

}  // namespace

void addExplainFloat(Verb verb, Context& context)
{
    const auto options = addCommon(verb, ExplanationKind::Float, context);
    addRound(verb, *options);
    verb.option("--why-not", options->other, "the player who might have left it instead");
}

void addExplainNext(Verb verb, Context& context)
{
    const auto options = addCommon(verb, ExplanationKind::Next, context);
    const Option player = verb.named("--player").required(false);
    verb.option("--given", options->given, "the result of the player's own open game")
        .oneOf({"win", "draw", "loss"})
        .needs(player);
    verb.does([options, player, &context] {
        answerQuestion(*options, player.isGiven() ? ExplanationKind::Next : ExplanationKind::Preview, context);
    });
}

void addExplainBoard(Verb verb, Context& context)
{
    addRound(verb, *addCommon(verb, ExplanationKind::Board, context));
}

void addExplainNumber(Verb verb, Context& context)
{
    addCommon(verb, ExplanationKind::Number, context);
}

void addExplainColours(Verb verb, Context& context)
{
    addCommon(verb, ExplanationKind::ColourTable, context);
}

void addExplainEffect(Verb verb, Context& context)
{
    const auto options = addCommon(verb, ExplanationKind::Effect, context);
    verb.option("--round", options->round, "after this round; by default the last one").between(1, kMaxRounds);
    verb.option("--code", options->code, "the tie-break; by default BH");
    verb.option("--of", options->other, "the opponent's number").required();
    verb.option("--rules", options->rules, "edition of the tie-break rules: old, 24 or 26")
        .oneOfInAnyCase({"old", "24", "26"});
}

void addExplainNeed(Verb verb, Context& context)
{
    const auto options = addCommon(verb, ExplanationKind::Need, context);
    const Option place = verb.option("--place", options->place, "a place").between(1, 10000);
    const Option norm = verb.option("--norm", options->code, "a title norm, such as GM").excludes(place);
    const Option prize =
        verb.option("--prize", options->code, "a list of prizes, by its name").excludes(place).excludes(norm);
    const Option rating = verb.option("--rating", options->rating, "a FIDE rating after this event")
                              .between(1, 4000)
                              .excludes(place)
                              .excludes(norm)
                              .excludes(prize);
    verb.does([options, place, norm, prize, rating, &context] {
        if (!place.isGiven() && !norm.isGiven() && !prize.isGiven() && !rating.isGiven())
            return context.failUsage("name a --place, a --norm, a --prize or a --rating");
        const auto kind = norm.isGiven()     ? ExplanationKind::NormForecast
                          : prize.isGiven()  ? ExplanationKind::NeedPrize
                          : rating.isGiven() ? ExplanationKind::NeedRating
                                             : ExplanationKind::Need;
        answerQuestion(*options, kind, context);
    });
}

}  // namespace kydai::cli
