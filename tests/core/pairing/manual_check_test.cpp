#include "pairing/manual_check.h"

#include "support/player_id.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

namespace kydai::pairing {
namespace {

Section editPlayers(int count)
{
    Section section;
    for (int number = 1; number <= count; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        section.players.push_back(player);
    }
    section.rules.initialColour = Colour::White;
    section.rules.scheduledRounds = 9;
    return section;
}

Game game(int white, int black, Outcome outcome = Outcome::Open)
{
    return {playerId(white), playerId(black), outcome, outcome == Outcome::Open ? Outcome::Open : mirrored(outcome)};
}

Round roundOf(std::vector<Game> games, std::vector<Bye> byes = {})
{
    Round round;
    round.games = std::move(games);
    round.byes = std::move(byes);
    return round;
}

const ManualWarning* find(const std::vector<ManualWarning>& warnings, ManualFault fault)
{
    const auto at = std::ranges::find(warnings, fault, &ManualWarning::fault);
    return at == warnings.end() ? nullptr : &*at;
}

TEST(ManualCheck, WhatTheEngineDraftsHasNoFault)
{
    const Section section = editPlayers(7);
    const DraftOutcome outcome = draftRound(section, 1);
    EXPECT_TRUE(checkManualRound(section, std::get<DraftRound>(outcome).round, 1).empty());
}

TEST(ManualCheck, Art2_RepeatingAnOpponentIsLevelThreeAndNamesTheRound)
{
    Section section = editPlayers(4);
    section.rounds = {roundOf({game(1, 3, Outcome::Win), game(4, 2, Outcome::Win)})};
    const auto warnings = checkManualRound(section, roundOf({game(3, 1), game(2, 4)}), 2);
    const ManualWarning* warning = find(warnings, ManualFault::RepeatsOpponent);
    ASSERT_NE(warning, nullptr);
    EXPECT_EQ(warning->level, 3);
    EXPECT_EQ(warning->round, 1);
}

TEST(ManualCheck, AForfeitedGameMayBePlayedAgain)
{
    Section section = editPlayers(4);
    section.rounds = {roundOf({game(1, 3, Outcome::ForfeitWin), game(4, 2, Outcome::Win)})};
    EXPECT_EQ(find(checkManualRound(section, roundOf({game(3, 1), game(2, 4)}), 2), ManualFault::RepeatsOpponent)
                  ->players.front(),
              playerId(2));
}

TEST(ManualCheck, AThirdColourAndADifferenceBeyondTwoAreLevelThree)
{
    Section section = editPlayers(6);
    section.rounds = {roundOf({game(1, 4, Outcome::Win), game(5, 2, Outcome::Win), game(3, 6, Outcome::Win)}),
                      roundOf({game(1, 5, Outcome::Win), game(2, 3, Outcome::Win), game(6, 4, Outcome::Win)})};
    const auto warnings = checkManualRound(section, roundOf({game(1, 2), game(3, 5), game(4, 6)}), 3);
    const ManualWarning* third = find(warnings, ManualFault::ThirdColour);
    ASSERT_NE(third, nullptr);
    EXPECT_EQ(third->players.front(), playerId(1));
    EXPECT_EQ(third->colour, Colour::White);
    EXPECT_EQ(third->level, 3);
    const ManualWarning* beyond = find(warnings, ManualFault::BeyondTwo);
    ASSERT_NE(beyond, nullptr);
    EXPECT_EQ(beyond->difference, 3);
}

TEST(ManualCheck, Art4_OneRoundHasOneBye)
{
    const Section section = editPlayers(5);
    const auto one =
        checkManualRound(section, roundOf({game(1, 2), game(3, 4)}, {{playerId(5), Outcome::PairingBye}}), 1);
    EXPECT_EQ(find(one, ManualFault::SecondBye), nullptr);
    std::vector<Bye> byes;
    for (const int number : {3, 4, 5}) byes.push_back({playerId(number), Outcome::PairingBye});
    const auto more = checkManualRound(section, roundOf({game(1, 2)}, byes), 1);
    EXPECT_EQ(std::ranges::count(more, ManualFault::SecondBye, &ManualWarning::fault), 1) << "told once";
    EXPECT_EQ(find(more, ManualFault::SecondBye)->players.front(), playerId(4));
}

TEST(ManualCheck, Art3_5_InTheLastRoundTopscorersAndTheirOpponentsAreExemptFromColourLimits)
{
    // 1 has had White twice, won twice and leads; 6 has lost twice with White.
    Section section = editPlayers(6);
    section.rounds = {roundOf({game(1, 4, Outcome::Win), game(5, 2, Outcome::Win), game(6, 3, Outcome::Loss)}),
                      roundOf({game(1, 5, Outcome::Win), game(3, 4, Outcome::Win), game(6, 2, Outcome::Loss)})};
    const Round third = roundOf({game(1, 3), game(6, 5), game(2, 4)});
    const auto named = [](const std::vector<ManualWarning>& warnings, int number) {
        return std::ranges::any_of(warnings, [&](const ManualWarning& warning) {
            return warning.fault == ManualFault::ThirdColour && warning.players.front() == playerId(number);
        });
    };
    const auto usual = checkManualRound(section, third, 3);
    EXPECT_TRUE(named(usual, 1));
    EXPECT_TRUE(named(usual, 6));
    section.rules.scheduledRounds = 3;
    const auto last = checkManualRound(section, third, 3);
    EXPECT_FALSE(named(last, 1)) << "he has more than half of the points";
    EXPECT_TRUE(named(last, 6));
    const auto opponent = checkManualRound(section, roundOf({game(6, 1), game(3, 5), game(2, 4)}), 3);
    EXPECT_FALSE(named(opponent, 6)) << "his opponent is a topscorer";
}

TEST(ManualCheck, ProhibitedPairsTellTheirReason)
{
    Section section = editPlayers(4);
    section.rules.prohibited.push_back(
        {1, 9, {playerId(1), playerId(2)}, ProhibitedPairing::Condition::Always, "đơn vị Hà Nội"});
    const auto warnings = checkManualRound(section, roundOf({game(1, 2), game(3, 4)}), 1);
    ASSERT_NE(find(warnings, ManualFault::ProhibitedPair), nullptr);
    EXPECT_EQ(find(warnings, ManualFault::ProhibitedPair)->reason, "đơn vị Hà Nội");
}

TEST(ManualCheck, Art4_WhoHadAByeTakesNoSecondOne)
{
    Section section = editPlayers(3);
    section.rounds = {roundOf({game(1, 2, Outcome::Win)}, {{playerId(3), Outcome::PairingBye}})};
    const auto warnings = checkManualRound(section, roundOf({game(2, 1)}, {{playerId(3), Outcome::PairingBye}}), 2);
    const ManualWarning* wrong = find(warnings, ManualFault::WrongBye);
    ASSERT_NE(wrong, nullptr);
    EXPECT_EQ(wrong->round, 1);
    EXPECT_EQ(wrong->level, 3);
}

TEST(ManualCheck, Art3_NobodyIsLeftOutAndNobodySitsTwice)
{
    const Section section = editPlayers(4);
    const auto left = checkManualRound(section, roundOf({game(1, 2)}, {{playerId(3), Outcome::PairingBye}}), 1);
    ASSERT_NE(find(left, ManualFault::LeftOut), nullptr);
    EXPECT_EQ(find(left, ManualFault::LeftOut)->players.front(), playerId(4));
    EXPECT_EQ(left.front().level, 5);
    EXPECT_NE(find(left, ManualFault::NeedlessBye), nullptr);
    const auto twice = checkManualRound(section, roundOf({game(1, 2), game(1, 3), game(4, 4), game(9, 3)}), 1);
    EXPECT_NE(find(twice, ManualFault::PlayerTwice), nullptr);
    EXPECT_NE(find(twice, ManualFault::AgainstOneself), nullptr);
    EXPECT_NE(find(twice, ManualFault::UnknownPlayer), nullptr);
}

TEST(ManualCheck, PairingSomebodyWhoAskedForAByeIsTold)
{
    Section section = editPlayers(4);
    section.requestedByes = {{playerId(4), 1, Outcome::HalfBye}};
    const auto warnings = checkManualRound(section, roundOf({game(1, 2), game(3, 4)}), 1);
    ASSERT_NE(find(warnings, ManualFault::AbsentPaired), nullptr);
    EXPECT_EQ(find(warnings, ManualFault::AbsentPaired)->players.front(), playerId(4));
}

TEST(ManualCheck, TheComparisonNamesTheBoardsThatDiffer)
{
    const Section section = editPlayers(6);  // the rules give 1-4, 5-2, 3-6
    const Round due = std::get<DraftRound>(draftRound(section, 1)).round;
    const auto others = differencesBetween(roundOf({game(1, 5), game(4, 2), game(3, 6)}), due);
    ASSERT_EQ(others.size(), 2U);
    EXPECT_EQ(others[0].whiteShouldMeet, playerId(4));
    EXPECT_EQ(others[1].whiteShouldMeet, playerId(1));
    const auto colours = differencesBetween(roundOf({game(4, 1), game(5, 2), game(3, 6)}), due);
    ASSERT_EQ(colours.size(), 1U);
    EXPECT_TRUE(colours[0].coloursOnly);
}

}  // namespace
}  // namespace kydai::pairing
