#include "store/journal_table.h"

#include "model/json.h"
#include "store/sqlite_error.h"
#include "store/statements.h"
#include "support/assert.h"

#include <algorithm>
#include <array>
#include <cstddef>
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
    "SELECT id, at, who, action, refers_to, merged_into, before, after FROM journal";

/// A row as an entry of its own; nullopt when it says what no journal says.
std::optional<JournalEntry> entryOf(SQLite::Statement& row, std::optional<std::int64_t>& mergedInto)
{
    JournalEntry entry;
    entry.id = entry.lastId = row.getColumn(0).getInt64();
    entry.at = Instant{std::chrono::milliseconds{row.getColumn(1).getInt64()}};
    entry.who = row.getColumn(2).getString();
    const auto action = actionOf(row.getColumn(3).getString());
    auto after = parseJson<Change>(row.getColumn(7).getString());
    if (!action || !after) return std::nullopt;
    entry.action = *action;
    entry.after = std::move(*after);
    if (!row.getColumn(4).isNull()) entry.refersTo = row.getColumn(4).getInt64();
    mergedInto.reset();
    if (!row.getColumn(5).isNull()) mergedInto = row.getColumn(5).getInt64();
    if (!row.getColumn(6).isNull()) {
        auto before = parseJson<Change>(row.getColumn(6).getString());
        if (!before) return std::nullopt;
        entry.before = std::move(*before);
    }
    return entry;
}

/// The later edit of the same cell goes into the entry of the first.
void merge(JournalEntry& entry, JournalEntry later)
{
    entry.lastId = later.lastId;
    entry.at = later.at;
    entry.after = std::move(later.after);
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
                           std::holds_alternative<EditRules>(first) || std::holds_alternative<RenameEvent>(first);
    if (!mergeable || sectionOf(first) != sectionOf(second)) return false;
    const auto cell = differences(before, first);
    return cell.size() == 1 && cell == differences(first, second);
}

Result<void> JournalTable::load()
{
    m_undoSteps.clear();
    m_redoSteps.clear();
    m_statements.each("SELECT id, action, merged_into, before IS NOT NULL, kind FROM journal ORDER BY id",
                      [&](SQLite::Statement& row) {
                          const SQLite::Column merged = row.getColumn(2);
                          follow(actionOf(row.getColumn(1).getString()).value_or(Action::Apply),
                                 row.getColumn(0).getInt64(),
                                 merged.isNull() ? std::nullopt : std::optional(merged.getInt64()),
                                 row.getColumn(3).getInt() != 0, isRecordKind(row.getColumn(4).getInt()));
                      });
    auto undo = top(m_undoSteps);
    if (!undo) return undo.error();
    auto redo = top(m_redoSteps);
    if (!redo) return redo.error();
    m_undo = std::move(*undo);
    m_redo = std::move(*redo);
    return {};
}

void JournalTable::follow(Action action, std::int64_t id, std::optional<std::int64_t> mergedInto, bool takesBack,
                          bool record)
{
    m_newest = id;
    if (record) return;
    const auto move = [](std::vector<Step>& from, std::vector<Step>& to) {
        if (from.empty()) return;
        to.push_back(from.back());
        from.pop_back();
    };
    switch (action) {
    case Action::Undo:
        move(m_undoSteps, m_redoSteps);
        return;
    case Action::Redo:
        move(m_redoSteps, m_undoSteps);
        return;
    case Action::Apply:
        break;
    }
    m_redoSteps.clear();
    if (!takesBack) {
        m_undoSteps.clear();  // nothing before what can't be undone can be undone
    } else if (mergedInto && !m_undoSteps.empty() && m_undoSteps.back().first == *mergedInto) {
        m_undoSteps.back().last = id;
    } else {
        m_undoSteps.push_back({id, id});
    }
}

Result<std::optional<JournalEntry>> JournalTable::top(const std::vector<Step>& steps) const
{
    if (steps.empty()) return std::optional<JournalEntry>();
    std::optional<JournalEntry> found;
    bool damaged = false;
    static const std::string kSql = std::string(kEntryColumns) + " WHERE id = ? OR id = ? ORDER BY id";
    m_statements.each(
        kSql,
        [&](SQLite::Statement& row) {
            std::optional<std::int64_t> mergedInto;
            auto entry = entryOf(row, mergedInto);
            if (!entry)
                damaged = true;
            else if (!found)
                found = std::move(entry);
            else
                merge(*found, std::move(*entry));
        },
        steps.back().first, steps.back().last);
    if (damaged || !found) return Error{.code = Errc::Damaged, .file = m_file, .detail = "a journal entry"};
    return found;
}

