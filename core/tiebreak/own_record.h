/// Tie-breaks of the participant's own record (C.07.7), and Koya.
#pragma once

#include "tiebreak/code.h"
#include "tiebreak/view.h"

namespace kydai::tiebreak {

/// What one round counts.
using RoundCount = Amount (*)(const View&, std::size_t participant, RoundNumber);

/// @rule C.07.7.1  WIN: rounds worth as many points as a win, played or not.
Amount worthAWin(const View& view, std::size_t participant, RoundNumber round);
/// @rule C.07.7.2  WON: games won over the board.
Amount wonGame(const View& view, std::size_t participant, RoundNumber round);
/// @rule C.07.7.3  BPG: games played over the board with Black.
Amount blackGame(const View& view, std::size_t participant, RoundNumber round);
/// @rule C.07.7.4  BWG: games won over the board with Black.
Amount wonBlackGame(const View& view, std::size_t participant, RoundNumber round);
/// @rule C.07.7.6  REP: the rounds in which the participant was there: rounds less half- and zero-point byes and
/// forfeit losses.
Amount electedRound(const View& view, std::size_t participant, RoundNumber round);
/// @rule C.07.7.7  STD: 1 per round with more points than the scheduled opponent (without one: more than a draw), ½
/// for as many.
Amount standardPointsInRound(const View& view, std::size_t participant, RoundNumber round);
/// VUR, a helper: a voluntary unplayed round.
Amount voluntaryRound(const View& view, std::size_t participant, RoundNumber round);
Amount pointsInRound(const View& view, std::size_t participant, RoundNumber round);

/// The sum of what each round counts.
Value ownRecord(const View& view, std::size_t participant, RoundCount count);
/// ABH, a helper: what each round counts in the score as opponents see it (C.07.16.3).
Value adjustedRecord(const View& view, std::size_t participant);

/// @rule C.07.7.5  PS: the sum of the scores after each round; cuts leave out the first rounds (C.07.14.1).
Value progressive(const View& view, std::size_t participant, const Code& code);

/// @rule C.07.9.2  Points against opponents who reached half of the maximum; /L moves that limit by half points.
Value koya(const View& view, std::size_t participant, const Code& code);

/// The Koya limit in hundredths: half of a win in every round in which a participant could be paired (with an odd
/// field one less per cycle), moved by the code.
Amount koyaLimit(const ScoreTable& table, const Code& code);

}  // namespace kydai::tiebreak
