#include "pairing/next_round.h"

#include "pairing/berger.h"

#include <algorithm>
#include <utility>

namespace kydai::pairing {

namespace {

Outcome absence(const Section& section, PlayerId player, RoundNumber round)
{
    if (round <= section.roundsPaired()) {
        for (const Bye& bye : section.round(round).byes) {
            if (bye.player == player) return bye.kind;
        }
    }
    for (const RequestedBye& bye : section.requestedByes) {
        if (bye.player == player && bye.round == round) return bye.kind;
    }
    return Outcome::ZeroBye;
}

}  // namespace

std::vector<Bye> byesKnownBeforehand(const Section& section, const Field& field)
{
    std::vector<bool> paired(section.players.size(), false);
    for (const Entrant& entrant : field.entrants) {
        if (const auto index = section.indexOf(entrant.id)) paired[*index] = true;
    }
    std::vector<const Player*> absent;
    for (std::size_t player = 0; player < paired.size(); ++player) {
        if (!paired[player]) absent.push_back(&section.players[player]);
    }
    std::ranges::stable_sort(absent, {}, &Player::tpn);
    std::vector<Bye> byes;
    byes.reserve(absent.size());
    for (const Player* player : absent) byes.push_back({player->id, absence(section, player->id, field.round)});
    return byes;
}

Round toRound(const Section& section, const Field& field, const RoundPairing& pairing)
{
    Round round;
    for (const Pairing& board : pairing.pairs) round.games.push_back(Game{board.colours.white, board.colours.black});
    if (pairing.bye) round.byes.push_back({field.entrants[*pairing.bye].id, Outcome::PairingBye});
    for (const Bye& bye : byesKnownBeforehand(section, field)) round.byes.push_back(bye);
    return round;
}

RoundNumber roundRobinRounds(const Section& section)
{
    if (section.rules.pairingSystem != PairingSystem::RoundRobin || section.isTeamEvent()) return 0;
    if (section.players.size() < 2) return 0;
    return bergerRounds(static_cast<int>(section.players.size()), section.rules.doubleRoundRobin);
}

DraftOutcome draftRound(const Section& section, RoundNumber round, const RoundOptions& options,
                        const std::stop_token& stop, Progress* progress)
{
    const RoundNumber table = roundRobinRounds(section);
    if (section.isTeamEvent() || (table > 0 && round > table)) {
        Unpairable refused;
        refused.field.round = round;
        refused.field.edition = options.edition.value_or(section.pairingEdition());
        refused.refusal = section.isTeamEvent() ? Refusal::TeamEvent : Refusal::TableEnds;
        return refused;
    }
    if (round <= table) {
        DraftRound draft;
        draft.round = roundRobinRound(section, round);
        draft.field.round = round;
        return draft;
    }
    DraftRound draft;
    draft.field = makeField(section, round, options.edition);
    Options engine;
    engine.general = options.general;
    PairingOutcome outcome = pairRound(draft.field, engine, stop, progress);
    if (auto* none = std::get_if<NoPairing>(&outcome)) return Unpairable{std::move(draft.field), std::move(*none)};
    if (std::holds_alternative<Cancelled>(outcome)) return Cancelled{};
    draft.record = std::get<RoundPairing>(std::move(outcome));
    draft.round = toRound(section, draft.field, draft.record);
    return draft;
}

}  // namespace kydai::pairing
