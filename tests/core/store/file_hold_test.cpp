// Whose a file is: files of any size can be held, and a change by another is noticed in all that every write changes.

#include "store/file_hold.h"

#include "core/store/store_fixture.h"
#include "store/log_beside.h"
#include "store/log_walk.h"

#include <chrono>
#include <optional>
#include <thread>
#include <utility>

namespace kydai::store {
namespace {

namespace fs = std::filesystem;

using HeldFile = StoreTest;
using Look = FileHold::Look;

TEST_F(HeldFile, AFileThatIsNotThereCanNotBeHeld)
{
    EXPECT_EQ(FileHold::take(file()).error().code, Errc::CannotOpen);
    writeBytes(logOf(file()), "left");
    EXPECT_TRUE(EventFile::makeWay(file()).ok());
    EXPECT_FALSE(fs::exists(logOf(file()))) << "nothing is in the way of another file";
}

TEST_F(HeldFile, NothingIsTakenAwayBesideAFileThatSomebodyHasOpen)
{
    EventFile made = withSection();
    const std::string log = bytesIn(logOf(file()));
    ASSERT_FALSE(log.empty());
    EXPECT_EQ(EventFile::makeWay(file()).error().code, Errc::InUse);
    EXPECT_EQ(bytesIn(logOf(file())), log);
    ASSERT_TRUE(fixture::apply(made, RenameEvent{"Sau"}, who(10)).ok());
    {
        const EventFile closed = std::move(made);
    }
    EXPECT_TRUE(EventFile::makeWay(file()).ok());
    EXPECT_EQ(open().event().name, "Sau");
}

TEST_F(HeldFile, WhoeverHasItForAMomentIsWaitedFor)
{
    writeBytes(file(), "x");
    std::optional<FileHold> other = std::move(*FileHold::take(file()));
    std::thread closes([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        other.reset();
    });
    EXPECT_TRUE(FileHold::take(file()).ok());
    closes.join();
}

TEST_F(HeldFile, AFileTooShortForAMarkGetsNone)
{
    writeBytes(file(), "short");
    auto hold = FileHold::take(file());
    ASSERT_TRUE(hold.ok());
    EXPECT_FALSE(hold->setMark(5));
    EXPECT_EQ(bytesIn(file()), "short");
    EXPECT_TRUE(hold->isAsNoted(Look::FileAndLog)) << "nothing was noted";
    hold->note(1);
    EXPECT_TRUE(hold->isAsNoted(Look::FileAndLog));
    writeBytes(file(), "other");
    EXPECT_FALSE(hold->isAsNoted(Look::FileAndLog));
}

TEST_F(HeldFile, AMarkThatIsThereIsSetAsWell)
{
    {
        withSection();
    }
    const auto hold = FileHold::take(file());
    ASSERT_TRUE(hold.ok());
    for (int time = 0; time < 2; ++time) {
        EXPECT_TRUE(hold->setMark(0x0123456789ABCDEF)) << time;
        EXPECT_EQ(bytesIn(file()).substr(kMarkAt, 8), "\x01\x23\x45\x67\x89\xAB\xCD\xEF") << time;
    }
    EXPECT_TRUE(hold->setMark(0));
    EXPECT_EQ(bytesIn(file()).substr(kMarkAt, 8), std::string(8, '\0'));
}

TEST_F(HeldFile, AWriterIsNoticedInTheFileAndInItsLogWhateverThePagesAre)
{
    for (const std::size_t pageSize : {std::size_t{512}, std::size_t{4096}, std::size_t{65536}}) {
        std::string bytes(3 * pageSize, 'a');
        bytes[16] = pageSize == 65536 ? '\0' : static_cast<char>(pageSize >> 8U);
        bytes[17] = pageSize == 65536 ? '\1' : '\0';
        writeBytes(file(), bytes);
        fs::remove(logOf(file()));
        auto hold = FileHold::take(file());
        ASSERT_TRUE(hold.ok());
        hold->note(3);
        EXPECT_TRUE(hold->isAsNoted(Look::FileAndLog));
        writeBytes(logOf(file()), "");
        EXPECT_TRUE(hold->isAsNoted(Look::FileAndLog)) << "an empty log is none";
        writeBytes(logOf(file()), "another's");
        EXPECT_TRUE(hold->isAsNoted(Look::FileAlone));
        EXPECT_FALSE(hold->isAsNoted(Look::FileAndLog));
        hold->note(3);
        EXPECT_TRUE(hold->isAsNoted(Look::FileAndLog));
        bytes[2 * pageSize + 5] = 'b';  // in the page of the seal
        writeBytes(file(), bytes);
        EXPECT_FALSE(hold->isAsNoted(Look::FileAlone)) << pageSize;
        EXPECT_FALSE(hold->isAsNoted(Look::FileAndLog));
    }
}

}  // namespace
}  // namespace kydai::store
