// A publication as a folder: never half a round, nothing withdrawn stays, nothing of others is touched.

#include "publish/folder.h"

#include "support/player_id.h"
#include "ui/publish/published.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

namespace kydai::publish {
namespace {

namespace fs = std::filesystem;

class Folder : public testing::Test {
protected:
    void SetUp() override { fs::remove_all(m_folder); }
    void TearDown() override { fs::remove_all(m_folder); }

    [[nodiscard]] Result<FolderReport> write(const PageSet& pages, Existing existing = Existing::Refuse,
                                             const std::stop_token& stop = {}) const
    {
        Progress progress;
        return writeFolder(pages, m_folder, existing, stop, progress);
    }
    [[nodiscard]] std::string read(const std::string& path) const
    {
        std::ifstream in(m_folder / path, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    [[nodiscard]] std::set<std::string> all() const
    {
        std::set<std::string> paths;
        for (const auto& each : fs::recursive_directory_iterator(m_folder))
            if (each.is_regular_file()) paths.insert(each.path().lexically_relative(m_folder).generic_string());
        return paths;
    }
    [[nodiscard]] static PageSet twoRounds()
    {
        Section section = threeRounds();
        section.rounds.pop_back();
        return pagesOf(publicationOf(section));
    }
    [[nodiscard]] static PageSet threeRoundsPublished() { return pagesOf(publicationOf(threeRounds())); }

    fs::path m_folder = fs::temp_directory_path() / "kydai_folder_test";
};

TEST_F(Folder, HoldsThePagesAndDoorwaysThatLeadToTheEntry)
{
    const PageSet pages = threeRoundsPublished();
    const auto report = write(pages);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->files, pages.files.size() + pages.doorways.size());
    EXPECT_EQ(report->written, report->files);
    for (const File& file : pages.files) EXPECT_EQ(read(file.path), file.bytes) << file.path;
    EXPECT_TRUE(says(read("s1/p/3.html"), "url=../index.html#p3"));
    EXPECT_EQ(all().size(), report->files + 1) << "and the list of what is ours";
}

TEST_F(Folder, WritesOnlyWhatDiffers)
{
    ASSERT_TRUE(write(threeRoundsPublished()));
    const auto again = write(threeRoundsPublished());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->written, 0U);
    EXPECT_EQ(again->removed, 0U);
}

TEST_F(Folder, DoorwaysStayFromRoundToRound)
{
    ASSERT_TRUE(write(twoRounds()));
    const std::string before = read("s1/p/3.html");
    ASSERT_TRUE(write(threeRoundsPublished()));
    EXPECT_EQ(read("s1/p/3.html"), before);
}

TEST_F(Folder, PagesOfTheFormerPublicationStayForOneMore)
{
    const PageSet first = twoRounds();
    ASSERT_TRUE(write(first));
    const auto second = write(threeRoundsPublished());
    ASSERT_TRUE(second);
    EXPECT_FALSE(second->formerGone);
    std::string old;
    for (const Doorway& door : first.doorways)
        if (door.path == "s1/p/1.html") old = first.files[door.file].path;
    EXPECT_TRUE(all().contains(old)) << "who still has the old list open finds his page";
    ASSERT_TRUE(write(pagesOf(publicationOf(threeRounds(false)))));
    EXPECT_FALSE(all().contains(old));
}

TEST_F(Folder, NothingOfAWithdrawnRoundStays)
{
    const PageSet withdrawn = threeRoundsPublished();
    ASSERT_TRUE(write(withdrawn));
    const PageSet now = twoRounds();
    const auto report = write(now);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->formerGone);
    EXPECT_GT(report->removed, 0U);
    EXPECT_EQ(all().size(), report->files + 1);
    // The same round paired anew withdraws the first pairing as well.
    ASSERT_TRUE(write(withdrawn));
    Section other = threeRounds();
    std::swap(other.rounds.back().games[0].white, other.rounds.back().games[0].black);
    const auto replaced = write(pagesOf(publicationOf(other)));
    ASSERT_TRUE(replaced);
    EXPECT_TRUE(replaced->formerGone);
    EXPECT_EQ(all().size(), replaced->files + 1);
}

TEST_F(Folder, AWithdrawnPublicationIsOnePageThatSaysSo)
{
    ASSERT_TRUE(write(threeRoundsPublished()));
    const auto report = write(withdrawnPages(QStringLiteral("Giải"), QDateTime({2026, 11, 22}, {14, 5}), {}));
    ASSERT_TRUE(report);
    EXPECT_TRUE(says(read("en.html"), "withdrawn: 14:05"));
    EXPECT_EQ(all().size(), report->files + 1);
    EXPECT_FALSE(fs::exists(m_folder / "s1"));
}

TEST_F(Folder, AnInterruptedRunLeavesTheFormerListAndTheNextOneCleansUp)
{
    const PageSet first = twoRounds();
    ASSERT_TRUE(write(first));
    const std::string index = read("index.html");
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(write(threeRoundsPublished(), Existing::Refuse, stop.get_token()).error().code, Errc::Cancelled);
    EXPECT_EQ(read("index.html"), index);
    // Some of its pages lie there; the round is then withdrawn before it was ever complete.
    for (const File& file : threeRoundsPublished().files) {
        if (file.isEntry) continue;
        fs::create_directories((m_folder / file.path).parent_path());
        std::ofstream(m_folder / file.path, std::ios::binary) << file.bytes;
    }
    const auto report = write(first);
    ASSERT_TRUE(report);
    EXPECT_EQ(all().size(), report->files + 1);
}

TEST_F(Folder, AFailureLeavesTheFormerList)
{
    ASSERT_TRUE(write(twoRounds()));
    const std::string index = read("index.html");
    fs::remove_all(m_folder / "s1");
    std::ofstream(m_folder / "s1") << "in the way";
    EXPECT_FALSE(write(threeRoundsPublished()));
    EXPECT_EQ(read("index.html"), index);
}

TEST_F(Folder, TheListOfAnotherProgramIsNotReplaced)
{
    fs::create_directories(m_folder);
    std::ofstream(m_folder / "index.html") << "mine";
    EXPECT_EQ(write(threeRoundsPublished()).error().code, Errc::CannotWrite);
    EXPECT_EQ(read("index.html"), "mine");
    EXPECT_TRUE(write(threeRoundsPublished(), Existing::Replace));
}

TEST_F(Folder, OnlyItsOwnFilesAreRemoved)
{
    ASSERT_TRUE(write(twoRounds()));
    const fs::path outside = m_folder.parent_path() / "kydai_folder_test_outside";
    std::ofstream(outside) << "mine";
    std::ofstream(m_folder / "s1" / "notes.txt") << "mine";
    std::ofstream(m_folder / "publication.json", std::ios::trunc)
        << R"({"files":["../kydai_folder_test_outside","/etc/hostname","s1/../../x"],"former":7,"contents":[1]})";
    ASSERT_TRUE(write(threeRoundsPublished(), Existing::Replace));
    EXPECT_TRUE(fs::exists(outside));
    EXPECT_TRUE(fs::exists(m_folder / "s1" / "notes.txt"));
    fs::remove(outside);
}

TEST(OwnPath, IsBelowTheFolder)
{
    for (const char* path : {"index.html", "s1/p/37-en.html", "x/0123abcd.css"}) EXPECT_TRUE(isOwnPath(path)) << path;
    for (const char* path :
         {"", "/etc/passwd", "../x", "s1/../x", "s1//x", ".htaccess", "s1/.x", "C:x", "a\\b", "s1/\n"})
        EXPECT_FALSE(isOwnPath(path)) << path;
}

}  // namespace
}  // namespace kydai::publish
