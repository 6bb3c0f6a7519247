#include "commands/journal_lines.h"

#include "input.h"
#include "store/event_file.h"

namespace kydai::cli {

Result<Journal> readJournal(const std::string& file, Context& context)
{
    const auto bytes = context.read(file);
    if (!bytes) return bytes.error();
    auto read = store::EventFile::readAll(EventInput(file, *bytes).path());
    if (!read) return read.error();
    tellOpening(context, file, read->notes);
    Journal journal{std::move(read->event), {}};
    journal.lines = text::journalLines(read->journal, journal.event);
    return journal;
}

}  // namespace kydai::cli
