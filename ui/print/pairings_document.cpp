// Pairings by board, by name, and as slips.
#include "model/scorecards.h"
#include "pairing/preflight.h"
#include "print/document_words.h"
#include "support/utf8.h"
#include "text/account_text.h"
#include "text/value_text.h"

#include <QStringList>

#include <algorithm>

namespace kydai::print {

namespace {

double sizeOf(const PrintOptions& options)
{
    return options.large ? 16 : 10;
}

bool anyUnit(const Section& section)
{
    return std::ranges::any_of(section.players, [](const Player& player) { return !player.unit.empty(); });
}

bool anyRating(const Section& section)
{
    return std::ranges::any_of(section.players, [](const Player& player) { return player.rating != 0; });
}

QString ratingOf(const Player& player)
{
    return player.rating == 0 ? QString() : QString::number(player.rating);
}

QString byeWord(Outcome kind, const DocumentWords& words)
{
    return words.each([&](const text::Wording& wording) { return text::outcomeText(kind, wording); });
}

/// Points of everybody before the round.
std::vector<QString> pointsBefore(const Section& section, RoundNumber round, const text::Wording& wording)
{
    const Scorecards cards(section, round - 1);
    std::vector<QString> points;
    for (std::size_t player = 0; player < section.players.size(); ++player)
        points.push_back(text::pointsText(cards.score(player), wording));
    return points;
}

QString colourWord(Colour colour, const DocumentWords& words)
{
    return words.each([&](const text::Wording& wording) { return text::colourText(colour, wording); });
}

Table boardTable(const PrintOptions& options, const DocumentWords& words, bool units, bool ratings)
{
    Table table;
    table.fontSize = sizeOf(options);
    table.smallestFontSize = options.large ? 13 : 7.5;
    const QString number = words(QT_TRANSLATE_NOOP("Print", "No."));
    const QString points = words(QT_TRANSLATE_NOOP("Print", "Pts"));
    const QString unit = words(QT_TRANSLATE_NOOP("Print", "Unit"));
    const QString rating = words(QT_TRANSLATE_NOOP("Print", "Rtg"));
    table.columns = {{words(QT_TRANSLATE_NOOP("Print", "Bo.")), Align::Right, false, true}, {number, Align::Right}};
    const auto side = [&](Colour colour, bool mirrored) {
        std::vector<TableColumn> columns{{colourWord(colour, words), Align::Left, true, true}};
        if (units) columns.push_back({unit, Align::Left, true});
        if (ratings) columns.push_back({rating, Align::Right});
        mirrored ? columns.insert(columns.begin(), {points, Align::Right})
                 : columns.insert(columns.end(), {points, Align::Right});
        table.columns.insert(table.columns.end(), columns.begin(), columns.end());
    };
    side(Colour::White, false);
    table.columns.push_back({words(QT_TRANSLATE_NOOP("Print", "Result")), Align::Centre});
    side(Colour::Black, true);
    table.columns.push_back({number, Align::Right});
    return table;
}

}  // namespace

Sheet pairingsSheet(const Section& section, RoundNumber round, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    const Round& content = section.round(round);
    Sheet sheet =
        emptySheet(section, words.with(QT_TRANSLATE_NOOP("Print", "Pairings of round {0}"), QString::number(round)),
                   options, words, content.date);
    const bool units = anyUnit(section) && !options.large;
    const bool ratings = anyRating(section) && !options.large;
    Table table = boardTable(options, words, units, ratings);
    const std::vector<QString> points = pointsBefore(section, round, words.first());
    int board = 0;
    for (const Game& game : content.games) {
        ++board;
        const auto white = section.indexOf(game.white);
        const auto black = section.indexOf(game.black);
        if (!white || !black) continue;
        const Player& one = section.players[*white];
        const Player& two = section.players[*black];
        TableRow row;
        row.cells << QString::number(board) << QString::number(one.tpn) << nameWithTitle(one);
        if (units) row.cells << fromUtf8(one.unit);
        if (ratings) row.cells << ratingOf(one);
        const QString result = text::resultText(game.whiteOutcome, game.blackOutcome);
        row.cells << points[*white] << (result.isEmpty() ? QStringLiteral("–") : result) << points[*black]
                  << nameWithTitle(two);
        if (units) row.cells << fromUtf8(two.unit);
        if (ratings) row.cells << ratingOf(two);
        row.cells << QString::number(two.tpn);
        table.rows.push_back(std::move(row));
    }
    sheet.blocks.emplace_back(std::move(table));

    Table byes;
    byes.fontSize = sizeOf(options);
    byes.columns = {{words(QT_TRANSLATE_NOOP("Print", "No.")), Align::Right},
                    {words(QT_TRANSLATE_NOOP("Print", "Without a game")), Align::Left, true, true},
                    {words(QT_TRANSLATE_NOOP("Print", "Pts")), Align::Right},
                    {QString(), Align::Left}};
    for (const Bye& bye : content.byes) {
        const auto player = section.indexOf(bye.player);
        if (!player) continue;
        byes.rows.push_back({{QString::number(section.players[*player].tpn), nameWithTitle(section.players[*player]),
                              points[*player], byeWord(bye.kind, words)},
                             false,
                             false});
    }
    if (!byes.rows.empty()) {
        sheet.blocks.emplace_back(Paragraph{QString(), {4}});
        sheet.blocks.emplace_back(std::move(byes));
    }
    const pairing::Account account = pairing::accountOf(section, content, round);
    for (const text::Wording& wording : words.wordings())
        sheet.blocks.emplace_back(Paragraph{text::accountText(account, wording), {9.5}, 3});
    return sheet;
}

Sheet alphabeticalSheet(const Section& section, RoundNumber round, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    const Round& content = section.round(round);
    Sheet sheet = emptySheet(
        section, words.with(QT_TRANSLATE_NOOP("Print", "Who plays where in round {0}"), QString::number(round)),
        options, words, content.date);
    Table table;
    table.fontSize = options.large ? 16 : 9.5;
    table.smallestFontSize = options.large ? 13 : 7.5;
    table.newspaperColumns = options.large ? 1 : 2;
    table.columns = {{words(QT_TRANSLATE_NOOP("Print", "Name")), Align::Left, true, true},
                     {words(QT_TRANSLATE_NOOP("Print", "Bo.")), Align::Right, false, true},
                     {QString(), Align::Left},
                     {words(QT_TRANSLATE_NOOP("Print", "Opponent")), Align::Left, true}};
    struct Line {
        std::string key{};
        TableRow row{};
    };
    std::vector<Line> lines;
    const auto add = [&](const Player& player, QStringList rest) {
        QStringList cells{fromUtf8(player.name)};
        cells += rest;
        lines.push_back({utf8::vietnameseSortKey(player.name), {cells, false, false}});
    };
    int board = 0;
    for (const Game& game : content.games) {
        ++board;
        const Player* white = section.find(game.white);
        const Player* black = section.find(game.black);
        if (white == nullptr || black == nullptr) continue;
        add(*white, {QString::number(board), text::colourText(Colour::White, words.first()), fromUtf8(black->name)});
        add(*black, {QString::number(board), text::colourText(Colour::Black, words.first()), fromUtf8(white->name)});
    }
    for (const Bye& bye : content.byes) {
        const Player* player = section.find(bye.player);
        if (player != nullptr) add(*player, {QStringLiteral("–"), QString(), byeWord(bye.kind, words)});
    }
    std::ranges::stable_sort(lines, {}, &Line::key);
    for (Line& line : lines) table.rows.push_back(std::move(line.row));
    sheet.blocks.emplace_back(std::move(table));
    return sheet;
}

Sheet slipsSheet(const Section& section, RoundNumber round, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet =
        emptySheet(section, words.with(QT_TRANSLATE_NOOP("Print", "Result slips of round {0}"), QString::number(round)),
                   options, words, section.round(round).date);
    const QString name = sheet.heading.event;
    const QString roundWords = words.with(QT_TRANSLATE_NOOP("Print", "Round {0}"), QString::number(round));
    Slips slips;
    int board = 0;
    for (const Game& game : section.round(round).games) {
        ++board;
        const Player* white = section.find(game.white);
        const Player* black = section.find(game.black);
        if (white == nullptr || black == nullptr) continue;
        const auto numbered = [](const Player& player) {
            return QStringLiteral("%1  %2").arg(QString::number(player.tpn), nameWithTitle(player));
        };
        Slip slip;
        slip.head = name;
        slip.round = roundWords;
        slip.board = words.with(QT_TRANSLATE_NOOP("Print", "Board {0}"), QString::number(board));
        slip.white = text::colourText(Colour::White, words.first());
        slip.whiteName = numbered(*white);
        slip.black = text::colourText(Colour::Black, words.first());
        slip.blackName = numbered(*black);
        slip.result = words(QT_TRANSLATE_NOOP("Print", "Result"));
        slip.choices = {text::resultText(Outcome::Win, Outcome::Loss), text::resultText(Outcome::Draw, Outcome::Draw),
                        text::resultText(Outcome::Loss, Outcome::Win)};
        slip.signatures = {slip.white, slip.black, words(QT_TRANSLATE_NOOP("Print", "Arbiter"))};
        slips.slips.push_back(std::move(slip));
    }
    sheet.blocks.emplace_back(std::move(slips));
    return sheet;
}

Sheet playersSheet(const Section& section, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "Players")), options, words);
    const auto any = [&](auto&& has) { return std::ranges::any_of(section.players, has); };
    const bool units = anyUnit(section);
    const bool ratings = anyRating(section);
    const bool fideIds = any([](const Player& player) { return !player.fideId.empty(); });
    const bool births = any([](const Player& player) { return player.birth.known(); });
    const bool federations = any([](const Player& player) { return !player.federation.empty(); });
    const bool categories = any([](const Player& player) { return !player.category.empty(); });
    Table table;
    table.columns = {{words(QT_TRANSLATE_NOOP("Print", "No.")), Align::Right},
                     {words(QT_TRANSLATE_NOOP("Print", "Name")), Align::Left, true, true}};
    const auto column = [&](bool wanted, const char* head, Align align, bool flexible = false) {
        if (wanted) table.columns.push_back({words(head), align, flexible});
    };
    column(births, QT_TRANSLATE_NOOP("Print", "Born"), Align::Left);
    column(units, QT_TRANSLATE_NOOP("Print", "Unit"), Align::Left, true);
    column(categories, QT_TRANSLATE_NOOP("Print", "Category"), Align::Left);
    column(federations, QT_TRANSLATE_NOOP("Print", "Fed"), Align::Left);
    column(fideIds, QT_TRANSLATE_NOOP("Print", "FIDE ID"), Align::Right);
    column(ratings, QT_TRANSLATE_NOOP("Print", "Rtg"), Align::Right);
    std::vector<const Player*> order;
    for (const Player& player : section.players) order.push_back(&player);
    std::ranges::stable_sort(order, {}, &Player::tpn);
    for (const Player* player : order) {
        TableRow row;
        row.cells << QString::number(player->tpn) << nameWithTitle(*player);
        if (births) row.cells << text::dateText(player->birth, words.first());
        if (units) row.cells << fromUtf8(player->unit);
        if (categories) row.cells << fromUtf8(player->category);
        if (federations) row.cells << fromUtf8(player->federation);
        if (fideIds) row.cells << fromUtf8(player->fideId);
        if (ratings) row.cells << ratingOf(*player);
        table.rows.push_back(std::move(row));
    }
    sheet.blocks.emplace_back(std::move(table));
    return sheet;
}

}  // namespace kydai::print
