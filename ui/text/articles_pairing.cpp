// What the articles on pairing say, in our own words.
#include "explain/articles.h"
#include "text/article_text.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr ArticleContent kArticles[] = {
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
    {article::kPairableSets,
     QT_TRANSLATE_NOOP("Article", "Of the moved-down players the highest are paired first; who is left floats again.")},
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
    {Article{"C.04.3.1.3"},
     QT_TRANSLATE_NOOP("Article",
                       "A scoregroup is all players with the same score. A bracket is one scoregroup together with the "
                       "players whom the group above could not pair.")},
    {Article{"C.04.3.1.4"},
     QT_TRANSLATE_NOOP("Article",
                       "Who is left unpaired in a group moves down to the next one. When players with different scores "
                       "meet, the higher gets a downfloat and the lower an upfloat; who gets the bye, or points "
                       "without play, gets a downfloat too.")},
    {Article{"C.04.3.2.1.3"}, QT_TRANSLATE_NOOP("Article",
                                                "Two players who must both get the same colour don't meet, unless one "
                                                "of them is a top scorer in the last round.")},
    {Article{"C.04.3.2.2.1"}, QT_TRANSLATE_NOOP("Article",
                                                "Whatever is decided in a group, all players not yet paired must still "
                                                "be able to find opponents within the absolute rules.")},
    {Article{"C.04.3.2.3.1"},
     QT_TRANSLATE_NOOP("Article", "The bye goes to a player with as low a score as possible.")},
    {Article{"C.04.3.2.4.1"},
     QT_TRANSLATE_NOOP("Article", "As few players as possible leave their group without an opponent.")},
    {Article{"C.04.3.2.4.2"},
     QT_TRANSLATE_NOOP("Article", "Those who leave the group should have scores as low as possible.")},
    {Article{"C.04.3.2.4.3"},
     QT_TRANSLATE_NOOP(
         "Article", "Those who leave the group are chosen so that the next group can be paired as well as possible.")},
    {Article{"C.04.3.2.4.4"},
     QT_TRANSLATE_NOOP("Article", "Whoever gets the bye should have missed as few games as possible so far.")},
    {Article{"C.04.3.2.4.5"},
     QT_TRANSLATE_NOOP(
         "Article",
         "As few top scorers or their opponents as possible end the last round with a colour difference beyond two.")},
    {Article{"C.04.3.2.4.6"}, QT_TRANSLATE_NOOP("Article",
                                                "As few top scorers or their opponents as possible get the same colour "
                                                "three times running in the last round.")},
    {Article{"C.04.3.2.4.7"},
     QT_TRANSLATE_NOOP("Article", "As many players as possible get the colour that is due to them.")},
    {Article{"C.04.3.2.4.8"},
     QT_TRANSLATE_NOOP(
         "Article", "Where somebody must miss the due colour, it should not be somebody to whom it is strongly due.")},
    {Article{"C.04.3.2.4.9"},
     QT_TRANSLATE_NOOP("Article", "Who moved down in the round before should not have to move down again.")},
    {Article{"C.04.3.2.4.10"},
     QT_TRANSLATE_NOOP("Article", "Who met a player from above in the round before should not have to again.")},
    {Article{"C.04.3.2.4.11"},
     QT_TRANSLATE_NOOP("Article", "Who moved down two rounds before should not have to move down again.")},
    {Article{"C.04.3.2.4.12"},
     QT_TRANSLATE_NOOP("Article", "Who met a player from above two rounds before should not have to again.")},
    {Article{"C.04.3.2.4.13"}, QT_TRANSLATE_NOOP("Article",
                                                 "If a player who moved down in the round before moves down again, the "
                                                 "score difference to the opponent should be small.")},
    {Article{"C.04.3.2.4.14"}, QT_TRANSLATE_NOOP("Article",
                                                 "If a player who met somebody from above in the round before does so "
                                                 "again, the score difference should be small.")},
    {Article{"C.04.3.2.4.15"}, QT_TRANSLATE_NOOP("Article",
                                                 "If a player who moved down two rounds before moves down again, the "
                                                 "score difference to the opponent should be small.")},
    {Article{"C.04.3.2.4.16"}, QT_TRANSLATE_NOOP("Article",
                                                 "If a player who met somebody from above two rounds before does so "
                                                 "again, the score difference should be small.")},
    {Article{"C.04.3.3.2"},
     QT_TRANSLATE_NOOP("Article",
                       "Players who moved down form the upper half and all others of the group the lower half; in a "
                       "group by itself the first half by number meets the second. Who moved down but cannot be paired "
                       "here waits for the next group.")},
    {Article{"C.04.3.3.3"}, QT_TRANSLATE_NOOP("Article",
                                              "The first of the upper half is set against the first of the lower half, "
                                              "the second against the second, and so on.")},
    {Article{"C.04.3.3.8.1"},
     QT_TRANSLATE_NOOP("Article",
                       "Of two pairings the better one is that which fares better by the first rule that tells them "
                       "apart; if none does, the one that comes earlier in the order is taken.")},
    {Article{"C.04.3.4.2"},
     QT_TRANSLATE_NOOP("Article",
                       "If the plain order does not do, the lower half is reordered, always with the smallest possible "
                       "change: the numbers are read from the front, and the smaller one goes first.")},
    {Article{"C.04.3.4.3"},
     QT_TRANSLATE_NOOP("Article",
                       "If no order of the lower half does, players change halves: as few as possible, as near to each "
                       "other as possible, the lowest of the upper half and the highest of the lower half first.")},
    {Article{"C.04.3.4.4"},
     QT_TRANSLATE_NOOP("Article",
                       "If not all who moved down can be paired, the set is tried first whose players stand higher.")},
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
};

}  // namespace

std::span<const ArticleContent> pairingArticles()
{
    return kArticles;
}

}  // namespace kydai::text
