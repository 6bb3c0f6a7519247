// Each output of a list holds, cell by cell, what the description says.
#include "format/csv.h"
#include "models/crosstable_model.h"
#include "models/round_model.h"
#include "models/standings_model.h"
#include "print/documents.h"
#include "print/html.h"
#include "support/random_event.h"
#include "tables/lists.h"

#include <QRegularExpression>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace kydai::tables {
namespace {

const text::Wording& vietnamese()
{
    static const text::Wording wording(text::Language::Vietnamese);
    return wording;
}

/// A random event whose numbers are not the order of its players, with units, ratings and titles.
Section mixedEvent(std::uint64_t seed)
{
    Section section = randomEvent(seed, {.fewestPlayers = 6, .mostPlayers = 14});
    const auto count = static_cast<int>(section.players.size());
    for (int at = 0; at < count; ++at) {
        Player& player = section.players[static_cast<std::size_t>(at)];
        player.tpn = (at * 5 + 3) % count + 1;
        if (count % 5 == 0) player.tpn = count - at;
        player.name = "Nguyễn \"" + std::to_string(at) + "\", <An>";
        player.unit = at % 3 == 0 ? "" : "Đơn vị " + std::to_string(at % 3);
        player.category = at % 2 == 0 ? "U10" : "U12";
        player.title = at == 1 ? Title::FM : Title::None;
    }
    section.rules.tieBreaks = {"BH/C1", "SB", "DE"};
    return section;
}

/// Every list of a section; holds what they read.
struct AllLists {
    explicit AllLists(Section made)
        : section(std::move(made)), standings(*tiebreak::standingsOf(section)), pool(section)
    {
        ratings = rating::rate(pool, rating::System::Fide);
        lists.push_back(playersAndRoundsList(section));
        if (section.roundsPaired() > 0) {
            lists.push_back(pairingsList(section, section.roundsPaired()));
            lists.push_back(alphabeticalList(section, section.roundsPaired()));
        }
        lists.push_back(standingsList(section, standings));
        lists.push_back(groupsList(section, standings, tiebreak::GroupKind::Category));
        lists.push_back(unitsList(section, standings, {}));
        lists.push_back(unitMembersList(section, standings, {}));
        lists.push_back(crosstableList(section, Numbering::Number));
        lists.push_back(crosstableList(section, Numbering::Rank, &standings));
        lists.push_back(ratingsList(section, pool, ratings));
    }
    AllLists(const AllLists&) = delete;
    AllLists& operator=(const AllLists&) = delete;

