#include "policy/outputs.h"

#include "policy/judge.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kydai::policy {

namespace {

bool isPlayedOut(const Section& section)
{
    return !section.rounds.empty() && section.roundsPaired() >= section.roundsInAll() &&
           std::ranges::none_of(section.rounds.back().games, [](const Game& game) { return isOpen(game); });
}

}  // namespace

Judgement beforeReport(EventState state, SectionId id)
{
    std::vector<Warning> warnings;
    const auto at = std::ranges::find(state.event.sections, id, &EventSection::id);
    if (at != state.event.sections.end() && isPlayedOut(*at->section)) {
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

}  // namespace kydai::policy
