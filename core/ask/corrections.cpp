#include "ask/corrections.h"

#include "model/pictures.h"
#include "tiebreak/standings.h"

#include <algorithm>

namespace kydai::ask {

namespace {

using What = Correction::What;

class Collector {
public:
    Collector(const Section& section, RoundNumber round) : m_now(section), m_round(round)
    {
        m_found.round = round;
        m_found.numbers = numbersOfDay(section, round);
        m_day = sectionOfDay(section, round);
        m_found.known = m_day.has_value();
    }

    Corrections collect()
    {
        if (!m_day) return std::move(m_found);
        addBoards();
        addNumbers();
        for (RoundNumber round = 1; round < m_round; ++round) addResults(round);
        if (m_round > 1 && !m_found.list.empty()) addPlaces();
        return std::move(m_found);
    }

private:
    void addBoards()
    {
        const auto boards = pairing::compareRound(m_day->rounds.back(), m_now.round(m_round), m_round).differences;
        for (const pairing::BoardDifference& board : boards)
            m_found.list.push_back(
                {.what = What::Board, .round = m_round, .seats = {board.published, board.prescribed}});
    }

    void addNumbers()
    {
        for (const Player& player : m_now.players) {
            const auto then = m_found.numbers.find(player.id);
            if (then == m_found.numbers.end() || then->second == player.tpn) continue;
            m_found.list.push_back({.what = What::Number, .player = player.id, .numbers = {then->second, player.tpn}});
        }
    }

    void addResults(RoundNumber round)
    {
        const auto& then = m_day->round(round).games;
        const auto& now = m_now.round(round).games;
        const auto same = [](const Game& game) {
            return [&](const Game& other) { return other.white == game.white && other.black == game.black; };
        };
        for (const Game& game : then) {
            const auto at = std::ranges::find_if(now, same(game));
            if (at != now.end() && at->whiteOutcome == game.whiteOutcome && at->blackOutcome == game.blackOutcome)
                continue;
            addResult(round, game, game, at == now.end() ? std::nullopt : std::optional(*at));
        }
        for (const Game& game : now) {
            if (std::ranges::none_of(then, same(game))) addResult(round, game, std::nullopt, game);
        }
    }
    void addResult(RoundNumber round, const Game& board, std::optional<Game> then, std::optional<Game> now)
    {
        m_found.list.push_back({.what = What::Result,
                                .round = round,
                                .player = board.white,
                                .other = board.black,
                                .games = {std::move(then), std::move(now)}});
    }

    /// The standings as they hung there: those of that day's players and results.
    void addPlaces()
    {
        Section then = m_now;
        std::erase_if(then.players, [&](const Player& player) { return !m_found.numbers.contains(player.id); });
        then.rounds.assign(m_day->rounds.begin(), m_day->rounds.end() - 1);
        then.adjustments = m_day->adjustments;
        then.teams = {};
        const tiebreak::StandingsOptions options{.round = m_round - 1, .participants = tiebreak::Participants::Players};
        const auto before = tiebreak::standingsOf(then, options);
        const auto after = tiebreak::standingsOf(m_now, options);
        if (!before || !after) return;
        for (const tiebreak::Row& row : after->rows) {
            const PlayerId player = m_now.players[row.participant].id;
            const auto index = then.indexOf(player);
            if (!index) continue;
            const Correction::Both<Points> points{before->competition->primary.score(*index),
                                                  after->competition->primary.score(row.participant)};
            const int place = before->rank(*index);
            if (place == row.rank && points.then == points.now) continue;
            m_found.list.push_back({.what = What::Place,
                                    .round = m_round - 1,
                                    .player = player,
                                    .numbers = {place, row.rank},
                                    .points = points});
        }
    }

    const Section& m_now;
    RoundNumber m_round;
    std::optional<Section> m_day{};
    Corrections m_found{};
};

}  // namespace

bool differsFromSheet(const Section& section, RoundNumber round)
{
    const auto sheet = sheetOf(section, round);
    if (!sheet) return false;
    return isCorrectedSince(section, round) ||
           !pairing::compareRound(*sheet, section.round(round), round).differences.empty();
}

Corrections correctionsOf(const Section& section, RoundNumber round)
{
    return Collector(section, round).collect();
}

}  // namespace kydai::ask
