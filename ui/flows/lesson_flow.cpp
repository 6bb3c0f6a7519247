#include "flows/lesson_flow.h"

#include "flows/event_flow.h"
#include "flows/workbench.h"
#include "lesson_window.h"

namespace kydai::ui {

LessonFlow::LessonFlow(Desk& desk, Workbench& bench, EventFlow& events, QWidget& window)
    : Flow(desk, window), m_bench(bench), m_events(events)
{
    add(
        "lessons", "Shift+F11", [] { return tr("Lessons…"); }, [this] { open(); });
}

LessonFlow::~LessonFlow()
{
    delete m_lessons;
}

void LessonFlow::closeWindow()
{
    if (m_lessons != nullptr) m_lessons->close();
}

void LessonFlow::open()
{
    if (m_lessons != nullptr) {
        m_lessons->raise();
        m_lessons->activateWindow();
        return;
    }
    m_lessons = new LessonWindow(desk(), lesson::lessons());
    connect(m_lessons, &QObject::destroyed, this, [this] { m_lessons = nullptr; });
    connect(m_lessons, &LessonWindow::sampleWanted, this, &LessonFlow::openEvent);
    m_lessons->open();
}

void LessonFlow::openEvent(const QString& sample, const QString& title)
{
    if (!m_events.openSample(sample, title)) return;
    m_bench.setTab(Workbench::CrosstableTab);
    window()->activateWindow();
    m_bench.takeFocus();
}

}  // namespace kydai::ui

#include "moc_lesson_flow.cpp"
