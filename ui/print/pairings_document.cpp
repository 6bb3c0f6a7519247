// Pairings by board, by name, and as slips.
#include "model/knock_out.h"
#include "model/table_numbers.h"
#include "pairing/knock_out_tree.h"
#include "pairing/preflight.h"
#include "print/document_words.h"
#include "print/list_table.h"
#include "tables/lists.h"
#include "text/account_text.h"
#include "text/value_text.h"

#include <string_view>

namespace kydai::print {

namespace {

constexpr double kLargeType = 16;
constexpr double kSmallestLargeType = 13;

/// The columns of a list in large type: who plays whom, and nothing else.
std::string_view columnsOf(const PrintOptions& options, std::string_view large)
{
    return options.columns.empty() && options.large ? large : std::string_view(options.columns);
}

}  // namespace

Sheet pairingsSheet(const Section& section, RoundNumber round, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    const Round& content = section.round(round);
    Sheet sheet =
        emptySheet(section, words.ofRound(QT_TRANSLATE_NOOP("Print", "Pairings of round {0}"), section, round), options,
                   words, content.date);
    const std::string_view columns =
        columnsOf(options, "board,white_number,white,white_points,result,black_points,black,black_number");
    const tables::List list = tables::pairingsList(section, round);
    sheet.heading.marks += listNotes(list, words);
    Table table = listTable(list, words, columns);
    table.fontSize = options.large ? kLargeType : 10;
    table.smallestFontSize = options.large ? kSmallestLargeType : 7.5;
    sheet.blocks.emplace_back(std::move(table));
    const pairing::Account account = pairing::accountOf(section, content, round);
    for (const text::Wording& wording : words.wordings())
        sheet.blocks.emplace_back(Paragraph{text::accountText(account, wording), {9.5}, 3});
    sheet.heading.code = pagesCode(section, options, words);
    return sheet;
}

Sheet alphabeticalSheet(const Section& section, RoundNumber round, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    const Round& content = section.round(round);
    Sheet sheet =
        emptySheet(section, words.ofRound(QT_TRANSLATE_NOOP("Print", "Who plays where in round {0}"), section, round),
                   options, words, content.date);
    sheet.heading.code = pagesCode(section, options, words);
    Table table = listTable(tables::alphabeticalList(section, round), words, options.columns);
    table.fontSize = options.large ? kLargeType : 10;
    table.smallestFontSize = options.large ? kSmallestLargeType : 7.5;
    table.newspaperColumns = options.large ? 1 : 3;
    table.fillsPage = !options.large;
    sheet.blocks.emplace_back(std::move(table));
    return sheet;
}

Sheet correctionsSheet(const Section& section, RoundNumber round, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(
        section, words.ofRound(QT_TRANSLATE_NOOP("Print", "Correction to the sheets of round {0}"), section, round),
        options, words);
    const ask::Corrections corrections = ask::correctionsOf(section, round);
    const tables::List list = tables::correctionsList(section, corrections);
    for (const QString& note : listNotes(list, words)) sheet.blocks.emplace_back(Paragraph{note, {10}});
    if (corrections.list.empty()) return sheet;
    sheet.blocks.emplace_back(Paragraph{
        words(QT_TRANSLATE_NOOP("Print", "The sheets that were published say otherwise. From now on this holds:")),
        {10},
        4});
    sheet.blocks.emplace_back(listTable(list, words, options.columns));
    constexpr double kRoomToSign = 10;
    sheet.blocks.emplace_back(
        Paragraph{words.with(QT_TRANSLATE_NOOP("Print", "Chief arbiter: {0}"),
                             options.arbiter.isEmpty() ? fromUtf8(section.info.chiefArbiter) : options.arbiter),
                  {10},
                  kRoomToSign});
    return sheet;
}

Sheet slipsSheet(const Section& section, RoundNumber round, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet =
        emptySheet(section, words.ofRound(QT_TRANSLATE_NOOP("Print", "Result slips of round {0}"), section, round),
                   options, words, section.round(round).date);
    const QString name = sheet.heading.event;
    const QString roundWords = words.ofRound(QT_TRANSLATE_NOOP("Print", "Round {0}"), section, round);
    Slips slips;
    const std::vector<int> tables = tableNumbers(section, section.round(round));
    std::size_t board = 0;
    for (const Game& game : section.round(round).games) {
        const int table = tables[board++];
        const Player* white = section.find(game.white);
        const Player* black = section.find(game.black);
        if (white == nullptr || black == nullptr) continue;
        const auto numbered = [](const Player& player) {
            return QStringLiteral("%1  %2").arg(QString::number(player.tpn), nameWithTitle(player));
        };
        Slip slip;
        slip.head = name;
        slip.round = roundWords;
        slip.board = words.with(QT_TRANSLATE_NOOP("Print", "Board {0}"), QString::number(table));
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
    Table table = listTable(tables::playersAndRoundsList(section), words, options.columns);
    sheet.blocks.emplace_back(std::move(table));
    return sheet;
}

Sheet scheduleSheet(const Section& section, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "All rounds")), options, words);
    Table table = listTable(tables::scheduleList(section), words, options.columns);
    table.newspaperColumns = 2;
    table.fillsPage = true;
    sheet.blocks.emplace_back(std::move(table));
    return sheet;
}

Sheet stagesSheet(const Section& section, const std::vector<const Section*>& stages, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "Final list of all stages")), options, words);
    sheet.blocks.emplace_back(listTable(tables::stagesList(stages), words, options.columns));
    return sheet;
}

Sheet bracketSheet(const Section& section, const PrintOptions& options)
{
    const DocumentWords words(options, section.rules.discipline);
    Sheet sheet = emptySheet(section, words(QT_TRANSLATE_NOOP("Print", "Bracket")), options, words);
    for (KnockOutTree& tree : pairing::treesOf(section, knockOutOf(section)))
        sheet.blocks.emplace_back(PictureBlock{std::move(tree), words.wordings().front()});
    sheet.blocks.emplace_back(listTable(tables::bracketList(section), words, options.columns));
    return sheet;
}

}  // namespace kydai::print
