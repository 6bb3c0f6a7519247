#include "store/log_write.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai::store {
namespace {

TEST(LogWrite, AFileSaysHowLargeItsPagesAre)
{
    std::string head(18, '\0');
    EXPECT_EQ(pageSizeOf(head.substr(0, 17)), 0U);
    EXPECT_EQ(pageSizeOf(head), 0U);
    head[17] = 1;
    EXPECT_EQ(pageSizeOf(head), 65536U) << "which two bytes can't hold";
    head[16] = 16;
    head[17] = 0;
    EXPECT_EQ(pageSizeOf(head), 4096U);
}

TEST(LogWrite, AFileWithAMarkSaysInBothItsVersionsThatItIsOpen)
{
    std::string rest(512, 'a');
    rest[kVersionsAt] = rest[kVersionsAt + 1] = 1;
    std::string wanted = rest;
    wanted[kVersionsAt] = wanted[kVersionsAt + 1] = 2;
    wanted.replace(kMarkAt, 8, markBytes(5));
    EXPECT_TRUE(withMark(rest, 5) == wanted);
    EXPECT_EQ(markOf(withMark(rest, 5)), 5U);
}

TEST(LogWrite, AFileThatBecameShorterIsATransactionToo)
{
    std::string before(3 * 512, 'a');
    before.replace(16, 2, std::string("\x02\0", 2));
    LogWriter writer(5, 6);
    std::string log = writer.transaction(before, before);
    log += writer.transaction(before, before.substr(0, 1024));
    const LogWalk walked = walkLog(log);
    EXPECT_EQ(walked.transactions(), 2U);
    EXPECT_EQ(walked.sound, walked.frames.size());
    EXPECT_EQ(fileWith(before, log, walked, walked.sound).size(), 1024U);
}

}  // namespace
}  // namespace kydai::store
