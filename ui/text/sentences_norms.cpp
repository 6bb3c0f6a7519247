// Title norms. Every line carries its numbers, so that an arbiter can check it against B.01 with a pocket calculator.
#include "text/sentences.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr Phrase kNormArea[] = {
#define KYDAI_PHRASE(name, id, arguments) Phrase::name,
#include "explain/phrases_norms.def"
#undef KYDAI_PHRASE
};

constexpr Sentence kNormSentences[] = {
    // the question and the answer
    {Phrase::NormSubject, QT_TRANSLATE_NOOP("Explain", "Does {player} make the {norm} norm?")},
    {Phrase::NormMade,
     QT_TRANSLATE_NOOP(
         "Explain",
         "Yes: {player} makes the {norm} norm with {score} out of {games} games and a performance of {performance}.")},
    {Phrase::NormMissed,
     QT_TRANSLATE_N_NOOP("Explain", "No: {player} does not make the {norm} norm, %n conditions are not met.")},
    {Phrase::NormNoGames, QT_TRANSLATE_NOOP("Explain", "No game of {player} counts for a norm yet.")},
    {Phrase::NormOpinion,
     QT_TRANSLATE_NOOP("Explain",
                       "This is the opinion of the program: FIDE examines a norm when the title is applied for.")},
    // why a section gives none
    {Phrase::NormNotChess, QT_TRANSLATE_NOOP("Explain", "Title norms are made in chess only.")},
    {Phrase::NormNotStandard, QT_TRANSLATE_NOOP("Explain", "Title norms are made at standard time control only.")},
    {Phrase::NormTooFewRounds, QT_TRANSLATE_NOOP("Explain", "{rounds} rounds are too few: a norm takes nine games.")},
    {Phrase::NormSmallDouble,
     QT_TRANSLATE_N_NOOP("Explain", "A double round robin gives norms from six players on, here there are %n.")},
    // games
    {Phrase::NormGames, QT_TRANSLATE_N_NOOP("Explain", "%n games count, at least {needed} needed: {verdict}.")},
    {Phrase::NormEightOfNine, QT_TRANSLATE_NOOP("Explain",
                                                "Round {round} of nine was not played for want of an opponent: the "
                                                "result must stand over the eight other games.")},
    {Phrase::NormLastRoundLost,
     QT_TRANSLATE_NOOP(
         "Explain", "Round {round}: {opponent} did not come; the game is needed for their number and counts as lost.")},
    {Phrase::NormSurplus,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{score} points are a full point or more above the {required} required: the norm counts as {games} games.")},
    {Phrase::NormLeftTail,
     QT_TRANSLATE_NOOP("Explain", "Round {round} against {opponent} is left out: the result stood before it.")},
    {Phrase::NormLeftWin,
     QT_TRANSLATE_NOOP(
         "Explain", "Round {round} is left out: {opponent} ({rating}) was beaten, and the rest fulfils everything.")},
    {Phrase::NormOutBye, QT_TRANSLATE_NOOP("Explain", "Round {round} does not count: no opponent.")},
    {Phrase::NormOutForfeit,
     QT_TRANSLATE_NOOP("Explain", "Round {round} does not count: the game against {opponent} was not played.")},
    {Phrase::NormOutUnfinished,
     QT_TRANSLATE_NOOP("Explain", "Round {round} does not count yet: the game against {opponent} has no result.")},
    {Phrase::NormOutOtherTempo,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} against {opponent} doesn't count: that stage of the match was not played at the "
                       "tempo of the section.")},
    {Phrase::NormOutNotStarted,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} does not count: the game against {opponent} ended before both had moved.")},
    {Phrase::NormOutNoFederation,
     QT_TRANSLATE_NOOP("Explain", "Round {round} does not count: {opponent} is of no federation of FIDE.")},
    {Phrase::NormOutUnrated,
     QT_TRANSLATE_NOOP(
         "Explain", "Round {round} does not count: {opponent} is unrated and scored nothing against rated players.")},
    // opponents
    {Phrase::NormFederations,
     QT_TRANSLATE_N_NOOP(
         "Explain",
         "The opponents come from %n federations besides the own one, at least {needed} needed: {verdict}.")},
    {Phrase::NormOwnFederation,
     QT_TRANSLATE_NOOP(
         "Explain",
         "Opponents of the own federation ({federation}): {count} of {games}, at most {most} allowed: {verdict}.")},
    {Phrase::NormOneFederation,
     QT_TRANSLATE_NOOP(
         "Explain",
         "Opponents of one federation ({federation}): {count} of {games}, at most {most} allowed: {verdict}.")},
    {Phrase::NormExempt, QT_TRANSLATE_NOOP("Explain", "No opponents of other federations are asked for: {reason}.")},
    {Phrase::NormNormalRequirement,
     QT_TRANSLATE_NOOP(
         "Explain",
         "Made with the normal demand on foreign opponents, as one norm of an application must be: {verdict}.")},
    {Phrase::NormForeignField,
     QT_TRANSLATE_NOOP("Explain",
                       "In every round 20 rated guests of three federations, ten of them title holders: {verdict}.")},
    {Phrase::NormForeignRound,
     QT_TRANSLATE_NOOP(
         "Explain",
         "Round {round}: {guests} rated guests, {federations} federations, {holders} title holders: {verdict}.")},
    {Phrase::NormHolders,
     QT_TRANSLATE_NOOP("Explain", "Opponents with a title: {count} of {games}, at least {needed} needed: {verdict}.")},
    {Phrase::NormLevel,
     QT_TRANSLATE_NOOP(
         "Explain",
         "Opponents with a title of the level of {norm}: {count} of {games}, at least {needed} needed: {verdict}.")},
    {Phrase::NormNames, QT_TRANSLATE_NOOP("Explain", "They are {players}.")},
    // ratings
    {Phrase::NormUnrated, QT_TRANSLATE_N_NOOP("Explain", "%n unrated opponents are counted as {rating}.")},
    {Phrase::NormLifted,
     QT_TRANSLATE_NOOP("Explain", "The lowest opponent, {rating}, counts as {floor}; only one may be lifted.")},
    {Phrase::NormAverage,
     QT_TRANSLATE_NOOP("Explain", "Ra = {sum} / {games} = {average}, at least {needed} needed: {verdict}.")},
    {Phrase::NormPerformance, QT_TRANSLATE_NOOP("Explain",
                                                "{score} of {games} are {percent} %: Rp = Ra {average} {dp} = "
                                                "{performance}, at least {needed} needed: {verdict}.")},
    {Phrase::NormEnough, QT_TRANSLATE_NOOP("Explain", "Against these opponents {score} points would be enough.")},
    {Phrase::NormNeverEnough, QT_TRANSLATE_NOOP("Explain", "Against these opponents no score would be enough.")},
    {Phrase::NormScore,
     QT_TRANSLATE_NOOP("Explain", "{score} of {games} points, at least 35 % needed, that is {needed}: {verdict}.")},
    // the event
    {Phrase::NormOneRoundADay, QT_TRANSLATE_NOOP("Explain",
                                                 "Days with one round: {days}; an application for GM or WGM needs one "
                                                 "norm of an event with three such days: {verdict}.")},
    {Phrase::NormRoundsADay,
     QT_TRANSLATE_NOOP("Explain", "Rounds on the fullest day: {most}, at most 2 allowed: {verdict}.")},
    {Phrase::NormStrongSwiss, QT_TRANSLATE_NOOP("Explain",
                                                "Swiss event with {players} players, the lowest average in round "
                                                "{round}: {average}; 40 players and 2000 in every round: {verdict}.")},
    // forecast
    {Phrase::NormForecastSubject, QT_TRANSLATE_NOOP("Explain", "What does {player} need for the {norm} norm?")},
    {Phrase::NormForecastHas, QT_TRANSLATE_NOOP("Explain", "{player} has the {norm} norm already, whatever happens.")},
    {Phrase::NormForecastOver, QT_TRANSLATE_NOOP("Explain", "{player} has no round left to play.")},
    {Phrase::NormForecastMustPlay,
     QT_TRANSLATE_NOOP("Explain", "{player} must play the next game; its result does not matter.")},
    {Phrase::NormForecastResult,
     QT_TRANSLATE_NOOP("Explain", "{player} needs at least a {outcome} against {opponent} in round {round}.")},
    {Phrase::NormForecastImpossible, QT_TRANSLATE_NOOP("Explain", "{player} cannot make the {norm} norm any more.")},
    {Phrase::NormForecastOpponent,
     QT_TRANSLATE_NOOP("Explain",
                       "The opponent of {player} in round {round} is not known yet; by result he must be as follows.")},
    {Phrase::NormForecastRounds,
     QT_TRANSLATE_N_NOOP("Explain", "{player} has %n rounds left; players within half a point average {assumed}.")},
    {Phrase::NormForecastRoundRobin,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} needs {score} out of {games} for the {norm} norm; the opponents average {average}.")},
    {Phrase::NormForecastCase, QT_TRANSLATE_NOOP("Explain", "After a {outcome}: {verdict}.")},
    {Phrase::NormForecastAny,
     QT_TRANSLATE_NOOP("Explain", "After a {outcome}, with {score} in all: any opponent is enough.")},
    {Phrase::NormForecastRated,
     QT_TRANSLATE_NOOP("Explain",
                       "After a {outcome}, with {score} in all: an opponent rated {rating} or more is enough.")},
    {Phrase::NormForecastNot,
     QT_TRANSLATE_NOOP("Explain", "After a {outcome}, with {score} in all: no opponent is enough.")},
    {Phrase::NormForecastTitled,
     QT_TRANSLATE_NOOP("Explain", "The opponent must hold a title: GM, IM, FM, WGM, WIM or WFM.")},
    {Phrase::NormForecastLevel, QT_TRANSLATE_NOOP("Explain", "The opponent must hold a title of the level of {norm}.")},
    {Phrase::NormForecastBarred,
     QT_TRANSLATE_NOOP("Explain", "The opponent must not be of these federations: {federations}.")},
    {Phrase::NormForecastScore, QT_TRANSLATE_NOOP("Explain", "Opponents averaging {average}: {points} more points.")},
    {Phrase::NormForecastNoScore, QT_TRANSLATE_NOOP("Explain", "Opponents averaging {average}: no score is enough.")},
    {Phrase::NormForecastNoPromise, QT_TRANSLATE_NOOP("Explain", "A forecast, no promise: the pairing is not known.")},
};
static_assert(hasEachOnce(kNormSentences, kNormArea), "every phrase of phrases_norms.def has one sentence");
static_assert(holesFit(kNormSentences), "the holes of each sentence are its phrase's arguments");

constexpr WordText kNormWords[] = {
    {"norm_exempt.1.4.3a", QT_TRANSLATE_NOOP("Explain", "final of the national championship")},
    {"norm_exempt.1.4.3b", QT_TRANSLATE_NOOP("Explain", "national team championship")},
    {"norm_exempt.1.4.3c", QT_TRANSLATE_NOOP("Explain", "zonal or sub-zonal tournament")},
    {"norm_exempt.1.4.3d",
     QT_TRANSLATE_NOOP("Explain", "20 rated guests of three federations in every round, ten of them title holders")},
};

}  // namespace

std::span<const Sentence> normSentences()
{
    return kNormSentences;
}

std::span<const WordText> normWords()
{
    return kNormWords;
}

}  // namespace kydai::text
