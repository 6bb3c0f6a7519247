#include "panes/export.h"

#include "format/csv.h"
#include "format/json.h"
#include "format/trf_writer.h"
#include "format/xlsx.h"
#include "text/table_text.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace kydai::ui {

namespace {

Result<void> write(const QString& file, const std::string& text)
{
    QSaveFile out(file);
    const bool written = out.open(QIODevice::WriteOnly) &&
                         out.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) &&
                         out.commit();
    if (!written) return Error{.code = Errc::CannotWrite, .file = file.toStdString()};
    return {};
}

/// The list of a print as a table of a workbook.
format::Table workbookTable(const char* id, const print::Sheet& sheet)
{
    format::Table table;
    table.id = id;
    for (const print::Block& block : sheet.blocks) {
        const auto* printed = std::get_if<print::Table>(&block);
        if (printed == nullptr) continue;
        for (const print::TableColumn& column : printed->columns)
            table.columns.push_back({column.head.toStdString(), {}, column.align == print::Align::Right});
        for (const print::TableRow& row : printed->rows) {
            std::vector<std::string> cells;
            for (const QString& cell : row.cells) cells.push_back(cell.toStdString());
            cells.resize(table.columns.size());
            table.rows.push_back(std::move(cells));
        }
        break;
    }
    return table;
}

Result<std::vector<format::Diagnostic>> writeReport(const Section& section, const QString& file,
                                                    format::TrfVersion version)
{
    format::TrfWriteOptions how;
    how.version = version;
    const auto report = format::writeTrf(section, how);
    if (!report) return report.error();
    if (auto written = write(file, report->text); !written) return written.error();
    return report->losses;
}

}  // namespace

Result<std::vector<format::Diagnostic>> exportSection(const Section& section, const QString& file,
                                                      const text::Wording& wording)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending == QLatin1String("trf")) return writeReport(section, file, format::TrfVersion::Trf16);
    if (ending == QLatin1String("trf26")) return writeReport(section, file, format::TrfVersion::Trf26);
    Result<void> written;
    const format::TableWords words = text::tableWords(wording);
    if (ending == QLatin1String("json")) {
        written = write(file, format::writeJson({section}));
    } else if (ending == QLatin1String("csv")) {
        const format::TableWords plain = format::plainWords();
        written = write(file, format::writeCsv(format::playersAndRounds(section, plain), plain));
    } else if (ending == QLatin1String("xlsx")) {
        written = format::writeXlsx(file.toStdString(), section.info.name, workbookTables(section, wording), words);
    } else {
        return Error{.code = Errc::UnknownFormat, .file = file.toStdString()};
    }
    if (!written) return written.error();
    return std::vector<format::Diagnostic>{};
}

std::vector<format::Table> workbookTables(const Section& section, const text::Wording& wording)
{
    const format::TableWords words = text::tableWords(wording);
    std::vector<format::Table> tables;
    print::PrintOptions options;
    options.languages = {wording.language()};
    if (const auto ranked = tiebreak::standingsOf(section); ranked && section.roundsPaired() > 0)
        tables.push_back(workbookTable("standings", print::standingsSheet(section, *ranked, options)));
    tables.push_back(format::crosstable(section, words));
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        tables.push_back(format::pairingsTable(section, round, words));
    }
    tables.push_back(format::playersTable(section));
    return tables;
}

Result<std::vector<print::WebPage>> webPages(const Section& section, const print::PrintOptions& options)
{
    std::vector<std::pair<QString, print::Sheet>> sheets;
    if (section.roundsPaired() > 0) {
        const auto ranked = tiebreak::standingsOf(section);
        if (!ranked) return ranked.error();
        tiebreak::StandingsOptions players;
        players.participants = tiebreak::Participants::Players;
        const auto ofPlayers = section.isTeamEvent() ? tiebreak::standingsOf(section, players) : ranked;
        if (!ofPlayers) return ofPlayers.error();
        sheets.emplace_back(QStringLiteral("index.html"), print::standingsSheet(section, *ranked, options));
        sheets.emplace_back(
            QStringLiteral("crosstable.html"),
            print::crosstableSheet(section, *ofPlayers, print::CrosstableNumbers::StartNumber, options));
    }
    for (RoundNumber round = section.roundsPaired(); round >= 1; --round) {
        sheets.emplace_back(QStringLiteral("round-%1.html").arg(round), print::pairingsSheet(section, round, options));
    }
    sheets.emplace_back(sheets.empty() ? QStringLiteral("index.html") : QStringLiteral("players.html"),
                        print::playersSheet(section, options));
    return print::toWebPages(sheets, options.languages.front());
}

Result<void> writePages(const std::vector<print::WebPage>& pages, const QString& folder)
{
    if (!QDir().mkpath(folder)) return Error{.code = Errc::CannotWrite, .file = folder.toStdString()};
    for (const print::WebPage& page : pages) {
        if (auto done = write(QDir(folder).filePath(page.file), page.html.toStdString()); !done) return done.error();
    }
    return {};
}

}  // namespace kydai::ui
