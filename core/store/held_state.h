/// A state of an event that is held in memory: the bytes of a file at rest, opened by SQLite without a file. What is
/// beside a file, and what a copy of it holds, is judged by it before anything is written. One thread at a time.
#pragma once

#include "store/connection.h"
#include "store/journal.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::store {

/// An entry of a journal: its number and its time.
using Entry = std::pair<std::int64_t, Instant>;
using Entries = std::vector<Entry>;

/// Whether one journal goes on with the other.
bool follows(const Entries& before, const Entries& after);

/// Throws SQLite::Exception, as all of this does.
class HeldState {
public:
    explicit HeldState(std::string bytes);

    /// Whether it is a state of an event: our tables, sound pages, rows that add up.
    bool addsUp();
    /// The same, and every index agrees with its table.
    bool isWhole();
    [[nodiscard]] Entries entries();
    [[nodiscard]] SQLite::Database& database() { return m_connection.database; }
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }

private:
    std::string m_bytes;
    Connection m_connection;
};

}  // namespace kydai::store
