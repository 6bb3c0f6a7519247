#include "flows/next_step_flow.h"

#include "dialogs/check_in_marks.h"
#include "flows/print_flow.h"
#include "flows/workbench.h"
#include "panes/pair_round_pane.h"
#include "panes/round_pane.h"

#include <QEvent>
#include <QToolButton>

#include <utility>

namespace kydai::ui {

NextStepFlow::NextStepFlow(Desk& desk, Workbench& bench, PrintFlow& print, QWidget& window)
    : Flow(desk, window), m_bench(bench), m_print(print), m_button(new QToolButton(&window))
{
    add(
        "nextStep", "F9", [] { return tr("The next step"); }, [this] { take(); });
    desk.actions().get("nextStep")->setAutoRepeat(false);
    m_button->setObjectName(QStringLiteral("nextStepButton"));
    m_button->setFocusPolicy(Qt::TabFocus);
    connect(m_button, &QToolButton::clicked, desk.actions().get("nextStep"), &QAction::trigger);
    connect(&desk.session(), &EventSession::undoChanged, this, &NextStepFlow::refresh);
    connect(&print, &PrintFlow::printed, this, &NextStepFlow::refresh);
    window.installEventFilter(this);
}

void NextStepFlow::watch()
{
    connect(&m_bench.pairing(), &PairRoundPane::draftChanged, this, &NextStepFlow::refresh);
}

/// Whoever comes back from a dialog may have closed the check-in.
bool NextStepFlow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::WindowActivate && watched == window()) refresh();
    return Flow::eventFilter(watched, event);
}

Day NextStepFlow::day() const
{
    Day day;
    day.isOpen = desk().session().isOpen();
    day.section = desk().section().get();
    if (day.section == nullptr) return day;
    if (day.section->rounds.empty()) {
        day.isCheckedIn = isCheckInClosed(desk().session(), desk().sectionId());
    }
    day.printed = m_print.printedRound();
    day.draft = m_bench.pairing().draftState();
    day.draftRound = m_bench.pairing().number();
    return day;
}

void NextStepFlow::refresh()
{
    const NextStep step = nextStep(day());
    if (step != std::exchange(m_shown, step)) m_sinceEffect.start();  // what stands there now is to be read first
    const QString text = nextStepText(step, desk().wording());
    m_button->setText(text + QStringLiteral("   F9"));
    m_button->setAccessibleName(text);
    m_button->setToolTip(tr("The next step: %1 (F9)").arg(text));
    m_button->setEnabled(step.step != DayStep::Wait);
    desk().actions().get("nextStep")->setEnabled(step.step != DayStep::Wait);
}

void NextStepFlow::take()
{
    refresh();
    const NextStep step = m_shown;
    if (isWeighty(step.step) && m_sinceEffect.isValid() && m_sinceEffect.elapsed() < m_pause.count()) return;
    act(step);
    m_sinceEffect.start();
}

void NextStepFlow::act(const NextStep& step)
{
    const auto trigger = [this](const char* name) { desk().actions().get(name)->trigger(); };
    switch (step.step) {
    case DayStep::NewEvent:
        return trigger("newEvent");
    case DayStep::NewSection:
        return trigger("newSection");
    case DayStep::AddPlayers:
        return trigger("showPlayers");
    case DayStep::MakeTeams:
        return trigger("teams");
    case DayStep::CheckIn:
        return trigger("checkIn");
    case DayStep::Wait:
        return;
    case DayStep::Publish:
    case DayStep::PublishChange:
        return m_bench.pairing().publish();
    case DayStep::LeaveChange:
        m_bench.pairing().leave();
        return;
    case DayStep::EnterResults:
        if (m_bench.goTo(desk().sectionId(), step.round, {})) m_bench.round().goToMissing();
        return;
    case DayStep::Print:
        if (m_bench.goTo(desk().sectionId(), step.round, {})) trigger("printPacket");
        return;
    case DayStep::Pair:
        if (m_bench.pairing().draftState() == DraftState::Checking) return m_bench.pairing().pair();
        return trigger("pairNext");
    case DayStep::Finish:
        return trigger("finishEvent");
    }
}

}  // namespace kydai::ui

#include "moc_next_step_flow.cpp"
