#include "policy/outputs.h"

#include "policy/judge.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kydai::policy {

namespace {

std::ptrdiff_t countGames(const Section& section, bool (*isIt)(const Game&))
{
    std::ptrdiff_t count = 0;
    for (const Round& round : section.rounds) count += std::ranges::count_if(round.games, isIt);
    return count;
}

bool isLastRoundPaired(const Section& section)
{
    return !section.rounds.empty() && section.roundsPaired() >= section.roundsInAll();
}

}  // namespace

Judgement beforeReport(EventState state, SectionId id)
{
    std::vector<Warning> warnings;
    const auto at = std::ranges::find(state.event.sections, id, &EventSection::id);
    if (at != state.event.sections.end() && isLastRoundPaired(*at->section) && countGames(*at->section, isOpen) == 0) {
        const Section& section = *at->section;
        if (const auto adjourned = countGames(section, isAdjourned); adjourned > 0) {
            Warning warning;
            warning.id = WarningId::ReportOpen;
            warning.level = levelOf(warning.id, section);
            warning.section = id;
            warning.round = section.roundsPaired();
            warning.count = static_cast<int>(adjourned);
            warnings.push_back(std::move(warning));
        }
    }
    return Judgement(std::move(state), {}, std::move(warnings));
}

}  // namespace kydai::policy
