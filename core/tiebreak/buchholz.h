/// Buchholz and its relatives: sums and means of the opponents' scores.
#pragma once

#include "tiebreak/code.h"
#include "tiebreak/view.h"

#include <vector>

namespace kydai::tiebreak {

/// A term per round: the adjusted score of an opponent met, or the stand-in of an unplayed round, taken over as it is.
/// With /P a forfeit is a game against the scheduled opponent, and no voluntary unplayed round.
/// @rule C.07.16.6  With /D an unplayed round is a draw against himself: his own score, without a cap.
std::vector<Term> opponentScores(const View& view, std::size_t participant, const Code& code);

/// Whether a cut takes voluntary unplayed rounds first (C.07.16.5); the event's rules may say otherwise (/N).
bool takesVoluntaryFirst(const View& view, const Code& code);

/// @rule C.07.8.1  Buchholz: the sum of the opponents' scores, cut as the code says. Fore Buchholz (C.07.8.3) is the
/// same over a view with the last round drawn.
Value buchholz(const View& view, std::size_t participant, const Code& code);

/// @rule C.07.8.2  The mean Buchholz of the opponents met over the board, to two decimals.
/// `buchholz` holds the (Fore) Buchholz of everybody; `played` is the view with the real last round.
Value averageBuchholz(const View& played, const std::vector<Amount>& buchholz, std::size_t participant);

/// The Buchholz of the opponents met over the board, added up (Swiss-Manager's 25).
Value sumOfBuchholz(const View& played, const std::vector<Amount>& buchholz, std::size_t participant);

}  // namespace kydai::tiebreak
