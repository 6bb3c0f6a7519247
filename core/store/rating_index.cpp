#include "store/rating_index.h"

#include "store/connection.h"
#include "store/sqlite_error.h"
#include "support/file_system.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <charconv>
#include <system_error>

namespace kydai::store {

namespace {

constexpr int kListApplicationId = 0x4B445249;  // "KDRI"
constexpr int kVersion = 2;
constexpr const char* kPlayerColumns =
    "p.id, p.name, p.federation, p.sex, p.title, p.women_title, p.other_titles, p.arena_title, p.standard, "
    "p.standard_games, "
    "p.standard_k, p.rapid, p.rapid_games, p.rapid_k, p.blitz, p.blitz_games, p.blitz_k, p.birth_year, p.flag";

/// The federation as a word that no name has.
std::string federationWord(std::string_view federation)
{
    return "fed0" + utf8::wordKey(federation);
}

FidePlayer playerOf(const SQLite::Statement& row)
{
    FidePlayer player;
    int column = 0;
    const auto text = [&] { return row.getColumn(column++).getString(); };
    const auto number = [&] { return row.getColumn(column++).getInt(); };
    player.id = row.getColumn(column++).getInt64();
    player.name = text();
    player.federation = text();
    player.sex = text();
    player.title = text();
    player.womenTitle = text();
    player.otherTitles = text();
    player.arenaTitle = text();
    for (FidePlayer::Tempo* tempo : {&player.standard, &player.rapid, &player.blitz}) {
        tempo->rating = number();
        tempo->games = number();
        tempo->kFactor = number();
    }
    player.birthYear = number();
    player.flag = text();
    return player;
}

void createTables(SQLite::Database& database)
{
    database.exec("PRAGMA page_size=8192");
    database.exec("PRAGMA journal_mode=OFF");
    database.exec("PRAGMA synchronous=OFF");
    database.exec("PRAGMA application_id=" + std::to_string(kListApplicationId));
    database.exec("PRAGMA user_version=" + std::to_string(kVersion));
    database.exec(
        "CREATE TABLE player(id INTEGER PRIMARY KEY, name TEXT NOT NULL, federation TEXT NOT NULL, sex TEXT NOT NULL, "
        "title TEXT NOT NULL, women_title TEXT NOT NULL, other_titles TEXT NOT NULL, arena_title TEXT NOT NULL, "
        "standard INTEGER NOT NULL, standard_games INTEGER NOT NULL, standard_k INTEGER NOT NULL, "
        "rapid INTEGER NOT NULL, rapid_games INTEGER NOT NULL, rapid_k INTEGER NOT NULL, "
        "blitz INTEGER NOT NULL, blitz_games INTEGER NOT NULL, blitz_k INTEGER NOT NULL, "
        "birth_year INTEGER NOT NULL, flag TEXT NOT NULL)");
    database.exec("CREATE TABLE list(month TEXT NOT NULL, players INTEGER NOT NULL)");
    // Rows of `words` are ranks: the best rated player is row 1. A search reads them in this order and stops after a
    // dozen, however many hits there are. The prefixes are those of somebody who has just begun a word.
    database.exec("CREATE TABLE ranking(rank INTEGER PRIMARY KEY, id INTEGER NOT NULL)");
    database.exec("CREATE VIRTUAL TABLE words USING fts5(name_key, content='', detail=none, prefix='1 2 3')");
}

/// The search as FTS5 wants it: every word quoted, the last one as a beginning.
std::string matchOf(std::string_view key, std::string_view federation)
{
    std::string match;
    const auto append = [&](std::string_view word, bool beginning) {
        match += (match.empty() ? "\"" : " \"") + std::string(word) + (beginning ? "\"*" : "\"");
    };
    if (!federation.empty()) append(federationWord(federation), false);
    while (!key.empty()) {
        const std::size_t end = std::min(key.find(' '), key.size());
        const bool last = end == key.size();
        append(key.substr(0, end), last);
        key.remove_prefix(last ? end : end + 1);
    }
    return match;
}

}  // namespace

struct RatingIndexBuilder::Impl {
    std::filesystem::path target;
    std::filesystem::path temporary;
    SQLite::Database database;
    SQLite::Statement addPlayer;
    bool finished = false;

