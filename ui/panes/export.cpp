#include "panes/export.h"

#include "format/csv.h"
#include "format/xlsx.h"
#include "print/workbook.h"
#include "support/file_system.h"
#include "support/output_file.h"

#include <QDir>

#include <filesystem>

namespace kydai::ui {

namespace {

Result<void> write(const QString& file, const std::string& text)
{
    return writeOutput(pathOf(file.toStdString()), text);
}

}  // namespace

Result<format::LossAccount> exportEvent(const format::EventContent& event, const format::WrittenFormat& format,
                                        const QString& file, const print::WriteOptions& options)
{
    auto made = print::writtenEvent(event, format, options);
    if (!made) return made.error();
    if (auto done = write(file, made->bytes); !done) return done.error();
    return std::move(made->account);
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
        files.emplace_back(pathOf(QDir(folder).filePath(page.file).toStdString()));
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
    return format::writeXlsx(pathOf(file.toStdString()), title, {table});
}

}  // namespace kydai::ui
