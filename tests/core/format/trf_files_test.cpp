#include "format/reader.h"
#include "support/file_system.h"
#include "support/shared_files.h"

#include <gtest/gtest.h>

namespace kydai::format {
namespace {

class ReportFiles : public testing::TestWithParam<const char*> {};

TEST_P(ReportFiles, EveryFileOpensAndItsPointsAgree)
{
    const auto files = fixture::sharedFiles(GetParam(), ".trf");
    if (files.empty()) GTEST_SKIP() << "no shared data: " << GetParam();
    for (const auto& path : files) {
        const auto read = readFile(path);
        ASSERT_TRUE(read.ok()) << path << ":" << read.error().line << ": " << read.error().what;
        ASSERT_EQ(read->sections.size(), 1U) << path;
        EXPECT_FALSE(read->sections[0].players.empty()) << path;
        for (const Diagnostic& finding : read->diagnostics) {
            // Known of the data (its READMEs): unopposed boards that scored, and random pairings with several byes.
            if (finding.problem == Problem::UnopposedWin || finding.problem == Problem::SecondPairingBye) continue;
            if (finding.problem == Problem::AssumedRounds || finding.problem == Problem::Assumed) continue;
            ADD_FAILURE_AT(toUtf8(path).c_str(), finding.line) << finding.what << "; expected " << finding.expected;
        }
    }
    std::cout << files.size() << " files\n";
}

INSTANTIATE_TEST_SUITE_P(Shared, ReportFiles,
                         testing::Values("real/converted", "real/trf", "pairing", "tiebreaks", "seeds"));

}  // namespace
}  // namespace kydai::format
