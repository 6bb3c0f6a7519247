#include "store/rescue.h"

#include "store/backup.h"
#include "store/event_file.h"
#include "store/file_hold.h"
#include "store/held_state.h"
#include "store/load_event.h"
#include "store/log_beside.h"
#include "store/log_walk.h"
#include "store/migrations.h"
#include "store/recognise.h"
#include "store/sqlite_error.h"
#include "store/statements.h"
#include "support/file_system.h"
#include "support/output_file.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

Rescue rescueOf(Rescue::Kind kind, const fs::path& file, const Entries& entries)
{
    return {kind, file, entries.size(), entries.empty() ? Instant{} : entries.back().second};
}

/// What opening this file would give, and its journal.
std::optional<std::pair<std::string, Entries>> soundStateOf(const fs::path& file)
{
    auto bytes = stateOf(bytesIn(file), bytesIn(logOf(file)));
    if (!bytes) return std::nullopt;
    auto entries = guarded(toUtf8(file), [&] { return HeldState(*bytes).entries(); });
    if (!entries) return std::nullopt;
    return std::pair{std::move(*bytes), std::move(*entries)};
}

struct Sound {
    fs::path file{};
    Entries entries{};
};
/// The first of these files that opens.
std::optional<Sound> firstSound(const std::vector<fs::path>& files)
{
    for (const fs::path& file : files) {
        if (auto state = soundStateOf(file)) return Sound{file, std::move(state->second)};
    }
    return std::nullopt;
}

/// Of two journals of one event the one that goes on with the other, whatever the clock said; else the one whose last
/// entry is younger.
bool isNewer(const Entries& one, const Entries& other)
{
    if (follows(one, other)) return false;
    if (follows(other, one)) return true;
    return one.back().second > other.back().second;
}

/// The event in tables that don't add up, where they can be read at all.
struct Read {
    Event event{};
    Entries entries{};
};
std::optional<Read> piecesOf(const fs::path& file)
{
    auto read = guarded(toUtf8(file), [&]() -> Result<Read> {
        HeldState state(fileWith(bytesIn(file), {}, {}, 0));  // as one at rest
        if (versionOf(state.database()) != newestVersion()) return Error{.code = Errc::NewerVersion};
        Statements statements(state.database());
        auto event = loadEvent(statements, toUtf8(file));
        if (!event) return event.error();
        auto entries = guarded(toUtf8(file), [&] { return state.entries(); });
        return Read{std::move(*event), entries ? std::move(*entries) : Entries()};
    });
    return read ? std::optional(std::move(*read)) : std::nullopt;
}

/// A file of all that an event holds, made under this name; where anything of it could not be written there are none.
Result<std::string> bytesOf(const Event& event, const Who& who, const fs::path& made)
{
    {
        auto file = EventFile::createOf(made, event, who);
        if (!file) return file.error();
        if (auto settled = file->settle(); !settled) return settled.error();
    }
    std::string bytes = bytesIn(made);
    if (bytes.empty()) return Error{.code = Errc::CannotRead, .file = toUtf8(made)};
    return bytes;
}

/// The bytes of a file that a rescue gives.
Result<std::string> bytesFrom(const Rescue& rescue)
{
    const Error unread{.code = Errc::CannotRead, .file = toUtf8(rescue.file)};
    if (rescue.kind != Rescue::Kind::Pieces) {
        auto state = soundStateOf(rescue.file);
        if (!state) return unread;
        return std::move(state->first);
    }
    const auto pieces = piecesOf(rescue.file);
    if (!pieces) return unread;
    const fs::path folder = makeTemporaryFolder();
    if (folder.empty()) return unread;
    auto bytes = bytesOf(pieces->event, {{}, rescue.newest}, folder / "pieces.kydai");
    std::error_code none;
    fs::remove_all(folder, none);
    return bytes;
}

}  // namespace

std::vector<Rescue> rescuesOf(const fs::path& path, const fs::path& secondPlace)
{
    std::vector<Rescue> found;
    std::vector<fs::path> backups = backupsOf(path);
    std::erase_if(backups, hasLog);  // one with a log is kept because it is damaged
    const auto backup = firstSound({backups.rbegin(), backups.rend()});
    const auto copy = secondPlace.empty() ? std::nullopt : firstSound({secondPlace});
    if (backup) found.push_back(rescueOf(Rescue::Kind::Backup, backup->file, backup->entries));
    if (copy) found.push_back(rescueOf(Rescue::Kind::SecondPlace, copy->file, copy->entries));
    if (backup && copy && isNewer(copy->entries, backup->entries)) std::swap(found.front(), found.back());
    if (const auto pieces = piecesOf(path)) found.push_back(rescueOf(Rescue::Kind::Pieces, path, pieces->entries));
    return found;
}

Result<void> replaceDamaged(const fs::path& path, const Rescue& rescue, Instant at)
{
    const auto hold = FileHold::take(path);
    if (!hold) return hold.error();
    const auto bytes = bytesFrom(rescue);
    if (!bytes) return bytes.error();
    OutputFile target(path);
    if (auto written = target.write(*bytes); !written) return written;
    const fs::path kept = backupName(path, "damaged", at);
    std::error_code none;
    fs::create_directories(kept.parent_path(), none);
    if (auto written = writeOutput(kept, bytesIn(path)); !written) return written;
    if (hasLog(path)) {
        if (auto written = writeOutput(logOf(kept), bytesIn(logOf(path))); !written) return written;
    }
    if (auto done = target.commit(); !done) return done;
    removeLogs(path);
    return {};
}

}  // namespace kydai::store
