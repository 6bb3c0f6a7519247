/// What tests of knock-outs share: a section of players that plays by one, its next round, and playing it.
#pragma once

#include "pairing/next_round.h"
#include "support/explained.h"
#include "support/player_id.h"
#include "support/random.h"

#include <tuple>
#include <utility>
#include <variant>

namespace kydai::pairing {

inline Section knockOut(int players, KnockOutRules rules = {})
{
    Section section = newcomers(players);
    section.rules.pairingSystem = PairingSystem::KnockOut;
    section.rules.scheduledRounds.reset();
    section.rules.knockOut = std::move(rules);
    return section;
}

inline Round drafted(const Section& section)
{
    const DraftOutcome outcome = draftRound(section, section.roundsPaired() + 1);
    const auto* draft = std::get_if<DraftRound>(&outcome);
    return draft == nullptr ? Round{} : draft->round;
}

inline Refusal refusalOf(const Section& section)
{
    const DraftOutcome outcome = draftRound(section, section.roundsPaired() + 1);
    const auto* none = std::get_if<Unpairable>(&outcome);
    return none == nullptr ? Refusal::None : none->refusal;
}

/// Plays the next round: `result` of each game, by White's and Black's numbers.
template <class Result>
void play(Section& section, Result result)
{
    Round round = drafted(section);
    for (Game& game : round.games)
        std::tie(game.whiteOutcome, game.blackOutcome) = result(keyOf(game.white), keyOf(game.black));
    section.rounds.push_back(std::move(round));
}
using Results = std::pair<Outcome, Outcome>;
inline constexpr Results kWhite{Outcome::Win, Outcome::Loss};
inline constexpr Results kBlack{Outcome::Loss, Outcome::Win};
inline constexpr Results kDrawn{Outcome::Draw, Outcome::Draw};

inline Results lowerNumberWins(int white, int black)
{
    return white < black ? kWhite : kBlack;
}

inline Results anyResult(Random& random)
{
    switch (random.below(8)) {
    case 0:
    case 1:
        return kWhite;
    case 2:
        return kBlack;
    case 3:
        return {Outcome::ForfeitWin, Outcome::ForfeitLoss};
    case 4:
        return {Outcome::ForfeitLoss, Outcome::ForfeitLoss};
    case 5:
        return {Outcome::UnratedLoss, Outcome::UnratedWin};
    default:
        return kDrawn;
    }
}

}  // namespace kydai::pairing
