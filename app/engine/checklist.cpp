#include "engine/checklist.h"

#include "model/scorecards.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <vector>

namespace kydai::cli {

namespace {

std::string preferenceText(const colour::Preference& preference)
{
    using colour::PreferenceKind;
    const bool white = preference.colour == Colour::White;
    switch (preference.kind) {
    case PreferenceKind::None:
        return "A";
    case PreferenceKind::Mild:
        return white ? "(w)" : "(b)";
    case PreferenceKind::Strong:
        return white ? "(W)" : "(B)";
    case PreferenceKind::Absolute:
        break;
    }
    const std::string letter = white ? "W" : "B";
    const bool unbalanced = preference.difference > 1 || preference.difference < -1;
    if (unbalanced) return preference.twoInARow ? letter + letter + letter : letter + letter;
    return preference.difference == 0 ? letter : letter + "1";
}

char floatText(pairing::Float drift)
{
    if (drift == pairing::Float::None) return ' ';
    return drift == pairing::Float::Down ? 'D' : 'U';
}

/// Where everybody sits in the round: `7w`, or `bye`.
std::map<PlayerId, std::string> seatsOf(const Section& section, const Round& round)
{
    std::map<PlayerId, std::string> seats;
    for (const Game& game : round.games) {
        seats[game.white] = fmt::format("{}w", section.player(game.black).tpn);
        seats[game.black] = fmt::format("{}b", section.player(game.white).tpn);
    }
    for (const Bye& bye : round.byes) {
        if (bye.kind == Outcome::PairingBye) seats[bye.player] = "bye";
    }
    return seats;
}

std::string opponentsBefore(const Section& section, const Scorecards& cards, std::size_t player, RoundNumber round)
{
    std::string text;
    for (RoundNumber past = std::min(round - 1, cards.rounds()); past >= 1; --past) {
        const RoundEntry& entry = cards.entry(player, past);
        if (!entry.hasOpponent() || !pairing::countsAsPlayed(entry.outcome)) continue;
        const char colour = !entry.colour ? '-' : *entry.colour == Colour::White ? 'w' : 'b';
        text += fmt::format(" {:>5}{}", section.players[entry.opponent].tpn, colour);
    }
    return text;
}

}  // namespace

std::string checklistOf(const Section& section, const pairing::Field& field, const Round& round)
{
    const Scorecards cards(section);
    const std::map<PlayerId, std::string> seats = seatsOf(section, round);
    std::vector<std::size_t> order(field.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return pairing::ranksAbove(field, a, b); });
    std::string text = fmt::format("Round #{}\n  ID   Pts Pref -1R -2R Bye   Now  Met\n", field.round);
    const pairing::Entrant* above = nullptr;
    for (const std::size_t index : order) {
        const pairing::Entrant& entrant = field.entrants[index];
        if (above == nullptr || above->score != entrant.score) text += '\n';
        above = &entrant;
        const auto seat = seats.find(entrant.id);
        std::string line = fmt::format("{:>4} {:>5} {:<4} {:>3} {:>3} {:>3} {:>5}", entrant.tpn, toFixed(entrant.score),
                                       preferenceText(entrant.side.preference), floatText(entrant.floats[0]),
                                       floatText(entrant.floats[1]), entrant.byeEligible ? "" : "X",
                                       seat == seats.end() ? "" : seat->second);
        line += opponentsBefore(section, cards, section.indexOf(entrant.id).value_or(0), field.round);
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text + '\n';
}

}  // namespace kydai::cli
