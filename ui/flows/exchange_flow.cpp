#include "flows/exchange_flow.h"

#include "dialogs/export_dialog.h"
#include "flows/workbench.h"
#include "format/reader.h"
#include "panes/export.h"
#include "panes/players_pane.h"
#include "panes/ratings_pane.h"
#include "panes/remarks.h"
#include "panes/standings_pane.h"
#include "policy/actions.h"
#include "policy/outputs.h"
#include "text/loss_text.h"
#include "tiebreak/standings.h"

#include <QApplication>
#include <QDateTime>
#include <QFileInfo>

namespace kydai::ui {

ExchangeFlow::ExchangeFlow(Desk& desk, Workbench& bench, QWidget& window) : Flow(desk, window), m_bench(bench)
{
    add(
        "importFile", "Ctrl+I", [] { return tr("Import sections…"); }, [this] { importFile(); });
    add(
        "exportFile", "Ctrl+Shift+E", [] { return tr("Export…"); }, [this] { exportFile(); });
    add(
        "exportRatings", "Ctrl+Shift+X", [] { return tr("Export ratings…"); },
        [this] { m_bench.ratings().exportTable(); });
}

void ExchangeFlow::importFile()
{
    if (!desk().mayLeave()) return;
    const QString path = desk().prompts().openFile(
        {tr("Import sections"),
         {},
         {tr("Reports (*.xlsx *.trf *.trf26 *.trfx *.txt *.json *.csv *.tunx *.TUNX)"), tr("All files (*)")}});
    if (path.isEmpty()) return;
    const auto read = format::readFile(path.toStdString());
    if (!read) return desk().fail(read.error());
    if (!desk().importSections(read->sections)) return;
    tellFindings(desk(), tr("%n sections imported.", nullptr, static_cast<int>(read->sections.size())),
                 read->diagnostics);
    m_bench.takeFocus();
}

void ExchangeFlow::exportFile()
{
    const auto section = desk().section();
    if (!section) return;
    print::WriteOptions how{desk().wording(), m_bench.standings().unitOptions(), desk().standingsOf(section)};
    if (section->roundsPaired() > 0) how.report.ranks = tiebreak::placesOf(*section);
    const auto write = [this](const format::WrittenFormat& format, const print::WriteOptions& options) {
        return exportAs(format, options);
    };
    (new ExportDialog(desk(), std::move(how), write, window()))->open();
}

bool ExchangeFlow::exportAs(const format::WrittenFormat& format, const print::WriteOptions& options)
{
    const auto section = desk().section();
    if (!section) return false;
    const QString ending =
        QLatin1Char('.') + QLatin1String(format.ending.data(), static_cast<int>(format.ending.size()));
    QString file = desk().prompts().saveFile(
        {tr("Export"), QString::fromStdString(section->info.name) + ending, {ExportDialog::filterOf(format)}});
    if (file.isEmpty()) return false;
    if (!file.endsWith(ending, Qt::CaseInsensitive)) file += ending;
    // Lists of players and copies of the event hold no places that could be taken for final.
    const bool isFinal = format.ending != "csv" && format.ending != "json";
    const auto purpose =
        options.report.ownLines == format::OwnLines::Public ? policy::Purpose::Rating : policy::Purpose::Anything;
    if (isFinal && !desk().promptBefore(policy::beforeReport(desk().session().state(), desk().sectionId(), purpose)))
        return false;
    if (!format.reads) {
        exportPages(file);
        return true;
    }
    const Event& event = desk().session().event();
    const auto account = exportEvent({event.name, event.units, {*section}}, format, file, options);
    if (!account) {
        desk().fail(account.error());
        return false;
    }
    const QStringList losses = text::lossLines(*account, desk().wording());
    const int count = static_cast<int>(losses.size());
    desk().tell(InlineBar::Tone::Plain,
                count == 0
                    ? tr("Written to %1.").arg(file)
                    : tr("Written to %1; %n facts of the event are not in it as they are.", nullptr, count).arg(file),
                losses.join(QLatin1Char('\n')));
    return true;
}

/// FILE.html becomes the folder FILE with its pages.
void ExchangeFlow::exportPages(const QString& file)
{
    const QFileInfo chosen(file);
    const QString folder = chosen.absolutePath() + QLatin1Char('/') + chosen.completeBaseName();
    print::PrintOptions options;
    options.languages = {desk().language()};
    options.event = QString::fromStdString(desk().session().event().name);
    options.printed = QDateTime::currentDateTime();
    options.program = QStringLiteral("Kỳ Đài ") + QApplication::applicationVersion();
    desk().jobs().start(
        "export", desk().sectionId(), this,
        [options, units = m_bench.standings().unitOptions(), ranked = desk().standingsOf(desk().section())](
            const Section& section, const std::stop_token&, Progress&) {
            return webPages(section, options, units, ranked);
        },
        [this, folder](const Result<std::vector<print::WebPage>>& pages) {
            if (!pages) return desk().fail(pages.error());
            if (const auto written = writePages(*pages, folder); !written) return desk().fail(written.error());
            desk().tell(
                InlineBar::Tone::Plain,
                tr("%n pages are written to the folder %1.", nullptr, static_cast<int>(pages->size())).arg(folder));
        });
}

}  // namespace kydai::ui

#include "moc_exchange_flow.cpp"
