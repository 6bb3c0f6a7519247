#include "pairing/engine.h"

#include "pairing/engines.h"
#include "support/assert.h"

#include <algorithm>
#include <array>

namespace kydai::pairing {

namespace {

/// The rules that a row is for.
struct EngineRow {
    PairingSystem system{};
    std::optional<PairingEdition> edition;  ///< none: the system has no editions
    Engine engine;
};

constexpr EngineSettings kDutchSettings{true, true};
constexpr EngineSettings kOtherSwissSettings{false, true};
constexpr EngineSettings kTableSettings{false, false, true, true};

constexpr std::array<EngineRow, 15> kEngines{{
    {PairingSystem::Dutch,
     PairingEdition::E2026,
     {"dutch-2026", ColourSource::Allocation, kDutchSettings, Refusal::None, draftDutch, nullptr, dutchColours,
      AnswersOf::Dutch}},
    {PairingSystem::Dutch,
     PairingEdition::E2017,
     {"dutch-2017", ColourSource::Allocation, kDutchSettings, Refusal::None, draftDutch, nullptr, dutchColours,
      AnswersOf::Dutch}},
    {PairingSystem::Dubov,
     std::nullopt,
     {"dubov-2026", ColourSource::Allocation, kOtherSwissSettings, Refusal::None, draftDubov, nullptr, dubovColours,
      AnswersOf::Ranked}},
    {PairingSystem::Burstein,
     std::nullopt,
     {"burstein-2026", ColourSource::Allocation, kOtherSwissSettings, Refusal::None, draftBurstein, nullptr,
      bursteinColours, AnswersOf::Ranked}},
    {PairingSystem::DoubleSwiss,
     std::nullopt,
     {"double-swiss-2026",
      ColourSource::Allocation,
      {},
      Refusal::None,
      draftDoubleSwiss,
      nullptr,
      doubleSwissColours,
      AnswersOf::Ranked}},
    {PairingSystem::RoundRobin,
     std::nullopt,
     {"round-robin", ColourSource::Table, kTableSettings, Refusal::None, draftTable, roundsOfTable, nullptr,
      AnswersOf::Tables}},
    {PairingSystem::TeamRoundRobin,
     std::nullopt,
     {"team-round-robin", ColourSource::TeamBoards, kTableSettings, Refusal::None, draftTeamTable, roundsOfTeamTable,
      nullptr, AnswersOf::Tables}},
    {PairingSystem::Scheveningen,
     std::nullopt,
     {"scheveningen",
      ColourSource::Table,
      {false, false, true},
      Refusal::None,
      draftScheveningen,
      roundsOfScheveningen,
      nullptr,
      AnswersOf::Tables}},
    {PairingSystem::GivenTable,
     std::nullopt,
     {"given-table",
      ColourSource::Table,
      {},
      Refusal::None,
      draftGivenTable,
      roundsOfGivenTable,
      nullptr,
      AnswersOf::Tables}},
    {PairingSystem::KnockOut,
     std::nullopt,
     {"knock-out", ColourSource::Match, {}, Refusal::None, draftKnockOut, nullptr, nullptr, AnswersOf::KnockOut}},
    {PairingSystem::Keizer,
     std::nullopt,
     {"keizer", ColourSource::Allocation, {}, Refusal::None, draftKeizer, nullptr, keizerColours, AnswersOf::Ranked}},
    {PairingSystem::Manual,
     std::nullopt,
     {"by-hand", ColourSource::ByHand, {}, Refusal::ByHand, refuseByHand, nullptr, nullptr, AnswersOf::Refused}},
    {PairingSystem::TeamSwiss,
     PairingEdition::E2017,
     {"team-swiss-older", ColourSource::TeamBoards, kOtherSwissSettings, Refusal::OlderTeams, refuseOlderTeams, nullptr,
      nullptr, AnswersOf::Refused}},
    {PairingSystem::TeamSwiss,
     PairingEdition::E2026,
     {"team-swiss-2026", ColourSource::TeamBoards, kOtherSwissSettings, Refusal::None, draftTeamSwiss, nullptr, nullptr,
      AnswersOf::Teams}},
    {PairingSystem::Other,
     std::nullopt,
     {"other",
      ColourSource::OtherSystem,
      {},
      Refusal::OtherSystem,
      refuseOtherSystem,
      nullptr,
      nullptr,
      AnswersOf::Refused}},
}};

/// A system for itself, or each of its editions.
consteval bool everySystemHasItsEngine()
{
    for (const SystemRow& row : kSystemRows) {
        bool found = false;
        for (const EngineRow& one : kEngines) {
            if (one.system != row.system) continue;
            found = true;
            const EngineSettings& settings = one.engine.settings;
            if ((one.engine.rounds != nullptr) != row.isTable || settings.lastTwo != row.meetsAll) return false;
            if (settings.acceleration != row.accelerates) return false;
        }
        if (!found) return false;
    }
    return true;
}
static_assert(everySystemHasItsEngine(), "a pairing system of model/pairing_system.h has no engine, or another kind");

constexpr Engine kTeams{"teams", ColourSource::TeamBoards, {}, Refusal::TeamEvent, refuseTeams, nullptr,
                        nullptr, AnswersOf::Refused};

constexpr Engine kSecondGame{"second-game", ColourSource::SecondGame, {}, Refusal::None, draftSecondGame, nullptr,
                             nullptr,       AnswersOf::SecondGames};

}  // namespace

const Engine& engineFor(const PairingRules& rules, bool teamEvent, RoundNumber round)
{
    if (teamEvent && !rowOf(rules.pairingSystem).pairsTeams) return kTeams;
    if (isSecondGame(rules.pairingSystem, round)) return kSecondGame;
    const auto row = std::ranges::find_if(kEngines, [&](const EngineRow& one) {
        return one.system == rules.pairingSystem && (!one.edition || one.edition == rules.pairingEdition);
    });
    KYDAI_ASSERT(row != kEngines.end());
    return row->engine;
}

const Engine& engineOf(const Section& section, RoundNumber round)
{
    return engineFor(section.rulesOf(round), section.isTeamEvent(), round);
}

}  // namespace kydai::pairing
