#include "panes/standings_pane.h"

#include "tiebreak/unit_standings.h"
#include "widgets/cell_delegate.h"
#include "widgets/empty_state.h"
#include "widgets/table_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedLayout>
#include <QToolButton>

#include <algorithm>

namespace kydai::ui {

namespace {

const QString kGroupView = QStringLiteral("group:");

}  // namespace

StandingsPane::StandingsPane(Desk& desk, QWidget* parent)
    : TablePane(desk, "standingsPane", parent),
      m_model(new StandingsModel(desk.wording(), this)),
      m_units(new UnitStandingsModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("standings"), this)),
      m_unitTable(new TableView(QStringLiteral("unitStandings"), this)),
      m_after(new QLabel(this)),
      m_edition(new QLabel(this)),
      m_provisional(new QLabel(this)),
      m_view(new QComboBox(this))
{
    build();
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &StandingsPane::follow);
    connect(m_table, &TableView::currentMoved, this, &StandingsPane::follow);
    retranslate();
}

StandingsPane::~StandingsPane() = default;

void StandingsPane::build()
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CellDelegate(
        [](const QModelIndex& index) {
            return index.data(StandingsModel::DecidesRole).toBool() ? CellMark::Decisive : CellMark::None;
        },
        this));
    for (const char* name : {"explain", "tieBreaks", "print"}) {
        m_table->addMenuAction(desk().actions().get(name));
        m_unitTable->addMenuAction(desk().actions().get(name));
    }
    m_table->addMenuAction(desk().actions().get("whatIf"));
    auto* bar = new QHBoxLayout;
    QFont bold = m_after->font();
    bold.setBold(true);
    m_after->setFont(bold);
    bar->addWidget(m_after);
    m_edition->setObjectName(QStringLiteral("standingsEdition"));
    bar->addWidget(m_edition);
    bar->addStretch(1);
    m_view->setObjectName(QStringLiteral("standingsView"));
    m_view->setSizeAdjustPolicy(QComboBox::AdjustToContents);  // the words change with the language
    connect(m_view, &QComboBox::activated, this, &StandingsPane::chooseView);
    bar->addWidget(buildUnits());
    bar->addWidget(m_view);
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("tieBreaksButton"));
    button->setDefaultAction(desk().actions().get("tieBreaks"));
    button->setAutoRaise(true);
    bar->addWidget(button);
    m_tables = new QStackedLayout;
    m_tables->addWidget(m_table);
    m_tables->addWidget(m_unitTable);
    m_provisional->setObjectName(QStringLiteral("provisional"));
    m_provisional->setContentsMargins(8, 0, 8, 4);
    m_provisional->setWordWrap(true);
    m_provisional->setFont(bold);
    auto* page = buildPage(bar);
    page->addWidget(m_provisional);
    page->addLayout(m_tables, 1);
    empty().addAction(desk().actions().get("pairNext"));
}

QWidget* StandingsPane::buildUnits()
{
    m_unitTable->setModel(m_units);
    m_unitBar = new QWidget(this);
    auto* row = new QHBoxLayout(m_unitBar);
    row->setContentsMargins(0, 0, 0, 0);
    m_bestLabel = new QLabel(m_unitBar);
    m_best = new QSpinBox(m_unitBar);
    m_best->setObjectName(QStringLiteral("unitBest"));
    constexpr int kMostPlayers = 50;
    m_best->setRange(1, kMostPlayers);
    m_best->setValue(tiebreak::UnitOptions{}.best);
    m_rule = new QComboBox(m_unitBar);
    m_rule->setObjectName(QStringLiteral("unitRule"));
    m_rule->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_rule->addItems({QString(), QString()});
    m_bestLabel->setBuddy(m_best);
    row->addWidget(m_bestLabel);
    row->addWidget(m_best);
    row->addWidget(m_rule);
    m_unitBar->hide();
    connect(m_best, &QSpinBox::valueChanged, this, &StandingsPane::showUnits);
    connect(m_rule, &QComboBox::currentIndexChanged, this, &StandingsPane::showUnits);
    return m_unitBar;
}

