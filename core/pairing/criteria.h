/// The quality criteria as one table per edition: what a candidate of a bracket costs, by article, and for whom. The
/// search packs the same costs into matching weights (quality.h); the checker, the warnings on a manual change, "why
/// not" and the JSON walk this table.
#pragma once

#include "explain/article.h"
#include "pairing/field.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// Most criteria are one number; C7, C8 and C18–C21 are lists, compared in order (a longer list with an equal beginning
/// costs more). Smaller is better. Score differences are in tenths of a point.
using Cost = std::vector<std::int32_t>;

using PairIndices = std::pair<std::size_t, std::size_t>;  ///< entrants: first the higher ranked, then the lower

/// One way to pair a bracket, with what the criteria need to know about it. Numbers are indices of Field::entrants.
struct Candidate {
    std::vector<PairIndices> pairs{};
    std::vector<std::size_t> downfloaters{};  ///< in order of rank; of the last bracket: who takes the bye
    bool floatsToBye = false;                 ///< exactly one downfloater, who ends with the pairing-allocated bye (C9)
    std::vector<std::size_t>
        floatingOnward{};  ///< C8: who would be left unpaired by the best pairing of the next bracket
};

/// What a bracket is made of.
struct Bracket {
    const Field& field;
    Points score{};                        ///< of its residents; of a collapsed bracket (2017) the highest
    std::vector<std::size_t> movedDown{};  ///< MDPs in order of rank
    std::vector<std::size_t> residents{};  ///< in order of rank
    Points lowestScore{};                  ///< of all its players; differs from `score` in a collapsed bracket only
};

/// A criterion's cost of a candidate; `blamed`, where given, receives the players who caused it.
using CostFunction = Cost (*)(const Bracket&, const Candidate&, std::vector<std::size_t>* blamed);

struct Criterion {
    std::string_view name;  ///< "C12" in the edition's own numbering
    Article article;
    CostFunction cost;
};

/// In order of priority: the first difference decides between two candidates of one bracket. C5 is not in it: the score
/// of the bye's taker is settled for the whole round (bye.h). The edition of 2017 asks who receives the same downfloat
/// again, residents and moved down players alike:
/// @rule C.04.3.C.12 (edition 2017)  as in the round before,
/// @rule C.04.3.C.14 (edition 2017)  as two rounds before,
/// @rule C.04.3.C.16 (edition 2017)  and the score differences of the first,
/// @rule C.04.3.C.18 (edition 2017)  and of the second.
std::span<const Criterion> criteriaOf(PairingEdition edition);

// The cost functions, named by the 2026 edition; where 2017 has the same rule under another number it uses the same
// one.

/// @rule C.04.3.2.4.1  C6: the number of downfloaters.
/// @rule C.04.3.C.5 (edition 2017)
Cost c6Downfloaters(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.2  C7: the scores of the downfloaters, in descending order.
Cost c7DownfloaterScores(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.3  C8: how many, and with which scores, the next bracket would have to float.
/// @rule C.04.3.C.7 (edition 2017)
Cost c8NextBracket(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.4  C9: the unplayed games of the player who takes the bye.
Cost c9UnplayedGames(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.5  C10: topscorers, or their opponents, who get a colour difference beyond ±2.
/// @rule C.04.3.C.8 (edition 2017)
Cost c10ColourDifference(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.6  C11: topscorers, or their opponents, who get one colour three times running.
/// @rule C.04.3.C.9 (edition 2017)
Cost c11ThirdColour(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.7  C12: players who don't get their colour preference.
/// @rule C.04.3.C.10 (edition 2017)
Cost c12Preferences(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.8  C13: players who don't get their strong colour preference.
/// @rule C.04.3.C.11 (edition 2017)
Cost c13StrongPreferences(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.9  C14: resident downfloaters who received a downfloat in the previous round.
Cost c14RepeatedDownfloats(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.10  C15: MDP opponents who received an upfloat in the previous round.
/// @rule C.04.3.C.13 (edition 2017)
Cost c15RepeatedUpfloats(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.11  C16: as C14, two rounds before.
Cost c16RepeatedDownfloats(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.12  C17: as C15, two rounds before.
/// @rule C.04.3.C.15 (edition 2017)
Cost c17RepeatedUpfloats(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.13  C18: score differences of MDPs who received a downfloat in the previous round.
Cost c18DownfloaterDifferences(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.14  C19: score differences of MDP opponents who received an upfloat in the previous round.
/// @rule C.04.3.C.17 (edition 2017)
Cost c19UpfloaterDifferences(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.15  C20: as C18, two rounds before.
Cost c20DownfloaterDifferences(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// @rule C.04.3.2.4.16  C21: as C19, two rounds before.
/// @rule C.04.3.C.19 (edition 2017)
Cost c21UpfloaterDifferences(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);
/// C.6 of edition 2017: the pairing score differences, descending; a downfloater's is taken to an artificial score one
/// point below the bracket's lowest.
/// @rule C.04.3.C.6 (edition 2017)
Cost scoreDifferences(const Bracket& bracket, const Candidate& candidate, std::vector<std::size_t>* blamed);

}  // namespace kydai::pairing
