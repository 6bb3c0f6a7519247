#include "dialogs/print_dialog.h"

#include "dialogs/paper.h"
#include "dialogs/printed_papers.h"
#include "model/hall.h"
#include "pairing/next_round.h"
#include "policy/outputs.h"
#include "print/layout.h"
#include "print/pdf.h"
#include "publish/pages.h"
#include "tiebreak/stages.h"
#include "widgets/dialog_size.h"

#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPrintDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <memory>

namespace kydai::ui {

namespace {

const QString kPaperSetting = QStringLiteral("print/paper");

/// Everything that laying out needs, so that it can go to a worker.
struct PrintJob {
    std::vector<PrintKind> kinds{};
    print::DocumentRequest request{};
    print::PageSetup setup{};
    bool standingsBefore = false;
    SectionId shown{};
    std::vector<SectionId> counted{};
    std::vector<Reprint> reprints{};
    text::Language language{};             ///< of what is kept of the papers
    std::vector<EventSection> sections{};  ///< in the order of rooms, each as it stands; empty: the shown one alone
};

/// A packet is made as soon as a round is paired: its standings are those that the pairing rests on, as long as the
/// round misses results.
RoundNumber standingsRound(const PrintJob& job, const Section& section, RoundNumber shown)
{
    const RoundNumber round = shown == 0 ? section.roundsPaired() : shown;
    if (!job.standingsBefore || round == 0 || missingResults(section.round(round)) == 0) return round;
    return round - 1;
}

struct LaidOut {
    print::Document document{};
    std::vector<print::PrintedPaper> papers{};
};

/// Keeps what a paper says, if it is one that is handed out.
void notePaper(LaidOut& all, const PrintJob& job, print::DocumentMaker& maker, PrintKind kind,
               const std::vector<SectionId>& sections)
{
    if (!print::isHandedOut(kind)) return;
    if (auto lines = print::linesOf(maker, kind, text::Wording(job.language)))
        all.papers.push_back({kind, sections, job.language, *std::move(lines)});
}

void addPages(print::Document& all, const print::Sheet& sheet, const print::PageSetup& setup)
{
    print::Document one = print::layOut(sheet, setup);
    if (all.title.isEmpty()) all = {one.title, one.author, one.language, {}};
    std::ranges::move(one.pages, std::back_inserter(all.pages));
}

/// Adds the documents of one section, those of them that can be made.
void layOutSection(LaidOut& all, const PrintJob& job, SectionId id, const Section& section,
                   const print::DocumentRequest& request, const std::stop_token& stop)
{
    print::DocumentMaker maker(section, request);
    print::DocumentRequest before = request;
    before.round = standingsRound(job, section, request.round);
    if (before.round != request.round) before.ranked = {};
    print::DocumentMaker ranking(section, before);
    for (const PrintKind kind : job.kinds) {
        if (stop.stop_requested()) return;
        if (kind == PrintKind::Standings && before.round == 0 && section.roundsPaired() > 0) continue;
        const auto sheet = kind == PrintKind::Standings ? ranking.make(kind) : maker.make(kind);
        if (!sheet) continue;
        addPages(all.document, *sheet, job.setup);
        notePaper(all, job, maker, kind, print::isOfTheEvent(kind) ? job.counted : std::vector{id});
    }
}

/// The papers that are wrong, and of certificates only those.
LaidOut layOutAgain(const PrintJob& job, const std::stop_token& stop)
{
    LaidOut all;
    for (const Reprint& reprint : job.reprints) {
        if (stop.stop_requested()) return all;
        if (std::ranges::find(job.kinds, reprint.kind) == job.kinds.end()) continue;
        print::DocumentRequest request = job.request;
        request.round = 0;
        request.ranked = {};
        request.ranking = reprint.ranking;
        request.certificateNumbers = reprint.certificates;
        print::DocumentMaker maker(*reprint.of, request);
        const auto sheet = maker.make(reprint.kind);
        if (!sheet) continue;
        addPages(all.document, *sheet, job.setup);
        notePaper(all, job, maker, reprint.kind, reprint.sections);
    }
    return all;
}

/// One packet: of the section shown, and of the others where they were asked for.
LaidOut layOutAll(const PrintJob& job, const Section& section, const std::stop_token& stop)
{
    if (!job.reprints.empty()) return layOutAgain(job, stop);
    LaidOut all;
    const bool isAmongOthers = !job.sections.empty();
    if (!isAmongOthers) layOutSection(all, job, job.shown, section, job.request, stop);
    PrintJob ofOthers = job;
    std::erase_if(ofOthers.kinds, [](PrintKind kind) {
        return print::infoOf(kind).of != print::DocumentOf::Section || kind == PrintKind::Explanation ||
               kind == PrintKind::Chances;
    });
    print::DocumentRequest request = job.request;
    request.round = 0;  // the last one of each
    request.ranked = {};
    request.ratingOrder.clear();
    for (const EventSection& each : job.sections) {
        if (each.id == job.shown) {
            layOutSection(all, job, each.id, section, job.request, stop);
            continue;
        }
        request.options.phones.folder = publish::folderOf(each.id);
        layOutSection(all, ofOthers, each.id, *each.section, request, stop);
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
      m_all(new QCheckBox(this)),
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

std::vector<Section> PrintDialog::earlierStages() const
{
    std::vector<Section> earlier;
    const auto section = m_desk.section();
    if (!section) return earlier;
    std::vector<const Section*> all;
    const Event event = m_desk.session().event();
    for (const EventSection& each : event.sections) all.push_back(each.section.get());
    const auto stages = tiebreak::stagesTo(*section, all);
    for (std::size_t at = 1; at < stages.size(); ++at) earlier.push_back(*stages[at]);
    return earlier;
}

/// What can be made of the event and section as they are; of papers that are wrong only these.
bool PrintDialog::isOffered(PrintKind kind) const
{
    const auto section = m_desk.section();
    if (!m_source.reprints.empty())
        return std::ranges::find(m_source.reprints, kind, &Reprint::kind) != m_source.reprints.end();
    if (kind == PrintKind::Explanation && !m_source.explanation) return false;
    if (kind == PrintKind::Chances && !m_source.chances) return false;
    if (kind == PrintKind::Schedule && !(section && pairing::tableRounds(*section) > 0)) return false;
    if (kind == PrintKind::Grid && !(section && rowOf(section->rules.pairingSystem).meetsAll)) return false;
    if (kind == PrintKind::FinalList && earlierStages().empty()) return false;
    if (kind == PrintKind::Bracket && !(section && rowOf(section->rules.pairingSystem).knocksOut)) return false;
    if (print::isOfTheEvent(kind) && !m_source.ranking) return false;
    if (print::isOfTeams(kind) && !(section && section->isTeamEvent())) return false;
    const bool isForPhones = kind == PrintKind::Cards || kind == PrintKind::Door;
    return !isForPhones || !m_desk.phonePages().address.isEmpty();
}

void PrintDialog::fillKinds(const std::vector<PrintKind>& chosen)
{
    m_kinds->setObjectName(QStringLiteral("printKinds"));
    m_kinds->setAccessibleName(tr("What to print"));
    m_kinds->setSpacing(2);
    for (const print::DocumentInfo& document : print::documents()) {
        const PrintKind kind = document.kind;
        if (!isOffered(kind)) continue;
        auto* item = new QListWidgetItem(print::titleOf(kind, m_desk.wording()), m_kinds);
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
    const auto sections = static_cast<int>(m_desk.session().event().sections.size());
    m_all->setObjectName(QStringLiteral("printAllSections"));
    m_all->setText(tr("All %n sections", nullptr, sections));
    m_all->setVisible(sections > 1 && m_source.reprints.empty());
    m_all->setChecked(sections > 1 && m_source.allSections);
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
    left->addWidget(m_all);
    left->addWidget(m_pages);
    QWidget* before = m_all;
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
    connect(m_all, &QCheckBox::toggled, this, &PrintDialog::renew);
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
    print::DocumentRequest& request = job.request;
    request.round = m_desk.round();
    request.ranked = m_desk.standingsOf(m_desk.section());
    request.explanation = m_source.explanation;
    request.explanationRound = m_source.explanationRound;
    request.chances = m_source.chances;
    request.detailOf = m_source.detailOf;
    request.numbers =
        m_source.crosstableByNumber ? print::CrosstableNumbers::StartNumber : print::CrosstableNumbers::Rank;
    request.options.letters = m_source.letters;
    request.units = m_source.units;
    request.ranking = m_source.ranking;
    request.certificates = m_source.certificates;
    request.rating.system = m_source.ratingSystem;
    request.ratingOrder = m_source.ratingOrder;
    if (std::ranges::find(job.kinds, PrintKind::FinalList) != job.kinds.end()) request.earlier = earlierStages();
    if (std::ranges::any_of(job.kinds, print::isOfTheJournal)) {
        auto journal = m_desk.session().journalLines();
        if (!journal) m_desk.fail(journal.error());
        if (journal) request.journal = std::move(*journal);
        request.event = m_desk.session().event();
    }
    const int language = m_language->currentIndex();
    if (language == 0) request.options.languages = {text::Language::Vietnamese};
    if (language == 1) request.options.languages = {text::Language::English};
    if (language == 2) request.options.languages = {text::Language::Vietnamese, text::Language::English};
    request.options.event = QString::fromStdString(m_desk.session().event().name);
    request.options.printed = QDateTime::currentDateTime();
    request.options.program = QStringLiteral("Kỳ Đài ") + QCoreApplication::applicationVersion();
    request.options.phones = m_desk.phonePages();
    request.options.phones.folder = publish::folderOf(m_desk.sectionId());
    request.options.large = m_large->isChecked();
    job.setup.size = paper() == QPageSize::A5 ? print::Paper::A5 : print::Paper::A4;
    for (QPushButton* button : {m_print, m_pdf}) button->setEnabled(false);
    job.standingsBefore = m_source.standingsBefore;
    job.shown = m_desk.sectionId();
    job.counted = m_source.counted;
    job.reprints = m_source.reprints;
    job.language = m_desk.language();
    if (m_all->isChecked()) {
        const bool ofRounds = m_source.standingsBefore;  // a packet: nothing is printed of whom no round is paired of
        for (const SectionId id : inOrderOfRooms(m_desk.session().event())) {
            const auto each = m_desk.session().section(id);
            if (!ofRounds || !each->rounds.empty()) job.sections.push_back({id, each});
            request.holders.push_back({id, each});
        }
    } else {
        request.holders = {m_source.holder.section != nullptr
                               ? m_source.holder
                               : print::CardHolders{m_desk.sectionId(), m_desk.section()}};
    }
    m_pages->setText(tr("Laying out…"));
    m_desk.jobs().start(
        "print", m_desk.sectionId(), this,
        [job](const Section& section, const std::stop_token& stop, Progress&) { return layOutAll(job, section, stop); },
        [this](LaidOut made) {
            m_document = std::move(made.document);
            m_papers = std::move(made.papers);
            const bool any = !m_document.pages.empty();
            for (QPushButton* button : {m_print, m_pdf}) button->setEnabled(any);
            m_pages->setText(any ? tr("%n pages", nullptr, static_cast<int>(m_document.pages.size()))
                                 : tr("Tick what to print."));
            m_preview->updatePreview();
        });
}

void PrintDialog::paint(QPrinter& printer) const
{
    paintPages(printer, m_document, paper());
}

/// Final lists and reports wait for the last game; false after telling so.
bool PrintDialog::mayPrint()
{
    const std::vector<PrintKind> kinds = chosen();
    const auto section = m_desk.section();
    const bool isOfTheEnd = section && m_desk.round() == section->roundsPaired();
    const bool isFinal = std::ranges::any_of(kinds, [&](PrintKind kind) {
        // In a packet the standings are those before the round.
        return print::tellsResults(kind) && !(m_source.standingsBefore && kind == PrintKind::Standings);
    });
    if (!isFinal || !isOfTheEnd) return true;
    const bool ofAll =
        m_all->isChecked() || !m_source.reprints.empty() || std::ranges::any_of(kinds, print::isOfTheEvent);
    for (const EventSection& each : m_desk.session().event().sections) {
        if (!ofAll && each.id != m_desk.sectionId()) continue;
        if (!m_desk.promptBefore(policy::beforeReport(m_desk.session().state(), each.id))) return false;
    }
    return true;
}

void PrintDialog::keepAndClose()
{
    keepPapers(m_desk.session(), m_papers);
    accept();
}

void PrintDialog::printNow()
{
    if (!mayPrint()) return;
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(QPageSize(paper()));
    QPrintDialog choose(&printer, this);
    if (choose.exec() != QDialog::Accepted) return;
    paint(printer);
    const QString file = printer.outputFileName();  // "print to file" of the system's dialog
    m_desk.tell(InlineBar::Tone::Plain, tr("Sent to %1.").arg(file.isEmpty() ? printer.printerName() : file));
    keepAndClose();
}

void PrintDialog::savePdf()
{
    if (!mayPrint()) return;
    const QString file = choosePdf(m_desk.prompts(), tr("Save as PDF"), m_document.title);
    if (file.isEmpty()) return;
    if (const auto written = print::writePdf(m_document, file); !written) return m_desk.fail(written.error());
    m_desk.tell(InlineBar::Tone::Plain, tr("Saved as %1.").arg(file));
    keepAndClose();
}

}  // namespace kydai::ui

#include "moc_print_dialog.cpp"
