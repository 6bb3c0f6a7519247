#include "colour/initial_colour.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace kydai::colour {

namespace {

/// Indices of all players in TPN order.
std::vector<std::size_t> pairingOrder(const Section& section)
{
    std::vector<std::size_t> order(section.players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {},
                             [&](std::size_t player) { return initialRank(section.rules, section.players[player]); });
    return order;
}

void markPaired(const Section& section, const Round& round, std::vector<std::uint8_t>& takesPart)
{
    const auto mark = [&](PlayerId id) {
        if (const auto index = section.indexOf(id)) takesPart[*index] = 1;
    };
    for (const Game& game : round.games) {
        mark(game.white);
        mark(game.black);
    }
    for (const Bye& bye : round.byes) {
        if (bye.kind == Outcome::PairingBye) mark(bye.player);
    }
}

/// The colours of a round by player index.
std::vector<std::optional<Colour>> coloursOf(const Section& section, const Round& round)
{
    std::vector<std::optional<Colour>> colours(section.players.size());
    for (const Game& game : round.games) {
        if (!game.coloursKnown) continue;
        if (const auto white = section.indexOf(game.white)) colours[*white] = Colour::White;
        if (const auto black = section.indexOf(game.black)) colours[*black] = Colour::Black;
    }
    return colours;
}

}  // namespace

std::vector<int> effectiveNumbers(const Section& section, RoundNumber throughRound,
                                  std::span<const std::uint8_t> pairedNow)
{
    std::vector<std::uint8_t> takesPart(section.players.size(), 0);
    std::ranges::copy(pairedNow.first(std::min(pairedNow.size(), takesPart.size())), takesPart.begin());
    const RoundNumber last = std::min(throughRound, section.roundsPaired());
    for (RoundNumber round = 1; round <= last; ++round) markPaired(section, section.round(round), takesPart);
    std::vector<int> numbers(section.players.size(), 0);
    int next = 0;
    for (const std::size_t player : pairingOrder(section)) {
        if (takesPart[player] != 0) numbers[player] = ++next;
    }
    return numbers;
}

Colour initialColour(const Section& section)
{
    if (section.rules.initialColour) return *section.rules.initialColour;
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        const auto colours = coloursOf(section, section.round(round));
        if (std::ranges::none_of(colours, [](const auto& colour) { return colour.has_value(); })) continue;
        const std::vector<int> numbers = effectiveNumbers(section, round);
        for (const std::size_t player : pairingOrder(section)) {
            if (numbers[player] == 0 || !colours[player]) continue;
            return numbers[player] % 2 != 0 ? *colours[player] : opposite(*colours[player]);
        }
    }
    return Colour::White;
}

}  // namespace kydai::colour
