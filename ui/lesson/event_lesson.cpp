#include "lesson/event_lesson.h"

#include "text/phrase_text.h"

#include <utility>

namespace kydai::lesson {

Lesson lessonOf(const Event& event, const std::vector<text::JournalLine>& journal, const text::Wording& wording)
{
    Lesson lesson;
    QString name = QString::fromStdString(event.name);
    lesson.title.written =
        text::fillHoles(wording.translate(kContext, QT_TRANSLATE_NOOP("Lesson", "Complaints at {event}")),
                        [&](const QString&) { return name; });
    for (const text::JournalLine& line : journal) {
        if (!std::holds_alternative<KeepComplaint>(line.change)) continue;
        const text::ComplaintWords words = text::complaintWords(line, event, wording);
        Stop stop{.rows = Rows::None};
        QString number = QString::number(lesson.stops.size() + 1);
        stop.title.written =
            text::fillHoles(wording.translate(kContext, QT_TRANSLATE_NOOP("Lesson", "Complaint {number}")),
                            [&](const QString&) { return number; });
        const QString section = text::journalWords(line, event, wording).section;
        if (event.sections.size() > 1 && !section.isEmpty()) stop.title.written += QStringLiteral(" · ") + section;
        stop.guess.written = words.question;
        QStringList told{words.answer, words.numbers, words.note};
        told.removeAll(QString());
        stop.told.written = told.join(QLatin1Char('\n'));
        lesson.stops.push_back(std::move(stop));
    }
    return lesson;
}

}  // namespace kydai::lesson
