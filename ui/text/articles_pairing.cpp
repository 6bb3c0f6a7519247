// What the articles on pairing say, in our own words.
#include "explain/articles.h"
#include "text/article_text.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr ArticleContent kArticles[] = {
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
