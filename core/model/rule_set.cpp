#include "model/rule_set.h"

#include <algorithm>

namespace kydai {

PairingRules rulesKeptBy(const PairingRules& rules, RoundNumber round)
{
    PairingRules kept = rules;
    if (!rules.virtualPoints.empty()) kept.bakuAcceleration = false;  // they are given instead of it
    std::erase_if(kept.virtualPoints, [&](const VirtualPoints& points) { return points.round != round; });
    std::erase_if(kept.prohibited,
                  [&](const ProhibitedPairing& pair) { return pair.firstRound > round || pair.lastRound < round; });
    for (ProhibitedPairing& pair : kept.prohibited) pair.firstRound = pair.lastRound = round;
    return kept;
}

RoundNumber roundOfLeaving(const RuleSet& rules)
{
    return std::max(1, rules.fideModeLeftInRound);
}

bool RuleSet::hasPredeterminedPairings() const
{
    const SystemRow& row = rowOf(pairingSystem);
    if (row.isTable) return true;
    const auto names = [&](const char* word) { return systemCode.find(word) != std::string::npos; };
    return row.codes.empty() && (names("ROUNDROBIN") || names("SCHEVENINGEN"));
}

}  // namespace kydai
