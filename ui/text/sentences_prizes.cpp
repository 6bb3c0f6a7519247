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
    {Phrase::PrizeNoPlace, QT_TRANSLATE_NOOP("Explain", "{player} was left out of the standings and has no place.")},
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
    {Phrase::PrizeOtherField, QT_TRANSLATE_NOOP("Explain", "It is for those with {head}: {text}.")},
    {Phrase::PrizeFewGames, QT_TRANSLATE_NOOP("Explain", "It asks for {needed} games played.")},
    {Phrase::PrizeLastRound, QT_TRANSLATE_NOOP("Explain", "It asks for the last round, which {player} did not play.")},
    {Phrase::PrizeFewPoints, QT_TRANSLATE_NOOP("Explain", "It asks for {needed} points, and there are {score}.")},
    {Phrase::UnitQuestion, QT_TRANSLATE_NOOP("Explain", "Why is {unit} in place {place}?")},
    {Phrase::UnitByMedals,
     QT_TRANSLATE_NOOP("Explain",
                       "{unit} is in place {place} with {gold} gold, {silver} silver and {bronze} bronze medals.")},
    {Phrase::UnitByPlaces,
     QT_TRANSLATE_NOOP("Explain", "{unit} is in place {place}: the places of its best {n} add up to {sum}.")},
    {Phrase::UnitByPoints,
     QT_TRANSLATE_NOOP("Explain", "{unit} is in place {place}: the points of its best {n} add up to {points}.")},
    {Phrase::UnitByPlacePoints,
     QT_TRANSLATE_NOOP("Explain", "{unit} is in place {place}: the places of its {n} players are worth {sum} points.")},
    {Phrase::UnitBestOfSections,
     QT_TRANSLATE_N_NOOP("Explain",
                         "By the regulations the best %n of a unit count in each section, and the sections "
                         "are added.")},
    {Phrase::UnitBestOfSectionsApart,
     QT_TRANSLATE_NOOP("Explain",
                       "By the regulations the best {men} men and {women} women of a unit count in each "
                       "section, and the sections are added.")},
    {Phrase::UnitCountsWorth, QT_TRANSLATE_NOOP("Explain", "{player}, {section}: place {place}, worth {worth}.")},
    {Phrase::UnitCounts, QT_TRANSLATE_NOOP("Explain", "{player}, {section}: place {place}, {points} points.")},
    {Phrase::UnitCountsMedal,
     QT_TRANSLATE_NOOP("Explain", "{player}, {section}: place {place}, {points} points, {medal}.")},
    {Phrase::UnitCountsNot,
     QT_TRANSLATE_NOOP("Explain", "{player}, {section}: place {place}, {points} points; does not count.")},
    {Phrase::UnitOthers, QT_TRANSLATE_N_NOOP("Explain", "%n others do not count.")},
    {Phrase::UnitShort,
     QT_TRANSLATE_NOOP("Explain",
                       "{unit} has {n} players of the {needed} that count, so it stands behind whole units.")},
    {Phrase::UnitUnranked, QT_TRANSLATE_NOOP("Explain", "{unit} has {n} players; {needed} are needed for a place.")},
    {Phrase::UnitEqual, QT_TRANSLATE_NOOP("Explain", "{unit} and {rival} are equal by the {by}: {value} each.")},
    {Phrase::UnitBehind, QT_TRANSLATE_NOOP("Explain", "{rival} is ahead of {unit}: {why}, {theirs} against {mine}.")},
    {Phrase::UnitAhead, QT_TRANSLATE_NOOP("Explain", "{rival} is behind {unit}: {why}, {theirs} against {mine}.")},
    {Phrase::UnitLevel, QT_TRANSLATE_NOOP("Explain", "{unit} and {rival} are level and share the place.")},
    {Phrase::UnitWouldPassPlaces,
     QT_TRANSLATE_NOOP("Explain", "A sum that is {n} lower would have been enough to pass {rival}.")},
    {Phrase::UnitWouldPassPoints,
     QT_TRANSLATE_NOOP("Explain", "{points} points more would have been enough to pass {rival}.")},
    {Phrase::UnitWouldPassPlacePoints,
     QT_TRANSLATE_NOOP("Explain", "{n} points for places more would have been enough to pass {rival}.")},
    {Phrase::UnitWouldPassMedal, QT_TRANSLATE_NOOP("Explain", "One gold medal more would have been place {place}.")},
};
static_assert(hasEachOnce(kPrizeSentences, kPrizeArea), "every phrase of phrases_prizes.def has one sentence");
static_assert(holesFit(kPrizeSentences), "the holes of each sentence are its phrase's arguments");

constexpr WordText kPrizeWords[] = {
    {"prize_order.standings", QT_TRANSLATE_NOOP("Explain", "the standings")},
    {"prize_order.best_gain", QT_TRANSLATE_NOOP("Explain", "the gain over the expected score")},
    {"prize_order.best_performance", QT_TRANSLATE_NOOP("Explain", "the performance rating")},
    {"prize_sex.male", QT_TRANSLATE_NOOP("Explain", "men and boys")},
    {"prize_sex.female", QT_TRANSLATE_NOOP("Explain", "women and girls")},
    {"medal.gold", QT_TRANSLATE_NOOP("Explain", "gold medal")},
    {"medal.silver", QT_TRANSLATE_NOOP("Explain", "silver medal")},
    {"medal.bronze", QT_TRANSLATE_NOOP("Explain", "bronze medal")},
    {"unit_by.gold", QT_TRANSLATE_NOOP("Explain", "the gold medals decide")},
    {"unit_by.silver", QT_TRANSLATE_NOOP("Explain", "the silver medals decide")},
    {"unit_by.bronze", QT_TRANSLATE_NOOP("Explain", "the bronze medals decide")},
    {"unit_by.players", QT_TRANSLATE_NOOP("Explain", "the number of players that count decides")},
    {"unit_by.places", QT_TRANSLATE_NOOP("Explain", "the sum of places decides")},
    {"unit_by.points", QT_TRANSLATE_NOOP("Explain", "the sum of points decides")},
    {"unit_by.place_points", QT_TRANSLATE_NOOP("Explain", "the sum of points for places decides")},
    {"unit_by.best", QT_TRANSLATE_NOOP("Explain", "the better single place decides")},
    {"unit_measure.gold", QT_TRANSLATE_NOOP("Explain", "number of gold medals")},
    {"unit_measure.silver", QT_TRANSLATE_NOOP("Explain", "number of silver medals")},
    {"unit_measure.bronze", QT_TRANSLATE_NOOP("Explain", "number of bronze medals")},
    {"unit_measure.players", QT_TRANSLATE_NOOP("Explain", "number of players who count")},
    {"unit_measure.places", QT_TRANSLATE_NOOP("Explain", "sum of places")},
    {"unit_measure.points", QT_TRANSLATE_NOOP("Explain", "sum of points")},
    {"unit_measure.place_points", QT_TRANSLATE_NOOP("Explain", "sum of points for places")},
    {"unit_measure.best", QT_TRANSLATE_NOOP("Explain", "single places")},
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
