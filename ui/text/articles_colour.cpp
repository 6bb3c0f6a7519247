// What the articles on colours say, in our own words.
#include "explain/articles.h"
#include "text/article_text.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr ArticleContent kColourArticles[] = {
    {article::kDifferenceWithinTwo,
     QT_TRANSLATE_NOOP("Article",
                       "For every player the games with White and with Black may differ by two at most. A "
                       "system may make exceptions in the last round.")},
    {article::kSameColourThrice,
     QT_TRANSLATE_NOOP("Article",
                       "No player gets the same colour in three games running. A system may make exceptions in "
                       "the last round.")},
    {article::kColourDifference,
     QT_TRANSLATE_NOOP("Article",
                       "The colour difference is the number of games played with White minus the number played "
                       "with Black. Games that were not played don't count.")},
    {article::kAbsolutePreference,
     QT_TRANSLATE_NOOP("Article",
                       "The preference is absolute when the colour difference is more than one either way, or "
                       "when the last two games had the same colour. It is for the colour that makes up for "
                       "it.")},
    {article::kStrongPreference,
     QT_TRANSLATE_NOOP("Article",
                       "The preference is strong when the colour difference is exactly one. It is for the "
                       "colour that makes up for it.")},
    {article::kMildPreference,
     QT_TRANSLATE_NOOP("Article",
                       "The preference is mild when both colours came equally often. It is for the other "
                       "colour than in the last game.")},
    {article::kNoPreference,
     QT_TRANSLATE_NOOP("Article",
                       "A player who has not played a game yet has no preference; the opponent's is granted.")},
    {article::kInitialColourDrawn,
     QT_TRANSLATE_NOOP("Article",
                       "Before the first round a colour is drawn by lot. It serves the players with odd "
                       "numbers as long as nothing was played.")},
    {article::kColourAllocation,
     QT_TRANSLATE_NOOP("Article",
                       "Five steps are tried in this order, and the first that decides counts: both "
                       "preferences, the stronger preference, alternation, the higher rank, the drawn colour.")},
    {article::kGrantBoth,
     QT_TRANSLATE_NOOP("Article",
                       "If the two are due different colours, or only one is due any, everybody gets the colour "
                       "due.")},
    {article::kGrantStronger,
     QT_TRANSLATE_NOOP("Article",
                       "If both are due the same colour, the stronger preference is granted: absolute before "
                       "strong before mild. Of two absolute ones the wider colour difference is granted.")},
    {article::kAlternate,
     QT_TRANSLATE_NOOP("Article",
                       "Otherwise the colours of the most recent round in which one had White and the other "
                       "Black are turned round. Rounds without a game are moved to the front of a player's "
                       "history before it is read.")},
    {article::kGrantHigher,
     QT_TRANSLATE_NOOP("Article",
                       "Otherwise the higher ranked player gets the colour due: more points, or with equal "
                       "points the smaller pairing number.")},
    {article::kInitialColour,
     QT_TRANSLATE_NOOP("Article",
                       "If nobody is due a colour, the higher ranked player gets the drawn colour when his "
                       "pairing number is odd, and the other colour when it is even.")},
    // the edition of 2017 says the same under other numbers
    {article::kColourDifference2017,
     QT_TRANSLATE_NOOP("Article",
                       "The colour difference is the number of games played with White minus the number played "
                       "with Black. Games that were not played don't count.")},
    {article::kAbsolutePreference2017,
     QT_TRANSLATE_NOOP("Article",
                       "The preference is absolute when the colour difference is more than one either way, or "
                       "when the last two games had the same colour. It is for the colour that makes up for "
                       "it.")},
    {article::kStrongPreference2017,
     QT_TRANSLATE_NOOP("Article",
                       "The preference is strong when the colour difference is exactly one. It is for the "
                       "colour that makes up for it.")},
    {article::kMildPreference2017,
     QT_TRANSLATE_NOOP("Article",
                       "The preference is mild when both colours came equally often. It is for the other "
                       "colour than in the last game.")},
    {article::kNoPreference2017,
     QT_TRANSLATE_NOOP("Article",
                       "A player who has not played a game yet has no preference; the opponent's is granted.")},
    {article::kColourAllocation2017,
     QT_TRANSLATE_NOOP("Article",
                       "Five steps are tried in this order, and the first that decides counts: both "
                       "preferences, the stronger preference, alternation, the higher rank, the drawn colour.")},
    {article::kGrantBoth2017,
     QT_TRANSLATE_NOOP("Article",
                       "If the two are due different colours, or only one is due any, everybody gets the colour "
                       "due.")},
    {article::kGrantStronger2017,
     QT_TRANSLATE_NOOP("Article",
                       "If both are due the same colour, the stronger preference is granted: absolute before "
                       "strong before mild. Of two absolute ones the wider colour difference is granted.")},
    {article::kAlternate2017,
     QT_TRANSLATE_NOOP("Article",
                       "Otherwise the colours of the most recent round in which one had White and the other "
                       "Black are turned round. Rounds without a game are moved to the front of a player's "
                       "history before it is read.")},
    {article::kGrantHigher2017,
     QT_TRANSLATE_NOOP("Article",
                       "Otherwise the higher ranked player gets the colour due: more points, or with equal "
                       "points the smaller pairing number.")},
    {article::kInitialColour2017,
     QT_TRANSLATE_NOOP("Article",
                       "If nobody is due a colour, the higher ranked player gets the drawn colour when his "
                       "pairing number is odd, and the other colour when it is even.")},
    {article::kDubovColours,
     QT_TRANSLATE_NOOP("Article",
                       "Five steps are tried in this order, and the first that decides counts: the drawn colour where "
                       "neither has played, both preferences, the stronger preference, alternation, the higher rank.")},
    {article::kDubovInitialColour,
     QT_TRANSLATE_NOOP("Article",
                       "If nobody is due a colour, the higher ranked player gets the drawn colour when his "
                       "pairing number is odd, and the other colour when it is even.")},
    {article::kDubovGrantBoth,
     QT_TRANSLATE_NOOP("Article",
                       "If the two are due different colours, or only one is due any, everybody gets the colour "
                       "due.")},
    {article::kDubovGrantStronger,
     QT_TRANSLATE_NOOP(
         "Article",
         "If both are due the same colour, the stronger preference is granted: absolute before strong before mild.")},
    {article::kDubovAlternate,
     QT_TRANSLATE_NOOP("Article",
                       "Otherwise the colours of the most recent round in which one had White and the other "
                       "Black are turned round. Rounds without a game are moved to the front of a player's "
                       "history before it is read.")},
    {article::kDubovGrantHigher,
     QT_TRANSLATE_NOOP("Article",
                       "Otherwise the higher ranked player gets the colour due: more points, or with equal "
                       "points the smaller pairing number.")},
    {article::kBursteinColours,
     QT_TRANSLATE_NOOP("Article",
                       "Five steps are tried in this order, and the first that decides counts: the drawn colour where "
                       "neither has played, both preferences, the stronger preference, alternation, the higher rank.")},
    {article::kBursteinInitialColour,
     QT_TRANSLATE_NOOP("Article",
                       "If nobody is due a colour, the higher ranked player gets the drawn colour when his "
                       "pairing number is odd, and the other colour when it is even.")},
    {article::kBursteinGrantBoth,
     QT_TRANSLATE_NOOP("Article",
                       "If the two are due different colours, or only one is due any, everybody gets the colour "
                       "due.")},
    {article::kBursteinGrantStronger,
     QT_TRANSLATE_NOOP(
         "Article",
         "If both are due the same colour, the stronger preference is granted: absolute before strong before mild.")},
    {article::kBursteinAlternate,
     QT_TRANSLATE_NOOP("Article",
                       "Otherwise the colours of the most recent round in which one had White and the other "
                       "Black are turned round. Rounds without a game are moved to the front of a player's "
                       "history before it is read.")},
    {article::kBursteinGrantHigher,
     QT_TRANSLATE_NOOP("Article",
                       "Otherwise the higher ranked player gets the colour due: more points, or with equal "
                       "points the smaller pairing number.")},
    {article::kDoubleSwissColours,
     QT_TRANSLATE_NOOP("Article",
                       "The first game of a match: five steps are tried in this order, and the first that decides "
                       "counts.")},
    {article::kDoubleSwissInitialColour,
     QT_TRANSLATE_NOOP("Article",
                       "Where neither has had a match yet, the higher ranked player gets the drawn colour when his "
                       "pairing number is odd, and the other colour when it is even.")},
    {article::kDoubleSwissWhites,
     QT_TRANSLATE_NOOP("Article", "Who began fewer matches with White begins with White.")},
    {article::kDoubleSwissAlternate,
     QT_TRANSLATE_NOOP("Article",
                       "Otherwise the colours of the most recent first games in which one had White and the other "
                       "Black are turned round.")},
    {article::kDoubleSwissHigherLast,
     QT_TRANSLATE_NOOP("Article",
                       "Otherwise the higher ranked player changes from the colour of his last first game.")},
    {article::kDoubleSwissLowerLast,
     QT_TRANSLATE_NOOP("Article", "Otherwise the other player changes from the colour of his last first game.")},
    {article::kDoubleSwissSecondGame,
     QT_TRANSLATE_NOOP("Article", "In the second game of a match the two change colours.")},
    {article::kDubovNewcomer,
     QT_TRANSLATE_NOOP("Article", "A player who has not played a game yet prefers Black, mildly.")},
};

}  // namespace

std::span<const ArticleContent> colourArticles()
{
    return kColourArticles;
}

}  // namespace kydai::text
