#include "commands/journal_lines.h"

#include "store/event_file.h"

namespace kydai::cli {

Result<Journal> readJournal(const std::string& file)
{
    auto read = store::EventFile::readAll(file);
    if (!read) return read.error();
    Journal journal{std::move(read->event), {}};
    std::vector<text::JournalAction> actions;
    for (const store::JournalEntry& entry : read->journal) {
        const auto kind = entry.action == store::Action::Undo   ? text::JournalLine::Kind::TakenBack
                          : entry.action == store::Action::Redo ? text::JournalLine::Kind::DoneAgain
                                                                : text::JournalLine::Kind::Done;
        std::vector<std::optional<Change>> inverses;
        for (const store::Step& each : entry.steps) inverses.push_back(each.before);
        actions.push_back({QDateTime::fromMSecsSinceEpoch(entry.at.time_since_epoch().count()),
                           QString::fromStdString(entry.who), kind, entry.kind, entry.changes(), inverses});
    }
    journal.lines = text::journalLines(actions, journal.event);
    return journal;
}

}  // namespace kydai::cli
