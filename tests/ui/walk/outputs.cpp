#include "walk/outputs.h"

#include "format/csv.h"
#include "models/list_model.h"
#include "panes/pane.h"
#include "print/documents.h"
#include "publish/pages.h"
#include "tables/lists.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTableView>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>

namespace kydai::walk {

namespace {

using Faults = std::vector<std::string>;
/// The cells of a row by the id of their column.
using Cells = std::map<std::string, QString>;

std::string idOf(const QAbstractItemModel& model, int column)
{
    return model.headerData(column, Qt::Horizontal, ui::ListModel::ColumnIdRole).toByteArray().toStdString();
}

std::vector<Cells> shown(const QTableView& table)
{
    std::vector<Cells> rows;
    const QAbstractItemModel& model = *table.model();
    for (int row = 0; row < model.rowCount(); ++row) {
        Cells cells;
        for (int column = 0; column < model.columnCount(); ++column) {
            if (!table.isColumnHidden(column)) cells[idOf(model, column)] = model.index(row, column).data().toString();
        }
        rows.push_back(std::move(cells));
    }
    return rows;
}

/// "4½" and "4.5", "1½*" and "1.5*", "1+1" are the same to whoever reads both.
QString asDecimal(QString text)
{
    static const QRegularExpression half(QStringLiteral("(\\d*)½"));
    for (auto found = half.match(text); found.hasMatch(); found = half.match(text)) {
        const QString whole = found.captured(1).isEmpty() ? QStringLiteral("0") : found.captured(1);
        text.replace(found.capturedStart(), found.capturedLength(), whole + QStringLiteral(".5"));
    }
    static const QRegularExpression idle(QStringLiteral("\\.(\\d*?)0+(?!\\d)"));
    text.replace(idle, QStringLiteral(".\\1"));
    static const QRegularExpression dot(QStringLiteral("\\.(?!\\d)"));
    return text.replace(dot, {});
}

/// The letters that programs read for a result as it is shown; those of unrated games are others.
QString resultAsLetters(QString text)
{
    const bool isUnrated = text.endsWith(QStringLiteral(" u"));
    if (isUnrated) text.chop(2);
    text.remove(QLatin1Char(' '));
    const bool isWithoutPlay = text.contains(QLatin1Char(':'));
    const QStringList sides = text.split(isWithoutPlay ? QLatin1Char(':') : QLatin1Char('-'));
    QStringList letters;
    for (const QString& side : sides) {
        const bool won = side == QStringLiteral("1");
        const bool drew = side == QStringLiteral("½");
        const bool lost = side == QStringLiteral("0");
        if (isUnrated && (won || drew || lost))
            letters << (won ? "W" : drew ? "D" : "L");
        else
            letters << (drew ? QStringLiteral("=") : side == QStringLiteral("–") ? QStringLiteral("-") : side);
    }
    return letters.join(QLatin1Char(':'));
}

bool isPerson(const std::string& id)
{
    return id == "name" || id == "white" || id == "black";
}

/// By whom a row is found in another output.
std::vector<QString> personsIn(const Cells& row)
{
    std::vector<QString> persons;
    for (const auto& [id, text] : row) {
        if (isPerson(id) && !text.isEmpty()) persons.push_back(text);
    }
    return persons;
}

bool isSame(const std::string& id, const QString& onScreen, const QString& elsewhere, bool forPrograms)
{
    if (isPerson(id)) return elsewhere.endsWith(onScreen);  // prints put the title in front
    if (id == "result" && forPrograms)
        return resultAsLetters(onScreen) == elsewhere || elsewhere.contains(QLatin1Char('?'));
    if (onScreen.isEmpty()) return true;  // others write a dash, or leave the column out
    return asDecimal(onScreen) == asDecimal(elsewhere);
}

/// Rows of an output without ids: each cell of the screen stands in the row of the same persons.
void compareWithRows(const std::vector<Cells>& screen, const std::vector<QStringList>& rows, const char* where,
                     Faults& faults)
{
    static const std::set<std::string> kCompared{"board",  "white_number", "white",  "white_points", "result",
                                                 "black",  "black_points", "number", "black_number", "name",
                                                 "rounds", "points",       "place"};
    const auto otherwise = [&](const Cells& cells, const QStringList& row) {
        Faults found;
        for (const auto& [id, text] : cells) {
            const bool isRound = id.starts_with("round") && id.size() > 5;
            if (text.isEmpty() || (!isRound && !kCompared.contains(id))) continue;
            const bool stands = std::ranges::any_of(
                row, [&, &id = id, &text = text](const QString& cell) { return isSame(id, text, cell, false); });
            if (!stands) found.push_back(std::string(where) + " says otherwise than the screen in " + id);
        }
        return found;
    };
    for (const Cells& cells : screen) {
        const auto persons = personsIn(cells);
        if (persons.empty()) continue;
        // Two may have one name, or one the end of the other's: one of their rows must be it.
        std::optional<Faults> least;
        for (const QStringList& row : rows) {
            const bool isTheirs = std::ranges::all_of(persons, [&](const QString& person) {
                return std::ranges::any_of(row, [&](const QString& cell) { return cell.endsWith(person); });
            });
            if (!isTheirs) continue;
            Faults found = otherwise(cells, row);
            if (!least || found.size() < least->size()) least = std::move(found);
        }
        if (!least)
            faults.push_back(std::string(where) + " lacks the row of " + persons.front().toStdString());
        else
            std::ranges::move(*least, std::back_inserter(faults));
    }
}

std::vector<QStringList> rowsOf(const print::Sheet& sheet)
{
    std::vector<QStringList> rows;
    for (const print::Block& block : sheet.blocks) {
        const auto* table = std::get_if<print::Table>(&block);
        if (table == nullptr) continue;
        for (const print::TableRow& row : table->rows) rows.push_back(row.cells);
    }
    return rows;
}

std::vector<QStringList> rowsOf(const QString& html)
{
    static const QRegularExpression row(QStringLiteral("<tr[^>]*>(.*?)</tr>"),
                                        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression cell(QStringLiteral("<t[dh][^>]*>(.*?)</t[dh]>"),
                                         QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    std::vector<QStringList> rows;
    for (auto each = row.globalMatch(html); each.hasNext();) {
        QStringList cells;
        for (auto found = cell.globalMatch(each.next().captured(1)); found.hasNext();) {
            QString text = found.next().captured(1).remove(tag);
            text.replace(QStringLiteral("&lt;"), QStringLiteral("<"))
                .replace(QStringLiteral("&gt;"), QStringLiteral(">"));
            cells << text.replace(QStringLiteral("&quot;"), QStringLiteral("\""))
                         .replace(QStringLiteral("&#39;"), QStringLiteral("'"))
                         .replace(QStringLiteral("&amp;"), QStringLiteral("&"));
        }
        rows.push_back(std::move(cells));
    }
    return rows;
}

/// The file that programs read: the same rows in the same order, each cell by the id of its column.
void compareWithFile(const std::vector<Cells>& screen, const tables::List& list, const text::Wording& wording,
                     bool sameOrder, Faults& faults)
{
    const auto columns = tables::defaultColumns(list, tables::Output::Csv);
    const auto read = format::readCsv(
        format::writeCsv(tables::tableOf(list, columns, tables::Output::Csv, wording, tables::Heads::Ids)), "list.csv");
    if (!read || read->empty()) return faults.push_back("the file can't be read");
    const std::vector<std::string>& heads = read->front().fields;
    if (read->size() != screen.size() + 1) return faults.push_back("the file has other rows than the screen");
    for (std::size_t row = 0; sameOrder && row < screen.size(); ++row) {
        const auto& line = (*read)[row + 1].fields;
        for (std::size_t column = 0; column < heads.size() && column < line.size(); ++column) {
            const auto cell = screen[row].find(heads[column]);
            const bool isOfBye = screen[row].contains("black") && screen[row].at("board").isEmpty();
            if (cell == screen[row].end() || isOfBye || heads[column].starts_with("round") ||
                heads[column] == "status" || heads[column] == "birth" || heads[column] == "sex" ||
                heads[column] == "number")
                continue;
            if (!isSame(heads[column], cell->second, QString::fromStdString(line[column]), true))
                faults.push_back("the file says otherwise than the screen in " + heads[column]);
        }
    }
}

void compareRound(const QTableView& table, ui::Desk& desk, const Event& event, Faults& faults)
{
    const Section& section = *desk.section();
    const RoundNumber round = desk.round();
    const auto screen = shown(table);
    print::PrintOptions paper;
    paper.languages = {desk.language()};
    compareWithRows(screen, rowsOf(print::pairingsSheet(section, round, paper)), "paper", faults);
    compareWithFile(screen, tables::pairingsList(section, round), desk.wording(), true, faults);

    publish::Publication publication;
    publication.event.name = event.name;
    publication.event.sections = {{desk.sectionId(), desk.section()}};
    publish::Options options;
    options.languages = {desk.language()};
    options.explanations = false;
    Progress progress;
    const auto pages = publish::makePages(publication, options, {}, progress);
    if (!pages) return faults.push_back("no phone pages can be made");
    // Their names tell nothing: it is the page that names the two of the first board together, and of those who meet
    // more than once that of this round.
    const auto persons = personsIn(screen.front());
    std::optional<Faults> least;
    for (const publish::File& file : pages->files) {
        if (file.type != publish::FileType::Html || file.isEntry) continue;
        const auto rows = rowsOf(QString::fromStdString(file.bytes));
        const bool isIt =
            rows.size() >= screen.size() && std::ranges::any_of(rows, [&](const QStringList& row) {
                return std::ranges::all_of(persons, [&](const QString& person) {
                    return std::ranges::any_of(row, [&](const QString& cell) { return cell.endsWith(person); });
                });
            });
        if (!isIt) continue;
        Faults found;
        compareWithRows(screen, rows, "the phones' page", found);
        if (!least || found.size() < least->size()) least = std::move(found);
    }
    if (!least) return faults.push_back("phones have no page of the round of " + persons.front().toStdString());
    std::ranges::move(*least, std::back_inserter(faults));
}

}  // namespace

std::vector<std::string> outputFaults(ui::MainWindow& window, EventSession& session)
{
    Faults faults;
    ui::Desk& desk = window.desk();
    const ui::Pane* pane = window.currentPane();
    if (!desk.section() || pane == nullptr) return faults;
    const auto tableOf = [&](const char* name) {
        const auto* table = window.findChild<QTableView*>(QLatin1String(name));
        return table != nullptr && table->isVisible() && table->model()->rowCount() > 0 ? table : nullptr;
    };
    const Section& section = *desk.section();
    print::PrintOptions paper;
    paper.languages = {desk.language()};
    if (const auto* table = tableOf("roundTable");
        table != nullptr && !section.isTeamEvent() &&
        !window.findChild<QCheckBox*>(QStringLiteral("missingOnly"))->isChecked())
        compareRound(*table, desk, session.event(), faults);
    if (const auto* table = tableOf("playersTable");
        table != nullptr && window.findChild<QLineEdit*>(QStringLiteral("playersSearch"))->text().isEmpty()) {
        compareWithRows(shown(*table), rowsOf(print::playersSheet(section, paper)), "paper", faults);
        compareWithFile(shown(*table), tables::playersList(section), desk.wording(), false, faults);
    }
    if (const auto* table = tableOf("crosstable"); table != nullptr && !section.isTeamEvent()) {
        if (window.findChild<QCheckBox*>(QStringLiteral("crosstableLetters"))->isChecked())
            paper.letters = text::ColourLetters::Vietnamese;
        const auto standings = desk.standingsOf(desk.section())({});
        const bool byRank = ui::columnOf(*table->model(), "place") >= 0;
        if (standings && *standings)
            compareWithRows(
                shown(*table),
                rowsOf(print::crosstableSheet(
                    section, **standings,
                    byRank ? print::CrosstableNumbers::Rank : print::CrosstableNumbers::StartNumber, paper)),
                "paper", faults);
    }
    return faults;
}

}  // namespace kydai::walk
