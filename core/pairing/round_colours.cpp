#include "pairing/round_colours.h"

#include "colour/initial_colour.h"
#include "support/assert.h"

#include <algorithm>

namespace kydai::pairing {

RoundColours::RoundColours(const Section& section, RoundNumber round)
    : m_section(section),
      m_round(round),
      m_field(makeField(section, round)),
      m_cards(section, round - 1),
      m_numbers(colour::effectiveNumbers(section, round)),
      m_gameOf(section.players.size(), nullptr)
{
    for (const Game& game : section.round(round).games) {
        for (const PlayerId player : {game.white, game.black}) {
            if (const auto index = section.indexOf(player)) m_gameOf[*index] = &game;
        }
    }
}

std::vector<PlayerId> RoundColours::whites() const
{
    std::vector<PlayerId> players;
    for (const Game& game : m_section.round(m_round).games) players.push_back(game.white);
    return players;
}

PlayerRef RoundColours::ref(PlayerId player) const
{
    return {player, m_section.player(player).name};
}

colour::Contender RoundColours::contender(PlayerId player) const
{
    colour::Contender made;
    const std::size_t index = m_section.indexOf(player).value();
    made.name = m_section.players[index].name;
    made.tpn = m_section.players[index].tpn;
    made.number = m_numbers[index];
    if (const auto entrant = m_field.indexOf(player)) {
        made.side = m_field.entrants[*entrant].side;
        made.score = m_field.entrants[*entrant].score;
    } else {  // paired by hand although he wasn't to be paired
        made.side = colour::Side(colour::History::before(m_round, m_cards, index, player));
        made.score = m_cards.score(index);
    }
    return made;
}

std::optional<colour::ColourCase> RoundColours::ask(PlayerId player) const
{
    const auto index = m_section.indexOf(player);
    const Game* game = index ? m_gameOf[*index] : nullptr;
    if (game == nullptr || !m_section.indexOf(game->white) || !m_section.indexOf(game->black)) return std::nullopt;
    colour::Contender first = contender(game->white);
    colour::Contender second = contender(game->black);
    const bool firstIsHigher = first.score != second.score ? *first.score > *second.score : first.tpn < second.tpn;
    if (!firstIsHigher) std::swap(first, second);
    colour::ColourCase asked =
        colour::ColourCase::decide(std::move(first), std::move(second), m_field.initialColour, player);
    asked.round = m_round;
    asked.finalRound = m_field.finalRound;
    asked.recorded = game->coloursKnown;
    if (game->coloursKnown) asked.whiteOnBoard = game->white;
    asked.edition = m_field.edition;
    return asked;
}

Explanation RoundColours::explain(PlayerId player) const
{
    const std::size_t index = m_section.indexOf(player).value();
    const Game* game = m_gameOf[index];
    if (game == nullptr) {
        const auto& byes = m_section.round(m_round).byes;
        const auto bye = std::ranges::find(byes, player, &Bye::player);
        return colour::explainNoColour(ref(player), m_round, bye == byes.end() ? Outcome::ZeroBye : bye->kind);
    }
    const bool table = m_section.rules.pairingSystem == PairingSystem::RoundRobin;
    if (table || m_section.isTeamEvent()) {
        const bool white = game->white == player;
        return colour::explainColourFrom(
            m_section.isTeamEvent() ? colour::OtherSource::TeamBoards : colour::OtherSource::RoundRobinTable,
            ref(player), ref(white ? game->black : game->white), white ? Colour::White : Colour::Black, m_round);
    }
    return colour::explainColour(ask(player).value());
}

}  // namespace kydai::pairing
