#include "store/event_file.h"

#include "store/journal_table.h"
#include "store/load_event.h"
#include "store/migrations.h"
#include "store/schema.h"
#include "store/sqlite_error.h"
#include "store/statements.h"
#include "store/write_event.h"
#include "support/assert.h"
#include "support/file_system.h"
#include "support/fragments.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

constexpr int kWaitMs = 300;  ///< for a reader that has the file open for a moment
constexpr std::size_t kHeaderSize = 100;

std::uint32_t bigEndian(const std::array<char, kHeaderSize>& bytes, std::size_t at)
{
    std::uint32_t number = 0;
    for (std::size_t i = at; i < at + 4; ++i) number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return number;
}

/// Looks at the head of a file before SQLite does, so that a strange or newer file is not touched at all.
/// The offsets are those of SQLite's file format.
Result<void> checkHeader(const fs::path& path)
{
    const std::string name = toUtf8(path);
    std::error_code failed;
    if (!fs::exists(path, failed))
        return Error{.code = Errc::CannotOpen,
                     .file = name,
                     .what = fragment(FragmentId::NoSuchFile),
                     .expected = fragment(FragmentId::NameOfFileThatExists)};
    if (!fs::is_regular_file(path, failed))
        return Error{.code = Errc::NotAnEvent,
                     .file = name,
                     .what = fragment(FragmentId::NoRegularFile),
                     .expected = fragment(FragmentId::EventFile)};
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return Error{.code = Errc::CannotOpen,
                     .file = name,
                     .what = fragment(FragmentId::FileThatCannotBeOpened),
                     .expected = fragment(FragmentId::FileThatYouAreAllowedToRead)};
    std::array<char, kHeaderSize> head{};
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    const auto size = static_cast<std::size_t>(file.gcount());
    if (size == 0)
        return Error{.code = Errc::Damaged,
                     .file = name,
                     .what = fragment(FragmentId::EmptyFile),
                     .expected = fragment(FragmentId::EventFile)};
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    if (std::string_view(head.data(), std::min(size, kMagic.size())) != kMagic.substr(0, size))
        return Error{.code = Errc::NotAnEvent, .file = name};
    if (size < kHeaderSize)
        return Error{.code = Errc::Damaged,
                     .file = name,
                     .what = fragment(FragmentId::FileThatWasCutOff),
                     .expected = fragment(FragmentId::CompleteEventFile)};
    if (static_cast<std::int32_t>(bigEndian(head, 68)) != kApplicationId)
        return Error{.code = Errc::NotAnEvent, .file = name};
    const auto version = static_cast<int>(bigEndian(head, 60));
    if (version > newestVersion())
        return Error{.code = Errc::NewerVersion,
                     .file = name,
                     .what = fragment(FragmentId::ContentsOfVersion, version),
                     .expected = fragment(FragmentId::AtMostVersion, newestVersion())};
    return {};
}

/// What SQLite says when it may not write depends on where it noticed; we look ourselves.
Error inItsPlace(Error error, const fs::path& path)
{
    const bool refused =
        error.code == Errc::CannotOpen || error.code == Errc::ReadOnly || error.code == Errc::CannotWrite;
    std::error_code none;
    const bool mayWrite = isWritableFolder(path.parent_path()) && (!fs::exists(path, none) || isWritableFile(path));
    if (refused && !mayWrite) error.code = Errc::ReadOnly;
    return error;
}

void set(SQLite::Database& database, int option, int value)
{
    sqlite3_db_config(database.getHandle(), option, value, nullptr);
}

/// Our settings for a connection; takes the lock that keeps every other window out.
void prepare(SQLite::Database& database)
{
    set(database, SQLITE_DBCONFIG_DEFENSIVE, 1);
    set(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1);  // until the file is known to be sound
    database.exec("PRAGMA locking_mode=EXCLUSIVE");
    database.exec("PRAGMA foreign_keys=ON");
    database.exec("PRAGMA trusted_schema=OFF");
    database.exec("PRAGMA cell_size_check=ON");
    database.exec("PRAGMA synchronous=FULL");
    database.exec("BEGIN EXCLUSIVE; COMMIT");
}

Result<void> checkSound(SQLite::Database& database, const std::string& name)
{
    const std::string verdict = database.execAndGet("PRAGMA quick_check(1)").getString();
    if (verdict != "ok") return Error{.code = Errc::Damaged, .file = name, .detail = verdict};
    return {};
}

