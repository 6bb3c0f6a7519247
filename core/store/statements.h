/// Prepared statements, each compiled once per connection.
#pragma once

#include "model/ids.h"
#include "model/points.h"
#include "model/stored_key.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>

namespace kydai::store {

class Statements {
public:
    explicit Statements(SQLite::Database& database) : m_database(database) {}

    /// Runs a statement without rows; gives the number of rows that it changed. `sql` must be a literal.
    template <class... Values>
    int run(std::string_view sql, const Values&... values)
    {
        SQLite::Statement& statement = prepared(sql);
        bindAll(statement, values...);
        const int changes = statement.exec();
        statement.tryReset();
        return changes;
    }

    /// Runs a query and hands each row to `take`.
    template <class Take, class... Values>
    void each(std::string_view sql, Take take, const Values&... values)
    {
        SQLite::Statement& statement = prepared(sql);
        bindAll(statement, values...);
        while (statement.executeStep()) take(statement);
        statement.tryReset();
    }

    [[nodiscard]] std::int64_t lastRowId() const { return m_database.getLastInsertRowid(); }

private:
    SQLite::Statement& prepared(std::string_view sql)
    {
        auto at = m_statements.find(sql);
        if (at == m_statements.end()) at = m_statements.try_emplace(sql, m_database, std::string(sql)).first;
        at->second.tryReset();
        at->second.clearBindings();
        return at->second;
    }

    template <class... Values>
    static void bindAll(SQLite::Statement& statement, const Values&... values)
    {
        int index = 0;
        (bindOne(statement, ++index, values), ...);
    }
    template <class T>
    static void bindOne(SQLite::Statement& statement, int index, const T& value)
    {
        if constexpr (std::is_same_v<T, PlayerId>)
            statement.bind(index, static_cast<std::int64_t>(StoredKey::of(value)));
        else if constexpr (std::is_same_v<T, TeamId> || std::is_same_v<T, SectionId>)
            statement.bind(index, static_cast<std::int64_t>(value.value));
        else if constexpr (std::is_same_v<T, Points>)
            statement.bind(index, static_cast<std::int64_t>(value.tenths));
        else if constexpr (std::is_integral_v<T>)
            statement.bind(index, static_cast<std::int64_t>(value));
        else
            statement.bind(index, std::string(value));
    }
    template <class T>
    static void bindOne(SQLite::Statement& statement, int index, const std::optional<T>& value)
    {
        if (value)
            bindOne(statement, index, *value);
        else
            statement.bind(index);
    }

    SQLite::Database& m_database;
    std::unordered_map<std::string_view, SQLite::Statement> m_statements;
};

}  // namespace kydai::store
