#include "policy/outputs.h"

#include "policy/actions.h"
#include "policy/judge.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kydai::policy {

namespace {

bool mustBeWhole(const Section& section, Purpose purpose)
{
    if (section.rounds.empty() || section.roundsPaired() < section.roundsInAll()) return false;
    const auto hasAdjourned = [](const Round& round) {
        return std::ranges::any_of(round.games, [](const Game& game) { return isAdjourned(game); });
    };
    return purpose == Purpose::Rating || std::ranges::any_of(section.rounds, hasAdjourned) ||
           std::ranges::none_of(section.rounds.back().games, [](const Game& game) { return isOpen(game); });
}

}  // namespace

Judgement beforeReport(EventState state, SectionId id, Purpose purpose)
{
    std::vector<Warning> warnings;
    const auto at = std::ranges::find(state.event.sections, id, &EventSection::id);
    if (at != state.event.sections.end() && mustBeWhole(*at->section, purpose)) {
        const Section& section = *at->section;
        int missing = 0;
        for (const Round& round : section.rounds) missing += missingResults(round);
        if (missing > 0) {
            Warning warning;
            warning.id = WarningId::ReportOpen;
            warning.level = levelOf(warning.id, section);
            warning.section = id;
            warning.round = section.roundsPaired();
            warning.count = missing;
            warnings.push_back(std::move(warning));
        }
    }
    return Judgement(std::move(state), {}, std::move(warnings));
}

Result<Judgement> onOpening(const Event& event)
{
    std::vector<Section> sections;
    sections.reserve(event.sections.size());
    for (const EventSection& each : event.sections) sections.push_back(*each.section);
    auto judgement = judge({}, importing(std::move(sections), ActionKind::Copy));
    if (judgement)
        std::erase_if(judgement->m_warnings, [](const Warning& warning) { return warning.level < Level::Confirm; });
    return judgement;
}

}  // namespace kydai::policy
