// The brute-force pairer against the reference tournaments: what the property tests compare the engine with must itself
// be right.

#include "format/reader.h"
#include "support/brute_force_pairing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kydai {
namespace {

using PairList = std::vector<std::pair<PlayerId, PlayerId>>;

struct Paired {
    PairList pairs{};
    std::optional<PlayerId> bye{};
    friend bool operator==(const Paired&, const Paired&) = default;
};

Paired madeInFile(const Section& section, const brute::Position& position, RoundNumber number)
{
    Paired made;
    for (const Game& game : section.round(number).games) {
        const bool whiteFirst = position.indexOf(game.white) < position.indexOf(game.black);
        made.pairs.emplace_back(whiteFirst ? game.white : game.black, whiteFirst ? game.black : game.white);
    }
    std::ranges::sort(made.pairs);
    for (const Bye& bye : section.round(number).byes) {
        if (bye.kind == Outcome::PairingBye) made.bye = bye.player;
    }
    return made;
}

struct Tally {
    int rounds = 0;
    int equal = 0;
};

void replay(const std::filesystem::path& file, PairingEdition edition, std::size_t mostPlayers, Tally& count)
{
    auto read = format::readFile(file.string());
    ASSERT_TRUE(read) << file;
    Section section = read->sections.front();
    section.rules.pairingEdition = edition;
    for (RoundNumber number = 1; number <= section.roundsPaired(); ++number) {
        const Section before = beforeRound(section, number);
        const brute::Position position = brute::positionBefore(before, number);
        if (position.entrants.size() > mostPlayers) continue;
        const auto paired = brute::pair(position);
        ++count.rounds;
        const Paired expected = madeInFile(section, position, number);
        if (paired && Paired{paired->pairs, paired->bye} == expected) {
            ++count.equal;
            continue;
        }
        brute::Pairing reference;
        reference.pairs = expected.pairs;
        reference.bye = expected.bye;
        ADD_FAILURE() << file << " round " << number << '\n'
                      << brute::describe(position) << "brute: " << (paired ? brute::describe(*paired) : "none")
                      << "\nfile:  " << brute::describe(reference);
    }
}

Tally replayFolder(const std::filesystem::path& folder, PairingEdition edition)
{
    const char* most = std::getenv("KYDAI_BRUTE_PLAYERS");
    Tally count;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
    std::ranges::sort(files);
    for (const auto& file : files) replay(file, edition, most != nullptr ? std::stoul(most) : 9, count);
    return count;
}

class BruteForceReference : public ::testing::TestWithParam<const char*> {};

TEST_P(BruteForceReference, PairsTheSmallRoundsAsTheReferenceDoes)
{
    const std::filesystem::path folder = std::filesystem::path(KYDAI_SHARED_DATA) / "pairing" / GetParam();
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no " << folder;
    const std::string name = GetParam();
    const Tally count =
        replayFolder(folder, name.starts_with("dev2017") ? PairingEdition::E2017 : PairingEdition::E2026);
    EXPECT_EQ(count.equal, count.rounds);
    RecordProperty("rounds", count.rounds);
    std::printf("%s: %d of %d rounds\n", GetParam(), count.equal, count.rounds);
}

INSTANTIATE_TEST_SUITE_P(Folders, BruteForceReference,
                         ::testing::Values("dev/small", "dev/irregular", "dev2017/small", "dev2017/irregular"));

}  // namespace
}  // namespace kydai
