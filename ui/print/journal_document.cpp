// The journal for an appeal, and the complaints in it for the arbiter's report.
#include "print/document_words.h"
#include "print/list_table.h"
#include "tables/lists.h"
#include "text/journal_text.h"
#include "text/value_text.h"

#include <algorithm>

namespace kydai::print {

namespace {

/// A print of the whole event: one section gives its names, several are marked one by one.
Sheet eventSheet(const Event& event, const QString& title, const PrintOptions& options, const DocumentWords& words)
{
    const bool alone = event.sections.size() == 1;
    Sheet sheet = emptySheet(alone ? *event.sections.front().section : Section{}, title, options, words);
    if (alone) return sheet;
    sheet.footer = options.program;
    sheet.heading.event = fromUtf8(event.name);
    for (const EventSection& one : event.sections) {
        const RuleSet& rules = one.section->rules;
        if (rules.fideMode) continue;
        const QString mark = words.with(QT_TRANSLATE_NOOP("Print", "FIDE mode was left in round {0}."),
                                        QString::number(roundOfLeaving(rules)));
        sheet.heading.marks += QStringLiteral("%1: %2").arg(fromUtf8(one.section->info.name), mark);
    }
    return sheet;
}

Discipline disciplineOf(const Event& event)
{
    return event.sections.empty() ? Discipline::Chess : event.sections.front().section->rules.discipline;
}

QString timeText(const QDateTime& when)
{
    return when.toString(QStringLiteral("dd/MM/yyyy HH:mm:ss"));
}

}  // namespace

Sheet journalSheet(const Event& event, const std::vector<text::JournalLine>& journal, const PrintOptions& options)
{
    const DocumentWords words(options, disciplineOf(event));
    Sheet sheet = eventSheet(event, words(QT_TRANSLATE_NOOP("Print", "Journal")), options, words);
    Table table = listTable(tables::journalList(event, journal), words, options.columns);
    constexpr double kSmall = 8.5;
    table.fontSize = kSmall;
    sheet.blocks.emplace_back(std::move(table));
    return sheet;
}

Sheet complaintsSheet(const Event& event, const std::vector<text::JournalLine>& journal, const PrintOptions& options)
{
    const DocumentWords words(options, disciplineOf(event));
    Sheet sheet = eventSheet(event, words(QT_TRANSLATE_NOOP("Print", "Complaints")), options, words);
    int number = 0;
    for (const text::JournalLine& line : journal) {
        if (!std::holds_alternative<KeepComplaint>(line.change)) continue;
        const text::ComplaintWords told = text::complaintWords(line, event, words.first());
        QStringList head{QStringLiteral("%1.  %2").arg(QString::number(++number), timeText(line.when))};
        if (event.sections.size() > 1) head += text::journalWords(line, event, words.first()).section;
        if (!line.who.isEmpty()) head += line.who;
        head.removeAll(QString());
        sheet.blocks.emplace_back(Paragraph{head.join(QStringLiteral("  ·  ")), {10, true}, number == 1 ? 0.5 : 4});
        for (const auto& [source, said] :
             {std::pair(QT_TRANSLATE_NOOP("Print", "Question: {0}"), told.question),
              std::pair(QT_TRANSLATE_NOOP("Print", "Answer: {0}"), told.answer),
              std::pair(QT_TRANSLATE_NOOP("Print", "Numbers since then: {0}"), told.numbers),
              std::pair(QT_TRANSLATE_NOOP("Print", "Note and decision: {0}"), told.note)}) {
            if (!said.isEmpty()) sheet.blocks.emplace_back(Paragraph{words.with(source, said), {10}, 1});
        }
    }
    if (number == 0) {
        sheet.blocks.emplace_back(Paragraph{words(QT_TRANSLATE_NOOP("Print", "No complaint was kept.")), {10}});
        return sheet;
    }
    const auto& first = event.sections.front().section->info.chiefArbiter;
    const QString arbiter = options.arbiter.isEmpty() ? fromUtf8(first) : options.arbiter;
    sheet.blocks.emplace_back(Signature{words(QT_TRANSLATE_NOOP("Print", "Arbiter")), arbiter});
    return sheet;
}

}  // namespace kydai::print
