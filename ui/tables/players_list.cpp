#include "model/scorecards.h"
#include "tables/lists.h"
#include "tables/player_columns.h"
#include "tables/round_columns.h"
#include "text/phrase_text.h"

#include <QStringList>

#include <algorithm>
#include <memory>
#include <numeric>

namespace kydai::tables {

namespace {

constexpr char kPlayersContext[] = "Table";

/// The byes asked for by each player, by index.
using AskedByes = std::vector<std::vector<RequestedBye>>;

QString entryText(const Player& player, const std::vector<RequestedBye>& byes, const text::Wording& wording)
{
    const auto inRound = [&](const char* source, RoundNumber round) {
        return text::fillHoles(wording.translate(kPlayersContext, source),
                               [&](const QString&) { return QString::number(round); });
    };
    QStringList parts;
    if (player.entersInRound > 1)
        parts << inRound(QT_TRANSLATE_NOOP("Table", "from round {round}"), player.entersInRound);
    if (player.withdrawnFromRound)
        parts << inRound(QT_TRANSLATE_NOOP("Table", "withdrawn from round {round}"), *player.withdrawnFromRound);
    for (const RequestedBye& bye : byes) {
        parts << inRound(bye.kind == Outcome::HalfBye   ? QT_TRANSLATE_NOOP("Table", "BYE½ in round {round}")
                         : bye.kind == Outcome::FullBye ? QT_TRANSLATE_NOOP("Table", "BYE1 in round {round}")
                                                        : QT_TRANSLATE_NOOP("Table", "BYE0 in round {round}"),
                         bye.round);
    }
    if (player.fixedBoard > 0)
        parts << text::fillHoles(wording.translate(kPlayersContext, QT_TRANSLATE_NOOP("Table", "table {table}")),
                                 [&](const QString&) { return QString::number(player.fixedBoard); });
    return parts.join(QStringLiteral(", "));
}

/// "from:3;withdrawn:5;H:6"
std::string entryCode(const Player& player, const std::vector<RequestedBye>& byes)
{
    std::string code;
    const auto add = [&](const std::string& what, RoundNumber round) {
        code += (code.empty() ? "" : ";") + what + ':' + std::to_string(round);
    };
    if (player.entersInRound > 1) add("from", player.entersInRound);
    if (player.withdrawnFromRound) add("withdrawn", *player.withdrawnFromRound);
    for (const RequestedBye& bye : byes) add(std::string(1, trfCode(bye.kind)), bye.round);
    if (player.fixedBoard > 0) add("table", player.fixedBoard);
    return code;
}

Value entryOf(const Player& player, const std::vector<RequestedBye>& byes)
{
    std::string code = entryCode(player, byes);
    if (code.empty()) return {};
    return Worded{[&player, &byes](const text::Wording& wording) { return entryText(player, byes, wording); },
                  std::move(code)};
}

Column statusColumn(const Section& section)
{
    auto byes = std::make_shared<AskedByes>(section.players.size());
    for (const RequestedBye& bye : section.requestedByes) {
        if (const auto player = section.indexOf(bye.player)) (*byes)[*player].push_back(bye);
    }
    Column status = column("status", Align::Left, {11, true}, [&section, byes](Subject player) {
        return entryOf(section.players[player], (*byes)[player]);
    });
    status.outputs = {Output::Screen, Output::Text, Output::Json};
    return status;
}

}  // namespace

List playersList(const Section& section)
{
    List list;
    list.id = "players";
    for (const std::string_view id : playerColumns({"number", "name", "unit", "status"})) {
        if (id != "status") {
            list.columns.push_back(columnOfPlayers(section, id));
            continue;
        }
        list.columns.push_back(statusColumn(section));
        list.columns.back().ifAny = Outputs::everywhere();
    }
    for (const std::string& head : freeHeads(section)) list.columns.push_back(freeColumn(section, head));
    list.rows.resize(section.players.size());
    std::iota(list.rows.begin(), list.rows.end(), Subject{0});
    std::ranges::stable_sort(list.rows, {}, [&](Subject player) { return section.players[player].tpn; });
    return list;
}

List playersAndRoundsList(const Section& section)
{
    List list = playersList(section);
    const std::size_t first = list.columns.size();
    addRounds(
        list, section, std::make_shared<const Scorecards>(section),
        [&section](std::size_t player) { return section.players[player].tpn; },
        std::make_shared<const tiebreak::Competition>(
            tiebreak::competitionOf(section, std::nullopt, tiebreak::Participants::Players)));
    for (std::size_t at = first; at < list.columns.size(); ++at) list.columns[at].outputs = {};
    return list;
}

}  // namespace kydai::tables
