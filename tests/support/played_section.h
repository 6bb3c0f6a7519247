/// A section in the middle of its tournament, for what is asked of running events.
#pragma once

#include "model/section.h"
#include "pairing/next_round.h"
#include "support/player_id.h"

#include <string>
#include <utility>
#include <variant>

namespace kydai::fixture {

/// Two rounds of seven, played; the numbers run with the keys.
inline Section playedSection(bool fideMode)
{
    Section section;
    section.info.name = "U10";
    section.rules.scheduledRounds = 7;
    section.rules.initialColour = Colour::White;
    section.rules.fideMode = fideMode;
    section.rules.fideModeLeftInRound = fideMode ? 0 : 1;
    for (int number = 1; number <= 8; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = "Player " + std::to_string(number);
        player.rating = 2000 - 10 * number;
        section.players.push_back(player);
    }
    for (RoundNumber number = 1; number <= 2; ++number) {
        Round round = std::get<pairing::DraftRound>(pairing::draftRound(section, number)).round;
        for (Game& game : round.games) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
        section.rounds.push_back(std::move(round));
    }
    return section;
}

}  // namespace kydai::fixture
