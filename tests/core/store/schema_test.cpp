// What an event file is made of is exactly ours: rows of sqlite_schema that another hand wrote, whatever they are
// called, end in a refusal, and what opens all the same does what ours does.

#include "core/store/store_fixture.h"
#include "support/cleared.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>
#include <vector>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

std::string inQuotes(const std::string& text)
{
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? std::string("''") : std::string(1, c);
    return quoted + '\'';
}

class Schema : public StoreTest {
protected:
    /// Writes into the list of a file's tables and triggers; false where SQLite would not have it.
    [[nodiscard]] bool write(const std::string& sql) const
    {
        SQLite::Database database(file(), SQLite::OPEN_READWRITE);
        return database.tryExec("PRAGMA writable_schema=1; " + sql) == SQLITE_OK;
    }
    static std::string enter(EventFile& file)
    {
        EXPECT_TRUE(fixture::apply(file, firstBoard(file, Outcome::Draw, Outcome::Draw), who(60)).ok());
        return toJson(file.event()).dump();
    }
};

TEST_F(Schema, NoNameLetsAForeignTriggerIn)
{
    {
        withSection();
    }
    const std::string sound = bytesIn(file());
    for (const char* name : {"sqlite_evil", "sqlite_sequence", "sqlite_autoindex_parts_1", "sqlite_stat1", "more"}) {
        writeBytes(file(), sound);
        ASSERT_TRUE(
            write("INSERT INTO sqlite_schema VALUES('trigger','" + std::string(name) +
                  "','journal',0,'CREATE TRIGGER " + name +
                  " AFTER INSERT ON journal BEGIN UPDATE parts SET value = json_set(value, ''$.rating'', 2941) WHERE"
                  " kind = ''players'' AND key = 7; END')"));
        const std::string broken = bytesIn(file());
        EXPECT_EQ(refusal(), Errc::Damaged) << name;
        EXPECT_EQ(bytesIn(file()), broken) << name;
    }
}

TEST_F(Schema, ATriggerOfOursThatSaysSomethingElseIsRefused)
{
    {
        withSection();
    }
    ASSERT_TRUE(
        write("UPDATE sqlite_schema SET sql = replace(sql, '\"fideMode\":false', '\"fideMode\": false')"
              " WHERE name = 'fide_mode_is_left_for_good'"));
    EXPECT_EQ(refusal(), Errc::Damaged) << "a blank inside of a text is not a blank between words";
}

TEST_F(Schema, ABlankInAnyTextOfOursIsSeen)
{
    {
        withSection();
    }
    const std::string ours = bytesIn(file());
    std::vector<std::pair<std::string, std::string>> objects;
    {
        SQLite::Database database(file(), SQLite::OPEN_READONLY);
        SQLite::Statement all(database, "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL");
        while (all.executeStep()) objects.emplace_back(all.getColumn(0).getString(), all.getColumn(1).getString());
    }
    int texts = 0;
    for (const auto& [name, sql] : objects) {
        bool isInside = false;
        for (std::size_t at = 0; at < sql.size(); ++at) {
            if (sql.compare(at, 2, "--") == 0) at = std::min(sql.find('\n', at), sql.size() - 1);
            if (sql[at] != '\'') continue;
            isInside = !isInside;
            if (!isInside) continue;
            writeBytes(file(), ours);
            std::string other = sql;
            ASSERT_TRUE(write("UPDATE sqlite_schema SET sql = " + inQuotes(other.insert(at + 1, " ")) +
                              " WHERE name = " + inQuotes(name)));
            EXPECT_EQ(refusal(), Errc::Damaged) << other;
            ++texts;
        }
    }
    EXPECT_GT(texts, 10);
}

/// KYDAI_SCHEMAS: how many, for the long run.
int schemas()
{
    const char* wanted = std::getenv("KYDAI_SCHEMAS");
    constexpr int kDaily = 300;
    return wanted != nullptr ? std::atoi(wanted) : kDaily;
}

template <std::size_t N>
std::string oneOf(Random& random, const std::array<const char*, N>& words)
{
    return words[random.below(N)];
}

constexpr std::array kKinds{"table", "index", "trigger", "view", "Trigger", "sequence", ""};
constexpr std::array kNames{"sqlite_evil",
                            "sqlite_sequence",
                            "sqlite_autoindex_parts_1",
                            "sqlite_stat1",
                            "parts",
                            "games",
                            "journal",
                            "journal_groups",
                            "seal",
                            "x",
                            "SQLITE_MORE",
                            "sections",
                            "sqlite_",
                            "event",
                            ""};