    Section section;
    tiebreak::Standings standings;
    rating::Pool pool;
    rating::Ratings ratings{};
    std::vector<List> lists{};
};

std::vector<std::size_t> everyColumn(const List& list)
{
    std::string ids;
    for (const Column& column : list.columns) ids += (ids.empty() ? "" : ",") + column.id;
    const Choice choice = chosenColumns(list, Output::Csv, ids);
    EXPECT_EQ(choice.unknown, "");
    EXPECT_EQ(choice.columns.size(), list.columns.size()) << list.id << ": an id stands twice";
    return choice.columns;
}

class ListOutputs : public testing::TestWithParam<std::uint64_t> {};

TEST_P(ListOutputs, CsvAndJsonHoldEveryColumnAsProgramsReadIt)
{
    const AllLists all(mixedEvent(GetParam()));
    for (const List& list : all.lists) {
        const auto columns = everyColumn(list);
        const auto csv =
            format::readCsv(format::writeCsv(tableOf(list, columns, Output::Csv, vietnamese(), Heads::Ids)), "t");
        ASSERT_TRUE(csv.ok());
        ASSERT_EQ(csv->size(), list.rows.size() + 1) << list.id;
        const auto json = nlohmann::json::parse(jsonText(list, columns, vietnamese()));
        ASSERT_EQ(json["rows"].size(), list.rows.size());
        for (std::size_t at = 0; at < columns.size(); ++at) {
            EXPECT_EQ((*csv)[0].fields[at], list.columns[at].id);
            for (std::size_t row = 0; row < list.rows.size(); ++row) {
                const std::string wanted = plain(list.value(row, at), vietnamese());
                EXPECT_EQ((*csv)[row + 1].fields[at], wanted) << list.id << ' ' << list.columns[at].id;
                const auto& told = json["rows"][row][list.columns[at].id];
                EXPECT_EQ(told.is_null()     ? std::string()
                          : told.is_number() ? std::to_string(told.get<int>())
                                             : told.get<std::string>(),
                          wanted);
            }
        }
    }
}

TEST_P(ListOutputs, EveryOutputForPeopleHasEveryColumn)
{
    const AllLists all(mixedEvent(GetParam()));
    for (const List& list : all.lists) {
        const auto columns = everyColumn(list);
        for (const Output output :
             {Output::Screen, Output::Projector, Output::Paper, Output::Html, Output::Workbook, Output::Text}) {
            const format::Table table = tableOf(list, columns, output, vietnamese());
            ASSERT_EQ(table.columns.size(), list.columns.size());
            ASSERT_EQ(table.rows.size(), list.rows.size());
            for (const format::TableColumn& column : table.columns) EXPECT_FALSE(column.head.empty()) << list.id;
            for (std::size_t row = 0; row < list.rows.size(); ++row) {
                for (std::size_t at = 0; at < columns.size(); ++at) {
                    const bool repeated = list.columns[at].onceInARow;
                    if (repeated) continue;
                    EXPECT_EQ(table.rows[row][at], written(list.value(row, at), output, vietnamese()).toStdString());
                }
            }
        }
    }
}

/// The cells of the first table of a print: those of its rows that are no headings.
std::vector<QStringList> printed(const print::Sheet& sheet)
{
    std::vector<QStringList> rows;
    for (const print::Block& block : sheet.blocks) {
        const auto* table = std::get_if<print::Table>(&block);
        if (table == nullptr) continue;
        for (const print::TableRow& row : table->rows) {
            if (!row.heading) rows.push_back(row.cells);
        }
        break;
    }
    return rows;
}

std::vector<QStringList> described(const List& list, Output output)
{
    std::vector<QStringList> rows;
    for (std::size_t row = 0; row < list.rows.size(); ++row) {
        QStringList cells;
        for (const std::size_t at : defaultColumns(list, output))
            cells << cellText(list, row, at, output, vietnamese());
        rows.push_back(cells);
    }
    return rows;
}

TEST_P(ListOutputs, PaperHasTheListsOfTheDescription)
{
    const AllLists all(mixedEvent(GetParam()));
    const Section& section = all.section;
    const print::PrintOptions options;
    EXPECT_EQ(printed(print::playersSheet(section, options)), described(playersList(section), Output::Paper));
    EXPECT_EQ(printed(print::standingsSheet(section, all.standings, options)),
              described(standingsList(section, all.standings), Output::Paper));
    EXPECT_EQ(printed(print::crosstableSheet(section, all.standings, print::CrosstableNumbers::Rank, options)),
              described(crosstableList(section, Numbering::Rank, &all.standings), Output::Paper));
    EXPECT_EQ(printed(print::groupStandingsSheet(section, all.standings, print::GroupBy::Category, options)),
              described(groupsList(section, all.standings, tiebreak::GroupKind::Category), Output::Paper));
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        EXPECT_EQ(printed(print::pairingsSheet(section, round, options)),
                  described(pairingsList(section, round), Output::Paper));
        EXPECT_EQ(printed(print::alphabeticalSheet(section, round, options)),
                  described(alphabeticalList(section, round), Output::Paper));
    }
}

