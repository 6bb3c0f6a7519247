// Two standings side by side: by two editions of the rules, or as an event is and as it would be. {why} is a part of
// a sentence: those of the causes and of the terms below begin small and end without a full stop.
#include "text/sentences.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr Phrase kCompareArea[] = {
#define KYDAI_PHRASE(name, id, arguments) Phrase::name,
#include "explain/phrases_compare.def"
#undef KYDAI_PHRASE
};

constexpr Sentence kCompareSentences[] = {
    // what moved somebody
    {Phrase::MovePlace, QT_TRANSLATE_NOOP("Explain", "{player}: place {before} → {after}; {why}.")},
    {Phrase::MoveOut, QT_TRANSLATE_NOOP("Explain", "{player}: place {before} → none.")},
    {Phrase::MoveIn, QT_TRANSLATE_NOOP("Explain", "{player}: no place → place {after}.")},
    {Phrase::MoveTieBreak, QT_TRANSLATE_NOOP("Explain", "{player}: {why}.")},
    {Phrase::MovePassed, QT_TRANSLATE_NOOP("Explain", "Now before: {players}.")},
    {Phrase::MovePassedBy, QT_TRANSLATE_NOOP("Explain", "No longer before, or now behind: {players}.")},
    {Phrase::MovePoints, QT_TRANSLATE_NOOP("Explain", "points {before} → {after}")},
    {Phrase::MovePointsOf, QT_TRANSLATE_NOOP("Explain", "points of {opponent} {before} → {after}")},
    {Phrase::MoveValue, QT_TRANSLATE_NOOP("Explain", "{code} {before} → {after}")},
    {Phrase::MoveValueBy, QT_TRANSLATE_NOOP("Explain", "{code} {before} → {after}: {why}")},
    {Phrase::MoveValueMost,
     QT_TRANSLATE_N_NOOP("Explain", "{code} {before} → {after}: %n terms differ, above all {why}")},
    {Phrase::MoveValueOf, QT_TRANSLATE_NOOP("Explain", "{code} of {opponent} {before} → {after}")},
    {Phrase::MoveValueOfBy, QT_TRANSLATE_NOOP("Explain", "{code} of {opponent} {before} → {after}: {why}")},
    {Phrase::MoveValueOfMost,
     QT_TRANSLATE_N_NOOP("Explain", "{code} of {opponent} {before} → {after}: %n terms differ, above all {why}")},
    {Phrase::MoveDropped, QT_TRANSLATE_NOOP("Explain", "{code} is not counted any more")},
    {Phrase::MoveCounted, QT_TRANSLATE_NOOP("Explain", "{code} was not counted and is now")},
    {Phrase::MoveGroup,
     //: {before} and {after} say what direct encounter came to (words encounter.*)
     QT_TRANSLATE_NOOP("Explain", "{code}: {before} → {after}")},
    {Phrase::MoveGroupOther, QT_TRANSLATE_NOOP("Explain", "{code} orders those who are tied otherwise")},
    {Phrase::MoveList, QT_TRANSLATE_NOOP("Explain", "in the list {after} stands in the place of {before}")},
    {Phrase::MoveLots, QT_TRANSLATE_NOOP("Explain", "lots are drawn in another group")},
    {Phrase::MoveKeizer, QT_TRANSLATE_NOOP("Explain", "sum of the values {before} → {after}")},
    {Phrase::MoveKeizerOf, QT_TRANSLATE_NOOP("Explain", "sum of the values of {opponent} {before} → {after}")},
    {Phrase::MoveBracket, QT_TRANSLATE_NOOP("Explain", "the bracket of the knock-out has other winners")},
    {Phrase::MovePresence, QT_TRANSLATE_NOOP("Explain", "others have a place than before")},

    // a term of a tie-break that is another one
    {Phrase::MoveTermOpponentRound,
     QT_TRANSLATE_NOOP("Explain", "opponent {opponent}, {outcome} in round {round}, counts {before} → {after}")},
    {Phrase::MoveTermOpponent,
     QT_TRANSLATE_NOOP("Explain", "opponent of round {round}, {opponent}, {before} → {after}")},
    {Phrase::MoveTermStandIn,
     QT_TRANSLATE_NOOP("Explain", "round {round} without a game ({outcome}) counts {before} → {after}")},
    {Phrase::MoveTermCut, QT_TRANSLATE_NOOP("Explain", "round {round} ({value}) is cut now")},
    {Phrase::MoveTermKept, QT_TRANSLATE_NOOP("Explain", "round {round} ({value}) is no longer cut")},
    {Phrase::MoveTermOwn, QT_TRANSLATE_NOOP("Explain", "round {round} {before} → {after}")},

    // under which rules
    {Phrase::EditionsQuestion,
     QT_TRANSLATE_NOOP("Explain", "Under which rules? The places after round {round} by every edition of the rules.")},
    {Phrase::EditionsSame,
     QT_TRANSLATE_NOOP("Explain",
                       "After round {round} everybody has the same place by every edition; the event counts by "
                       "{edition}.")},
    {Phrase::EditionsDiffer,
     QT_TRANSLATE_N_NOOP("Explain",
                         "After round {round} %n places are not the same by every edition; the event counts by "
                         "{edition}.")},
    {Phrase::EditionsMoves, QT_TRANSLATE_N_NOOP("Explain", "From {before} to {after}: %n places move.")},
    {Phrase::EditionsNoMoves, QT_TRANSLATE_NOOP("Explain", "From {before} to {after}: no place moves.")},
    {Phrase::EditionsRoundSame,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round}: the pairing rules of 2017 and those of 2026 give the same boards and colours.")},
    {Phrase::EditionsRoundDiffers,
     QT_TRANSLATE_N_NOOP("Explain", "Round {round}: by the pairing rules of 2026 %n boards are not those of 2017.")},
    {Phrase::EditionsRoundOne,
     QT_TRANSLATE_NOOP("Explain", "Round {round}: the system by which it was paired has one edition only.")},
    {Phrase::EditionsRoundNone,
     QT_TRANSLATE_NOOP("Explain", "Round {round}: not both editions of the pairing rules allow a complete pairing.")},
    {Phrase::EditionsPair,
     QT_TRANSLATE_NOOP("Explain", "{player}: against {opponent} by 2017, against {rival} by 2026.")},
    {Phrase::EditionsPairBye, QT_TRANSLATE_NOOP("Explain", "{player}: against {opponent} by 2017, the bye by 2026.")},
    {Phrase::EditionsPairAlone, QT_TRANSLATE_NOOP("Explain", "{player}: the bye by 2017, against {rival} by 2026.")},
    {Phrase::EditionsOther, QT_TRANSLATE_NOOP("Explain", "By {edition}: {code} {value}.")},

    // what if
    {Phrase::IfQuestion,
     QT_TRANSLATE_NOOP("Explain",
                       "What if? The section as it would be after round {round}; nothing of it is changed.")},
    {Phrase::IfMoves,
     QT_TRANSLATE_NOOP("Explain",
                       "What moves: places {places}, points {points}, tie-break values {values}, prizes {prizes}, "
                       "ratings {ratings}, norms {norms}.")},
    {Phrase::IfNothingMoves,
     QT_TRANSLATE_NOOP("Explain", "No place, tie-break value, prize, rating or norm would be another one.")},
    {Phrase::IfSupposed, QT_TRANSLATE_NOOP("Explain", "What is supposed:")},
    {Phrase::IfResult,
     QT_TRANSLATE_NOOP("Explain", "Round {round}, {player} against {opponent}: {after} instead of {before}.")},
    {Phrase::IfBoard, QT_TRANSLATE_NOOP("Explain", "Round {round}: {player} meets {opponent}, {after}.")},
    {Phrase::IfNoBoard,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round}: the game of {player} against {opponent} ({before}) does not count; both are "
                       "absent.")},
    {Phrase::IfBye, QT_TRANSLATE_NOOP("Explain", "Round {round}, {player}: {after} instead of {before}.")},
    {Phrase::IfStayed, QT_TRANSLATE_NOOP("Explain", "{player} does not leave before round {round}.")},
    {Phrase::IfLeft, QT_TRANSLATE_NOOP("Explain", "{player} leaves before round {round}.")},
    {Phrase::IfRounds, QT_TRANSLATE_NOOP("Explain", "Rounds paired: {before} → {after}.")},
    {Phrase::IfList, QT_TRANSLATE_NOOP("Explain", "List of tie-breaks: {after} instead of {before}.")},
    {Phrase::IfOther, QT_TRANSLATE_NOOP("Explain", "Another change: {code}.")},
    {Phrase::IfSame, QT_TRANSLATE_NOOP("Explain", "Nothing that is not so already.")},
    {Phrase::IfRoundsStay,
     QT_TRANSLATE_NOOP(
         "Explain",
         "The rounds after round {round} stay as they were paired and played, though they might have been "
         "paired otherwise.")},
    {Phrase::IfPlaces, QT_TRANSLATE_N_NOOP("Explain", "%n places move.")},
    {Phrase::IfPoints, QT_TRANSLATE_N_NOOP("Explain", "%n participants have other points.")},
    {Phrase::IfValues, QT_TRANSLATE_N_NOOP("Explain", "%n values of tie-breaks move.")},
    {Phrase::IfPrizes, QT_TRANSLATE_N_NOOP("Explain", "%n prizes move.")},
    {Phrase::IfRatings, QT_TRANSLATE_N_NOOP("Explain", "%n players are rated otherwise.")},
    {Phrase::IfNorms, QT_TRANSLATE_N_NOOP("Explain", "%n norms move.")},
    {Phrase::IfPointsOf, QT_TRANSLATE_NOOP("Explain", "{player}: points {before} → {after}.")},
    {Phrase::IfPrize, QT_TRANSLATE_NOOP("Explain", "{player}, {list}: {before} → {after}.")},
    {Phrase::IfAward, QT_TRANSLATE_NOOP("Explain", "prize {place}, {amount}")},
    {Phrase::IfAwardThing, QT_TRANSLATE_NOOP("Explain", "prize {place}, {award}")},
    {Phrase::IfPlaceThere, QT_TRANSLATE_NOOP("Explain", "Place in the standings: {before} → {after}.")},
    {Phrase::IfRating, QT_TRANSLATE_NOOP("Explain", "{player}: {code} rating after the event {before} → {after}.")},
    {Phrase::IfRatingChange, QT_TRANSLATE_NOOP("Explain", "Change of the rating: {before} → {after}.")},
    {Phrase::IfPerformance, QT_TRANSLATE_NOOP("Explain", "Performance: {before} → {after}.")},
    {Phrase::IfRatedRound, QT_TRANSLATE_NOOP("Explain", "Round {round}: {before} → {after}.")},
    {Phrase::IfRatedOpponent,
     QT_TRANSLATE_NOOP("Explain", "Round {round}: {opponent} counts with {before} → {after}.")},
    {Phrase::IfNorm, QT_TRANSLATE_NOOP("Explain", "{player}, {code} norm: {before} → {after}.")},
    {Phrase::IfNormNow, QT_TRANSLATE_NOOP("Explain", "As it is: {why}")},
    {Phrase::IfNormThen, QT_TRANSLATE_NOOP("Explain", "As supposed: {why}")},
};
static_assert(hasEachOnce(kCompareSentences, kCompareArea), "every phrase of phrases_compare.def has one sentence");
static_assert(holesFit(kCompareSentences), "the holes of each sentence are its phrase's arguments");

