/// Match and game points of the teams of a section, computed from the boards of their members and from what the file
/// awarded without play (TRF 013, 310, 300, 320, 330).
#pragma once

#include "model/section.h"
#include "tiebreak/score_table.h"

#include <vector>

namespace kydai::tiebreak {

/// A team's round.
struct TeamRound {
    std::size_t opponent = kNobody;      ///< team index; scheduled, also for forfeited matches
    Outcome outcome = Outcome::ZeroBye;  ///< of the match
    std::optional<Colour> colour{};      ///< of board 1
    Points matchPoints{};
    Points gamePoints{};
    std::vector<Points> boards{};  ///< game points board by board; empty when none were fielded
};

struct TeamScores {
    int boardsPerMatch = 0;
    RoundNumber rounds = 0;
    std::vector<TeamRound> entries{};  ///< team-major

    [[nodiscard]] const TeamRound& entry(std::size_t team, RoundNumber round) const
    {
        return entries[team * static_cast<std::size_t>(rounds) + static_cast<std::size_t>(round - 1)];
    }
    [[nodiscard]] TeamRound& entry(std::size_t team, RoundNumber round)
    {
        return entries[team * static_cast<std::size_t>(rounds) + static_cast<std::size_t>(round - 1)];
    }
};

/// Rounds 1…`rounds`. A match exists where members of two teams met; its match points follow from the game points,
/// forfeits and byes from what was awarded, else from the outcome. A pairing-allocated bye is a draw (C.04.6).
TeamScores teamScoresOf(const Section& section, RoundNumber rounds);

ScoreTable matchPointTable(const Section& section, const TeamScores& scores);
/// A drawn match is worth half of the boards.
ScoreTable gamePointTable(const Section& section, const TeamScores& scores);

}  // namespace kydai::tiebreak