constexpr std::array kTexts{
    "CREATE TRIGGER NAME AFTER INSERT ON journal BEGIN UPDATE event SET name = 'x'; END",
    "CREATE TRIGGER NAME AFTER UPDATE ON games BEGIN DELETE FROM parts WHERE key = 7; END",
    "CREATE TRIGGER NAME AFTER UPDATE ON seal BEGIN UPDATE games SET white_outcome = 'win'; END",
    "CREATE TRIGGER NAME BEFORE INSERT ON journal BEGIN SELECT RAISE(IGNORE); END",
    "CREATE VIEW NAME AS SELECT 1 AS id",
    "CREATE TABLE NAME (id INTEGER PRIMARY KEY, x TEXT DEFAULT (upper('a')))",
    "CREATE TABLE NAME(name,seq)",
    "CREATE VIRTUAL TABLE NAME USING fts5(x)",
    "CREATE UNIQUE INDEX NAME ON games (white_outcome)",
    "CREATE INDEX NAME ON journal (group_of) WHERE group_of IS NOT NULL",
    "",
    "nothing of SQL"};
constexpr std::array kChanges{"DELETE FROM sqlite_schema",
                              "UPDATE sqlite_schema SET sql = TEXT",
                              "UPDATE sqlite_schema SET name = OTHER",
                              "UPDATE sqlite_schema SET tbl_name = OTHER",
                              "UPDATE sqlite_schema SET type = KIND",
                              "UPDATE sqlite_schema SET rootpage = PAGE",
                              "UPDATE sqlite_schema SET sql = sql || ' WITHOUT ROWID'",
                              "UPDATE sqlite_schema SET sql = replace(sql, 'TEXT', 'BLOB')",
                              "UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', '')",
                              "UPDATE sqlite_schema SET sql = replace(sql, 'white', 'black')"};

/// One statement on sqlite_schema.
std::string randomWrite(Random& random)
{
    const std::string name = oneOf(random, kNames);
    std::string text = oneOf(random, kTexts);
    if (const std::size_t at = text.find("NAME"); at != std::string::npos) text.replace(at, 4, name);
    const std::string page = std::to_string(random.below(40));
    if (random.below(2) == 0)
        return "INSERT INTO sqlite_schema VALUES(" + inQuotes(oneOf(random, kKinds)) + ',' + inQuotes(name) + ',' +
               inQuotes(oneOf(random, kNames)) + ',' + page + ',' + inQuotes(text) + ");";
    std::string sql = oneOf(random, kChanges);
    const std::array<std::pair<std::string, std::string>, 4> holes{{{"= TEXT", "= " + inQuotes(text)},
                                                                    {"OTHER", inQuotes(oneOf(random, kNames))},
                                                                    {"KIND", inQuotes(oneOf(random, kKinds))},
                                                                    {"PAGE", page}}};
    for (const auto& [hole, filling] : holes) {
        if (const std::size_t at = sql.find(hole); at != std::string::npos) sql.replace(at, hole.size(), filling);
    }
    return sql + " WHERE name = " + inQuotes(name) + ';';
}

TEST_F(Schema, WhateverIsWrittenIntoItOpensAsOursOrNotAtAll)
{
    {
        withSection();
    }
    const std::string sound = bytesIn(file());
    std::string expected;
    {
        EventFile ours = open();
        expected = enter(ours);
    }
    Random random(seedOr(20261123));
    int refused = 0;
    for (int tried = 0; tried < schemas(); ++tried) {
        writeBytes(file(), sound);
        std::string sql;
        for (auto count = 1 + random.below(3); count > 0; --count) sql += randomWrite(random);
        static_cast<void>(write(sql));
        const std::string broken = bytesIn(file());
        auto opened = EventFile::open(file());
        if (opened) {
            ASSERT_EQ(enter(*opened), expected) << sql;
            continue;
        }
        ++refused;
        ASSERT_EQ(bytesIn(file()), broken) << sql;
    }
    std::printf("[  FIGURE  ] %d schemas by another hand: %d refused, %d where nothing differs\n", schemas(), refused,
                schemas() - refused);
    EXPECT_GT(refused, schemas() / 3);
}

}  // namespace
}  // namespace kydai::store
