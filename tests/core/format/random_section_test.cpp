#include "format/json.h"
#include "format/reader.h"
#include "format/trf_absences.h"
#include "format/trf_writer.h"
#include "losses.h"
#include "support/player_id.h"
#include "support/random_change.h"
#include "support/random_event.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace kydai::format {
namespace {

class RandomSection : public ::testing::TestWithParam<int> {
protected:
    [[nodiscard]] std::uint64_t seed() const { return static_cast<std::uint64_t>(GetParam()); }
};

void expectKept(const Section& section, TrfVersion version)
{
    TrfWriteOptions options;
    options.version = version;
    const auto written = writeTrf(section, options);
    ASSERT_TRUE(written.ok()) << written.error().line << " " << written.error().what;
    for (const MemberFate& loss : lossesOf(section, *written, version))
        EXPECT_TRUE(mayBeRounded(loss, version)) << testing::PrintToString(loss);
    EXPECT_EQ(differentCells(section, written->read.section), "");
    const auto back = readText(written->text, "back");
    ASSERT_TRUE(back.ok());
    for (const Diagnostic& finding : back->diagnostics) {
        if (finding.problem == Problem::Assumed) continue;  // what this event doesn't say
        ADD_FAILURE() << finding.line << ": " << finding.what << "; expected " << finding.expected;
    }
    EXPECT_EQ(absencesAhead(back->sections[0], section.roundsPaired()), absencesAhead(section, section.roundsPaired()));
    EXPECT_EQ(back->sections[0].rules.virtualPoints, section.rules.virtualPoints);
}

TEST_P(RandomSection, WrittenReportIsTheSameEvent)
{
    Section section = randomEvent(seed());
    std::ranges::sort(section.requestedByes, {},
                      [](const RequestedBye& bye) { return std::pair(bye.round, bye.player); });
    std::ranges::sort(section.rules.virtualPoints, {},
                      [](const VirtualPoints& extra) { return std::pair(extra.player, extra.round); });
    expectKept(section, TrfVersion::Trf26);
    expectKept(section, TrfVersion::Trf16);
}

TEST_P(RandomSection, JsonIsTheSameSection)
{
    Random random(seed());
    const Section section = kydai::fixture::randomSection(random, random.between(2, 30), random.between(0, 9));
    const auto back = readText(writeJson({section}), "back");
    ASSERT_TRUE(back.ok()) << back.error().what;
    EXPECT_EQ(back->sections[0], section);
}

TEST_P(RandomSection, ChangedBytesNeverGiveAHalfReadSection)
{
    Random random(seed());
    std::string text = writeTrf(randomEvent(seed()), {})->text;
    for (int change = 0; change < 30; ++change) {
        text[random.below(text.size())] = static_cast<char>(random.between(' ', '~'));
        const auto read = readText(text, "changed");
        if (!read) {
            EXPECT_FALSE(read.error().what.empty());
            continue;
        }
        ASSERT_EQ(read->sections.size(), 1U);
        for (const Round& round : read->sections[0].rounds)
            EXPECT_EQ(round.games.size() * 2 + round.byes.size(), read->sections[0].players.size());
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomSection, ::testing::Range(0, 200));

}  // namespace
}  // namespace kydai::format
