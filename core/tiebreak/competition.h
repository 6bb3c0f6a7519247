/// The participants of a section (players, or teams of a team event) after a round, as the tie-breaks read them. Built
/// once per standings; immutable afterwards, so every tie-break and every explanation reads the same numbers.
#pragma once

#include "model/keizer.h"
#include "model/knock_out.h"
#include "model/section.h"
#include "tiebreak/code.h"
#include "tiebreak/score_table.h"
#include "tiebreak/team_scores.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::tiebreak {

/// Who is ranked.
enum class Participants : std::uint8_t { Automatic, Players, Teams };

/// Why somebody has no place though he took part.
/// @rule C.05.6.6  Who leaves a round robin before half of his games has no place, and they count for nobody.
enum class LeftOut : std::uint8_t {
    No,
    Expelled,   ///< marked by the arbiter; his games count for his opponents
    UnderHalf,  ///< round robin: he left before half of his games; they count for nobody
};

/// Ratings as the rating tie-breaks take them. 0 = such games are left out.
class RatingTable {
public:
    RatingTable() = default;
    explicit RatingTable(std::vector<int> ratings, std::vector<std::vector<RoundRating>> later = {})
        : m_ratings(std::move(ratings)), m_later(std::move(later))
    {
    }
    [[nodiscard]] int of(std::size_t participant) const { return m_ratings[participant]; }
    /// What his opponent of this round takes over.
    [[nodiscard]] int of(std::size_t participant, RoundNumber round) const;

private:
    std::vector<int> m_ratings{};
    std::vector<std::vector<RoundRating>> m_later{};  ///< empty: the first rating counts for all rounds
};

struct Competition {
    bool teams = false;
    bool matchPointsPrimary = true;
    bool isOneMatch = false;  ///< of two teams in all rounds, ranked by game points
    bool allRated = true;     ///< every participant has a rating of his own
    int unratedRating = 0;    ///< published for unrated participants (C.07.10); 0 = none
    UnratedMethod unratedMethod = UnratedMethod::Fixed;
    RoundNumber round = 0;
    std::vector<PlayerId> players{};                       ///< empty for teams
    std::vector<int> numbers{};                            ///< pairing numbers of the players, or the teams' numbers
    std::vector<int> ratings{};                            ///< 0 = unrated
    std::vector<std::vector<RoundRating>> laterRatings{};  ///< of participants; empty: the first rating counts
    std::vector<PlayerMarks> marks{};                      ///< of the players; empty for teams
    std::vector<LeftOut> leftOut{};                        ///< of participants
    std::vector<int> boardNumbers{};                       ///< of the players in their teams; 0 = none
    std::vector<int> completed{};                          ///< games, of the players in a round robin
    std::vector<KnockOutReach> reach{};   ///< of the players in a knock-out, before their points; else empty
    std::optional<KeizerTable> keizer{};  ///< of the players of a club, before their points; else none
    ScoreTable primary{};                 ///< players' points, or the score by which teams are ranked
    ScoreTable secondary{};               ///< teams: the other score; empty for players
    TeamScores boards{};                  ///< teams: matches board by board

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
    /// The score that `table` is not.
    [[nodiscard]] const ScoreTable& otherTable(ScoreKind kind) const
    {
        return &table(kind) == &primary ? secondary : primary;
    }
};

/// After round `lastRound`, by default the last paired one.
Competition competitionOf(const Section& section, std::optional<RoundNumber> lastRound = std::nullopt,
                          Participants who = Participants::Automatic);

}  // namespace kydai::tiebreak
