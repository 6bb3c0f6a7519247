#include "pairing/next_round.h"

#include "pairing/engine.h"
#include "pairing/manual_edit.h"
#include "pairing/teams/team_round.h"

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

Round roundByHand(const Section& section, RoundNumber round)
{
    Field nobody;
    nobody.round = round;
    Round empty;
    for (const Bye& bye : byesKnownBeforehand(section, nobody)) empty.byes.push_back(bye);
    return empty;
}

RoundNumber tableRounds(const Section& section)
{
    const Engine& engine = engineFor(section.rules, section.isTeamEvent());
    return engine.rounds != nullptr ? engine.rounds(section) : 0;
}

std::optional<RoundNumber> roundsSaid(const Section& section)
{
    if (const RoundNumber table = tableRounds(section); table > 0) return table;
    if (rowOf(section.rules.pairingSystem).knocksOut) return section.roundsInAll();
    return section.rules.scheduledRounds;
}

std::vector<Round> roundsOfWholeTable(const Section& section)
{
    const Engine& engine = engineFor(section.rules, section.isTeamEvent());
    std::vector<Round> rounds;
    const RoundNumber all = tableRounds(section);
    for (RoundNumber round = 1; round <= all; ++round) {
        if (round <= section.roundsPaired()) {
            rounds.push_back(section.round(round));
            continue;
        }
        DraftOutcome outcome = engine.draft(section, round, {}, {}, nullptr);
        auto* draft = std::get_if<DraftRound>(&outcome);
        if (draft == nullptr) return {};
        rounds.push_back(std::move(draft->round));
    }
    return rounds;
}

PlayerId opponentByTable(const Section& section, RoundNumber round, PlayerId player)
{
    const DraftOutcome outcome = engineFor(section.rules, section.isTeamEvent()).draft(section, round, {}, {}, nullptr);
    const auto* draft = std::get_if<DraftRound>(&outcome);
    return draft == nullptr ? PlayerId{} : opponentOnBoard(draft->round, player);
}

DraftOutcome draftRound(const Section& section, RoundNumber round, const RoundOptions& options,
                        const std::stop_token& stop, Progress* progress)
{
    if (!isAsPaired(section, round)) {
        DraftOutcome outcome = draftRound(asPaired(section, round), round, options, stop, progress);
        auto* draft = std::get_if<DraftRound>(&outcome);
        // Which teams meet is as it was then, who sits for them as it is now: line-ups come in after the pairing.
        if (auto* teams = draft == nullptr ? nullptr : std::get_if<TeamRecord>(&draft->record))
            draft->round = teamRound(section, teams->field, teams->pairing);
        const auto* table = draft == nullptr ? nullptr : std::get_if<TableRecord>(&draft->record);
        if (table != nullptr && table->ofTeams) {
            std::vector<TeamSeat> seats;
            for (const BergerBoard& match : table->table.boards)
                seats.push_back({static_cast<std::size_t>(match.white - 1), static_cast<std::size_t>(match.black - 1)});
            draft->round = teamRound(section, round, seats);
        }
        return outcome;
    }
    return engineOf(section, round).draft(section, round, options, stop, progress);
}

}  // namespace kydai::pairing
