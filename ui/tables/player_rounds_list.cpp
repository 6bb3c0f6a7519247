// One player's rounds, a row each: what stands on his card and on his page.
#include "model/off_boards.h"
#include "model/scorecards.h"
#include "tables/lists.h"
#include "tables/off_board.h"
#include "tables/player_columns.h"

#include <memory>

namespace kydai::tables {

List playerRoundsList(const Section& section, const std::shared_ptr<const Scorecards>& cards, std::size_t player)
{
    const auto entryOf = [cards, player](Subject round) -> const RoundEntry& {
        return cards->entry(player, static_cast<RoundNumber>(round));
    };
    const auto opponentOf = [entryOf](Subject round) -> std::optional<std::size_t> {
        const RoundEntry& entry = entryOf(round);
        return entry.hasOpponent() ? std::optional(entry.opponent) : std::nullopt;
    };
    const auto offs = std::make_shared<std::vector<OffBoards>>();
    for (RoundNumber round = 1; round <= cards->rounds(); ++round) offs->emplace_back(section, round);
    const auto wordsOf = [&section, entryOf, offs, player](Subject round) {
        return roundWords(section, (*offs)[round - 1], player, entryOf(round), static_cast<RoundNumber>(round));
    };
    List list;
    list.id = "player_rounds";
    const auto add = [&](Column made, const char* head = nullptr) {
        if (head != nullptr) {
            const Column named = column(head, made.align, made.width, {});
            made.id = head;
            made.head = named.head;
        }
        made.strong = false;
        list.columns.push_back(std::move(made));
    };
    add(column("round", Align::Right, {3}, [](Subject round) { return Value(static_cast<int>(round)); }));
    add(column("board", Align::Right, {4}, [entryOf](Subject round) { return numberOrBlank(entryOf(round).board); }));
    add(column("colour", Align::Left, {5}, [entryOf](Subject round) {
        const RoundEntry& entry = entryOf(round);
        return entry.colour ? Value(*entry.colour) : Value();
    }));
    // Who was paired has arrived, so his number stands without brackets.
    add(column("opponent_number", Align::Right, {4}, [&section, opponentOf](Subject round) {
        const std::optional<std::size_t> opponent = opponentOf(round);
        return opponent ? numberOrBlank(section.players[*opponent].tpn) : Value();
    }));
    Column who = playerColumn(section, "name", opponentOf);
    who.value = [name = who.value, entryOf, wordsOf](Subject round) {
        const RoundEntry& entry = entryOf(round);
        return entry.hasOpponent() ? name(round) : wordsOf(round).value_or(Value(entry.outcome));
    };
    add(std::move(who), "opponent");
    add(playerColumn(section, "rating", opponentOf), "opponent_rating");
    add(column("result", Align::Left, {8}, [entryOf, wordsOf](Subject round) {
        const RoundEntry& entry = entryOf(round);
        const auto words = wordsOf(round);
        if (entry.hasOpponent()) return words.value_or(Value(entry.outcome));
        return words ? dashValue(entry.outcome) : Value(ByeResult{entry.outcome, entry.points});
    }));
    add(column("points", Align::Right, {4}, [cards, player](Subject round) {
        return Value(cards->scoreAfter(player, static_cast<RoundNumber>(round)));
    }));
    for (RoundNumber round = 1; round <= cards->rounds(); ++round) list.rows.push_back(static_cast<Subject>(round));
    return list;
}

}  // namespace kydai::tables
