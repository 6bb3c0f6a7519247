#include "dialogs/rules_dialog.h"

#include "model/fide_player.h"
#include "model/row.h"
#include "model/tournament_rating.h"
#include "pairing/engine.h"
#include "pairing/next_round.h"
#include "policy/event_plan.h"
#include "policy/judge.h"
#include "policy/points.h"
#include "text/enum_text.h"
#include "text/value_text.h"
#include "widgets/section_checks.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QShortcut>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace kydai::ui {

namespace {

/// Those that a section can be given; the system of a file that is none of them is offered where it is the section's.

/// The index of a point system in the choice; behind the last for any other. Byes and forfeits are no part of it.
int indexOf(const PointSystem& points)
{
    const auto usual = policy::usualPoints();
    const auto at = std::ranges::find_if(usual, [&](const PointSystem& one) {
        return points.win() == one.win() && points.draw() == one.draw() && points.loss() == one.loss();
    });
    return static_cast<int>(at - usual.begin());
}

/// A bye worth a win, a draw or less.
int byeIndexOf(const PointSystem& points)
{
    if (points.pairingBye == points.win()) return 0;
    return points.pairingBye == points.draw() ? 1 : 2;
}

}  // namespace

RulesDialog::RulesDialog(Desk& desk, QWidget* parent) : QDialog(parent), m_desk(desk)
{
    setObjectName(QStringLiteral("rulesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Rules"));
    build();
    fill();
}

QComboBox* RulesDialog::choice(const char* name, const QStringList& texts)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->addItems(texts);
    return box;
}

