/// Team tie-breaks by boards (C.07.12): board count, top board results, bottom board elimination; and SSSC.
#pragma once

#include "tiebreak/competition.h"
#include "tiebreak/value.h"
#include "tiebreak/view.h"

#include <vector>

namespace kydai::tiebreak {

/// Game points of a team on each board, over all its matches, or over those against `opponent` only. Individual
/// forfeits are ordinary results, a pairing-allocated bye is a win on every board (C.07.12).
std::vector<Fraction> boardPoints(const TeamScores& scores, std::size_t team, std::size_t opponent = kNobody);

/// @rule C.07.12.1  The sum of board number × game points on that board; the lowest is first.
Fraction boardCount(const std::vector<Fraction>& boards);

/// The numbers by which a team is compared, in their order: BC by one, the lower the better.
std::vector<Fraction> boardCountKey(const std::vector<Fraction>& boards);
/// @rule C.07.12.2  TBR: board 1, then 2, and so on.
std::vector<Fraction> topBoardsKey(const std::vector<Fraction>& boards);
/// @rule C.07.12.3  BBE: all boards but the last, then all but the last two, and so on.
std::vector<Fraction> bottomBoardsKey(const std::vector<Fraction>& boards);

/// The first number in which two keys differ: {that of a, that of b}; the last ones when they are equal.
std::vector<Fraction> decidingNumbers(const std::vector<Fraction>& a, const std::vector<Fraction>& b);

/// Board count with a term per board (`round` is the board's number).
Value boardCountValue(const std::vector<Fraction>& boards);

/// @rule C.07.13.1  MPvGP: the score that the event does not rank by.
Value secondaryScore(const ScoreTable& table, std::size_t team);

/// @rule C.07.13.4  SSSC: secondary score + Buchholz on the primary score ÷ factor. The factor is the highest primary
/// score possible in the event ÷ the highest secondary score of one match, rounded towards zero (at least 1), or /Kn.
int scheduleFactor(const ScoreTable& primary, const ScoreTable& secondary, const Code& code);
Value strengthOfSchedule(const View& primary, const ScoreTable& secondary, std::size_t team, const Code& code);

}  // namespace kydai::tiebreak
