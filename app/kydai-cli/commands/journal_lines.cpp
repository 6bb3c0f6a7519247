#include "commands/journal_lines.h"

#include "store/event_file.h"

namespace kydai::cli {

Result<Journal> readJournal(const std::string& file)
{
    auto read = store::EventFile::readAll(file);
    if (!read) return read.error();
    Journal journal{std::move(read->event), {}};
    journal.lines = text::journalLines(read->journal, journal.event);
    return journal;
}

}  // namespace kydai::cli
