/// The rows of the journal, and what undo and redo would take from them.
#pragma once

#include "store/journal.h"
#include "support/result.h"

#include <string>
#include <vector>

namespace kydai::store {

class Statements;

class JournalTable {
public:
    JournalTable(Statements& statements, std::string file) : m_statements(statements), m_file(std::move(file)) {}

    /// Works out from all rows what can be undone and redone. Damaged; throws SQLite::Exception.
    Result<void> load();

    /// Adds the rows of an entry inside the caller's transaction, a row for each step. `entry.id` is set here. A new
    /// edit of the cell of the newest entry is merged into that, unless it gives back what was there. Throws
    /// SQLite::Exception.
    JournalEntry add(JournalEntry entry);
    /// After the commit of `add`: moves undo and redo on. Where an older row can't be read, undo ends there.
    void committed(const JournalEntry& entry);

    [[nodiscard]] const JournalEntry* nextUndo() const { return m_undo ? &*m_undo : nullptr; }
    [[nodiscard]] const JournalEntry* nextRedo() const { return m_redo ? &*m_redo : nullptr; }

    /// The newest row; 0 = none.
    [[nodiscard]] std::int64_t newest() const { return m_newest; }
    /// When it was made. Throws SQLite::Exception.
    [[nodiscard]] Instant newestAt() const;

    Result<std::vector<JournalEntry>> entries(std::optional<std::size_t> count) const;

private:
    /// What undo takes back at once: the rows of one entry.
    struct Span {
        std::int64_t first{};
        std::int64_t last{};
    };
    /// The rows of one action, as far as the stacks of undo and redo ask for them.
    struct Rows {
        std::int64_t first{};
        std::int64_t last{};
        Action action = Action::Apply;
        std::optional<std::int64_t> mergedInto{};
        bool onlyRecords = true;
        bool takenBack = true;  ///< every change in it can be
        bool isBack{};  ///< merged, and all is as before the entry, as older versions wrote it: no undo takes it
    };
    /// Moves the stacks on by one action.
    void follow(const Rows& rows);
    std::int64_t insert(const JournalEntry& entry, const Step& step, std::optional<std::int64_t> mergedInto,
                        std::optional<std::int64_t> groupOf);
    [[nodiscard]] std::optional<std::int64_t> cellOf(const JournalEntry& entry) const;
    Result<std::optional<JournalEntry>> top(const std::vector<Span>& spans) const;
    std::optional<JournalEntry> topOrEnd(std::vector<Span>& spans) const;

    Statements& m_statements;
    std::string m_file;
    std::int64_t m_newest = 0;
    std::vector<Span> m_undoSpans;
    std::vector<Span> m_redoSpans;
    std::optional<JournalEntry> m_undo;
    std::optional<JournalEntry> m_redo;
};

}  // namespace kydai::store
