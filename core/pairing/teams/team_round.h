/// Between matches of teams and the boards of a round: line-ups, the colours of the boards, and who meets whom in a
/// round that is there. Pure functions; any thread.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"
#include "pairing/teams/team_swiss.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace kydai::pairing {

/// A match of a round as teams see it: indices of TeamEvent::teams, White on board 1 first; `black` is none where
/// `white` has the pairing-allocated bye.
struct TeamSeat {
    std::size_t white = 0;
    std::optional<std::size_t> black{};
    friend auto operator<=>(const TeamSeat&,
                            const TeamSeat&) = default;  // NOLINT(modernize-use-nullptr): alarm of version 14 on <=>
};

/// The matches of a paired round, forfeited ones and the bye included, by White's place among the teams.
std::vector<TeamSeat> teamSeatsOf(const Section& section, RoundNumber round);
/// The same in the order of their first boards, the bye last.
std::vector<TeamSeat> teamSeatsInOrder(const Section& section, RoundNumber round);
/// Those of a pairing.
std::vector<TeamSeat> teamSeatsOf(const TeamField& field, const TeamPairing& pairing);

/// Who plays for a team in a round, in board order: its line-up, else the first of its order who are there; nobody
/// (PlayerId{}) is an empty board.
std::vector<PlayerId> lineUpOf(const Section& section, std::size_t team, RoundNumber round, int boards);

/// A team as a sentence names it.
inline PlayerRef refOfTeam(const Team& team)
{
    return {team.id.value, team.name};
}

/// Who sits for a team in a paired round: its line-up, else the members who are paired; nobody is an empty board.
std::vector<PlayerId> boardsOf(const Section& section, std::size_t team, RoundNumber round);
/// Where a player sits in a paired round of teams.
struct TeamBoard {
    TeamSeat match{};
    std::size_t place = 0;  ///< of the match in the round
    bool isWhites = true;   ///< he plays for the team that has White on board 1
    int board = 1;          ///< of the match
};
/// None for who plays in no match.
std::optional<TeamBoard> teamBoardOf(const Section& section, RoundNumber round, PlayerId player);
/// A paired round with the boards of one team's match as the line-ups of the two teams have them now; boards that stay
/// keep their results.
Round withLineUps(const Section& section, RoundNumber round, std::size_t team);

/// The boards of these matches, in their order, and the byes of everybody else: of teams that a table has meet. Members
/// of a team without an opponent have the pairing-allocated bye. A match that the section has in this round already
/// keeps its boards.
Round teamRound(const Section& section, RoundNumber number, const std::vector<TeamSeat>& seats);

/// The boards of all matches, in the order of the tables, and the byes of everybody else. A match that the section has
/// in this round already keeps its boards.
Round teamRound(const Section& section, const TeamField& field, const TeamPairing& pairing);

}  // namespace kydai::pairing
