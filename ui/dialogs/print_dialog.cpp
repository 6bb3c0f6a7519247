#include "dialogs/print_dialog.h"

#include "print/layout.h"
#include "print/page_painter.h"
#include "print/pdf.h"
#include "widgets/dialog_size.h"

#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

namespace {

constexpr double kMillimetresPerInch = 25.4;
const QString kPaperSetting = QStringLiteral("print/paper");

/// Everything that laying out needs, so that it can go to a worker.
struct PrintJob {
    std::vector<PrintKind> kinds{};
    RoundNumber round = 0;
    PrintSource source{};
    Event event{};  ///< whose journal it is
    std::vector<text::JournalLine> journal{};
    print::PrintOptions options{};
    print::PageSetup setup{};
};

/// Rated again on the worker by the one function that rates, in the order of the tab.
print::Sheet ratingsSheetOf(const PrintJob& job, const Section& section)
{
    const rating::Pool pool(section);
    rating::Ratings ratings = rating::rate(pool, job.source.ratingSystem);
    const auto place = [&](const rating::Record& record) {
        return std::ranges::find(job.source.ratingOrder, pool.entrants[record.entrant].id) -
               job.source.ratingOrder.begin();
    };
    std::ranges::stable_sort(ratings.records, {}, place);
    return print::ratingsSheet(section, pool, ratings, job.options);
}

print::Sheet sheetOf(PrintKind kind, const PrintJob& job, const Section& section, const tiebreak::Standings& standings)
{
    switch (kind) {
    case PrintKind::Pairings:
        return print::pairingsSheet(section, job.round, job.options);
    case PrintKind::Alphabetical:
        return print::alphabeticalSheet(section, job.round, job.options);
    case PrintKind::Slips:
        return print::slipsSheet(section, job.round, job.options);
    case PrintKind::Standings:
        return print::standingsSheet(section, standings, job.options);
    case PrintKind::Crosstable:
        return print::crosstableSheet(
            section, standings,
            job.source.crosstableByNumber ? print::CrosstableNumbers::StartNumber : print::CrosstableNumbers::Rank,
            job.options);
    case PrintKind::Players:
        return print::playersSheet(section, job.options);
    case PrintKind::Units:
        return print::groupStandingsSheet(section, standings, print::GroupBy::Unit, job.options, job.source.units);
    case PrintKind::Categories:
        return print::groupStandingsSheet(section, standings, print::GroupBy::Category, job.options);
    case PrintKind::Ratings:
        return ratingsSheetOf(job, section);
    case PrintKind::Explanation:
        return print::explanationSheet(section, *job.source.explanation, job.source.explanationRound, job.options);
    case PrintKind::Journal:
        return print::journalSheet(job.event, job.journal, job.options);
    case PrintKind::Complaints:
        return print::complaintsSheet(job.event, job.journal, job.options);
    }
    return {};
}

bool isOfTheJournal(PrintKind kind)
{
    return kind == PrintKind::Journal || kind == PrintKind::Complaints;
}

bool needsRound(PrintKind kind)
{
    return kind != PrintKind::Players && kind != PrintKind::Explanation && !isOfTheJournal(kind);
}

print::Document layOutAll(const PrintJob& job, const Section& section, std::stop_token stop)
{
    print::Document all;
    tiebreak::StandingsOptions options;
    options.round = job.round;
    const auto standings = tiebreak::standingsOf(section, options);
    // Only the list of standings can be one of teams.
    options.participants = tiebreak::Participants::Players;
    const auto ofPlayers = section.isTeamEvent() ? tiebreak::standingsOf(section, options) : standings;
    for (const PrintKind kind : job.kinds) {
        if (stop.stop_requested()) break;
        const auto& ranked = kind == PrintKind::Standings ? standings : ofPlayers;
        if (needsRound(kind) && (job.round == 0 || !ranked)) continue;
        if (kind == PrintKind::Explanation && !job.source.explanation) continue;
        static const tiebreak::Standings none;
        print::Document one = print::layOut(sheetOf(kind, job, section, ranked ? *ranked : none), job.setup);
        if (all.title.isEmpty()) all.title = one.title;
        std::ranges::move(one.pages, std::back_inserter(all.pages));
    }
    return all;
}

}  // namespace