    static std::filesystem::path beside(const std::filesystem::path& path)
    {
        std::filesystem::path name = path;
        name += ".new";
        std::error_code ignored;
        std::filesystem::remove(name, ignored);
        return name;
    }
    static SQLite::Database made(const std::filesystem::path& path)
    {
        SQLite::Database database(toUtf8(path), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        createTables(database);
        database.exec("BEGIN");
        return database;
    }

    explicit Impl(const std::filesystem::path& path)
        : target(path),
          temporary(beside(path)),
          database(made(temporary)),
          addPlayer(database, "INSERT OR REPLACE INTO player VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)")
    {
    }

    /// Ranks and words of everybody; false when it was stopped.
    bool rankPlayers(const std::stop_token& stop, Progress* progress)
    {
        if (progress != nullptr) {
            progress->start(static_cast<std::size_t>(database.execAndGet("SELECT count(*) FROM player").getInt64()));
        }
        database.exec("INSERT INTO ranking(id) SELECT id FROM player ORDER BY max(standard, rapid, blitz) DESC, id");
        SQLite::Statement players(database,
                                  "SELECT r.rank, p.federation, p.name FROM ranking r JOIN player p ON p.id=r.id "
                                  "ORDER BY r.rank");
        SQLite::Statement addWords(database, "INSERT INTO words(rowid, name_key) VALUES(?,?)");
        while (players.executeStep()) {
            if (stop.stop_requested()) return false;
            addWords.bind(1, players.getColumn(0).getInt64());
            addWords.bind(2, federationWord(players.getColumn(1).getString()) + ' ' +
                                 utf8::wordKey(players.getColumn(2).getString()));
            addWords.exec();
            addWords.reset();
            if (progress != nullptr) progress->advance();
        }
        return true;
    }
};

RatingIndexBuilder::RatingIndexBuilder(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
RatingIndexBuilder::RatingIndexBuilder(RatingIndexBuilder&&) noexcept = default;
RatingIndexBuilder& RatingIndexBuilder::operator=(RatingIndexBuilder&&) noexcept = default;

RatingIndexBuilder::~RatingIndexBuilder()
{
    if (!m_impl || m_impl->finished) return;
    const std::filesystem::path temporary = m_impl->temporary;
    m_impl.reset();
    std::error_code ignored;
    std::filesystem::remove(temporary, ignored);
}

Result<RatingIndexBuilder> RatingIndexBuilder::start(const std::filesystem::path& path)
{
    return guarded(toUtf8(path), [&] { return RatingIndexBuilder(std::make_unique<Impl>(path)); });
}

Result<void> RatingIndexBuilder::add(const FidePlayer& player)
{
    return guarded(toUtf8(m_impl->temporary), [&] {
        SQLite::Statement& row = m_impl->addPlayer;
        int column = 0;
        row.bind(++column, player.id);
        for (const std::string* text : {&player.name, &player.federation, &player.sex, &player.title,
                                        &player.womenTitle, &player.otherTitles, &player.arenaTitle})
            row.bindNoCopy(++column, *text);
        for (const FidePlayer::Tempo* tempo : {&player.standard, &player.rapid, &player.blitz}) {
            row.bind(++column, tempo->rating);
            row.bind(++column, tempo->games);
            row.bind(++column, tempo->kFactor);
        }
        row.bind(++column, player.birthYear);
        row.bindNoCopy(++column, player.flag);
        row.exec();
        row.reset();
    });
}

Result<void> RatingIndexBuilder::finish(const std::string& month, const std::stop_token& stop, Progress* progress)
{
    bool ranked = false;
    const auto written = guarded(toUtf8(m_impl->temporary), [&] {
        ranked = m_impl->rankPlayers(stop, progress);
        if (!ranked) return;
        SQLite::Statement list(m_impl->database, "INSERT INTO list SELECT ?, count(*) FROM player");
        list.bind(1, month);
        list.exec();
        m_impl->database.exec("COMMIT");
    });
    if (!written) return written.error();
    if (!ranked) return Error{Errc::Cancelled, toUtf8(m_impl->target), 0, {}, {}, {}};
    const std::filesystem::path target = m_impl->target;
    const std::filesystem::path temporary = m_impl->temporary;
    m_impl->finished = true;
    m_impl.reset();  // closes the file
    if (const int problem = renameFile(temporary, target); problem != 0)
        return Error{Errc::CannotWrite, toUtf8(target), 0, {}, {}, std::generic_category().message(problem)};
    return {};
}

struct RatingIndex::Impl {
    std::string file;
    SQLite::Database database;
    Bounds bounds;
    std::string month{};
    std::int64_t size = 0;

    explicit Impl(const std::filesystem::path& path)
        : file(toUtf8(path)), database(file, SQLite::OPEN_READONLY), bounds(database)
    {
    }
};

RatingIndex::RatingIndex(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
RatingIndex::RatingIndex(RatingIndex&&) noexcept = default;
RatingIndex& RatingIndex::operator=(RatingIndex&&) noexcept = default;
RatingIndex::~RatingIndex() = default;

Result<RatingIndex> RatingIndex::open(const std::filesystem::path& path)
{
    return guarded(toUtf8(path), [&]() -> Result<RatingIndex> {
        auto impl = std::make_unique<Impl>(path);
        const int application = impl->database.execAndGet("PRAGMA application_id").getInt();
        const int version = impl->database.execAndGet("PRAGMA user_version").getInt();
        if (application != kListApplicationId || version < kVersion)
            return Error{Errc::NotAnEvent,
                         toUtf8(path),
                         0,
                         fragment(FragmentId::NoRatingListOfKydai),
                         fragment(FragmentId::RatingListImportedHere),
                         {}};
        if (version > kVersion) return Error{Errc::NewerVersion, toUtf8(path), 0, {}, {}, {}};
        SQLite::Statement list(impl->database, "SELECT month, players FROM list");
        if (!list.executeStep()) return Error{Errc::Damaged, toUtf8(path), 0, {}, {}, {}};
        impl->month = list.getColumn(0).getString();
        impl->size = list.getColumn(1).getInt64();
        return RatingIndex(std::move(impl));
    });
}

const std::string& RatingIndex::month() const
{
    return m_impl->month;
}

std::int64_t RatingIndex::size() const
{
    return m_impl->size;
}

Result<std::optional<FidePlayer>> RatingIndex::byId(std::int64_t id) const
{
    return guarded(m_impl->file, [&]() -> std::optional<FidePlayer> {
        SQLite::Statement query(m_impl->database,
                                std::string("SELECT ") + kPlayerColumns + " FROM player p WHERE p.id=?");
        query.bind(1, id);
        if (!query.executeStep()) return std::nullopt;
        return playerOf(query);
    });
}

Result<std::vector<FidePlayer>> RatingIndex::search(std::string_view text, std::string_view federationFirst,
                                                    std::size_t limit) const
{
    const std::string key = utf8::wordKey(text);
    std::vector<FidePlayer> found;
    if (key.empty()) return found;
    std::int64_t id = 0;
    const auto [stop, problem] = std::from_chars(key.data(), key.data() + key.size(), id);
    if (problem == std::errc{} && stop == key.data() + key.size()) {
        const auto player = byId(id);
        if (!player) return player.error();
        if (*player) found.push_back(**player);
        return found;
    }
    return guarded(m_impl->file, [&] {
        const std::string sql = std::string("SELECT ") + kPlayerColumns +
                                " FROM (SELECT rowid AS hit FROM words WHERE words MATCH ? ORDER BY rowid LIMIT ?) "
                                "JOIN ranking r ON r.rank=hit JOIN player p ON p.id=r.id ORDER BY r.rank";
        SQLite::Statement query(m_impl->database, sql);
        const auto take = [&](std::string_view federation) {
            query.reset();
            query.bind(1, matchOf(key, federation));
            query.bind(2, static_cast<std::int64_t>(limit + found.size()));
            while (found.size() < limit && query.executeStep()) {
                FidePlayer player = playerOf(query);
                if (std::ranges::find(found, player.id, &FidePlayer::id) == found.end())
                    found.push_back(std::move(player));
            }
        };
        if (!federationFirst.empty()) take(federationFirst);
        take({});
        return found;
    });
}

}  // namespace kydai::store
