/// A folder of its own for each test, and an event file in it.
#pragma once

#include "model/json.h"
#include "store/event_file.h"
#include "store/log_beside.h"
#include "store/seal.h"
#include "support/cleared.h"
#include "support/file_system.h"
#include "support/random_change.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace kydai::store {

/// Removed with everything in it.
class TempFolder {
public:
    TempFolder() = default;
    ~TempFolder()
    {
        std::error_code none;
        std::filesystem::permissions(m_path, std::filesystem::perms::owner_all, none);
        std::filesystem::remove_all(m_path, none);
    }
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path = makeTemporaryFolder();
};

/// Windows gives no other name to a file that is open, and keeps the one it has until it is closed.
#ifdef _WIN32
inline constexpr bool kOpenFilesKeepTheirName = true;
#else
inline constexpr bool kOpenFilesKeepTheirName = false;
#endif

/// Temporary folders are made there while it lives.
class TemporaryPlace {
public:
    explicit TemporaryPlace(const std::filesystem::path& folder)
    {
        if (const char* const before = std::getenv(kVariable)) m_before = before;
        set(toUtf8(folder));
    }
    ~TemporaryPlace() { set(m_before.value_or(std::string())); }
    TemporaryPlace(const TemporaryPlace&) = delete;
    TemporaryPlace& operator=(const TemporaryPlace&) = delete;

private:
#ifdef _WIN32
    static constexpr const char* kVariable = "TMP";
    static void set(const std::string& folder)
    {
        ::_putenv_s(kVariable, folder.c_str());
    }
#else
    static constexpr const char* kVariable = "TMPDIR";
    static void set(const std::string& folder)
    {
        folder.empty() ? ::unsetenv(kVariable) : ::setenv(kVariable, folder.c_str(), 1);
    }
#endif

    std::optional<std::string> m_before{};
};

/// KYDAI_SEED for the long runs, each its own; every day the same.
inline std::uint64_t seedOr(std::uint64_t usual)
{
    const char* wanted = std::getenv("KYDAI_SEED");
    return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : usual;
}

/// 10:15 on 21 November 2026 UTC, and `seconds` later.
inline Instant at(int seconds = 0)
{
    return Instant{std::chrono::milliseconds{1795256100000LL + seconds * 1000LL}};
}

inline void writeBytes(const std::filesystem::path& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

/// What lies beside a file under its name and such an ending: "-wal".
inline std::filesystem::path besideIt(std::filesystem::path file, const char* ending)
{
    file += ending;
    return file;
}

/// What `version-N.ENDING` of tests/data/store says.
inline std::string oldData(int version, const std::string& ending)
{
    const std::string bytes = bytesIn(std::filesystem::path(KYDAI_TEST_DATA) / "store" /
                                      ("version-" + std::to_string(version) + "." + ending));
    EXPECT_FALSE(bytes.empty());
    return bytes;
}
/// A file with the tables of an older version.
inline void makeOld(const std::filesystem::path& path, int version)
{
    SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(oldData(version, "sql"));
}

/// As a forger would: a change past the program, which not even the journal's triggers stop, and the seal is right
/// again.
inline void forge(const std::filesystem::path& file, const std::string& sql)
{
    SQLite::Database database(file, SQLite::OPEN_READWRITE);
    database.exec("PRAGMA ignore_check_constraints=ON; PRAGMA foreign_keys=OFF");
    std::string again;
    std::string gone;
    {
        SQLite::Statement triggers(database, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'");
        while (triggers.executeStep()) {
            gone += "DROP TRIGGER " + triggers.getColumn(0).getString() + ";";
            again += triggers.getColumn(1).getString() + ";";
        }
    }
    database.exec(gone + sql + ";" + again);
    Seal(database).renew();
}

/// A folder and all that is in it: sizes, sums of the bytes, and the times at which each was written.
inline std::map<std::string, std::string> everythingIn(const std::filesystem::path& folder)
{
    std::map<std::string, std::string> all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        std::string& told = all[entry.path().string()];
        told = std::to_string(entry.last_write_time().time_since_epoch().count());
        if (!entry.is_regular_file()) continue;
        const std::string bytes = bytesIn(entry.path());
        told += ' ' + std::to_string(bytes.size()) + ' ' + std::to_string(std::hash<std::string>{}(bytes));
    }
    return all;
}

/// All that an error says; its detail is the system's own.
inline void expectSaid(const Error& error, Errc code, const std::filesystem::path& file, const Fragment& what = {},
                       const Fragment& expected = {})
{
    EXPECT_EQ(error.code, code) << error.detail;
    EXPECT_EQ(error.file, toUtf8(file));
    EXPECT_EQ(error.what, what);
    EXPECT_EQ(error.expected, expected);
}

class StoreTest : public ::testing::Test {
protected:
    [[nodiscard]] std::filesystem::path file() const { return m_folder.path() / u8"Giải trẻ.kydai"; }
    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder.path(); }
    [[nodiscard]] static Who who(int seconds = 0) { return {"Trọng tài", at(seconds)}; }

    EventFile create() const
    {
        auto made = EventFile::create(file(), "Giải trẻ");
        EXPECT_TRUE(made.ok()) << (made.ok() ? "" : made.error().detail);
        return std::move(*made);
    }
    EventFile open() const
    {
        auto opened = EventFile::open(file());
        EXPECT_TRUE(opened.ok()) << (opened.ok() ? "" : opened.error().detail);
        return std::move(*opened);
    }
    /// What a kill would leave of the file at this moment, under another name.
    void leaveAsKilled(const std::filesystem::path& copy) const
    {
        writeBytes(copy, bytesIn(file()));
        writeBytes(logOf(copy), bytesIn(logOf(file())));
    }
    /// A file with one section of `players` players and `rounds` rounds; id 1.
    EventFile withSection(int players = 8, int rounds = 2, bool fideMode = true) const
    {
        Random random(3);
        EventFile made = create();
        Section section = fixture::randomSection(random, players, rounds);
        section.rules.fideMode = fideMode;
        section.rules.fideModeLeftInRound = fideMode ? 0 : 1;
        const AddSection change{{}, std::make_shared<const Section>(std::move(section))};
        EXPECT_TRUE(fixture::apply(made, change, who()).ok());
        return made;
    }
    [[nodiscard]] Errc refusal() const
    {
        auto opened = EventFile::open(file());
        EXPECT_FALSE(opened.ok());
        return opened.ok() ? Errc::Cancelled : opened.error().code;
    }
    /// A result for the first board of the last round.
    static SetResult firstBoard(const EventFile& file, Outcome white, Outcome black)
    {
        const EventSection& entry = file.event().sections[0];
        const Game& game = entry.section->rounds.back().games[0];
        return {entry.id, entry.section->roundsPaired(), game.white, game.black, white, black};
    }

private:
    TempFolder m_folder;
};

}  // namespace kydai::store
