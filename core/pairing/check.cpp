#include "pairing/check.h"

#include "model/pictures.h"
#include "pairing/engine.h"

#include <algorithm>
#include <map>
#include <set>

namespace kydai::pairing {

namespace {

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

std::vector<Seat> seatsOf(const Round& round)
{
    std::vector<Seat> seats;
    for (const Game& game : round.games) seats.push_back({game.white, game.black});
    for (const Bye& bye : round.byes) {
        if (bye.kind == Outcome::PairingBye) seats.push_back({bye.player, PlayerId{}});
    }
    return seats;
}

int SectionCheck::equal() const
{
    return static_cast<int>(std::ranges::count_if(rounds, &RoundCheck::equal));
}

int SectionCheck::byPicture() const
{
    return static_cast<int>(std::ranges::count_if(rounds, &RoundCheck::byPicture));
}

RoundCheck compareRound(const Round& published, const Round& prescribed, RoundNumber number)
{
    RoundCheck check{number};
    const std::vector<Seat> rules = seatsOf(prescribed);
    const std::map<PlayerId, Seat> wanted = placesOf(rules);
    const auto prescribedSeat = [&](PlayerId player) {
        const auto found = wanted.find(player);
        return found == wanted.end() ? std::nullopt : std::optional(found->second);
    };
    std::map<PlayerId, bool> coloursKnown;
    for (const Game& game : published.games) coloursKnown[game.white] = coloursKnown[game.black] = game.coloursKnown;
    std::set<PlayerId> settled;  // White of each board of the rules that agrees, or stands beside one that differs
    std::vector<Seat> wrong;
    for (const Seat& seat : seatsOf(published)) {
        const std::optional<Seat> right = prescribedSeat(seat.white);
        const bool same = right && (*right == seat || (sameOpponents(*right, seat) && !coloursKnown[seat.white]));
        if (same)
            settled.insert(right->white);
        else
            wrong.push_back(seat);
    }
    // Beside each wrong board one of the rules: White's, else Black's, each once.
    const auto take = [&](PlayerId player) {
        const std::optional<Seat> seat = player ? prescribedSeat(player) : std::nullopt;
        return seat && settled.insert(seat->white).second ? seat : std::nullopt;
    };
    for (const Seat& seat : wrong) {
        std::optional<Seat> right = take(seat.white);
        if (!right) right = take(seat.black);
        check.differences.push_back({seat, right});
    }
    for (const Seat& seat : rules) {
        if (settled.contains(seat.white)) continue;
        const auto lacking = std::ranges::find_if(check.differences, [](const auto& each) { return !each.prescribed; });
        if (lacking != check.differences.end())
            lacking->prescribed = seat;
        else
            check.differences.push_back({std::nullopt, seat});
    }
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
        result.rounds.back().byPicture = sectionOfDay(section, number).has_value();
    }
    return result;
}

}  // namespace kydai::pairing
