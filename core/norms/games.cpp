#include "norms/games.h"

#include "model/federations.h"
#include "model/knock_out.h"
#include "model/scorecards.h"
#include "model/tournament_rating.h"

#include <algorithm>

namespace kydai::norms {

namespace {

Out outOf(Outcome outcome)
{
    if (isBye(outcome)) return Out::Bye;
    if (isForfeit(outcome)) return Out::Forfeit;
    if (isUndecided(outcome)) return Out::Unfinished;
    if (outcome == Outcome::UnratedWin || outcome == Outcome::UnratedDraw || outcome == Outcome::UnratedLoss)
        return Out::NotStarted;
    return Out::Counts;
}

HalfPoints scoreOf(Outcome outcome)
{
    if (outcome == Outcome::Win) return kWin;
    return outcome == Outcome::Draw ? 1 : 0;
}

bool isOfFederation(const Player& player)
{
    const std::string& federation = federationForNorms(player);
    return federation != "NON" && isFideFederation(federation);
}

/// @rule B.01.1.4.2 b: in round robins unrated players with nothing against rated ones
bool scoredNothingAgainstRated(const Section& section, const Scorecards& cards, std::size_t player)
{
    bool metRated = false;
    for (RoundNumber round = 1; round <= cards.rounds(); ++round) {
        const RoundEntry& entry = cards.entry(player, round);
        const Outcome outcome = reportedOutcome(section.round(round), section.players[player].id, entry.outcome);
        if (!entry.hasOpponent() || outOf(outcome) != Out::Counts) continue;
        if (section.players[entry.opponent].rating == 0) continue;
        metRated = true;
        if (scoreOf(outcome) > 0) return false;
    }
    return metRated;
}

}  // namespace

Outcome outcomeOf(HalfPoints result)
{
    if (result == kWin) return Outcome::Win;
    return result == 1 ? Outcome::Draw : Outcome::Loss;
}

bool isHolder(Title title)
{
    return title != Title::None && title != Title::CM && title != Title::WCM;
}

const std::string& federationForNorms(const Player& player)
{
    return player.marks.normFederation.empty() ? player.federation : player.marks.normFederation;
}

NormGame gameAgainst(const Section& section, const Player& opponent, RoundNumber round, HalfPoints score)
{
    NormGame game;
    game.round = round;
    game.opponent = opponent.id;
    game.outcome = outcomeOf(score);
    game.score = score;
    game.rating =
        section.rules.longEvent ? ratingInRound(opponent.rating, opponent.ratings.later, round) : opponent.rating;
    game.title = opponent.title;
    game.federation = federationForNorms(opponent);
    if (!isOfFederation(opponent)) game.out = Out::NoFederation;
    return game;
}

std::vector<NormGame> gamesOf(const Section& section, const Scorecards& cards, std::size_t player)
{
    const bool roundRobin = section.rules.hasPredeterminedPairings();
    const std::vector<TimeControl> tempos = temposOf(section);
    std::vector<NormGame> games;
    for (RoundNumber round = 1; round <= cards.rounds(); ++round) {
        const RoundEntry& entry = cards.entry(player, round);
        const Outcome outcome = reportedOutcome(section.round(round), section.players[player].id, entry.outcome);
        NormGame game;
        if (entry.hasOpponent()) {
            const Player& opponent = section.players[entry.opponent];
            game = gameAgainst(section, opponent, round, scoreOf(outcome));
            if (game.out == Out::Counts && roundRobin && opponent.rating == 0 &&
                scoredNothingAgainstRated(section, cards, entry.opponent))
                game.out = Out::UnratedWithNothing;
        }
        game.round = round;
        game.outcome = outcome;
        if (tempos[static_cast<std::size_t>(round - 1)] != section.rules.timeControl) game.out = Out::OtherTempo;
        if (const Out out = outOf(outcome); out != Out::Counts) game.out = out;
        games.push_back(std::move(game));
    }
    return games;
}

}  // namespace kydai::norms
