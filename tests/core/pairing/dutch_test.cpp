#include "pairing/dutch.h"

#include "core/pairing/field_builder.h"
#include "format/reader.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace kydai::pairing {
namespace {

using Tpns = std::vector<std::pair<int, int>>;

RoundPairing paired(const Field& field, const Options& options = {})
{
    PairingOutcome outcome = pairRound(field, options);
    EXPECT_TRUE(std::holds_alternative<RoundPairing>(outcome));
    return std::get<RoundPairing>(std::move(outcome));
}

/// In the order of the bracket records.
Tpns tpns(const RoundPairing& round)
{
    Tpns result;
    for (const BracketRecord& bracket : round.brackets) {
        for (const auto& [a, b] : bracket.pairs) result.emplace_back(static_cast<int>(a) + 1, static_cast<int>(b) + 1);
    }
    return result;
}

Field sameScore(int players)
{
    Field field;
    for (int i = 0; i < players; ++i) addEntrant(field, 10);
    return field;
}

TEST(Dutch, Art4_2_TheFirstTranspositionThatServesAll)
{
    Field field = sameScore(6);
    haveMet(field, 1, 4);
    EXPECT_EQ(tpns(paired(field)), (Tpns{{1, 5}, {2, 4}, {3, 6}}));
    haveMet(field, 2, 4);
    EXPECT_EQ(tpns(paired(field)), (Tpns{{1, 5}, {2, 6}, {3, 4}}));
}

TEST(Dutch, Art4_3_TheSmallestExchangeWhereNoTranspositionServes)
{
    Field field = sameScore(6);
    for (const std::size_t other : {4U, 5U, 6U}) haveMet(field, 1, other);
    const RoundPairing round = paired(field);
    // 3 and 4 change places: 1 2 4 against 3 5 6.
    EXPECT_EQ(tpns(round), (Tpns{{1, 3}, {2, 5}, {4, 6}}));
    EXPECT_EQ(round.brackets[0].exchangedDown, std::vector<std::size_t>{2});
    EXPECT_EQ(round.brackets[0].exchangedUp, std::vector<std::size_t>{3});
}

TEST(Dutch, Art4_4_TheLowestMdpFloatsAgainWhereOneMust)
{
    Field field;
    for (int i = 0; i < 2; ++i) addEntrant(field, 20);
    for (int i = 0; i < 2; ++i) addEntrant(field, 10);
    for (int i = 0; i < 2; ++i) addEntrant(field, 0);
    haveMet(field, 1, 2);
    haveMet(field, 1, 4);
    haveMet(field, 2, 4);
    const RoundPairing round = paired(field);
    EXPECT_EQ(tpns(round), (Tpns{{1, 3}, {2, 5}, {4, 6}}));
    EXPECT_EQ(round.brackets[1].s1, std::vector<std::size_t>{0});
    EXPECT_EQ(round.brackets[1].limbo, std::vector<std::size_t>{1});
}

TEST(Dutch, TheByeGoesToFewestUnplayedGamesOfTheLowestScore)
{
    Field field = sameScore(5);
    field.entrants[4].unplayedGames = 1;
    const RoundPairing round = paired(field);
    EXPECT_EQ(round.bye, std::optional<std::size_t>{3});
    field.edition = PairingEdition::E2017;
    EXPECT_EQ(paired(field).bye, std::optional<std::size_t>{4});
}

// The certificate that a bracket may be paired by itself holds only if no floater ends up with the bye.
TEST(Dutch, ArtC_7_Edition2017_AFloaterMustNotTakeTheByeOfTheLastBracket)
{
    const auto read = format::readFile(KYDAI_TEST_DATA "/pairing/c7_2017_floater_takes_bye.trf");
    ASSERT_TRUE(read.ok());
    const Field field = makeField(read->sections.front(), 10, PairingEdition::E2017);
    const RoundPairing round = paired(field);
    Tpns boards;
    for (const Pairing& board : round.pairs) {
        const auto tpn = [&](PlayerId player) { return read->sections.front().player(player).tpn; };
        boards.emplace_back(tpn(board.colours.white), tpn(board.colours.black));
    }
    EXPECT_EQ(boards, (Tpns{{4, 3}, {5, 8}, {7, 9}, {1, 6}}));
    ASSERT_TRUE(round.bye);
    EXPECT_EQ(field.entrants[*round.bye].tpn, 2);
}

TEST(Dutch, AForcedPairMeetsAndTheRestIsBestAroundIt)
{
    Options options;
    options.conditions.pairs = {{0, 1}};
    EXPECT_EQ(tpns(paired(sameScore(6), options)), (Tpns{{1, 2}, {3, 5}, {4, 6}}));
    options = {};
    options.conditions.takesBye = 0;
    EXPECT_EQ(paired(sameScore(5), options).bye, std::optional<std::size_t>{0});
}

TEST(Dutch, WhatBlocksAnImpossibleRoundIsNamed)
{
    Field field = sameScore(4);
    haveMet(field, 1, 2);
    haveMet(field, 1, 3);
    haveMet(field, 2, 3);
    const PairingOutcome outcome = pairRound(field);
    const auto* none = std::get_if<NoPairing>(&outcome);
    ASSERT_NE(none, nullptr);
    EXPECT_EQ(none->barrier, std::vector<std::size_t>{3});
    EXPECT_EQ(none->groups.size(), 3U);
    EXPECT_EQ(none->left.size(), 2U);
}

TEST(Dutch, AStopIsHonouredAndProgressCountsPlayers)
{
    const auto source = std::make_unique<std::stop_source>();
    source->request_stop();
    EXPECT_TRUE(std::holds_alternative<Cancelled>(pairRound(sameScore(40), {}, source->get_token())));
    Progress progress;
    pairRound(sameScore(40), {}, {}, &progress);
    EXPECT_EQ(progress.done(), 40U);
    EXPECT_EQ(progress.total(), 40U);
}

/// Every round of the reference tournaments, as the independent engine paired it.
class Reference : public ::testing::TestWithParam<const char*> {};

std::vector<std::string> difference(const Section& section, RoundNumber number, PairingEdition edition)
{
    const Field field = makeField(section, number, edition);
    const PairingOutcome outcome = pairRound(field);
    std::vector<std::string> ours;
    std::vector<std::string> theirs;
    const auto text = [](PlayerId white, PlayerId black) {
        return std::to_string(keyOf(white)) + "-" + std::to_string(keyOf(black));
    };
    if (const auto* round = std::get_if<RoundPairing>(&outcome)) {
        for (const Pairing& pair : round->pairs) ours.push_back(text(pair.colours.white, pair.colours.black));
        if (round->bye) ours.push_back(text(field.entrants[*round->bye].id, {}));
    }
    for (const Game& game : section.round(number).games) theirs.push_back(text(game.white, game.black));
    for (const Bye& bye : section.round(number).byes) {
        if (bye.kind == Outcome::PairingBye) theirs.push_back(text(bye.player, {}));
    }
    std::ranges::sort(ours);
    std::ranges::sort(theirs);
    std::vector<std::string> only;
    std::ranges::set_symmetric_difference(ours, theirs, std::back_inserter(only));
    return only;
}

TEST_P(Reference, EveryRoundIsEqual)
{
    const std::filesystem::path folder = std::filesystem::path(KYDAI_SHARED_DATA) / "pairing" / GetParam();
    if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no reference tournaments beside the checkout: " << folder;
    const bool old = std::string(GetParam()).starts_with("dev2017");
    std::size_t rounds = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const auto file = format::readFile(entry.path());
        ASSERT_TRUE(file.ok()) << entry.path();
        const Section& section = file->sections.front();
        for (RoundNumber round = 1; round <= section.roundsPaired(); ++round) {
            const auto only = difference(section, round, old ? PairingEdition::E2017 : PairingEdition::E2026);
            EXPECT_TRUE(only.empty()) << entry.path() << " round " << round << ": " << only.front();
            ++rounds;
        }
    }
    EXPECT_GT(rounds, 0U);
}

INSTANTIATE_TEST_SUITE_P(Folders, Reference,
                         ::testing::Values("dev/small", "dev/mid", "dev/irregular", "dev2017/small", "dev2017/mid",
                                           "dev2017/irregular", "dev2017/big", "perf"));

}  // namespace
}  // namespace kydai::pairing