PrintDialog::PrintDialog(Desk& desk, const std::vector<PrintKind>& chosen, PrintSource source, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_source(std::move(source)),
      m_kinds(new QListWidget(this)),
      m_language(new QComboBox(this)),
      m_paper(new QComboBox(this)),
      m_large(new QCheckBox(this)),
      m_pages(new QLabel(this))
{
    setObjectName(QStringLiteral("printDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Print"));
    fillKinds(chosen);
    build();
    renew();
}

PrintDialog::~PrintDialog() = default;

void PrintDialog::fillKinds(const std::vector<PrintKind>& chosen)
{
    const std::pair<PrintKind, QString> offers[] = {{PrintKind::Pairings, tr("Pairings by board")},
                                                    {PrintKind::Alphabetical, tr("Pairings by name")},
                                                    {PrintKind::Slips, tr("Result slips")},
                                                    {PrintKind::Standings, tr("Standings")},
                                                    {PrintKind::Crosstable, tr("Crosstable")},
                                                    {PrintKind::Players, tr("Players")},
                                                    {PrintKind::Units, tr("Standings by unit")},
                                                    {PrintKind::Categories, tr("Standings by category")},
                                                    {PrintKind::Ratings, tr("Ratings")},
                                                    {PrintKind::Explanation, tr("Explanation")},
                                                    {PrintKind::Journal, tr("Journal")},
                                                    {PrintKind::Complaints, tr("Complaints")}};
    m_kinds->setObjectName(QStringLiteral("printKinds"));
    m_kinds->setAccessibleName(tr("What to print"));
    m_kinds->setSpacing(2);
    for (const auto& [kind, text] : offers) {
        if (kind == PrintKind::Explanation && !m_source.explanation) continue;
        auto* item = new QListWidgetItem(text, m_kinds);
        item->setData(Qt::UserRole, static_cast<int>(kind));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        const bool wanted = std::ranges::find(chosen, kind) != chosen.end();
        item->setCheckState(wanted ? Qt::Checked : Qt::Unchecked);
        // Space then takes off, or puts back, what was asked for.
        if (wanted && m_kinds->currentRow() < 0) m_kinds->setCurrentItem(item);
    }
}

void PrintDialog::build()
{
    m_language->setObjectName(QStringLiteral("printLanguage"));
    m_language->addItems({QStringLiteral("Tiếng Việt"), QStringLiteral("English"), tr("both languages")});
    m_language->setCurrentIndex(m_desk.language() == text::Language::Vietnamese ? 0 : 1);
    m_language->setAccessibleName(tr("Language of the print"));
    m_paper->setObjectName(QStringLiteral("printPaper"));
    m_paper->addItem(tr("A4 paper"), static_cast<int>(QPageSize::A4));
    m_paper->addItem(tr("A5 paper"), static_cast<int>(QPageSize::A5));
    m_paper->setCurrentIndex(std::max(0, m_paper->findData(QSettings().value(kPaperSetting))));
    m_paper->setAccessibleName(tr("Size of the paper"));
    m_large->setObjectName(QStringLiteral("printLarge"));
    m_large->setText(tr("Large type"));
    m_preview = new QPrintPreviewWidget(this);
    m_preview->setObjectName(QStringLiteral("printPreview"));
    m_preview->setZoomMode(QPrintPreviewWidget::FitToWidth);
    // The keys go to the view inside it: Page Down turns the pages.
    if (auto* view = m_preview->findChild<QAbstractScrollArea*>()) view->setAccessibleName(tr("Preview"));
    m_print = new QPushButton(tr("Print…"), this);
    m_print->setObjectName(QStringLiteral("printNow"));
    m_print->setDefault(true);
    m_pdf = new QPushButton(tr("Save as PDF…"), this);
    m_pdf->setObjectName(QStringLiteral("printPdf"));
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("printClose"));

    auto* left = new QVBoxLayout;
    left->addWidget(m_kinds, 1);
    left->addWidget(m_language);
    left->addWidget(m_paper);
    left->addWidget(m_large);
    left->addWidget(m_pages);
    QWidget* before = m_large;
    for (QPushButton* button : {m_print, m_pdf, close}) {
        left->addWidget(button);
        setTabOrder(before, button);
        before = button;
    }
    setTabOrder(close, m_preview);
    auto* row = new QHBoxLayout(this);
    row->addLayout(left);
    row->addWidget(m_preview, 1);
    m_kinds->setMaximumWidth(230);
    resizeToScreen(*this, {980, 680});

    connect(m_preview, &QPrintPreviewWidget::paintRequested, this, [this](QPrinter* on) { paint(*on); });
    connect(m_kinds, &QListWidget::itemChanged, this, &PrintDialog::renew);
    connect(m_language, &QComboBox::currentIndexChanged, this, &PrintDialog::renew);
    connect(m_paper, &QComboBox::currentIndexChanged, this, [this] {
        QSettings().setValue(kPaperSetting, static_cast<int>(paper()));
        renew();
    });
    connect(m_large, &QCheckBox::toggled, this, &PrintDialog::renew);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::printNow);
    connect(m_pdf, &QPushButton::clicked, this, &PrintDialog::savePdf);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