/// When the file was last changed: the time of a backup that opening makes.
Instant lastWritten(const fs::path& path)
{
    std::error_code failed;
    const fs::file_time_type time = fs::last_write_time(path, failed);
    if (failed) return {};
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::file_clock::to_sys(time));
}

std::string roundLabel(const Event& event, const PublishRound& change)
{
    std::string label = "round " + std::to_string(change.round);
    for (const EventSection& entry : event.sections) {
        if (entry.id == change.section && event.sections.size() > 1) label.insert(0, entry.section->info.name + ' ');
    }
    return label;
}

}  // namespace

struct EventFile::Impl {
    fs::path path;
    std::string name;  ///< the path for messages
    SQLite::Database database;
    Statements statements{database};
    JournalTable journal{statements, name};
    Event event{};
    std::string arbiter{};

    Impl(const fs::path& file, int flags) : path(file), name(toUtf8(file)), database(file, flags, kWaitMs) {}

    /// One transaction: rows, journal, commit; then the snapshot.
    Result<JournalEntry> commit(std::vector<AppliedChange> made, JournalEntry entry)
    {
        KYDAI_ASSERT(!made.empty());
        for (const AppliedChange& each : made) entry.steps.push_back({each.change, each.applied.inverse});
        auto written = guarded(name, [&] {
            SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
            for (const AppliedChange& each : made) writeChange(statements, each.change, each.applied);
            JournalEntry row = journal.add(std::move(entry));
            transaction.commit();
            return row;
        });
        if (!written) return written;
        event = std::move(made.back().applied.event);
        journal.committed(*written);
        return written;
    }

    /// Undo or redo of a whole entry.
    Result<JournalEntry> repeat(const JournalEntry* entry, Action action, const Who& who)
    {
        const auto changes = entry == nullptr         ? std::nullopt
                             : action == Action::Undo ? entry->inverse()
                                                      : std::optional(entry->changes());
        if (!changes) return Error{.code = Errc::NotAllowed, .what = fragment(FragmentId::NothingToUndo)};
        std::vector<Change> again = *changes;
        std::erase_if(again, isRecordOnly);  // answers are given once
        auto made = applyAll(event, again, Checks::Structure);
        if (!made) return made.error();
        if (made->empty()) return Error{.code = Errc::NotAllowed, .what = fragment(FragmentId::NothingToUndo)};
        return commit(
            std::move(*made),
            JournalEntry{.at = who.at, .who = who.name, .action = action, .refersTo = entry->id, .kind = entry->kind});
    }

    /// Gives new sections the ids that no section ever had.
    Result<std::vector<Change>> resolved(std::vector<Change> changes)
    {
        const auto isNew = [](const Change& change) {
            const auto* added = std::get_if<AddSection>(&change);
            return added != nullptr && added->section.value == 0;
        };
        if (std::ranges::none_of(changes, isNew)) return changes;
        auto id = guarded(name, [&] { return nextSectionId(statements); });
        if (!id) return id.error();
        for (Change& change : changes) {
            if (isNew(change)) std::get<AddSection>(change).section = SectionId{id->value++};
        }
        return changes;
    }
};

