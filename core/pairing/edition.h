/// The two editions of C.04.3 side by side: everything in which they differ, in one place. The criteria tables are in
/// criteria.cpp.
///
/// | | 2026 | 2017 |
/// |---|---|---|
/// | completion (C4) | demanded of every bracket | only where it fails otherwise: penultimate and collapsed last
/// bracket | | score of the bye's taker (C5) | minimised before everything else | follows from the brackets | | its
/// unplayed games (C9) | minimised | not looked at | | who may not take the bye (C2) | a win's points in a round
/// without play | a forfeit win | | floats for unplayed rounds | scored more than a loss | every unplayed round is a
/// downfloat |
#pragma once

#include "model/game.h"
#include "model/rule_set.h"

namespace kydai::pairing {

struct EditionRules {
    bool completesEveryBracket = true;      ///< C4 of 2026; else C.4 with the collapsed last bracket
    bool minimisesByeScore = true;          ///< C5 of 2026
    bool minimisesByeUnplayedGames = true;  ///< C9 of 2026
    /// C2: an unplayed round that bars its player from the pairing-allocated bye.
    bool (*barsBye)(Outcome outcome, Points points, const PointSystem& system) = nullptr;
    /// 1.4: an unplayed round that counts as a downfloat.
    bool (*floatsUnplayed)(Outcome outcome, Points points, const PointSystem& system) = nullptr;
};

/// @rule C.04.3.2.1.2  C2: who had the pairing-allocated bye, or a win's points in one round without play, can't take
/// it.
/// @rule C.04.3.1.4.3  A downfloat for the bye's taker and for points above a loss without play.
/// @rule C.04.3.A.4 (edition 2017)  Whoever, for whatever reason, doesn't play in a round receives a downfloat.
const EditionRules& editionRules(PairingEdition edition);

}  // namespace kydai::pairing
