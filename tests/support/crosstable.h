/// A tournament as somebody with the crosstable in hand reads it: who met whom with which colour and what each got. Own
/// reading of the section, nothing of the core's scorecards, histories or tie-breaks: what tests judge sentences by.
#pragma once

#include "model/section.h"

#include <map>
#include <vector>

namespace kydai::verify {

/// A player's round.
struct Cell {
    Outcome outcome = Outcome::ZeroBye;
    int opponent = 0;   ///< number of the scheduled opponent; 0 = nobody
    char colour = '-';  ///< W or B where a game was scheduled
    int tenths = 0;     ///< as awarded; of an undecided game 0

    /// Played, or still to be finished.
    [[nodiscard]] bool isGame() const;
    /// A requested bye or a forfeit lost: the player chose not to play (C.07.16.1.2).
    [[nodiscard]] bool isVoluntary() const;
};

/// A game that gives a colour.
struct ColouredGame {
    char colour = 'W';
    RoundNumber round = 0;
};

class Crosstable {
public:
    Crosstable(const Section& section, RoundNumber rounds);

    [[nodiscard]] RoundNumber rounds() const { return m_rounds; }
    [[nodiscard]] const std::vector<int>& numbers() const { return m_numbers; }
    [[nodiscard]] const Section& section() const { return m_section; }
    [[nodiscard]] const Player& player(int number) const { return *m_players.at(number); }
    [[nodiscard]] const Cell& cell(int number, RoundNumber round) const;
    /// Tenths after a round, as awarded.
    [[nodiscard]] int score(int number, RoundNumber after) const;
    [[nodiscard]] int score(int number) const { return score(number, m_rounds); }
    /// Tenths by which a round is paired: virtual points, and draws for what is not finished.
    [[nodiscard]] int pairingScore(int number, RoundNumber round) const;
    /// The games before a round that give a colour, the oldest first.
    [[nodiscard]] std::vector<ColouredGame> games(int number, RoundNumber before) const;
    /// The round before this one in which the two played; 0: none.
    [[nodiscard]] RoundNumber metIn(int number, int other, RoundNumber before) const;

    /// Every pairing of a round as if it had been drawn.
    void drawRound(RoundNumber round);

private:
    void setPoints(Cell& cell, bool white) const;

    const Section& m_section;
    RoundNumber m_rounds;
    std::vector<int> m_numbers{};
    std::map<int, const Player*> m_players{};
    std::map<int, std::vector<Cell>> m_cells{};
};

}  // namespace kydai::verify