void RulesDialog::build()
{
    const text::Wording wording = m_desk.wording();
    m_discipline = choice("ruleDiscipline", text::enumTexts<Discipline>(wording));
    m_tempo = choice("ruleTempo", text::enumTexts<TimeControl>(wording));
    m_system = choice("ruleSystem", {});
    for (const SystemRow& row : kSystemRows) {
        if (row.isChosen) m_system->addItem(text::enumText(row.system, wording), static_cast<int>(row.system));
    }
    m_pairingEdition = choice("rulePairingEdition", text::enumTexts<PairingEdition>(wording));
    m_tieBreakEdition = choice("ruleTieBreakEdition", text::enumTexts<TieBreakEdition>(wording));
    m_rounds = new QSpinBox(this);
    m_rounds->setObjectName(QStringLiteral("ruleRounds"));
    m_points = choice("rulePoints", {tr("1 – ½ – 0"), tr("2 – 1 – 0"), tr("3 – 1 – 0")});
    m_byePoints = choice("ruleByePoints", {tr("as a win"), tr("as a draw"), tr("none")});
    m_initialColour = choice("ruleInitialColour", {tr("not drawn yet"), text::colourText(Colour::White, wording),
                                                   text::colourText(Colour::Black, wording)});
    m_baku = new QCheckBox(tr("Baku acceleration"), this);
    m_baku->setObjectName(QStringLiteral("ruleBaku"));
    m_double = new QCheckBox(tr("Everybody meets everybody twice"), this);
    m_double->setObjectName(QStringLiteral("ruleDouble"));
    m_reverse = new QCheckBox(tr("Last two rounds of the first cycle reversed"), this);
    m_reverse->setObjectName(QStringLiteral("ruleReverse"));
    m_reverse->setToolTip(tr("So that nobody has the same colour three times in a row."));
    connect(m_system, &QComboBox::currentIndexChanged, this, &RulesDialog::showSystem);
    m_unrated = new QSpinBox(this);
    m_unrated->setObjectName(QStringLiteral("ruleUnrated"));
    m_unrated->setRange(0, 3000);
    m_unrated->setSpecialValueText(tr("none"));
    // In the order of ListMethod, EqualsOrder and UnratedMethod.
    m_listMethod =
        choice("ruleListMethod", {tr("FIDE rating"), tr("national rating (NRO)"), tr("FIDE, else national (FIDON)"),
                                  tr("national, else FIDE (NIDOF)"), tr("the higher one (HBFN)"),
                                  tr("the lower one (LBFN)"), tr("typed for each player (OTHER)")});
    m_equals = choice("ruleEquals", text::enumTexts<EqualsOrder>(wording));
    m_unratedMethod = choice("ruleUnratedMethod", text::enumTexts<UnratedMethod>(wording));
    m_lists = new QListWidget(this);
    m_lists->setObjectName(QStringLiteral("ruleLists"));
    m_lists->setDragDropMode(QAbstractItemView::InternalMove);
    m_lists->setToolTip(
        tr("A new player gets the rating of the first list that has one. Space leaves a list out, "
           "Ctrl+Up and Ctrl+Down move it."));
    for (const int step : {-1, 1}) {
        auto* move = new QShortcut(QKeySequence(step < 0 ? QStringLiteral("Ctrl+Up") : QStringLiteral("Ctrl+Down")),
                                   m_lists, nullptr, nullptr, Qt::WidgetShortcut);
        connect(move, &QShortcut::activated, this, [this, step] { moveList(step); });
    }
    m_long = new QCheckBox(tr("Over 30 days: a player's rating may change with the round"), this);
    m_long->setObjectName(QStringLiteral("ruleLongEvent"));
    m_byRound = new QCheckBox(tr("Rating tie-breaks take the rating of each round, not the first"), this);
    m_byRound->setObjectName(QStringLiteral("ruleRatingsByRound"));
    connect(m_long, &QCheckBox::toggled, m_byRound, &QWidget::setEnabled);
    m_chess960 = new QCheckBox(tr("Chess960: a starting position drawn for each round"), this);
    m_chess960->setObjectName(QStringLiteral("ruleChess960"));
    connect(m_unratedMethod, &QComboBox::currentIndexChanged, this,
            [this](int method) { m_unrated->setVisible(method == static_cast<int>(UnratedMethod::Fixed)); });
    m_mode = new QLabel(this);
    m_locked = new QLabel(this);
    m_locked->setWordWrap(true);
    m_leave = new QPushButton(tr("Leave FIDE mode…"), this);
    m_leave->setObjectName(QStringLiteral("leaveFideMode"));
    connect(m_leave, &QPushButton::clicked, this, &RulesDialog::leaveFideMode);

    layOut();
}

