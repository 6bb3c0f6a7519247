#include "format/swiss_manager_common.h"

#include "support/fragments.h"

#include <array>
#include <string_view>
#include <utility>

namespace kydai::format {

namespace {

std::string_view editionOf(const Section& section)
{
    switch (section.tieBreakEdition()) {
    case TieBreakEdition::Old:
        return "old";
    case TieBreakEdition::E24:
        return "24";
    case TieBreakEdition::E26:
        break;
    }
    return "26";
}

/// 1: game points; 40: match points that are three for a win.
void takePrimaryScore(int number, Section& section)
{
    constexpr int kGamePoints = 1;
    constexpr int kThreeForAWin = 40;
    if (number == kGamePoints) section.teams.matchPointsPrimary = false;
    if (number == kThreeForAWin) section.teams.matchWin = Points{30};
}

}  // namespace

void addNumbered(const TieBreakNumber& tieBreak, int option, Section& section, std::vector<Diagnostic>& findings)
{
    const bool teams = section.isTeamEvent();
    const std::string code = codeOf(tieBreak, teams);
    const std::string written = textOf(tieBreak);
    if (teams && section.rules.tieBreaks.empty()) takePrimaryScore(tieBreak.number, section);
    section.rules.tieBreaks.push_back(listedAs(tieBreak, teams, editionOf(section)));
    const auto tell = [&](Fragment what, Fragment expected) {
        findings.push_back({Severity::Warning, Problem::Assumed, 0, {}, 0, std::move(what), std::move(expected)});
    };
    if (code.empty())
        tell(fragment(FragmentId::TieBreakKeptNotComputed, written), fragment(FragmentId::TieBreakByHandInstead));
    else if (code.ends_with("@OLD"))
        tell(fragment(FragmentId::TieBreakByOldRules, written), fragment(FragmentId::NewerTieBreak));
    else if (option != 0)
        tell(fragment(FragmentId::TieBreakOptionUnknown, written, option), fragment(FragmentId::NewerTieBreak));
}

std::string_view startingListMethod(int order)
{
    constexpr std::array<std::string_view, 7> kMethods = {"NIDOF", "NIDOF", "FIDE", "FIDON", "HBFN", "NRO", "FIDE"};
    const auto at = static_cast<std::size_t>(order);
    return order >= 0 && at < kMethods.size() ? kMethods[at] : "OTHER";
}

}  // namespace kydai::format
