// The Dubov and Burstein systems against reference tournaments of another program (data/systems).

#include "format/reader.h"
#include "pairing/burstein/burstein.h"
#include "pairing/dubov/dubov.h"
#include "pairing/ranked_pairing.h"
#include "support/shared_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

namespace kydai::pairing {

namespace {

/// " 1-5 6-2 9-", by White's number.
std::string seats(std::vector<std::pair<int, int>> boards)
{
    std::ranges::sort(boards);
    std::ostringstream text;
    for (const auto& [white, black] : boards) text << ' ' << white << '-' << black;
    return text.str();
}

std::string published(const Section& section, RoundNumber round)
{
    std::vector<std::pair<int, int>> boards;
    for (const Game& game : section.round(round).games)
        boards.emplace_back(section.numberOf(game.white), section.numberOf(game.black));
    for (const Bye& bye : section.round(round).byes) {
        if (bye.kind == Outcome::PairingBye) boards.emplace_back(section.numberOf(bye.player), 0);
    }
    return seats(std::move(boards));
}

template <class Pairing, class Higher>
std::string made(const Section& section, const Field& field, const Pairing& pairing, Higher isHigher)
{
    std::vector<std::pair<int, int>> boards;
    for (const auto& bracket : pairing.brackets) {
        for (const auto& [a, b] : bracket.pairs) {
            const auto colours = isHigher(a, b) ? allocateStrictly(field, a, b) : allocateStrictly(field, b, a);
            boards.emplace_back(section.numberOf(colours.white), section.numberOf(colours.black));
        }
    }
    if (pairing.bye) boards.emplace_back(field.entrants[*pairing.bye].tpn, 0);
    return seats(std::move(boards));
}

}  // namespace

class OtherSwissFiles : public ::testing::TestWithParam<const char*> {};

TEST_P(OtherSwissFiles, C_04_4_1_DubovRoundsAreAsTheReferenceHasThem)
{
    const auto files = fixture::sharedFiles(std::string("systems/dubov/") + GetParam(), ".trf");
    if (files.empty()) GTEST_SKIP() << "no systems/dubov/" << GetParam() << " in " KYDAI_SHARED_DATA;
    for (const auto& file : files) {
        const auto read = format::readFile(file);
        ASSERT_TRUE(read.ok()) << file;
        const Section& section = read->sections.front();
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            const DubovField field = makeDubovField(section, round);
            const auto pairing = pairByDubov(field);
            ASSERT_TRUE(pairing) << file << " round " << round;
            EXPECT_EQ(made(section, field.field, *pairing,
                           [&](std::size_t a, std::size_t b) { return ranksAbove(field.field, a, b); }),
                      published(section, round))
                << file.filename() << " round " << round;
        }
    }
}

TEST_P(OtherSwissFiles, C_04_4_2_BursteinRoundsAreAsTheReferenceHasThem)
{
    const auto files = fixture::sharedFiles(std::string("systems/burstein/") + GetParam(), ".trf");
    if (files.empty()) GTEST_SKIP() << "no systems/burstein/" << GetParam() << " in " KYDAI_SHARED_DATA;
    for (const auto& file : files) {
        const auto read = format::readFile(file);
        ASSERT_TRUE(read.ok()) << file;
        const Section& section = read->sections.front();
        for (RoundNumber round = seedingRounds(section) + 1; round <= section.roundsPaired(); ++round) {
            const BursteinField field = makeBursteinField(section, round);
            const auto pairing = pairByBurstein(field);
            ASSERT_TRUE(pairing) << file << " round " << round;
            EXPECT_EQ(made(section, field.field, *pairing,
                           [&](std::size_t a, std::size_t b) { return field.place[a] < field.place[b]; }),
                      published(section, round))
                << file.filename() << " round " << round;
        }
    }
}
INSTANTIATE_TEST_SUITE_P(Shared, OtherSwissFiles, ::testing::Values("small", "mid", "big"),
                         [](const auto& which) { return std::string(which.param); });

}  // namespace kydai::pairing
