#include "panes/export.h"

#include "format/csv.h"
#include "format/html.h"
#include "format/json.h"
#include "format/trf_writer.h"
#include "format/xlsx.h"
#include "text/table_text.h"

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

std::vector<format::Table> tablesOf(const Section& section, const format::TableWords& words)
{
    std::vector<format::Table> tables{format::crosstable(section, words)};
    for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
        tables.push_back(format::pairingsTable(section, round, words));
    }
    tables.push_back(format::playersTable(section));
    return tables;
}

Result<int> writeReport(const Section& section, const QString& file, format::TrfVersion version)
{
    format::TrfWriteOptions how;
    how.version = version;
    const auto report = format::writeTrf(section, how);
    if (!report) return report.error();
    if (auto written = write(file, report->text); !written) return written.error();
    return static_cast<int>(report->losses.size());
}

}  // namespace

Result<int> exportSection(const Section& section, const QString& file, const text::Wording& wording)
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
        written = format::writeXlsx(file.toStdString(), section.info.name, tablesOf(section, words), words);
    } else if (ending == QLatin1String("html")) {
        written = write(file, format::writeHtml(section.info.name, tablesOf(section, words), words,
                                                text::languageCode(wording.language())));
    } else {
        return Error{.code = Errc::UnknownFormat, .file = file.toStdString()};
    }
    if (!written) return written.error();
    return 0;
}

}  // namespace kydai::ui
