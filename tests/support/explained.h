/// What tests of explanations share: players who have not played yet, and an explanation as scripts read it.
#pragma once

#include "explain/explanation_json.h"
#include "model/section.h"
#include "support/player_id.h"

#include <string>

namespace kydai {

/// Numbers 1… without ratings, nine rounds, White drawn for odd numbers.
inline Section newcomers(int count)
{
    Section section;
    for (int number = 1; number <= count; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = "Player " + std::to_string(number);
        section.players.push_back(player);
    }
    section.rules.initialColour = Colour::White;
    section.rules.scheduledRounds = 9;
    return section;
}

/// The JSON with empty sentences.
inline nlohmann::ordered_json jsonOf(const Explanation& explanation)
{
    return toJson(explanation, [](const Step&) { return std::string(); });
}

}  // namespace kydai
