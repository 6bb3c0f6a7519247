#include "commands/journal_lines.h"

#include "store/event_file.h"
#include "text/change_text.h"

#include <QDateTime>

namespace kydai::cli {

namespace {

QString actionText(store::Action action, const text::Wording& wording)
{
    switch (action) {
    case store::Action::Apply:
        return {};
    case store::Action::Undo:
        return wording.translate("Print", QT_TRANSLATE_NOOP("Print", "undone: "));
    case store::Action::Redo:
        return wording.translate("Print", QT_TRANSLATE_NOOP("Print", "done again: "));
    }
    return {};
}

}  // namespace

Result<std::vector<print::JournalLine>> journalLines(const std::string& file, const text::Wording& wording)
{
    const auto opened = store::EventFile::open(file);
    if (!opened) return opened.error();
    const auto entries = opened->journal();
    if (!entries) return entries.error();
    std::vector<print::JournalLine> lines;
    for (const store::JournalEntry& entry : *entries) {
        print::JournalLine line;
        line.when = QDateTime::fromMSecsSinceEpoch(entry.at.time_since_epoch().count())
                        .toString(QStringLiteral("dd/MM/yyyy HH:mm:ss"));
        line.who = QString::fromStdString(entry.who);
        line.what = actionText(entry.action, wording) + text::changeText(entry.after, opened->event(), wording);
        if (entry.before) line.before = text::changeText(*entry.before, opened->event(), wording);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace kydai::cli
