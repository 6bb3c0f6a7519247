#include "publish/units.h"

#include "prizes/explain_unit.h"
#include "tables/event_lists.h"

#include <algorithm>

namespace kydai::publish {

UnitsOfEvent::UnitsOfEvent(std::span<const Material* const> materials, const EventUnitRules& rules)
{
    std::vector<prizes::RankedSection> sections;
    std::vector<std::size_t> sectionOf;
    const auto hasUnits = [](const Material* each) { return each != nullptr && each->hasUnits; };
    if (std::ranges::none_of(materials, hasUnits)) return;
    for (std::size_t at = 0; at < materials.size(); ++at) {
        const Material* each = materials[at];
        if (each == nullptr || !each->ofPlayers || each->section->isTeamEvent()) continue;
        sections.push_back({each->named, each->ofPlayers});
        sectionOf.push_back(at);
    }
    m_ranking = prizes::rankEvent(std::move(sections), rules);
    m_list = tables::eventUnitsList(m_ranking);
    for (std::size_t unit = 0; unit < m_ranking.units.size(); ++unit) {
        m_answers.push_back(prizes::explainUnit(m_ranking.sections, m_ranking.rules, m_ranking.units, unit));
        for (const prizes::EventUnitMember& member : m_ranking.units[unit].members)
            m_unitOf.emplace(std::pair(sectionOf[member.section], member.player), unit);
    }
}

std::optional<std::size_t> UnitsOfEvent::unitOf(std::size_t section, std::size_t player) const
{
    const auto at = m_unitOf.find({section, player});
    return at == m_unitOf.end() || m_ranking.units.size() < 2 ? std::nullopt : std::optional(at->second);
}

}  // namespace kydai::publish
