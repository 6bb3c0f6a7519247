#include "store/log_beside.h"

#include "store/backup.h"
#include "store/held_state.h"
#include "store/log_walk.h"
#include "store/recognise.h"
#include "store/sqlite_error.h"
#include "support/file_system.h"
#include "support/fragments.h"
#include "support/output_file.h"

#include <SQLiteCpp/Exception.h>

#include <algorithm>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kLongestLog = std::uintmax_t{1} << 30U;

OpeningNote::Kind kindOfCopy(LogMark mark)
{
    return isTwin(mark) ? OpeningNote::Kind::SecondPlace : OpeningNote::Kind::CopiedWhileOpen;
}

/// What is beside a file, and what came of the look at both.
class Look {
public:
    Look(const fs::path& path, std::string file, std::string log)
        : m_path(path), m_log(logOf(path)), m_file(std::move(file)), m_bytes(std::move(log)), m_walked(walkLog(m_bytes))
    {
    }

    Result<Tidied> tidy()
    {
        if (isSqlites()) return asItIs();
        const Found found = find();
        if (!found.isIts) return withoutIt(*found.alone, found.best);
        const bool isUndamaged = !m_walked.isDamaged() && found.best && found.best->end == m_walked.sound;
        if (isUndamaged || !found.state()) return asItIs();
        return mended(*found.state());
    }
    /// What opening gives.
    [[nodiscard]] std::optional<std::string> state() const
    {
        std::optional<At> state = isSqlites() ? stateAt(m_walked.sound) : std::nullopt;
        if (!isSqlites()) {
            const Found found = find();
            state = found.isIts ? found.state() : found.alone;
        }
        return state ? std::optional(std::move(state->bytes)) : std::nullopt;
    }

private:
    struct At {
        std::size_t end = 0;  ///< in frames
        std::string bytes{};
        Entries entries{};
    };
    struct Found {
        std::optional<At> alone{};
        std::optional<At> best{};  ///< with the log
        bool isIts = false;        ///< the log belongs to the file
        [[nodiscard]] const std::optional<At>& state() const { return best ? best : alone; }
    };

    /// The log has the file's mark, and SQLite takes all of it.
    [[nodiscard]] bool isSqlites() const
    {
        return m_walked.mark.value_or(0) != 0 && *m_walked.mark == markOf(m_file) && !m_walked.isDamaged();
    }
    [[nodiscard]] Found find() const
    {
        Found found{.alone = stateAt(0), .best = bestWithLog()};
        const bool isMarked = m_walked.mark.value_or(0) != 0;
        found.isIts = !found.alone;  // half written, or damaged itself: only the log can help
        if (found.alone && isMarked) found.isIts = *m_walked.mark == markOf(m_file);
        // Of a version without marks, or the page that has it is damaged.
        if (found.alone && !isMarked)
            found.isIts = !isAtRest(m_file) && found.best && follows(found.alone->entries, found.best->entries);
        return found;
    }

    /// The state after so many frames, where it is one.
    [[nodiscard]] std::optional<At> stateAt(std::size_t end) const
    {
        try {
            HeldState state(fileWith(m_file, m_bytes, m_walked, end));
            if (!state.isWhole()) return std::nullopt;
            return At{end, state.bytes(), state.entries()};
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
    /// SQLite takes the log, which is its own.
    [[nodiscard]] Tidied asItIs() const
    {
        Tidied done;
        if (isTwin(markOf(m_file)))
            done.notes.push_back({.kind = OpeningNote::Kind::SecondPlace});  // what is torn has not come there
        else if (m_walked.isTorn)
            done.notes.push_back({.kind = OpeningNote::Kind::Unfinished, .entries = 1});
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
        if (auto gone = dropLog(); !gone) return gone.error();
        return Tidied{{std::move(note)}, true};
    }

    /// What the last pages say, though they don't add up.
    [[nodiscard]] Entries entriesAtTheEnd() const
    {
        try {
            return HeldState(fileWith(m_file, m_bytes, m_walked, m_walked.frames.size())).entries();
        } catch (const SQLite::Exception&) {
            return {};
        }
    }
    /// Those of `all` behind what both have.
    static void tellTimes(OpeningNote& note, const Entries& there, const Entries& all)
    {
        const auto parting = std::ranges::mismatch(there, all);
        if (parting.in2 == all.end()) return;
        note.entries = std::max(note.entries, static_cast<std::size_t>(std::distance(parting.in2, all.end())));
        note.first = parting.in2->second;
        note.last = all.back().second;
    }

    /// SQLite takes a log that lies there, whatever the file says: while it does nothing may be opened.
    [[nodiscard]] Result<void> dropLog() const
    {
        std::error_code failed;
        fs::remove(m_log, failed);
        if (!failed) return {};
        return Error{.code = errcOf(errnoOf(failed)), .file = toUtf8(m_log), .detail = failed.message()};
    }

    /// The file alone is what somebody put there.
    Result<Tidied> withoutIt(const At& alone, const std::optional<At>& best) const
    {
        Tidied done;
        if (markOf(m_file) != 0) done.notes.push_back({.kind = kindOfCopy(markOf(m_file))});
        OpeningNote note{.kind = OpeningNote::Kind::OtherLog};
        if (best) tellTimes(note, alone.entries, best->entries);
        if (!best) note.entries = m_walked.transactionsLost(0);
        if (note.entries > 0) {
            auto kept = best ? keepState(best->bytes) : keepLog();
            if (!kept) return kept.error();
            note.kept = std::move(*kept);
            done.notes.push_back(std::move(note));
        }
        if (auto gone = dropLog(); !gone) return gone.error();
        return done;
    }

    Result<fs::path> keepState(const std::string& bytes) const
    {
        return guarded(toUtf8(m_path), [&] {
            HeldState state(bytes);
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

void removeLogs(const fs::path& path)
{
    std::error_code failed;
    for (const char* ending : {"-wal", "-shm", "-journal"}) {
        fs::path beside = path;
        beside += ending;
        fs::remove(beside, failed);
    }
}

bool isCopyWithoutItsLog(const fs::path& file)
{
    return markOf(headOf(file, kFileHead)) != 0 && !hasLog(file);
}

std::optional<std::string> stateOf(std::string file, std::string log)
{
    return Look({}, std::move(file), std::move(log)).state();
}

Result<Tidied> tidyLog(const fs::path& file)
{
    std::error_code none;
    const fs::path log = logOf(file);
    const std::uintmax_t size = sizeNow(log, none);
    if (!none && size > kLongestLog)
        return Error{.code = Errc::OutOfRange,
                     .file = toUtf8(log),
                     .what = fragment(FragmentId::FileOfMegabytes, size >> 20U),
                     .expected = fragment(FragmentId::FileOfAtMostMegabytes, kLongestLog >> 20U)};
    if (!none && size > 0) return Look(file, bytesIn(file), bytesIn(log)).tidy();
    const std::string head = headOf(file, kFileHead);
    Tidied done;
    // An empty log is that of a program that ended when everything was in the file.
    const bool isCopy = none && markOf(head) != 0;
    if (isCopy) done.notes.push_back({.kind = kindOfCopy(markOf(head))});
    return done;
}

}  // namespace kydai::store
