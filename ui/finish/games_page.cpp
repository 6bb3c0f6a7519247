#include "finish/games_page.h"

#include "print/catalogue.h"
#include "prizes/freezing.h"
#include "tables/provisional.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kydai::ui {

namespace {

enum GamesColumn { GamesSection, GamesRounds, GamesState, GamesPrizes, GamesRemarks, GamesColumns };

}  // namespace

GamesPage::GamesPage(Desk& desk, QWidget* parent)
    : FinishPage(desk, "finishGames", parent),
      m_table(new QTableWidget(0, GamesColumns, this)),
      m_hint(new QLabel(this)),
      m_print(new QPushButton(this)),
      m_freeze(new QPushButton(this))
{
    m_table->setObjectName(QStringLiteral("finishGamesTable"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_print->setObjectName(QStringLiteral("finishPrintStandings"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_hint);
    column->addWidget(m_table, 1);
    m_freeze->setObjectName(QStringLiteral("finishFreezeAll"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_print);
    buttons->addStretch(1);
    buttons->addWidget(m_freeze);
    column->addLayout(buttons);
    connect(m_freeze, &QPushButton::clicked, this, &GamesPage::freezeAll);
    connect(m_table, &QTableWidget::cellActivated, this, &GamesPage::goTo);
    connect(m_print, &QPushButton::clicked, this, [this] { Q_EMIT printWanted(print::DocumentKind::Standings); });
    beginAt(m_table);
}

QString GamesPage::title() const
{
    return tr("Final check");
}

FinishPage::State GamesPage::state() const
{
    if (m_missing > 0) return {false, tr("%n results missing", nullptr, m_missing)};
    if (m_toCome > 0) return {false, tr("%n sections have rounds to come", nullptr, m_toCome)};
    return {true, tr("all standings are final")};
}

void GamesPage::refresh()
{
    const int row = m_table->currentRow();
    m_hint->setText(tr("Enter goes to the round that keeps a section open."));
    m_print->setText(tr("Print all standings…"));
    m_table->setAccessibleName(title());
    m_table->setHorizontalHeaderLabels({tr("Section"), tr("Rounds"), tr("Games"), tr("Prizes"), tr("Remarks")});
    m_places.clear();
    m_missing = 0;
    m_toCome = 0;
    m_due = 0;
    const auto& sections = desk().session().event().sections;
    m_table->setRowCount(static_cast<int>(sections.size()));
    for (const EventSection& each : sections) {
        const Section& section = *each.section;
        const int at = static_cast<int>(m_places.size());
        const auto missing = tables::missingResults(section, section.roundsPaired());
        m_missing += tables::missingCount(missing);
        const int toCome = section.roundsInAll() - section.roundsPaired();
        m_toCome += toCome > 0 ? 1 : 0;
        m_places.push_back({each.id, missing.empty() ? section.roundsPaired() : missing.front().round});
        m_due += prizes::prizeStateOf(section) == prizes::PrizeState::Due ? 1 : 0;
        const QString cells[GamesColumns] = {
            QString::fromStdString(section.info.name),
            QStringLiteral("%1/%2").arg(section.roundsPaired()).arg(section.roundsInAll()), gamesText(section, toCome),
            prizesText(section), remarksOn(section)};
        for (int cell = 0; cell < GamesColumns; ++cell) m_table->setItem(at, cell, new QTableWidgetItem(cells[cell]));
    }
    m_freeze->setText(tr("Freeze the prizes of %n sections", nullptr, m_due));
    m_freeze->setEnabled(m_due > 0);
    m_table->resizeColumnsToContents();
    if (m_table->rowCount() > 0) m_table->setCurrentCell(std::clamp(row, 0, m_table->rowCount() - 1), 0);
    Q_EMIT stateChanged();
}

QString GamesPage::gamesText(const Section& section, int toCome) const
{
    const auto missing = tables::missingResults(section, section.roundsPaired());
    if (!missing.empty()) return tr("● results missing: %1").arg(tables::missingRoundsText(missing, desk().wording()));
    return toCome > 0 ? tr("● %n rounds to come", nullptr, toCome) : tr("✓ final");
}

QString GamesPage::prizesText(const Section& section)
{
    switch (prizes::prizeStateOf(section)) {
    case prizes::PrizeState::NoPlan:
        return tr("no prizes");
    case prizes::PrizeState::NotFinal:
        return tr("not yet");
    case prizes::PrizeState::Due:
        break;
    case prizes::PrizeState::Frozen:
        return tr("✓ frozen");
    }
    return placesTwice(section.prizes).empty() ? tr("● to be frozen") : tr("● two lines for one place");
}

QString GamesPage::remarksOn(const Section& section)
{
    const auto without = static_cast<int>(
        std::ranges::count_if(section.players, [](const Player& player) { return player.unit.empty(); }));
    return without == 0 ? QString() : tr("%n players without a unit", nullptr, without);
}

void GamesPage::freezeAll()
{
    m_freeze->setEnabled(false);
    desk().jobs().startApart(
        "freezeAll", this,
        [state = desk().session().state()](const std::stop_token&, Progress&) {
            return std::pair(state, prizes::freezingDue(state.event));
        },
        [this](std::pair<EventState, CompoundChange> made) {
            // Something came in meanwhile: from what is there now.
            if (!made.first.isStill(desk().session().state())) return freezeAll();
            const int count = static_cast<int>(made.second.changes.size());
            if (count > 0 && desk().apply(std::move(made.second)))
                desk().tell(InlineBar::Tone::Plain,
                            tr("The prizes of %n sections are frozen. Ctrl+Z takes it back.", nullptr, count));
            refresh();
        });
}

void GamesPage::goTo(int row)
{
    if (row < 0 || row >= static_cast<int>(m_places.size())) return;
    const Place& place = m_places[static_cast<std::size_t>(row)];
    Q_EMIT placeWanted(place.section, place.round, {});
}

}  // namespace kydai::ui

#include "moc_games_page.cpp"
