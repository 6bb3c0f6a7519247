#include "model/team_settings.h"

namespace kydai {

namespace {

/// Takes a word off the end of a code: "_GP".
bool takeEnd(std::string_view& code, std::string_view word)
{
    if (!code.ends_with(word)) return false;
    code.remove_suffix(word.size());
    return true;
}

}  // namespace

Colour boardColour(std::string_view pattern, int board)
{
    const auto at = static_cast<std::size_t>(board - 1);
    if (pattern.empty()) return board % 2 != 0 ? Colour::White : Colour::Black;
    const char letter = pattern[at % pattern.size()];
    return letter == 'B' || letter == 'b' ? Colour::Black : Colour::White;
}

std::string boardPattern(std::string told, int boards)
{
    for (int board = static_cast<int>(told.size()) + 1; board <= boards; ++board)
        told += boardColour({}, board) == Colour::White ? 'W' : 'B';
    told.resize(static_cast<std::size_t>(boards));
    return told;
}

std::optional<TeamSettings> teamSettingsOf(std::string_view code)
{
    TeamSettings settings;
    settings.baku = takeEnd(code, "_BAKU");
    if (code == "FIDE_TEAM") return settings;
    settings.secondaryUsed = false;
    const bool endsWithMatch = takeEnd(code, "_MP");
    const bool endsWithGame = !endsWithMatch && takeEnd(code, "_GP");
    if (endsWithGame && takeEnd(code, "_MP")) {
        settings.secondaryUsed = true;
    } else if (endsWithMatch && takeEnd(code, "_GP")) {
        settings.secondaryUsed = true;
        settings.matchPointsPrimary = false;
    } else {
        settings.matchPointsPrimary = !endsWithGame;
    }
    settings.preferences = TeamPreferences::None;
    if (takeEnd(code, "_TYPEA")) {
        settings.preferences = TeamPreferences::TypeA;
    } else if (takeEnd(code, "_TYPEB")) {
        settings.preferences = TeamPreferences::TypeB;
    }
    if (code != "FIDE_TEAM") return std::nullopt;
    return settings;
}

std::string codeOf(const TeamSettings& settings)
{
    const std::string baku = settings.baku ? "_BAKU" : "";
    TeamSettings usual;
    usual.baku = settings.baku;
    if (settings == usual) return "FIDE_TEAM" + baku;
    std::string code = "FIDE_TEAM";
    if (settings.preferences == TeamPreferences::TypeA) code += "_TYPEA";
    if (settings.preferences == TeamPreferences::TypeB) code += "_TYPEB";
    code += settings.matchPointsPrimary ? "_MP" : "_GP";
    if (settings.secondaryUsed) code += settings.matchPointsPrimary ? "_GP" : "_MP";
    return code + baku;
}

TeamSettings teamSettingsOf(const PairingRules& rules)
{
    TeamSettings settings = teamSettingsOf(rules.systemCode).value_or(TeamSettings{});
    settings.baku = rules.bakuAcceleration;
    return settings;
}

}  // namespace kydai
