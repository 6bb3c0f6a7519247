#include "support/crosstable.h"

#include <algorithm>

namespace kydai::verify {

bool Cell::isGame() const
{
    switch (outcome) {
    case Outcome::Win:
    case Outcome::Draw:
    case Outcome::Loss:
    case Outcome::UnratedWin:
    case Outcome::UnratedDraw:
    case Outcome::UnratedLoss:
    case Outcome::Open:
    case Outcome::Adjourned:
        return true;
    case Outcome::ForfeitWin:
    case Outcome::ForfeitLoss:
    case Outcome::PairingBye:
    case Outcome::FullBye:
    case Outcome::HalfBye:
    case Outcome::ZeroBye:
    case Outcome::UnopposedWin:
    case Outcome::UnopposedLoss:
        break;
    }
    return false;
}

bool Cell::isVoluntary() const
{
    return outcome == Outcome::HalfBye || outcome == Outcome::ZeroBye || outcome == Outcome::ForfeitLoss ||
           outcome == Outcome::UnopposedLoss;
}

Crosstable::Crosstable(const Section& section, RoundNumber rounds) : m_section(section), m_rounds(rounds)
{
    std::map<PlayerId, int> numbers;
    for (const Player& player : section.players) {
        m_numbers.push_back(player.tpn);
        m_players[player.tpn] = &player;
        numbers[player.id] = player.tpn;
        m_cells[player.tpn].resize(static_cast<std::size_t>(rounds));
    }
    std::ranges::sort(m_numbers);
    for (RoundNumber round = 1; round <= rounds; ++round) {
        const auto at = static_cast<std::size_t>(round - 1);
        for (const Game& game : section.rounds[at].games) {
            Cell& white = m_cells[numbers[game.white]][at];
            Cell& black = m_cells[numbers[game.black]][at];
            white = {game.whiteOutcome, numbers[game.black], 'W'};
            black = {game.blackOutcome, numbers[game.white], 'B'};
        }
        for (const Bye& bye : section.rounds[at].byes) m_cells[numbers[bye.player]][at].outcome = bye.kind;
        for (auto& [number, cells] : m_cells) setPoints(cells[at], cells[at].colour == 'W');
    }
}

void Crosstable::setPoints(Cell& cell, bool white) const
{
    const PointSystem& points = m_section.rules.points;
    switch (cell.outcome) {
    case Outcome::Win:
    case Outcome::UnratedWin:
        cell.tenths = (white ? points.winWhite : points.winBlack).tenths;
        break;
    case Outcome::Draw:
    case Outcome::UnratedDraw:
        cell.tenths = (white ? points.drawWhite : points.drawBlack).tenths;
        break;
    case Outcome::Loss:
    case Outcome::UnratedLoss:
        cell.tenths = (white ? points.lossWhite : points.lossBlack).tenths;
        break;
    case Outcome::ForfeitWin:
    case Outcome::UnopposedWin:
        cell.tenths = points.forfeitWin.tenths;
        break;
    case Outcome::ForfeitLoss:
    case Outcome::UnopposedLoss:
        cell.tenths = points.forfeitLoss.tenths;
        break;
    case Outcome::PairingBye:
        cell.tenths = points.pairingBye.tenths;
        break;
    case Outcome::FullBye:
        cell.tenths = points.fullBye.tenths;
        break;
    case Outcome::HalfBye:
        cell.tenths = points.halfBye.tenths;
        break;
    case Outcome::ZeroBye:
        cell.tenths = points.zeroBye.tenths;
        break;
    case Outcome::Open:
    case Outcome::Adjourned:
        cell.tenths = 0;
        break;
    }
}

const Cell& Crosstable::cell(int number, RoundNumber round) const
{
    return m_cells.at(number).at(static_cast<std::size_t>(round - 1));
}

int Crosstable::score(int number, RoundNumber after) const
{
    int tenths = 0;
    for (RoundNumber round = 1; round <= after; ++round) tenths += cell(number, round).tenths;
    return tenths;
}

int Crosstable::pairingScore(int number, RoundNumber round) const
{
    int tenths = 0;
    for (RoundNumber before = 1; before < round; ++before) {
        const Cell& one = cell(number, before);
        const bool undecided = one.outcome == Outcome::Open || one.outcome == Outcome::Adjourned;
        tenths += undecided ? m_section.rules.points.unknown.tenths : one.tenths;
    }
    for (const VirtualPoints& given : m_section.rules.virtualPoints) {
        if (given.player == player(number).id && given.round == round) tenths += given.points.tenths;
    }
    return tenths;
}

std::vector<ColouredGame> Crosstable::games(int number, RoundNumber before) const
{
    std::vector<ColouredGame> found;
    for (RoundNumber round = 1; round < before; ++round) {
        const Cell& one = cell(number, round);
        if (one.isGame()) found.push_back({one.colour, round});
    }
    return found;
}

RoundNumber Crosstable::metIn(int number, int other, RoundNumber before) const
{
    for (RoundNumber round = 1; round < before; ++round) {
        const Cell& one = cell(number, round);
        if (one.opponent == other && one.isGame()) return round;
    }
    return 0;
}

void Crosstable::drawRound(RoundNumber round)
{
    for (auto& [number, cells] : m_cells) {
        Cell& one = cells[static_cast<std::size_t>(round - 1)];
        if (one.opponent == 0) continue;
        one.outcome = Outcome::Draw;
        setPoints(one, one.colour == 'W');
    }
}

}  // namespace kydai::verify
