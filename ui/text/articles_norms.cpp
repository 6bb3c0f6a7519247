// What the articles on title norms say, in our own words.
#include "explain/articles.h"
#include "text/article_text.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr ArticleContent kNormArticles[] = {
    {article::kNormEvent,
     QT_TRANSLATE_NOOP("Article",
                       "At most two rounds are played a day, at one time control; one norm of an application for GM or "
                       "WGM comes from an event with one round a day on at least three days.")},
    {article::kNormGames, QT_TRANSLATE_NOOP("Article", "A norm takes at least nine games.")},
    {article::kNormEightGames,
     QT_TRANSLATE_NOOP("Article",
                       "Eight games of a nine-round event are enough when the ninth was won by forfeit or was a "
                       "pairing-allocated bye and the result stands over the eight.")},
    {article::kNormSurplus,
     QT_TRANSLATE_NOOP("Article", "Every full point above the required score makes the norm count one game more.")},
    {article::kNormTail,
     QT_TRANSLATE_NOOP(
         "Article",
         "Once the result stands, later games may be left out, except where all pairings were known beforehand.")},
    {article::kNormWins,
     QT_TRANSLATE_NOOP("Article",
                       "Games against beaten opponents may be left out as long as the rest fulfils everything.")},
    {article::kNormPlayed,
     QT_TRANSLATE_NOOP("Article",
                       "Only games really played over the board against players of FIDE federations count.")},
    {article::kNormLastRound, QT_TRANSLATE_NOOP("Article",
                                                "If the opponent of the last round does not come and the game is "
                                                "needed for the number of games, it may count as a lost game.")},
    {article::kNormFederations,
     QT_TRANSLATE_NOOP("Article", "The opponents come from at least two federations other than the player's own.")},
    {article::kNormForeignField,
     QT_TRANSLATE_NOOP("Article",
                       "The demands on federations fall away in some championships, and in Swiss events with 20 rated "
                       "guests of three federations, ten of them title holders, in every round.")},
    {article::kNormMix, QT_TRANSLATE_NOOP("Article",
                                          "At most three fifths of the opponents are of the player's own federation "
                                          "and at most two thirds of any one.")},
    {article::kNormTitles, QT_TRANSLATE_NOOP("Article",
                                             "At least half of the opponents hold a title, and a third of them, three "
                                             "at least, one of the norm's own level or above.")},
    {article::kNormFloor,
     QT_TRANSLATE_NOOP(
         "Article",
         "The lowest opponent may be lifted to the floor of the norm; other unrated opponents count as 1400.")},
    {article::kNormAverage,
     QT_TRANSLATE_NOOP(
         "Article",
         "The average of the opponents, rounded, reaches 2380 for GM, 2230 for IM, 2180 for WGM and 2030 for WIM.")},
    {article::kNormPerformance, QT_TRANSLATE_NOOP("Article",
                                                  "The performance reaches 2600 for GM, 2450 for IM, 2400 for WGM and "
                                                  "2250 for WIM, with at least 35 % of the points.")},
    {article::kNormStrongSwiss,
     QT_TRANSLATE_NOOP("Article",
                       "One norm of an application comes from a Swiss event with at least 40 players averaging 2000 in "
                       "every round, or from one of the named championships.")},
};

}  // namespace

std::span<const ArticleContent> normArticles()
{
    return kNormArticles;
}

}  // namespace kydai::text
