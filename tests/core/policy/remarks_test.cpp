#include "policy/remarks.h"

#include "support/event_builder.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

namespace kydai::policy {
namespace {

/// Six players; numbers run against the ids.
Section backwards()
{
    Section section =
        EventBuilder().player("4w").player("5w").player("6w").player("1b").player("2b").player("3b").build();
    for (Player& player : section.players) player.tpn = 7 - keyOf(player.id);
    return section;
}

TEST(Remarks, AManualPairingNamesWhatTheRulesGiveAndWhatWasPublishedByPairingNumbers)
{
    const Section section = backwards();
    Round published = section.round(1);
    std::swap(published.games[0].black, published.games[1].black);
    EXPECT_EQ(manualRemark(section, 1, section.round(1), published), "MPA @ Round 1: 6-3 5-2 => 6-2 5-3");
    EXPECT_TRUE(isManualRemark("MPA @ Round 1: 6-3"));
    EXPECT_FALSE(isManualRemark("FPB @ Round 1: 6"));
}

TEST(Remarks, TheByeAndWhoeverIsLeftAtHomeAreNamed)
{
    const Section section = backwards();
    Round published = section.round(1);
    published.games.pop_back();
    published.byes = {{playerId(3), Outcome::PairingBye}, {playerId(6), Outcome::ZeroBye}};
    EXPECT_EQ(manualRemark(section, 1, section.round(1), published), "MPA @ Round 1: 4-1 => 4-bye 1-absent");
}

TEST(Remarks, CorrectionsAndAdjournedGamesSayTheirResults)
{
    const Section section = backwards();
    const Game& game = section.round(1).games[0];
    const ResultChange change{Outcome::Win, Outcome::Loss, Outcome::ForfeitLoss, Outcome::ForfeitWin};
    EXPECT_EQ(correctionRemark(section, 3, game, change), "Correction @ Round 3: 6-3: 1-0 => 0F-1F");
    const ResultChange decided{Outcome::Adjourned, Outcome::Adjourned, Outcome::Draw, Outcome::Loss};
    EXPECT_EQ(adjournedRemark(section, 3, game, decided), "Adjourned @ Round 3: 6-3: 1/2-0");
}

TEST(Remarks, FullPointByesAreListed)
{
    const Section section = backwards();
    Round round;
    EXPECT_EQ(fullPointByeRemark(section, 2, round), "");
    round.byes = {{playerId(1), Outcome::FullBye}, {playerId(2), Outcome::HalfBye}, {playerId(3), Outcome::FullBye}};
    EXPECT_EQ(fullPointByeRemark(section, 2, round), "FPB @ Round 2: 6 4");
}

}  // namespace
}  // namespace kydai::policy
