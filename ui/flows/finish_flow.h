/// The end of the event: its window, and the way from it to a place in the main one.
#pragma once

#include "flows/flow.h"

#include <QPointer>

namespace kydai::ui {

class FinishWindow;
class Workbench;

class FinishFlow : public Flow {
    Q_OBJECT
public:
    FinishFlow(Desk& desk, Workbench& bench, QWidget& window);

private:
    void open();
    void goTo(SectionId section, RoundNumber round, PlayerId player);

    Workbench& m_bench;
    QPointer<FinishWindow> m_finish;
};

}  // namespace kydai::ui
