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
    {Phrase::EditionsColours,
     QT_TRANSLATE_NOOP("Explain", "{player} against {opponent} by both, with the colours exchanged.")},
    {Phrase::EditionsOther, QT_TRANSLATE_NOOP("Explain", "By {edition}: {code} {value}.")},
};
static_assert(hasEachOnce(kCompareSentences, kCompareArea), "every phrase of phrases_compare.def has one sentence");
static_assert(holesFit(kCompareSentences), "the holes of each sentence are its phrase's arguments");

/// `encounter.X` is what direct encounter came to in a group of tied participants.
constexpr WordText kCompareWords[] = {
    {"move.none", QT_TRANSLATE_NOOP("Explain", "nothing")},
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
