#include "tables/missing_list.h"

#include "tables/player_columns.h"
#include "text/value_text.h"

#include <algorithm>
#include <utility>

namespace kydai::tables {

namespace {

const Section& sectionAt(const Event& event, const HallBoard& at)
{
    return *std::ranges::find(event.sections, at.section, &EventSection::id)->section;
}

Value playerAt(const Event& event, const HallBoard& at, PlayerId Game::*side)
{
    const Section& section = sectionAt(event, at);
    const Game& game = section.round(at.round).games[static_cast<std::size_t>(at.board)];
    const Player* player = section.find(game.*side);
    return player == nullptr ? Value() : Value(Person{player->name, player->title});
}

}  // namespace

List missingList(const Event& event, const std::vector<HallBoard>& boards)
{
    List list;
    list.id = "missing";
    list.columns.push_back(column("room", Align::Left, {12}, [&event, &boards](Subject at) {
        return textOrBlank(sectionAt(event, boards[at]).info.room);
    }));
    list.columns.push_back(
        column("board", Align::Right, {6}, [&event, &boards](Subject at) { return Value(boards[at].table); }));
    list.columns.push_back(column("section", Align::Left, {14}, [&event, &boards](Subject at) {
        return Value(sectionAt(event, boards[at]).info.name);
    }));
    list.columns.push_back(
        column("round", Align::Right, {5}, [&event, &boards](Subject at) { return Value(boards[at].round); }));
    for (const Colour side : {Colour::White, Colour::Black}) {
        PlayerId Game::*const of = side == Colour::White ? &Game::white : &Game::black;
        Column made = column("name", Align::Left, {22, true},
                             [&event, &boards, of](Subject at) { return playerAt(event, boards[at], of); });
        made.id = side == Colour::White ? "white" : "black";
        made.head = [side](const text::Wording& wording, bool) { return text::colourText(side, wording); };
        list.columns.push_back(std::move(made));
    }
    for (Subject at = 0; at < boards.size(); ++at) list.rows.push_back(at);
    return list;
}

}  // namespace kydai::tables
