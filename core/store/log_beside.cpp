#include "store/log_beside.h"

#include "store/backup.h"
#include "store/connection.h"
#include "store/log_walk.h"
#include "store/migrations.h"
#include "store/seal.h"
#include "store/sqlite_error.h"
#include "support/file_system.h"
#include "support/fragments.h"
#include "support/output_file.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kLongestLog = std::uintmax_t{1} << 30U;

std::string wholeOf(const fs::path& path)
{
    std::ifstream from(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(from), {}};
}

/// An entry of a journal: its number and its time.
using Entry = std::pair<std::int64_t, Instant>;

std::vector<Entry> entriesOf(SQLite::Database& database)
{
    std::vector<Entry> entries;
    const bool hasGroups = versionOf(database) >= 3;
    SQLite::Statement rows(database, std::string("SELECT id, at FROM main.journal") +
                                         (hasGroups ? " WHERE group_of IS NULL" : "") + " ORDER BY id");
    while (rows.executeStep())
        entries.emplace_back(rows.getColumn(0).getInt64(),
                             Instant{std::chrono::milliseconds{rows.getColumn(1).getInt64()}});
    return entries;
}

/// A state of an event that was put together in memory.
class State {
public:
    explicit State(std::string bytes)
        : m_bytes(std::move(bytes)),
          m_connection(SQLite::Database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE))
    {
        const auto size = static_cast<sqlite3_int64>(m_bytes.size());
        const int code =
            sqlite3_deserialize(database().getHandle(), "main", reinterpret_cast<unsigned char*>(m_bytes.data()), size,
                                size, SQLITE_DESERIALIZE_READONLY);
        if (code != SQLITE_OK) throw SQLite::Exception(database().getHandle(), code);
    }

    /// Whether it is whole: our tables, sound pages and indexes, rows that add up.
    bool holds()
    {
        if (!checkSound(database(), {})) return false;
        if (database().execAndGet("PRAGMA integrity_check(1)").getString() != "ok") return false;
        return !database().tableExists("seal") || Seal(database()).holds();
    }
    [[nodiscard]] SQLite::Database& database() { return m_connection.database; }
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }

private:
    std::string m_bytes;
    Connection m_connection;
};

/// What is beside a file, and what came of the look at both.
class Look {
public:
    explicit Look(const fs::path& path)
        : m_path(path), m_log(logOf(path)), m_file(wholeOf(path)), m_bytes(wholeOf(m_log)), m_walked(walkLog(m_bytes))
    {
    }

    Result<Tidied> tidy()
    {
        const LogMark mark = markOf(m_file);
        const bool isMarked = m_walked.mark.value_or(0) != 0;
        if (isMarked && *m_walked.mark == mark && !m_walked.isDamaged()) return asItIs();
        auto alone = stateAt(0);
        auto best = bestWithLog();
        bool isIts = !alone;  // half written, or damaged itself: only the log can help
        if (alone && isMarked) isIts = *m_walked.mark == mark;
        // Of a version without marks, or the page that has it is damaged.
        if (alone && !isMarked) isIts = !isAtRest(m_file) && best && follows(alone->entries, best->entries);
        if (!isIts) return withoutIt(mark, *alone, best);
        const bool isSqlites = !m_walked.isDamaged() && best && best->end == m_walked.sound;
        if (isSqlites || (!best && !alone)) return asItIs();
        return mended(best ? *best : *alone);
    }

private:
    struct At {
        std::size_t end = 0;  ///< in frames
        std::string bytes{};
        std::vector<Entry> entries{};
    };

    /// The state after so many frames, where it is one.
    [[nodiscard]] std::optional<At> stateAt(std::size_t end) const
    {
        try {
            State state(fileWith(m_file, m_bytes, m_walked, end));
            if (!state.holds()) return std::nullopt;
            return At{end, state.bytes(), entriesOf(state.database())};
        } catch (const SQLite::Exception&) {
            return std::nullopt;
        }
    }
    [[nodiscard]] std::optional<At> bestWithLog() const
    {
        constexpr std::size_t kMostTried = 64;
        const std::vector<std::size_t> ends = m_walked.ends();
        for (std::size_t tried = 0; tried < std::min(ends.size(), kMostTried); ++tried) {
            if (auto state = stateAt(ends[tried])) return state;
        }
        return std::nullopt;
    }
    static bool follows(const std::vector<Entry>& before, const std::vector<Entry>& after)
    {
        return before.size() <= after.size() && std::equal(before.begin(), before.end(), after.begin());
    }

    /// SQLite takes the log, which is its own.
    [[nodiscard]] Tidied asItIs() const
    {
        Tidied done;
        if (m_walked.isTorn) done.notes.push_back({.kind = OpeningNote::Kind::Unfinished, .entries = 1});
        return done;
    }

