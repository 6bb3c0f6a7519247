#include "colour/first_game.h"

#include "explain/articles.h"

#include <utility>

namespace kydai::colour {

namespace {

PlayerRef refOf(const Contender& contender)
{
    return {contender.tpn, contender.name};
}

Colour colourOf(const ColourCase& question, const Contender& player)
{
    return question.decided.white == player.side.player() ? Colour::White : Colour::Black;
}

Real differenceOf(const Contender& contender)
{
    const History& history = contender.side.history;
    return {static_cast<double>(history.whites() - history.blacks()), 0, true};
}

}  // namespace

Step gamesSoFar(const ColourCase& question, const Contender& contender)
{
    const History& history = contender.side.history;
    return {question.rules == Rules::Keizer ? Phrase::ColourGames : Phrase::ColourFirstGames,
            {{"player", refOf(contender)},
             {"whites", Count{history.whites()}},
             {"white", Colour::White},
             {"blacks", Count{history.blacks()}},
             {"black", Colour::Black}}};
}

Step fewerWhites(const ColourCase& question, const Contender& player)
{
    const Contender& opponent = question.opponentOf(player.side.player());
    return {Phrase::ColourFewerWhites,
            {{"player", refOf(player)},
             {"colour", colourOf(question, player)},
             {"opponent", refOf(opponent)},
             {"whites", Count{player.side.history.whites()}},
             {"otherWhites", Count{opponent.side.history.whites()}},
             {"white", Colour::White}},
            article::kDoubleSwissWhites};
}

Step lastTurned(const ColourCase& question, const Contender& whose)
{
    const Contender& asked = question.of(question.asked);
    Arguments arguments{{"player", refOf(asked)},
                        {"colour", colourOf(question, asked)},
                        {"rival", refOf(whose)},
                        {"other", whose.side.history.colourBack(1)}};
    if (question.rules == Rules::Keizer) return {Phrase::ColourLastGameTurned, std::move(arguments)};
    return {Phrase::ColourLastTurned, std::move(arguments),
            &whose == &question.higher ? article::kDoubleSwissHigherLast : article::kDoubleSwissLowerLast};
}

Step lowerDifference(const ColourCase& question, const Contender& player)
{
    const Contender& opponent = question.opponentOf(player.side.player());
    return {Phrase::ColourLowerDifference,
            {{"player", refOf(player)},
             {"colour", colourOf(question, player)},
             {"opponent", refOf(opponent)},
             {"difference", differenceOf(player)},
             {"otherDifference", differenceOf(opponent)},
             {"white", Colour::White},
             {"black", Colour::Black}}};
}

Step sameDifference(const ColourCase& question)
{
    return {Phrase::ColourStepSameDifference,
            {{"difference", differenceOf(question.higher)}, {"white", Colour::White}, {"black", Colour::Black}}};
}

}  // namespace kydai::colour
