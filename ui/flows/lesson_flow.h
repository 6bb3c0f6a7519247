/// Lessons before a hall: their window, and their events in this one.
#pragma once

#include "flows/flow.h"
#include "lesson/lesson.h"

#include <vector>

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
    void open(const std::vector<lesson::Lesson>& lessons);
    /// The complaints of the open event as a lesson.
    void openOfEvent();
    /// A copy of the event of a lesson, its crosstable first.
    void openEvent(const QString& sample, const QString& title);

    Workbench& m_bench;
    EventFlow& m_events;
    LessonWindow* m_lessons = nullptr;
    std::vector<lesson::Lesson> m_ofEvent{};  ///< what its window shows
};

}  // namespace kydai::ui
