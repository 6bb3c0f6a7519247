// What the articles on pairing say, in our own words.
#include "explain/articles.h"
#include "text/article_text.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr ArticleContent kArticles[] = {
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
