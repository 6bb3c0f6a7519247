// kydai-cli explain colour FILE --round N --player P | --all
// kydai-cli explain colour --history BBWW --versus BWBW [--higher first|second] [--number N] [--initial white|black]
//     [--last]
#include "colour/explain_colour.h"

#include "commands/explain.h"
#include "commands/question.h"
#include "input.h"

#include <fmt/format.h>

#include <memory>

namespace kydai::cli {

namespace {

struct ColourOptions {
    std::string file{};
    std::string section{};
    int round = 0;
    int player = 0;
    bool all = false;
    std::string history{};
    std::string versus{};
    std::string higher = "first";
    int number = 1;
    std::string initial = "white";
    bool last = false;
    AnswerOptions answer{};
};

void explainHistories(const ColourOptions& options, Context& context)
{
    const std::vector<PlayerId> players = newPlayerIds({}, 2);
    colour::Contender contenders[2];
    const std::pair<const std::string*, PlayerId> told[] = {{&options.history, players[0]},
                                                            {&options.versus, players[1]}};
    for (std::size_t i = 0; i < 2; ++i) {
        const auto history = colour::History::parse(*told[i].first, told[i].second);
        if (!history) {
            context.failUsage(fmt::format(
                "'{}' is not a colour history; write W and B for games and = or - for rounds without one, at most {}",
                *told[i].first, kMaxRounds));
            return;
        }
        contenders[i].side = colour::Side(*history);
        contenders[i].name = fmt::format("{} {}", options.answer.language == "en" ? "Player" : "Đấu thủ", i + 1);
    }
    const bool firstIsHigher = options.higher == "first";
    contenders[firstIsHigher ? 0 : 1].number = options.number;
    const Colour initial = options.initial == "black" ? Colour::Black : Colour::White;
    colour::ColourCase asked = colour::ColourCase::decide(contenders[firstIsHigher ? 0 : 1],
                                                          contenders[firstIsHigher ? 1 : 0], initial, players[0]);
    asked.finalRound = options.last;
    if ((options.history + options.versus).find('-') != std::string::npos) asked.unplayed = '-';
    writeAnswer(context, {}, colour::explainColour(asked), options.answer, Discipline::Chess);
}

void explainFile(const ColourOptions& options, Context& context)
{
    const auto section = loadSection(context, options.file, options.section);
    if (!section) return context.fail(section.error());
    const auto question = about({.kind = ExplanationKind::Colour, .round = options.round}, *section, options.player);
    answerAsked(context, {options.file, *section, options.all}, question, options.answer);
}

}  // namespace

void addExplainColour(Verb verb, Context& context)
{
    auto options = std::make_shared<ColourOptions>();
    const Option file = verb.option("FILE", options->file, "the tournament");
    verb.option("--section", options->section, "one of several sections, by name").needs(file);
    verb.option("--round", options->round, "the round; by default the last one paired").needs(file);
    const Option player = verb.option("--player", options->player, "the player's number").needs(file);
    const Option all = verb.flag("--all", options->all, "every board of the round").needs(file).excludes(player);
    const Option history = verb.option("--history", options->history,
                                       "without a file: a colour history such as BBWW, = for a round without a game");
    const Option versus = verb.option("--versus", options->versus, "the opponent's colour history");
    history.needs(versus).excludes(file);
    versus.needs(history);
    verb.option("--higher", options->higher, "who ranks higher: first (default) or second")
        .oneOf({"first", "second"})
        .needs(history);
    verb.option("--number", options->number, "pairing number of the higher ranked player (default 1)")
        .between(1, kMaxStartNumber)
        .needs(history);
    verb.option("--initial", options->initial, "colour drawn before round 1: white (default) or black")
        .oneOf({"white", "black"})
        .needs(history);
    verb.flag("--last", options->last, "the colours are those of the last round").needs(history);
    addAnswerOptions(verb, options->answer);
    verb.does([options, history, file, player, all, &context] {
        if (history.isGiven()) return explainHistories(*options, context);
        if (!file.isGiven()) return context.failUsage("name a FILE, or two histories with --history and --versus");
        if (!player.isGiven() && !all.isGiven()) return context.failUsage("name a --player, or ask for --all");
        explainFile(*options, context);
    });
}

}  // namespace kydai::cli
