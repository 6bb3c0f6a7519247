#include "store/rating_index.h"

#include "support/progress.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <utility>

namespace kydai::store {
namespace {

class RatingIndexTest : public ::testing::Test {
protected:
    RatingIndexTest()
    {
        m_folder = std::filesystem::temp_directory_path() /
                   ("kydai_rating_index_" + std::to_string(reinterpret_cast<std::uintptr_t>(this)));
        std::filesystem::create_directories(m_folder);
    }
    ~RatingIndexTest() override { std::filesystem::remove_all(m_folder); }

    [[nodiscard]] std::filesystem::path file() const { return m_folder / "list.kdri"; }

    static FidePlayer player(std::int64_t id, const std::string& name, const std::string& federation, int rating)
    {
        FidePlayer player;
        player.id = id;
        player.name = name;
        player.federation = federation;
        player.sex = "F";
        player.title = "WIM";
        player.womenTitle = "WIM";
        player.standard = {rating, 3, 20};
        player.rapid = {rating - 10, 0, 20};
        player.birthYear = 1999;
        player.flag = "w";
        return player;
    }

    void build(const std::vector<FidePlayer>& players, const std::string& month = "OCT26") const
    {
        auto builder = RatingIndexBuilder::start(file());
        ASSERT_TRUE(builder.ok()) << builder.error().detail;
        for (const FidePlayer& each : players) ASSERT_TRUE(builder->add(each).ok());
        ASSERT_TRUE(builder->finish(month).ok());
    }

    static std::vector<std::int64_t> ids(const Result<std::vector<FidePlayer>>& found)
    {
        std::vector<std::int64_t> list;
        EXPECT_TRUE(found.ok());
        if (found.ok()) {
            for (const FidePlayer& each : *found) list.push_back(each.id);
        }
        return list;
    }

    std::filesystem::path m_folder;
};

TEST_F(RatingIndexTest, KeepsEveryValue)
{
    const FidePlayer someone = player(561000001, "Nguyen, Minh Anh", "VIE", 2101);
    build({someone});
    const auto index = RatingIndex::open(file());
    ASSERT_TRUE(index.ok());
    EXPECT_EQ(index->month(), "OCT26");
    EXPECT_EQ(index->size(), 1);
    EXPECT_EQ(**index->byId(561000001), someone);
    EXPECT_FALSE(index->byId(5)->has_value());
}

// A list that was read before an update of the program is not read again: the number goes up only with the tables.
TEST_F(RatingIndexTest, TheTablesAreThoseOfTheSecondVersion)
{
    build({player(1, "Nguyen, Minh Anh", "VIE", 1500)});
    SQLite::Database database(toUtf8(file()));
    EXPECT_EQ(database.execAndGet("PRAGMA user_version").getInt(), 2);
}

TEST_F(RatingIndexTest, FindsWhileTypingWithoutDiacriticsInAnyOrder)
{
    build({player(1, "Nguyen, Minh Anh", "VIE", 1500), player(2, "Nguyen Minh Hai", "VIE", 2000),
           player(3, "Nguyenova, Mina", "CZE", 2500), player(4, "Do, Van Mau", "VIE", 1800)});
    const auto index = RatingIndex::open(file());
    ASSERT_TRUE(index.ok());
    EXPECT_EQ(ids(index->search("Nguyễn M", "VIE")), (std::vector<std::int64_t>{2, 1}));
    EXPECT_EQ(ids(index->search("nguyen", "VIE")), (std::vector<std::int64_t>{2, 1, 3}));
    EXPECT_EQ(ids(index->search("nguyen", "")), (std::vector<std::int64_t>{3, 2, 1}));
    EXPECT_EQ(ids(index->search("anh nguyen", "")), (std::vector<std::int64_t>{1}));
    EXPECT_EQ(ids(index->search("Đỗ", "VIE")), (std::vector<std::int64_t>{4}));
    EXPECT_EQ(ids(index->search("4", "VIE")), (std::vector<std::int64_t>{4}));
    EXPECT_TRUE(ids(index->search("\" OR *", "VIE")).empty());
    EXPECT_TRUE(ids(index->search("", "VIE")).empty());
    EXPECT_EQ(ids(index->search("nguyen", "VIE", 1)), (std::vector<std::int64_t>{2}));
}

TEST_F(RatingIndexTest, TheBestComeFirstHoweverManyBearTheName)
{
    std::vector<FidePlayer> players;
    for (int i = 1; i <= 5000; ++i)
        players.push_back(player(i, "Nguyen, Van " + std::to_string(i), "VIE", 1400 + i % 7));
    players.push_back(player(6000, "Nguyen, Zoe", "CZE", 2600));
    players.push_back(player(6001, "Nguyen, Yen", "VIE", 2500));
    build(players);
    const auto index = RatingIndex::open(file());
    ASSERT_TRUE(index.ok());
    EXPECT_EQ(ids(index->search("n", "")).size(), 50U);
    EXPECT_EQ(ids(index->search("n", "", 3)), (std::vector<std::int64_t>{6000, 6001, 6}));
    EXPECT_EQ(ids(index->search("nguyen", "VIE", 2)), (std::vector<std::int64_t>{6001, 6}));
}

TEST_F(RatingIndexTest, ASecondPlayerOfAnIdReplacesTheFirst)
{
    build({player(1, "Nguyen, Old", "VIE", 1500), player(1, "Nguyen, New", "VIE", 1600)});
    const auto index = RatingIndex::open(file());
    ASSERT_TRUE(index.ok());
    EXPECT_EQ(index->size(), 1);
    EXPECT_EQ(ids(index->search("new", "")), (std::vector<std::int64_t>{1}));
    EXPECT_TRUE(ids(index->search("old", "")).empty());
}

TEST_F(RatingIndexTest, AnImportTellsHowManyPlayersAreDone)
{
    auto builder = RatingIndexBuilder::start(file());
    ASSERT_TRUE(builder.ok());
    for (int id = 1; id <= 3; ++id) ASSERT_TRUE(builder->add(player(id, "Nguyen", "VIE", 1500)).ok());
    ASSERT_TRUE(builder->add(player(3, "Nguyen, Again", "VIE", 1500)).ok());
    Progress progress;
    ASSERT_TRUE(builder->finish("OCT26", {}, &progress).ok());
    EXPECT_EQ(progress.total(), 3U) << "each once";
    EXPECT_EQ(progress.done(), 3U);
}

TEST_F(RatingIndexTest, AnImportStoppedAtItsEndLeavesTheOldList)
{
    build({player(1, "Nguyen, Minh Anh", "VIE", 1500)}, "SEP26");
    {
        auto builder = RatingIndexBuilder::start(file());
        ASSERT_TRUE(builder.ok());
        ASSERT_TRUE(builder->add(player(2, "Somebody", "VIE", 1500)).ok());
        std::stop_source stop;
        stop.request_stop();
        EXPECT_EQ(builder->finish("OCT26", stop.get_token()).error().code, Errc::Cancelled);
    }
    EXPECT_EQ(RatingIndex::open(file())->month(), "SEP26");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(m_folder), {}), 1);
}

