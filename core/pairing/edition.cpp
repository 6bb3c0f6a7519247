#include "pairing/edition.h"

namespace kydai::pairing {

namespace {

bool scoredAWin(Outcome outcome, Points points, const PointSystem& system)
{
    return outcome == Outcome::PairingBye || points >= system.win();
}

bool scoredMoreThanALoss(Outcome outcome, Points points, const PointSystem& system)
{
    return outcome == Outcome::PairingBye || points > system.loss();
}

bool byeOrForfeitWin(Outcome outcome, Points /*points*/, const PointSystem& /*system*/)
{
    return outcome == Outcome::PairingBye || outcome == Outcome::ForfeitWin || outcome == Outcome::UnopposedWin;
}

bool always(Outcome /*outcome*/, Points /*points*/, const PointSystem& /*system*/)
{
    return true;
}

constexpr EditionRules kRules2026{true, true, scoredAWin, scoredMoreThanALoss};
constexpr EditionRules kRules2017{false, false, byeOrForfeitWin, always};

}  // namespace

const EditionRules& editionRules(PairingEdition edition)
{
    return edition == PairingEdition::E2017 ? kRules2017 : kRules2026;
}

}  // namespace kydai::pairing
