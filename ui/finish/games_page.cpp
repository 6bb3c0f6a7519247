#include "finish/games_page.h"

#include "print/catalogue.h"
#include "tables/provisional.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace kydai::ui {

namespace {

enum GamesColumn { GamesSection, GamesRounds, GamesState, GamesColumns };

}  // namespace

GamesPage::GamesPage(Desk& desk, QWidget* parent)
    : FinishPage(desk, "finishGames", parent),
      m_table(new QTableWidget(0, GamesColumns, this)),
      m_hint(new QLabel(this)),
      m_print(new QPushButton(this))
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
    column->addWidget(m_print, 0, Qt::AlignLeft);
    connect(m_table, &QTableWidget::cellActivated, this, &GamesPage::goTo);
    connect(m_print, &QPushButton::clicked, this, [this] { Q_EMIT printWanted(print::DocumentKind::Standings); });
    setFocusProxy(m_table);
}

QString GamesPage::title() const
{
    return tr("Games and standings");
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
    m_table->setHorizontalHeaderLabels({tr("Section"), tr("Rounds"), tr("State")});
    m_places.clear();
    m_missing = 0;
    m_toCome = 0;
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
        QString state = tr("✓ final");
        if (!missing.empty())
            state = tr("● results missing: %1").arg(tables::missingRoundsText(missing, desk().wording()));
        else if (toCome > 0)
            state = tr("● %n rounds to come", nullptr, toCome);
        const QString cells[GamesColumns] = {
            QString::fromStdString(section.info.name),
            QStringLiteral("%1/%2").arg(section.roundsPaired()).arg(section.roundsInAll()), state};
        for (int cell = 0; cell < GamesColumns; ++cell) m_table->setItem(at, cell, new QTableWidgetItem(cells[cell]));
    }
    m_table->resizeColumnsToContents();
    if (m_table->rowCount() > 0) m_table->setCurrentCell(std::clamp(row, 0, m_table->rowCount() - 1), 0);
    Q_EMIT stateChanged();
}

void GamesPage::goTo(int row)
{
    if (row < 0 || row >= static_cast<int>(m_places.size())) return;
    const Place& place = m_places[static_cast<std::size_t>(row)];
    Q_EMIT placeWanted(place.section, place.round, {});
}

}  // namespace kydai::ui

#include "moc_games_page.cpp"
