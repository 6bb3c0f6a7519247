#include "store/twin.h"

#include "store/backup.h"
#include "store/file_hold.h"
#include "store/log_beside.h"
#include "store/schema.h"
#include "store/sqlite_error.h"
#include "support/file_system.h"
#include "support/fragments.h"
#include "support/output_file.h"

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

namespace kydai::store {

namespace fs = std::filesystem;

namespace {

fs::path named(fs::path path, const char* ending)
{
    path += ending;
    return path;
}

std::uint64_t randomNumber()
{
    std::uint64_t number = 0;
    sqlite3_randomness(sizeof number, &number);
    return number;
}

/// By its first bytes.
bool isEvent(const std::string& file)
{
    constexpr std::size_t kApplicationAt = 68;
    return file.starts_with("SQLite format 3") && file.size() > kApplicationAt + 4 &&
           wordAt(file, kApplicationAt) == static_cast<std::uint32_t>(kApplicationId);
}

struct Judged {
    Entries entries{};
    bool addsUp = false;
};

Result<Judged> judge(const std::string& bytes, const std::string& name)
{
    return guarded(name, [&] {
        HeldState state(bytes);
        Judged judged{.addsUp = state.addsUp()};
        if (judged.addsUp) judged.entries = state.entries();
        return judged;
    });
}

/// Keeps the copy ours while it is written; where the place has no locks, nobody does. Error: InUse.
Result<std::optional<FileHold>> holdOf(const fs::path& file)
{
    auto hold = FileHold::take(file);
    if (hold) return std::optional<FileHold>(std::move(*hold));
    if (hold.error().code == Errc::InUse) return hold.error();
    return std::optional<FileHold>();
}

}  // namespace

Twin::Twin(const fs::path& event, fs::path copy, Missing missing, std::shared_ptr<Place> place)
    : m_name(toUtf8(event)),
      m_copy(std::move(copy)),
      m_log(logOf(m_copy)),
      m_missing(missing),
      m_place(std::move(place)),
      m_event(event)
{
}

Error Twin::failure(int number) const
{
    if (number == ENOENT || number == ENOTDIR || number == ENODEV || !m_place->isThere(m_copy.parent_path()))
        return notThere();
    return Error{.code = errcOf(number), .file = toUtf8(m_copy), .detail = std::generic_category().message(number)};
}

Error Twin::notThere() const
{
    return Error{.code = Errc::CannotOpen,
                 .file = toUtf8(m_copy),
                 .what = fragment(FragmentId::NoSuchFile),
                 .expected = fragment(FragmentId::NameOfFileThatExists)};
}

Result<Twin::Brought> Twin::bring()
{
    auto bytes = m_event.newest();
    if (!bytes) return bytes.error();
    auto judged = judge(*bytes, m_name);
    if (!judged) return judged.error();
    if (!judged->addsUp)
        return Error{.code = Errc::Damaged,
                     .file = m_name,
                     .what = fragment(FragmentId::RowsThatDoNotAddUp),
                     .expected = fragment(FragmentId::CompleteEventFile)};
    const bool isCopyThere = m_place->isThere(m_copy);
    if (!isCopyThere && m_missing == Missing::Wait) {
        m_isKnown = false;
        return notThere();
    }
    const auto hold = isCopyThere ? holdOf(m_copy) : std::optional<FileHold>();
    if (!hold) return hold.error();
    Result<void> done;
    if (!m_isKnown || !isAsLeft() || !follows(m_entries, judged->entries)) done = look(*bytes, judged->entries);
    if (done && *bytes != m_there) done = append(std::move(*bytes));
    m_isKnown = done.ok();
    if (!done) return done.error();
    m_missing = Missing::Wait;
    m_entries = std::move(judged->entries);
    const Instant newest = m_entries.empty() ? Instant{} : m_entries.back().second;
    return Brought{m_entries.size(), newest, std::exchange(m_other, {})};
}

/// What is at the place, whatever it is; then it is the copy's own state, settled.
Result<void> Twin::look(const std::string& bytes, const Entries& entries)
{
    std::string file;
    std::string log;
    if (const int failed = m_place->read(m_copy, file); failed != 0) return failure(failed);
    if (const int failed = m_place->read(m_log, log); failed != 0) return failure(failed);
    if (file.empty() && log.empty()) return settle(bytes);
    if (!file.empty() && !isEvent(file)) return Error{.code = Errc::NotAnEvent, .file = toUtf8(m_copy)};
    // A program ended in the middle of making it a file with a log; only SQLite can take that back.
    const bool isHalf = m_place->isThere(named(m_copy, "-journal"));
    auto state = isHalf ? std::nullopt : stateOf(file, log);
    const auto its = state ? judge(*state, toUtf8(m_copy)) : Judged{};
    if (!its) return its.error();
    // Without an entry nothing tells two events from each other but all that they are.
    const bool isOurs = state && (its->entries.empty() ? *state == bytes : follows(its->entries, entries));
    if (isOurs) return settle(*state);
    if (auto kept = keepAside(file, state, entries); !kept) return kept;
    return settle(bytes);
}

Result<void> Twin::keepAside(const std::string& file, const std::optional<std::string>& state, const Entries& ours)
{
    const fs::path folder = backupFolder(m_copy);
    if (const int failed = m_place->makeFolder(folder); failed != 0) return failure(failed);
    const Instant at = lastWritten(m_copy);
    Other other{.kept = backupName(m_copy, state ? "other" : "damaged", at)};
    const auto keep = [&](const std::string& bytes, const fs::path& to) {
        std::string there;  // of a time before, when the copy could not be replaced
        const int failed = m_place->read(to, there);
        return failed == 0 && there != bytes ? m_place->writeNew(to, bytes) : failed;
    };
    int failed = 0;
    if (state) {
        failed = keep(*state, other.kept);
    } else {
        for (const char* ending : {"-wal", "-journal"}) {
            std::string bytes;
            if (failed == 0) failed = m_place->read(named(m_copy, ending), bytes);
            if (failed == 0 && !bytes.empty()) failed = keep(bytes, named(other.kept, ending));
        }
        if (failed == 0) failed = keep(file, other.kept);
    }
    if (failed == 0) failed = m_place->remove(named(m_copy, "-journal"));
    if (failed != 0) return failure(failed);
    if (state) {
        const auto judged = judge(*state, toUtf8(m_copy));
        const Entries theirs = judged ? judged->entries : Entries();
        const auto parting = std::ranges::mismatch(theirs, ours);
        other.entries = static_cast<std::size_t>(std::distance(parting.in1, theirs.end()));
        other.ours = static_cast<std::size_t>(std::distance(parting.in2, ours.end()));
        if (other.entries > 0) other.newest = theirs.back().second;
    }
    m_other = std::move(other);
    return {};
}

/// A file of this state takes the name; the log of before is gone then.
Result<void> Twin::settle(const std::string& state)
{
    const fs::path next = named(m_copy, "-next");
    const LogMark mark = randomNumber() | kTwinBit;
    m_isKnown = false;
    int failed = m_place->remove(next);
    if (failed == 0) failed = m_place->writeNew(next, withMark(state, mark));
    if (failed != 0) return failure(failed);
    // Ours from the moment at which it has the name, so that nobody begins a log before the one of before is gone.
    const auto hold = holdOf(next);
    if (!hold) return hold.error();
    failed = m_place->rename(next, m_copy);
    if (failed == 0) failed = m_place->remove(m_log);
    if (failed != 0) return failure(failed);
    m_there = state;
    m_mark = mark;
    m_writing.reset();
    m_isKnown = true;
    return {};
}

Result<void> Twin::append(std::string state)
{
    constexpr std::size_t kLongest = std::size_t{32} << 20U;
    if (m_writing && m_writing->size() > kLongest) {
        if (auto settled = settle(std::string(m_there)); !settled) return settled;
    }
    if (!m_writing) m_writing.emplace(m_mark, randomNumber());
    const std::size_t at = m_writing->size();
    const std::string bytes = m_writing->transaction(m_there, state);
    if (const int failed = m_place->writeAt(m_log, at, bytes); failed != 0) return failure(failed);
    m_there = std::move(state);
    return {};
}

Result<void> Twin::tidy()
{
    constexpr std::size_t kLong = std::size_t{4} << 20U;
    if (!m_isKnown || !m_writing || m_writing->size() < kLong || !m_place->isThere(m_copy)) return {};
    const auto hold = holdOf(m_copy);
    if (!hold) return hold.error();
    if (!isAsLeft()) return {};  // whoever brings the next state sees it as well
    return settle(std::string(m_there));
}

/// Whether nobody else wrote there: the mark of the file, the head of the log and its size.
bool Twin::isAsLeft() const
{
    if (markOf(headOf(m_copy, kFileHead)) != m_mark) return false;
    std::error_code none;
    const std::uintmax_t size = sizeNow(m_log, none);
    return (none ? 0 : size) == (m_writing ? m_writing->size() : 0);
}

}  // namespace kydai::store
