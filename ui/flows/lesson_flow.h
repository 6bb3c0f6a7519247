/// Lessons before a hall: their window, and their events in this one.
#pragma once

#include "flows/flow.h"

namespace kydai::ui {

class EventFlow;
class LessonWindow;
class Workbench;

class LessonFlow : public Flow {
    Q_OBJECT
public:
    LessonFlow(Desk& desk, Workbench& bench, EventFlow& events, QWidget& window);
    ~LessonFlow() override;

    void closeWindow();

private:
    void open();
    /// A copy of the event of a lesson, its crosstable first.
    void openEvent(const QString& sample, const QString& title);

    Workbench& m_bench;
    EventFlow& m_events;
    LessonWindow* m_lessons = nullptr;
};

}  // namespace kydai::ui
