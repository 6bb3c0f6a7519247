#include "pairing/bars.h"

#include "model/game_pair.h"
#include "model/keizer.h"
#include "pairing/edition.h"

#include <algorithm>

namespace kydai::pairing {

namespace {

bool lists(const ProhibitedPairing& rule, PlayerId player)
{
    return std::ranges::find(rule.players, player) != rule.players.end();
}

/// The prohibition that bites in this round; the field has already weighed its condition.
const ProhibitedPairing* prohibition(const Section& section, RoundNumber round, PlayerId a, PlayerId b)
{
    for (const ProhibitedPairing& rule : section.rules.prohibited) {
        if (round >= rule.firstRound && round <= rule.lastRound && lists(rule, a) && lists(rule, b)) return &rule;
    }
    return nullptr;
}

ByeBar::Kind kindOf(Outcome outcome)
{
    if (outcome == Outcome::PairingBye) return ByeBar::Kind::HadBye;
    return outcome == Outcome::ForfeitWin ? ByeBar::Kind::WonByForfeit : ByeBar::Kind::ScoredWithoutPlay;
}

/// A match whose two games were forfeited by one player each counts as played.
/// @rule C.04.5.0
bool isSharedForfeit(const Section& section, RoundNumber round, const Game& game)
{
    const RoundNumber other = round % 2 != 0 ? round + 1 : round - 1;
    if (!rowOf(section.rulesOf(round).pairingSystem).playsTwice || other > section.roundsPaired()) return false;
    const auto& games = section.round(other).games;
    const auto second = std::ranges::find_if(
        games, [&](const Game& each) { return each.white == game.black && each.black == game.white; });
    return second != games.end() && !forfeitedMatch(game.whiteOutcome, second->blackOutcome) &&
           !forfeitedMatch(game.blackOutcome, second->whiteOutcome);
}

/// How often two met before a round.
int gamesOf(const Section& section, PlayerId a, PlayerId b, RoundNumber before)
{
    int games = 0;
    for (auto met = metInRound(section, a, b, before); met; met = metInRound(section, a, b, *met)) ++games;
    return games;
}

/// Two who are barred from each other in a club that plays by Keizer's system.
PairBar barOfClub(const Section& section, RoundNumber round, PlayerId a, PlayerId b)
{
    const KeizerRules rules = keizerRulesOf(section.rulesOf(round));
    PairBar bar;
    if (const auto met = metInRound(section, a, b, round); met && round - *met <= rules.apart) {
        bar.kind = PairBar::Kind::MetLately;
        bar.round = *met;
        bar.count = rules.apart;
    } else if (rules.mostGames > 0 && gamesOf(section, a, b, round) >= rules.mostGames) {
        bar.kind = PairBar::Kind::MetOften;
        bar.count = rules.mostGames;
    } else {
        bar.kind = PairBar::Kind::Prohibited;
        if (const ProhibitedPairing* rule = prohibition(section, round, a, b)) bar.reason = rule->reason;
    }
    return bar;
}

}  // namespace

std::optional<RoundNumber> metInRound(const Section& section, PlayerId a, PlayerId b, RoundNumber before)
{
    const RoundNumber last = std::min(before - 1, section.roundsPaired());
    for (RoundNumber round = last; round >= 1; --round) {
        for (const Game& game : section.round(round).games) {
            const bool theirs = (game.white == a && game.black == b) || (game.white == b && game.black == a);
            if (theirs && (countsAsPlayed(game.whiteOutcome) || isSharedForfeit(section, round, game))) return round;
        }
    }
    return std::nullopt;
}

PairBar whatBarsPair(const Section& section, const Field& field, std::size_t a, std::size_t b)
{
    PairBar bar;
    if (a == b) {
        bar.kind = PairBar::Kind::SamePlayer;
        return bar;
    }
    const PlayerId first = field.entrants[a].id;
    const PlayerId second = field.entrants[b].id;
    if (field.barred.test(a, b) && rowOf(section.rulesOf(field.round).pairingSystem).ranksByValue)
        return barOfClub(section, field.round, first, second);
    if (field.barred.test(a, b)) {
        if (const auto met = metInRound(section, first, second, field.round)) {
            bar.kind = PairBar::Kind::Met;
            bar.round = *met;
            return bar;
        }
        bar.kind = PairBar::Kind::Prohibited;
        if (const ProhibitedPairing* rule = prohibition(section, field.round, first, second)) bar.reason = rule->reason;
        return bar;
    }
    if (mayMeet(field, a, b)) return bar;
    bar.kind = PairBar::Kind::SameAbsoluteColour;
    bar.colour = field.entrants[a].side.preference.colour;
    return bar;
}

ByeBar whatBarsBye(const Section& section, const Scorecards& before, const Field& field, std::size_t player)
{
    ByeBar bar;
    if (field.entrants[player].byeEligible) return bar;
    const auto index = section.indexOf(field.entrants[player].id);
    if (!index) return bar;
    const EditionRules& rules = editionRules(field.edition);
    for (RoundNumber round = 1; round <= before.rounds(); ++round) {
        const RoundEntry& entry = before.entry(*index, round);
        if (countsAsPlayed(entry.outcome)) continue;
        if (!rules.barsBye(entry.outcome, entry.points, section.rules.points)) continue;
        return {kindOf(entry.outcome), round, entry.outcome};
    }
    return bar;
}

}  // namespace kydai::pairing
