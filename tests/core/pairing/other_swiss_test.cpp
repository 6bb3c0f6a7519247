// The Dubov and Burstein systems against reference tournaments of another program (data/systems), through the door that
// every round goes: the table of engines.

#include "format/reader.h"
#include "pairing/check.h"
#include "support/shared_files.h"

#include <gtest/gtest.h>

#include <string>

namespace kydai::pairing {

class OtherSwissFiles : public ::testing::TestWithParam<const char*> {};

TEST_P(OtherSwissFiles, EveryRoundIsAsTheReferenceHasIt)
{
    const auto files = fixture::sharedFiles(std::string("systems/") + GetParam(), ".trf");
    if (files.empty()) GTEST_SKIP() << "no systems/" << GetParam() << " in " KYDAI_SHARED_DATA;
    for (const auto& file : files) {
        const auto read = format::readFile(file);
        ASSERT_TRUE(read.ok()) << file;
        const SectionCheck check = checkPairings(read->sections.front());
        EXPECT_TRUE(check.unchecked.empty()) << file;
        EXPECT_FALSE(check.rounds.empty()) << file;
        for (const RoundCheck& round : check.rounds) EXPECT_TRUE(round.equal()) << file << " round " << round.round;
    }
}
INSTANTIATE_TEST_SUITE_P(Shared, OtherSwissFiles,
                         ::testing::Values("dubov/small", "dubov/mid", "dubov/big", "burstein/small", "burstein/mid",
                                           "burstein/big"),
                         [](const auto& which) {
                             std::string name = which.param;
                             name[name.find('/')] = '_';
                             return name;
                         });

}  // namespace kydai::pairing
