#include "colour/colour_facts.h"

#include <algorithm>
#include <string>
#include <utility>

namespace kydai::colour {

namespace {

ColourStrips::Strip stripOf(const ColourCase& question, const Contender& contender, Colour onBoard)
{
    const History& history = contender.side.history;
    const int rounds = question.rounds();
    ColourStrips::Strip strip;
    strip.number = contender.tpn;
    strip.name = contender.name;
    strip.gets = contender.side.player() == question.asked ? onBoard : opposite(onBoard);
    strip.cells.resize(static_cast<std::size_t>(rounds));
    for (int back = 1; back <= history.games(); ++back) {
        strip.cells[static_cast<std::size_t>(rounds - back)] = {history.colourBack(back),
                                                                question.roundOf(history.roundBack(back)),
                                                                back == question.decided.gamesBack.value_or(0)};
    }
    // The unplayed rounds, slid to the front in their order; what is left before them is padding.
    int place = rounds - history.games();
    for (RoundNumber told = history.rounds(); told >= 1 && place > 0; --told) {
        const RoundNumber round = question.roundOf(told);
        const auto playedHere = [&](const ColourStrips::Cell& cell) { return cell.colour && cell.round == round; };
        if (std::ranges::any_of(strip.cells, playedHere)) continue;
        strip.cells[static_cast<std::size_t>(--place)].round = round;
    }
    return strip;
}

/// How scripts know a player: by number, or by place in the call where there is no tournament.
std::string keyOf(const ColourCase& question, PlayerId player)
{
    if (question.round != 0) return std::to_string(question.of(player).tpn);
    return player == question.asked ? "first" : "second";
}
Fact whoOf(const ColourCase& question, PlayerId player)
{
    return question.round != 0 ? Fact(question.of(player).tpn) : Fact(keyOf(question, player));
}

/// In a tournament the round in which the asked player's game was played; of two bare histories the place after
/// unplayed rounds have slid to the front.
std::optional<RoundNumber> decisiveRoundTold(const ColourCase& question)
{
    if (question.round == 0 || !question.decided.gamesBack) return decisiveRound(question.decided, question.rounds());
    return question.roundOf(question.of(question.asked).side.history.roundBack(*question.decided.gamesBack));
}

}  // namespace

FactObject factsOf(const ColourCase& question)
{
    const std::optional<RoundNumber> round = decisiveRoundTold(question);
    const PlayerId white = question.whiteOnBoard.value_or(question.decided.white);
    const Contender& asked = question.of(question.asked);
    const Contender& opponent = question.opponentOf(question.asked);
    FactObject object;
    if (question.round != 0) {
        object.fields = {{"round", question.round},
                         {"player", whoOf(question, question.asked)},
                         {"opponent", whoOf(question, opponent.side.player())}};
    }
    object.fields.emplace_back("decided_by", std::string(stepNumber(question.decided.decider, question.rules)));
    object.fields.emplace_back("letter", std::string(letterName(question.decided.letter)));
    object.fields.emplace_back("decisive_round", round ? Fact(*round) : Fact());
    object.fields.emplace_back("white", whoOf(question, white));
    object.fields.emplace_back(
        "black", whoOf(question, white == question.decided.white ? question.decided.black : question.decided.white));
    object.fields.emplace_back("follows_rule", question.followsRule());
    object.fields.emplace_back("rule_white", whoOf(question, question.decided.white));
    if (question.decided.gamesBack) {
        FactObject games;
        for (const Contender* contender : {&asked, &opponent}) {
            games.fields.emplace_back(keyOf(question, contender->side.player()),
                                      question.roundOf(contender->side.history.roundBack(*question.decided.gamesBack)));
        }
        object.fields.emplace_back("decisive_games", std::move(games));
    }
    return object;
}

ColourStrips stripsOf(const ColourCase& question, Colour onBoard)
{
    return {stripOf(question, question.of(question.asked), onBoard),
            stripOf(question, question.opponentOf(question.asked), onBoard)};
}

}  // namespace kydai::colour
