/// Writing a log as SQLite would, so that SQLite takes it: for a copy of an event that gets its pages from elsewhere.
/// Bytes only: no file, no database; any thread.
#pragma once

#include "store/log_sum.h"
#include "store/log_walk.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace kydai::store {

/// One log, from its head on: each transaction goes behind the one before.
class LogWriter {
public:
    /// \param mark that the file has too; \param salts that no former log of the file had
    LogWriter(LogMark mark, std::uint64_t salts) : m_mark(mark), m_salts(salts) {}

    /// What makes `after` of `before`, both files at rest: a frame for each page that differs, the last of them the
    /// end. The first transaction brings the head of the log and the page with the mark. Both differ in a page, or it
    /// is the first.
    std::string transaction(std::string_view before, std::string_view after);
    [[nodiscard]] std::size_t size() const { return m_size; }

private:
    void addHead(std::size_t pageSize);
    void addFrame(std::uint32_t page, std::uint32_t pagesAfter, std::string_view bytes);

    LogMark m_mark;
    std::uint64_t m_salts;
    Sum m_sum{};
    std::size_t m_size = 0;
    std::string m_made{};
};

/// A file at rest with the mark of its log, and open for one.
std::string withMark(std::string file, LogMark mark);

/// The size of a file's pages, as its head says.
std::size_t pageSizeOf(std::string_view file);

}  // namespace kydai::store