/// Everybody, girls and boys, each category of the section, the units; the choice stays where it still exists.
void StandingsPane::fillViews()
{
    const QSignalBlocker quiet(m_view);
    const QVariant before = m_view->currentData();
    m_view->clear();
    m_view->addItem(tr("Everybody"), QStringLiteral("all"));
    if (const auto& section = desk().section(); section && !section->isTeamEvent()) {
        m_groups.clear();
        for (const auto kind : {tiebreak::GroupKind::Sex, tiebreak::GroupKind::Category}) {
            for (const tiebreak::PlayerGroup& group : tiebreak::groupsOf(*section, kind)) {
                const QString name = tables::groupName(group, desk().wording());
                m_view->addItem(name, kGroupView + name);
                m_groups[kGroupView + name] = group;
            }
        }
        m_view->addItem(tr("Units"), QStringLiteral("units"));
    }
    m_view->setCurrentIndex(std::max(0, m_view->findData(before)));
    m_view->setVisible(m_view->count() > 1);
}

void StandingsPane::chooseView()
{
    const QString view = m_view->currentData().toString();
    m_model->setGroup(m_groups.value(view));
    const bool units = view == QStringLiteral("units");
    m_unitBar->setVisible(units);
    m_tables->setCurrentWidget(units ? m_unitTable : m_table);
    if (units) showUnits();
    if (!units && !m_table->currentIndex().isValid()) m_table->goToRow(0);
}

StandingsPane::View StandingsPane::view() const
{
    if (m_tables->currentWidget() == m_unitTable) return View::Units;
    const tiebreak::PlayerGroup group = m_groups.value(m_view->currentData().toString());
    if (group.isEverybody()) return View::Everybody;
    return group.sex == Sex::Unknown ? View::Category : View::Sex;
}

tiebreak::UnitOptions StandingsPane::unitOptions() const
{
    tiebreak::UnitOptions options;
    options.best = m_best->value();
    options.rule = m_rule->currentIndex() == 1 ? tiebreak::UnitRule::SumOfPoints : tiebreak::UnitRule::SumOfPlaces;
    return options;
}

void StandingsPane::showUnits()
{
    if (!m_model->standings()) return;
    m_units->setUnits(m_model->section(), m_model->standings(), unitOptions());
    m_unitTable->setColumns(m_units->widths(TableView::kHidden));
}

void StandingsPane::retranslate()
{
    empty().setTexts(
        tr("No standings yet"),
        tr("After the first results this shows the ranking with its tie-breaks, and explains each value."));
    m_table->setAccessibleName(tr("Standings"));
    m_unitTable->setAccessibleName(tr("Standings of units"));
    m_view->setAccessibleName(tr("Whom the standings show"));
    m_bestLabel->setText(tr("Best of each unit:"));
    m_rule->setItemText(0, tr("by sum of places"));
    m_rule->setItemText(1, tr("by sum of points"));
    m_rule->setAccessibleName(tr("How units are ranked"));
    m_model->setWording(desk().wording());
    m_units->setWording(desk().wording());
    fillViews();
    showTexts();
}

