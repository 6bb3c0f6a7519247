/// What the rows of an event file add up to: a checksum that each transaction brings up to date with its own rows and
/// that opening compares with all rows. So a bit that flips, a page that was not written, and a copy of half a
/// transaction are damage, never another event. The journal's rows are chained in their order, those of the other
/// tables are a sum. Not against forgery: whoever can write the file can seal it.
#pragma once

#include "store/statements.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

struct sqlite3_context;
struct sqlite3_value;

namespace kydai::store {

class Seal {
public:
    /// Adds its functions to the connection, which must outlive this, and watches nothing yet.
    explicit Seal(SQLite::Database& database);
    Seal(const Seal&) = delete;
    Seal& operator=(const Seal&) = delete;

    /// Adds up every row and compares with what the file says. Throws SQLite::Exception, as all of this does.
    bool holds();
    /// Adds up every row and writes it into the file: when a file is made or brought up to date.
    void renew();
    /// From here on every changed row counts, by temporary triggers. After `holds` or `renew`, before the first
    /// transaction: whoever only reads has no use for them.
    void watch();

    /// Inside a transaction, after its rows: writes what they add up to.
    void write();
    /// After the commit; and after a transaction that came to nothing.
    void committed() { m_kept = m_now; }
    void undone() { m_now = m_kept; }

private:
    struct Sums {
        std::uint64_t tables = 0;
        std::uint64_t journal = 0;
        friend bool operator==(const Sums&, const Sums&) = default;
    };

    /// Every table of the event but the seal itself and SQLite's own.
    struct Table {
        std::string name{};
        std::vector<std::string> columns{};

        [[nodiscard]] std::string call(int sign, std::string_view prefix) const;
    };

    void findTables();
    void measure();
    static void addRow(sqlite3_context* context, int count, sqlite3_value** values);

    SQLite::Database& m_database;
    Statements m_statements{m_database};
    std::vector<Table> m_tables{};
    Sums m_kept{};
    Sums m_now{};
    bool m_isWatching = false;
};

}  // namespace kydai::store
