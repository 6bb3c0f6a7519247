/// What the rules of an event say against a line-up, and what is odd about its teams: one judgement for every door
/// (rules/team_pairing.md, section 11). The order and what follows from a broken one are those of the European team
/// rules, which most events take over; what an event has otherwise stands in its LineUpRules. Pure functions; any
/// thread.
#pragma once

#include "explain/article.h"
#include "model/event.h"
#include "model/section.h"

#include <cstdint>
#include <vector>

namespace kydai::policy {

enum class TeamFault : std::uint8_t {
    // of a line-up that no reason saves
    ForeignPlayer,  ///< is no member of the team
    TooManyBoards,
    // of a line-up that may have a reason
    OutOfOrder,   ///< sits below somebody who is listed behind him
    RatedHigher,  ///< sits below somebody whose rating is too much lower
    EmptyBoard,
    TooFewPlayers,
    TooManyReserves,
    NotForBoard,  ///< the board is kept for others
    PlayerAway,   ///< has left, or asked for a bye
    PlayedAbove,  ///< has played too many games for higher teams of the club
    // of the teams
    SameName,
    NoPlayers,
    TooFewMembers,  ///< for the boards of a match
};

struct TeamIssue {
    TeamFault fault{};
    TeamId team{};
    TeamId rival{};     ///< SameName: the other team
    int board = 0;      ///< 0: of no single one
    PlayerId player{};  ///< whom it is about
    PlayerId other{};   ///< above him: OutOfOrder, RatedHigher
    int count = 0;      ///< of players, reserves or boards
    Article article{};  ///< none: the event's own rule
    friend bool operator==(const TeamIssue&, const TeamIssue&) = default;
};
using TeamIssues = std::vector<TeamIssue>;

/// Whether no reason makes such a line-up one of the team.
bool isBeyondReason(TeamFault fault);

/// By board, then what concerns the whole.
/// @rule B.12.3.4  Members sit in the order of the list; a game below one who should sit behind is lost.
/// @rule B.12.3.5  Whoever is not on the list can't play for the team: such a match is lost.
/// \param above the divisions above, whose teams of the same club are the higher ones
TeamIssues lineUpIssues(const Section& section, const LineUp& lineUp, const std::vector<const Section*>& above = {});

/// The sections of an event that stand before one: in a league the divisions above it.
std::vector<const Section*> sectionsAbove(const Event& event, SectionId section);

/// What is odd about the teams themselves, by team.
TeamIssues teamIssues(const Section& section);

/// Whether the order of the members, or who they are, is another one; teams that come or go included.
/// @rule B.12.3.1  The order of the boards is handed in before round 1 and stays.
bool changesMembers(const TeamEvent& before, const TeamEvent& after);

/// The matches of paired rounds whose boards, all decided, say something else than the awarded result.
TeamIssues contradictedAwards(const Section& section, const std::vector<TeamAward>& awards);

}  // namespace kydai::policy
