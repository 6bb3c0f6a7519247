/// An event file, NAME.kydai: an SQLite database that holds one event, whole in this one file once it is settled or
/// closed. Every cleared action is one transaction, on the disk before `apply` returns (in a log beside the file until
/// the next `settle`), so nothing that was shown can be lost.
/// One process has a file open at a time. Not thread-safe: one thread owns an EventFile; snapshots may go anywhere.
#pragma once

#include "model/cleared.h"
#include "model/event.h"
#include "model/opening_note.h"
#include "store/backup.h"
#include "store/journal.h"
#include "support/result.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kydai::store {

class EventFile {
public:
    /// Makes a new file. Errors: CannotWrite when something of that name exists, ReadOnly, DiskFull, CannotOpen.
    static Result<EventFile> create(const std::filesystem::path& path, const std::string& eventName);
    /// A new file of an event that is known without its journal. Errors: those of create.
    static Result<EventFile> createOf(const std::filesystem::path& path, const Event& event, const Who& who);
    /// Opens a file for work. A file of an older version stays as it is until the first change, before which it is
    /// backed up and brought up to date: who only looks leaves no trace, and an older program can still open it.
    /// Errors: CannotOpen, ReadOnly, InUse, Damaged, NewerVersion, NotAnEvent, DiskFull. The file stays as it was.
    static Result<EventFile> open(const std::filesystem::path& path);
    /// Reads an event from a copy: the file and its folder stay as they are to the last byte, and another process that
    /// works at it notices nothing.
    static Result<Event> read(const std::filesystem::path& path);
    static Result<Event> read(const std::filesystem::path& path, OpeningNotes& notes);
    /// The same with its journal.
    struct Contents {
        Event event{};
        std::vector<JournalEntry> journal{};
        OpeningNotes notes{};
    };
    static Result<Contents> readAll(const std::filesystem::path& path);

    /// Before another file takes this name: takes away what SQLite left beside it. Error: InUse while somebody has it
    /// open.
    static Result<void> makeWay(const std::filesystem::path& path);

    EventFile(EventFile&&) noexcept;
    EventFile& operator=(EventFile&&) noexcept;
    EventFile(const EventFile&) = delete;
    EventFile& operator=(const EventFile&) = delete;
    ~EventFile();

    [[nodiscard]] const std::filesystem::path& path() const;
    /// What a person should hear about how it opened.
    [[nodiscard]] const OpeningNotes& notes() const;
    /// The event as it is on the disk.
    [[nodiscard]] const Event& event() const;

    /// The event with its place in the journal: what policy judges an action on.
    [[nodiscard]] EventState state() const;

    /// Who works at this event, as asked once; empty until somebody said it.
    [[nodiscard]] const std::string& arbiter() const;
    Result<void> setArbiter(const std::string& name);

    /// What an action did: the entry it got, none when nothing differed.
    struct Written {
        std::optional<JournalEntry> entry{};
        std::optional<Error> backupFailed{};  ///< a backup was due before it and could not be made; the change holds
    };
    /// Check, write, journal, commit: all changes of the action and the answers to its warnings, or nothing; a backup
    /// is made before a round is added. Errors: NotAllowed where the event has changed since it was judged; those of
    /// applyTo, and DiskFull, ReadOnly, CannotWrite, Damaged; then nothing has changed.
    Result<Written> apply(const Cleared& cleared, const Who& who);

    /// What undo and redo would take back and do again; null when there is nothing. They work across restarts.
    [[nodiscard]] const JournalEntry* nextUndo() const;
    [[nodiscard]] const JournalEntry* nextRedo() const;
    /// NotAllowed when there is nothing to undo or redo. Gives the entry that this made.
    Result<JournalEntry> undo(const Who& who);
    Result<JournalEntry> redo(const Who& who);

    /// Entries in the order of time, or the last `count` of them.
    Result<std::vector<JournalEntry>> journal(std::optional<std::size_t> count = std::nullopt) const;

    /// Copies the whole file into its folder of backups and keeps the newest kBackupsKept.
    Result<std::filesystem::path> backUp(const std::string& label, Instant at);

    /// The same into another folder, which must be there: a stick, a share. Errors: those of backUp.
    Result<std::filesystem::path> backUpInto(const std::filesystem::path& folder, const std::string& label, Instant at);

    /// The file becomes what a backup of it holds; what it held before is backed up first. Errors: Moved, those of
    /// reading the backup and of writing; the file is then as it was. Closed where it could not be opened again.
    Result<void> restore(const std::filesystem::path& backup, Instant at);
    [[nodiscard]] bool isOpen() const { return m_impl != nullptr; }

    /// Moves what was entered into the file itself, so that a plain copy of it is the event: when nothing is entered
    /// for a moment, and after publishing. Until then a copy is the event of the last time. Errors: Moved and those of
    /// writing.
    Result<void> settle();

    /// Goes on in another file, where this one can't be written any more or is to have another name: all that it
    /// holds, with its journal; where that can't be read any more, the event as it was last seen. What was judged on
    /// this file's state holds for that one until its first change. Errors: those of create.
    [[nodiscard]] Result<EventFile> goOnAs(const std::filesystem::path& path) const;

    /// A ceiling for the file's size in pages of 4096 bytes: a quota, and how tests fill a disk.
    void limitPages(int pages);

private:
    Result<void> bringUpToDate();
    [[nodiscard]] Result<EventFile> rescued(const std::filesystem::path& path) const;

    struct Impl;
    static Result<EventFile> opened(const std::filesystem::path& path, OpeningNotes notes);
    explicit EventFile(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

}  // namespace kydai::store
