#include "flows/workbench.h"

#include "panes/crosstable_pane.h"
#include "panes/pair_round_pane.h"
#include "panes/players_pane.h"
#include "panes/ratings_pane.h"
#include "panes/round_pane.h"
#include "panes/standings_pane.h"
#include "widgets/empty_state.h"
#include "widgets/tab_pages.h"

#include <QTabWidget>
#include <QVBoxLayout>

namespace kydai::ui {

Workbench::Workbench(Desk& desk, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_tabs(new QTabWidget(this)),
      m_welcome(new EmptyState(QStringLiteral("welcome"), this))
{
    m_tabs->setObjectName(QStringLiteral("tabs"));
    m_tabs->setDocumentMode(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_welcome, 1);
}

void Workbench::fill()
{
    QWidget* const place = placeOfPages(*m_tabs);
    m_players = new PlayersPane(m_desk, place);
    m_round = new RoundPane(m_desk, place);
    m_crosstable = new CrosstablePane(m_desk, place);
    m_standings = new StandingsPane(m_desk, place);
    m_ratings = new RatingsPane(m_desk, place);
    for (Pane* pane : std::initializer_list<Pane*>{m_players, m_round, m_crosstable, m_standings, m_ratings}) {
        m_tabs->addTab(pane, {});
    }
    for (const char* name : {"newEvent", "openEvent", "newSection", "importFile", "tour"}) {
        m_welcome->addAction(m_desk.actions().get(name));
    }
    m_pairing = new PairRoundPane(m_desk, this);
    m_pairing->hide();
    layout()->addWidget(m_pairing);
    connect(m_tabs, &QTabWidget::currentChanged, this, &Workbench::tabChanged);
    Q_EMIT filled();
}

Pane* Workbench::current() const
{
    return isPairing() ? m_pairing : static_cast<Pane*>(m_tabs->currentWidget());
}

Workbench::Tab Workbench::tab() const
{
    return static_cast<Tab>(m_tabs->currentIndex());
}

bool Workbench::setTab(Tab tab)
{
    if (isPairing() && !m_desk.mayLeave()) return false;
    m_tabs->setCurrentIndex(tab);
    return m_desk.section() != nullptr;
}

bool Workbench::goTo(SectionId section, RoundNumber round, PlayerId player)
{
    if (!m_desk.mayLeave()) return false;
    m_desk.go(section, round == 0 ? kMaxRounds : round);
    if (player || round != 0) m_tabs->setCurrentIndex(player ? PlayersTab : RoundTab);
    if (player) current()->showPlayer(player);
    takeFocus();
    return true;
}

void Workbench::showPairing(bool on)
{
    m_pairing->setVisible(on);
    refresh();
    Q_EMIT pairingShown(on);
}

bool Workbench::isPairing() const
{
    return m_pairing != nullptr && m_pairing->isVisibleTo(m_pairing->parentWidget());
}

QString Workbench::crosstableName() const
{
    const auto& section = m_desk.section();
    const bool hasBracket = section && rowOf(section->rules.pairingSystem).knocksOut;
    return hasBracket ? tr("Bracket and crosstable") : tr("Crosstable");
}

void Workbench::refresh()
{
    m_tabs->setTabText(CrosstableTab, crosstableName());
    const bool hasSection = m_desk.section() != nullptr;
    m_tabs->setVisible(hasSection && !isPairing());
    m_welcome->setVisible(!hasSection);
    if (hasSection) return;
    m_welcome->offer(tr("Last time"), m_desk.session().isOpen() ? QList<QAction*>() : m_recent);
    m_desk.session().isOpen()
        ? m_welcome->setTexts(tr("The event has no section yet"),
                              tr("A section is one tournament with its own players, rounds and rules."))
        : m_welcome->setTexts(tr("No event is open"),
                              tr("An event is one file. Open one, or a report of another program (TRF, Swiss-Manager, "
                                 "CSV), or begin a new one."));
}

void Workbench::offerRecent(const QList<QAction*>& events)
{
    constexpr qsizetype kMost = 4;  // beside the buttons on a small screen
    m_welcome->offer({}, {});       // those before are gone, and others may lie where they lay
    m_recent = events.mid(0, kMost);
    refresh();
}

void Workbench::takeFocus()
{
    if (!m_desk.section()) return m_welcome->setFocus();
    current()->takeFocus();
}

void Workbench::retranslate()
{
    m_tabs->setTabText(PlayersTab, tr("Players"));
    m_tabs->setTabText(RoundTab, tr("Round"));
    m_tabs->setTabText(StandingsTab, tr("Standings"));
    m_tabs->setTabText(RatingsTab, tr("Ratings"));
    m_tabs->setAccessibleName(tr("Views of the section"));
    refresh();
}

}  // namespace kydai::ui

#include "moc_workbench.cpp"
