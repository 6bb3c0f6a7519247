#include "flows/lesson_flow.h"

#include "flows/event_flow.h"
#include "flows/workbench.h"
#include "lesson/event_lesson.h"
#include "lesson_window.h"

#include <utility>

namespace kydai::ui {

LessonFlow::LessonFlow(Desk& desk, Workbench& bench, EventFlow& events, QWidget& window)
    : Flow(desk, window), m_bench(bench), m_events(events)
{
    add(
        "lessons", "Shift+F11", [] { return tr("Lessons…"); }, [this] { open(lesson::lessons()); });
    add(
        "eventLesson", "", [] { return tr("Make a lesson of this event"); }, [this] { openOfEvent(); });
}

LessonFlow::~LessonFlow()
{
    delete m_lessons;
}

void LessonFlow::closeWindow()
{
    if (m_lessons != nullptr) m_lessons->close();
}

void LessonFlow::open(const std::vector<lesson::Lesson>& lessons)
{
    delete m_lessons;
    m_lessons = new LessonWindow(desk(), lessons);
    connect(m_lessons, &QObject::destroyed, this, [this] { m_lessons = nullptr; });
    connect(m_lessons, &LessonWindow::sampleWanted, this, &LessonFlow::openEvent);
    m_lessons->open();
}

void LessonFlow::openOfEvent()
{
    if (!desk().session().isOpen()) return;
    const auto journal = desk().session().journalLines();
    if (!journal) return desk().fail(journal.error());
    lesson::Lesson made = lesson::lessonOf(desk().session().event(), *journal, desk().wording());
    if (made.stops.empty()) {
        desk().tell(
            InlineBar::Tone::Plain,
            tr("No complaint is kept in this event. “Keep as complaint” (Ctrl+Shift+K) keeps what Why? answers."));
        return;
    }
    delete m_lessons;  // before what it shows
    m_ofEvent = {std::move(made)};
    open(m_ofEvent);
    m_lessons->begin(0);
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