    /// The newest state that there is becomes the file.
    Result<Tidied> mended(const At& state) const
    {
        OpeningNote note{.kind = OpeningNote::Kind::Mended};
        note.entries = std::max(m_walked.transactionsLost(state.end), std::size_t{m_walked.isTorn ? 1U : 0U});
        if (note.entries > 0) {
            // The last transaction of a log may have been under way.
            note.kind = note.entries == 1 ? OpeningNote::Kind::Unfinished : OpeningNote::Kind::EntriesMissing;
            tellTimes(note, state.entries, entriesAtTheEnd());
        }
        auto kept = keepBoth();
        if (!kept) return kept.error();
        note.kept = std::move(*kept);
        OutputFile target(m_path);
        if (auto written = target.write(state.bytes); !written) return written.error();
        if (auto written = target.commit(); !written) return written.error();
        std::error_code failed;
        fs::remove(m_log, failed);
        return Tidied{{std::move(note)}, true};
    }

    /// What the last pages say, though they don't add up.
    [[nodiscard]] std::vector<Entry> entriesAtTheEnd() const
    {
        try {
            State state(fileWith(m_file, m_bytes, m_walked, m_walked.frames.size()));
            return entriesOf(state.database());
        } catch (const SQLite::Exception&) {
            return {};
        }
    }
    /// Those of `all` behind what both have.
    static void tellTimes(OpeningNote& note, const std::vector<Entry>& there, const std::vector<Entry>& all)
    {
        const auto parting = std::ranges::mismatch(there, all);
        if (parting.in2 == all.end()) return;
        note.entries = std::max(note.entries, static_cast<std::size_t>(std::distance(parting.in2, all.end())));
        note.first = parting.in2->second;
        note.last = all.back().second;
    }

    /// The file alone is what somebody put there.
    Result<Tidied> withoutIt(LogMark mark, const At& alone, const std::optional<At>& best) const
    {
        Tidied done;
        if (mark != 0) done.notes.push_back({.kind = OpeningNote::Kind::CopiedWhileOpen});
        OpeningNote note{.kind = OpeningNote::Kind::OtherLog};
        if (best) tellTimes(note, alone.entries, best->entries);
        if (!best) note.entries = m_walked.transactionsLost(0);
        if (note.entries > 0) {
            auto kept = best ? keepState(best->bytes) : keepLog();
            if (!kept) return kept.error();
            note.kept = std::move(*kept);
            done.notes.push_back(std::move(note));
        }
        std::error_code failed;
        fs::remove(m_log, failed);
        return done;
    }

    Result<fs::path> keepState(const std::string& bytes) const
    {
        return guarded(toUtf8(m_path), [&] {
            State state(bytes);
            return backUp(state.database(), m_path, "log", lastWritten(m_log));
        });
    }
    Result<fs::path> keepLog() const
    {
        fs::path kept = logOf(backupName(m_path, "log", lastWritten(m_log)));
        if (auto written = keep(m_bytes, kept); !written) return written.error();
        return kept;
    }
    Result<fs::path> keepBoth() const
    {
        fs::path kept = backupName(m_path, "damaged", lastWritten(m_log));
        if (auto written = keep(m_file, kept); !written) return written.error();
        if (auto written = keep(m_bytes, logOf(kept)); !written) return written.error();
        return kept;
    }
    static Result<void> keep(const std::string& bytes, const fs::path& path)
    {
        std::error_code failed;
        fs::create_directories(path.parent_path(), failed);
        return writeOutput(path, bytes);
    }

    fs::path m_path;
    fs::path m_log;
    std::string m_file;
    std::string m_bytes;
    LogWalk m_walked;
};

}  // namespace

fs::path logOf(const fs::path& file)
{
    fs::path log = file;
    log += "-wal";
    return log;
}

Result<Tidied> tidyLog(const fs::path& file)
{
    std::error_code none;
    const fs::path log = logOf(file);
    const std::uintmax_t size = fs::file_size(log, none);
    if (!none && size > kLongestLog)
        return Error{.code = Errc::OutOfRange,
                     .file = toUtf8(log),
                     .what = fragment(FragmentId::FileOfMegabytes, size >> 20U),
                     .expected = fragment(FragmentId::FileOfAtMostMegabytes, kLongestLog >> 20U)};
    if (!none && size > 0) return Look(file).tidy();
    constexpr std::size_t kHead = 100;
    std::string head(kHead, '\0');
    std::ifstream(file, std::ios::binary).read(head.data(), static_cast<std::streamsize>(head.size()));
    Tidied done;
    // An empty log is that of a program that ended when everything was in the file.
    const bool isCopy = none && markOf(head) != 0;
    if (isCopy) done.notes.push_back({.kind = OpeningNote::Kind::CopiedWhileOpen});
    return done;
}

}  // namespace kydai::store
