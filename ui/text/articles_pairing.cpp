// What the articles on pairing say, in our own words.
#include "explain/articles.h"
#include "text/article_text.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr ArticleContent kPairingArticles[] = {
    {article::kPastCorrection,
     QT_TRANSLATE_NOOP("Article",
                       "A wrong result, colour or pairing that comes to light too late to be corrected in the event is "
                       "corrected in the rating report only.")},
    {article::kPairingOrder,
     QT_TRANSLATE_NOOP("Article",
                       "Players are ranked by score, from the highest, and players of equal score by pairing number.")},
    {article::kFloats,
     QT_TRANSLATE_NOOP(
         "Article",
         "When players of different scores meet, the higher one floats down and the lower one floats up. Whoever takes "
         "the pairing-allocated bye, or scores more than a loss without playing, floats down too.")},
    {article::kC1, QT_TRANSLATE_NOOP("Article", "Two players meet at most once.")},
    {article::kC2, QT_TRANSLATE_NOOP("Article",
                                     "Whoever has had the pairing-allocated bye, or a win's points in one round "
                                     "without playing, doesn't get the bye.")},
    {article::kC3, QT_TRANSLATE_NOOP("Article",
                                     "Two players with the same absolute colour preference don't meet, unless one of "
                                     "them is a topscorer in the last round.")},
    {article::kC4,
     QT_TRANSLATE_NOOP("Article", "The players who are not yet paired must always allow a complete legal pairing.")},
    {article::kC5, QT_TRANSLATE_NOOP("Article", "The pairing-allocated bye goes to the lowest possible score.")},
    {article::kC6, QT_TRANSLATE_NOOP("Article", "As few players as possible float down from the bracket.")},
    {article::kC7,
     QT_TRANSLATE_NOOP("Article",
                       "The scores of those who float down are as low as possible, compared from the highest.")},
    {article::kC8,
     QT_TRANSLATE_NOOP("Article", "Those who float down are chosen so that the next bracket can be paired best.")},
    {article::kC9, QT_TRANSLATE_NOOP("Article", "The player who takes the bye has as few unplayed games as possible.")},
    {article::kC10,
     QT_TRANSLATE_NOOP("Article",
                       "As few topscorers or their opponents as possible get a colour difference beyond two.")},
    {article::kC11,
     QT_TRANSLATE_NOOP("Article",
                       "As few topscorers or their opponents as possible get one colour three times running.")},
    {article::kC12, QT_TRANSLATE_NOOP("Article", "As few players as possible miss their colour preference.")},
    {article::kC13, QT_TRANSLATE_NOOP("Article", "As few players as possible miss a strong colour preference.")},
    {article::kC14,
     QT_TRANSLATE_NOOP("Article", "As few residents as possible float down who floated down in the previous round.")},
    {article::kC15,
     QT_TRANSLATE_NOOP("Article",
                       "As few opponents of moved-down players as possible floated up in the previous round.")},
    {article::kC16,
     QT_TRANSLATE_NOOP("Article", "As few residents as possible float down who floated down two rounds before.")},
    {article::kC17,
     QT_TRANSLATE_NOOP("Article", "As few opponents of moved-down players as possible floated up two rounds before.")},
    {article::kC18,
     QT_TRANSLATE_NOOP(
         "Article",
         "Moved-down players who floated down in the previous round meet the smallest possible score differences.")},
    {article::kC19, QT_TRANSLATE_NOOP("Article",
                                      "Opponents of moved-down players who floated up in the previous round meet the "
                                      "smallest possible score differences.")},
    {article::kC20,
     QT_TRANSLATE_NOOP(
         "Article",
         "Moved-down players who floated down two rounds before meet the smallest possible score differences.")},
    {article::kC21, QT_TRANSLATE_NOOP("Article",
                                      "Opponents of moved-down players who floated up two rounds before meet the "
                                      "smallest possible score differences.")},
    {article::kTranspositions, QT_TRANSLATE_NOOP("Article",
                                                 "Each player of the upper half takes, in order, the highest opponent "
                                                 "of the lower half that allows the best pairing.")},
    {article::kExchanges, QT_TRANSLATE_NOOP("Article",
                                            "Where that isn't enough, the fewest players change halves, those whose "
                                            "numbers are closest, the lowest from above and the highest from below.")},
    {article::kMeetOnce, QT_TRANSLATE_NOOP("Article",
                                           "Two players meet at most once in a tournament. A game that was won or lost "
                                           "without play does not count: they may meet later.")},
    {article::kPairingBye,
     QT_TRANSLATE_NOOP("Article",
                       "When the number of players to be paired is odd, one of them has no opponent and no colour, and "
                       "gets the points of a win unless the tournament says otherwise.")},
    {article::kWhoTakesNoBye, QT_TRANSLATE_NOOP("Article",
                                                "Who already had a pairing-allocated bye, or scored as much as a win "
                                                "in one round without playing, does not get it.")},
    {article::kScoregroups,
     QT_TRANSLATE_NOOP("Article",
                       "A scoregroup is all players with the same score. A bracket is one scoregroup together with the "
                       "players whom the group above could not pair.")},
    {article::kSubgroups,
     QT_TRANSLATE_NOOP("Article",
                       "Players who moved down form the upper half and all others of the group the lower half; in a "
                       "group by itself the first half by number meets the second. Who moved down but cannot be paired "
                       "here waits for the next group.")},
    {article::kCandidate, QT_TRANSLATE_NOOP("Article",
                                            "The first of the upper half is set against the first of the lower half, "
                                            "the second against the second, and so on.")},
    {article::kBestCandidate,
     QT_TRANSLATE_NOOP("Article",
                       "Of two pairings the better one is that which fares better by the first rule that tells them "
                       "apart; if none does, the one that comes earlier in the order is taken.")},
    {article::kBakuGroup,
     QT_TRANSLATE_NOOP("Article",
                       "Before the first round the players are divided in two groups by pairing number: group GA "
                       "is the upper half, rounded up to an even number of players.")},
    {article::kBakuLateEntries,
     QT_TRANSLATE_NOOP("Article",
                       "Late entries don't move the border: the player who was last of group GA stays its "
                       "last.")},
    {article::kBakuPoints,
     QT_TRANSLATE_NOOP("Article",
                       "In the accelerated rounds the players of group GA are paired with virtual points on top: "
                       "one point in the first half of these rounds, half a point in the rest. They never count "
                       "in the standings.")},
    {article::kBergerTables,
     QT_TRANSLATE_NOOP("Article",
                       "A round robin is paired by fixed tables, one for each number of players, which give the "
                       "opponents and the colours of every round.")},
    // the edition of 2017
    {article::kScoregroups2017,
     QT_TRANSLATE_NOOP("Article",
                       "A scoregroup is all players with the same score. A bracket is one scoregroup together with the "
                       "players whom the group above could not pair.")},
    {article::kFloats2017,
     QT_TRANSLATE_NOOP("Article",
                       "When players of different scores meet, the higher one gets a downfloat and the lower one an "
                       "upfloat. Whoever does not play in a round, for whatever reason, gets a downfloat too.")},
    {article::kPairingBye2017,
     QT_TRANSLATE_NOOP("Article",
                       "When the number of players to be paired is odd, one of them has no opponent and no colour, and "
                       "gets the points of a win unless the tournament says otherwise.")},
    {article::kCompletion2017,
     QT_TRANSLATE_NOOP("Article",
                       "Groups are paired from the highest score down. Where those below could no longer all be "
                       "paired, the lowest groups are joined and paired together.")},
    {article::kSubgroups2017,
     QT_TRANSLATE_NOOP("Article",
                       "Players who moved down form the upper half and all others of the group the lower half; in a "
                       "group by itself the first half by number meets the second. Who moved down but cannot be paired "
                       "here waits for the next group.")},
    {article::kCandidate2017,
     QT_TRANSLATE_NOOP("Article",
                       "The first of the upper half is set against the first of the lower half, "
                       "the second against the second, and so on.")},
    {article::kBestCandidate2017,
     QT_TRANSLATE_NOOP("Article",
                       "Of two pairings the better one is that which fares better by the first rule that tells them "
                       "apart; if none does, the one that comes earlier in the order is taken.")},
    {article::kC3In2017,
     QT_TRANSLATE_NOOP("Article",
                       "Two players with the same absolute colour preference don't meet, unless one of "
                       "them is a topscorer in the last round.")},
    {article::kTranspositions2017,
     QT_TRANSLATE_NOOP("Article",
                       "Each player of the upper half takes, in order, the highest opponent "
                       "of the lower half that allows the best pairing.")},
    {article::kExchanges2017,
     QT_TRANSLATE_NOOP("Article",
                       "Where that isn't enough, the fewest players change halves, those whose "
                       "numbers are closest, the lowest from above and the highest from below.")},
    {article::kC5In2017, QT_TRANSLATE_NOOP("Article", "As few players as possible float down from the bracket.")},
    {article::kC6In2017,
     QT_TRANSLATE_NOOP("Article",
                       "The score differences of the pairs are as small as possible, compared from the greatest. "
                       "Whoever floats down counts as meeting one point less than the lowest score of the bracket.")},
    {article::kC7In2017,
     QT_TRANSLATE_NOOP("Article", "Those who float down are chosen so that the next bracket can be paired best.")},
    {article::kC8In2017,
     QT_TRANSLATE_NOOP("Article",
                       "As few topscorers or their opponents as possible get a colour difference beyond two.")},
    {article::kC9In2017,
     QT_TRANSLATE_NOOP("Article",
                       "As few topscorers or their opponents as possible get one colour three times running.")},
    {article::kC10In2017, QT_TRANSLATE_NOOP("Article", "As few players as possible miss their colour preference.")},
    {article::kC11In2017, QT_TRANSLATE_NOOP("Article", "As few players as possible miss a strong colour preference.")},
    {article::kC12In2017,
     QT_TRANSLATE_NOOP("Article", "As few players as possible get the same downfloat as in the previous round.")},
    {article::kC13In2017,
     QT_TRANSLATE_NOOP("Article", "As few players as possible get the same upfloat as in the previous round.")},
    {article::kC14In2017,
     QT_TRANSLATE_NOOP("Article", "As few players as possible get the same downfloat as two rounds before.")},
    {article::kC15In2017,
     QT_TRANSLATE_NOOP("Article", "As few players as possible get the same upfloat as two rounds before.")},
    {article::kC16In2017,
     QT_TRANSLATE_NOOP(
         "Article",
         "Players who get the same downfloat as in the previous round have the smallest possible score differences.")},
    {article::kC17In2017,
     QT_TRANSLATE_NOOP(
         "Article",
         "Players who get the same upfloat as in the previous round have the smallest possible score differences.")},
    {article::kC18In2017,
     QT_TRANSLATE_NOOP(
         "Article",
         "Players who get the same downfloat as two rounds before have the smallest possible score differences.")},
    {article::kC19In2017,
     QT_TRANSLATE_NOOP(
         "Article",
         "Players who get the same upfloat as two rounds before have the smallest possible score differences.")},
    {article::kDubovCriteria,
     QT_TRANSLATE_NOOP("Article",
                       "As few as possible come up from lower groups, and those with the most points; then as few as "
                       "possible miss their colour preference; then, but for the last round, as few as possible come "
                       "up again who came up as often as anybody should, or in the previous round.")},
    {article::kDubovMayMeet,
     QT_TRANSLATE_NOOP("Article",
                       "Two players meet at most once, and two with the same absolute colour preference never.")},
    {article::kDubovBye, QT_TRANSLATE_NOOP("Article",
                                           "The bye is given before anything is paired: to the lowest score, then to "
                                           "who has played the most games, then to the last number.")},
    {article::kDubovUpfloaters,
     QT_TRANSLATE_NOOP(
         "Article",
         "A group that cannot be paired within itself takes players from lower groups, as few as possible.")},
    {article::kDubovUpfloaterOrder,
     QT_TRANSLATE_NOOP("Article", "Of sets that are as good the first is taken, by score and then by number.")},
    {article::kDubovShifters, QT_TRANSLATE_NOOP("Article",
                                                "Where the halves are unequal, or some of one half must meet each "
                                                "other, players change halves, those nearest the middle first.")},
    {article::kDubovOrder,
     QT_TRANSLATE_NOOP("Article",
                       "The half that is to have White stands by the average rating of the opponents met; each of it "
                       "in turn meets the first of the other half, by number, whom he can.")},
    {article::kDoubleSwissCriteria,
     QT_TRANSLATE_NOOP("Article",
                       "As few players as possible come up from below, with as high scores as possible; the next group "
                       "must still be pairable; then, but for the last match, as few as possible who met another score "
                       "in the match before.")},
    {article::kDoubleSwissMayMeet,
     QT_TRANSLATE_NOOP("Article",
                       "Two players have at most one match; one in which somebody forfeited both games is no match.")},
    {article::kDoubleSwissBye,
     QT_TRANSLATE_NOOP("Article",
                       "The bye is given before anything is paired: to the lowest score, then to who has played the "
                       "most matches, then to the last number. It is worth a win and a draw.")},
    {article::kDoubleSwissUpfloaters,
     QT_TRANSLATE_NOOP("Article", "Of sets that are as good the first is taken, by score and then by number.")},
    {article::kDoubleSwissOrder,
     QT_TRANSLATE_NOOP("Article",
                       "In a pair the smaller number is the top, the other the bottom. Of pairings that are as good "
                       "the one is taken whose tops, and then whose bottoms, come first in order.")},
    {article::kBursteinIndex,
     QT_TRANSLATE_NOOP(
         "Article",
         "Players of a group are ranked by the Buchholz of the moment, then Sonneborn-Berger, then the number.")},
    {article::kBursteinCriteria,
     QT_TRANSLATE_NOOP("Article",
                       "As many pairs as possible; those who leave the group have as few points as possible; then the "
                       "next group as good as possible; then as few as possible miss their colour preference.")},
    {article::kBursteinMayMeet,
     QT_TRANSLATE_NOOP("Article",
                       "Two players meet at most once, and two with the same absolute colour preference never.")},
    {article::kBursteinBye, QT_TRANSLATE_NOOP("Article",
                                              "The bye is given before anything is paired: to the lowest score, then "
                                              "to who has played the most games, then to the last rank.")},
    {article::kBursteinOrder,
     QT_TRANSLATE_NOOP("Article",
                       "Of pairings that are as good the one is taken in which the first by the Index meets the last, "
                       "then the second the last who is left, and so on.")},
    {article::kTeamC1,
     QT_TRANSLATE_NOOP("Article", "Two teams meet at most once; a match that nobody played is no meeting.")},
    {article::kTeamC2,
     QT_TRANSLATE_NOOP(
         "Article", "A team that has had the bye, a match won by forfeit or a full-point bye does not get the bye.")},
    {article::kTeamC3,
     QT_TRANSLATE_NOOP("Article", "The teams that are not yet paired must always allow a complete pairing.")},
    {article::kTeamC4, QT_TRANSLATE_NOOP("Article", "As few teams as possible come up from lower scores.")},
    {article::kTeamC5, QT_TRANSLATE_NOOP("Article", "Those who come up have as many points as possible.")},
    {article::kTeamC6,
     QT_TRANSLATE_NOOP("Article", "The group below must still be pairable as well as its number allows.")},
    {article::kTeamC7,
     QT_TRANSLATE_NOOP(
         "Article",
         "But for the last two rounds: as few as possible come up that met another score in the round before.")},
    {article::kTeamC8, QT_TRANSLATE_NOOP("Article", "As few teams as possible miss the colour they prefer.")},
    {article::kTeamC9, QT_TRANSLATE_NOOP("Article", "As few teams as possible miss a colour they strongly prefer.")},
    {article::kTeamC10, QT_TRANSLATE_NOOP("Article",
                                          "But for the last two rounds: as few as possible meet a team from below that "
                                          "met another score in the round before.")},
    {article::kTeamBye, QT_TRANSLATE_NOOP("Article",
                                          "The bye goes, before anything is paired, to the lowest score, then to the "
                                          "team with the most matches played, then to the largest number.")},
    {article::kTeamUpfloaterOrder,
     QT_TRANSLATE_NOOP("Article", "Of sets that are as good the first counts, by score and then by number.")},
    {article::kTeamIdentifier, QT_TRANSLATE_NOOP("Article",
                                                 "Of pairings that are as good the first counts: the smaller numbers "
                                                 "of all pairs in order, then their opponents.")},
    {article::kTeamBoards,
     QT_TRANSLATE_NOOP(
         "Article",
         "The colour of a team is that of its first board; the other boards follow the pattern of the event.")},
    {article::kMembersOrder,
     QT_TRANSLATE_NOOP("Article", "European team rules: the fixed order of all members is handed in before round 1.")},
    {article::kLineUpHandedIn,
     QT_TRANSLATE_NOOP("Article", "European team rules: each round a list of who plays is handed in by a deadline.")},
    {article::kBoardOrder,
     QT_TRANSLATE_NOOP("Article", "European team rules: a game on a board that is filled out of order is lost.")},
    {article::kNotOnList,
     QT_TRANSLATE_NOOP("Article", "European team rules: with a player who is not on the list the match is lost.")},
    {article::kTeamInitialColour,
     QT_TRANSLATE_NOOP(
         "Article", "Where neither has played, the first team of the two gets the drawn colour if its number is odd.")},
    {article::kTeamOnlyPreference, QT_TRANSLATE_NOOP("Article", "If only one team has a preference it is granted.")},
    {article::kTeamBothPreferences,
     QT_TRANSLATE_NOOP("Article", "Preferences for different colours are both granted.")},
    {article::kTeamStrongerOne, QT_TRANSLATE_NOOP("Article", "Of equal preferences the strong one is granted.")},
    {article::kTeamLowerDifference,
     QT_TRANSLATE_NOOP("Article", "The team with the lower colour difference gets White.")},
    {article::kTeamAlternate,
     QT_TRANSLATE_NOOP("Article",
                       "The colours are the other way round than in the last round in which they differed.")},
    {article::kTeamFirstPreference,
     QT_TRANSLATE_NOOP("Article", "The preference of the first team of the two is granted.")},
    {article::kTeamFirstAlternates,
     QT_TRANSLATE_NOOP("Article", "The first team of the two gets the other colour than in its last match.")},
    {article::kTeamOtherAlternates,
     QT_TRANSLATE_NOOP("Article", "The other team gets the other colour than in its last match.")},
};

}  // namespace

std::span<const ArticleContent> pairingArticles()
{
    return kPairingArticles;
}

}  // namespace kydai::text
