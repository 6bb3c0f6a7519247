#include "format/swiss_manager_common.h"

#include "model/tournament_rating.h"
#include "support/fragments.h"

#include <algorithm>
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

/// What a parameter can be, its usual value first.
std::vector<std::string> valuesFor(char parameter)
{
    switch (parameter) {
    case 's':
    case 'w':
    case 'k':
        return {"0", "1", "2", "3"};
    case 'P':
        return {"-", "P"};
    case 'F':
        return {"-", "F"};
    case 'V':
        return {"V", "-"};
    case 'g':
    case 'v':
        return {"0", "1"};
    case 'n':
        return {"0", "1"};
    case 'G':
        return {"MP", "GP"};
    case 'm':
        return {"-", "0", "1"};
    case 'l':
        return {"50"};
    default:
        return {"0"};
    }
}

/// The first spelling of a number, in the order of its parameters, that is listed so.
std::optional<TieBreakNumber> spelledAs(const std::string& listed, const NumberedTieBreak& row, const Section& section)
{
    const auto isIt = [&](const TieBreakNumber& one) {
        return listedAs(uploadedTieBreak(one.number, detailsOf(one)), section.isTeamEvent(), editionOf(section)) ==
               listed;
    };
    TieBreakNumber one{row.number, {}};
    if (isIt(one)) return one;
    std::vector<std::vector<std::string>> values;
    std::size_t spellings = 1;
    for (const char parameter : row.parameters) {
        values.push_back(valuesFor(parameter));
        spellings *= values.back().size();
    }
    for (std::size_t spelling = 0; spelling < spellings; ++spelling) {
        one.parameters.clear();
        std::size_t rest = spelling;
        for (const auto& of : values) {
            one.parameters.push_back(of[rest % of.size()]);
            rest /= of.size();
        }
        if (isIt(one)) return one;
    }
    return std::nullopt;
}

}  // namespace

TieBreakNumber uploadedTieBreak(int number, const std::string& details)
{
    const NumberedTieBreak* const row = numberedTieBreak(number);
    if (row == nullptr) return {number, {}};
    if (details.empty()) {
        if (row->parameters.ends_with('V')) return {number, {"0", "0", "-"}};
        return {number, {}};
    }
    const std::string written = std::to_string(number) + '(' + details + ')';
    std::string_view rest = written;
    const auto taken = takeTieBreakNumber(rest);
    return taken && rest.empty() ? *taken : TieBreakNumber{number, {}};
}

std::optional<TieBreakNumber> tieBreakForUpload(const std::string& listed, const Section& section)
{
    std::string_view rest = listed;
    if (auto number = takeTieBreakNumber(rest); number && rest.empty()) return number;
    const auto rows = numberedTieBreaks();
    // "BH/C1" is a kind of "BH": most rows need not be spelled out.
    const std::string_view name = std::string_view(listed).substr(0, listed.find_first_of(":/@("));
    const auto mayBe = [&](const NumberedTieBreak& row) {
        if (listed == "MPTS") return row.code.starts_with("MPV");
        if (listed == "GPTS") return row.code.starts_with("PTS");
        return row.code.find(name == "FB" ? "BH" : name) != std::string_view::npos;
    };
    for (const bool isNew : {true, false}) {
        for (const NumberedTieBreak& row : rows) {
            if ((row.age == 'N') != isNew || row.code.empty() || !mayBe(row)) continue;
            if (auto found = spelledAs(listed, row, section)) return found;
        }
    }
    return std::nullopt;
}

std::string detailsOf(const TieBreakNumber& tieBreak)
{
    std::string text;
    for (const std::string& value : tieBreak.parameters) text += (text.empty() ? "" : ",") + value;
    return text;
}

int startingListOrder(const SectionInfo& info)
{
    switch (listMethodOf(info)) {
    case ListMethod::NationalElseFide:
        return 1;
    case ListMethod::FideElseNational:
        return 3;
    case ListMethod::Highest:
        return 4;
    case ListMethod::National:
        return 5;
    case ListMethod::Fide:
    case ListMethod::Lowest:
    case ListMethod::Other:
        break;
    }
    return 2;
}

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
