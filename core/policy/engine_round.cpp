#include "policy/engine_round.h"

#include "policy/actions.h"

#include <utility>
#include <variant>

namespace kydai::policy {

EngineRound::EngineRound(Section section, RoundNumber round, pairing::DraftOutcome outcome)
    : m_section(std::make_shared<const Section>(std::move(section))), m_round(round), m_outcome(std::move(outcome))
{
}

EngineRound EngineRound::of(const Section& section, RoundNumber round, const std::stop_token& stop, Progress* progress)
{
    Section ready = withAdjournments(section);
    auto outcome = pairing::draftRound(ready, round, {}, stop, progress);
    return {std::move(ready), round, std::move(outcome)};
}

bool EngineRound::isOf(const Section& section, RoundNumber round) const
{
    return round == m_round && !std::holds_alternative<pairing::Cancelled>(m_outcome) && section == *m_section;
}

}  // namespace kydai::policy
