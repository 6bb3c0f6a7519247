/// The next step of the day (desk/next_step.h): one filled button always offers it, F9 does it.
#pragma once

#include "desk/next_step.h"
#include "flows/flow.h"

#include <QElapsedTimer>

#include <chrono>

class QToolButton;

namespace kydai::ui {

class PrintFlow;
class Workbench;

class NextStepFlow : public Flow {
    Q_OBJECT
public:
    NextStepFlow(Desk& desk, Workbench& bench, PrintFlow& print, QWidget& window);

    /// The filled button; of the window.
    [[nodiscard]] QToolButton* button() const { return m_button; }
    /// Follows the draft; the panes must be there.
    void watch();
    void refresh();
    /// How long after its last effect the key publishes, prints and asks nothing. Changed by tests only.
    void setPause(std::chrono::milliseconds pause) { m_pause = pause; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] Day day() const;
    void take();
    void act(const NextStep& step);

    Workbench& m_bench;
    PrintFlow& m_print;
    QToolButton* m_button;
    NextStep m_shown{};
    QElapsedTimer m_sinceEffect{};
    std::chrono::milliseconds m_pause{500};
};

}  // namespace kydai::ui
