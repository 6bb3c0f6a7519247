/// Between matches of teams and the boards of a round: line-ups, the colours of the boards, and who meets whom in a
/// round that is there. Pure functions; any thread.
#pragma once

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
/// Those of a pairing.
std::vector<TeamSeat> teamSeatsOf(const TeamField& field, const TeamPairing& pairing);

/// The boards of a match: as many as TRF26 352 has colours, else as the largest match so far.
int boardsPerMatch(const Section& section);
/// The colour on a board (from 1) of the team that has White on board 1.
/// @rule C.04.6.4.1  The pattern is the event's; White on the odd boards where none is told.
Colour boardColour(std::string_view pattern, int board);

/// Who plays for a team in a round, in board order: its line-up, else the first of its order who are there; nobody
/// (PlayerId{}) is an empty board.
std::vector<PlayerId> lineUpOf(const Section& section, std::size_t team, RoundNumber round, int boards);

/// The boards of all matches, in the order of the tables, and the byes of everybody else. A match that the section has
/// in this round already keeps its boards.
Round teamRound(const Section& section, const TeamField& field, const TeamPairing& pairing);

}  // namespace kydai::pairing
