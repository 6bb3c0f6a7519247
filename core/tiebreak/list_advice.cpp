#include "tiebreak/list_advice.h"

#include "tiebreak/calculator.h"
#include "tiebreak/edition.h"
#include "tiebreak/registry.h"

#include <array>

namespace kydai::tiebreak {

namespace {

constexpr std::array<Preset, 7> kPresets{{
    {"chess_vietnam", "DE,BH/C1,BH,SB,WIN,BPG"},
    {"xiangqi_vietnam", "BH,DE,WIN,BPG,BWG"},
    {"fide_swiss", "DE,WIN,BPG,BH/C1,BH,SB"},
    {"fide_swiss_rated", "DE,WIN,BPG,ARO/C1,BH/C1,BH,SB"},
    {"fide_round_robin", "DE,WIN,SB,KS"},
    {"fide_team_swiss", "MPvGP,DE,BH/C1,BH,SB"},
    {"fide_team_round_robin", "MPvGP,EDE,EMGSB"},
}};

/// The same value at both places of the list. Those that order tied groups may find smaller groups the second time.
bool repeatsInVain(const std::vector<Code>& codes, std::size_t position)
{
    const Code& code = codes[position];
    const auto same = [&](const Code& other) {
        Code plain = other;
        plain.text = code.text;
        return plain == code;
    };
    if (Calculator::ordersGroups(code.kind)) return position > 0 && same(codes[position - 1]);
    for (std::size_t before = 0; before < position; ++before) {
        if (same(codes[before])) return true;
    }
    return false;
}

bool oldBesideNew(const Code& a, TieBreakEdition editionOfA, const Code& b, TieBreakEdition editionOfB)
{
    const bool encounters = a.kind == Kind::DirectEncounter && b.kind == Kind::DirectEncounter;
    return encounters && directEncounterNeedsAllMeetings(editionOfA) != directEncounterNeedsAllMeetings(editionOfB);
}

}  // namespace

std::span<const Preset> presets()
{
    return kPresets;
}

std::vector<Advice> adviseOn(const Section& section, const std::vector<Code>& codes)
{
    std::vector<Advice> advice;
    if (codes.empty()) advice.push_back({AdviceKind::EmptyList});
    const Competition competition = competitionOf(section);
    const Calculator calculator(competition, section.tieBreakEdition());
    for (std::size_t position = 0; position < codes.size(); ++position) {
        const Code& code = codes[position];
        const TieBreakEdition edition = calculator.editionOf(code);
        if (const Refusal refusal = calculator.refusal(code); refusal != Refusal::None) {
            advice.push_back({AdviceKind::Refused, position, refusal});
            continue;
        }
        if (edition < section.tieBreakEdition()) advice.push_back({AdviceKind::OlderEdition, position});
        if (definition(code.kind).buchholz && competition.primary.predetermined) {
            advice.push_back({AdviceKind::NothingToBreak, position});
        }
        if (definition(code.kind).needsRatings && section.rules.longEvent)
            advice.push_back({AdviceKind::LongEvent, position});
        if (repeatsInVain(codes, position)) advice.push_back({AdviceKind::RepeatedInVain, position});
        if (position > 0 &&
            oldBesideNew(codes[position - 1], calculator.editionOf(codes[position - 1]), code, edition)) {
            advice.push_back({AdviceKind::OldBesideNew, position});
        }
    }
    return advice;
}

}  // namespace kydai::tiebreak
