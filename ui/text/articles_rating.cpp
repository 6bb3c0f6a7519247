// What the articles on ratings say, in our own words.
#include "explain/articles.h"
#include "text/article_text.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr ArticleContent kRatingArticles[] = {
    {article::kRatingTimeControl,
     QT_TRANSLATE_NOOP(
         "Article",
         "Standard play gives each player at least 60 minutes for 60 moves, with more for higher ratings; rapid is "
         "more than 10 and less than 60 minutes; blitz is more than 3 and at most 10.")},
    {article::kRatingUnplayed,
     QT_TRANSLATE_NOOP("Article", "Games that were not played, by forfeit or for any other reason, are not rated.")},
    {article::kRatingFloor,
     QT_TRANSLATE_NOOP(
         "Article",
         "A player whose rating falls below 1400 is listed as unrated and treated as unrated from then on.")},
    {article::kRatingTableDifference,
     QT_TRANSLATE_NOOP("Article", "Table 8.1.1 turns a percentage score into a rating difference dp.")},
    {article::kRatingTableProbability,
     QT_TRANSLATE_NOOP("Article",
                       "Table 8.1.2 turns a rating difference into the expected score PD of each of the two players.")},
    {article::kRatingFirstZero,
     QT_TRANSLATE_NOOP(
         "Article",
         "If a newcomer scores nothing in the first event, that event is disregarded for the first rating.")},
    {article::kRatingFirstAverage,
     QT_TRANSLATE_NOOP("Article",
                       "For a first rating two imagined draws against players of 1800 are added to the games.")},
    {article::kRatingFirst, QT_TRANSLATE_NOOP("Article",
                                              "The first rating is the average of the opponents plus the difference of "
                                              "the table, rounded, at most 2200; it needs five games and 1400.")},
    {article::kRatingNewOpponent,
     QT_TRANSLATE_NOOP("Article", "Rated players who meet an unrated player do not have that game rated.")},
    {article::kRatingLimit, QT_TRANSLATE_NOOP("Article",
                                              "A difference of more than 400 points counts as 400 points; since "
                                              "October 2025, in standard play, only for players rated below 2650.")},
    {article::kRatingChange,
     QT_TRANSLATE_NOOP("Article",
                       "For each game the expected score is taken from the score; the sum times K is the change.")},
    {article::kRatingK, QT_TRANSLATE_NOOP("Article",
                                          "K is 40 for new players until 30 games and for juniors under 2300, 20 below "
                                          "2400, 10 from 2400 on; K times the games of the period is at most 700.")},
    {article::kRatingPeriod,
     QT_TRANSLATE_NOOP(
         "Article", "The changes of a month are added up and rounded once to a whole number, halves away from zero.")},
    {article::kPerformance, QT_TRANSLATE_NOOP("Article",
                                              "The performance rating is the rounded average of the opponents plus the "
                                              "table value for the percentage score.")},
};

}  // namespace

std::span<const ArticleContent> ratingArticles()
{
    return kRatingArticles;
}

}  // namespace kydai::text
