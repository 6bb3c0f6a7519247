/// The open event as the window sees it: snapshots out, Changes in. Owns the file, undo and redo; knows no pane. GUI
/// thread only; the snapshots it gives may go to any thread.
#pragma once

#include "model/compound_change.h"
#include "store/event_file.h"
#include "text/journal_text.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

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

    /// Opens or makes a file in place of the present one, which is closed only when that worked.
    Result<void> open(const QString& path);
    Result<void> create(const QString& path, const QString& eventName);
    void close();
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] QString path() const;  ///< empty when nothing is open

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

private:
    void take(store::EventFile file);
    Touched announce(const store::JournalEntry& entry);
    Result<void> step(Result<store::JournalEntry> made);
    [[nodiscard]] store::Who who() const;

    std::optional<store::EventFile> m_file;
    Clock m_clock;
};

}  // namespace kydai
