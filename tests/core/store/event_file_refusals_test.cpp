// What an event file refuses: a name, a place, a change, a backup. It is said, and the file is as it was.

#include "core/store/store_fixture.h"
#include "policy/actions.h"
#include "store/backup.h"
#include "store/connection.h"
#include "store/log_beside.h"
#include "store/log_walk.h"
#include "store/migrations.h"
#include "support/cleared.h"
#include "support/player_id.h"

#include <algorithm>
#include <string>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

using Refusals = StoreTest;

TEST_F(Refusals, AFolderThatIsAFile)
{
    writeBytes(folder() / "a file", "x");
    EXPECT_EQ(EventFile::create(folder() / "a file" / "b.kydai", "x").error().code, Errc::CannotOpen);
    const fs::path before = fs::current_path();
    fs::current_path(folder());
    const auto here = EventFile::create("here.kydai", "x");
    fs::current_path(before);
    ASSERT_TRUE(here.ok()) << "a name without a folder is of the folder where one is";
    EXPECT_TRUE(fs::exists(folder() / "here.kydai"));
}

TEST_F(Refusals, ALogOfGigabytes)
{
    {
        withSection();
    }
    writeBytes(logOf(file()), "x");
    fs::resize_file(logOf(file()), std::uintmax_t{3} << 30U);
    const std::string before = bytesIn(file());
    EXPECT_EQ(refusal(), Errc::OutOfRange);
    EXPECT_EQ(bytesIn(file()), before);
}

TEST_F(Refusals, GoingOnUnderANameThatSomethingHas)
{
    const EventFile made = withSection();
    writeBytes(folder() / "there.kydai", "x");
    EXPECT_EQ(made.goOnAs(folder() / "there.kydai").error().code, Errc::CannotWrite);
    EXPECT_EQ(bytesIn(folder() / "there.kydai"), "x");
    EXPECT_EQ(made.goOnAs(folder() / "none" / "a.kydai").error().code, Errc::CannotOpen);
}

TEST_F(Refusals, WhatIsShownStaysCurrentUnderAnotherName)
{
    const EventFile made = withSection();
    const auto next = made.goOnAs(folder() / "next.kydai");
    ASSERT_TRUE(next.ok());
    EXPECT_EQ(next->event().sections.front().section, made.event().sections.front().section);
}

/// A writer may leave head and log as they were: the seal's page is of every entry.
TEST_F(Refusals, AChangeOfThePageOfTheSealIsAnothers)
{
    EventFile made = withSection();
    ASSERT_TRUE(made.settle().ok());
    std::string bytes = bytesIn(file());
    writeBytes(folder() / "copy.kydai", bytes);
    std::uint32_t page = 0;
    {
        SQLite::Database copy(folder() / "copy.kydai", SQLite::OPEN_READWRITE);
        page = sealPageOf(copy);
    }
    ASSERT_GT(page, 1U);
    const std::size_t at = std::size_t{page} * 4096 - 1;
    bytes[at] = static_cast<char>(bytes[at] ^ 1);
    writeBytes(file(), bytes);
    EXPECT_EQ(made.setArbiter("x").error().code, Errc::ChangedElsewhere);
}

TEST_F(Refusals, AFileWithoutAnEntryIsRescuedToo)
{
    auto made = create();
    writeBytes(file(), bytesIn(file()) + std::string(4096, 'x'));  // another wrote into it
    std::string bytes = bytesIn(file());
    bytes[27] = static_cast<char>(bytes[27] + 1);
    writeBytes(file(), bytes);
    const auto next = made.goOnAs(folder() / "next.kydai");
    ASSERT_TRUE(next.ok());
    EXPECT_EQ(next->event().name, "Giải trẻ");
}

TEST_F(Refusals, WhatIsRescuedIsOfTheTimeOfTheLastEntryAndTakesWhatWasJudged)
{
    EventFile made = withSection();
    ASSERT_TRUE(fixture::apply(made, RenameEvent{"Một"}, who(60)).ok());
    ASSERT_TRUE(made.setArbiter("Trọng tài").ok());
    const auto judged = fixture::cleared(made.state(), RenameEvent{"Hai"});
    ASSERT_TRUE(judged.ok());
    std::string bytes = bytesIn(file());
    bytes[27] = static_cast<char>(bytes[27] + 1);
    writeBytes(file(), bytes);  // another wrote into it
    auto next = made.goOnAs(folder() / "next.kydai");
    ASSERT_TRUE(next.ok());
    const auto journal = next->journal();
    ASSERT_EQ(journal->size(), 1U);
    EXPECT_EQ(journal->front().at, at(60));
    EXPECT_EQ(journal->front().who, "Trọng tài");
    ASSERT_TRUE(next->apply(*judged, who(80)).ok()) << "judged on the file that goes on in this one";
    EXPECT_EQ(next->event().name, "Hai");
}

