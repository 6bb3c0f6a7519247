// Prizes. Every amount stands with its working, so that whoever is paid can check it.
#include "text/sentences.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr Phrase kPrizeArea[] = {
#define KYDAI_PHRASE(name, id, arguments) Phrase::name,
#include "explain/phrases_prizes.def"
#undef KYDAI_PHRASE
};

constexpr Sentence kPrizeSentences[] = {
    // the question and the answer
    {Phrase::PrizeSubject, QT_TRANSLATE_NOOP("Explain", "Which prize does {player} win, and why?")},
    {Phrase::PrizeWins, QT_TRANSLATE_NOOP("Explain", "{player} wins {amount}: {list}, place {place}.")},
    {Phrase::PrizeWinsAward, QT_TRANSLATE_NOOP("Explain", "{player} wins {award}: {list}, place {place}.")},
    {Phrase::PrizeHasTitle, QT_TRANSLATE_NOOP("Explain", "{player} has the title of {list}, place {place}.")},
    {Phrase::PrizeNone, QT_TRANSLATE_NOOP("Explain", "{player} wins no prize.")},
    {Phrase::PrizeNothingPlanned, QT_TRANSLATE_NOOP("Explain", "No prizes are planned in this section.")},
    {Phrase::PrizeInAll, QT_TRANSLATE_N_NOOP("Explain", "{player} wins %n prizes, {amount} in all.")},
    // the working
    {Phrase::PrizeStanding, QT_TRANSLATE_NOOP("Explain", "{player} is on place {place} with {score} points.")},
    {Phrase::PrizeOfPlace,
     QT_TRANSLATE_NOOP("Explain", "{list}: the prize of place {place} is {amount}; nobody shares it.")},
    {Phrase::PrizeOfTieBreak, QT_TRANSLATE_NOOP("Explain",
                                                "{list}: the places {first} to {last} have {score} points; prizes are "
                                                "not shared, the tie-breaks give place {place} and {amount}.")},
    {Phrase::PrizeShared,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{list}: the places {first} to {last} have {score} points; {total} shared by {sharers} is {each} each.")},
    {Phrase::PrizeHort,
     QT_TRANSLATE_NOOP("Explain",
                       "{list}: the places {first} to {last} have {score} points; half of {total} shared by {sharers} "
                       "is {each}, and half of {own} for place {place} comes to it: {share}.")},
    {Phrase::PrizeTooLateForPot,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{list}: the places {first} to {last} have {score} points, but this place has no part of what they share.")},
    {Phrase::PrizeMinimum,
     QT_TRANSLATE_NOOP("Explain", "Nobody is paid less than {minimum}, so only {sharers} share.")},
    {Phrase::PrizeByOrder, QT_TRANSLATE_NOOP("Explain", "{list}, by {order}: place {place} has {amount}.")},
    {Phrase::PrizeBasedOn,
     QT_TRANSLATE_NOOP("Explain", "{list} is based on {asked} entries; its amounts follow the number that came.")},
    {Phrase::PrizeHalved, QT_TRANSLATE_N_NOOP("Explain", "{list} is halved: %n may win it, fewer than {needed}.")},
    {Phrase::PrizeUnratedPart,
     QT_TRANSLATE_NOOP("Explain", "{list}: a player without a rating gets {percent} % of it.")},
    {Phrase::PrizeRounded, QT_TRANSLATE_NOOP("Explain", "{exact} in units of {unit}: {amount} is paid.")},
    {Phrase::PrizePool,
     QT_TRANSLATE_N_NOOP("Explain", "The %n players of this pool with {score} points share {total}: {each} each.")},
    {Phrase::PrizePoolAlone,
     QT_TRANSLATE_NOOP("Explain", "They are better off with {list} alone: {each} each, with all others {together}.")},
    {Phrase::PrizePoolCapped,
     QT_TRANSLATE_NOOP("Explain", "Nobody gets more than the largest prize that he could win alone, here {amount}.")},
    {Phrase::PrizeInstead, QT_TRANSLATE_NOOP("Explain",
                                             "{list} is worth {amount}, more than the place money of {instead}: one "
                                             "prize for each player, the larger one.")},
    {Phrase::PrizeLowerUnpaid,
     QT_TRANSLATE_NOOP("Explain", "The money of {list} is not paid beside the higher prize.")},
    {Phrase::PrizeNextInLine, QT_TRANSLATE_NOOP("Explain", "Next in line is {player}.")},
    {Phrase::PrizeNobodyNext, QT_TRANSLATE_NOOP("Explain", "Nobody is next in line.")},
    // how final
    {Phrase::PrizeOpenGames, QT_TRANSLATE_N_NOOP("Explain", "Provisional: %n games are open.")},
    {Phrase::PrizeRoundsToCome, QT_TRANSLATE_N_NOOP("Explain", "Provisional: %n rounds are to come.")},
    {Phrase::PrizeProtests, QT_TRANSLATE_N_NOOP("Explain", "Provisional: %n protests are open.")},
    {Phrase::PrizeFrozenAfter, QT_TRANSLATE_NOOP("Explain", "The prizes were frozen after round {round}.")},
    {Phrase::PrizeWasOther, QT_TRANSLATE_NOOP("Explain", "When the prizes were frozen it was {amount}.")},
    // why not
    {Phrase::PrizeWhyNotSubject, QT_TRANSLATE_NOOP("Explain", "Why does {player} not win {list}?")},
    {Phrase::PrizeDoesWin, QT_TRANSLATE_NOOP("Explain", "{player} does win it: {list}, place {place}.")},
    {Phrase::PrizeNotEligible, QT_TRANSLATE_NOOP("Explain", "{player} may not win {list}.")},
    {Phrase::PrizeHasAnother,
     QT_TRANSLATE_NOOP("Explain", "{player} has another prize, and each player wins one: {other}, {amount}.")},
    {Phrase::PrizeOthersBefore, QT_TRANSLATE_NOOP("Explain", "{list} goes to players who are before: {players}.")},
    {Phrase::PrizeListNotAwarded,
     QT_TRANSLATE_N_NOOP("Explain", "{list} is not awarded: %n may win it, fewer than {needed}.")},
    {Phrase::PrizeListMerged, QT_TRANSLATE_NOOP("Explain", "{list} was merged into {into}.")},
    {Phrase::PrizeOwnPlace, QT_TRANSLATE_N_NOOP("Explain", "Of %n who may win it {player} is number {place}.")},
    {Phrase::PrizeExcluded, QT_TRANSLATE_NOOP("Explain", "A person took {player} out of it: {reason}.")},
    {Phrase::PrizeSexUnknown,
     QT_TRANSLATE_NOOP("Explain", "It asks for the sex, and that of {player} is not entered.")},
    {Phrase::PrizeBirthUnknown,
     QT_TRANSLATE_NOOP("Explain", "It asks for the age, and the birth date of {player} is not entered.")},
    {Phrase::PrizeOtherSex, QT_TRANSLATE_NOOP("Explain", "It is for {sex} only.")},
    {Phrase::PrizeAge, QT_TRANSLATE_NOOP("Explain", "It is for ages {from} to {to}; {player} is {age}.")},
    {Phrase::PrizeRating, QT_TRANSLATE_NOOP("Explain", "It is for ratings {from} to {to}; {player} has {rating}.")},
    {Phrase::PrizeUnrated, QT_TRANSLATE_NOOP("Explain", "It is for rated players, and {player} has no rating.")},
    {Phrase::PrizeRated, QT_TRANSLATE_NOOP("Explain", "It is for players without a rating; {player} has {rating}.")},
    {Phrase::PrizeOtherUnit, QT_TRANSLATE_NOOP("Explain", "It is for the unit {unit}.")},
    {Phrase::PrizeOtherFederation, QT_TRANSLATE_NOOP("Explain", "It is for the federation {federation}.")},
    {Phrase::PrizeOtherCategory, QT_TRANSLATE_NOOP("Explain", "It is for the category {category}.")},
    {Phrase::PrizeFewGames, QT_TRANSLATE_NOOP("Explain", "It asks for {needed} games played.")},
    {Phrase::PrizeLastRound, QT_TRANSLATE_NOOP("Explain", "It asks for the last round, which {player} did not play.")},
    {Phrase::PrizeFewPoints, QT_TRANSLATE_NOOP("Explain", "It asks for {needed} points, and there are {score}.")},
};
static_assert(hasEachOnce(kPrizeSentences, kPrizeArea), "every phrase of phrases_prizes.def has one sentence");
static_assert(holesFit(kPrizeSentences), "the holes of each sentence are its phrase's arguments");

constexpr WordText kPrizeWords[] = {
    {"prize_order.standings", QT_TRANSLATE_NOOP("Explain", "the standings")},
    {"prize_order.best_gain", QT_TRANSLATE_NOOP("Explain", "the gain over the expected score")},
    {"prize_order.best_performance", QT_TRANSLATE_NOOP("Explain", "the performance rating")},
    {"prize_sex.male", QT_TRANSLATE_NOOP("Explain", "men and boys")},
    {"prize_sex.female", QT_TRANSLATE_NOOP("Explain", "women and girls")},
};

}  // namespace

std::span<const Sentence> prizeSentences()
{
    return kPrizeSentences;
}

std::span<const WordText> prizeWords()
{
    return kPrizeWords;
}

}  // namespace kydai::text
