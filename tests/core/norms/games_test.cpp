// Which rounds of a player are games for a title norm.
#include "norms/games.h"

#include "support/event_builder.h"

#include <gtest/gtest.h>

namespace kydai::norms {
namespace {

/// Four players who meet each other; 4 loses all games but, where asked for, draws with 3.
Section everybodyMeets(bool drawn, bool roundRobin = true)
{
    EventBuilder builder;
    builder.player("4w1 2w1 3b1", 2300).player("3w1 1b0 4w1", 2300);
    builder.player(drawn ? "2b0 4b= 1w0" : "2b0 4b1 1w0", 2300).player(drawn ? "1b0 3w= 2b0" : "1b0 3w0 2b0", 0);
    if (roundRobin) builder.roundRobin();
    Section section = builder.build();
    for (Player& player : section.players) player.federation = "GER";
    return section;
}

Out outOfFirst(const Section& section)
{
    return gamesOf(section, Scorecards(section), 0).front().out;
}

TEST(NormGames, Art1_4_2b_AnUnratedWhoScoredNothingAgainstRatedDoesNotCountInARoundRobin)
{
    EXPECT_EQ(outOfFirst(everybodyMeets(false)), Out::UnratedWithNothing);
    EXPECT_EQ(outOfFirst(everybodyMeets(true)), Out::Counts) << "half a point against a rated one";
    EXPECT_EQ(outOfFirst(everybodyMeets(false, false)), Out::Counts) << "in other systems he counts";
    Section rated = everybodyMeets(false);
    rated.players[3].rating = 1500;
    EXPECT_EQ(outOfFirst(rated), Out::Counts);
}

TEST(NormGames, Art1_4_2b_PointsAgainstUnratedAreNone)
{
    Section section = everybodyMeets(true);
    section.players[2].rating = 0;
    EXPECT_EQ(outOfFirst(section), Out::UnratedWithNothing);
    for (Player& player : section.players) player.rating = 0;
    EXPECT_EQ(outOfFirst(section), Out::Counts) << "he met nobody with a rating";
    Section forfeits = everybodyMeets(false);
    forfeits.players[0].rating = 0;
    for (Round& round : forfeits.rounds) {
        for (Game& game : round.games) {
            if ((game.white != playerId(4) && game.black != playerId(4)) || game.white == playerId(1) ||
                game.black == playerId(1))
                continue;
            const bool isWhite = game.white == playerId(4);
            game.whiteOutcome = isWhite ? Outcome::ForfeitLoss : Outcome::ForfeitWin;
            game.blackOutcome = isWhite ? Outcome::ForfeitWin : Outcome::ForfeitLoss;
        }
    }
    EXPECT_EQ(outOfFirst(forfeits), Out::Counts) << "over the board he met nobody with a rating";
}

TEST(NormGames, Art1_4_2a_OnlyGamesAgainstMembersCount)
{
    Section section = everybodyMeets(false);
    section.players[3].federation = "NON";
    EXPECT_EQ(outOfFirst(section), Out::NoFederation);
    section.players[3].federation.clear();
    EXPECT_EQ(outOfFirst(section), Out::NoFederation);
    section.players[3].marks.normFederation = "VIE";
    section.players[3].rating = 1500;
    EXPECT_EQ(outOfFirst(section), Out::Counts) << "the flag that the arbiter corrected";
    EXPECT_EQ(gamesOf(section, Scorecards(section), 0).front().federation, "VIE");
}

TEST(NormGames, QuickerGamesThatDecideAMatchAreNone)  // B.01, 1.1.3
{
    Section section = EventBuilder().player("2w= 2b1", 2300).player("1b= 1w0", 2300).build();
    for (Player& player : section.players) player.federation = "GER";
    section.rules.pairingSystem = PairingSystem::KnockOut;
    section.rules.knockOut = KnockOutRules{.stages = {{.games = 1}, {.games = 1, .tempo = TimeControl::Rapid}}};
    const auto games = gamesOf(section, Scorecards(section), 0);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].out, Out::Counts);
    EXPECT_EQ(games[1].out, Out::OtherTempo);
    section.rounds[1].games[0].whiteOutcome = section.rounds[1].games[0].blackOutcome = Outcome::Open;
    EXPECT_EQ(gamesOf(section, Scorecards(section), 0)[1].out, Out::Unfinished);
}

TEST(NormGames, ScoresAreCountedInHalfPoints)
{
    const Section section = everybodyMeets(true);
    const auto games = gamesOf(section, Scorecards(section), 2);
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[0].score, 0);
    EXPECT_EQ(games[1].score, 1);
    EXPECT_EQ(gamesOf(section, Scorecards(section), 0)[2].score, kWin);
    EXPECT_EQ(games[2].round, 3);
    EXPECT_EQ(outcomeOf(1), Outcome::Draw);
    EXPECT_EQ(outcomeOf(0), Outcome::Loss);
    Section corrected = section;  // a result for the report, which the standings don't use: C.04.2.4.3
    corrected.rounds[2].reported = corrected.rounds[2].games;
    for (Game& game : corrected.rounds[2].reported) game.whiteOutcome = game.blackOutcome = Outcome::Draw;
    EXPECT_EQ(gamesOf(corrected, Scorecards(corrected), 0)[2].score, 1);
    EXPECT_EQ(gamesOf(corrected, Scorecards(corrected), 0)[1].score, kWin);
}

}  // namespace
}  // namespace kydai::norms