/// The name of the copy is a folder's: nothing half-made stays beside it.
TEST_F(Refusals, ACopyThatCannotHaveItsName)
{
    EventFile made = withSection();
    ASSERT_TRUE(made.settle().ok());
    fs::create_directories(folder() / "taken" / "by a folder");
    const auto before = everythingIn(folder());
    SQLite::Database database(file(), SQLite::OPEN_READONLY);
    const auto copied = copyTo(database, folder() / "taken");
    expectSaid(copied.error(), Errc::CannotWrite, folder() / "taken");
    EXPECT_FALSE(copied.error().detail.empty());
    EXPECT_EQ(everythingIn(folder()), before);
}

TEST_F(Refusals, AnEventOfTwoSectionsOfOneNumberIsNoFile)
{
    Event event;
    event.name = "x";
    for (int time = 0; time < 2; ++time) event.sections.push_back({SectionId{1}, std::make_shared<const Section>()});
    EXPECT_FALSE(EventFile::createOf(file(), event, who()).ok());
    event.sections.clear();
    const auto made = EventFile::createOf(folder() / "empty.kydai", event, who());
    ASSERT_TRUE(made.ok());
    EXPECT_TRUE(made->journal()->empty()) << "nothing differs from a new one";
    EXPECT_EQ(made->arbiter(), "Trọng tài");
}

TEST_F(Refusals, ABackupThatIsNoneIsNotRestored)
{
    EventFile made = withSection();
    const std::string shown = toJson(made.event()).dump();
    writeBytes(folder() / "none.kydai", "no backup");
    EXPECT_EQ(made.restore(folder() / "none.kydai", at(10)).error().code, Errc::NotAnEvent);
    EXPECT_EQ(made.restore(folder() / "nothing.kydai", at(10)).error().code, Errc::CannotOpen);
    const fs::path good = made.backUp("good", at(5)).value();
    fs::rename(backupFolder(file()), folder() / "elsewhere");
    writeBytes(backupFolder(file()), "a file where the folder should be");
    EXPECT_EQ(made.restore(folder() / "elsewhere" / good.filename(), at(10)).error().code, Errc::ReadOnly)
        << "what it held before could not be kept";
    ASSERT_TRUE(made.isOpen());
    EXPECT_EQ(toJson(made.event()).dump(), shown);
    if (kOpenFilesKeepTheirName) return;
    fs::rename(file(), folder() / "moved.kydai");
    EXPECT_EQ(made.restore(folder() / "elsewhere" / good.filename(), at(10)).error().code, Errc::Moved);
    EXPECT_EQ(made.settle().error().code, Errc::Moved);
}

TEST_F(Refusals, AChangeThatWasJudgedOnTheStateOfAFormerFile)
{
    EventFile made = withSection();
    const auto judged = fixture::cleared(made.state(), RenameEvent{"Một"});
    ASSERT_TRUE(judged.ok());
    auto next = made.goOnAs(folder() / "next.kydai");
    ASSERT_TRUE(next.ok());
    auto third = made.goOnAs(folder() / "third.kydai");
    ASSERT_TRUE(third.ok());
    ASSERT_TRUE(fixture::apply(made, RenameEvent{"Hai"}, who(60)).ok());
    EXPECT_EQ(third->apply(*fixture::cleared(made.state(), RenameEvent{"Ba"}), who(70)).error().code, Errc::NotAllowed);
    ASSERT_TRUE(next->apply(*judged, who(80)).ok());
    EXPECT_EQ(next->event().name, "Một");
    EXPECT_EQ(next->apply(*judged, who(90)).error().code, Errc::NotAllowed) << "once";
}

TEST_F(Refusals, AFileOfAnOlderVersionThatWasMovedTakesNothing)
{
    if (kOpenFilesKeepTheirName) GTEST_SKIP() << "an open file can't be moved here";
    makeOld(file(), newestVersion() - 1);
    EventFile made = open();
    fs::rename(file(), folder() / "moved.kydai");
    const std::string before = bytesIn(folder() / "moved.kydai");
    EXPECT_EQ(fixture::apply(made, RenameEvent{"x"}, who()).error().code, Errc::Moved);
    EXPECT_EQ(made.setArbiter("x").error().code, Errc::Moved);
    if (made.nextUndo() != nullptr) {
        EXPECT_EQ(made.undo(who()).error().code, Errc::Moved);
    }
    EXPECT_EQ(bytesIn(folder() / "moved.kydai"), before);
}

