#include "format/reader.h"
#include "format/trf_writer.h"
#include "shared_files.h"

#include <gtest/gtest.h>

namespace kydai::format {
namespace {

struct Way {
    const char* folder;
    TrfVersion version;
};

std::string describe(const testing::TestParamInfo<Way>& way)
{
    std::string name = std::string(way.param.folder) + (way.param.version == TrfVersion::Trf16 ? "_16" : "_26");
    std::ranges::replace(name, '/', '_');
    return name;
}

class RoundTrip : public testing::TestWithParam<Way> {};

/// The writer reads its own text back and names every difference; real files may only lose what the format has no
/// place for, which is nothing that these files hold.
TEST_P(RoundTrip, KeepsEveryPlayerResultAndBye)
{
    const auto files = sharedFiles(GetParam().folder, ".trf");
    if (files.empty()) GTEST_SKIP() << "no shared data: " << GetParam().folder;
    TrfWriteOptions options;
    options.version = GetParam().version;
    for (const auto& path : files) {
        const auto read = readFile(path);
        ASSERT_TRUE(read.ok()) << path;
        const auto written = writeTrf(read->sections[0], options);
        ASSERT_TRUE(written.ok()) << path << " " << written.error().line << " " << written.error().what;
        for (const Diagnostic& loss : written->losses)
            ADD_FAILURE() << path << ": number " << loss.player.value << ": " << loss.what << "; was " << loss.expected;
        const auto again = readText(written->text, "again");
        ASSERT_TRUE(again.ok());
        const auto twice = writeTrf(again->sections[0], options);
        ASSERT_TRUE(twice.ok());
        EXPECT_EQ(twice->text, written->text) << path;
    }
}

constexpr TrfVersion k16 = TrfVersion::Trf16;
constexpr TrfVersion k26 = TrfVersion::Trf26;
INSTANTIATE_TEST_SUITE_P(Shared, RoundTrip,
                         testing::Values(Way{"real", k16}, Way{"real", k26}, Way{"pairing", k16}, Way{"pairing", k26},
                                         Way{"tiebreaks", k16}, Way{"tiebreaks", k26}, Way{"seeds", k16},
                                         Way{"seeds", k26}),
                         describe);

}  // namespace
}  // namespace kydai::format
