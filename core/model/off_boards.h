/// Why somebody sits at no board of a round and gets nothing for it. A zero-point bye (TRF 001 Z) says that of who
/// asked for it, of the reserve of a team, of a team without a match and of who is out of a cup alike; people call
/// these by different names. A value; any thread. Keeps a reference to the section.
#pragma once

#include "model/section.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <vector>

namespace kydai {

enum class OffBoard : std::uint8_t {
    Bye,         ///< asked for it, or was absent
    Withdrawn,   ///< has left the event
    NotYetHere,  ///< enters in a later round
    Reserve,     ///< his team plays with others
    TeamFree,    ///< his team has no match
    KnockedOut,  ///< has lost a match of the cup
    MatchOver,   ///< his match of the cup is decided, others still play
    Unseen,      ///< who plays for his team isn't told yet
};

/// Whether nobody asked for it or is missing: the system has no board for him.
constexpr bool isBySystem(OffBoard why)
{
    return why >= OffBoard::Reserve;
}

class OffBoards {
public:
    /// Of a round as paired, drafted or edited by hand.
    OffBoards(const Section& section, const Round& round, RoundNumber number);
    OffBoards(const Section& section, RoundNumber number);

    /// Of a player without a game and without points in the round, by his index.
    [[nodiscard]] OffBoard of(std::size_t player) const;
    /// Whether nothing is known of a board but the score of its match (TRF26 299): then it stands as lost by both.
    [[nodiscard]] bool isOnlyScored(const Game& game) const;

private:
    const Section& m_section;
    RoundNumber m_number;
    std::vector<std::size_t> m_teams{};  ///< by player, of a team event
    std::vector<bool> m_plays{};         ///< by team
    std::vector<bool> m_unseen{};        ///< by team
    std::set<PlayerId> m_inCup{};        ///< who plays a match of this round of the bracket
    std::vector<bool> m_scored{};        ///< by team: its match was decided as a whole
};

}  // namespace kydai
