#include "store/seal.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <array>
#include <bit>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::store {

namespace {

constexpr std::string_view kJournal = "journal";

/// FNV-1a over 64 bits with a last mixing: two texts of one length that differ in one byte never have the same.
class Hash {
public:
    void add(std::string_view bytes)
    {
        for (const char c : bytes) {
            m_value ^= static_cast<unsigned char>(c);
            m_value *= 0x100000001B3ULL;
        }
    }
    void add(std::uint64_t number)
    {
        std::array<char, 8> bytes{};
        for (char& byte : bytes) {
            byte = static_cast<char>(number & 0xFFU);
            number >>= 8U;
        }
        add(std::string_view(bytes.data(), bytes.size()));
    }
    [[nodiscard]] std::uint64_t value() const
    {
        std::uint64_t mixed = m_value;
        for (int round = 0; round < 2; ++round) {
            mixed ^= mixed >> 32U;
            mixed *= 0xD6E8FEB86659FD93ULL;
        }
        return mixed ^ (mixed >> 32U);
    }

private:
    std::uint64_t m_value = 0xCBF29CE484222325ULL;
};

void add(Hash& hash, sqlite3_value* value)
{
    const int type = sqlite3_value_type(value);
    hash.add(static_cast<std::uint64_t>(type));
    if (type == SQLITE_INTEGER) {
        hash.add(static_cast<std::uint64_t>(sqlite3_value_int64(value)));
    } else if (type == SQLITE_FLOAT) {
        hash.add(std::bit_cast<std::uint64_t>(sqlite3_value_double(value)));
    } else if (type != SQLITE_NULL) {
        const auto* bytes = static_cast<const char*>(sqlite3_value_blob(value));
        const auto size = static_cast<std::size_t>(sqlite3_value_bytes(value));
        hash.add(static_cast<std::uint64_t>(size));
        if (size > 0) hash.add(std::string_view(bytes, size));
    }
}

/// A name in SQL: in quotes, so that no name is a word of the language.
std::string quoted(const std::string& name)
{
    std::string text = "\"";
    for (const char c : name) {
        if (c == '"') text += '"';
        text += c;
    }
    return text + '"';
}

}  // namespace

/// "seal_row(1, 'games', NEW."section", …)"
std::string Seal::Table::call(int sign, std::string_view prefix) const
{
    std::string text = "seal_row(" + std::to_string(sign) + ", '" + name + "'";
    for (const std::string& column : columns) text += ", " + std::string(prefix) + quoted(column);
    return text + ")";
}

void Seal::findTables()
{
    m_tables.clear();
    SQLite::Statement all(m_database,
                          "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name != 'seal'"
                          " AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name");
    while (all.executeStep()) m_tables.push_back({all.getColumn(0).getString(), {}});
    SQLite::Statement columns(m_database, "SELECT name FROM pragma_table_info(?, 'main') ORDER BY cid");
    for (Table& table : m_tables) {
        columns.reset();
        columns.bind(1, table.name);
        while (columns.executeStep()) table.columns.push_back(columns.getColumn(0).getString());
    }
}

Seal::Seal(SQLite::Database& database) : m_database(database)
{
    constexpr int kAnyNumber = -1;
    const int code =
        sqlite3_create_function_v2(database.getHandle(), "seal_row", kAnyNumber, SQLITE_UTF8 | SQLITE_INNOCUOUS, this,
                                   &Seal::addRow, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) throw SQLite::Exception(database.getHandle(), code);
}

/// seal_row(sign, table, columns…): adds a row, or takes it away.
void Seal::addRow(sqlite3_context* context, int count, sqlite3_value** values)
{
    auto& sums = static_cast<Seal*>(sqlite3_user_data(context))->m_now;
    constexpr int kFirstColumn = 2;
    if (count < kFirstColumn) return sqlite3_result_error_code(context, SQLITE_MISUSE);
    Hash hash;
    for (int at = 1; at < count; ++at) add(hash, values[at]);
    const auto* name = reinterpret_cast<const char*>(sqlite3_value_text(values[1]));
    if (name != nullptr && name == kJournal) {
        hash.add(sums.journal);
        sums.journal = hash.value();
    } else if (sqlite3_value_int(values[0]) > 0) {
        sums.tables += hash.value();
    } else {
        sums.tables -= hash.value();
    }
    sqlite3_result_null(context);
}

void Seal::measure()
{
    m_now = {};
    findTables();
    for (const Table& table : m_tables) {
        const std::string order = table.name == kJournal ? " ORDER BY id" : "";
        SQLite::Statement rows(m_database, "SELECT " + table.call(1, "") + " FROM main." + quoted(table.name) + order);
        while (rows.executeStep()) continue;
    }
}

bool Seal::holds()
{
    measure();
    m_kept = m_now;
    SQLite::Statement seal(m_database, "SELECT tables, journal FROM main.seal WHERE id = 1");
    if (!seal.executeStep()) return false;
    return m_now == Sums{static_cast<std::uint64_t>(seal.getColumn(0).getInt64()),
                         static_cast<std::uint64_t>(seal.getColumn(1).getInt64())};
}

void Seal::renew()
{
    measure();
    write();
    m_kept = m_now;
}

void Seal::write()
{
    m_statements.run(
        "INSERT INTO main.seal (id, tables, journal) VALUES (1, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET tables = excluded.tables, journal = excluded.journal",
        m_now.tables, m_now.journal);
}

void Seal::watch()
{
    if (m_isWatching) return;
    m_database.exec("PRAGMA temp_store=MEMORY; PRAGMA recursive_triggers=ON");
    const auto trigger = [&](const Table& table, std::string_view event, const std::string& calls) {
        std::string sql = "CREATE TEMP TRIGGER IF NOT EXISTS ";
        sql += quoted("seal " + std::string(event) + ' ' + table.name);
        sql += " AFTER ";
        sql += event;
        sql += " ON main.";
        sql += quoted(table.name);
        sql += " BEGIN ";
        sql += calls;
        sql += "END";
        m_database.exec(sql);
    };
    for (const Table& table : m_tables) {
        const std::string added = "SELECT " + table.call(1, "NEW.") + "; ";
        const std::string gone = "SELECT " + table.call(-1, "OLD.") + "; ";
        trigger(table, "INSERT", added);
        if (table.name == kJournal) continue;  // it is never changed
        trigger(table, "DELETE", gone);
        trigger(table, "UPDATE", gone + added);
    }
    m_isWatching = true;
}

}  // namespace kydai::store
