#include "store/journal_table.h"

#include "model/json.h"
#include "store/sqlite_error.h"
#include "store/statements.h"
#include "support/assert.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <set>
#include <utility>

namespace kydai::store {

namespace {

constexpr std::array<std::string_view, 3> kActions{"apply", "undo", "redo"};

std::optional<Action> actionOf(std::string_view word)
{
    const auto at = std::ranges::find(kActions, word);
    if (at == kActions.end()) return std::nullopt;
    return static_cast<Action>(at - kActions.begin());
}

bool isRecordKind(int kind)
{
    static const std::set<std::size_t> kKinds{Change(AnswerWarning{}).index(), Change(KeepComplaint{}).index()};
    return kKinds.contains(static_cast<std::size_t>(kind));
}

/// Which members differ between two changes of a kind, as JSON pointers.
std::set<std::string> differences(const Change& a, const Change& b)
{
    std::set<std::string> paths;
    for (const Json& step : Json::diff(toJson(a), toJson(b))) paths.insert(step.at("path").get<std::string>());
    return paths;
}

constexpr std::string_view kEntryColumns =
    "SELECT id, at, who, action, refers_to, merged_into, before, after, group_of, name FROM journal";

/// A row as an entry of its own, and what it belongs to.
struct JournalRow {
    JournalEntry entry{};
    std::optional<std::int64_t> mergedInto{};
    std::optional<std::int64_t> groupOf{};
};

std::optional<std::int64_t> numberIn(const SQLite::Column& column)
{
    return column.isNull() ? std::nullopt : std::optional(column.getInt64());
}

/// nullopt when it says what no journal says.
std::optional<JournalRow> journalRowOf(SQLite::Statement& statement)
{
    JournalRow row;
    JournalEntry& entry = row.entry;
    entry.id = entry.lastId = statement.getColumn(0).getInt64();
    entry.at = Instant{std::chrono::milliseconds{statement.getColumn(1).getInt64()}};
    entry.who = statement.getColumn(2).getString();
    const auto action = actionOf(statement.getColumn(3).getString());
    const auto kind = fromWord<ActionKind>(statement.getColumn(9).getString());
    auto after = parseJson<Change>(statement.getColumn(7).getString());
    if (!action || !kind || !after) return std::nullopt;
    entry.action = *action;
    entry.kind = *kind;
    entry.refersTo = numberIn(statement.getColumn(4)).value_or(0);
    row.mergedInto = numberIn(statement.getColumn(5));
    row.groupOf = numberIn(statement.getColumn(8));
    Step step{.after = std::move(*after)};
    if (!statement.getColumn(6).isNull()) {
        auto before = parseJson<Change>(statement.getColumn(6).getString());
        if (!before) return std::nullopt;
        step.before = std::move(*before);
    }
    entry.steps.push_back(std::move(step));
    return row;
}

/// A later row of the same entry: the next change of the action, or a later edit of the same cell.
void addRow(JournalEntry& entry, JournalRow row)
{
    entry.lastId = row.entry.lastId;
    entry.at = row.entry.at;
    Step& step = row.entry.steps.front();
    if (row.groupOf)
        entry.steps.push_back(std::move(step));
    else
        entry.steps.back().after = std::move(step.after);
}

bool isRecord(const Step& step)
{
    return isRecordOnly(step.after);
}

}  // namespace

bool editSameCell(const Change& before, const Change& first, const Change& second)
{
    if (before.index() != first.index() || first.index() != second.index()) return false;
    if (const auto* result = std::get_if<SetResult>(&first)) {
        const auto& next = std::get<SetResult>(second);
        return result->section == next.section && result->round == next.round && result->white == next.white &&
               result->black == next.black;
    }
    const bool mergeable = std::holds_alternative<EditPlayer>(first) || std::holds_alternative<EditInfo>(first) ||
                           std::holds_alternative<EditRules>(first) || std::holds_alternative<RenameEvent>(first) ||
                           std::holds_alternative<SetUnitRules>(first);
    if (!mergeable || sectionOf(first) != sectionOf(second)) return false;
    const auto cell = differences(before, first);
    return cell.size() == 1 && cell == differences(first, second);
}

Result<void> JournalTable::load()
{
    std::optional<Rows> rows;
    m_statements.each(
        "SELECT id, action, merged_into, group_of, before IS NOT NULL, kind, merged_into IS NOT NULL AND"
        " after = (SELECT first.before FROM journal AS first WHERE first.id = journal.merged_into)"
        " FROM journal ORDER BY id",
        [&](SQLite::Statement& row) {
            const std::int64_t id = row.getColumn(0).getInt64();
            const auto group = numberIn(row.getColumn(3));
            if (!group || !rows || rows->first != *group) {
                if (rows) follow(*rows);
                const auto action = actionOf(row.getColumn(1).getString()).value_or(Action::Apply);
                rows = Rows{.first = id, .action = action, .mergedInto = numberIn(row.getColumn(2))};
            }
            rows->last = id;
            if (isRecordKind(row.getColumn(5).getInt())) return;
            rows->onlyRecords = false;
            rows->takenBack = rows->takenBack && row.getColumn(4).getInt() != 0;
            rows->isBack = row.getColumn(6).getInt() != 0;
        });
    if (rows) follow(*rows);
    auto undo = top(m_undoSpans);
    if (!undo) return undo.error();
    auto redo = top(m_redoSpans);
    if (!redo) return redo.error();
    m_undo = std::move(*undo);
    m_redo = std::move(*redo);
    return {};
}

Instant JournalTable::newestAt() const
{
    Instant newest{};
    m_statements.each(
        "SELECT at FROM journal WHERE id = ?",
        [&](SQLite::Statement& row) { newest = Instant{std::chrono::milliseconds{row.getColumn(0).getInt64()}}; },
        m_newest);
    return newest;
}

void JournalTable::follow(const Rows& rows)
{
    m_newest = rows.last;
    if (rows.onlyRecords) return;
    const auto move = [](std::vector<Span>& from, std::vector<Span>& to) {
        if (from.empty()) return;
        to.push_back(from.back());
        from.pop_back();
    };
    switch (rows.action) {
    case Action::Undo:
        move(m_undoSpans, m_redoSpans);
        return;
    case Action::Redo:
        move(m_redoSpans, m_undoSpans);
        return;
    case Action::Apply:
        break;
    }
    m_redoSpans.clear();
    if (!rows.takenBack) {
        m_undoSpans.clear();  // nothing before what can't be undone can be undone
    } else if (rows.mergedInto && !m_undoSpans.empty() && m_undoSpans.back().first == *rows.mergedInto) {
        if (rows.isBack)
            m_undoSpans.pop_back();
        else
            m_undoSpans.back().last = rows.last;
    } else {
        m_undoSpans.push_back({rows.first, rows.last});
    }
}

Result<std::optional<JournalEntry>> JournalTable::top(const std::vector<Span>& spans) const
{
    if (spans.empty()) return std::optional<JournalEntry>();
    std::optional<JournalEntry> found;
    bool damaged = false;
    // Of edits of one cell the first and the last say all.
    static const std::string kSql = std::string(kEntryColumns) + " WHERE id = ? OR id = ? OR group_of = ? ORDER BY id";
    m_statements.each(
        kSql,
        [&](SQLite::Statement& statement) {
            auto row = journalRowOf(statement);
            if (!row)
                damaged = true;
            else if (!found)
                found = std::move(row->entry);
            else
                addRow(*found, std::move(*row));
        },
        spans.back().first, spans.back().last, spans.back().first);
    if (damaged || !found) return Error{.code = Errc::Damaged, .file = m_file, .detail = "a journal entry"};
    return found;
}

/// The entry into whose cell this edit goes: the newest one, by the same person, just now.
std::optional<std::int64_t> JournalTable::cellOf(const JournalEntry& entry) const
{
    const auto isEdit = [](const JournalEntry& e) {
        return e.action == Action::Apply && e.kind == ActionKind::Edit && e.steps.size() == 1;
    };
    if (!m_undo || !isEdit(entry) || m_undo->kind != ActionKind::Edit || m_undo->steps.size() != 1) return std::nullopt;
    const bool follows = m_undo->lastId == m_newest && m_undo->who == entry.who && entry.at >= m_undo->at &&
                         entry.at - m_undo->at <= kMergeTime;
    const Step& first = m_undo->steps.front();
    const Change& next = entry.steps.front().after;
    if (!follows || !first.before || !editSameCell(*first.before, first.after, next)) return std::nullopt;
    // Back to what it was: both as one entry would be nothing that undo could take back.
    if (differences(*first.before, next).empty()) return std::nullopt;
    return m_undo->id;
}

std::int64_t JournalTable::insert(const JournalEntry& entry, const Step& step, std::optional<std::int64_t> mergedInto,
                                  std::optional<std::int64_t> groupOf)
{
    std::optional<std::int64_t> refersTo;
    if (entry.action != Action::Apply) refersTo = entry.refersTo;
    std::optional<std::string> before;
    if (step.before) before = toJson(*step.before).dump();
    m_statements.run(
        "INSERT INTO journal (at, who, action, refers_to, merged_into, kind, section, before, after, group_of, name)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        entry.at.time_since_epoch().count(), entry.who, kActions[static_cast<std::size_t>(entry.action)], refersTo,
        mergedInto, step.after.index(), sectionOf(step.after), before, toJson(step.after).dump(), groupOf,
        wordFor(entry.kind));
    return m_statements.lastRowId();
}

JournalEntry JournalTable::add(JournalEntry entry)
{
    KYDAI_ASSERT(!entry.steps.empty());
    const auto mergedInto = cellOf(entry);
    entry.id = 0;
    for (const Step& step : entry.steps) {
        const auto group = entry.id == 0 ? std::nullopt : std::optional(entry.id);
        entry.lastId = insert(entry, step, mergedInto, group);
        if (entry.id == 0) entry.id = entry.lastId;
    }
    if (!mergedInto) return entry;
    JournalEntry merged = *m_undo;
    addRow(merged, JournalRow{.entry = std::move(entry), .mergedInto = mergedInto});
    return merged;
}

void JournalTable::committed(const JournalEntry& entry)
{
    Rows rows{.first = entry.id, .last = entry.lastId, .action = entry.action};
    if (m_undo && m_undo->id == entry.id) rows.mergedInto = entry.id;
    rows.onlyRecords = std::ranges::all_of(entry.steps, isRecord);
    rows.takenBack = entry.inverse().has_value();
    follow(rows);
    if (rows.onlyRecords) return;
    if (entry.action == Action::Apply) {
        m_redo.reset();
        m_undo.reset();
        if (rows.takenBack) m_undo = entry;
        return;
    }
    m_undo = topOrEnd(m_undoSpans);
    m_redo = topOrEnd(m_redoSpans);
}

std::optional<JournalEntry> JournalTable::topOrEnd(std::vector<Span>& spans) const
{
    auto entry = guarded(m_file, [&] { return top(spans); });
    if (entry) return std::move(*entry);
    spans.clear();
    return std::nullopt;
}

Result<std::vector<JournalEntry>> JournalTable::entries(std::optional<std::size_t> count) const
{
    std::vector<JournalEntry> entries;
    bool damaged = false;
    static const std::string kSql =
        std::string(kEntryColumns) +
        " WHERE id >= coalesce((SELECT id FROM journal WHERE merged_into IS NULL AND group_of IS NULL"
        " ORDER BY id DESC LIMIT 1 OFFSET ?), 0) ORDER BY id";
    if (count && *count == 0) return entries;
    // So many entries that there are not as many: all.
    const auto skip = static_cast<std::int64_t>(count.value_or(std::size_t{1} << 62U)) - 1;
    m_statements.each(
        kSql,
        [&](SQLite::Statement& statement) {
            auto row = journalRowOf(statement);
            if (!row) {
                damaged = true;
                return;
            }
            const auto into = row->groupOf ? row->groupOf : row->mergedInto;
            if (into && !entries.empty() && entries.back().id == *into)
                addRow(entries.back(), std::move(*row));
            else
                entries.push_back(std::move(row->entry));
        },
        skip);
    if (damaged) return Error{.code = Errc::Damaged, .file = m_file, .detail = "a journal entry"};
    return entries;
}

}  // namespace kydai::store
