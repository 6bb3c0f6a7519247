#include "pairing/check.h"

#include "pairing/engine.h"

#include <algorithm>
#include <map>

namespace kydai::pairing {

namespace {

std::vector<Seat> seatsOf(const Round& round)
{
    std::vector<Seat> seats;
    for (const Game& game : round.games) seats.push_back({game.white, game.black});
    for (const Bye& bye : round.byes) {
        if (bye.kind == Outcome::PairingBye) seats.push_back({bye.player, PlayerId{}});
    }
    return seats;
}

/// Where each player sits.
std::map<PlayerId, Seat> placesOf(const std::vector<Seat>& seats)
{
    std::map<PlayerId, Seat> places;
    for (const Seat& seat : seats) {
        places[seat.white] = seat;
        if (seat.black) places[seat.black] = seat;
    }
    return places;
}

bool sameOpponents(const Seat& a, const Seat& b)
{
    return a == b || (a.white == b.black && a.black == b.white);
}

}  // namespace

int SectionCheck::equal() const
{
    return static_cast<int>(std::ranges::count_if(rounds, &RoundCheck::equal));
}

RoundCheck compareRound(const Round& published, const Round& prescribed, RoundNumber number)
{
    RoundCheck check{number};
    const std::map<PlayerId, Seat> wanted = placesOf(seatsOf(prescribed));
    const auto prescribedSeat = [&](PlayerId player) {
        const auto found = wanted.find(player);
        return found == wanted.end() ? std::nullopt : std::optional(found->second);
    };
    std::map<PlayerId, bool> coloursKnown;
    for (const Game& game : published.games) coloursKnown[game.white] = coloursKnown[game.black] = game.coloursKnown;
    for (const Seat& seat : seatsOf(published)) {
        const std::optional<Seat> rules = prescribedSeat(seat.white);
        const bool same = rules && (*rules == seat || (sameOpponents(*rules, seat) && !coloursKnown[seat.white]));
        if (same) continue;
        check.published = seat;
        check.prescribed = rules;
        return check;
    }
    const std::map<PlayerId, Seat> actual = placesOf(seatsOf(published));
    for (const Seat& seat : seatsOf(prescribed)) {
        if (actual.contains(seat.white)) continue;
        check.prescribed = seat;
        return check;
    }
    check.equal = true;
    return check;
}

std::vector<RoundUnchecked> roundsNotChecked(const Section& section)
{
    std::vector<RoundUnchecked> rounds;
    for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
        const Refusal why = engineOf(section, number).refusal;
        if (why != Refusal::None) rounds.push_back({number, why, section.rulesOf(number).systemCode});
    }
    return rounds;
}

SectionCheck checkPairings(const Section& section, const RoundOptions& options, const std::stop_token& stop)
{
    SectionCheck result;
    result.unchecked = roundsNotChecked(section);
    for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
        if (engineOf(section, number).refusal != Refusal::None) continue;
        const DraftOutcome draft = draftRound(section, number, options, stop);
        if (std::holds_alternative<Cancelled>(draft)) break;
        if (const auto* made = std::get_if<DraftRound>(&draft)) {
            result.rounds.push_back(compareRound(section.round(number), made->round, number));
        } else {
            RoundCheck impossible{number};
            impossible.possible = false;
            result.rounds.push_back(impossible);
        }
    }
    return result;
}

}  // namespace kydai::pairing
