// kydai-cli explain float FILE --player P [--why-not Y], explain next FILE --player P [--given win|draw|loss],
// explain board FILE --player P, explain number FILE --player P, explain effect FILE --player P --code BH --of Q,
// explain need FILE --player P --place K | --norm GM | --prize LIST | --rating R, explain colours FILE --player P
#include "commands/explain.h"
#include "commands/question.h"
#include "input.h"

#include <map>
#include <memory>
#include <string>
#include <utility>

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
    const auto section = loadSection(options.file, options.section, warnOn(context, options.file));
    if (!section) return context.fail(section.error());
    answerAsked(context, {options.file, *section, false},
                about(std::move(question), *section, options.player, options.other), options.answer);
}

/// A verb about one player, with the options that all of them have.
std::pair<CLI::App*, std::shared_ptr<QuestionOptions>> addVerb(CLI::App& explain, Context& context, const char* word,
                                                               const char* about, ExplanationKind kind)
{
    CLI::App* command = explain.add_subcommand(word, about);
    auto options = std::make_shared<QuestionOptions>();
    command->add_option("FILE", options->file, "the tournament")->required();
    command->add_option("--section", options->section, "one of several sections, by name");
    command->add_option("--player", options->player, "the player's number")->required();
    addAnswerOptions(*command, options->answer);
    command->callback([options, kind, &context] { answerQuestion(*options, kind, context); });
    return {command, std::move(options)};
}

void addRound(CLI::App& command, QuestionOptions& options)
{
    command.add_option("--round", options.round, "the round; by default the last one paired")
        ->check(CLI::Range(1, kMaxRounds));
}

}  // namespace

void addExplainQuestions(CLI::App& explain, Context& context)
{
    {
        const auto [command, options] =
            addVerb(explain, context, "float", "why a player left the group of the own score", ExplanationKind::Float);
        addRound(*command, *options);
        command->add_option("--why-not", options->other, "the player who might have left it instead");
    }
    {
        const auto verb =
            addVerb(explain, context, "next",
                    "whom a player may meet in the next round; without a player, what is certain about it",
                    ExplanationKind::Next);
        const auto options = verb.second;
        auto* player = verb.first->get_option("--player")->required(false);
        verb.first->add_option("--given", options->given, "the result of the player's own open game")
            ->check(CLI::IsMember({"win", "draw", "loss"}))
            ->needs(player);
        verb.first->callback([options, player, &context] {
            answerQuestion(*options, player->count() > 0 ? ExplanationKind::Next : ExplanationKind::Preview, context);
        });
    }
    {
        const auto [command, options] =
            addVerb(explain, context, "board", "why a player plays on this board", ExplanationKind::Board);
        addRound(*command, *options);
    }
    addVerb(explain, context, "number", "why a player has this number", ExplanationKind::Number);
    addVerb(explain, context, "colours", "a player's colour in every round, and why", ExplanationKind::ColourTable);
    {
        const auto [command, options] =
            addVerb(explain, context, "effect", "what an opponent's unplayed rounds did to a tie-break",
                    ExplanationKind::Effect);
        command->add_option("--round", options->round, "after this round; by default the last one")
            ->check(CLI::Range(1, kMaxRounds));
        command->add_option("--code", options->code, "the tie-break; by default BH");
        command->add_option("--of", options->other, "the opponent's number")->required();
        command->add_option("--rules", options->rules, "edition of the tie-break rules: old, 24 or 26")
            ->check(CLI::IsMember({"old", "24", "26"}, CLI::ignore_case));
    }
    {
        const auto verb =
            addVerb(explain, context, "need", "what a player needs in the games to come", ExplanationKind::Need);
        const auto options = verb.second;
        auto* place = verb.first->add_option("--place", options->place, "a place")->check(CLI::Range(1, 10000));
        auto* norm = verb.first->add_option("--norm", options->code, "a title norm, such as GM")->excludes(place);
        auto* prize = verb.first->add_option("--prize", options->code, "a list of prizes, by its name")
                          ->excludes(place)
                          ->excludes(norm);
        auto* rating = verb.first->add_option("--rating", options->rating, "a FIDE rating after this event")
                           ->check(CLI::Range(1, 4000))
                           ->excludes(place)
                           ->excludes(norm)
                           ->excludes(prize);
        verb.first->callback([options, place, norm, prize, rating, &context] {
            if (place->count() + norm->count() + prize->count() + rating->count() == 0)
                return context.failUsage("name a --place, a --norm, a --prize or a --rating");
            const auto kind = norm->count() > 0     ? ExplanationKind::NormForecast
                              : prize->count() > 0  ? ExplanationKind::NeedPrize
                              : rating->count() > 0 ? ExplanationKind::NeedRating
                                                    : ExplanationKind::Need;
            answerQuestion(*options, kind, context);
        });
    }
}

}  // namespace kydai::cli
