#include "format/coded_type.h"

#include "format/text_lines.h"
#include "format/trf_fields.h"
#include "format/trf_line.h"
#include "support/utf8.h"

#include <algorithm>
#include <array>

namespace kydai::format {

namespace {

/// What a coded type says about the rule set.
struct Meaning {
    PairingSystem system = PairingSystem::Manual;
    std::optional<PairingEdition> edition{};  ///< none: by date
    bool baku = false;
    bool doubled = false;
    bool lastTwoReversed = false;
    friend bool operator==(const Meaning&, const Meaning&) = default;
};

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

std::optional<Meaning> meaningOf(std::string code)
{
    code = upper(trimmed(code));
    Meaning meaning;
    constexpr std::string_view kBaku = "_BAKU";
    if (code.ends_with(kBaku)) {
        meaning.baku = true;
        code.resize(code.size() - kBaku.size());
    }
    const bool team = contains(code, "TEAM");
    if (code.starts_with("FIDE_DUTCH")) {
        meaning.system = PairingSystem::Dutch;
        if (code == "FIDE_DUTCH_2017")
            meaning.edition = PairingEdition::E2017;
        else if (code == "FIDE_DUTCH_2025" || code == "FIDE_DUTCH_2026")
            meaning.edition = PairingEdition::E2026;
        return meaning;
    }
    if (contains(code, "ROUNDROBIN")) {
        meaning.system = team ? PairingSystem::Manual : PairingSystem::RoundRobin;
        meaning.doubled = contains(code, "DOUBLEROUNDROBIN");
        meaning.lastTwoReversed = meaning.doubled && code.starts_with("FIDE");
        return meaning;
    }
    constexpr std::array<std::string_view, 8> kOthers = {"FIDE_",    "CUSTOM_",      "BERGER_", "SCHILLER",
                                                         "KNOCKOUT", "SCHEVENINGEN", "SWISS_",  "TEAM_"};
    const bool coded = code.find(' ') == std::string::npos &&
                       std::ranges::any_of(kOthers, [&](std::string_view start) { return code.starts_with(start); });
    return coded ? std::optional(meaning) : std::nullopt;
}

bool namesRoundRobin(std::string_view type)
{
    const std::string folded = utf8::fold(type);
    return contains(folded, "round robin") || contains(folded, "round-robin") || contains(folded, "roundrobin") ||
           contains(folded, "vong tron");
}

}  // namespace

void applyCodedType(Section& section)
{
    SectionInfo& info = section.info;
    RuleSet& rules = section.rules;
    rules.editionsChosen = false;
    rules.tieBreakEdition = tieBreakEditionOn(info.firstDay);
    rules.pairingEdition = pairingEditionOn(info.firstDay);
    auto meaning = meaningOf(info.codedType);
    if (!meaning) meaning = meaningOf(info.type);
    if (!meaning) {
        const PairingSystem swiss = section.isTeamEvent() ? PairingSystem::Manual : PairingSystem::Dutch;
        meaning = Meaning{namesRoundRobin(info.type) ? PairingSystem::RoundRobin : swiss, {}, false, false, false};
    }
    rules.pairingSystem = meaning->system;
    if (meaning->edition) rules.pairingEdition = *meaning->edition;
    rules.bakuAcceleration = meaning->baku && rules.virtualPoints.empty();  // 250 overrides _BAKU
    rules.doubleRoundRobin = meaning->doubled;
    rules.reverseLastTwoRounds = meaning->lastTwoReversed;
    if (const auto tempo = tempoOf(info.codedTimeControl)) rules.timeControl = *tempo;
}

std::string codedTypeOf(const Section& section)
{
    const RuleSet& rules = section.rules;
    if (rules.pairingSystem != PairingSystem::Dutch) {
        const Meaning now{
            rules.pairingSystem, {}, rules.bakuAcceleration, rules.doubleRoundRobin, rules.reverseLastTwoRounds};
        if (meaningOf(section.info.codedType) == now) return section.info.codedType;
    }
    const std::string baku = rules.bakuAcceleration ? "_BAKU" : "";
    switch (rules.pairingSystem) {
    case PairingSystem::Dutch:
        if (rules.pairingEdition == pairingEditionOn(section.info.firstDay)) return "FIDE_DUTCH" + baku;
        return (rules.pairingEdition == PairingEdition::E2017 ? "FIDE_DUTCH_2017" : "FIDE_DUTCH_2026") + baku;
    case PairingSystem::RoundRobin:
        if (!rules.doubleRoundRobin) return "BERGER_ROUNDROBIN";
        return rules.reverseLastTwoRounds ? "FIDE_DOUBLEROUNDROBIN" : "BERGER_DOUBLEROUNDROBIN";
    case PairingSystem::Manual:
        return section.isTeamEvent() ? "CUSTOM_TEAM_SWISS" : "CUSTOM_SWISS";
    }
    return {};
}

std::string canonicalTieBreak(std::string_view code)
{
    std::string spelled = upper(code);
    bool afterHash = false;
    for (char& c : spelled) {
        afterHash = afterHash || c == '#';
        if (c == '#' || (c == '-' && afterHash)) c = '/';
    }
    constexpr std::array<std::string_view, 4> kModifiers = {"C1", "C2", "M1", "M2"};
    constexpr std::array<std::string_view, 5> kFamilies = {"BH", "FB", "SB", "ARO", "AOB"};
    for (const std::string_view family : kFamilies) {
        if (!spelled.starts_with(family)) continue;
        std::string_view tail = std::string_view(spelled).substr(family.size());
        if (tail.starts_with('-')) tail.remove_prefix(1);
        if (std::ranges::find(kModifiers, tail) == kModifiers.end()) continue;
        std::string joined(family);
        joined += '/';
        joined += tail;
        return joined;
    }
    return spelled;
}

std::optional<TimeControl> tempoOf(std::string_view codedTimeControl)
{
    // The periods up to move 60, in seconds; `M/S+I`, separated by colons. With different times the longer counts.
    constexpr int kMoves = 60;
    constexpr int kMinute = 60;
    int movesLeft = kMoves;
    int seconds = 0;
    std::string_view periods = trimmed(codedTimeControl);
    if (periods.starts_with('W') || periods.starts_with('w')) {
        periods.remove_prefix(1);
        periods = periods.substr(0, periods.find('-'));
    }
    if (periods.empty()) return std::nullopt;
    while (!periods.empty()) {
        const std::size_t colon = std::min(periods.find(':'), periods.size());
        std::string_view period = periods.substr(0, colon);
        periods.remove_prefix(std::min(colon + 1, periods.size()));
        int moves = movesLeft;
        if (const std::size_t slash = period.find('/'); slash != std::string_view::npos) {
            const auto given = parseWhole(period.substr(0, slash));
            if (!given) return std::nullopt;
            moves = std::min(*given, movesLeft);
            period.remove_prefix(slash + 1);
        }
        const std::size_t plus = period.find('+');
        const auto base = parseWhole(period.substr(0, plus));
        const auto increment = plus == std::string_view::npos ? std::optional(0) : parseWhole(period.substr(plus + 1));
        constexpr int kMost = 1'000'000;
        if (!base || !increment || *base > kMost || *increment > kMost) return std::nullopt;
        if (movesLeft > 0) seconds += *base + *increment * moves;
        movesLeft -= moves;
    }
    if (seconds >= kMoves * kMinute) return TimeControl::Standard;
    return seconds > 10 * kMinute ? TimeControl::Rapid : TimeControl::Blitz;
}

}  // namespace kydai::format
