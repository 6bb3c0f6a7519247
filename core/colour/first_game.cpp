#include "colour/first_game.h"

#include "explain/articles.h"

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

}  // namespace

Step firstGames(const Contender& contender)
{
    const History& history = contender.side.history;
    return {Phrase::ColourFirstGames,
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
    return {Phrase::ColourLastTurned,
            {{"player", refOf(asked)},
             {"colour", colourOf(question, asked)},
             {"rival", refOf(whose)},
             {"other", whose.side.history.colourBack(1)}},
            &whose == &question.higher ? article::kDoubleSwissHigherLast : article::kDoubleSwissLowerLast};
}

}  // namespace kydai::colour
