#include "store/event_file.h"

#include "store/connection.h"
#include "store/file_hold.h"
#include "store/journal_table.h"
#include "store/load_event.h"
#include "store/log_beside.h"
#include "store/log_walk.h"
#include "store/migrations.h"
#include "store/recognise.h"
#include "store/seal.h"
#include "store/sqlite_error.h"
#include "store/statements.h"
#include "store/write_event.h"
#include "support/assert.h"
#include "support/file_system.h"
#include "support/fragments.h"
#include "support/output_file.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <algorithm>
#include <iterator>
#include <new>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

constexpr int kWaitMs = 300;  ///< for a reader that has the file open for a moment

/// What SQLite says when it may not write depends on where it noticed; we look ourselves.
Error orReadOnly(Error error, const fs::path& path)
{
    const bool refused = error.code == Errc::CannotOpen || error.code == Errc::CannotWrite;
    if (refused && !isWritableFolder(path.parent_path())) error.code = Errc::ReadOnly;
    return error;
}

/// A new file that did not become what it was to be: an event without its sections is none, and its name is free again.
void takeAway(const fs::path& path)
{
    std::error_code none;
    fs::remove(path, none);
    removeLogs(path);
}

Error doesNotAddUp(const std::string& name)
{
    return Error{.code = Errc::Damaged,
                 .file = name,
                 .what = fragment(FragmentId::RowsThatDoNotAddUp),
                 .expected = fragment(FragmentId::CompleteEventFile)};
}

/// Null where the change adds no round.
const PublishRound* newRound(const AppliedChange& made)
{
    const auto* published = std::get_if<PublishRound>(&made.change);
    const bool isNew =
        published != nullptr && made.applied.inverse && std::holds_alternative<UnpairRound>(*made.applied.inverse);
    return isNew ? published : nullptr;
}

/// Of the backup before rounds are added; nothing where none is.
std::optional<std::string> roundLabel(const Event& event, const std::vector<AppliedChange>& made)
{
    const auto first = std::ranges::find_if(made, newRound);
    if (first == made.end()) return std::nullopt;
    const auto rounds = std::ranges::count_if(made, [](const AppliedChange& one) { return newRound(one) != nullptr; });
    if (rounds > 1) return "rounds in " + std::to_string(rounds) + " sections";
    const PublishRound& change = *newRound(*first);
    std::string label = "round " + std::to_string(change.round);
    for (const EventSection& entry : event.sections) {
        if (entry.id == change.section && event.sections.size() > 1) label.insert(0, entry.section->info.name + ' ');
    }
    return label;
}

}  // namespace

struct EventFile::Impl {
    fs::path path;
    fs::path log = logOf(path);
    std::string name;  ///< the path for messages
    FileHold hold;     ///< outlives the connection
    std::unique_ptr<Connection> disk;
    std::unique_ptr<Connection> memory;  ///< a file of an older version as it is today, until the first change
    SQLite::Database& database = memory ? memory->database : disk->database;
    Statements statements{database};
    JournalTable journal{statements, name};
    Event event{};
    SectionId nextSection{};  ///< an id that no section ever had
    std::string arbiter{};
    std::optional<Seal> seal{};
    std::optional<EventState> sameAs{};  ///< the state of the file that goes on in this one, until the first change
    std::uint32_t sealPage = 0;
    bool isLogging = false;   ///< something is in the log, which is bound to the file
    LogMark mark = 0;         ///< of the log and the file
    bool hadLog = false;      ///< there was one when it was opened
    bool wasLogging = false;  ///< there is a log, perhaps with nothing in it
    OpeningNotes notes{};

    Impl(const fs::path& file, FileHold held, std::unique_ptr<Connection> onDisk, std::unique_ptr<Connection> upToDate)
        : path(file), name(toUtf8(file)), hold(std::move(held)), disk(std::move(onDisk)), memory(std::move(upToDate))
    {
    }