TEST_F(RatingIndexTest, AnImportThatStopsLeavesTheOldList)
{
    build({player(1, "Nguyen, Minh Anh", "VIE", 1500)}, "SEP26");
    {
        auto builder = RatingIndexBuilder::start(file());
        ASSERT_TRUE(builder.ok());
        ASSERT_TRUE(builder->add(player(2, "Somebody", "VIE", 1500)).ok());
    }
    const auto index = RatingIndex::open(file());
    ASSERT_TRUE(index.ok());
    EXPECT_EQ(index->month(), "SEP26");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(m_folder), {}), 1);
}

TEST_F(RatingIndexTest, OtherFilesAreRefused)
{
    EXPECT_EQ(RatingIndex::open(m_folder / "none").error().code, Errc::CannotOpen);
    EXPECT_FALSE(RatingIndexBuilder::start(m_folder / "no" / "such" / "folder").ok());
    for (const auto& [change, expected] :
         std::vector<std::pair<const char*, Errc>>{{"PRAGMA application_id=7", Errc::NotAnEvent},
                                                   {"PRAGMA user_version=1", Errc::NotAnEvent},
                                                   {"PRAGMA user_version=99", Errc::NewerVersion},
                                                   {"DELETE FROM list", Errc::Damaged},
                                                   {"DROP TABLE list", Errc::Damaged}}) {
        build({player(1, "Nguyen, Minh Anh", "VIE", 1500)});
        SQLite::Database(file(), SQLite::OPEN_READWRITE).exec(change);
        EXPECT_EQ(RatingIndex::open(file()).error().code, expected) << change;
    }
}

TEST_F(RatingIndexTest, ANumberIsAnIdOrNothing)
{
    build({player(4, "Do, Van Mau", "VIE", 1800)});
    {
        const auto index = RatingIndex::open(file());
        ASSERT_TRUE(index.ok());
        EXPECT_TRUE(ids(index->search("5", "VIE")).empty());
        EXPECT_TRUE(ids(index->search("99999999999999999999", "VIE")).empty()) << "more than any ID";
        EXPECT_TRUE(ids(index->search("4a", "VIE")).empty());
    }
    SQLite::Database(file(), SQLite::OPEN_READWRITE).exec("DROP TABLE player");
    const auto index = RatingIndex::open(file());
    ASSERT_TRUE(index.ok());
    EXPECT_EQ(index->search("4", "VIE").error().code, Errc::Damaged);
    EXPECT_EQ(index->search("do", "VIE").error().code, Errc::Damaged);
}

TEST_F(RatingIndexTest, AnImportThatCanNotBeWrittenLeavesTheOldList)
{
    build({player(1, "Nguyen, Minh Anh", "VIE", 1500)}, "SEP26");
    std::filesystem::path made = file();
    made += ".new";
    {
        auto builder = RatingIndexBuilder::start(file());
        ASSERT_TRUE(builder.ok());
        SQLite::Database other(made, SQLite::OPEN_READONLY);
        SQLite::Statement reads(other, "SELECT name FROM sqlite_schema");
        ASSERT_TRUE(reads.executeStep());
        const auto inUse = builder->finish("OCT26");
        ASSERT_FALSE(inUse.ok());
        EXPECT_EQ(inUse.error().code, Errc::InUse);
    }
    EXPECT_EQ(RatingIndex::open(file())->month(), "SEP26");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(m_folder), {}), 1);
    std::filesystem::remove(file());
    std::filesystem::create_directories(file() / "in the way");
    auto builder = RatingIndexBuilder::start(file());
    ASSERT_TRUE(builder.ok());
    RatingIndexBuilder goesOn = std::move(*builder);
    Progress progress;
    const auto refused = goesOn.finish("OCT26", {}, &progress);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, Errc::CannotWrite);
}

}  // namespace
}  // namespace kydai::store
