/// What tests of explanations share: players who have not played yet, and an explanation as scripts read it.
#pragma once

#include "explain/explanation_json.h"
#include "model/section.h"
#include "support/player_id.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>

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

/// What a step says under a name; nothing where it doesn't.
template <class T>
T valueIn(const Step& step, std::string_view name)
{
    const auto at = std::ranges::find(step.arguments, name, &Arguments::value_type::first);
    return at == step.arguments.end() ? T{} : std::get<T>(at->second);
}

/// What the JSON of a step leaves out: decimals and signs of its numbers, and what is folded.
inline std::string marksOf(const Step& step)
{
    std::string text = step.folded ? "folded" : "";
    for (const auto& [name, value] : step.arguments) {
        if (const Real* real = std::get_if<Real>(&value))
            text +=
                name + std::to_string(real->decimals) + (real->showSign ? "s" : "") + (real->addend ? "a" : "") + ' ';
        if (const Clause* clause = std::get_if<Clause>(&value)) text += marksOf(clause->step.front());
    }
    for (const Step& detail : step.details) text += '(' + marksOf(detail) + ')';
    return text;
}

/// The JSON with empty sentences.
inline nlohmann::ordered_json jsonOf(const Explanation& explanation)
{
    return toJson(explanation, [](const Step&) { return std::string(); });
}

}  // namespace kydai
