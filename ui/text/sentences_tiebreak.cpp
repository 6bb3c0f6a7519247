// Tie-breaks and standings. {what} is what a tie-break counts (words tiebreak.about.*), {code} its code such as BH/C1.
#include "text/sentences.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr Phrase kTieBreakArea[] = {
#define KYDAI_PHRASE(name, id, arguments) Phrase::name,
#include "explain/phrases_tiebreak.def"
#undef KYDAI_PHRASE
};

constexpr Sentence kTieBreakSentences[] = {
    // the question and the answer
    {Phrase::TieBreakQuestion, QT_TRANSLATE_NOOP("Explain", "Why does {player} have {code} {value}?")},
    {Phrase::TieBreakQuestionNone, QT_TRANSLATE_NOOP("Explain", "Why does {player} have no {code}?")},
    {Phrase::TieBreakAnswer, QT_TRANSLATE_NOOP("Explain", "{player} has {code} {value}: {what}.")},
    {Phrase::TieBreakAnswerCut,
     QT_TRANSLATE_N_NOOP("Explain", "{player} has {code} {value}: {what}, after %n values are cut.")},
    {Phrase::TieBreakAnswerStandIn,
     //: {who} is a dummy or a virtual opponent
     QT_TRANSLATE_N_NOOP("Explain", "{player} has {code} {value}: {what}; in %n rounds the opponent is {who}.")},
    {Phrase::TieBreakAnswerCutStandIn,
     QT_TRANSLATE_N_NOOP(
         "Explain",
         "{player} has {code} {value}: {what}, after %n values are cut; rounds in which the opponent is "
         "{who}: {rounds}.")},
    {Phrase::TieBreakByRules, QT_TRANSLATE_NOOP("Explain", "Counted by {edition}.")},
    {Phrase::TieBreakCodeByRules, QT_TRANSLATE_NOOP("Explain", "{code} is counted by {edition}.")},

    // why there is no value
    {Phrase::TieBreakNotInEdition,
     QT_TRANSLATE_NOOP("Explain", "{code} has no value here: it became a tie-break in March 2026 only.")},
    {Phrase::TieBreakRoundRobinsOnly,
     QT_TRANSLATE_NOOP("Explain", "{code} has no value here: it is made for round robins.")},
    {Phrase::TieBreakNotInRoundRobins,
     QT_TRANSLATE_NOOP("Explain",
                       "{code} has no value here: since March 2026 it must not be used in a round robin, where "
                       "everybody meets the same opponents.")},
    {Phrase::TieBreakUnrated,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{code} is dropped from the list: somebody has no rating, and no rating was published for such players.")},
    {Phrase::TieBreakTeamsOnly, QT_TRANSLATE_NOOP("Explain", "{code} has no value here: it is for team events.")},
    {Phrase::TieBreakNoGame,
     QT_TRANSLATE_NOOP("Explain", "{player} has no {code}: no game was played over the board.")},
    {Phrase::TieBreakNothingLeft,
     QT_TRANSLATE_NOOP("Explain", "{player} has no {code}: nothing is left after the cut.")},
    {Phrase::TieBreakNotComputed,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{code} is a tie-break of Swiss-Manager that is not computed here, so those tied before it share a place.")},

    // a row of an opponent's score
    {Phrase::TieBreakRowOpponent, QT_TRANSLATE_NOOP("Explain", "Round {round}: {opponent} has a score of {used}.")},
    {Phrase::TieBreakRowAdjusted,
     QT_TRANSLATE_NOOP("Explain", "Round {round}: {opponent} has a score of {before}, adjusted to {used}.")},
    {Phrase::TieBreakAdjustedRound, QT_TRANSLATE_NOOP("Explain",
                                                      "In round {round} {opponent} had a {outcome} and was not there "
                                                      "to play again: for opponents it counts as a draw, {points}.")},
    {Phrase::TieBreakAdjustedRounds,
     QT_TRANSLATE_NOOP("Explain",
                       "In rounds {round} to {last} {opponent} had a {outcome} each and was not there to play again: "
                       "for opponents each counts as a draw, {points}.")},
    {Phrase::TieBreakAdjustedSum, QT_TRANSLATE_NOOP("Explain", "Adjusted score of {opponent}: {sum} = {value}.")},
    {Phrase::TieBreakAwardedRoundsBefore,
     QT_TRANSLATE_NOOP("Explain",
                       "In rounds {round} to {last} {opponent} had a {outcome} each, but was there to play again "
                       "later: for opponents each counts as awarded, {points}.")},
    {Phrase::TieBreakOldRounds,
     QT_TRANSLATE_NOOP("Explain",
                       "In rounds {round} to {last} {opponent} had a {outcome} each: for opponents every unplayed "
                       "round counts as a draw, {points}.")},
    {Phrase::TieBreakAwardedRound,
     QT_TRANSLATE_NOOP("Explain",
                       "In round {round} {opponent} had a {outcome}: for opponents it counts as awarded, {points}.")},
    {Phrase::TieBreakAwardedBefore,
     QT_TRANSLATE_NOOP("Explain",
                       "In round {round} {opponent} had a {outcome}, but was there to play again later: for opponents "
                       "it counts as awarded, {points}.")},
    {Phrase::TieBreakOldRound, QT_TRANSLATE_NOOP("Explain",
                                                 "In round {round} {opponent} had a {outcome}: for opponents every "
                                                 "unplayed round counts as a draw, {points}.")},
    {Phrase::TieBreakForfeitStays,
     QT_TRANSLATE_NOOP("Explain",
                       "The forfeit of {opponent} in round {round} counts as awarded, {points}, whatever follows.")},
    {Phrase::TieBreakRowScheduled,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} ({outcome}): it counts as a game against {opponent}, who has {used} points.")},
    {Phrase::TieBreakRowDummy,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} ({outcome}): the opponent is a dummy with {player}'s own score, {used}.")},
    {Phrase::TieBreakRowDummyOpponentCap,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} ({outcome}): the dummy would have {player}'s own score, {before}, but no more "
                       "than {opponent}, the scheduled opponent: {used}.")},
    {Phrase::TieBreakRowDummyDrawCap,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} ({outcome}): the dummy would have {player}'s own score, {before}, but no more "
                       "than a draw in every round: {used}.")},
    {Phrase::TieBreakRowDrawWithSelf,
     QT_TRANSLATE_NOOP("Explain", "Round {round} ({outcome}): a draw against {player} himself, with {used}.")},
    {Phrase::TieBreakProvisionDraws,
     QT_TRANSLATE_NOOP("Explain", "By the rules of this event (/D) an unplayed round is a draw against oneself.")},
    {Phrase::TieBreakProvisionCut,
     QT_TRANSLATE_NOOP("Explain",
                       "By the rules of this event (/N) the lowest value is cut, whether the round was voluntary or "
                       "not.")},
    {Phrase::TieBreakProvisionSwiss,
     QT_TRANSLATE_NOOP("Explain",
                       "By the rules of this event (/S) unplayed rounds count as in a Swiss event, although it is a "
                       "round robin.")},
    {Phrase::TieBreakRowVirtual,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} ({outcome}): the virtual opponent has what {player} had before, the other side "
                       "of this round, and a draw in every later round: {used}.")},
    {Phrase::TieBreakRowTimes,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} took {points} of the round, so it adds {points} × {used} = {contribution}.")},
    {Phrase::TieBreakRowCountedDrawn,
     QT_TRANSLATE_NOOP("Explain", "Every pairing of round {round}, the last one, counts as a draw here.")},

    // other rows
    {Phrase::TieBreakRowOwn, QT_TRANSLATE_NOOP("Explain", "Round {round} ({outcome}): counts {contribution}.")},
    {Phrase::TieBreakRowAfter, QT_TRANSLATE_NOOP("Explain", "After round {round}: {contribution}.")},
    {Phrase::TieBreakRowRating, QT_TRANSLATE_NOOP("Explain", "Round {round}: {opponent} is rated {used}.")},
    {Phrase::TieBreakRowTheirs, QT_TRANSLATE_NOOP("Explain", "Round {round}: {opponent} has {code} {used}.")},
    {Phrase::TieBreakRowNotCounted,
     QT_TRANSLATE_NOOP("Explain", "Round {round} ({outcome}): not a game over the board, it does not count.")},
    {Phrase::TieBreakRowBelowLimit,
     QT_TRANSLATE_NOOP("Explain", "Round {round}: {opponent} has only {used} points, below the limit.")},
    {Phrase::TieBreakRowAboveLimit,
     QT_TRANSLATE_NOOP(
         "Explain",
         "Round {round}: {opponent} has {used} points and reaches the limit; the game adds {contribution}.")},
    {Phrase::TieBreakRowBoard,
     QT_TRANSLATE_NOOP("Explain", "Board {board}: {used} points, times {board} is {contribution}.")},
    {Phrase::TieBreakLimit, QT_TRANSLATE_NOOP("Explain", "The limit is {limit} points.")},

    // cuts
    {Phrase::TieBreakCutLowest,
     QT_TRANSLATE_NOOP("Explain", "Round {round} ({value}) is left out: it is the lowest value.")},
    {Phrase::TieBreakCutWeakest,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} ({value}) is left out: no opponent counts with a lower score than its {used}.")},
    {Phrase::TieBreakCutVoluntary,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} ({value}) is left out although others are lower: {player} chose not to play it "
                       "(a VUR), and such a round goes first.")},
    {Phrase::TieBreakCutVoluntaryLeast,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} ({value}) is left out: {player} chose not to play it (a VUR), and no round adds "
                       "less.")},
    {Phrase::TieBreakCutStays,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} is a VUR too, but adds less ({value}) than the value that is cut, so it stays.")},
    {Phrase::TieBreakCutHighest,
     QT_TRANSLATE_NOOP("Explain", "Round {round} ({value}) is left out: it is the highest value.")},
    {Phrase::TieBreakCutFirst,
     QT_TRANSLATE_NOOP("Explain", "Round {round} ({value}) is left out: this cut takes the first rounds.")},

    // how the rows make the value
    {Phrase::TieBreakSum, QT_TRANSLATE_NOOP("Explain", "Added up: {sum} = {value}.")},
    {Phrase::TieBreakMean,
     QT_TRANSLATE_NOOP("Explain", "Together {sum}, divided by {games}: {value}, halves rounded up.")},
    {Phrase::TieBreakPercentage,
     QT_TRANSLATE_NOOP("Explain",
                       "{points} out of {games} games are {percentage} percent; the table gives {difference}.")},
    {Phrase::TieBreakPerformance, QT_TRANSLATE_NOOP("Explain", "Mean rating {average} and {difference} make {value}.")},
    {Phrase::TieBreakPerfect,
     QT_TRANSLATE_NOOP(
         "Explain", "{value} is the lowest rating at which {points} out of these {games} games were to be expected.")},
    {Phrase::TieBreakPerfectZero,
     QT_TRANSLATE_NOOP("Explain", "Without a point it is the rating of the lowest opponent less 800: {value}.")},
    {Phrase::TieBreakSchedule, QT_TRANSLATE_NOOP("Explain", "{base} and {sum} divided by {factor} make {value}.")},

    // direct encounter
    {Phrase::EncounterQuestion, QT_TRANSLATE_NOOP("Explain", "What does {code} say about {player}?")},
    {Phrase::EncounterAlone,
     QT_TRANSLATE_NOOP("Explain", "{player} is tied with nobody when {code} comes, so there is nothing to break.")},
    {Phrase::EncounterUnbroken,
     QT_TRANSLATE_NOOP("Explain", "{code} separates nobody among {players}; the next tie-break decides.")},
    {Phrase::EncounterPlaced,
     QT_TRANSLATE_N_NOOP("Explain", "{player} is number {place} of the %n tied by the games among themselves.")},
    {Phrase::EncounterShared, QT_TRANSLATE_N_NOOP("Explain",
                                                  "{player} is number {place} of the %n tied, together with {players}; "
                                                  "the next tie-break decides between them.")},
    {Phrase::EncounterGroup,
     QT_TRANSLATE_NOOP("Explain", "Tied at this point: {players}. Only the games among them count.")},
    {Phrase::EncounterGroupScore,
     QT_TRANSLATE_NOOP("Explain",
                       "Tied at this point: {players}. Only their matches against each other count, by {score}.")},
    {Phrase::EncounterForfeitNoMeeting,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} and {opponent} were paired in round {round}, but a forfeit is no meeting.")},
    {Phrase::EncounterForfeitMeeting,
     QT_TRANSLATE_NOOP("Explain",
                       "The forfeit between {player} and {opponent} in round {round} counts as a game here.")},
    {Phrase::EncounterMean,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} and {opponent} met {games} times; the mean counts: {points} to {otherPoints}.")},
    {Phrase::EncounterAllMet,
     QT_TRANSLATE_N_NOOP("Explain", "All %n have met: the points of these games make the order.")},
    {Phrase::EncounterNotAllMet,
     QT_TRANSLATE_NOOP(
         "Explain", "Not all have met. Whoever cannot be reached even if the others win every missing game is ahead.")},
    {Phrase::EncounterPoints, QT_TRANSLATE_NOOP("Explain", "{player} has {points}.")},
    {Phrase::EncounterBest, QT_TRANSLATE_NOOP("Explain", "{player} has {points}, {best} at best.")},
    {Phrase::EncounterFirst,
     QT_TRANSLATE_NOOP("Explain", "{player} cannot be reached: {points} against {best} at best for the others.")},
    {Phrase::EncounterReachable,
     QT_TRANSLATE_NOOP(
         "Explain", "{player} has {points}, but {opponent} could get {best}: nobody more is ranked by these games.")},
    {Phrase::EncounterLevelIsEnough, QT_TRANSLATE_NOOP("Explain",
                                                       "It is enough that another could draw level: the leader must "
                                                       "stand alone at the top whatever the missing games bring.")},
    {Phrase::EncounterSameStandings,
     QT_TRANSLATE_NOOP(
         "Explain",
         "The next place is looked for in the same standings; only when nobody more is out of reach do the "
         "others start again. Some articles start again after each place.")},
    {Phrase::EncounterOrder, QT_TRANSLATE_NOOP("Explain", "Order by these points: {players}.")},
    {Phrase::EncounterLevel, QT_TRANSLATE_NOOP("Explain", "{players} are level, so this decides nothing.")},
    {Phrase::EncounterAgain,
     QT_TRANSLATE_NOOP("Explain", "{players} stay tied and start again with nothing but their own games.")},
    {Phrase::EncounterNotAsExercise,
     QT_TRANSLATE_NOOP("Explain",
                       "A new subset starts again with the primary score. The printed exercise of FIDE's technical "
                       "commission (2024), and checkers that follow it, go on with the other score and may have "
                       "another order here.")},
    {Phrase::EncounterPassOn, QT_TRANSLATE_NOOP("Explain", "{players} stay tied; the next tie-break decides.")},
    {Phrase::EncounterOldCounts,
     QT_TRANSLATE_N_NOOP("Explain",
                         "By the old rules all must have met; all %n have, so the points of these games count.")},
    {Phrase::EncounterOldNotAll,
     QT_TRANSLATE_NOOP(
         "Explain",
         "By the old rules all must have met over the board; not all have, so direct encounter does not count.")},
    {Phrase::EncounterTwoTeams,
     QT_TRANSLATE_NOOP("Explain",
                       "Only {player} and {opponent} are left; their own match by {code}: {points} to {otherPoints}.")},

    // why one is before the other
    {Phrase::StandingQuestion, QT_TRANSLATE_NOOP("Explain", "Why is {player} before {opponent}?")},
    {Phrase::StandingQuestionLevel, QT_TRANSLATE_NOOP("Explain", "Why do {player} and {opponent} share a place?")},
    {Phrase::StandingExpelled, QT_TRANSLATE_NOOP("Explain",
                                                 "{player} was expelled and has no place; the games count for the "
                                                 "opponents.")},
    {Phrase::StandingUnderHalf,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} left after {games} completed games, fewer than half of the round robin, and has no "
                       "place; these games count for nobody.")},
    {Phrase::StandingByPoints,
     QT_TRANSLATE_NOOP("Explain", "{player} has more points than {opponent}: {points} against {otherPoints}.")},
    {Phrase::StandingByBracket, QT_TRANSLATE_NOOP("Explain",
                                                  "{player} stands before {opponent} because {player} came further in "
                                                  "the knock-out: {opponent} came to the {stage}.")},
    {Phrase::StandingByThird,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} stands before {opponent} because {player} won the match for the third place.")},
    {Phrase::StandingNotInBracket,
     QT_TRANSLATE_NOOP("Explain", "{player} stands before {opponent} because {opponent} is not in the bracket.")},
    {Phrase::StandingLevelBracket, QT_TRANSLATE_NOOP("Explain",
                                                     "{player} and {opponent} share place {place}: both came to the "
                                                     "{stage}, and places behind the final are not played out.")},
    {Phrase::StandingLevelStillIn,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} and {opponent} share place {place} for now: both have come to the {stage} and are "
                       "still in the cup.")},
    //: {player} is still in the cup, {opponent} is out
    {Phrase::StandingLevelOneStillIn,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} and {opponent} share place {place} for now: both came to the {stage}; {opponent} is "
                       "out there, {player} still plays.")},
    {Phrase::StandingByKeizer,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} stands before {opponent} because the values add up to {total} against {otherTotal}.")},
    {Phrase::StandingStepKeizer, QT_TRANSLATE_NOOP("Explain", "Both have {total} by the values.")},
    {Phrase::KeizerSum,
     QT_TRANSLATE_NOOP("Explain",
                       "{player}: {total} in all, place {place} of the ranking; a win against {player} is worth "
                       "{value}.")},
    {Phrase::KeizerStart, QT_TRANSLATE_NOOP("Explain", "From the start: the own value {value}.")},
    {Phrase::KeizerAdjusted, QT_TRANSLATE_NOOP("Explain", "Points given or taken away: {total}.")},
    {Phrase::KeizerGame,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round}, {outcome} against {opponent}: {part} of the value {value} is {total}.")},
    {Phrase::KeizerAway,
     QT_TRANSLATE_NOOP("Explain", "Round {round}, {outcome}: {part} of the own value {value} is {total}.")},
    {Phrase::KeizerTooOften,
     QT_TRANSLATE_N_NOOP("Explain", "Round {round}, {outcome}: nothing, since only %n such rounds are paid.")},
    {Phrase::KeizerCircle,
     QT_TRANSLATE_N_NOOP("Explain", "The ranking went round in circles; after %n counts the last one holds.")},
    {Phrase::StandingByTieBreak,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} is before {opponent} because {code} is better: {value} against {otherValue}.")},
    {Phrase::StandingByMissing,
     QT_TRANSLATE_NOOP("Explain", "{player} is before {opponent} because {opponent} has no {code}.")},
    {Phrase::StandingByEncounter,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} is before {opponent} because {code} puts {player} ahead among those who were tied.")},
    {Phrase::StandingByLots,
     QT_TRANSLATE_NOOP("Explain",
                       "Everything in the list is equal; the drawing of lots put {player} before {opponent}.")},
    {Phrase::StandingLevel,
     QT_TRANSLATE_NOOP(
         "Explain", "{player} and {opponent} share place {place}: points and every tie-break of the list are equal.")},
    {Phrase::StandingLevelNotComputed,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} and {opponent} share place {place}: they are equal up to {code}, which is not computed here.")},
    {Phrase::StandingLevelNoList,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} and {opponent} share place {place}: both have {points} points, and the section has no "
                       "list of tie-breaks.")},
    {Phrase::StandingByLotsNoList,
     QT_TRANSLATE_NOOP("Explain",
                       "Both have {points} points and the section has no list of tie-breaks; the drawing of lots put "
                       "{player} before {opponent}.")},
    {Phrase::StandingStepPoints, QT_TRANSLATE_NOOP("Explain", "Points: both have {points}.")},
    {Phrase::StandingStepPointsDecide,
     QT_TRANSLATE_NOOP("Explain", "Points: {player} {points}, {opponent} {otherPoints}. This decides.")},
    {Phrase::StandingStepEqual, QT_TRANSLATE_NOOP("Explain", "{code}: both have {value}.")},
    {Phrase::StandingStepBothNone, QT_TRANSLATE_NOOP("Explain", "{code}: neither has a value.")},
    {Phrase::StandingStepDropped,
     QT_TRANSLATE_NOOP("Explain", "{code} does not apply in this event and is passed over.")},
    {Phrase::StandingStepNotComputed,
     QT_TRANSLATE_NOOP("Explain", "{code} is not computed here; what stands behind it in the list parts nobody.")},
    {Phrase::StandingStepEncounterOpen, QT_TRANSLATE_NOOP("Explain", "{code} does not separate the two.")},
    {Phrase::StandingStepDecides,
     QT_TRANSLATE_NOOP("Explain", "{code}: {player} {value}, {opponent} {otherValue}. This decides.")},
    {Phrase::StandingStepEncounter,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{code}: among those tied, {player} is number {value} and {opponent} number {otherValue}. This decides.")},
    {Phrase::StandingStepMissing,
     QT_TRANSLATE_NOOP("Explain", "{code}: {player} {value}, {opponent} has none and comes last. This decides.")},
    {Phrase::StandingStepLots, QT_TRANSLATE_NOOP("Explain", "All tie-breaks are equal; lots were drawn.")},
    {Phrase::StandingStepLotsNoList, QT_TRANSLATE_NOOP("Explain", "There is no list of tie-breaks; lots were drawn.")},
};
static_assert(hasEachOnce(kTieBreakSentences, kTieBreakArea), "every phrase of phrases_tiebreak.def has one sentence");
static_assert(holesFit(kTieBreakSentences), "the holes of each sentence are its phrase's arguments");