/// Before there was a seal, nothing else told.
TEST_F(Refusals, AFileOfTheFirstVersionsThatSaysWhatNoEventSays)
{
    makeOld(file(), 1);
    SQLite::Database(file(), SQLite::OPEN_READWRITE).exec("UPDATE games SET white_outcome = 'won' WHERE board = 1");
    const std::string before = bytesIn(file());
    EXPECT_EQ(refusal(), Errc::Damaged);
    EXPECT_EQ(bytesIn(file()), before);
}

TEST_F(Refusals, ALongLogIsSettledByTheNextEntry)
{
    EventFile made = withSection(4, 1);
    ASSERT_TRUE(fixture::apply(made, RenameEvent{std::string(3 << 20, 'x')}, who(60)).ok());
    const auto longest = fs::file_size(logOf(file()));
    ASSERT_GT(longest, std::uintmax_t{4} << 20U);
    ASSERT_TRUE(fixture::apply(made, RenameEvent{"Ngắn"}, who(120)).ok());
    EXPECT_LT(fs::file_size(logOf(file())), longest * 2);
    {
        const EventFile closed = std::move(made);
    }
    EXPECT_EQ(open().event().name, "Ngắn");
    EXPECT_EQ(open().journal()->size(), 3U);
}

TEST_F(Refusals, RoundsOfSeveralSectionsHaveOneBackup)
{
    EventFile made = withSection(2, 0);
    Section other;
    other.info.name = "Nữ";
    other.players = made.event().sections[0].section->players;
    ASSERT_TRUE(fixture::apply(made, AddSection{{}, std::make_shared<const Section>(other)}, who(1)).ok());
    const Round round{.games = {{playerId(1), playerId(2)}}};
    const CompoundChange both{ActionKind::Edit,
                              {PublishRound{SectionId{1}, 1, round}, PublishRound{SectionId{2}, 1, round}}};
    const auto written = fixture::apply(made, both, who(100));
    ASSERT_TRUE(written.ok()) << written.error().detail;
    const auto backups = backupsOf(file());
    ASSERT_EQ(backups.size(), 1U);
    EXPECT_NE(toUtf8(backups.front().filename()).find("rounds in 2 sections"), std::string::npos);
}

class DamagedWithoutRoom : public StoreTest {
protected:
    /// A log whose damage is to be mended, where nothing can be kept aside.
    void SetUp() override
    {
        EventFile made = withSection(4, 1);
        for (int entry = 0; entry < 4; ++entry)
            ASSERT_TRUE(fixture::apply(made, RenameEvent{"Tên " + std::to_string(entry)}, who(60 * entry)).ok());
        m_file = bytesIn(file());
        m_log = bytesIn(logOf(file()));
    }
    std::string m_file{};
    std::string m_log{};
};

TEST_F(DamagedWithoutRoom, NothingIsMendedWhereNothingCanBeKept)
{
    const fs::path copy = folder() / "copy.kydai";
    std::string broken = m_log;
    broken[broken.size() / 2] = static_cast<char>(broken[broken.size() / 2] ^ 1);
    // A page of its first entry is missing, and no later one writes it: none of its entries leaves a whole state.
    std::string partly = m_log;
    const auto frames = walkLog(m_log).frames;
    const auto once = std::ranges::find_if(
        frames, [&](const LogFrame& frame) { return std::ranges::count(frames, frame.page, &LogFrame::page) == 1; });
    ASSERT_NE(once, frames.end());
    partly[once->at] = static_cast<char>(partly[once->at] ^ 1);
    for (const std::string& log : {broken, m_log, partly}) {
        std::string file = m_file;
        // Of a file that was put there while the log of another state lies beside it.
        if (log != broken) file[75] = static_cast<char>(file[75] ^ 1);
        writeBytes(copy, file);
        writeBytes(logOf(copy), log);
        writeBytes(backupFolder(copy), "a file where the folder should be");
        const auto before = everythingIn(folder());
        const auto opened = EventFile::open(copy);
        ASSERT_FALSE(opened.ok());
        EXPECT_FALSE(opened.error().file.empty());
        EXPECT_EQ(everythingIn(folder()), before);
        fs::remove(backupFolder(copy));
        const auto again = EventFile::open(copy);
        ASSERT_TRUE(again.ok()) << again.error().detail;
        EXPECT_FALSE(again->notes().empty());
        fs::remove_all(backupFolder(copy));
    }
}

}  // namespace
}  // namespace kydai::store