std::vector<PrintKind> PrintDialog::chosen() const
{
    std::vector<PrintKind> kinds;
    for (int row = 0; row < m_kinds->count(); ++row) {
        const QListWidgetItem* item = m_kinds->item(row);
        if (item->checkState() == Qt::Checked)
            kinds.push_back(static_cast<PrintKind>(item->data(Qt::UserRole).toInt()));
    }
    return kinds;
}

QPageSize::PageSizeId PrintDialog::paper() const
{
    return static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt());
}

void PrintDialog::renew()
{
    PrintJob job;
    job.kinds = chosen();
    job.round = m_desk.round();
    job.source = m_source;
    if (std::ranges::any_of(job.kinds, isOfTheJournal)) {
        auto journal = m_desk.session().journalLines();
        if (!journal) m_desk.fail(journal.error());
        if (journal) job.journal = std::move(*journal);
        job.event = m_desk.session().event();
    }
    const int language = m_language->currentIndex();
    if (language == 0) job.options.languages = {text::Language::Vietnamese};
    if (language == 1) job.options.languages = {text::Language::English};
    if (language == 2) job.options.languages = {text::Language::Vietnamese, text::Language::English};
    job.options.event = QString::fromStdString(m_desk.session().event().name);
    job.options.printed = QDateTime::currentDateTime();
    job.options.program = QStringLiteral("Kỳ Đài ") + QCoreApplication::applicationVersion();
    job.options.large = m_large->isChecked();
    job.setup.size = paper();
    for (QPushButton* button : {m_print, m_pdf}) button->setEnabled(false);
    m_pages->setText(tr("Laying out…"));
    m_desk.jobs().start(
        "print", m_desk.sectionId(), this,
        [job](const Section& section, std::stop_token stop, Progress&) { return layOutAll(job, section, stop); },
        [this](print::Document document) {
            m_document = std::move(document);
            const bool any = !m_document.pages.empty();
            for (QPushButton* button : {m_print, m_pdf}) button->setEnabled(any);
            m_pages->setText(any ? tr("%n pages", nullptr, static_cast<int>(m_document.pages.size()))
                                 : tr("Tick what to print."));
            m_preview->updatePreview();
        });
}

void PrintDialog::paint(QPrinter& printer) const
{
    if (m_document.pages.empty()) return;
    printer.setFullPage(true);
    printer.setPageSize(QPageSize(paper()));
    const auto turn = [&](const print::Page& page) {
        printer.setPageOrientation(page.size.width() > page.size.height() ? QPageLayout::Landscape
                                                                          : QPageLayout::Portrait);
    };
    turn(m_document.pages.front());
    QPainter painter(&printer);
    bool first = true;
    for (const print::Page& page : m_document.pages) {
        if (!first) {
            turn(page);
            printer.newPage();
        }
        first = false;
        painter.save();
        print::paintPage(painter, page, printer.resolution() / kMillimetresPerInch);
        painter.restore();
    }
}

void PrintDialog::printNow()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(QPageSize(paper()));
    QPrintDialog choose(&printer, this);
    if (choose.exec() != QDialog::Accepted) return;
    paint(printer);
    m_desk.tell(InlineBar::Tone::Plain, tr("Sent to %1.").arg(printer.printerName()));
    accept();
}

void PrintDialog::savePdf()
{
    QString file =
        m_desk.prompts().saveFile({tr("Save as PDF"), m_document.title + QStringLiteral(".pdf"), {tr("PDF (*.pdf)")}});
    if (file.isEmpty()) return;
    if (!file.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) file += QStringLiteral(".pdf");
    if (const auto written = print::writePdf(m_document, file); !written) return m_desk.fail(written.error());
    m_desk.tell(InlineBar::Tone::Plain, tr("Saved as %1.").arg(file));
    accept();
}

}  // namespace kydai::ui
