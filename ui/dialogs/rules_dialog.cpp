#include "dialogs/rules_dialog.h"

#include "dialogs/keizer_page.h"
#include "dialogs/knock_out_page.h"
#include "dialogs/team_rules_page.h"
#include "format/pairing_table.h"
#include "format/reader.h"
#include "model/fide_player.h"
#include "model/keizer.h"
#include "model/row.h"
#include "model/tournament_rating.h"
#include "pairing/engine.h"
#include "pairing/next_round.h"
#include "policy/event_plan.h"
#include "policy/judge.h"
#include "policy/points.h"
#include "support/file_system.h"
#include "text/enum_text.h"
#include "text/value_text.h"
#include "widgets/section_checks.h"
#include "widgets/tab_pages.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QShortcut>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <limits>

namespace kydai::ui {

namespace {

QScrollArea* scrolling(QWidget* place)
{
    auto* area = new QScrollArea(place);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    return area;
}

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

RulesDialog::RulesDialog(Desk& desk, QWidget* parent)
    : QDialog(parent), m_desk(desk), m_members(QStringLiteral("rule"), desk.wording(), this)
{
    setObjectName(QStringLiteral("rulesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Rules"));
    build();
    layOut();
    fill();
}

QComboBox* RulesDialog::choice(const char* name, const QStringList& texts)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->addItems(texts);
    return box;
}

/// What no row alone can show: values of several members, a number that the section may decide, lists that are ordered.
void RulesDialog::build()
{
    const text::Wording wording = m_desk.wording();
    m_system = choice("ruleSystem", {});
    connect(m_system, &QComboBox::currentIndexChanged, this, &RulesDialog::showSystem);
    m_rounds = new QSpinBox(this);
    m_rounds->setObjectName(QStringLiteral("ruleRounds"));
    connect(m_rounds, &QSpinBox::valueChanged, this, &RulesDialog::showMatches);
    connect(m_rounds, &QSpinBox::editingFinished, this, &RulesDialog::completeMatch);
    m_points = choice("rulePoints", {tr("1 – ½ – 0"), tr("2 – 1 – 0"), tr("3 – 1 – 0")});
    m_byePoints = choice("ruleByePoints", {tr("as a win"), tr("as a draw"), tr("none")});
    m_initialColour = choice("ruleInitialColour", {tr("not drawn yet"), text::colourText(Colour::White, wording),
                                                   text::colourText(Colour::Black, wording)});
    // In the order of ListMethod.
    m_listMethod =
        choice("ruleListMethod", {tr("FIDE rating"), tr("national rating (NRO)"), tr("FIDE, else national (FIDON)"),
                                  tr("national, else FIDE (NIDOF)"), tr("the higher one (HBFN)"),
                                  tr("the lower one (LBFN)"), tr("typed for each player (OTHER)")});
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
    constexpr int kLines = 4;
    m_lists->setMaximumHeight(kLines * (fontMetrics().height() + 4));
    m_table = new QPushButton(this);
    m_table->setObjectName(QStringLiteral("ruleTable"));
    m_table->setToolTip(
        tr("A CSV file with a line for each board: round, board, White, Black. A1 is the first player of "
           "team 1, 2-3 the third of team 2, 7 the player with number 7."));
    connect(m_table, &QPushButton::clicked, this, &RulesDialog::readTable);
    m_chess960 = new QCheckBox(this);
    m_chess960->setObjectName(QStringLiteral("ruleChess960"));
    m_mode = new QLabel(this);
    m_locked = new QLabel(this);
    m_locked->setWordWrap(true);
    m_leave = new QPushButton(tr("Leave FIDE mode…"), this);
    m_leave->setObjectName(QStringLiteral("leaveFideMode"));
    connect(m_leave, &QPushButton::clicked, this, &RulesDialog::leaveFideMode);
}

void RulesDialog::layOut()
{
    auto* pages = new QTabWidget(this);
    m_pages = pages;
    pages->setObjectName(QStringLiteral("rulePages"));
    turnPagesByKeys(*pages);
    QWidget* const place = placeOfPages(*pages);
    pages->addTab(pairingPage(place), tr("Game and pairing"));
    pages->addTab(ratingsPage(place), tr("Ratings and variants"));
    if (const auto& section = m_desk.section(); section && section->isTeamEvent()) {
        QScrollArea* const area = scrolling(place);
        m_teams = new TeamRulesPage(*section, m_desk.wording(), area->viewport());
        area->setWidget(m_teams);
        pages->addTab(area, tr("Teams"));
    }
    if (const auto& section = m_desk.section()) {
        m_knockOut = new KnockOutPage(section->rules.knockOut.value_or(KnockOutRules{}), m_desk.wording(), place);
        if (policy::isLocked(*section, Guard::System)) m_knockOut->lock();
        pages->addTab(m_knockOut, tr("Knock-out"));
        QScrollArea* const area = scrolling(place);
        m_keizer = new KeizerPage(keizerRulesOf(section->rules), m_desk.wording(), area->viewport());
        m_keizer->setEnabled(!policy::isLocked(*section, Guard::System));
        area->setWidget(m_keizer);
        pages->addTab(area, tr("Keizer"));
    }
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
    // The rows of both pages, then what stands below the pages.
    QWidget* last = pages;
    const auto follows = [&last](QWidget* next) {
        setTabOrder(last, next);
        last = next;
    };
    m_members.forEachField([&](const Row& /*row*/, QWidget* widget) { follows(widget); });
    for (QWidget* below : std::initializer_list<QWidget*>{m_leave, m_others, buttons}) follows(below);
    findChild<QWidget*>(QStringLiteral("ruleDiscipline"))->setFocus();
}

QWidget* RulesDialog::pairingPage(QWidget* place)
{
    auto* page = new QWidget(place);
    m_form = new QFormLayout(page);
    m_members.setForm(m_form);
    m_members.add(m_rules, &RuleSet::discipline);
    m_members.add(m_rules, &RuleSet::timeControl);
    m_members.addOwn(&PairingRules::pairingSystem, m_system);
    m_pairingEdition = m_members.add(m_rules, &PairingRules::pairingEdition);
    m_members.add(m_rules, &RuleSet::tieBreakEdition);
    m_members.addOwn(&PairingRules::scheduledRounds, m_rounds);
    m_members.addOwn(&PairingRules::points, m_points);
    m_members.addOwn(&PointSystem::pairingBye, m_byePoints);
    m_members.addOwn(&PairingRules::initialColour, m_initialColour);
    m_baku = m_members.add(m_rules, &PairingRules::bakuAcceleration);
    m_double = m_members.add(m_rules, &PairingRules::doubleRoundRobin);
    m_reverse = m_members.add(m_rules, &PairingRules::reverseLastTwoRounds);
    m_reverse->setToolTip(tr("So that nobody has the same colour three times in a row."));
    connect(qobject_cast<QCheckBox*>(m_double), &QCheckBox::toggled, qobject_cast<QCheckBox*>(m_reverse),
            &QCheckBox::setChecked);
    m_games = m_members.add(m_rules, &PairingRules::furtherGames);
    m_byCycle = m_members.add(m_rules, &PairingRules::gamesByCycle);
    m_byCycle->setToolTip(tr("Otherwise they follow each other, round after round."));
    m_homeBlack = m_members.add(m_rules, &PairingRules::homeBlack);
    m_homeBlack->setToolTip(tr("The home team is the one that the table names first."));
    m_members.addOwn(&PairingRules::table, m_table);
    return page;
}

QWidget* RulesDialog::ratingsPage(QWidget* place)
{
    auto* page = new QWidget(place);
    auto* form = new QFormLayout(page);
    m_members.setForm(form);
    m_members.addOwn(&SectionInfo::startingListMethod, m_listMethod);
    m_members.add(m_rules, &RuleSet::equalsOrder);
    m_members.addOwn(&RuleSet::ratingLists, m_lists);
    auto* method = qobject_cast<QComboBox*>(m_members.add(m_rules, &RuleSet::unratedMethod));
    m_unrated = m_members.add(m_rules, &RuleSet::unratedRating, tr("none"));
    const auto showRating = [this, form](int chosen) {
        form->setRowVisible(m_unrated, chosen == static_cast<int>(UnratedMethod::Fixed));
    };
    showRating(method->currentIndex());
    connect(method, &QComboBox::currentIndexChanged, this, showRating);
    auto* isLong = qobject_cast<QCheckBox*>(m_members.add(m_rules, &RuleSet::longEvent));
    QWidget* byRound = m_members.add(m_rules, &RuleSet::ratingsByRound);
    connect(isLong, &QCheckBox::toggled, byRound, &QWidget::setEnabled);
    m_members.addOwn(&RuleSet::chess960Seed, m_chess960);
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
        auto* item = new QListWidgetItem(text::enumText(tempo, m_desk.wording()), m_lists);
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
    rules.ratingsByRound = rules.longEvent && rules.ratingsByRound;
    if (!m_chess960->isChecked())
        rules.chess960Seed = 0;
    else if (rules.chess960Seed == 0)
        rules.chess960Seed = QRandomGenerator::global()->bounded(1U, std::numeric_limits<quint32>::max());
    if (rules.equalsOrder == EqualsOrder::Lots && rules.lotsSeed == 0)
        rules.lotsSeed = m_desk.session().lotsOf(m_desk.sectionId());
}

void RulesDialog::fill()
{
    const auto section = m_desk.section();
    if (!section) return;
    m_rules = section->rules;
    m_members.show();
    const RuleSet& rules = m_rules;
    const QSignalBlocker quiet(m_system);
    m_system->clear();
    for (const SystemRow& row : kSystemRows) {
        const bool pairs = section->isTeamEvent() ? row.pairsTeams : row.pairsPlayers;
        const bool fits = pairs || row.system == PairingSystem::Manual;
        const bool isOfClub = row.ranksByValue && rules.fideMode && row.system != rules.pairingSystem;
        if (row.isChosen && fits && !isOfClub)
            m_system->addItem(text::enumText(row.system, m_desk.wording()), static_cast<int>(row.system));
    }
    if (!rowOf(rules.pairingSystem).isChosen)
        m_system->addItem(tr("%1, which this program does not pair").arg(QString::fromStdString(rules.systemCode)),
                          static_cast<int>(rules.pairingSystem));
    m_system->setCurrentIndex(m_system->findData(static_cast<int>(rules.pairingSystem)));
    m_rounds->setRange(std::max(1, section->roundsPaired()), kMaxRounds);
    m_rounds->setValue(section->roundsInAll());
    m_roundsShown = m_rounds->value();
    const int points = indexOf(rules.points);
    if (points == m_points->count()) m_points->addItem(tr("as the file has it"));
    m_points->setCurrentIndex(points);
    m_byePoints->setCurrentIndex(byeIndexOf(rules.points));
    m_initialColour->setCurrentIndex(!rules.initialColour ? 0 : *rules.initialColour == Colour::White ? 1 : 2);
    m_listMethod->setCurrentIndex(static_cast<int>(listMethodOf(section->info)));
    fillLists(rules);
    m_boards = rules.table;
    showTable();
    m_chess960->setChecked(rules.chess960Seed != 0);
    m_mode->setText(rules.fideMode ? tr("FIDE mode")
                                   : tr("⚠ not in FIDE mode since round %1").arg(roundOfLeaving(rules)));
    m_leave->setVisible(rules.fideMode);
    // What can't be changed any more looks so.
    bool locked = false;
    m_members.forEachField([&](const Row& row, QWidget* widget) {
        const bool here = row.guard != Guard::Free && policy::isLocked(*section, row.guard);
        const bool speaks = row.word != "ratingsByRound" || rules.longEvent;
        widget->setEnabled(!here && speaks);
        locked = locked || here;
    });
    showSystem();
    m_locked->setText(locked ? tr("What is grey is fixed since round 1 was paired.") : QString());
}

PairingSystem RulesDialog::systemAt(int index) const
{
    return static_cast<PairingSystem>(m_system->itemData(std::max(0, index)).toInt());
}

/// Where two rounds are a match, a number that leaves one open becomes the next one under the arbiter's eyes.
void RulesDialog::completeMatch()
{
    if (rowOf(systemAt(m_system->currentIndex())).playsTwice)
        m_rounds->setValue(2 * matchAndGameOf(m_rounds->value()).match);
}

void RulesDialog::showMatches()
{
    const bool inMatches = rowOf(systemAt(m_system->currentIndex())).playsTwice;
    const int matches = matchAndGameOf(m_rounds->value()).match;
    m_rounds->setSuffix(inMatches ? tr(" = %n matches of two games", nullptr, matches) : QString());
}

void RulesDialog::showSystem()
{
    PairingRules rules;
    rules.pairingSystem = systemAt(m_system->currentIndex());
    const pairing::EngineSettings& settings = pairing::engineFor(rules, false).settings;
    QFormLayout* form = m_form;
    // The table decides how many rounds there are, or the bracket.
    const SystemRow& system = rowOf(rules.pairingSystem);
    form->setRowVisible(m_rounds, !system.isTable && !system.knocksOut);
    if (m_knockOut != nullptr) m_pages->setTabVisible(m_pages->indexOf(m_knockOut), system.knocksOut);
    if (m_keizer != nullptr)
        m_pages->setTabVisible(m_pages->indexOf(m_keizer->parentWidget()->parentWidget()), system.ranksByValue);
    m_rounds->setSingleStep(system.playsTwice ? 2 : 1);
    completeMatch();
    showMatches();
    form->setRowVisible(m_initialColour, !system.knocksOut);  // the higher seed begins, or a lot decides
    form->setRowVisible(m_baku, settings.acceleration);
    form->setRowVisible(m_pairingEdition, settings.edition);
    form->setRowVisible(m_double, settings.cycles);
    form->setRowVisible(m_reverse, settings.lastTwo);
    form->setRowVisible(m_games, settings.cycles);
    form->setRowVisible(m_byCycle, settings.cycles);
    form->setRowVisible(m_homeBlack, settings.cycles && system.pairsTeams);
    form->setRowVisible(m_table, system.isTable && !settings.cycles);
    adjustSize();
}

void RulesDialog::readTable()
{
    const QString path = m_desk.prompts().openFile({tr("Table of the event"), {}, {tr("Tables (*.csv *.txt)")}});
    if (path.isEmpty()) return;
    const auto bytes = format::readBytes(pathOf(path.toStdString()));
    if (!bytes) return m_desk.fail(bytes.error());
    const auto boards = format::readPairingTable(*bytes, path.toStdString());
    if (!boards) return m_desk.fail(boards.error());
    m_boards = *boards;
    showTable();
}

void RulesDialog::showTable()
{
    RoundNumber rounds = 0;
    for (const TableBoard& board : m_boards) rounds = std::max(rounds, board.round);
    m_table->setText(m_boards.empty()
                         ? tr("From a file…")
                         : tr("%1 boards in %2 rounds; from another file…").arg(m_boards.size()).arg(rounds));
}

void RulesDialog::leaveFideMode()
{
    m_desk.actions().get("leaveFideMode")->trigger();
    fill();
}

void RulesDialog::takePoints(PointSystem& points) const
{
    const int bye = byeIndexOf(points);
    const auto chosen = static_cast<std::size_t>(m_points->currentIndex());
    if (chosen < policy::usualPoints().size() && m_points->currentIndex() != indexOf(points))
        points = policy::usualPoints()[chosen];
    if (m_byePoints->currentIndex() == bye) return;
    const Points values[] = {points.win(), points.draw(), Points{0}};
    points.pairingBye = values[m_byePoints->currentIndex()];
}

void RulesDialog::accept()
{
    const auto section = m_desk.section();
    if (!section) return reject();
    if (!m_members.take() || (m_teams != nullptr && !m_teams->take())) return;
    RuleSet rules = m_rules;
    rules.pairingSystem = systemAt(m_system->currentIndex());
    rules.table = rules.pairingSystem == PairingSystem::GivenTable ? m_boards : std::vector<TableBoard>{};
    if (rules.pairingSystem == PairingSystem::TeamSwiss && m_teams != nullptr) {
        TeamSettings settings = m_teams->settings();
        settings.baku = false;  // is said by the rules
        rules.systemCode = codeOf(settings);
    }
    if (rowOf(rules.pairingSystem).knocksOut && m_knockOut != nullptr) rules.knockOut = m_knockOut->take();
    if (rowOf(rules.pairingSystem).ranksByValue && m_keizer != nullptr) rules.keizer = m_keizer->take();
    takePoints(rules.points);
    rules.initialColour.reset();
    if (m_initialColour->currentIndex() > 0) {
        rules.initialColour = m_initialColour->currentIndex() == 1 ? Colour::White : Colour::Black;
    }
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
    if (m_teams != nullptr && m_teams->teams() != section->teams)
        action.changes.push_back(EditTeams{m_desk.sectionId(), m_teams->teams()});
    if (m_desk.apply(std::move(action))) QDialog::accept();
}

}  // namespace kydai::ui

#include "moc_rules_dialog.cpp"
