/// The pairing systems, one row each: what files, numbering, norms and reports have to know of a system. How it pairs
/// is told by its engine (pairing/engine.h). A new system is an enumerator and a row here, an engine, and its text in
/// ui/text; what is forgotten does not compile.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kydai {

/// How the rounds of a section are paired. `Other` is a system that this program knows by its code only: kept and
/// shown, never paired. It stays the last.
enum class PairingSystem : std::uint8_t {
    Dutch,
    RoundRobin,
    Manual,
    Dubov,
    Burstein,
    TeamSwiss,
    TeamRoundRobin,
    Scheveningen,
    GivenTable,
    KnockOut,
    DoubleSwiss,
    Keizer,
    Other,
};
inline constexpr std::size_t kPairingSystems = static_cast<std::size_t>(PairingSystem::Other) + 1;
/// C.04.3 in force from 1 February 2026, and the one from July 2017 until then.
enum class PairingEdition : std::uint8_t { E2017, E2026 };

/// A code of line 192 of TRF26. Codes that none of the rows has are systems of their own.
struct SystemCode {
    std::string_view code{};
    std::optional<PairingEdition> edition{};  ///< none: by date
    bool doubled = false;
    bool lastTwoReversed = false;
    bool ofTeams = false;
    int games = 1;  ///< the table is played so many times, with colours reversed in every second cycle
};
/// Of codes that say the same the first is written.
inline constexpr SystemCode kDutchCodes[] = {
    {"FIDE_DUTCH"},
    {"FIDE_DUTCH_2017", PairingEdition::E2017},
    {"FIDE_DUTCH_2026", PairingEdition::E2026},
    {"FIDE_DUTCH_2025", PairingEdition::E2026},  // of the draft; the rules came in 2026
};
inline constexpr SystemCode kTableCodes[] = {
    {"BERGER_ROUNDROBIN"},
    {"FIDE_ROUNDROBIN"},
    {"BERGER_DOUBLEROUNDROBIN", {}, true},
    {"FIDE_DOUBLEROUNDROBIN", {}, true, true},
    {.code = "BERGER_ROUNDROBIN_G2", .doubled = true},
    {.code = "BERGER_ROUNDROBIN_G3", .games = 3},
    {.code = "BERGER_ROUNDROBIN_G4", .games = 4},
    {.code = "BERGER_ROUNDROBIN_G5", .games = 5},
    {.code = "BERGER_ROUNDROBIN_G6", .games = 6},
};
// Only the first is known of FIDE; a double one is written as its individual counterpart.
inline constexpr SystemCode kTeamTableCodes[] = {
    {.code = "BERGER_TEAM_ROUNDROBIN", .ofTeams = true},
    {.code = "BERGER_TEAM_DOUBLEROUNDROBIN", .doubled = true, .ofTeams = true},
};
inline constexpr SystemCode kScheveningenCodes[] = {{.code = "SCHEVENINGEN"}};
inline constexpr SystemCode kGivenTableCodes[] = {{.code = "CUSTOM_ROUNDROBIN"}};
inline constexpr SystemCode kKnockOutCodes[] = {{.code = "CUSTOM_KNOCKOUT"}};
inline constexpr SystemCode kDubovCodes[] = {{"FIDE_DUBOV"}};
inline constexpr SystemCode kBursteinCodes[] = {{"FIDE_BURSTEIN"}};
inline constexpr SystemCode kDoubleSwissCodes[] = {{"FIDE_DOUBLESWISS"}};
inline constexpr SystemCode kKeizerCodes[] = {{.code = "CUSTOM_KEIZER"}};
inline constexpr SystemCode kManualCodes[] = {
    {.code = "CUSTOM_SWISS"},
    {.code = "CUSTOM_TEAM_SWISS", .ofTeams = true},
};

