#include "format/coded_type.h"

#include "format/text_lines.h"
#include "format/trf_fields.h"
#include "format/trf_line.h"
#include "model/team_settings.h"
#include "support/utf8.h"

#include <algorithm>
#include <array>

namespace kydai::format {

namespace {

/// What a coded type says about the rule set.
struct Meaning {
    PairingSystem system = PairingSystem::Manual;
    std::string code{};                       ///< of a system that is none of ours
    std::optional<PairingEdition> edition{};  ///< none: by date
    bool baku = false;
    bool doubled = false;
    bool lastTwoReversed = false;
    int games = 1;  ///< the table so many times
    friend bool operator==(const Meaning&, const Meaning&) = default;
};

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

/// nullopt for no code at all.
std::optional<Meaning> meaningOf(std::string_view written)
{
    std::string code = upper(trimmed(written));
    if (code.empty()) return std::nullopt;
    Meaning other{PairingSystem::Other, code};
    constexpr std::string_view kBaku = "_BAKU";
    const bool baku = code.ends_with(kBaku);
    if (baku) code.resize(code.size() - kBaku.size());
    for (const SystemRow& row : kSystemRows) {
        const auto known = std::ranges::find(row.codes, std::string_view(code), &SystemCode::code);
        // No rule says how these are accelerated.
        if (known != row.codes.end() && baku && (row.playsTwice || row.ranksByValue)) return other;
        if (known != row.codes.end())
            return Meaning{row.system, {}, known->edition, baku, known->doubled, known->lastTwoReversed, known->games};
    }
    if (teamSettingsOf(code)) return Meaning{PairingSystem::TeamSwiss, code, {}, baku};
    return other;
}

/// Whether the words of 092 are a code after all: programs write it there where the format has no line for it.
bool isCode(std::string_view type)
{
    constexpr std::array<std::string_view, 8> kStarts = {"FIDE_",    "CUSTOM_",      "BERGER_", "SCHILLER",
                                                         "KNOCKOUT", "SCHEVENINGEN", "SWISS_",  "TEAM_"};
    const std::string code = upper(trimmed(type));
    return code.find(' ') == std::string::npos &&
           std::ranges::any_of(kStarts, [&](std::string_view start) { return code.starts_with(start); });
}

/// What the words of 092 say.
Meaning meaningOfWords(std::string_view type, bool teamEvent)
{
    if (isCode(type)) return *meaningOf(type);
    const std::string folded = utf8::fold(type);
    constexpr std::array<std::string_view, 4> kRoundRobin = {"round robin", "round-robin", "roundrobin", "vong tron"};
    if (std::ranges::any_of(kRoundRobin, [&](std::string_view words) { return contains(folded, words); }))
        return {PairingSystem::RoundRobin};
    if (contains(folded, "dubov")) return {PairingSystem::Dubov};
    if (contains(folded, "burstein")) return {PairingSystem::Burstein};
    return {teamEvent ? PairingSystem::Manual : PairingSystem::Dutch};
}

/// How often the table is played, where its code tells; 0 where no code can.
int gamesInCode(const PairingRules& rules)
{
    if (rules.furtherGames == 0) return 1;
    return rules.gamesByCycle && !rules.doubleRoundRobin ? 1 + rules.furtherGames : 0;
}

void apply(const Meaning& meaning, PairingRules& rules)
{
    rules.pairingSystem = meaning.system;
    rules.systemCode = meaning.code;
    if (meaning.edition) rules.pairingEdition = *meaning.edition;
    rules.bakuAcceleration = meaning.baku;
    rules.doubleRoundRobin = meaning.doubled;
    rules.reverseLastTwoRounds = meaning.lastTwoReversed;
    rules.furtherGames = meaning.games - 1;
    rules.gamesByCycle = meaning.games > 1;
}

}  // namespace

void applyCodedType(Section& section)
{
    SectionInfo& info = section.info;
    RuleSet& rules = section.rules;
    rules.editionsChosen = false;
    rules.tieBreakEdition = tieBreakEditionOn(info.firstDay);
    rules.pairingEdition = pairingEditionOn(info.firstDay);
    const auto coded = meaningOf(info.codedType);
    apply(coded ? *coded : meaningOfWords(info.type, section.isTeamEvent()), rules);
    if (const auto tempo = tempoOf(info.codedTimeControl)) rules.timeControl = *tempo;
}

bool applyCodedType(std::string_view code, PairingRules& rules)
{
    const auto meaning = meaningOf(code);
    if (meaning) apply(*meaning, rules);
    return meaning.has_value();
}

std::string codedTypeOf(const PairingRules& rules, PairingEdition byDate, bool teamEvent)
{
    const SystemRow& row = rowOf(rules.pairingSystem);
    const bool hasEditions =
        std::ranges::any_of(row.codes, [](const SystemCode& one) { return one.edition.has_value(); });
    const bool isOfTeams = teamEvent && std::ranges::any_of(row.codes, &SystemCode::ofTeams);
    const auto edition =
        hasEditions && rules.pairingEdition != byDate ? std::optional(rules.pairingEdition) : std::nullopt;
    const bool doubled = row.isTable && rules.doubleRoundRobin;
    const auto code = std::ranges::find_if(row.codes, [&](const SystemCode& one) {
        return one.edition == edition && one.ofTeams == isOfTeams && one.doubled == doubled &&
               one.lastTwoReversed == (doubled && rules.reverseLastTwoRounds) &&
               (!row.meetsAll || one.games == gamesInCode(rules));
    });
    const std::string baku = row.accelerates && rules.bakuAcceleration ? "_BAKU" : "";
    // What no code of a table says stands in lines of ours.
    if (code == row.codes.end() && row.isTable) return std::string(row.codes.front().code);
    return (code == row.codes.end() ? rules.systemCode : std::string(code->code)) + baku;
}

std::string codedTypeOf(const Section& section)
{
    const RuleSet& rules = section.rules;
    const std::string& read = section.info.codedType;
    // The draft's name of an edition and a round robin's several names: the one that was read stands where it says the
    // same. FIDE_DUTCH is what other programs know.
    if (rules.pairingSystem != PairingSystem::Dutch) {
        const Meaning now{rules.pairingSystem,    rules.systemCode,       {},
                          rules.bakuAcceleration, rules.doubleRoundRobin, rules.reverseLastTwoRounds,
                          gamesInCode(rules)};
        if (meaningOf(read) == now) return read;
    }
    return codedTypeOf(rules, pairingEditionOn(section.info.firstDay), section.isTeamEvent());
}

std::string_view typeWordsOf(const Section& section)
{
    const bool roundRobin = section.rules.hasPredeterminedPairings();
    if (section.isTeamEvent()) return roundRobin ? "Team: Round-Robin" : "Team: Swiss-System";
    return rowOf(roundRobin ? PairingSystem::RoundRobin : section.rules.pairingSystem).typeWords;
}

bool needsItsCode(const Section& section)
{
    const PairingSystem system = section.rules.pairingSystem;
    if (section.isTeamEvent()) return rowOf(system).codes.empty() || rowOf(system).pairsTeams;
    return meaningOfWords(typeWordsOf(section), false).system != system;
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