/// `encounter.X` is what direct encounter came to in a group of tied participants.
constexpr WordText kCompareWords[] = {
    {"move.none", QT_TRANSLATE_NOOP("Explain", "nothing")},
    {"if.norm_made", QT_TRANSLATE_NOOP("Explain", "made")},
    {"if.norm_open", QT_TRANSLATE_NOOP("Explain", "still possible")},
    {"if.norm_missed", QT_TRANSLATE_NOOP("Explain", "missed")},
    {"encounter.alone", QT_TRANSLATE_NOOP("Explain", "nobody was tied any more")},
    {"encounter.old_counts", QT_TRANSLATE_NOOP("Explain", "all had met, their points against each other count")},
    {"encounter.old_not_all", QT_TRANSLATE_NOOP("Explain", "not all had met, so it did not count")},
    {"encounter.points_count", QT_TRANSLATE_NOOP("Explain", "all have met, their points against each other count")},
    {"encounter.level", QT_TRANSLATE_NOOP("Explain", "all are level")},
    {"encounter.out_of_reach",
     QT_TRANSLATE_NOOP("Explain",
                       "not all have met, but one of them can't be reached whatever the missing games bring")},
    {"encounter.within_reach", QT_TRANSLATE_NOOP("Explain", "not all have met, and nobody is out of reach")},
    {"encounter.boards", QT_TRANSLATE_NOOP("Explain", "the boards of the match between the two count")},
};

}  // namespace

std::span<const Sentence> compareSentences()
{
    return kCompareSentences;
}

std::span<const WordText> compareWords()
{
    return kCompareWords;
}

}  // namespace kydai::text
