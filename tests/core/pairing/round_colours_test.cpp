// The colours of every board of the reference tournaments: C.04.3, 5.2 gives what the independent engine gave, and the
// explanation says so. 40 files of each folder; KYDAI_ALL=1 takes them all.

#include "pairing/round_colours.h"

#include "explain/explanation_json.h"
#include "format/reader.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <vector>

namespace kydai::pairing {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> tournaments(const fs::path& folder)
{
    std::vector<fs::path> files;
    if (!fs::exists(folder)) return files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const auto extension = entry.path().extension();
        if (extension == ".trf" || extension == ".trfx") files.push_back(entry.path());
    }
    std::ranges::sort(files);
    constexpr std::size_t kSample = 40;
    if (std::getenv("KYDAI_ALL") == nullptr && files.size() > kSample) {
        std::vector<fs::path> some;
        for (std::size_t i = 0; i < kSample; ++i) some.push_back(files[i * files.size() / kSample]);
        return some;
    }
    return files;
}

class ReferenceColours : public testing::TestWithParam<const char*> {};

TEST_P(ReferenceColours, EveryBoardFollowsTheRule)
{
    const auto files = tournaments(fs::path(KYDAI_SHARED_DATA) / "pairing" / GetParam());
    if (files.empty()) GTEST_SKIP() << "no reference tournaments beside the checkout";
    int boards = 0;
    for (const fs::path& file : files) {
        const auto read = format::readFile(file.string());
        ASSERT_TRUE(read.ok()) << file;
        const Section& section = read->sections.front();
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            const RoundColours colours(section, round);
            for (const PlayerId white : colours.whites()) {
                const auto asked = colours.caseOf(white);
                ASSERT_TRUE(asked) << file << " round " << round;
                if (!asked->recorded) continue;
                ++boards;
                ASSERT_TRUE(asked->followsRule()) << file << " round " << round << " player " << keyOf(white);
            }
        }
    }
    RecordProperty("boards", boards);
    EXPECT_GT(boards, 1000);
}

INSTANTIATE_TEST_SUITE_P(Folders, ReferenceColours, testing::Values("dev", "dev2017"),
                         [](const auto& folder) { return std::string(folder.param); });

Section twoPlayers()
{
    Section section;
    section.players = {Player{.id = playerId(1), .tpn = 1, .name = "An"},
                       Player{.id = playerId(2), .tpn = 2, .name = "Bình"}};
    section.rounds = {Round{.games = {Game{playerId(1), playerId(2), Outcome::Win, Outcome::Loss}}}};
    return section;
}

TEST(RoundColours, ARoundRobinHasItsTable)
{
    Section section = twoPlayers();
    section.rules.pairingSystem = PairingSystem::RoundRobin;
    EXPECT_EQ(RoundColours(section, 1).explain(playerId(2)).conclusion.phrase, Phrase::ColourFromTable);
}

TEST(RoundColours, ColoursSetByHandAreComparedWithTheRule)
{
    Section section = twoPlayers();
    section.rules.initialColour = Colour::Black;
    const Explanation told = RoundColours(section, 1).explain(playerId(1));
    EXPECT_EQ(told.conclusion.phrase, Phrase::ColourByHand);
    EXPECT_EQ(toJson(told, {})["rule_white"], 2);
}

TEST(RoundColours, AFileWithoutColoursIsTold)
{
    Section section = twoPlayers();
    section.rounds[0].games[0].coloursKnown = false;
    const Explanation told = RoundColours(section, 1).explain(playerId(1));
    EXPECT_EQ(told.conclusion.phrase, Phrase::ColourNotRecorded);
}

TEST(RoundColours, WhoSitsOutHasNoColour)
{
    Section section = twoPlayers();
    section.players.push_back(Player{.id = playerId(3), .tpn = 3, .name = "Chi"});
    section.rounds[0].byes = {{playerId(3), Outcome::HalfBye}};
    EXPECT_EQ(RoundColours(section, 1).explain(playerId(3)).conclusion.phrase, Phrase::ColourNoGame);
    EXPECT_FALSE(RoundColours(section, 1).caseOf(playerId(3)));
}

}  // namespace
}  // namespace kydai::pairing
