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
/// The same three where an event counts forfeits as games (/P).
Amount wonGameOrForfeit(const View& view, std::size_t participant, RoundNumber round);
Amount blackGameOrForfeit(const View& view, std::size_t participant, RoundNumber round);
Amount wonBlackGameOrForfeit(const View& view, std::size_t participant, RoundNumber round);
/// GAMES: rounds with an opponent, and those awarded without one as a game would be.
Amount countedGame(const View& view, std::size_t participant, RoundNumber round);
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
/// PCT: points in per cent of as many wins as there were games, to two decimals; none without a game.
Value percentageOfGames(const View& view, std::size_t participant);
/// What a result counts by a scale: won with White, with Black, drawn with White, with Black, lost. Without a colour
/// (a bye) White's.
Amount byColour(Outcome outcome, std::optional<Colour> colour, const std::vector<int>& scale);

/// @rule C.07.7.5  PS: the sum of the scores after each round; cuts leave out the first rounds (C.07.14.1).
Value progressive(const View& view, std::size_t participant, const Code& code);

/// @rule C.07.9.2  Points against opponents who reached half of the maximum; /L moves that limit by half points, or
/// sets it in per cent of the maximum.
Value koya(const View& view, std::size_t participant, const Code& code);

/// The Koya limit in hundredths: half of a win (or what the code says) in every round in which a participant could be
/// paired (in a round robin with an odd field one less per cycle), moved by the code.
Amount koyaLimit(const ScoreTable& table, const Code& code);

}  // namespace kydai::tiebreak