struct SystemRow {
    PairingSystem system{};
    std::string_view word{};              ///< in files; never changes
    std::span<const SystemCode> codes{};  ///< none: by PairingRules::systemCode, as team_settings.h reads it
    std::string_view typeWords{};         ///< in line 092 of TRF
    bool isSwiss = false;                 ///< unless its code says otherwise
    bool isTable = false;                 ///< who meets whom is fixed before the first round
    bool meetsAll = false;                ///< in it everybody meets everybody, in one or more cycles
    bool isOneMatch = false;              ///< all rounds of it are one match of two teams, counted in game points
    bool knocksOut = false;               ///< who loses a match is out: places by the round of it, not by points
    bool playsTwice = false;              ///< two rounds are a match: whoever meets does so twice, with colours changed
    bool ranksByValue = false;            ///< of a club: places by what the opponents are worth, not by points
    bool accelerates = false;             ///< by the rule of Baku
    bool countsArrivals = false;          ///< who has not come by round 1 has no number yet (C.04.2.2.3)
    bool needsRatings = false;            ///< it pairs by ratings: whoever has none gets a provisional one
    bool isDeprecated = false;  ///< of FIDE, without an endorsed program that has a free checker (C.04.2, 1.4)
    bool pairsPlayers = true;   ///< individual events may play by it
    bool pairsTeams = false;    ///< team events may
    bool isChosen = true;       ///< an arbiter may choose it
};
inline constexpr std::array<SystemRow, kPairingSystems> kSystemRows{{
    {.system = PairingSystem::Dutch,
     .word = "dutch",
     .codes = kDutchCodes,
     .typeWords = "Individual: Swiss-System (Dutch)",
     .isSwiss = true,
     .accelerates = true,
     .countsArrivals = true},
    {.system = PairingSystem::RoundRobin,
     .word = "roundRobin",
     .codes = kTableCodes,
     .typeWords = "Individual: Round-Robin",
     .isTable = true,
     .meetsAll = true},
    {.system = PairingSystem::Manual, .word = "manual", .codes = kManualCodes, .typeWords = "Individual: Swiss-System"},
    {.system = PairingSystem::Dubov,
     .word = "dubov",
     .codes = kDubovCodes,
     .typeWords = "Individual: Swiss-System (Dubov)",
     .isSwiss = true,
     .accelerates = true,
     .countsArrivals = true,
     .needsRatings = true,
     .isDeprecated = true},
    {.system = PairingSystem::Burstein,
     .word = "burstein",
     .codes = kBursteinCodes,
     .typeWords = "Individual: Swiss-System (Burstein)",
     .isSwiss = true,
     .accelerates = true,
     .countsArrivals = true,
     .isDeprecated = true},
    {.system = PairingSystem::TeamSwiss,
     .word = "teamSwiss",
     .typeWords = "Team: Swiss-System",
     .isSwiss = true,
     .accelerates = true,
     .isDeprecated = true,
     .pairsPlayers = false,
     .pairsTeams = true},
    {.system = PairingSystem::TeamRoundRobin,
     .word = "teamRoundRobin",
     .codes = kTeamTableCodes,
     .typeWords = "Team: Round-Robin",
     .isTable = true,
     .meetsAll = true,
     .pairsPlayers = false,
     .pairsTeams = true},
    {.system = PairingSystem::Scheveningen,
     .word = "scheveningen",
     .codes = kScheveningenCodes,
     .typeWords = "Team: Scheveningen",
     .isTable = true,
     .isOneMatch = true,
     .pairsPlayers = false,
     .pairsTeams = true},
    {.system = PairingSystem::GivenTable,
     .word = "givenTable",
     .codes = kGivenTableCodes,
     .typeWords = "Individual: Round-Robin",
     .isTable = true,
     .pairsTeams = true},
    {.system = PairingSystem::KnockOut,
     .word = "knockOut",
     .codes = kKnockOutCodes,
     .typeWords = "Individual: Knock-Out",
     .knocksOut = true},
    {.system = PairingSystem::DoubleSwiss,
     .word = "doubleSwiss",
     .codes = kDoubleSwissCodes,
     .typeWords = "Individual: Double-Swiss",
     .isSwiss = true,
     .playsTwice = true,
     .countsArrivals = true,
     .isDeprecated = true},
    {.system = PairingSystem::Keizer,
     .word = "keizer",
     .codes = kKeizerCodes,
     .typeWords = "Individual: Keizer",
     .ranksByValue = true},
    {.system = PairingSystem::Other,
     .word = "other",
     .typeWords = "Individual: Swiss-System",
     .isSwiss = true,
     .isChosen = false},
}};

constexpr const SystemRow& rowOf(PairingSystem system)
{
    return kSystemRows[static_cast<std::size_t>(system)];
}

/// Where two rounds are a match: the number of the match and that of its game, 1 or 2.
struct MatchAndGame {
    int match = 1;
    int game = 1;
};
constexpr MatchAndGame matchAndGameOf(int round)
{
    return {(round + 1) / 2, 2 - round % 2};
}

/// Whether a round is the second game of matches that the round before it began.
constexpr bool isSecondGame(PairingSystem system, int round)
{
    return rowOf(system).playsTwice && round % 2 == 0;
}

consteval bool everySystemHasItsRow()
{
    for (std::size_t at = 0; at < kPairingSystems; ++at) {
        const SystemRow& row = kSystemRows[at];
        if (row.system != static_cast<PairingSystem>(at) || row.word.empty() || row.typeWords.empty()) return false;
    }
    return true;
}
static_assert(everySystemHasItsRow(), "a pairing system has no row, or the rows are not in the enumeration's order");

}  // namespace kydai