EventFile::EventFile(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
EventFile::EventFile(EventFile&&) noexcept = default;
EventFile& EventFile::operator=(EventFile&&) noexcept = default;
EventFile::~EventFile() = default;

Result<EventFile> EventFile::create(const fs::path& path, const std::string& eventName)
{
    const std::string name = toUtf8(path);
    std::error_code failed;
    if (fs::exists(path, failed))
        return Error{.code = Errc::CannotWrite,
                     .file = name,
                     .what = fragment(FragmentId::FileOfThisNameThatExistsAlready),
                     .expected = fragment(FragmentId::NewName)};
    const fs::path folder = path.parent_path();
    if (!folder.empty() && !fs::is_directory(folder, failed))
        return Error{.code = Errc::CannotOpen,
                     .file = name,
                     .what = fragment(FragmentId::NoSuchFolder),
                     .expected = fragment(FragmentId::FolderThatExists)};
    if (!isWritableFolder(folder)) return Error{.code = Errc::ReadOnly, .file = name};
    // Under another name until it is complete: whatever bears the right name is a whole event.
    fs::path unfinished = path;
    unfinished += ".unfinished";
    fs::remove(unfinished, failed);
    auto made = guarded(name, [&] {
        SQLite::Database database(unfinished, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kWaitMs);
        database.exec("PRAGMA synchronous=FULL");
        bringUpToDate(database);
        SQLite::Statement insert(database, "INSERT INTO event (id, name) VALUES (1, ?)");
        insert.bind(1, eventName);
        insert.exec();
        database.exec("PRAGMA journal_mode=WAL");
    });
    if (made) {
        fs::rename(unfinished, path, failed);
        if (failed) made = Error{.code = Errc::CannotWrite, .file = name, .detail = failed.message()};
    }
    if (!made) {
        fs::remove(unfinished, failed);
        return inItsPlace(made.error(), path);
    }
    syncFolder(folder);
    return open(path);
}

Result<EventFile> EventFile::open(const fs::path& path)
{
    if (auto head = checkHeader(path); !head) return head.error();
    const std::string name = toUtf8(path);
    auto opened = guarded(name, [&]() -> Result<EventFile> {
        auto impl = std::make_unique<Impl>(path, SQLite::OPEN_READWRITE);
        prepare(impl->database);
        if (auto sound = checkSound(impl->database, name); !sound) return sound.error();
        const int version = versionOf(impl->database);
        if (version > newestVersion()) {
            return Error{.code = Errc::NewerVersion,
                         .file = name,
                         .what = fragment(FragmentId::ContentsOfVersion, version),
                         .expected = fragment(FragmentId::AtMostVersion, newestVersion())};
        }
        if (version < newestVersion()) {
            if (auto saved =
                    store::backUp(impl->database, path, "version " + std::to_string(version), lastWritten(path));
                !saved)
                return saved.error();
            bringUpToDate(impl->database);
        }
        auto event = loadEvent(impl->statements, name);
        if (!event) return event.error();
        impl->event = std::move(*event);
        impl->arbiter = impl->database.execAndGet("SELECT arbiter FROM event").getString();
        if (auto loaded = impl->journal.load(); !loaded) return loaded.error();
        set(impl->database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0);
        return EventFile(std::move(impl));
    });
    if (!opened) return inItsPlace(opened.error(), path);
    return opened;
}

namespace {

/// A copy of an event file and its log in a folder of its own, gone with this object.
class Copy {
public:
    explicit Copy(const fs::path& path)
    {
        std::error_code failed;
        constexpr int kFolders = 1000;
        for (int number = 0; number < kFolders && m_folder.empty(); ++number) {
            const fs::path wanted = fs::temp_directory_path(failed) / ("kydai-read-" + std::to_string(number));
            if (fs::create_directory(wanted, failed)) m_folder = wanted;
        }
        if (m_folder.empty()) return;
        m_file = m_folder / path.filename();
        constexpr int kAttempts = 50;
        for (int attempt = 0; attempt < kAttempts && !m_whole; ++attempt) take(path);
    }
    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;
    ~Copy()
    {
        std::error_code failed;
        if (!m_folder.empty()) fs::remove_all(m_folder, failed);
    }

    [[nodiscard]] bool isWhole() const { return m_whole; }
    [[nodiscard]] const fs::path& file() const { return m_file; }

private:
    /// While the log isn't begun anew it holds all that a writer may meanwhile move into the file, so the file first
    /// and then the log make a whole; SQLite reads the log up to the last commit in it.
    void take(const fs::path& path)
    {
        std::error_code failed;
        const fs::path log = logOf(path);
        const std::string before = headOf(log);
        constexpr auto kReplace = fs::copy_options::overwrite_existing;
        if (!fs::copy_file(path, m_file, kReplace, failed)) return;
        fs::permissions(m_file, fs::perms::owner_read | fs::perms::owner_write, failed);
        fs::remove(logOf(m_file), failed);
        if (fs::exists(log, failed) && !fs::copy_file(log, logOf(m_file), kReplace, failed)) return;
        fs::permissions(logOf(m_file), fs::perms::owner_read | fs::perms::owner_write, failed);
        m_whole = headOf(log) == before;
    }

    static fs::path logOf(fs::path path)
    {
        path += "-wal";
        return path;
    }
    /// SQLite begins a log with other numbers each time.
    static std::string headOf(const fs::path& log)
    {
        constexpr std::size_t kHead = 32;
        std::string head(kHead, '\0');
        std::ifstream in(log, std::ios::binary);
        in.read(head.data(), static_cast<std::streamsize>(head.size()));
        head.resize(static_cast<std::size_t>(in.gcount()));
        return head;
    }

    fs::path m_folder;
    fs::path m_file;
    bool m_whole = false;
};

template <class Take>
auto reading(const fs::path& path, Take take) -> decltype(take(std::declval<const EventFile&>()))
{
    const auto file = EventFile::open(path);
    if (file) return take(*file);
    if (file.error().code != Errc::ReadOnly && file.error().code != Errc::InUse) return file.error();
    const Copy copy(path);
    if (!copy.isWhole()) return file.error();
    const auto again = EventFile::open(copy.file());
    if (!again) return again.error();
    return take(*again);
}

}  // namespace

Result<Event> EventFile::read(const fs::path& path)
{
    return reading(path, [](const EventFile& file) -> Result<Event> { return file.event(); });
}

Result<EventFile::Contents> EventFile::readAll(const fs::path& path)
{
    return reading(path, [](const EventFile& file) -> Result<Contents> {
        auto journal = file.journal();
        if (!journal) return journal.error();
        return Contents{file.event(), std::move(*journal)};
    });
}

Result<void> EventFile::makeWay(const fs::path& path)
{
    if (const auto former = open(path); !former && former.error().code == Errc::InUse) return former.error();
    std::error_code failed;
    for (const char* ending : {"-wal", "-shm", "-journal"}) {
        fs::path beside = path;
        beside += ending;
        fs::remove(beside, failed);
    }
    return {};
}

const fs::path& EventFile::path() const
{
    return m_impl->path;
}

const Event& EventFile::event() const
{
    return m_impl->event;
}

EventState EventFile::state() const
{
    return {m_impl->event, m_impl->journal.newest()};
}

const std::string& EventFile::arbiter() const
{
    return m_impl->arbiter;
}

Result<void> EventFile::setArbiter(const std::string& name)
{
    auto written = guarded(m_impl->name, [&] { m_impl->statements.run("UPDATE event SET arbiter = ?", name); });
    if (written) m_impl->arbiter = name;
    return written;
}

Result<EventFile::Written> EventFile::apply(const Cleared& cleared, const Who& who)
{
    if (!cleared.judgedAt().isStill(state()))
        return Error{.code = Errc::NotAllowed,
                     .what = fragment(FragmentId::ChangeOfOlderState),
                     .expected = fragment(FragmentId::ChangeMadeOnceMore)};
    std::vector<Change> changes(cleared.answers().begin(), cleared.answers().end());
    changes.insert(changes.end(), cleared.action().changes.begin(), cleared.action().changes.end());
    auto resolved = m_impl->resolved(std::move(changes));
    if (!resolved) return resolved.error();
    auto made = applyAll(m_impl->event, *resolved);
    if (!made) return made.error();
    Written written;
    if (made->empty()) return written;
    for (const AppliedChange& each : *made) {
        const auto* published = std::get_if<PublishRound>(&each.change);
        const bool isNew =
            published != nullptr && each.applied.inverse && std::holds_alternative<UnpairRound>(*each.applied.inverse);
        if (!isNew) continue;
        if (auto saved = backUp(roundLabel(m_impl->event, *published), who.at); !saved)
            written.backupFailed = saved.error();
        break;
    }
    auto entry =
        m_impl->commit(std::move(*made), JournalEntry{.at = who.at, .who = who.name, .kind = cleared.action().kind});
    if (!entry) return entry.error();
    written.entry = std::move(*entry);
    return written;
}

const JournalEntry* EventFile::nextUndo() const
{
    return m_impl->journal.nextUndo();
}

const JournalEntry* EventFile::nextRedo() const
{
    return m_impl->journal.nextRedo();
}

Result<JournalEntry> EventFile::undo(const Who& who)
{
    return m_impl->repeat(nextUndo(), Action::Undo, who);
}

Result<JournalEntry> EventFile::redo(const Who& who)
{
    return m_impl->repeat(nextRedo(), Action::Redo, who);
}

Result<std::vector<JournalEntry>> EventFile::journal(std::optional<std::size_t> count) const
{
    return guarded(m_impl->name, [&] { return m_impl->journal.entries(count); });
}

Result<fs::path> EventFile::backUp(const std::string& label, Instant at)
{
    return store::backUp(m_impl->database, m_impl->path, label, at);
}

void EventFile::limitPages(int pages)
{
    m_impl->database.exec("PRAGMA max_page_count=" + std::to_string(pages));
}

}  // namespace kydai::store
