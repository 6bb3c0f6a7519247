/// Unplayed rounds (C.07.16): the category of each round, each participant's score as his opponents see it, and the
/// opponent that stands in for an unplayed round.
#pragma once

#include "model/rule_set.h"
#include "tiebreak/score_table.h"

#include <cstdint>
#include <vector>

namespace kydai::tiebreak {

/// The kinds of rounds of C.07.16.2; a game over the board has none of the numbers.
enum class Category : std::uint8_t {
    Game,           ///< played; in a round robin also a forfeit
    AwardedBye,     ///< 16.2.1 pairing-allocated or full-point bye
    ForfeitWin,     ///< 16.2.2
    ByeBeforePlay,  ///< 16.2.3 requested bye with a round that is not a VUR after it
    ForfeitLoss,    ///< 16.2.4
    TrailingBye,    ///< 16.2.5 requested bye in the last round or followed by VURs only
    FreeRound,      ///< round robin with an odd field: nothing
};

class UnplayedRounds {
public:
    /// @rule C.07.16.2.1  Pairing-allocated and full-point byes.
    /// @rule C.07.16.2.2  Forfeit wins.
    /// @rule C.07.16.2.3  Requested byes before a round in which the player was there.
    /// @rule C.07.16.2.4  Forfeit losses, whatever follows.
    /// @rule C.07.16.2.5  Requested byes that no such round follows.
    /// @rule C.07.15.2  Round robins: forfeits are games there, and Article 16 does not apply.
    UnplayedRounds(const ScoreTable& table, TieBreakEdition edition);

    [[nodiscard]] Category category(std::size_t participant, RoundNumber round) const
    {
        return m_categories[index(participant, round)];
    }
    /// @rule C.07.16.1.2  A voluntary unplayed round: requested bye or forfeit loss.
    [[nodiscard]] bool isVoluntary(std::size_t participant, RoundNumber round) const;
    /// @rule C.07.16.3  His score for his opponents' tie-breaks: trailing requested byes as draws (before September
    /// 2023: every unplayed round as a draw).
    [[nodiscard]] Points adjusted(std::size_t participant) const { return m_adjusted[participant]; }
    /// What one of his rounds counts in that score.
    [[nodiscard]] Points adjustedPoints(const ScoreTable& table, std::size_t participant, RoundNumber round) const;

private:
    [[nodiscard]] std::size_t index(std::size_t participant, RoundNumber round) const
    {
        return participant * static_cast<std::size_t>(m_rounds) + static_cast<std::size_t>(round - 1);
    }

    RoundNumber m_rounds = 0;
    TieBreakEdition m_edition{};
    std::vector<Category> m_categories;
    std::vector<Points> m_adjusted;
};

/// The score that stands in for the opponent of an unplayed round, with where it comes from.
struct StandIn {
    Source source = Source::Dummy;
    Points before{};  ///< without the cap
    Points used{};
};

/// @rule C.07.16.4  The dummy has the player's own final score.
/// @rule C.07.16.4.1  From 2026 for a forfeit no more than the scheduled opponent's adjusted score.
/// @rule C.07.16.4.2  From 2026 for the other unplayed rounds no more than a draw in every round.
/// Before September 2023 the virtual opponent: the score before the round, the complement of what was awarded, and a
/// draw in every round after it.
StandIn standIn(const ScoreTable& table, const UnplayedRounds& unplayed, TieBreakEdition edition,
                std::size_t participant, RoundNumber round);

}  // namespace kydai::tiebreak