void RulesDialog::layOut()
{
    auto* pages = new QTabWidget(this);
    pages->setObjectName(QStringLiteral("rulePages"));
    auto* first = new QWidget(pages);
    m_form = new QFormLayout(first);
    QFormLayout* form = m_form;
    pages->addTab(first, tr("Game and pairing"));
    pages->addTab(ratingsPage(), tr("Ratings and variants"));
    const std::pair<QString, QWidget*> rows[] = {{tr("Game"), m_discipline},
                                                 {tr("Tempo"), m_tempo},
                                                 {tr("System"), m_system},
                                                 {tr("Pairing rules"), m_pairingEdition},
                                                 {tr("Tie-break rules"), m_tieBreakEdition},
                                                 {tr("Rounds"), m_rounds},
                                                 {tr("Points"), m_points},
                                                 {tr("Pairing-allocated bye"), m_byePoints},
                                                 {tr("Initial colour"), m_initialColour}};
    for (const auto& [label, widget] : rows) {
        widget->setAccessibleName(label);
        form->addRow(label, widget);
    }
    form->addRow(m_baku);
    form->addRow(m_double);
    form->addRow(m_reverse);
    auto* column = new QVBoxLayout(this);
    column->addWidget(pages, 1);
    auto* mode = new QHBoxLayout;
    mode->addWidget(m_mode, 1);
    mode->addWidget(m_leave);
    column->addLayout(mode);
    column->addWidget(m_locked);
    m_others = new SectionChecks(m_desk.session().event(), m_desk.sectionId(), this);
    m_others->setToolTip(tr("Only what you change here is changed there."));
    column->addWidget(m_others);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole)->setObjectName(QStringLiteral("rulesSave"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    // The rows of the first page, then what stands below the pages.
    QWidget* const order[] = {
        pages,           m_discipline,    m_tempo, m_system,  m_pairingEdition, m_tieBreakEdition, m_rounds, m_points,
        m_byePoints,     m_initialColour, m_baku,  m_double,  m_reverse,        m_listMethod,      m_equals, m_lists,
        m_unratedMethod, m_unrated,       m_long,  m_byRound, m_chess960,       m_leave,           m_others, buttons};
    for (std::size_t at = 1; at < std::size(order); ++at) setTabOrder(order[at - 1], order[at]);
    m_discipline->setFocus();
}

QWidget* RulesDialog::ratingsPage()
{
    auto* page = new QWidget(this);
    auto* form = new QFormLayout(page);
    auto* unrated = new QWidget(page);
    auto* row = new QHBoxLayout(unrated);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_unratedMethod, 1);
    row->addWidget(m_unrated);
    const std::pair<QString, QWidget*> rows[] = {{tr("Tournament rating"), m_listMethod},
                                                 {tr("Equal rating and title"), m_equals},
                                                 {tr("Rating of a new player"), m_lists}};
    for (const auto& [label, widget] : rows) {
        widget->setAccessibleName(label);
        form->addRow(label, widget);
    }
    m_unrated->setAccessibleName(tr("Rating of unrated players"));
    m_unratedMethod->setAccessibleName(tr("Unrated players in rating tie-breaks"));
    form->addRow(tr("Unrated players in rating tie-breaks"), unrated);
    form->addRow(m_long);
    form->addRow(m_byRound);
    form->addRow(m_chess960);
    constexpr int kLines = 4;
    m_lists->setMaximumHeight(kLines * (fontMetrics().height() + 4));
    return page;
}

void RulesDialog::moveList(int step)
{
    const int row = m_lists->currentRow();
    const int target = row + step;
    if (row < 0 || target < 0 || target >= m_lists->count()) return;
    m_lists->insertItem(target, m_lists->takeItem(row));
    m_lists->setCurrentRow(target);
}

void RulesDialog::fillLists(const RuleSet& rules)
{
    const std::vector<TimeControl> chosen = ratingListsOf(rules);
    std::vector<TimeControl> all = chosen;
    for (const TimeControl tempo : {TimeControl::Standard, TimeControl::Rapid, TimeControl::Blitz}) {
        if (std::ranges::find(all, tempo) == all.end()) all.push_back(tempo);
    }
    m_lists->clear();
    for (const TimeControl tempo : all) {
        auto* item = new QListWidgetItem(m_tempo->itemText(static_cast<int>(tempo)), m_lists);
        item->setData(Qt::UserRole, static_cast<int>(tempo));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled);
        item->setCheckState(std::ranges::find(chosen, tempo) == chosen.end() ? Qt::Unchecked : Qt::Checked);
    }
    m_lists->setCurrentRow(0);
}

void RulesDialog::takeRatings(RuleSet& rules) const
{
    std::vector<TimeControl> lists;
    for (int row = 0; row < m_lists->count(); ++row) {
        const QListWidgetItem* item = m_lists->item(row);
        if (item->checkState() == Qt::Checked)
            lists.push_back(static_cast<TimeControl>(item->data(Qt::UserRole).toInt()));
    }
    RuleSet usual = rules;
    usual.ratingLists.clear();
    rules.ratingLists = lists == ratingListsOf(usual) ? std::vector<TimeControl>{} : lists;
    rules.equalsOrder = static_cast<EqualsOrder>(m_equals->currentIndex());
    rules.unratedMethod = static_cast<UnratedMethod>(m_unratedMethod->currentIndex());
    rules.unratedRating = m_unrated->value();
    rules.longEvent = m_long->isChecked();
    rules.ratingsByRound = m_long->isChecked() && m_byRound->isChecked();
    if (!m_chess960->isChecked())
        rules.chess960Seed = 0;
    else if (rules.chess960Seed == 0)
        rules.chess960Seed = QRandomGenerator::global()->bounded(1U, std::numeric_limits<quint32>::max());
    if (rules.equalsOrder == EqualsOrder::Lots && rules.lotsSeed == 0)
        rules.lotsSeed = QRandomGenerator::global()->bounded(1U, std::numeric_limits<quint32>::max());
}

