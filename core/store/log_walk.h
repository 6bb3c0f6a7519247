/// SQLite's log beside an event file (NAME.kydai-wal), read by ourselves: SQLite takes it up to the first frame that
/// does not add up and says nothing about what lies behind. Bytes only: no file, no database; any thread. A log and its
/// file have a mark in common, so that a log of another file, or of another state of the same one, is known: eight
/// bytes of the file's first page that SQLite leaves free. Each log begins with that page.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::store {

/// 0: none.
using LogMark = std::uint64_t;
inline constexpr std::size_t kFileHead = 100;     ///< of SQLite's file format: the first bytes of a file
inline constexpr std::size_t kVersionsAt = 18;    ///< in it: 1 without a log, 2 with one
inline constexpr std::size_t kMarkAt = 72;        ///< its place in a file
inline constexpr std::size_t kMarkInLogAt = 128;  ///< and in the first frame of a log

/// Whether it is the mark of an event's copy at its second place (twin.h): the highest bit, which other marks have not.
inline constexpr LogMark kTwinBit = LogMark{1} << 63U;
constexpr bool isTwin(LogMark mark)
{
    return (mark & kTwinBit) != 0;
}

/// Bytes of the mark as they stand in a file.
std::string markBytes(LogMark mark);
/// The mark of a file that says that it has a log; 0 for one at rest.
LogMark markOf(std::string_view file);
/// Whether the first bytes of a file say that no log belongs to it.
bool isAtRest(std::string_view file);

/// One page as a transaction left it.
struct LogFrame {
    std::uint32_t page = 0;
    std::uint32_t pagesAfter = 0;  ///< of the file, where it ends a transaction
    std::size_t at = 0;            ///< place of the page's bytes in the log
    bool isWhole = false;
    [[nodiscard]] bool isCommit() const { return isWhole && pagesAfter != 0; }
};

struct LogWalk {
    std::size_t pageSize = 0;
    std::vector<LogFrame> frames{};  ///< damaged ones among them
    std::size_t sound = 0;           ///< so many of them SQLite takes
    bool isTorn = false;             ///< behind the last transaction begins one that does not end
    std::optional<LogMark> mark{};   ///< that its first page repeats

    /// Whether transactions lie behind what SQLite takes.
    [[nodiscard]] bool isDamaged() const;
    [[nodiscard]] std::size_t transactions(std::size_t first = 0) const;
    /// The same, with those whose end is damaged, as far as it can still be told.
    [[nodiscard]] std::size_t transactionsLost(std::size_t first) const;
    /// The ends of transactions at which a file may be whole again, the newest first: the last one, and the one before
    /// each frame that is not whole.
    [[nodiscard]] std::vector<std::size_t> ends() const;
};

LogWalk walkLog(std::string_view log);

/// The file as it was after the first `frames` of the log, at rest.
std::string fileWith(std::string_view file, std::string_view log, const LogWalk& walked, std::size_t count);

}  // namespace kydai::store
