#include "model/section.h"

#include "model/federations.h"
#include "model/tournament_rating.h"
#include "model/unit_rules.h"
#include "support/player_id.h"

#include <gtest/gtest.h>

#include <tuple>
#include <utility>

namespace kydai {
namespace {

Player player(int id, const char* name, int rating, Title title = Title::None)
{
    Player made;
    made.id = playerId(id);
    made.tpn = id;
    made.name = name;
    made.rating = rating;
    made.title = title;
    return made;
}

Section threePlayersOneRound()
{
    Section section;
    section.players = {player(1, "An", 2000), player(2, "Bình", 1900), player(5, "Chi", 1800)};
    Round round;
    round.games = {{playerId(1), playerId(5), Outcome::Win, Outcome::Loss}};
    round.byes = {{playerId(2), Outcome::HalfBye}};
    section.rounds = {round};
    return section;
}

TEST(Section, PlayersAreFoundByIdThoughNumbersHaveGaps)
{
    const Section section = threePlayersOneRound();
    EXPECT_EQ(section.indexOf(playerId(5)), 2U);
    EXPECT_EQ(section.indexOf(playerId(3)), std::nullopt);
    EXPECT_EQ(section.player(playerId(2)).name, "Bình");
}

TEST(Section, BeforeARoundItsRequestedByesAreKnownAndItsPairingsAreNot)
{
    const Section earlier = beforeRound(threePlayersOneRound(), 1);
    EXPECT_EQ(earlier.roundsPaired(), 0);
    EXPECT_EQ(earlier.roundsInAll(), 1);
    ASSERT_EQ(earlier.requestedByes.size(), 1U);
    EXPECT_EQ(earlier.requestedByes[0], (RequestedBye{playerId(2), 1, Outcome::HalfBye}));
}

TEST(Section, BeforeARoundThePairingAllocatedByeIsNotKnown)
{
    Section section = threePlayersOneRound();
    section.rounds[0].byes[0].kind = Outcome::PairingBye;
    EXPECT_TRUE(beforeRound(section, 1).requestedByes.empty());
}

TEST(Section, PairingNumbersGoByRatingThenTitleThenName)
{
    std::vector<Player> players = {player(1, "Trần Văn Bình", 2000), player(2, "Lê Văn An", 2000),
                                   player(3, "Vũ Xuân", 2000, Title::FM), player(4, "Đỗ Yên", 2100)};
    assignPairingNumbers(players);
    EXPECT_EQ(players[3].tpn, 1);
    EXPECT_EQ(players[2].tpn, 2);
    EXPECT_EQ(players[1].tpn, 3);
    EXPECT_EQ(players[0].tpn, 4);
}

TEST(Section, NobodyEntersLaterThanHisFirstGame)
{
    Section section;
    section.players = {player(1, "An", 2000), player(2, "Bình", 1900), player(3, "Chi", 1800), player(4, "Du", 1700)};
    for (Player& each : section.players) each.entersInRound = 3;
    section.rounds.resize(3);
    section.rounds[1].games.push_back({section.players[0].id, section.players[1].id, Outcome::Win, Outcome::Loss});
    section.rounds[0].byes = {{section.players[2].id, Outcome::HalfBye}, {section.players[3].id, Outcome::ZeroBye}};
    enterByFirstGame(section);
    EXPECT_EQ(section.players[0].entersInRound, 2);
    EXPECT_EQ(section.players[1].entersInRound, 2);
    EXPECT_EQ(section.players[2].entersInRound, 1);
    EXPECT_EQ(section.players[3].entersInRound, 3);
}

TEST(Section, EditionsFollowTheStartDate)
{
    EXPECT_EQ(pairingEditionOn(Date{2026, 1, 31}), PairingEdition::E2017);
    EXPECT_EQ(pairingEditionOn(Date{2026, 2, 1}), PairingEdition::E2026);
    EXPECT_EQ(tieBreakEditionOn(Date{2023, 8, 31}), TieBreakEdition::Old);
    EXPECT_EQ(tieBreakEditionOn(Date{2026, 2, 28}), TieBreakEdition::E24);
    EXPECT_EQ(tieBreakEditionOn(Date{2026, 3, 1}), TieBreakEdition::E26);
    EXPECT_EQ(tieBreakEditionOn(Date{}), TieBreakEdition::E26);
    // Editions begin on the first of a month: a month without a day is enough.
    EXPECT_EQ(pairingEditionOn(Date{2026, 1, 0}), PairingEdition::E2017);
    EXPECT_EQ(pairingEditionOn(Date{2026, 2, 0}), PairingEdition::E2026);
    EXPECT_EQ(tieBreakEditionOn(Date{2023, 8, 0}), TieBreakEdition::Old);
    EXPECT_EQ(tieBreakEditionOn(Date{2023, 9, 0}), TieBreakEdition::E24);
    EXPECT_EQ(tieBreakEditionOn(Date{2026, 3, 0}), TieBreakEdition::E26);
}

TEST(Section, TwoRoundsAreAMatchWhereGamesArePlayedTwice)
{
    for (const auto& [round, match, game] :
         {std::tuple(1, 1, 1), std::tuple(2, 1, 2), std::tuple(3, 2, 1), std::tuple(4, 2, 2), std::tuple(9, 5, 1)}) {
        EXPECT_EQ(matchAndGameOf(round).match, match);
        EXPECT_EQ(matchAndGameOf(round).game, game);
        EXPECT_EQ(isSecondGame(PairingSystem::DoubleSwiss, round), game == 2);
        EXPECT_FALSE(isSecondGame(PairingSystem::Dutch, round));
    }
}

TEST(Section, InitialOrderIsThatOfTheNumbersOrOfTheFilesRanks)
{
    RuleSet rules;
    Player ranked = player(7, "An", 2000);
    ranked.fileRank = 3;
    EXPECT_EQ(initialRank(rules, ranked), 7);
    rules.rankIsPairingOrder = true;
    EXPECT_EQ(initialRank(rules, ranked), 3);
    ranked.fileRank = 0;
    EXPECT_EQ(initialRank(rules, ranked), kMaxStartNumber + 7) << "behind everybody with a rank";
}

TEST(Section, OutOfFideModeIsFromTheFirstRoundAtTheEarliest)
{
    RuleSet rules;
    for (const auto& [kept, round] : {std::pair(0, 1), std::pair(1, 1), std::pair(4, 4)}) {
        rules.fideModeLeftInRound = kept;
        EXPECT_EQ(roundOfLeaving(rules), round);
    }
}

TEST(Section, AFederationIsOneOfFides)
{
    for (const char* code : {"AFG", "VIE", "FID", "NON", "ZIM"}) EXPECT_TRUE(isFideFederation(code)) << code;
    for (const char* code : {"", "vie", "XXX", "AAA", "ZZZ", "VI"}) EXPECT_FALSE(isFideFederation(code)) << code;
}

TEST(Section, MenAndWomenOfAUnitCountTogether)
{
    EXPECT_EQ(EventUnitRules{}.counting(), 4);
    EXPECT_EQ((EventUnitRules{.best = 3, .women = 2}.counting()), 5);
}

}  // namespace
}  // namespace kydai
