#include "format/table.h"

#include "format/trf_fields.h"
#include "model/json.h"

namespace kydai::format {

namespace {

std::string orEmpty(int number)
{
    return number > 0 ? std::to_string(number) : std::string();
}

std::string titleOf(const Player& player)
{
    return player.title == Title::None ? player.titleText : std::string(titleName(player.title));
}

std::string sexOf(const Player& player)
{
    if (player.sex == Sex::Unknown) return {};
    return player.sex == Sex::Male ? "m" : "w";
}

TableColumn text(std::string id)
{
    return {std::move(id), {}, false};
}

TableColumn number(std::string id, std::string suffix = {})
{
    return {std::move(id), std::move(suffix), true};
}

std::string plainCell(const RoundEntry& entry, int opponent)
{
    std::string result = entry.outcome == Outcome::Open ? "*" : std::string(1, trfCode(entry.outcome));
    if (!entry.hasOpponent()) return result;
    const char* const colour = !entry.colour ? "-" : *entry.colour == Colour::White ? "w" : "b";
    return std::to_string(opponent) + colour + result;
}

std::string plainResult(Outcome white, Outcome black)
{
    if (white == Outcome::Open && black == Outcome::Open) return {};
    return std::string(1, trfCode(white)) + ":" + trfCode(black);
}

}  // namespace

TableWords plainWords()
{
    TableWords words;
    words.head = [](std::string_view id) { return std::string(id); };
    words.points = [](Points points) { return toDecimal(points); };
    words.cell = plainCell;
    words.result = plainResult;
    return words;
}

Table playersTable(const Section& section)
{
    Table table;
    table.id = "players";
    table.columns = {number("number"),   text("name"),      text("sex"),   text("title"), number("rating"),
                     text("federation"), number("fide_id"), text("birth"), text("unit"),  text("category")};
    for (const Player& player : section.players) {
        table.rows.push_back({std::to_string(player.tpn), player.name, sexOf(player), titleOf(player),
                              orEmpty(player.rating), player.federation, player.fideId, toText(player.birth),
                              player.unit, player.category});
    }
    return table;
}

Table playersAndRounds(const Section& section, const TableWords& words)
{
    Table table = playersTable(section);
    const Scorecards cards(section);
    table.columns.push_back(number("points"));
    for (RoundNumber round = 1; round <= cards.rounds(); ++round)
        table.columns.push_back({"round", std::to_string(round), false});
    for (std::size_t player = 0; player < table.rows.size(); ++player) {
        std::vector<std::string>& row = table.rows[player];
        row.push_back(words.points(cards.score(player)));
        for (const RoundEntry& entry : cards.of(player)) {
            const int opponent = entry.hasOpponent() ? section.players[entry.opponent].tpn : 0;
            row.push_back(words.cell(entry, opponent));
        }
    }
    return table;
}

Table pairingsTable(const Section& section, RoundNumber round, const TableWords& words)
{
    Table table;
    table.id = "pairings";
    table.suffix = std::to_string(round);
    table.columns = {number("board"), number("white_number"), text("white"), number("white_points"),
                     text("result"),  number("black_number"), text("black"), number("black_points")};
    const Scorecards before(section, round - 1);
    const auto person = [&](PlayerId id, std::vector<std::string>& row) {
        const std::size_t index = section.indexOf(id).value_or(0);
        row.push_back(std::to_string(section.players[index].tpn));
        row.push_back(section.players[index].name);
        row.push_back(words.points(before.score(index)));
    };
    const Round& paired = section.round(round);
    for (std::size_t board = 0; board < paired.games.size(); ++board) {
        const Game& game = paired.games[board];
        std::vector<std::string> row = {std::to_string(board + 1)};
        person(game.white, row);
        row.push_back(words.result(game.whiteOutcome, game.blackOutcome));
        person(game.black, row);
        table.rows.push_back(std::move(row));
    }
    for (const Bye& bye : paired.byes) {
        std::vector<std::string> row = {""};
        person(bye.player, row);
        RoundEntry entry;
        entry.outcome = bye.kind;
        row.push_back(words.cell(entry, 0));
        row.insert(row.end(), 3, "");
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table crosstable(const Section& section, const TableWords& words)
{
    const Scorecards cards(section);
    Table table;
    table.id = "crosstable";
    table.columns = {number("number"), text("title"), text("name"), text("unit"), number("rating"), text("federation")};
    for (RoundNumber round = 1; round <= cards.rounds(); ++round)
        table.columns.push_back({"round", std::to_string(round), false});
    table.columns.push_back(number("points"));
    for (std::size_t index = 0; index < section.players.size(); ++index) {
        const Player& player = section.players[index];
        std::vector<std::string> cells = {std::to_string(player.tpn), titleOf(player),  player.name, player.unit,
                                          orEmpty(player.rating),     player.federation};
        for (const RoundEntry& entry : cards.of(index)) {
            const int opponent = entry.hasOpponent() ? section.players[entry.opponent].tpn : 0;
            cells.push_back(words.cell(entry, opponent));
        }
        cells.push_back(words.points(cards.score(index)));
        table.rows.push_back(std::move(cells));
    }
    return table;
}

}  // namespace kydai::format
