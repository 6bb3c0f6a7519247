/// What the type code of a Swiss team event says (TRF26 192): FIDE_TEAM_TYPEB_MP_GP.
#pragma once

#include "model/game.h"
#include "model/pairing_system.h"
#include "model/rule_set.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kydai {

/// @rule C.04.6.1.7  Which colour preferences an event knows.
enum class TeamPreferences : std::uint8_t { None, TypeA, TypeB };

/// What the type code of an event says: FIDE_TEAM_TYPEB_MP_GP.
struct TeamSettings {
    TeamPreferences preferences = TeamPreferences::TypeA;
    bool matchPointsPrimary = true;
    bool secondaryUsed = true;  ///< for the order of two teams of one score (4.2.2)
    bool baku = false;
    friend bool operator==(const TeamSettings&, const TeamSettings&) = default;
};
/// The colour on a board (from 1) of the team that has White on board 1.
/// @rule C.04.6.4.1  The pattern is the event's; White on the odd boards where none is told.
Colour boardColour(std::string_view pattern, int board);
/// A pattern for so many boards: what was told of them, then White on the odd ones.
std::string boardPattern(std::string told, int boards);

/// nullopt for the code of another system.
std::optional<TeamSettings> teamSettingsOf(std::string_view code);
/// FIDE_TEAM where everything is as usual.
std::string codeOf(const TeamSettings& settings);
/// Of rules of PairingSystem::TeamSwiss; as usual where their code says nothing.
TeamSettings teamSettingsOf(const PairingRules& rules);

}  // namespace kydai