    ~Impl()
    {
        try {
            end();
        } catch (const std::bad_alloc&) {
            if (disk) leaveAlone(database);  // the next one to open the file takes what is in the log
        }
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    void end()
    {
        if (!disk) return;  // another goes on with it
        if (!isOurs()) {
            leaveAlone(database);
            return;
        }
        if (!wasLogging || hasMoved()) return;  // the log of that name is another file's
        static_cast<void>(settle());
        endLog(database);
        takeMarkAway();
    }

    /// What the file holds, if it adds up.
    Result<void> load()
    {
        seal.emplace(database);
        if (!seal->holds()) return doesNotAddUp(name);
        auto loaded = loadEvent(statements, name);
        if (!loaded) return loaded.error();
        event = std::move(*loaded);
        nextSection = nextSectionId(statements);
        arbiter = database.execAndGet("SELECT arbiter FROM event").getString();
        if (auto entries = journal.load(); !entries) return entries;
        if (!memory) trust(database);
        wasLogging = hadLog;  // closing takes it away from now on
        sealPage = sealPageOf(disk->database);
        hold.note(sealPage);
        return {};
    }

    /// Writes rows in one transaction, sealed.
    template <class Work>
    auto transact(Work&& work) -> decltype(guarded(std::string(), work))
    {
        if (const auto ours = checkOurs(); !ours) return ours.error();
        constexpr std::uintmax_t kLongestLog = std::uintmax_t{4} << 20U;  // it is read as a whole after a crash
        if (auto shorter = logSize() > kLongestLog ? settle() : Result<void>(); !shorter) return shorter.error();
        seal->undone();  // what a transaction that failed has left
        const bool isFirst = !isLogging;
        auto done = guarded(name, [&]() -> decltype(guarded(std::string(), work)) {
            seal->watch();
            if (auto begun = isFirst ? begin() : Result<void>(); !begun) return begun.error();
            SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
            if (isFirst) repeatMark(database);
            if constexpr (std::is_void_v<std::invoke_result_t<Work>>) {
                work();
                seal->write();
                transaction.commit();
                return {};
            } else {
                auto result = work();
                seal->write();
                transaction.commit();
                return result;
            }
        });
        done ? seal->committed() : seal->undone();
        isLogging = done.ok();  // what a transaction that failed has left is none: another log begins
        const auto isWhole = guarded(name, [&] { return !isLogging || !isFirst || isBound(); });
        if (!isWhole || !*isWhole) static_cast<void>(settle());  // SQLite wrote a page that it had kept
        hold.note(sealPage);
        if (!done) done = orReadOnly(done.error(), path);
        return done;
    }

    /// Whether the log begins with the file's mark.
    [[nodiscard]] bool isBound() const
    {
        const std::string wanted = markBytes(mark);
        return headOf(log, kMarkInLogAt + wanted.size()).ends_with(wanted);
    }

    [[nodiscard]] std::uintmax_t logSize() const
    {
        std::error_code none;
        const std::uintmax_t size = sizeNow(log, none);
        return none ? 0 : size;
    }

    /// A log with nothing in it, and a mark that only both of them have.
    Result<void> begin()
    {
        beginLog(database);
        wasLogging = true;
        if (logSize() > 0) return Error{.code = Errc::CannotWrite, .file = name};  // what is in it has the former mark
        for (mark = 0; mark == 0; mark &= ~kTwinBit) sqlite3_randomness(sizeof mark, &mark);
        if (!hold.setMark(mark)) return Error{.code = Errc::CannotWrite, .file = name};
        return {};
    }

    /// The file alone is the event; a copy of it is whole, and says so.
    Result<void> settle()
    {
        if (logSize() == 0) return {};
        auto settled = guarded(name, [&] { settleLog(database); });
        if (settled) isLogging = false;
        takeMarkAway();
        hold.note(sealPage);
        return settled;
    }
    /// Where nothing is in the log any more.
    void takeMarkAway()
    {
        if (logSize() == 0) static_cast<void>(hold.setMark(0));
    }

    /// Before each write and each word about it. Errors: Moved, ChangedElsewhere.
    Result<void> checkOurs()
    {
        if (hasMoved()) return Error{.code = Errc::Moved, .file = name};
        if (!isOurs()) return Error{.code = Errc::ChangedElsewhere, .file = name};
        return {};
    }

    /// Whether nobody else wrote into it, wherever it is.
    bool isOurs() { return hold.isAsNoted(hasMoved() ? FileHold::Look::FileAlone : FileHold::Look::FileAndLog); }

    /// Whether another file bears the name, or none: moved, deleted, replaced.
    bool hasMoved()
    {
        int moved = 0;
        sqlite3_file_control(disk->database.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
        return moved != 0;
    }

    /// One transaction: rows, journal, commit; then the snapshot.
    Result<JournalEntry> commit(std::vector<AppliedChange> made, JournalEntry entry)
    {
        KYDAI_ASSERT(!made.empty());
        for (const AppliedChange& each : made) entry.steps.push_back({each.change, each.applied.inverse});
        auto written = transact([&] {
            writeEvent(statements, event, made.back().applied.event);
            return journal.add(std::move(entry));
        });
        if (!written) return written;
        event = std::move(made.back().applied.event);
        nextSection.value = std::max(nextSection.value, newSectionId(event).value);
        journal.committed(*written);
        sameAs.reset();
        return written;
    }

    Result<void> setArbiter(const std::string& who)
    {
        auto written = transact([&] { statements.run("UPDATE event SET arbiter = ?", who); });
        if (written) arbiter = who;
        return written;
    }

    /// A new file gets all that an event holds.
    Result<void> fill(const Event& all, const Who& who)
    {
        std::vector<Change> sections;
        for (const EventSection& entry : all.sections) sections.emplace_back(AddSection{entry.id, entry.section});
        sections.emplace_back(SetUnitRules{all.units});
        auto applied = applyAll(event, sections, Checks::Structure);
        if (!applied) return applied.error();
        if (!applied->empty()) {
            auto written =
                commit(std::move(*applied), JournalEntry{.at = who.at, .who = who.name, .kind = ActionKind::Import});
            if (!written) return written.error();
        }
        return setArbiter(who.name);
    }

    /// Undo or redo of a whole entry.
    Result<JournalEntry> undoOrRedo(const JournalEntry* entry, Action action, const Who& who)
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
};

EventFile::EventFile(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
EventFile::EventFile(EventFile&&) noexcept = default;
EventFile& EventFile::operator=(EventFile&&) noexcept = default;
EventFile::~EventFile() = default;

Result<EventFile> EventFile::create(const fs::path& path, const std::string& eventName)
{
    if (auto named = mayBeNamed(path); !named) return named.error();
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
    auto made = guarded(name, [&]() -> Result<void> {
        SQLite::Database event = newEvent(eventName);
        return copyTo(event, path);
    });
    if (!made) return made.error();
    auto file = open(path);
    if (!file && file.error().code != Errc::InUse) takeAway(path);
    return file;
}

Result<EventFile> EventFile::open(const fs::path& path)
{
    if (auto head = checkHeader(path); !head) return head.error();
    const std::string name = toUtf8(path);
    if (!isWritableFile(path) || !isWritableFolder(path.parent_path()))
        return Error{.code = Errc::ReadOnly, .file = name};
    auto file = opened(path, {});
    if (!file) return orReadOnly(file.error(), path);
    return file;
}

Result<EventFile> EventFile::opened(const fs::path& path, OpeningNotes notes)
{
    const std::string name = toUtf8(path);
    return guarded(name, [&]() -> Result<EventFile> {
        auto hold = FileHold::take(path);
        if (!hold) return hold.error();
        auto tidied = tidyLog(path);  // ours now: nobody begins a log between the look and what is done
        if (!tidied) return tidied.error();
        std::ranges::move(tidied->notes, std::back_inserter(notes));
        if (tidied->isReplaced) return opened(path, std::move(notes));  // the hold is of the file that had the name
        std::error_code none;
        const bool hasLog = fs::exists(logOf(path), none);
        auto disk = std::make_unique<Connection>(SQLite::Database(path, SQLite::OPEN_READWRITE, kWaitMs));
        prepare(disk->database);
        if (auto sound = checkSound(disk->database, name); !sound) return sound.error();
        std::unique_ptr<Connection> memory;
        if (versionOf(disk->database) < newestVersion()) {
            if (disk->database.tableExists("seal") && !Seal(disk->database).holds()) return doesNotAddUp(name);
            auto today = upToDate(disk->database, name);
            if (!today) return today.error();
            memory = std::make_unique<Connection>(std::move(*today));
        }
        auto impl = std::make_unique<Impl>(path, std::move(*hold), std::move(disk), std::move(memory));
        impl->hadLog = hasLog;
        if (auto loaded = impl->load(); !loaded) return loaded.error();
        impl->notes = std::move(notes);
        for (OpeningNote& note : impl->notes) note.until = impl->journal.newestAt();
        return EventFile(std::move(impl));
    });
}

Result<void> EventFile::makeWay(const fs::path& path)
{
    const auto hold = FileHold::take(path);
    if (!hold && hold.error().code == Errc::InUse) return hold.error();
    removeLogs(path);
    return {};
}

const fs::path& EventFile::path() const
{
    return m_impl->path;
}

const OpeningNotes& EventFile::notes() const
{
    return m_impl->notes;
}

const Event& EventFile::event() const
{
    return m_impl->event;
}

EventState EventFile::state() const
{
    return {m_impl->event, m_impl->journal.newest(), m_impl->nextSection};
}

const std::string& EventFile::arbiter() const
{
    return m_impl->arbiter;
}

/// Before the first change of a file of an older version.
Result<void> EventFile::bringUpToDate()
{
    if (!m_impl->memory) return {};
    if (auto ours = m_impl->checkOurs(); !ours) return ours;
    const fs::path path = m_impl->path;
    const auto saved = guarded(m_impl->name, [&] {
        const std::string label = "version " + std::to_string(versionOf(m_impl->disk->database));
        return store::backUp(m_impl->disk->database, path, label, lastWritten(path));
    });
    if (!saved) return saved.error();
    auto written = guarded(m_impl->name, [&]() -> Result<void> {
        SQLite::Backup all(m_impl->disk->database, m_impl->memory->database);  // in one transaction
        if (all.executeStep() == SQLITE_DONE) return {};
        return Error{.code = Errc::CannotWrite, .file = m_impl->name};
    });
    if (!written) return orReadOnly(written.error(), path);
    const std::unique_ptr<Impl> former = std::move(m_impl);
    auto impl = std::make_unique<Impl>(path, std::move(former->hold), std::move(former->disk), nullptr);
    auto loaded = guarded(former->name, [&] { return impl->load(); });
    if (!loaded) return loaded;
    m_impl = std::move(impl);
    m_impl->wasLogging = former->wasLogging;
    m_impl->notes = std::move(former->notes);
    m_impl->event = former->event;  // the same contents: snapshots that are shown stay current
    return {};
}

Result<void> EventFile::setArbiter(const std::string& name)
{
    if (auto ready = bringUpToDate(); !ready) return ready;
    return m_impl->setArbiter(name);
}

Result<EventFile::Written> EventFile::apply(const Cleared& cleared, const Who& who)
{
    const bool isStill =
        cleared.judgedAt().isStill(state()) || (m_impl->sameAs && cleared.judgedAt().isStill(*m_impl->sameAs));
    if (!isStill)
        return Error{.code = Errc::NotAllowed,
                     .what = fragment(FragmentId::ChangeOfOlderState),
                     .expected = fragment(FragmentId::ChangeMadeOnceMore)};
    const std::vector<Change> answers(cleared.answers().begin(), cleared.answers().end());
    auto made = applyAll(m_impl->event, answers);
    if (!made) return made.error();
    made->insert(made->end(), cleared.made().begin(), cleared.made().end());
    Written written;
    if (made->empty()) return written;
    if (auto ready = bringUpToDate(); !ready) return ready.error();
    if (const auto label = roundLabel(m_impl->event, *made)) {
        if (auto saved = backUp(*label, who.at); !saved) written.backupFailed = saved.error();
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
    if (nextUndo() != nullptr) {
        if (auto ready = bringUpToDate(); !ready) return ready.error();
    }
    return m_impl->undoOrRedo(nextUndo(), Action::Undo, who);
}

Result<JournalEntry> EventFile::redo(const Who& who)
{
    if (nextRedo() != nullptr) {
        if (auto ready = bringUpToDate(); !ready) return ready.error();
    }
    return m_impl->undoOrRedo(nextRedo(), Action::Redo, who);
}

Result<std::vector<JournalEntry>> EventFile::journal(std::optional<std::size_t> count) const
{
    return guarded(m_impl->name, [&] { return m_impl->journal.entries(count); });
}

Result<fs::path> EventFile::backUp(const std::string& label, Instant at)
{
    return store::backUp(m_impl->disk->database, m_impl->path, label, at);
}

Result<fs::path> EventFile::backUpInto(const fs::path& folder, const std::string& label, Instant at)
{
    return store::backUp(m_impl->disk->database, folder, m_impl->path, label, at);
}

Result<void> EventFile::restore(const fs::path& backup, Instant at)
{
    if (auto ours = m_impl->checkOurs(); !ours) return ours;
    if (const auto sound = read(backup); !sound) return sound.error();
    const std::string bytes = bytesIn(backup);  // the oldest one makes way for the next
    if (const auto kept = backUp("before restore", at); !kept) return kept.error();
    const fs::path file = path();
    OutputFile target(file);
    if (bytes.empty()) return Error{.code = Errc::CannotRead, .file = toUtf8(backup)};
    if (auto written = target.write(bytes); !written) return written;
    Result<void> done;
    {
        const FileHold hold = m_impl->hold.again();  // nobody enters anything into what goes
        m_impl.reset();
        removeLogs(file);
        done = target.commit();
    }
    auto again = open(file);
    if (again) m_impl = std::move(again->m_impl);
    return !done || again ? done : again.error();
}

Result<void> EventFile::settle()
{
    if (!m_impl->wasLogging) return {};
    if (auto ours = m_impl->checkOurs(); !ours) return ours;
    return m_impl->settle();
}

Result<EventFile> EventFile::goOnAs(const fs::path& path) const
{
    std::error_code failed;
    if (fs::exists(path, failed))
        return Error{.code = Errc::CannotWrite,
                     .file = toUtf8(path),
                     .what = fragment(FragmentId::FileOfThisNameThatExistsAlready),
                     .expected = fragment(FragmentId::NewName)};
    // What another wrote into it is not to be mixed with what is ours.
    const bool isCopied = m_impl->isOurs() && copyTo(m_impl->database, path).ok();
    auto next = isCopied ? open(path) : rescued(path);
    if (!next && isCopied) {
        fs::remove(path, failed);
        next = rescued(path);
    }
    if (!next) return next;
    next->m_impl->event = m_impl->event;  // the same contents: snapshots that are shown stay current
    next->m_impl->sameAs = state();
    return next;
}

/// The event as it was last seen, in a new file: where a disk was pulled out, nothing else is left.
Result<EventFile> EventFile::rescued(const fs::path& path) const
{
    const auto newest = m_impl->journal.nextUndo();
    return createOf(path, m_impl->event, {m_impl->arbiter, newest != nullptr ? newest->at : Instant{}});
}

Result<EventFile> EventFile::createOf(const fs::path& path, const Event& event, const Who& who)
{
    auto made = create(path, event.name);
    if (!made) return made;
    auto filled = made->m_impl->fill(event, who);
    if (filled) return made;
    made->m_impl.reset();  // closes it
    takeAway(path);
    return filled.error();
}

void EventFile::limitPages(int pages)
{
    m_impl->disk->database.exec("PRAGMA max_page_count=" + std::to_string(pages));
}

}  // namespace kydai::store
