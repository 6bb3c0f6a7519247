/// How each tie-break is computed: the function of its row in the registry. A method makes a value for every
/// participant, or orders one tied group at a time; the explanation is made from the terms that it leaves.
#pragma once

#include "tiebreak/code.h"
#include "tiebreak/value.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace kydai::tiebreak {

class Calculator;
struct Encounter;

/// A value per participant, in their order.
using ValuesMethod = std::vector<Value> (*)(Calculator&, const Code&);
/// Orders one tied group, its participants ascending.
using GroupOrder = std::function<Encounter(const std::vector<std::size_t>&)>;
using GroupMethod = GroupOrder (*)(const Calculator&, const Code&);
/// The numbers by which teams are compared by their boards.
using BoardKey = std::vector<Fraction> (*)(const std::vector<Fraction>&);

namespace method {

// --- the score itself and helpers
std::vector<Value> points(Calculator& calculator, const Code& code);
std::vector<Value> adjustedScore(Calculator& calculator, const Code& code);
std::vector<Value> voluntaryRounds(Calculator& calculator, const Code& code);
// --- own record
std::vector<Value> wins(Calculator& calculator, const Code& code);
std::vector<Value> wonGames(Calculator& calculator, const Code& code);
std::vector<Value> blackGames(Calculator& calculator, const Code& code);
std::vector<Value> blackWins(Calculator& calculator, const Code& code);
std::vector<Value> progressiveScores(Calculator& calculator, const Code& code);
std::vector<Value> roundsElected(Calculator& calculator, const Code& code);
std::vector<Value> standardPoints(Calculator& calculator, const Code& code);
/// @rule C.07.7.8  TPN: the pairing number, low first (/R: high first).
std::vector<Value> pairingNumbers(Calculator& calculator, const Code& code);
// --- the opponents' results
std::vector<Value> buchholzOf(Calculator& calculator, const Code& code);
std::vector<Value> foreBuchholz(Calculator& calculator, const Code& code);
std::vector<Value> averageOfBuchholz(Calculator& calculator, const Code& code);
std::vector<Value> sonnebornBergerOf(Calculator& calculator, const Code& code);
std::vector<Value> koyaOf(Calculator& calculator, const Code& code);
// --- ratings
std::vector<Value> averageRatings(Calculator& calculator, const Code& code);
std::vector<Value> performances(Calculator& calculator, const Code& code);
std::vector<Value> perfectPerformances(Calculator& calculator, const Code& code);
std::vector<Value> opponentsPerformances(Calculator& calculator, const Code& code);
std::vector<Value> opponentsPerfectPerformances(Calculator& calculator, const Code& code);
/// @rule C.07.10.6  RTNG: the own rating, high first (/R: low first).
std::vector<Value> ownRatings(Calculator& calculator, const Code& code);
// --- entered by the arbiter
/// MAN: ranked by hand; who has no place stands behind those who have one.
std::vector<Value> placesByHand(Calculator& calculator, const Code& code);
/// EXT: worked out elsewhere; who has no value stands behind those who have one.
std::vector<Value> outsideValues(Calculator& calculator, const Code& code);
// --- teams
std::vector<Value> matchPoints(Calculator& calculator, const Code& code);
std::vector<Value> gamePoints(Calculator& calculator, const Code& code);
std::vector<Value> secondaryScores(Calculator& calculator, const Code& code);
std::vector<Value> matchMatch(Calculator& calculator, const Code& code);
std::vector<Value> matchGame(Calculator& calculator, const Code& code);
std::vector<Value> gameMatch(Calculator& calculator, const Code& code);
std::vector<Value> gameGame(Calculator& calculator, const Code& code);
std::vector<Value> strengthsOfSchedule(Calculator& calculator, const Code& code);
// --- by Swiss-Manager's numbers only (rules/tunx_format.md, section 10, and model/swiss_manager.h)
/// 23: the ratings of the opponents met, added up; cuts leave out the lowest.
std::vector<Value> sumsOfRatings(Calculator& calculator, const Code& code);
/// 25: the Buchholz of the opponents met, added up.
std::vector<Value> sumsOfBuchholz(Calculator& calculator, const Code& code);
/// 13, 40, 44: match points by a scale of its own, whatever the event's is.
std::vector<Value> matchScale(Calculator& calculator, const Code& code);
/// 39, 47: a scale for the games on the boards; a forfeit lost may count less than a game lost.
std::vector<Value> gameScale(Calculator& calculator, const Code& code);
/// 38, 46: game points, and points by a scale for each match.
std::vector<Value> gamesAndMatches(Calculator& calculator, const Code& code);
/// 61, 76: a scale by result and colour; of teams, on every board.
std::vector<Value> colourScale(Calculator& calculator, const Code& code);
/// 62, 65
std::vector<Value> games(Calculator& calculator, const Code& code);
/// 63
std::vector<Value> percentages(Calculator& calculator, const Code& code);
/// 64: of players in a team event.
std::vector<Value> boardNumbers(Calculator& calculator, const Code& code);
std::vector<Value> notComputed(Calculator& calculator, const Code& code);
// --- those that order a tied group
GroupOrder directEncounter(const Calculator& calculator, const Code& code);
/// EDE and its forms; the row of the code says by which boards the last two teams are compared.
GroupOrder extendedDirectEncounter(const Calculator& calculator, const Code& code);
/// BC speaks only of teams with the same game points.
GroupOrder byBoardCount(const Calculator& calculator, const Code& code);
/// TBR, BBE; the row of the code says how boards are compared.
GroupOrder byBoards(const Calculator& calculator, const Code& code);

}  // namespace method
}  // namespace kydai::tiebreak
