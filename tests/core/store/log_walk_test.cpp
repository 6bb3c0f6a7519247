// A log is read as far as it goes, whatever its bytes are: by numbers that no log has, without a head, cut anywhere.

#include "store/log_walk.h"

#include "store/log_sum.h"
#include "store/log_write.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai::store {
namespace {

constexpr std::size_t kPage = 512;
constexpr LogMark kMark = 7;

/// A file of so many pages, each with its letter; the first says how large they are.
std::string fileOfPages(const std::string& letters)
{
    std::string file;
    for (const char letter : letters) file += std::string(kPage, letter);
    return file.replace(16, 2, std::string("\x02\0", 2));
}

std::string logOfTwo()
{
    LogWriter writer(kMark, 99);
    std::string log = writer.transaction(fileOfPages("ab"), fileOfPages("ac"));
    return log += writer.transaction(fileOfPages("ac"), fileOfPages("adx"));
}

TEST(LogWalk, AFileIsAtRestWhereBothItsVersionsSaySo)
{
    std::string file(100, '\0');
    file.replace(kMarkAt, 8, markBytes(kMark));
    for (std::size_t size = 0; size < 20; ++size) EXPECT_FALSE(isAtRest(std::string(size, '\1'))) << size;
    EXPECT_EQ(markOf(file.substr(0, kMarkAt + 7)), 0U) << "too short for one";
    for (const char first : {'\1', '\2'}) {
        for (const char second : {'\1', '\2'}) {
            file[kVersionsAt] = first;
            file[kVersionsAt + 1] = second;
            EXPECT_EQ(isAtRest(file), first == 1 && second == 1);
            EXPECT_EQ(markOf(file), isAtRest(file) ? 0U : kMark);
        }
    }
}

TEST(LogWalk, TheMarkIsThatOfTheFirstWholeFirstPage)
{
    const std::string whole = logOfTwo();
    EXPECT_EQ(walkLog(whole).mark, kMark);
    std::string log = whole;
    log[32 + 24 + 200] ^= 0x40;  // in the first page of the first transaction
    EXPECT_FALSE(walkLog(log).mark) << "no other page has one";
    EXPECT_FALSE(walkLog(whole.substr(0, 32)).mark);
}

TEST(LogWalk, PagesOfASizeThatNoFileHasAreThoseOfAnEvent)
{
    for (const std::uint32_t size : {0U, 256U, 3000U, 131072U}) {
        std::string log = logOfTwo();
        log.replace(8, 4, bytesOfWord(size));
        EXPECT_EQ(walkLog(log).pageSize, 4096U) << size;
    }
    EXPECT_EQ(walkLog(logOfTwo()).pageSize, kPage);
    EXPECT_TRUE(walkLog("short").frames.empty());
}

TEST(LogWalk, TheFramesTellTheNumbersOfAHeadThatIsDamaged)
{
    const std::string whole = logOfTwo();
    const std::size_t frame = 24 + kPage;
    ASSERT_EQ(walkLog(whole).sound, 4U);
    for (const std::size_t place : {std::size_t{0}, std::size_t{16}, std::size_t{24}}) {  // magic, numbers, sum
        for (const std::size_t frames : {0, 1, 2, 4}) {
            std::string log = whole.substr(0, 32 + frames * frame);
            log[place] = static_cast<char>(log[place] ^ 0x40);
            const LogWalk walked = walkLog(log);
            EXPECT_EQ(walked.sound, 0U) << "SQLite takes nothing of it";
            EXPECT_EQ(walked.frames.size(), frames);
            EXPECT_EQ(walked.isDamaged(), frames >= 2) << place << ", " << frames << " frames";
        }
    }
}

TEST(LogWalk, BehindADamagedHeadMayBeAnyNumberOfBytes)
{
    std::string log = logOfTwo();
    log[24] = static_cast<char>(log[24] ^ 0x40);
    const std::size_t frame = 24 + kPage;
    for (std::size_t size = 0; size < log.size(); ++size)
        EXPECT_EQ(walkLog(log.substr(0, size)).frames.size(), size < 32 ? 0 : (size - 32) / frame) << size;
}

/// No event is as long as that, but a number that flipped is.
TEST(LogWalk, APageFarBehindAnyFileIsNoneOfIt)
{
    const std::string file = fileOfPages("ab");
    const std::string log = logOfTwo();
    LogWalk walked = walkLog(log);
    ASSERT_EQ(fileWith(file, log, walked, 1).size(), file.size());
    walked.frames.front().page = (1U << 30U) / kPage + 2;
    EXPECT_EQ(fileWith(file, log, walked, 1).size(), file.size());
}

TEST(LogWalk, WhereHeadAndFirstFrameAreDamagedTheSecondTellsTheNumbers)
{
    std::string log = logOfTwo();
    ASSERT_EQ(walkLog(log).frames.size(), 4U);
    for (const std::size_t place : {std::size_t{20}, std::size_t{32 + 9}})
        log[place] = static_cast<char>(log[place] ^ 1);
    const LogWalk walked = walkLog(log);
    EXPECT_FALSE(walked.frames[0].isWhole);
    EXPECT_TRUE(walked.frames[2].isWhole);
    EXPECT_TRUE(walked.frames[3].isWhole);
    EXPECT_TRUE(walked.isDamaged());
}

TEST(LogWalk, TheSecondFrameTellsTheNumbersAsSoonAsItHasThem)
{
    std::string log = logOfTwo();
    for (const std::size_t place : {std::size_t{20}, std::size_t{32 + 9}})
        log[place] = static_cast<char>(log[place] ^ 1);
    const std::size_t numbersEnd = 32 + 24 + kPage + 16;
    EXPECT_FALSE(walkLog(log.substr(0, numbersEnd)).frames.front().isWhole) << "its numbers are others";
    EXPECT_TRUE(walkLog(log.substr(0, numbersEnd - 1)).frames.front().isWhole) << "nothing says so";
}

TEST(LogWalk, AHeadOfAnotherKindIsNoneThoughItAddsUp)
{
    std::string log = logOfTwo();
    log.replace(0, 4, bytesOfWord(0x12345677));
    Sum sum;
    sum.add(log.substr(0, 24), true);
    log.replace(24, 8, bytesOfWord(sum.first) + bytesOfWord(sum.second));
    EXPECT_EQ(walkLog(log).sound, 0U);
}

/// SQLite writes over a log from its beginning: what lies behind is of the time before.
TEST(LogWalk, FramesOfATimeBeforeAreNoDamage)
{
    const std::string former = logOfTwo();
    LogWriter writer(kMark, 100);
    const std::string now = writer.transaction(fileOfPages("ab"), fileOfPages("ac"));
    const LogWalk walked = walkLog(now + former.substr(now.size()));
    EXPECT_EQ(walked.sound, 2U);
    EXPECT_EQ(walked.frames.size(), 4U);
    EXPECT_FALSE(walked.isDamaged());
}

/// Where something of a log is lost, what lies behind it of the time before was not: it is in the file.
TEST(LogWalk, TransactionsOfATimeBeforeAreNotCountedAsLost)
{
    const auto written = [](std::uint64_t salts, const std::string& letters) {
        LogWriter writer(kMark, salts);
        std::string log;
        std::string last = fileOfPages("ab");
        for (const char letter : letters) {
            const std::string next = fileOfPages(std::string("a") + letter);
            log += writer.transaction(last, next);
            last = next;
        }
        return log;
    };
    std::string log = written(100, "cd");
    log.back() ^= 1;
    log += written(99, "cde").substr(log.size());
    const LogWalk walked = walkLog(log);
    ASSERT_EQ(walked.frames.size(), 4U);
    EXPECT_EQ(walked.frames.back().pagesAfter, 0U);
    EXPECT_EQ(walked.transactionsLost(2), 1U);
}

TEST(LogWalk, TheEndsAreCountedFromTheLastDownToWhatProvesItself)
{
    const LogFrame end{.page = 1, .pagesAfter = 1, .isWhole = true};
    const LogFrame page{.page = 1, .pagesAfter = 0, .isWhole = true};
    const LogFrame damaged{.page = 1, .pagesAfter = 0, .isWhole = false};
    using Ends = std::vector<std::size_t>;
    const auto endsOf = [](std::vector<LogFrame> frames) {
        LogWalk walked;
        walked.frames = std::move(frames);
        return walked.ends();
    };
    EXPECT_EQ(endsOf({}), Ends{});
    EXPECT_EQ(endsOf({end}), Ends{1}) << "one frame is a transaction";
    EXPECT_EQ(endsOf({page}), Ends{});
    EXPECT_EQ(endsOf({end, page}), Ends{1}) << "the second never came to its end";
    EXPECT_EQ(endsOf({end, end, page}), Ends{2}) << "the end before a whole transaction is not asked for";
    EXPECT_EQ(endsOf({end, damaged, end}), (Ends{3, 1})) << "that before the damage is";
    EXPECT_EQ(endsOf({end, damaged, end, end, page}), (Ends{4, 1}));
}

TEST(LogWalk, AnEndThatSaysMorePagesThanAnyOtherIsNotCounted)
{
    LogWalk walked;
    walked.frames = {{.page = 1, .pagesAfter = 3, .isWhole = true},
                     {.page = 2, .pagesAfter = 2, .isWhole = false},
                     {.page = 3, .pagesAfter = 400'000, .isWhole = false},
                     {.page = 4, .pagesAfter = 0, .isWhole = false}};
    EXPECT_EQ(walked.transactionsLost(0), 2U);
    EXPECT_EQ(walked.transactionsLost(1), 1U);
    walked.frames = {{.page = 1, .pagesAfter = 1, .isWhole = false}};
    EXPECT_EQ(walked.transactionsLost(0), 0U) << "where none is whole nothing says how many pages there may be";
}

TEST(LogWalk, APageBehindEveryEventIsNotPutIntoTheFile)
{
    const std::string file = fileOfPages("ab");
    LogWalk walked = walkLog(logOfTwo());
    walked.frames.front().page = 0x7FFFFFFF;
    EXPECT_EQ(fileWith(file, logOfTwo(), walked, 1).size(), file.size());
    EXPECT_EQ(fileWith("few bytes", {}, {}, 0), "few bytes") << "too short to say that it is at rest";
}

}  // namespace
}  // namespace kydai::store
