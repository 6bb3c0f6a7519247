#include "panes/export.h"

#include "format/csv.h"
#include "format/json.h"
#include "format/trf_writer.h"
#include "format/xlsx.h"
#include "support/output_file.h"
#include "tiebreak/standings.h"

#include <QDir>
#include <QFileInfo>

#include <filesystem>

namespace kydai::ui {

namespace {

std::filesystem::path pathOf(const QString& file)
{
    return {file.toStdU16String()};
}

Result<void> write(const QString& file, const std::string& text)
{
    return writeOutput(pathOf(file), text);
}

Result<std::vector<format::Diagnostic>> writeReport(const Section& section, const QString& file,
                                                    format::TrfVersion version, const std::string& event)
{
    format::TrfWriteOptions how;
    how.version = version;
    how.ownLines = format::OwnLines::Public;
    how.event = event;
    if (section.roundsPaired() > 0) how.ranks = tiebreak::placesOf(section);
    const auto report = format::writeTrf(section, how);
    if (!report) return report.error();
    if (auto written = write(file, report->text); !written) return written.error();
    return report->losses;
}

}  // namespace

Result<std::vector<format::Diagnostic>> exportSection(const Section& section, const QString& file,
                                                      const text::Wording& wording, const tiebreak::UnitOptions& units,
                                                      const ask::StandingsSource& ranked, const std::string& event)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending == QLatin1String("trf")) return writeReport(section, file, format::TrfVersion::Trf16, event);
    if (ending == QLatin1String("trf26")) return writeReport(section, file, format::TrfVersion::Trf26, event);
    Result<void> written;
    if (ending == QLatin1String("json")) {
        written = write(file, format::writeJson({section}));
    } else if (ending == QLatin1String("csv")) {
        written = write(file, print::csvOfPlayers(section, wording));
    } else if (ending == QLatin1String("xlsx")) {
        written = format::writeXlsx(pathOf(file), section.info.name,
                                    print::sectionTables(section, tables::Output::Workbook, wording, units, ranked));
    } else {
        return Error{.code = Errc::UnknownFormat, .file = file.toStdString()};
    }
    if (!written) return written.error();
    return std::vector<format::Diagnostic>{};
}

Result<std::vector<print::WebPage>> webPages(const Section& section, const print::PrintOptions& options,
                                             const tiebreak::UnitOptions& units, const ask::StandingsSource& source)
{
    std::vector<std::pair<QString, print::Sheet>> sheets;
    if (section.roundsPaired() > 0) {
        ask::Question places{.kind = ExplanationKind::Standing, .teams = section.isTeamEvent()};
        const auto ranked = ask::standingsOf(places, section, source);
        if (!ranked) return ranked.error();
        places.teams = false;
        const auto ofPlayers = ask::standingsOf(places, section, source);
        if (!ofPlayers) return ofPlayers.error();
        sheets.emplace_back(QStringLiteral("index.html"), print::standingsSheet(section, **ranked, options));
        if (print::hasUnits(section)) {
            sheets.emplace_back(QStringLiteral("units.html"),
                                print::groupStandingsSheet(section, **ranked, print::GroupBy::Unit, options, units));
        }
        sheets.emplace_back(
            QStringLiteral("crosstable.html"),
            print::crosstableSheet(section, **ofPlayers, print::CrosstableNumbers::StartNumber, options));
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
    // All of them beside first: a full disk leaves the pages of before, never a mixture.
    std::vector<OutputFile> files;
    for (const print::WebPage& page : pages) {
        files.emplace_back(pathOf(QDir(folder).filePath(page.file)));
        if (auto done = files.back().write(page.html.toStdString()); !done) return done;
    }
    for (OutputFile& file : files) {
        if (auto done = file.commit(); !done) return done;
    }
    return {};
}

Result<void> exportList(const tables::List& list, const std::string& title, const QString& file,
                        const text::Wording& wording)
{
    const bool csv = file.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
    const tables::Output output = csv ? tables::Output::Csv : tables::Output::Workbook;
    const format::Table table = tables::tableOf(list, tables::defaultColumns(list, output), output, wording);
    if (csv) return write(file, std::string(format::kByteOrderMark) + format::writeCsv(table));
    return format::writeXlsx(pathOf(file), title, {table});
}

}  // namespace kydai::ui
