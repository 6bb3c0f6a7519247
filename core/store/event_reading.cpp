// EventFile, continued: reading an event from a copy.
#include "store/connection.h"
#include "store/event_file.h"
#include "store/read_copy.h"
#include "support/file_system.h"

#include <algorithm>
#include <utility>

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

template <class Take>
auto reading(const fs::path& path, Take take) -> decltype(take(std::declval<const EventFile&>()))
{
    if (auto head = checkHeader(path); !head) return head.error();
    // While somebody writes, a copy may hold half of a transaction: the seal tells, and the next copy is a whole one.
    ReadCopy copy(path);
    constexpr int kAttempts = 100;
    Error last{.code = Errc::CannotRead};
    for (int attempt = 0; attempt < kAttempts && copy.take(); ++attempt) {
        auto file = EventFile::open(copy.file());
        if (file) return take(*file);
        last = file.error();
        if (last.code != Errc::Damaged) break;
    }
    last.file = toUtf8(path);
    return last;
}

/// Of a copy: what was kept beside it is gone with it, and an entry that is not whole may be under way.
OpeningNotes ofCopy(OpeningNotes notes)
{
    std::erase_if(notes, [](const OpeningNote& note) { return note.kind == OpeningNote::Kind::Unfinished; });
    for (OpeningNote& note : notes) note.kept.clear();
    return notes;
}

}  // namespace

Result<Event> EventFile::read(const fs::path& path)
{
    OpeningNotes notes;
    return read(path, notes);
}

Result<Event> EventFile::read(const fs::path& path, OpeningNotes& notes)
{
    return reading(path, [&notes](const EventFile& file) -> Result<Event> {
        notes = ofCopy(file.notes());
        return file.event();
    });
}

Result<EventFile::Contents> EventFile::readAll(const fs::path& path)
{
    return reading(path, [](const EventFile& file) -> Result<Contents> {
        auto journal = file.journal();
        if (!journal) return journal.error();
        return Contents{file.event(), std::move(*journal), ofCopy(file.notes())};
    });
}

}  // namespace kydai::store