void StandingsPane::showTexts()
{
    const auto& standings = m_model->standings();
    if (!standings) return;
    QStringList notes;
    for (const auto& note : m_model->list().notes) notes << note(desk().wording());
    m_provisional->setText(notes.join(QLatin1Char('\n')));
    m_provisional->setVisible(!m_provisional->text().isEmpty());
    m_after->setText(tr("After round %1").arg(standings->round));
    const QString edition = standings->edition == TieBreakEdition::Old   ? tr("tie-breaks as before September 2023")
                            : standings->edition == TieBreakEdition::E24 ? tr("tie-breaks of 2024")
                                                                         : tr("tie-breaks of 2026");
    QString text = QStringLiteral("  ·  ");
    if (standings->competition->keizer) {
        text += tr("the sum of values first, then points");
        if (!standings->columns.empty()) text += QStringLiteral("  ·  ") + edition;
    } else if (!standings->competition->reach.empty()) {
        text += tr("places go by the round reached");
        if (!standings->columns.empty()) text += QStringLiteral("  ·  ") + edition;
    } else {
        text += standings->columns.empty() ? tr("no tie-breaks chosen: equal points share a place") : edition;
    }
    QStringList leftOut;
    for (const std::string& code : standings->leftOut) leftOut << QString::fromStdString(code);
    if (!leftOut.isEmpty()) {
        text += QStringLiteral("  ·  ");
        text += tr("left out, not known to this program: %1").arg(leftOut.join(QStringLiteral(", ")));
    }
    m_edition->setText(text);
}

void StandingsPane::refresh()
{
    const auto& section = desk().section();
    const bool any = section && section->roundsPaired() > 0;
    showPage(any);
    if (any) return compute();
    m_model->clear();
    m_widths.clear();
}

void StandingsPane::compute()
{
    const auto snapshot = desk().section();
    desk().jobs().start(
        "standings", desk().sectionId(), this,
        [round = desk().round(), memo = desk().standings(), snapshot](const Section&, const std::stop_token&,
                                                                      Progress&) {
            tiebreak::StandingsOptions options;
            options.round = round;
            return memo->of(snapshot, options);
        },
        [this, snapshot](const tables::StandingsMemo::Ranked& standings) {
            if (!standings) return desk().fail(standings.error());
            present(snapshot, *standings);
        });
}

void StandingsPane::present(std::shared_ptr<const Section> section,
                            std::shared_ptr<const tiebreak::Standings> standings)
{
    m_model->setStandings(std::move(section), std::move(standings));
    setColumns();
    fillViews();
    chooseView();
    showTexts();
}

void StandingsPane::setColumns()
{
    const QList<int> widths = m_model->widths(TableView::kHidden);
    if (widths == m_widths) return;
    m_widths = widths;
    m_table->setColumns(widths);
}

void StandingsPane::takeFocus()
{
    if (!isPageShown()) return empty().setFocus();
    m_tables->currentWidget()->setFocus();
}

PlayerId StandingsPane::selectedPlayer() const
{
    return m_model->playerAt(m_table->currentIndex().row());
}

std::optional<WhyQuestion> StandingsPane::question() const
{
    const auto& standings = m_model->standings();
    const int current = m_table->currentIndex().row();
    if (!standings || (!m_model->playerAt(current) && m_model->teamAt(current).value == 0)) return std::nullopt;
    WhyQuestion asked{ExplanationKind::Standing, desk().sectionId(), standings->round, m_model->playerAt(current)};
    asked.teams = standings->competition->teams;
    asked.team = m_model->teamAt(current);
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    const std::string code = m_model->codeOf(m_table->currentIndex().column());
    if (rows.size() != 2 && !code.empty()) {
        asked.kind = ExplanationKind::TieBreak;
        asked.code = code;
        return asked;
    }
    // Of two rows the other one. A place as such: why behind the one before, or, at the top, why before the next.
    int other = current > 0 ? current - 1 : 1;
    if (rows.size() == 2) other = rows[0].row() == current ? rows[1].row() : rows[0].row();
    asked.other = m_model->playerAt(other);
    asked.otherTeam = m_model->teamAt(other);
    if (!asked.other && asked.otherTeam.value == 0) return std::nullopt;
    return asked;
}

void StandingsPane::follow()
{
    if (const auto asked = question(); asked && isVisible()) desk().ask(*asked);
}

void StandingsPane::showPlayer(PlayerId player)
{
    const int row = m_model->rowOf(player);
    if (row < 0) return;
    m_table->goToRow(row);
}

}  // namespace kydai::ui

#include "moc_standings_pane.cpp"