void RulesDialog::fill()
{
    const auto section = m_desk.section();
    if (!section) return;
    const RuleSet& rules = section->rules;
    m_discipline->setCurrentIndex(static_cast<int>(rules.discipline));
    m_tempo->setCurrentIndex(static_cast<int>(rules.timeControl));
    if (const int last = m_system->count() - 1; !rowOf(systemAt(last)).isChosen) m_system->removeItem(last);
    if (!rowOf(rules.pairingSystem).isChosen)
        m_system->addItem(tr("%1, which this program does not pair").arg(QString::fromStdString(rules.systemCode)),
                          static_cast<int>(rules.pairingSystem));
    m_system->setCurrentIndex(m_system->findData(static_cast<int>(rules.pairingSystem)));
    m_pairingEdition->setCurrentIndex(static_cast<int>(rules.pairingEdition));
    m_tieBreakEdition->setCurrentIndex(static_cast<int>(rules.tieBreakEdition));
    m_rounds->setRange(std::max(1, section->roundsPaired()), kMaxRounds);
    m_rounds->setValue(section->roundsInAll());
    m_roundsShown = m_rounds->value();
    const int points = indexOf(rules.points);
    if (points == m_points->count()) m_points->addItem(tr("as the file has it"));
    m_points->setCurrentIndex(points);
    m_byePoints->setCurrentIndex(byeIndexOf(rules.points));
    m_initialColour->setCurrentIndex(!rules.initialColour ? 0 : *rules.initialColour == Colour::White ? 1 : 2);
    m_baku->setChecked(rules.bakuAcceleration);
    m_double->setChecked(rules.doubleRoundRobin);
    m_reverse->setChecked(rules.reverseLastTwoRounds);
    m_unrated->setValue(rules.unratedRating);
    m_unratedMethod->setCurrentIndex(static_cast<int>(rules.unratedMethod));
    m_listMethod->setCurrentIndex(static_cast<int>(listMethodOf(section->info)));
    m_equals->setCurrentIndex(static_cast<int>(rules.equalsOrder));
    fillLists(rules);
    m_long->setChecked(rules.longEvent);
    m_byRound->setChecked(rules.ratingsByRound);
    m_byRound->setEnabled(rules.longEvent);
    m_chess960->setChecked(rules.chess960Seed != 0);
    m_mode->setText(rules.fideMode ? tr("FIDE mode")
                                   : tr("⚠ not in FIDE mode since round %1").arg(rules.fideModeLeftInRound));
    m_leave->setVisible(rules.fideMode);
    // What can't be changed any more looks so.
    const std::pair<QWidget*, Guard> guarded[] = {{m_system, Guard::System},
                                                  {m_double, Guard::System},
                                                  {m_reverse, Guard::System},
                                                  {m_pairingEdition, Guard::PairingEdition},
                                                  {m_tieBreakEdition, Guard::TieBreakEdition},
                                                  {m_points, Guard::Points},
                                                  {m_byePoints, Guard::ByeValue},
                                                  {m_initialColour, Guard::InitialColour},
                                                  {m_baku, Guard::Acceleration},
                                                  {m_unrated, Guard::TieBreaks},
                                                  {m_unratedMethod, Guard::TieBreaks},
                                                  {m_rounds, Guard::Rounds},
                                                  {m_discipline, Guard::Ratings},
                                                  {m_tempo, Guard::Ratings},
                                                  {m_lists, Guard::Ratings},
                                                  {m_long, Guard::Ratings},
                                                  {m_listMethod, Guard::Numbering},
                                                  {m_equals, Guard::Numbering}};
    bool locked = false;
    for (const auto& [widget, guard] : guarded) {
        const bool here = policy::isLocked(*section, guard);
        widget->setEnabled(!here);
        locked = locked || here;
    }
    showSystem();
    m_locked->setText(locked ? tr("What is grey is fixed since round 1 was paired.") : QString());
}

