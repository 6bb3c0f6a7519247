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

    /// Adds a row inside the caller's transaction and gives it as an entry. `entry.id` is set here. A new edit of the
    /// cell of the newest entry is merged into that. Throws SQLite::Exception.
    JournalEntry add(JournalEntry entry);
    /// After the commit of `add`: moves undo and redo on. Where an older row can't be read, undo ends there.
    void committed(const JournalEntry& entry);

    [[nodiscard]] const JournalEntry* nextUndo() const { return m_undo ? &*m_undo : nullptr; }
    [[nodiscard]] const JournalEntry* nextRedo() const { return m_redo ? &*m_redo : nullptr; }

    Result<std::vector<JournalEntry>> entries(std::optional<std::size_t> count) const;

private:
    /// One step of undo: the rows of one entry.
    struct Step {
        std::int64_t first = 0;
        std::int64_t last = 0;
    };
    /// Moves the stacks on by one row.
    void follow(Action action, std::int64_t id, std::optional<std::int64_t> mergedInto, bool takesBack, bool record);
    Result<std::optional<JournalEntry>> top(const std::vector<Step>& steps) const;
    std::optional<JournalEntry> topOrEnd(std::vector<Step>& steps) const;

    Statements& m_statements;
    std::string m_file;
    std::int64_t m_newest = 0;
    std::vector<Step> m_undoSteps;
    std::vector<Step> m_redoSteps;
    std::optional<JournalEntry> m_undo;
    std::optional<JournalEntry> m_redo;
};

}  // namespace kydai::store
