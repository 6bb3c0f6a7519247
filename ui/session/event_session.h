/// The open event as the window sees it: snapshots out, Changes in. Owns the file, undo and redo; knows no pane. GUI
/// thread only; the snapshots it gives may go to any thread.
#pragma once

#include "model/compound_change.h"
#include "session/second_place.h"
#include "store/event_file.h"
#include "store/rescue.h"
#include "text/journal_text.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace kydai {

class EventSession : public QObject {
    Q_OBJECT

public:
    using Clock = std::function<store::Instant()>;

    /// The clock stamps journal entries; without one, the system's.
    explicit EventSession(QObject* parent = nullptr, Clock clock = {});
    ~EventSession() override;

    /// Who works at the open event and stands in every entry; kept with the event, empty until somebody said it.
    Result<void> setArbiter(const QString& name);
    [[nodiscard]] QString arbiter() const;

    /// What helps where a file is damaged, the best first.
    static std::vector<store::Rescue> rescuesOf(const QString& path, const QString& secondPlace);
    /// Whether a file that does not add up may have been caught by a copy in the middle of writing.
    static bool isCopyWithoutItsLog(const QString& path);
    /// Opens it in the place of the damaged file, which is kept among the backups.
    Result<void> openRescue(const QString& path, const store::Rescue& rescue);

    /// What a file holds, which is neither opened nor changed.
    static Result<Event> read(const QString& path);

    /// Opens or makes a file in place of the present one, which is closed only when that worked.
    Result<void> open(const QString& path);
    Result<void> create(const QString& path, const QString& eventName);
    void close();
    [[nodiscard]] bool isOpen() const;

    /// Where the event goes on when its file can't be written: the user's own folder, unless a test gives another.
    void setRecoveryFolder(const QString& folder) { m_recoveryFolder = folder; }
    /// The recovery files there are, oldest first: what was entered when a file was gone, read-only or full.
    [[nodiscard]] QStringList recoveryFiles() const;
    /// The event under another name from now on, with its journal; a recovery file is gone then.
    Result<void> keepAs(const QString& path);
    /// A second place for backups, a stick or a share; empty: none. It gets one after each round that is published and
    /// after entries, at most every five minutes; that it can't be written is told once (`secondBackupFailed`).
    void setSecondBackupFolder(const QString& folder);
    [[nodiscard]] const QString& secondBackupFolder() const { return m_secondFolder; }

    /// Where each entry goes too as soon as it is made.
    [[nodiscard]] SecondPlace& secondPlace() { return *m_secondPlace; }
    /// The event goes on in its copy at the second place, which is none any more; where entries are missing there, in a
    /// new file beside it. Errors: NotAllowed without a second place, those of opening; then nothing has changed.
    Result<void> goOnAtSecondPlace();

    struct Backup {
        QString path{};
        QDateTime time{};      ///< when it was written
        QString label{};       ///< what for: "round 3"
        QStringList rounds{};  ///< that are paired, by section
        qint64 size = 0;       ///< bytes
        int lostEntries = 0;   ///< entries of the open event that it has not
        bool isSound = false;  ///< it opens
    };
    /// The backups of the open event, newest first.
    [[nodiscard]] Result<std::vector<Backup>> backups() const;
    /// How many entries a file has behind the last of the open event; none where it does not go on from there.
    [[nodiscard]] int entriesBehind(const QString& file) const;
    /// The present file becomes what the backup holds; what it held before is backed up. Errors: those of opening the
    /// backup and of writing; the event is then open as it was.
    Result<void> restore(const QString& backup);
    [[nodiscard]] QString path() const;  ///< empty when nothing is open
    /// What is to be told about how the event opened.
    [[nodiscard]] OpeningNotes openingNotes() const;

    /// The event as committed; empty when nothing is open.
    [[nodiscard]] const Event& event() const;
    /// Null when there is no such section (any more).
    [[nodiscard]] std::shared_ptr<const Section> section(SectionId id) const;
    /// Whether a snapshot is still the present state of its section; late results for others are dropped.
    [[nodiscard]] bool isCurrent(SectionId id, const std::shared_ptr<const Section>& snapshot) const;

    /// What policy judges an action on.
    [[nodiscard]] EventState state() const;
    /// Commits an action, then emits `changed`. True: something differed. On an Error nothing has changed and nothing
    /// is emitted; the caller shows error_text. `prompts.h` asks what policy wants to be asked before.
    Result<bool> apply(const Cleared& cleared);

    /// The action that undo would take back and redo would do again; null when there is none.
    [[nodiscard]] const store::JournalEntry* nextUndo() const;
    [[nodiscard]] const store::JournalEntry* nextRedo() const;
    /// After `changed` they emit `wentBack`.
    Result<void> undo();
    Result<void> redo();

    /// The journal, or its last entries.
    [[nodiscard]] Result<std::vector<store::JournalEntry>> journal(std::optional<std::size_t> count = {}) const;
    /// The seed by which lots are drawn in a section: of the draw that was made before, taken back or not, as lots are
    /// drawn once (question 206); a new one where there was none.
    [[nodiscard]] std::uint32_t lotsOf(SectionId section) const;
    /// The journal as its views and prints tell it, oldest first.
    [[nodiscard]] Result<std::vector<text::JournalLine>> journalLines() const;

Q_SIGNALS:
    /// Another file is open, or none: everything is new.
    void reset();
    /// An action is committed; `touched` says what to show. Snapshots are already the new ones.
    void changed(const kydai::Touched& touched);
    /// It was undo or redo: whoever works here looks at something else, and is to see what differs.
    void wentBack(const kydai::Touched& touched);
    /// nextUndo or nextRedo differ; comes after `changed`.
    void undoChanged();
    /// A backup was due and could not be made; work goes on.
    void backupFailed(const kydai::Error& error);
    /// The second folder can't be written; told once until it can be again.
    void secondBackupFailed(const kydai::Error& error);
    /// The file could not be written, for this reason; the event goes on in another one, which `path` names now.
    void wentElsewhere(const kydai::Error& reason);

private:
    void take(store::EventFile file);
    Touched announce(const store::JournalEntry& entry);
    void settleSoon();
    Result<void> step(Result<store::JournalEntry> made);
    void backUpASecondTime(const store::JournalEntry& entry);
    /// After a file that can't be written: whether work goes on in a recovery file, so that it is to be tried again.
    bool goOnElsewhere(const Error& reason);
    [[nodiscard]] QString recoveryFolder() const;
    [[nodiscard]] store::Who who() const;

    std::optional<store::EventFile> m_file;
    SecondPlace* m_secondPlace;
    Clock m_clock;
    QTimer m_settling{};          ///< runs after each entry; then the file alone is the event
    QElapsedTimer m_unsettled{};  ///< since the first entry that is not in the file alone
    QString m_recoveryFolder{};
    QString m_secondFolder{};
    store::Instant m_lastSecondBackup{};
    bool m_secondFailed = false;
};

}  // namespace kydai
