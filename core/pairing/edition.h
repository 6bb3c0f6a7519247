/// The two editions of C.04.3 side by side: everything in which they differ, in one place. The criteria tables are in
/// criteria.cpp.
///
// clang-format off
/// |                            | 2026                                       | 2017                              |
/// |----------------------------|--------------------------------------------|-----------------------------------|
/// | completion (C4)            | demanded of every bracket                  | only where it fails otherwise     |
/// | score of the bye's taker   | minimised before everything else (C5)      | follows from the brackets         |
/// | its unplayed games         | minimised (C9, of the criteria)            | not looked at                     |
/// | who may not take the bye   | had it, or a win's points without play     | had it, or a forfeit win          |
/// | downfloat without play     | bye's taker, more points than for a loss   | every unplayed round              |
// clang-format on
#pragma once

#include "model/game.h"
#include "model/rule_set.h"

namespace kydai::pairing {

struct EditionRules {
    bool completesEveryBracket = true;  ///< C4 of 2026; else C.4 with the collapsed last bracket
    bool minimisesByeScore = true;      ///< C5 of 2026
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