JournalEntry JournalTable::add(JournalEntry entry)
{
    std::optional<std::int64_t> mergedInto;
    const bool follows = entry.action == Action::Apply && m_undo && m_undo->lastId == m_newest &&
                         m_undo->who == entry.who && entry.at >= m_undo->at && entry.at - m_undo->at <= kMergeTime;
    if (follows && m_undo->before && editSameCell(*m_undo->before, m_undo->after, entry.after)) mergedInto = m_undo->id;
    std::optional<std::int64_t> refersTo;
    if (entry.action != Action::Apply) refersTo = entry.refersTo;
    std::optional<std::string> before;
    if (entry.before) before = toJson(*entry.before).dump();
    m_statements.run(
        "INSERT INTO journal (at, who, action, refers_to, merged_into, kind, section, before, after)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        entry.at.time_since_epoch().count(), entry.who, kActions[static_cast<std::size_t>(entry.action)], refersTo,
        mergedInto, entry.after.index(), sectionOf(entry.after), before, toJson(entry.after).dump());
    entry.id = entry.lastId = m_statements.lastRowId();
    if (const auto* answer = std::get_if<AnswerWarning>(&entry.after))
        m_statements.run("INSERT INTO warning_answers VALUES (?, ?, ?, ?, ?, ?)", entry.id, answer->section,
                         answer->level, answer->warning, answer->answer, answer->about);
    if (const auto* complaint = std::get_if<KeepComplaint>(&entry.after))
        m_statements.run("INSERT INTO complaints VALUES (?, ?, ?, ?)", entry.id, complaint->section,
                         complaint->explanation, complaint->note);
    if (!mergedInto) return entry;
    JournalEntry merged = *m_undo;
    merge(merged, std::move(entry));
    return merged;
}

void JournalTable::committed(const JournalEntry& entry)
{
    const auto mergedInto = entry.id != entry.lastId ? std::optional(entry.id) : std::nullopt;
    const bool record = isRecordOnly(entry.after);
    follow(entry.action, entry.lastId, mergedInto, entry.before.has_value(), record);
    if (record) return;
    if (entry.action == Action::Apply) {
        m_redo.reset();
        m_undo.reset();
        if (entry.before) m_undo = entry;
        return;
    }
    m_undo = topOrEnd(m_undoSteps);
    m_redo = topOrEnd(m_redoSteps);
}

std::optional<JournalEntry> JournalTable::topOrEnd(std::vector<Step>& steps) const
{
    auto entry = guarded(m_file, [&] { return top(steps); });
    if (entry) return std::move(*entry);
    steps.clear();
    return std::nullopt;
}

Result<std::vector<JournalEntry>> JournalTable::entries(std::optional<std::size_t> count) const
{
    std::vector<JournalEntry> entries;
    bool damaged = false;
    static const std::string kSql =
        std::string(kEntryColumns) +
        " WHERE id >= coalesce((SELECT id FROM journal WHERE merged_into IS NULL ORDER BY id DESC"
        " LIMIT 1 OFFSET ?), 0) ORDER BY id";
    if (count && *count == 0) return entries;
    // So many entries that there are not as many: all.
    const auto skip = static_cast<std::int64_t>(count.value_or(std::size_t{1} << 62U)) - 1;
    m_statements.each(
        kSql,
        [&](SQLite::Statement& row) {
            std::optional<std::int64_t> mergedInto;
            auto entry = entryOf(row, mergedInto);
            if (!entry)
                damaged = true;
            else if (mergedInto && !entries.empty() && entries.back().id == *mergedInto)
                merge(entries.back(), std::move(*entry));
            else
                entries.push_back(std::move(*entry));
        },
        skip);
    if (damaged) return Error{.code = Errc::Damaged, .file = m_file, .detail = "a journal entry"};
    return entries;
}

}  // namespace kydai::store
