#include "dialogs/rules_dialog.h"

#include "pairing/engine.h"
#include "pairing/next_round.h"
#include "policy/event_plan.h"
#include "policy/judge.h"
#include "policy/points.h"
#include "text/value_text.h"
#include "widgets/section_checks.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace kydai::ui {

namespace {

/// Those that a section can be given; the system of a file that is none of them is offered where it is the section's.
constexpr int kSystemsToChoose = 3;

/// The index of a point system in the choice; behind the last for any other. Byes and forfeits are no part of it.
int indexOf(const PointSystem& points)
{
    const auto usual = policy::usualPoints();
    const auto at = std::ranges::find_if(usual, [&](const PointSystem& one) {
        return points.win() == one.win() && points.draw() == one.draw() && points.loss() == one.loss();
    });
    return static_cast<int>(at - usual.begin());
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
    m_discipline = choice("ruleDiscipline", {tr("Chess"), tr("Xiangqi"), tr("Other game")});
    m_tempo = choice("ruleTempo", {tr("Standard"), tr("Rapid"), tr("Blitz")});
    m_system = choice("ruleSystem", {tr("Swiss, FIDE (Dutch)"), tr("Round robin"), tr("By hand")});
    m_pairingEdition = choice("rulePairingEdition", {tr("C.04.3 of 2017"), tr("C.04.3 of 2026")});
    m_tieBreakEdition =
        choice("ruleTieBreakEdition", {tr("before September 2023"), tr("C.07 of 2024"), tr("C.07 of 2026")});
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
    auto* form = new QFormLayout(this);
    const std::pair<QString, QWidget*> rows[] = {{tr("Game"), m_discipline},
                                                 {tr("Tempo"), m_tempo},
                                                 {tr("System"), m_system},
                                                 {tr("Pairing rules"), m_pairingEdition},
                                                 {tr("Tie-break rules"), m_tieBreakEdition},
                                                 {tr("Rounds"), m_rounds},
                                                 {tr("Points"), m_points},
                                                 {tr("Pairing-allocated bye"), m_byePoints},
                                                 {tr("Initial colour"), m_initialColour},
                                                 {tr("Rating of unrated players"), m_unrated}};
    for (const auto& [label, widget] : rows) {
        widget->setAccessibleName(label);
        form->addRow(label, widget);
    }
    form->addRow(m_baku);
    form->addRow(m_double);
    form->addRow(m_reverse);
    auto* mode = new QHBoxLayout;
    mode->addWidget(m_mode, 1);
    mode->addWidget(m_leave);
    form->addRow(mode);
    form->addRow(m_locked);
    m_others = new SectionChecks(m_desk.session().event(), m_desk.sectionId(), this);
    m_others->setToolTip(tr("Only what you change here is changed there."));
    form->addRow(m_others);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole)->setObjectName(QStringLiteral("rulesSave"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

void RulesDialog::fill()
{
    const auto section = m_desk.section();
    if (!section) return;
    const RuleSet& rules = section->rules;
    m_discipline->setCurrentIndex(static_cast<int>(rules.discipline));
    m_tempo->setCurrentIndex(static_cast<int>(rules.timeControl));
    while (m_system->count() > kSystemsToChoose) m_system->removeItem(kSystemsToChoose);
    if (rules.pairingSystem == PairingSystem::Other)
        m_system->addItem(tr("%1, which this program does not pair").arg(QString::fromStdString(rules.systemCode)));
    m_system->setCurrentIndex(static_cast<int>(rules.pairingSystem));
    m_pairingEdition->setCurrentIndex(static_cast<int>(rules.pairingEdition));
    m_tieBreakEdition->setCurrentIndex(static_cast<int>(rules.tieBreakEdition));
    m_rounds->setRange(std::max(1, section->roundsPaired()), kMaxRounds);
    m_rounds->setValue(section->roundsInAll());
    m_roundsShown = m_rounds->value();
    const int points = indexOf(rules.points);
    if (points == m_points->count()) m_points->addItem(tr("as the file has it"));
    m_points->setCurrentIndex(points);
    m_byePoints->setCurrentIndex(rules.points.pairingBye == rules.points.win()    ? 0
                                 : rules.points.pairingBye == rules.points.draw() ? 1
                                                                                  : 2);
    m_initialColour->setCurrentIndex(!rules.initialColour ? 0 : *rules.initialColour == Colour::White ? 1 : 2);
    m_baku->setChecked(rules.bakuAcceleration);
    m_double->setChecked(rules.doubleRoundRobin);
    m_reverse->setChecked(rules.reverseLastTwoRounds);
    m_unrated->setValue(rules.unratedRating);
    m_mode->setText(rules.fideMode ? tr("FIDE mode")
                                   : tr("⚠ not in FIDE mode since round %1").arg(rules.fideModeLeftInRound));
    m_leave->setVisible(rules.fideMode);
    // What can't be changed any more looks so.
    const std::pair<QWidget*, policy::WarningId> guarded[] = {
        {m_system, policy::WarningId::SystemLocked},
        {m_double, policy::WarningId::SystemLocked},
        {m_reverse, policy::WarningId::SystemLocked},
        {m_pairingEdition, policy::WarningId::PairingEditionLocked},
        {m_tieBreakEdition, policy::WarningId::TieBreakEditionLocked},
        {m_points, policy::WarningId::PointsLocked},
        {m_byePoints, policy::WarningId::ByeValueLocked},
        {m_initialColour, policy::WarningId::InitialColourLocked},
        {m_baku, policy::WarningId::AccelerationLocked},
        {m_unrated, policy::WarningId::TieBreaksLocked},
        {m_rounds, policy::WarningId::RoundsLocked}};
    bool locked = false;
    for (const auto& [widget, warning] : guarded) {
        const bool here = policy::isLocked(*section, warning);
        widget->setEnabled(!here);
        locked = locked || here;
    }
    if (!rules.scheduledRounds) m_rounds->setEnabled(true);  // may be given late
    showSystem();
    m_locked->setText(locked ? tr("What is grey is fixed since round 1 was paired.") : QString());
}

void RulesDialog::showSystem()
{
    PairingRules rules;
    rules.pairingSystem = static_cast<PairingSystem>(m_system->currentIndex());
    const pairing::EngineSettings& settings = pairing::engineFor(rules, false).settings;
    auto* form = qobject_cast<QFormLayout*>(layout());
    // The table decides how many rounds there are.
    form->setRowVisible(m_rounds, !settings.cycles);
    form->setRowVisible(m_baku, settings.acceleration);
    form->setRowVisible(m_pairingEdition, settings.edition);
    form->setRowVisible(m_double, settings.cycles);
    form->setRowVisible(m_reverse, settings.cycles);
    // adjustSize() would leave the note at the bottom the height of its text before it wraps.
    resize(sizeHint().width(), form->heightForWidth(sizeHint().width()));
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
    rules.pairingSystem = static_cast<PairingSystem>(m_system->currentIndex());
    if (m_system->currentIndex() < kSystemsToChoose) rules.systemCode.clear();
    const auto pairingEdition = static_cast<PairingEdition>(m_pairingEdition->currentIndex());
    const auto tieBreakEdition = static_cast<TieBreakEdition>(m_tieBreakEdition->currentIndex());
    if (pairingEdition != rules.pairingEdition || tieBreakEdition != rules.tieBreakEdition) rules.editionsChosen = true;
    rules.pairingEdition = pairingEdition;
    rules.tieBreakEdition = tieBreakEdition;
    const auto points = static_cast<std::size_t>(m_points->currentIndex());
    if (points < policy::usualPoints().size() && m_points->currentIndex() != indexOf(rules.points))
        rules.points = policy::usualPoints()[points];
    if (m_byePoints->isEnabled()) {
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
    rules.unratedRating = m_unrated->value();
    if (pairing::engineFor(rules, false).settings.cycles) {
        const RoundNumber table = pairing::tableRounds({{}, rules, section->players});
        rules.scheduledRounds = table > 0 ? std::optional(table) : std::nullopt;
    } else if (m_rounds->isEnabled() && (rules.scheduledRounds || m_rounds->value() != m_roundsShown)) {
        rules.scheduledRounds = m_rounds->value();  // a number that nobody gave is not fixed by looking at it
    }
    if (m_desk.apply(policy::editingRules(m_desk.session().event(), m_desk.sectionId(), rules, m_others->checked())))
        QDialog::accept();
}

}  // namespace kydai::ui