/// `tiebreak.name.X` is the name of a tie-break, `tiebreak.about.X` what it counts, as the end of a sentence.
constexpr WordText kTieBreakWords[] = {
    {"standin.dummy", QT_TRANSLATE_NOOP("Explain", "a dummy")},
    {"standin.virtual", QT_TRANSLATE_NOOP("Explain", "a virtual opponent")},
    {"edition.old", QT_TRANSLATE_NOOP("Explain", "the rules before September 2023")},
    {"edition.24", QT_TRANSLATE_NOOP("Explain", "the rules of April 2024 (September 2023 to February 2026)")},
    {"edition.26", QT_TRANSLATE_NOOP("Explain", "the rules of March 2026")},
    {"score.match", QT_TRANSLATE_NOOP("Explain", "match points")},
    {"score.game", QT_TRANSLATE_NOOP("Explain", "game points")},
    {"tiebreak.name.PTS", QT_TRANSLATE_NOOP("Explain", "Points")},
    {"tiebreak.about.PTS", QT_TRANSLATE_NOOP("Explain", "the points of the tournament")},
    {"tiebreak.name.ABH", QT_TRANSLATE_NOOP("Explain", "Adjusted score")},
    {"tiebreak.about.ABH",
     QT_TRANSLATE_NOOP("Explain", "the score as opponents see it, with byes at the end as draws")},
    {"tiebreak.name.VUR", QT_TRANSLATE_NOOP("Explain", "Voluntary unplayed rounds")},
    {"tiebreak.about.VUR", QT_TRANSLATE_NOOP("Explain", "rounds with a requested bye or lost by forfeit")},
    {"tiebreak.name.DE", QT_TRANSLATE_NOOP("Explain", "Direct encounter")},
    {"tiebreak.about.DE", QT_TRANSLATE_NOOP("Explain", "the games of the tied players against each other")},
    {"tiebreak.name.WIN", QT_TRANSLATE_NOOP("Explain", "Number of wins")},
    {"tiebreak.about.WIN", QT_TRANSLATE_NOOP("Explain", "rounds worth as much as a win, played or not")},
    {"tiebreak.name.WON", QT_TRANSLATE_NOOP("Explain", "Games won over the board")},
    {"tiebreak.about.WON", QT_TRANSLATE_NOOP("Explain", "games won over the board")},
    {"tiebreak.name.BPG", QT_TRANSLATE_NOOP("Explain", "Games with Black")},
    {"tiebreak.about.BPG", QT_TRANSLATE_NOOP("Explain", "games played over the board with Black")},
    {"tiebreak.name.BWG", QT_TRANSLATE_NOOP("Explain", "Games won with Black")},
    {"tiebreak.about.BWG", QT_TRANSLATE_NOOP("Explain", "games won over the board with Black")},
    {"tiebreak.name.PS", QT_TRANSLATE_NOOP("Explain", "Progressive score")},
    {"tiebreak.about.PS", QT_TRANSLATE_NOOP("Explain", "the score after each round, added up")},
    {"tiebreak.name.REP", QT_TRANSLATE_NOOP("Explain", "Rounds elected to play")},
    {"tiebreak.about.REP", QT_TRANSLATE_NOOP("Explain", "all rounds less the byes asked for and the forfeits lost")},
    {"tiebreak.name.STD", QT_TRANSLATE_NOOP("Explain", "Standard points")},
    {"tiebreak.about.STD",
     QT_TRANSLATE_NOOP("Explain", "one for each round with more points than the opponent, a half for as many")},
    {"tiebreak.name.MAN", QT_TRANSLATE_NOOP("Explain", "Place by hand")},
    {"tiebreak.about.MAN", QT_TRANSLATE_NOOP("Explain", "a place that the arbiter gave among the tied")},
    {"tiebreak.name.EXT", QT_TRANSLATE_NOOP("Explain", "Value from elsewhere")},
    {"tiebreak.about.EXT", QT_TRANSLATE_NOOP("Explain", "a value worked out elsewhere and typed in")},
    {"tiebreak.name.TPN", QT_TRANSLATE_NOOP("Explain", "Pairing number")},
    {"tiebreak.about.TPN", QT_TRANSLATE_NOOP("Explain", "the number in the starting list, the lowest first")},
    {"tiebreak.name.BH", QT_TRANSLATE_NOOP("Explain", "Buchholz")},
    {"tiebreak.about.BH", QT_TRANSLATE_NOOP("Explain", "the points of all the opponents, added up")},
    {"tiebreak.name.AOB", QT_TRANSLATE_NOOP("Explain", "Average Buchholz of opponents")},
    {"tiebreak.about.AOB", QT_TRANSLATE_NOOP("Explain", "the mean Buchholz of the opponents met over the board")},
    {"tiebreak.name.FB", QT_TRANSLATE_NOOP("Explain", "Fore Buchholz")},
    {"tiebreak.about.FB", QT_TRANSLATE_NOOP("Explain", "Buchholz as if every game of the last round had been drawn")},
    {"tiebreak.name.SB", QT_TRANSLATE_NOOP("Explain", "Sonneborn-Berger")},
    {"tiebreak.about.SB",
     QT_TRANSLATE_NOOP("Explain", "each opponent's points times what was scored against them, added up")},
    {"tiebreak.name.KS", QT_TRANSLATE_NOOP("Explain", "Koya")},
    {"tiebreak.about.KS", QT_TRANSLATE_NOOP("Explain", "points against those who scored half of the maximum or more")},
    {"tiebreak.name.ARO", QT_TRANSLATE_NOOP("Explain", "Average rating of opponents")},
    {"tiebreak.about.ARO", QT_TRANSLATE_NOOP("Explain", "the mean rating of the opponents met over the board")},
    {"tiebreak.name.TPR", QT_TRANSLATE_NOOP("Explain", "Performance rating")},
    {"tiebreak.about.TPR",
     QT_TRANSLATE_NOOP("Explain", "the mean rating of the opponents, moved by the percentage scored")},
    {"tiebreak.name.PTP", QT_TRANSLATE_NOOP("Explain", "Perfect performance")},
    {"tiebreak.about.PTP", QT_TRANSLATE_NOOP("Explain", "the lowest rating that would have expected this score")},
    {"tiebreak.name.APRO", QT_TRANSLATE_NOOP("Explain", "Average performance of opponents")},
    {"tiebreak.about.APRO", QT_TRANSLATE_NOOP("Explain", "the mean performance rating of the opponents")},
    {"tiebreak.name.APPO", QT_TRANSLATE_NOOP("Explain", "Average perfect performance of opponents")},
    {"tiebreak.about.APPO", QT_TRANSLATE_NOOP("Explain", "the mean perfect performance of the opponents")},
    {"tiebreak.name.RTNG", QT_TRANSLATE_NOOP("Explain", "Rating")},
    {"tiebreak.about.RTNG", QT_TRANSLATE_NOOP("Explain", "the player's own rating, the highest first")},
    {"tiebreak.name.MPTS", QT_TRANSLATE_NOOP("Explain", "Match points")},
    {"tiebreak.about.MPTS", QT_TRANSLATE_NOOP("Explain", "match points")},
    {"tiebreak.name.GPTS", QT_TRANSLATE_NOOP("Explain", "Game points")},
    {"tiebreak.about.GPTS", QT_TRANSLATE_NOOP("Explain", "game points")},
    {"tiebreak.name.MPvGP", QT_TRANSLATE_NOOP("Explain", "The other score")},
    {"tiebreak.about.MPvGP",
     QT_TRANSLATE_NOOP("Explain", "game points where match points rank, and the other way round")},
    {"tiebreak.name.EMMSB", QT_TRANSLATE_NOOP("Explain", "Sonneborn-Berger, match by match points")},
    {"tiebreak.about.EMMSB", QT_TRANSLATE_NOOP("Explain", "the opponents' match points times the own match points")},
    {"tiebreak.name.EMGSB", QT_TRANSLATE_NOOP("Explain", "Sonneborn-Berger, match by game points")},
    {"tiebreak.about.EMGSB", QT_TRANSLATE_NOOP("Explain", "the opponents' match points times the own game points")},
    {"tiebreak.name.EGMSB", QT_TRANSLATE_NOOP("Explain", "Sonneborn-Berger, game by match points")},
    {"tiebreak.about.EGMSB", QT_TRANSLATE_NOOP("Explain", "the opponents' game points times the own match points")},
    {"tiebreak.name.EGGSB", QT_TRANSLATE_NOOP("Explain", "Sonneborn-Berger, game by game points")},
    {"tiebreak.about.EGGSB", QT_TRANSLATE_NOOP("Explain", "the opponents' game points times the own game points")},
    {"tiebreak.name.EDE", QT_TRANSLATE_NOOP("Explain", "Extended direct encounter")},
    {"tiebreak.about.EDE",
     QT_TRANSLATE_NOOP("Explain", "the matches of the tied teams against each other, by both scores")},
    {"tiebreak.name.EDEC", QT_TRANSLATE_NOOP("Explain", "Extended direct encounter, board count")},
    {"tiebreak.about.EDEC", QT_TRANSLATE_NOOP("Explain", "EDE, and two teams left by board count")},
    {"tiebreak.name.EDEBT", QT_TRANSLATE_NOOP("Explain", "Extended direct encounter, board count, top boards")},
    {"tiebreak.about.EDEBT", QT_TRANSLATE_NOOP("Explain", "EDE, and two teams left by board count and top boards")},
    {"tiebreak.name.EDEBB", QT_TRANSLATE_NOOP("Explain", "Extended direct encounter, board count, bottom boards")},
    {"tiebreak.about.EDEBB", QT_TRANSLATE_NOOP("Explain", "EDE, and two teams left by board count and bottom boards")},
    {"tiebreak.name.EDET", QT_TRANSLATE_NOOP("Explain", "Extended direct encounter, top boards")},
    {"tiebreak.about.EDET", QT_TRANSLATE_NOOP("Explain", "EDE, and two teams left by the top boards")},
    {"tiebreak.name.EDEB", QT_TRANSLATE_NOOP("Explain", "Extended direct encounter, bottom boards")},
    {"tiebreak.about.EDEB", QT_TRANSLATE_NOOP("Explain", "EDE, and two teams left by leaving out bottom boards")},
    {"tiebreak.name.BC", QT_TRANSLATE_NOOP("Explain", "Board count")},
    {"tiebreak.about.BC", QT_TRANSLATE_NOOP("Explain", "board number times points on that board, the lowest first")},
    {"tiebreak.name.TBR", QT_TRANSLATE_NOOP("Explain", "Top board results")},
    {"tiebreak.about.TBR", QT_TRANSLATE_NOOP("Explain", "points on board 1, then board 2, and so on")},
    {"tiebreak.name.BBE", QT_TRANSLATE_NOOP("Explain", "Bottom board elimination")},
    {"tiebreak.about.BBE",
     QT_TRANSLATE_NOOP("Explain", "points without the last board, then without the last two, and so on")},
    {"tiebreak.name.SSSC", QT_TRANSLATE_NOOP("Explain", "Score with strength of schedule")},
    {"tiebreak.about.SSSC", QT_TRANSLATE_NOOP("Explain", "the other score and a part of Buchholz")},
};

}  // namespace

std::span<const Sentence> tieBreakSentences()
{
    return kTieBreakSentences;
}

std::span<const WordText> tieBreakWords()
{
    return kTieBreakWords;
}

}  // namespace kydai::text
