// What the articles on tie-breaks say, in our own words.
#include "explain/articles.h"
#include "text/article_text.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr ArticleContent kTieBreakArticles[] = {
    {article::kStandings,
     QT_TRANSLATE_NOOP("Article",
                       "Players with equal points are put in order by the tie-breaks of the list, one after the other. "
                       "Each looks only at players who are still tied, and who was parted is never joined again.")},
    {article::kTwoMeetings,
     QT_TRANSLATE_NOOP("Article", "Two games between the same opponents count as two encounters.")},
    {article::kDirectEncounter,
     QT_TRANSLATE_NOOP("Article", "The tied players are put in order by the games that they played among themselves.")},
    {article::kSeparateStandings,
     QT_TRANSLATE_NOOP(
         "Article",
         "A separate crosstable of the tied players alone is made, and they are ranked by their points in it.")},
    {article::kForfeitsNotMet, QT_TRANSLATE_NOOP("Article",
                                                 "Players whose game was decided by forfeit count as not having met, "
                                                 "unless the regulations of the event say otherwise.")},
    {article::kAverageOfMeetings,
     QT_TRANSLATE_NOOP("Article", "Players who met more than once count with the average of these games.")},
    {article::kAllMet, QT_TRANSLATE_NOOP("Article",
                                         "If all tied players have met, their crosstable orders them; who is still "
                                         "equal in it is looked at again alone.")},
    {article::kNotAllMet,
     QT_TRANSLATE_NOOP("Article",
                       "If not all have met, a player is first only if nobody else could reach him even by winning "
                       "every missing game. Then the rest is looked at in the same way.")},
    {article::kWins,
     QT_TRANSLATE_NOOP(
         "Article", "The number of rounds in which the player got as many points as for a win, with or without play.")},
    {article::kWonGames, QT_TRANSLATE_NOOP("Article", "The number of games won over the board.")},
    {article::kBlackGames, QT_TRANSLATE_NOOP("Article", "The number of games played over the board with Black.")},
    {article::kBlackWins, QT_TRANSLATE_NOOP("Article", "The number of games won over the board with Black.")},
    {article::kProgressive,
     QT_TRANSLATE_NOOP("Article", "After each round the points so far are noted; the sum of these numbers counts.")},
    {article::kRoundsElected,
     QT_TRANSLATE_NOOP("Article", "The number of rounds in which the player played or was ready to play.")},
    {article::kStandardPoints, QT_TRANSLATE_NOOP("Article",
                                                 "One point for each round in which the player got more than the "
                                                 "opponent, half a point where both got the same.")},
    {article::kUnderHalf, QT_TRANSLATE_NOOP("Article",
                                            "Who leaves a round robin before half of the games has no place; the "
                                            "games stay in the table and count for nobody.")},
    {article::kPairingNumber, QT_TRANSLATE_NOOP("Article", "The smaller pairing number comes first.")},
    {article::kBuchholz, QT_TRANSLATE_NOOP("Article", "The sum of the opponents' points.")},
    {article::kAverageBuchholz,
     QT_TRANSLATE_NOOP("Article", "The mean of the opponents' Buchholz values, over those met over the board.")},
    {article::kForeBuchholz,
     QT_TRANSLATE_NOOP("Article", "Buchholz as it would be if every paired game of the last round had been drawn.")},
    {article::kSonnebornBerger, QT_TRANSLATE_NOOP("Article",
                                                  "For each round the opponent's points are multiplied with what the "
                                                  "player scored against him; the sum counts.")},
    {article::kKoya,
     QT_TRANSLATE_NOOP("Article",
                       "The points scored against opponents who reached at least half of the possible points.")},
    {article::kRatings,
     QT_TRANSLATE_NOOP(
         "Article",
         "Tie-breaks by rating leave unrated players out, unless a rating for them was published beforehand.")},
    {article::kAverageRating,
     QT_TRANSLATE_NOOP("Article", "The mean rating of the opponents met over the board, rounded to a whole number.")},
    {article::kPerformanceRating,
     QT_TRANSLATE_NOOP(
         "Article",
         "The mean rating of the opponents plus a difference that a table gives for the percentage scored.")},
    {article::kPerfectPerformance,
     QT_TRANSLATE_NOOP("Article", "The lowest rating for which the expected score is at least the score made.")},
    {article::kAverageOpponentPerformance,
     QT_TRANSLATE_NOOP("Article", "The mean of the opponents' performance ratings.")},
    {article::kAverageOpponentPerfect,
     QT_TRANSLATE_NOOP("Article", "The mean of the opponents' perfect performances.")},
    {article::kRating, QT_TRANSLATE_NOOP("Article", "The player's own rating; the higher comes first.")},
    {article::kTeamScores,
     QT_TRANSLATE_NOOP(
         "Article",
         "A team has match points and game points; one of them ranks first, and the other can serve as a tie-break.")},
    {article::kBoardCount,
     QT_TRANSLATE_NOOP(
         "Article", "Each game point is multiplied by the number of its board; the team with the lower sum is first.")},
    {article::kTopBoards,
     QT_TRANSLATE_NOOP("Article", "The points on board 1 decide, then those on board 2, and so on.")},
    {article::kBottomBoards,
     QT_TRANSLATE_NOOP("Article",
                       "The points on all boards but the last decide, then on all but the last two, and so on.")},
    {article::kSecondaryScore,
     QT_TRANSLATE_NOOP("Article", "The other of match points and game points than the one that ranks.")},
    {article::kMatchMatch,
     QT_TRANSLATE_NOOP(
         "Article", "Sonneborn-Berger of teams: the opponents' match points times the match points won against them.")},
    {article::kMatchGame,
     QT_TRANSLATE_NOOP(
         "Article", "Sonneborn-Berger of teams: the opponents' match points times the game points won against them.")},
    {article::kGameMatch,
     QT_TRANSLATE_NOOP(
         "Article", "Sonneborn-Berger of teams: the opponents' game points times the match points won against them.")},
    {article::kGameGame,
     QT_TRANSLATE_NOOP(
         "Article", "Sonneborn-Berger of teams: the opponents' game points times the game points won against them.")},
    {article::kExtendedDirectEncounter,
     QT_TRANSLATE_NOOP(
         "Article",
         "Direct encounter of teams that goes on with the other kind of points where the first leaves a tie.")},
    {article::kOnTheSecondaryScore,
     QT_TRANSLATE_NOOP(
         "Article",
         "Teams that the ranking points leave tied are compared by the other kind of points from the same matches.")},
    {article::kTwoTeams,
     QT_TRANSLATE_NOOP("Article", "When exactly two teams are still tied, their points by board decide.")},
    {article::kStartAgain,
     QT_TRANSLATE_NOOP("Article", "A smaller group of teams that is still tied starts again from the beginning.")},
    {article::kStrengthOfSchedule,
     QT_TRANSLATE_NOOP(
         "Article", "The team's secondary score plus its Buchholz divided by a factor that brings both to one scale.")},
    {article::kCutOne, QT_TRANSLATE_NOOP("Article", "The lowest value is left out.")},
    {article::kCutTwo, QT_TRANSLATE_NOOP("Article", "The two lowest values are left out.")},
    {article::kMedianOne, QT_TRANSLATE_NOOP("Article", "The lowest and the highest value are left out.")},
    {article::kMedianTwo, QT_TRANSLATE_NOOP("Article", "The two lowest and the two highest values are left out.")},
    {article::kPredetermined, QT_TRANSLATE_NOOP("Article",
                                                "Where all pairings are known beforehand, as in a round robin, "
                                                "unplayed games count with their points as they are.")},
    {article::kVoluntaryRound, QT_TRANSLATE_NOOP("Article",
                                                 "A round is voluntarily unplayed (VUR) when the player asked for a "
                                                 "half-point or zero-point bye, stayed away or lost by forfeit.")},
    {article::kAwardedBye,
     QT_TRANSLATE_NOOP(
         "Article", "A pairing-allocated bye or a full-point bye counts for the opponents with the points awarded.")},
    {article::kWonByForfeit,
     QT_TRANSLATE_NOOP("Article", "A game won by forfeit counts for the opponents with the points awarded.")},
    {article::kByeBeforePlay,
     QT_TRANSLATE_NOOP(
         "Article",
         "A requested bye counts with the points awarded when the player was available again in a later round.")},
    {article::kLostByForfeit,
     QT_TRANSLATE_NOOP("Article", "A game lost by forfeit counts with the points awarded, that is as a loss.")},
    {article::kTrailingBye,
     QT_TRANSLATE_NOOP("Article",
                       "A requested bye after which the player was never available again counts as a draw.")},
    {article::kAdjustedScore, QT_TRANSLATE_NOOP("Article",
                                                "For the tie-breaks of the opponents a player's points are adjusted: "
                                                "certain unplayed rounds count as draws.")},
    {article::kDummy, QT_TRANSLATE_NOOP("Article",
                                        "A player's own unplayed round counts as a game against a dummy who has the "
                                        "same points as the player, with the result that fits the points awarded.")},
    {article::kDummyCapForfeit,
     QT_TRANSLATE_NOOP(
         "Article", "For a forfeit the dummy has no more than the adjusted points of the opponent who was scheduled.")},
    {article::kDummyCapBye,
     QT_TRANSLATE_NOOP("Article",
                       "For other unplayed rounds the dummy has no more than half of the points of all rounds.")},
    {article::kOtherProvisions,
     QT_TRANSLATE_NOOP("Article",
                       "The rules of the event may treat unplayed rounds otherwise, if they say so before it "
                       "begins.")},
    {article::kVoluntaryCut, QT_TRANSLATE_NOOP("Article",
                                               "When values are cut, a voluntarily unplayed round is cut first, unless "
                                               "that would cost less than the lowest value does.")},
};

}  // namespace

std::span<const ArticleContent> tieBreakArticles()
{
    return kTieBreakArticles;
}

}  // namespace kydai::text
