#include "flows/finish_flow.h"

#include "finish/finish_window.h"
#include "flows/workbench.h"
#include "panes/pane.h"

namespace kydai::ui {

FinishFlow::FinishFlow(Desk& desk, Workbench& bench, QWidget& window) : Flow(desk, window), m_bench(bench)
{
    add(
        "finishEvent", "", [] { return tr("End of the event…"); }, [this] { open(); });
}

void FinishFlow::open()
{
    if (desk().session().event().sections.empty()) return;
    if (!m_finish) {
        m_finish = new FinishWindow(desk(), window());
        connect(m_finish, &FinishWindow::placeWanted, this, &FinishFlow::goTo);
    }
    m_finish->show();
    m_finish->raise();
    m_finish->activateWindow();
}

/// The main window shows the place; the window of the end stays behind it.
void FinishFlow::goTo(SectionId section, RoundNumber round, PlayerId player)
{
    if (!m_bench.goTo(section, round == 0 ? kMaxRounds : round, player)) return;
    window()->raise();
    window()->activateWindow();
}

}  // namespace kydai::ui

#include "moc_finish_flow.cpp"
