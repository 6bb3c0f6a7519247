#include "policy/outputs.h"

#include "policy/judge.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kydai::policy {

namespace {

int gamesWith(const Section& section, Outcome outcome)
{
    std::ptrdiff_t count = 0;
    for (const Round& round : section.rounds) {
        count += std::ranges::count_if(round.games, [&](const Game& game) {
            return game.whiteOutcome == outcome || game.blackOutcome == outcome;
        });
    }
    return static_cast<int>(count);
}

bool isLastRoundPaired(const Section& section)
{
    return !section.rounds.empty() && section.roundsPaired() >= section.roundsInAll();
}

std::optional<Warning> warningAbout(WarningId id, const Section& section, SectionId where, int count)
{
    if (count == 0 || !isLastRoundPaired(section)) return std::nullopt;
    Warning warning;
    warning.id = id;
    warning.level = levelOf(id, section);
    warning.section = where;
    warning.round = section.roundsPaired();
    warning.count = count;
    return warning;
}

}  // namespace

std::optional<Warning> finalStandingsWarning(const Section& section, SectionId id)
{
    const int open = gamesWith(section, Outcome::Open) + gamesWith(section, Outcome::Adjourned);
    return warningAbout(WarningId::FinalStandingsOpen, section, id, open);
}

Judgement beforeReport(EventState state, SectionId id)
{
    std::vector<Warning> warnings;
    const auto at = std::ranges::find(state.event.sections, id, &EventSection::id);
    if (at != state.event.sections.end() && gamesWith(*at->section, Outcome::Open) == 0) {
        const int adjourned = gamesWith(*at->section, Outcome::Adjourned);
        if (auto warning = warningAbout(WarningId::ReportOpen, *at->section, id, adjourned))
            warnings.push_back(std::move(*warning));
    }
    return Judgement(std::move(state), {}, std::move(warnings));
}

}  // namespace kydai::policy