PairingSystem RulesDialog::systemAt(int index) const
{
    return static_cast<PairingSystem>(m_system->itemData(std::max(0, index)).toInt());
}

void RulesDialog::showSystem()
{
    PairingRules rules;
    rules.pairingSystem = systemAt(m_system->currentIndex());
    const pairing::EngineSettings& settings = pairing::engineFor(rules, false).settings;
    QFormLayout* form = m_form;
    // The table decides how many rounds there are.
    form->setRowVisible(m_rounds, !settings.cycles);
    form->setRowVisible(m_baku, settings.acceleration);
    form->setRowVisible(m_pairingEdition, settings.edition);
    form->setRowVisible(m_double, settings.cycles);
    form->setRowVisible(m_reverse, settings.cycles);
    adjustSize();
}

void RulesDialog::leaveFideMode()
{
    m_desk.actions().get("leaveFideMode")->trigger();
    fill();
}

void RulesDialog::accept()
{
    const auto section = m_desk.section();
    if (!section) return reject();
    RuleSet rules = section->rules;
    rules.discipline = static_cast<Discipline>(m_discipline->currentIndex());
    rules.timeControl = static_cast<TimeControl>(m_tempo->currentIndex());
    rules.pairingSystem = systemAt(m_system->currentIndex());
    rules.pairingEdition = static_cast<PairingEdition>(m_pairingEdition->currentIndex());
    rules.tieBreakEdition = static_cast<TieBreakEdition>(m_tieBreakEdition->currentIndex());
    const auto points = static_cast<std::size_t>(m_points->currentIndex());
    if (points < policy::usualPoints().size() && m_points->currentIndex() != indexOf(rules.points))
        rules.points = policy::usualPoints()[points];
    if (m_byePoints->currentIndex() != byeIndexOf(section->rules.points)) {
        rules.points.pairingBye = m_byePoints->currentIndex() == 0   ? rules.points.win()
                                  : m_byePoints->currentIndex() == 1 ? rules.points.draw()
                                                                     : Points{0};
    }
    rules.initialColour.reset();
    if (m_initialColour->currentIndex() > 0) {
        rules.initialColour = m_initialColour->currentIndex() == 1 ? Colour::White : Colour::Black;
    }
    rules.bakuAcceleration = m_baku->isChecked();
    rules.doubleRoundRobin = m_double->isChecked();
    rules.reverseLastTwoRounds = m_reverse->isChecked();
    takeRatings(rules);
    if (m_rounds->isEnabled() && (rules.scheduledRounds || m_rounds->value() != m_roundsShown))
        rules.scheduledRounds = m_rounds->value();  // a number that nobody gave is not fixed by looking at it
    CompoundChange action = policy::editingRules(m_desk.session().event(), m_desk.sectionId(),
                                                 policy::chosenRules(*section, rules), m_others->checked());
    const auto method = static_cast<ListMethod>(m_listMethod->currentIndex());
    if (method != listMethodOf(section->info)) {
        SectionInfo info = section->info;
        info.startingListMethod = listMethodText(info, method);
        action.changes.push_back(EditInfo{m_desk.sectionId(), std::move(info)});
    }
    if (m_desk.apply(std::move(action))) QDialog::accept();
}

}  // namespace kydai::ui

#include "moc_rules_dialog.cpp"
