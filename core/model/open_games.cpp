#include "model/open_games.h"

#include "support/assert.h"

#include <algorithm>
#include <utility>

namespace kydai {

namespace {

void setResult(Game& game, Outcome white)
{
    game.whiteOutcome = white;
    game.blackOutcome = mirrored(white);
}

}  // namespace

OpenGames::OpenGames(Section section) : m_section(std::move(section))
{
    if (m_section.rounds.empty()) return;
    const std::vector<Game>& games = m_section.rounds.back().games;
    for (std::size_t board = 0; board < games.size(); ++board) {
        if (isUndecided(games[board])) m_boards.push_back(board);
    }
}

void OpenGames::settle(PlayerId player, Outcome own)
{
    const auto at = gameOf(player);
    if (!at) return;
    Game& game = m_section.rounds.back().games[m_boards[*at]];
    setResult(game, game.white == player ? own : mirrored(own));
    m_boards.erase(m_boards.begin() + static_cast<std::ptrdiff_t>(*at));
}

std::size_t OpenGames::outcomes() const
{
    std::size_t ways = 1;
    for (std::size_t i = 0; i < m_boards.size(); ++i) ways *= kResults.size();
    return ways;
}

const Game& OpenGames::game(std::size_t at) const
{
    KYDAI_ASSERT(at < m_boards.size());
    return m_section.rounds.back().games[m_boards[at]];
}

std::optional<std::size_t> OpenGames::gameOf(PlayerId player) const
{
    for (std::size_t at = 0; at < m_boards.size(); ++at) {
        if (game(at).white == player || game(at).black == player) return at;
    }
    return std::nullopt;
}

std::size_t OpenGames::resultIn(std::size_t outcome, std::size_t at)
{
    for (std::size_t i = 0; i < at; ++i) outcome /= kResults.size();
    return outcome % kResults.size();
}

std::size_t OpenGames::allDrawn() const
{
    std::size_t outcome = 0;
    for (std::size_t i = 0; i < m_boards.size(); ++i) outcome = outcome * kResults.size() + 1;
    return outcome;
}

const Section& OpenGames::endedAs(std::size_t outcome)
{
    for (std::size_t at = 0; at < m_boards.size(); ++at)
        setResult(m_section.rounds.back().games[m_boards[at]], kResults.at(resultIn(outcome, at)));
    return m_section;
}

const Section& OpenGames::endedAllAs(std::size_t result)
{
    for (const std::size_t board : m_boards) setResult(m_section.rounds.back().games[board], kResults.at(result));
    return m_section;
}

}  // namespace kydai