/// The text of the cells of a page's first table.
std::vector<QStringList> cellsOfPage(const QString& page)
{
    std::vector<QStringList> rows;
    static const QRegularExpression row(QStringLiteral("<tr[^g>]*>(<td.*?)</tr>"));
    static const QRegularExpression cell(QStringLiteral("<td[^>]*>(.*?)</td>"));
    auto rowAt = row.globalMatch(page);
    while (rowAt.hasNext()) {
        QStringList cells;
        auto cellAt = cell.globalMatch(rowAt.next().captured(1));
        while (cellAt.hasNext()) {
            QString text = cellAt.next().captured(1);
            text.replace(QStringLiteral("&lt;"), QStringLiteral("<"));
            text.replace(QStringLiteral("&gt;"), QStringLiteral(">"));
            text.replace(QStringLiteral("&quot;"), QStringLiteral("\""));
            text.replace(QStringLiteral("&amp;"), QStringLiteral("&"));
            cells << text;
        }
        rows.push_back(cells);
    }
    return rows;
}

TEST_P(ListOutputs, PagesHaveTheCellsOfThePaper)
{
    const AllLists all(mixedEvent(GetParam()));
    const QString page =
        print::toHtml(print::standingsSheet(all.section, all.standings, {}), text::Language::Vietnamese);
    EXPECT_EQ(cellsOfPage(page), described(standingsList(all.section, all.standings), Output::Paper));
}

/// The model's cells in the rows and columns of the list.
void expectShown(const ui::ListModel& model, const List& list)
{
    ASSERT_EQ(model.rowCount(), static_cast<int>(list.rows.size()));
    ASSERT_EQ(model.columnCount(), static_cast<int>(list.columns.size())) << "every column can be shown";
    for (int column = 0; column < model.columnCount(); ++column) {
        EXPECT_EQ(model.column(list.columns[static_cast<std::size_t>(column)].id), column);
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString wanted = cellText(list, static_cast<std::size_t>(row), static_cast<std::size_t>(column),
                                            Output::Screen, vietnamese());
            const QString shown = model.index(row, column).data().toString();
            EXPECT_TRUE(shown == wanted || (wanted.isEmpty() && shown == QStringLiteral("–")));
        }
    }
}

TEST_P(ListOutputs, TheWindowShowsTheListsOfTheDescription)
{
    const AllLists all(mixedEvent(GetParam()));
    const auto section = std::make_shared<const Section>(all.section);
    if (section->roundsPaired() == 0) return;
    ui::RoundModel round(vietnamese());
    round.setRound(section, section->roundsPaired());
    expectShown(round, pairingsList(*section, section->roundsPaired()));
    ui::CrosstableModel crosstable(vietnamese());
    crosstable.setSection(section);
    expectShown(crosstable, crosstableList(*section, Numbering::Number));
    ui::StandingsModel standings(vietnamese());
    standings.setStandings(section, std::make_shared<const tiebreak::Standings>(all.standings));
    expectShown(standings, standingsList(*section, all.standings));
}

INSTANTIATE_TEST_SUITE_P(Seeds, ListOutputs, testing::Range<std::uint64_t>(1, 21),
                         [](const auto& one) { return "seed" + std::to_string(one.param); });

TEST(ChosenColumns, KnowIdsFamiliesAndTheDefaultOnes)
{
    const AllLists all(mixedEvent(4));
    const List list = standingsList(all.section, all.standings);
    const auto ids = [&](std::string_view words) {
        std::string found;
        for (const std::size_t at : chosenColumns(list, Output::Csv, words).columns) found += list.columns[at].id + ' ';
        return found;
    };
    EXPECT_EQ(ids("rank,id,points,tiebreaks,name"), "rank id points BH/C1 SB DE name ");
    EXPECT_EQ(ids("SB"), "SB ");
    EXPECT_EQ(ids("default"), ids(""));
    EXPECT_EQ(chosenColumns(list, Output::Csv, "rank,nonsense,x").unknown, "nonsense");
}

}  // namespace
}  // namespace kydai::tables
