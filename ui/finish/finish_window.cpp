#include "finish/finish_window.h"

#include "dialogs/print_dialog.h"
#include "finish/certificates_page.h"
#include "finish/games_page.h"
#include "finish/norms_page.h"
#include "finish/papers_page.h"
#include "finish/prizes_page.h"
#include "finish/reports_page.h"
#include "finish/units_page.h"
#include "widgets/dialog_size.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace kydai::ui {

FinishWindow::FinishWindow(Desk& desk, QWidget* parent)
    : QDialog(parent), m_desk(desk), m_steps(new QListWidget(this)), m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("finishWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_steps->setObjectName(QStringLiteral("finishSteps"));
    m_steps->setWordWrap(true);
    m_steps->setSpacing(3);
    constexpr int kStepCharacters = 28;
    m_steps->setFixedWidth(fontMetrics().horizontalAdvance(QLatin1Char('0')) * kStepCharacters);
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_steps);
    row->addWidget(m_stack, 1);
    add(new GamesPage(desk, this));
    add(new PrizesPage(desk, this));
    m_units = new UnitsPage(desk, this);
    add(m_units);
    m_certificates = new CertificatesPage(desk, this);
    add(m_certificates);
    add(new NormsPage(desk, this));
    add(new ReportsPage(desk, this));
    m_papers = new PapersPage(desk, this);
    add(m_papers);
    connect(m_papers, &PapersPage::reprintWanted, this, [this](const std::vector<Reprint>& papers) {
        PrintSource source;
        source.reprints = papers;
        std::vector<print::DocumentKind> kinds;
        for (const Reprint& each : papers) kinds.push_back(each.kind);
        openPrint(kinds, std::move(source));
    });
    // Enter leads into a step. It presses no button: the first of a page would copy prizes, or print.
    for (QPushButton* button : findChildren<QPushButton*>()) button->setAutoDefault(false);
    connect(m_steps, &QListWidget::currentRowChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(m_steps, &QListWidget::itemActivated, this,
            [this] { m_pages[static_cast<std::size_t>(m_stack->currentIndex())]->takeFocus(); });
    connect(&desk, &Desk::eventChanged, this, &FinishWindow::refresh);
    connect(&desk, &Desk::eventReplaced, this, &QDialog::close);
    constexpr int kCharacters = 148;
    constexpr int kTall = 700;
    resizeToScreen(*this, {fontMetrics().horizontalAdvance(QLatin1Char('0')) * kCharacters, kTall});
    retranslate();
    refresh();
    m_steps->setCurrentRow(0);
    m_steps->setFocus();
}

void FinishWindow::add(FinishPage* page)
{
    m_pages.push_back(page);
    m_stack->addWidget(page);
    new QListWidgetItem(m_steps);
    connect(page, &FinishPage::stateChanged, this, &FinishWindow::showStates);
    connect(page, &FinishPage::rulesChanged, this, &FinishWindow::rank);
    connect(page, &FinishPage::placeWanted, this, &FinishWindow::placeWanted);
    connect(page, &FinishPage::printWanted, this,
            [this, page](print::DocumentKind wanted) { print(wanted, page->printedSection()); });
}

void FinishWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) close();  // it opens again in the other language
    QDialog::changeEvent(event);
}

void FinishWindow::retranslate()
{
    setWindowTitle(tr("End of the event"));
    m_steps->setAccessibleName(tr("Steps to the end of the event"));
}

void FinishWindow::refresh()
{
    for (FinishPage* page : m_pages) page->refresh();
    rank();
    showStates();
}

/// Standings of all sections take their time: on a worker, from snapshots.
void FinishWindow::rank()
{
    std::vector<std::shared_ptr<const Section>> sections;
    const std::vector<SectionId> chosen = m_units->sections();
    for (const EventSection& each : m_desk.session().event().sections) {
        if (std::ranges::find(chosen, each.id) != chosen.end()) sections.push_back(each.section);
    }
    m_desk.jobs().startApart(
        "rankEvent", this,
        [sections, rules = m_units->rules()](const std::stop_token&, Progress&) {
            using Ranked = Result<std::shared_ptr<const prizes::EventRanking>>;
            auto ranked = prizes::rankSections(sections);
            if (!ranked) return Ranked(ranked.error());
            return Ranked(std::make_shared<const prizes::EventRanking>(prizes::rankEvent(*std::move(ranked), rules)));
        },
        [this](const Result<std::shared_ptr<const prizes::EventRanking>>& ranking) {
            if (!ranking) return m_desk.fail(ranking.error());
            m_ranking = *ranking;
            for (FinishPage* page : m_pages) page->setRanking(m_ranking);
        });
}

void FinishWindow::showStates()
{
    for (std::size_t at = 0; at < m_pages.size(); ++at) {
        const FinishPage::State state = m_pages[at]->state();
        m_steps->item(static_cast<int>(at))
            ->setText(QStringLiteral("%1 %2. %3\n     %4")
                          .arg(state.isDone ? QStringLiteral("✓") : QStringLiteral("●"), QString::number(at + 1),
                               m_pages[at]->title(), state.words));
    }
}

void FinishWindow::print(print::DocumentKind wanted, std::optional<SectionId> section)
{
    const bool isOfPlaces = print::isOfTheEvent(wanted) && wanted != print::DocumentKind::UnitRules;
    if (!m_ranking || (isOfPlaces && m_ranking->sections.empty())) return;
    PrintSource source;
    if (section) m_desk.go(*section, kMaxRounds);
    source.allSections = !section;
    source.ranking = m_ranking;
    source.counted = m_units->sections();
    openPrint({wanted}, std::move(source));
}

void FinishWindow::openPrint(const std::vector<print::DocumentKind>& kinds, PrintSource source)
{
    source.certificates = m_certificates->look();
    auto* dialog = new PrintDialog(m_desk, kinds, std::move(source), this);
    connect(dialog, &QDialog::accepted, m_papers, &PapersPage::compare);
    dialog->open();
}

}  // namespace kydai::ui

#include "moc_finish_window.cpp"
