#include "commands/explain_histories.h"

#include "colour/explain_colour.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace kydai::cli {

void addHistories(Verb verb, Histories& histories, Option file)
{
    const Option history = verb.option("--history", histories.own,
                                       "without a file: a colour history such as BBWW, = for a round without a game");
    const Option versus = verb.option("--versus", histories.versus, "the opponent's colour history");
    history.needs(versus).excludes(file);
    versus.needs(history);
    verb.option("--higher", histories.higher, "who ranks higher: first (default) or second")
        .oneOf({"first", "second"})
        .needs(history);
    verb.option("--number", histories.number, "pairing number of the higher ranked player (default 1)")
        .between(1, kMaxStartNumber)
        .needs(history);
    verb.option("--initial", histories.initial, "colour drawn before round 1: white (default) or black")
        .oneOf({"white", "black"})
        .needs(history);
    verb.flag("--last", histories.last, "the colours are those of the last round").needs(history);
}

void explainHistories(const Histories& histories, const AnswerOptions& options, Context& context)
{
    const std::vector<PlayerId> players = newPlayerIds({}, 2);
    colour::Contender contenders[2];
    const std::pair<const std::string*, PlayerId> told[] = {{&histories.own, players[0]},
                                                            {&histories.versus, players[1]}};
    for (std::size_t i = 0; i < 2; ++i) {
        const auto history = colour::History::parse(*told[i].first, told[i].second);
        if (!history) {
            context.failUsage(fmt::format(
                "'{}' is not a colour history; write W and B for games and = or - for rounds without one, at most {}",
                *told[i].first, kMaxRounds));
            return;
        }
        contenders[i].side = colour::Side(*history);
        contenders[i].name = fmt::format("{} {}", options.language == "en" ? "Player" : "Đấu thủ", i + 1);
    }
    const bool firstIsHigher = histories.higher == "first";
    contenders[firstIsHigher ? 0 : 1].number = histories.number;
    const Colour initial = histories.initial == "black" ? Colour::Black : Colour::White;
    colour::ColourCase asked = colour::ColourCase::decide(contenders[firstIsHigher ? 0 : 1],
                                                          contenders[firstIsHigher ? 1 : 0], initial, players[0]);
    asked.finalRound = histories.last;
    if ((histories.own + histories.versus).find('-') != std::string::npos) asked.unplayed = '-';
    writeAnswer(context, {}, colour::explainColour(asked), options, Discipline::Chess);
}

}  // namespace kydai::cli
