/// From the record of a norm search or forecast to its Explanation: one line per article, with the numbers of the
/// record; nothing is computed again. Which players and titles a list of norms speaks of. Any thread.
#pragma once

#include "explain/explanation.h"
#include "norms/forecast.h"
#include "norms/search.h"

#include <string_view>
#include <vector>

namespace kydai::norms {

/// Nobody rated below it is told of norms: no performance would reach one.
inline constexpr int kNormsFrom = 2000;

/// The words of JSON and CSV.
std::string_view wordOf(Condition condition);
std::string_view wordOf(Outlook outlook);

/// "Does he make the norm?": the games that count and don't, then every condition of B.01.
Explanation explainNorm(const Section& section, const EventFacts& event, std::size_t player, const Attempt& attempt,
                        Norm norm);

/// The conditions alone, those that are broken marked as decisive.
std::vector<Step> conditionSteps(const Section& section, const EventFacts& event, std::size_t player,
                                 const Attempt& attempt, Norm norm);

/// "What does he need for it?"
Explanation explainForecast(const Section& section, const EventFacts& event, std::size_t player,
                            const Forecast& forecast);

/// Why the section gives no norms; empty where it may.
std::vector<Step> obstacles(const Section& section, const EventFacts& event);
/// What is said of the event as a whole: days, field, 1.5.6.
std::vector<Step> eventSteps(const EventFacts& event);

/// Whether a list of norms and chances names the player for this title: made, still possible against
/// such opponents as he meets, or missed by one condition only.
bool hasAChance(const Attempt& attempt, const Forecast& forecast);

}  // namespace kydai::norms
