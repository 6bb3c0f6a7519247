/// The participants of a section (players, or teams of a team event) after a round, as the tie-breaks read them. Built
/// once per standings; immutable afterwards, so every tie-break and every explanation reads the same numbers.
#pragma once

#include "model/section.h"
#include "tiebreak/code.h"
#include "tiebreak/score_table.h"
#include "tiebreak/team_scores.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kydai::tiebreak {

/// Who is ranked.
enum class Participants : std::uint8_t { Automatic, Players, Teams };

struct Competition {
    bool teams = false;
    bool matchPointsPrimary = true;
    bool allRated = true;   ///< every participant has a rating of his own
    int unratedRating = 0;  ///< published for unrated participants (C.07.10); 0 = none
    RoundNumber round = 0;
    std::vector<PlayerId> players{};  ///< empty for teams
    std::vector<int> numbers{};       ///< pairing numbers of the players, or the teams' numbers
    std::vector<int> ratings{};       ///< 0 = unrated
    ScoreTable primary{};             ///< players' points, or the score by which teams are ranked
    ScoreTable secondary{};           ///< teams: the other score; empty for players
    TeamScores boards{};              ///< teams: matches board by board

    [[nodiscard]] std::size_t participants() const { return numbers.size(); }
    /// Nobody for a team.
    [[nodiscard]] PlayerId playerAt(std::size_t participant) const { return teams ? PlayerId{} : players[participant]; }
    /// nullopt for whoever takes no part, and among teams.
    [[nodiscard]] std::optional<std::size_t> indexOf(PlayerId player) const;
    /// @rule C.07.11.1  Match points and game points; the one the event ranks by is the primary score.
    [[nodiscard]] const ScoreTable& table(ScoreKind kind) const
    {
        if (!teams || kind == ScoreKind::Primary) return primary;
        return (kind == ScoreKind::Match) == matchPointsPrimary ? primary : secondary;
    }
};

/// After round `lastRound`, by default the last paired one.
Competition competitionOf(const Section& section, std::optional<RoundNumber> lastRound = std::nullopt,
                          Participants who = Participants::Automatic);

}  // namespace kydai::tiebreak
