/// Every team's rounds side by side: matches with their colours, match and game points, computed from the boards of the
/// members and from what was awarded without play or besides it (TRF 013, 310, 300, 320, 330, 299). Standings,
/// tie-breaks and the pairing of teams read them. Values; any thread.
#pragma once

#include "model/scorecards.h"
#include "model/section.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace kydai {

/// What a member did on his board.
struct TeamBoard {
    Outcome outcome = Outcome::ZeroBye;
    std::optional<Colour> colour{};
    friend bool operator==(const TeamBoard&, const TeamBoard&) = default;
};

/// A team's round.
struct TeamRound {
    static constexpr std::size_t kNobody = RoundEntry::kNobody;

    std::size_t opponent = kNobody;      ///< team index; scheduled, also for forfeited matches
    Outcome outcome = Outcome::ZeroBye;  ///< of the match
    std::optional<Colour> colour{};      ///< of board 1
    Points matchPoints{};
    Points gamePoints{};
    std::vector<Points> boards{};     ///< game points board by board; empty when none were fielded
    std::vector<TeamBoard> played{};  ///< beside `boards` of a match; an empty seat is a zero-point bye
    int undecided = 0;                ///< boards without a result
};

/// What was added to a team's totals, whatever the round.
struct TeamBonus {
    Points matchPoints{};
    Points gamePoints{};
};

struct TeamScores {
    int boardsPerMatch = 0;
    RoundNumber rounds = 0;
    std::vector<TeamRound> entries{};  ///< team-major
    std::vector<TeamBonus> bonus{};    ///< by team

    [[nodiscard]] const TeamRound& entry(std::size_t team, RoundNumber round) const
    {
        return entries[team * static_cast<std::size_t>(rounds) + static_cast<std::size_t>(round - 1)];
    }
    [[nodiscard]] TeamRound& entry(std::size_t team, RoundNumber round)
    {
        return entries[team * static_cast<std::size_t>(rounds) + static_cast<std::size_t>(round - 1)];
    }
};

/// By player: the index of his team, or TeamRound::kNobody.
std::vector<std::size_t> teamsOfPlayers(const Section& section);

/// Match points by the scale of the event; the usual ones where it has none, or starts higher.
Points matchPointsFor(const TeamEvent& event, Points game, Points usual);

/// Rounds 1…`rounds`. A match exists where members of two teams met; its match points follow from the game points
/// unless it was decided as a whole, forfeits and byes from what was awarded, else from the outcome. A
/// pairing-allocated bye is a draw (C.04.6).
TeamScores teamScoresOf(const Section& section, RoundNumber rounds);

/// The boards of a match: as many as TRF26 352 has colours, else as the largest match so far, else as the smallest team
/// has members.
int boardsPerMatch(const Section& section);

}  // namespace kydai
