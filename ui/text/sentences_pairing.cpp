// Pairings, byes and "why not?". A group is a scoregroup with those who moved down into it; {points} are those that
// pair.
#include "text/sentences.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr Phrase kPairingArea[] = {
#define KYDAI_PHRASE(name, id, arguments) Phrase::name,
#include "explain/phrases_pairing.def"
#undef KYDAI_PHRASE
};

constexpr Sentence kPairingSentences[] = {
    // the questions
    {Phrase::PairingQuestion, QT_TRANSLATE_NOOP("Explain", "Why does {player} play {opponent} in round {round}?")},
    {Phrase::PairingQuestionNone, QT_TRANSLATE_NOOP("Explain", "Why does {player} have no opponent in round {round}?")},
    {Phrase::PairingQuestionRound, QT_TRANSLATE_NOOP("Explain", "How was round {round} paired?")},
    {Phrase::WhyNotQuestion, QT_TRANSLATE_NOOP("Explain", "Why does {player} not play {rival} in round {round}?")},
    {Phrase::ByeQuestion, QT_TRANSLATE_NOOP("Explain", "Why does {player} have the bye in round {round}?")},
    {Phrase::ByeQuestionRound, QT_TRANSLATE_NOOP("Explain", "Who gets the bye in round {round}?")},
    // the answers: why this opponent
    {Phrase::PairingHalves,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} and {opponent}, both on {points}, are each number {place} of their half, and the "
                       "upper half meets the lower half.")},
    {Phrase::PairingHalvesRest,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} and {opponent}, both on {points}, are each number {place} of their half once those "
                       "from above have their opponents.")},
    {Phrase::PairingHalvesVirtual,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} and {opponent}, both on {points} with virtual points, are each number {place} of "
                       "their half; upper half meets lower half.")},
    {Phrase::PairingBestOfGroup,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} and {opponent}, both on {points}, meet because no pairing of their group that comes before in "
         "the prescribed order is as good.")},
    {Phrase::PairingAfterFloat,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} came down from the {points}-point group and meets {opponent}, on {otherPoints}, by "
                       "the order of the group below.")},
    {Phrase::PairingCollapsed,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} (on {points}) and {opponent} (on {otherPoints}) play each other because the "
                       "last groups had to be paired together: otherwise somebody would have had no opponent.")},
    {Phrase::PairingByHand,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} plays {opponent} because the round was published so; by the rules {player} would meet {rival}.")},
    {Phrase::PairingByHandBye,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} plays {opponent} because the round was published so; by the rules {player} would have the bye.")},
    {Phrase::PairingByHandAlone,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} has no opponent because the round was published so; by the rules {player} would meet {rival}.")},
    {Phrase::PairingFromTable,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} plays {opponent} because the round-robin table says so for round {round}.")},
    {Phrase::PairingFreeRound, QT_TRANSLATE_NOOP("Explain",
                                                 "{player} is free in round {round}: the number of players is odd, and "
                                                 "the round-robin table gives everybody one free round.")},
    {Phrase::PairingNotPaired,
     QT_TRANSLATE_NOOP("Explain", "{player} was not to be paired in round {round}: {outcome}.")},
    {Phrase::PairingImpossible,
     QT_TRANSLATE_NOOP(
         "Explain", "Round {round} cannot be paired: there is no way to give everybody an opponent within the rules.")},
    {Phrase::PairingTableEnds,
     QT_TRANSLATE_N_NOOP("Explain", "There is no round {round}: the round-robin table has %n rounds.")},
    {Phrase::PairingTeamEvent,
     QT_TRANSLATE_NOOP("Explain",
                       "Who meets whom in round {round} follows from the pairing of the teams and their board order; "
                       "the rules for pairing players do not apply.")},
    {Phrase::PairingMadeByHand,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} is paired by hand: the arbiter decides who meets whom, and no rules of a pairing "
                       "system can be named.")},
    {Phrase::PairingOtherSystem,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} belongs to the system {system}, which this program does not pair: its pairings "
                       "are kept and shown, but not explained by the rules of another system.")},
    // what stood against the opponent whom the plain order gives
    {Phrase::DepartMet,
     QT_TRANSLATE_NOOP("Explain", "{player} was to meet {rival}, but they already met in round {round}.")},
    {Phrase::DepartProhibited,
     QT_TRANSLATE_NOOP("Explain", "{player} was to meet {rival}, but the arbiter has ruled this pair out.")},
    {Phrase::DepartProhibitedReason,
     QT_TRANSLATE_NOOP("Explain", "{player} was to meet {rival}, but this pair is ruled out: {why}.")},
    {Phrase::DepartColour, QT_TRANSLATE_NOOP("Explain", "{player} was to meet {rival}, but both must get {colour}.")},
    {Phrase::DepartBye, QT_TRANSLATE_NOOP("Explain", "{player} was to meet {rival}, but {taker} has the bye.")},
    {Phrase::DepartEngaged,
     QT_TRANSLATE_NOOP("Explain", "{player} was to meet {rival}, but {first} and {second}, paired before, meet.")},
    {Phrase::DepartExchange,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} was to meet {rival}, but {players} had to go to the lower half and {rivals} to the "
                       "upper half.")},
    {Phrase::DepartCompletion,
     QT_TRANSLATE_NOOP("Explain", "{player} was to meet {rival}, but then no opponents would be left for {players}.")},
    {Phrase::DepartCriterion, QT_TRANSLATE_NOOP("Explain", "{player} was to meet {rival}, but then {why}: {players}.")},
    {Phrase::DepartCriterionSomehow, QT_TRANSLATE_NOOP("Explain", "{player} was to meet {rival}, but then {why}.")},
    {Phrase::DepartOrder,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} could meet {rival} as well, but such a pairing of the group comes later in the "
                       "prescribed order.")},
    {Phrase::DepartNextMet,
     QT_TRANSLATE_NOOP("Explain", "Next comes {rival}, whom {player} already met in round {round}.")},
    {Phrase::DepartNextProhibited,
     QT_TRANSLATE_NOOP("Explain", "Next comes {rival}, but the arbiter has ruled out a pair with {player}.")},
    {Phrase::DepartNextProhibitedReason,
     QT_TRANSLATE_NOOP("Explain", "Next comes {rival}, but a pair with {player} is ruled out: {why}.")},
    {Phrase::DepartNextColour,
     QT_TRANSLATE_NOOP("Explain", "Next comes {rival}, who must get {colour} just as {player} must.")},
    {Phrase::DepartNextEngaged,
     QT_TRANSLATE_NOOP("Explain", "Next for {player} comes {rival}, but {first} and {second}, paired before, meet.")},
    {Phrase::DepartNextCompletion,
     QT_TRANSLATE_NOOP("Explain",
                       "Next for {player} comes {rival}, but then no opponents would be left for {players}.")},
    {Phrase::DepartNextCriterion,
     QT_TRANSLATE_NOOP("Explain", "Next for {player} comes {rival}, but then {why}: {players}.")},
    {Phrase::DepartNextCriterionSomehow,
     QT_TRANSLATE_NOOP("Explain", "Next for {player} comes {rival}, but then {why}.")},
    {Phrase::DepartMore, QT_TRANSLATE_N_NOOP("Explain", "%n more steps lead to this pair.")},
    {Phrase::DepartSo, QT_TRANSLATE_NOOP("Explain", "So {player} plays {opponent}.")},
    // why a player left a group
    {Phrase::FloatOdd,
     QT_TRANSLATE_N_NOOP("Explain",
                         "{player} left the {points}-point group: its %n players are an odd number, and {player} is "
                         "the last of them.")},
    {Phrase::FloatSomehow,
     QT_TRANSLATE_N_NOOP("Explain",
                         "{player} left the {points}-point group, whose %n players could not be paired there.")},
    {Phrase::FloatMet,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} left the {points}-point group as {rival} did: the two already met in round {round}.")},
    {Phrase::FloatProhibited,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} left the {points}-point group as {rival} did: the arbiter has ruled their pair out.")},
    {Phrase::FloatProhibitedReason,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} left the {points}-point group as {rival} did: their pair is ruled out: {why}.")},
    {Phrase::FloatColour,
     QT_TRANSLATE_NOOP("Explain", "{player} left the {points}-point group as {rival} did: both must get {colour}.")},
    {Phrase::FloatCompletion,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} left the {points}-point group as {rival} did: if they met, no opponents would be left "
                       "for {players}.")},
    {Phrase::FloatCriterion,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} left the {points}-point group as {rival} did: if they met, {why}: {players}.")},
    {Phrase::FloatCriterionSomehow,
     QT_TRANSLATE_NOOP("Explain", "{player} left the {points}-point group as {rival} did: if they met, {why}.")},
    {Phrase::FloatOrder,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} left the {points}-point group as {rival} did; a pairing in which they meet comes later "
         "in the prescribed order.")},
    {Phrase::InsteadCompletion,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} left the {points}-point group: if {rival} left it instead, no opponents would be left "
                       "for {players}.")},
    {Phrase::InsteadCriterion,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} left the {points}-point group: if {rival} left it instead, {why}: {players}.")},
    {Phrase::InsteadCriterionSomehow,
     QT_TRANSLATE_NOOP("Explain", "{player} left the {points}-point group: if {rival} left it instead, {why}.")},
    {Phrase::InsteadOrder,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} left the {points}-point group: {rival} could leave it instead, but that pairing comes "
                       "later in the prescribed order.")},
    // how the group was made and paired
    {Phrase::PairingWholeGroup, QT_TRANSLATE_NOOP("Explain", "The whole {points}-point group.")},
    {Phrase::PairingVirtual,
     QT_TRANSLATE_NOOP("Explain",
                       "The round is accelerated: {player} has {own} + {virtual} virtual points and is paired on "
                       "{points}.")},
    {Phrase::PairingAdjourned,
     QT_TRANSLATE_NOOP("Explain",
                       "The game of {player} in round {round} is adjourned: for the pairing it counts as a draw "
                       "({points}).")},
    {Phrase::PairingLateEntry,
     QT_TRANSLATE_NOOP("Explain", "{player} entered late, in round {round}; the rounds before count as not played.")},
    {Phrase::PairingScoregroup, QT_TRANSLATE_N_NOOP("Explain", "The {points}-point group has %n players.")},
    {Phrase::PairingMovedDown, QT_TRANSLATE_NOOP("Explain", "{players} came into it from above.")},
    {Phrase::PairingOddGroup,
     QT_TRANSLATE_N_NOOP(
         "Explain", "The {points}-point group had %n players to pair, an odd number, so somebody had to move down.")},
    {Phrase::PairingGroupStuck,
     QT_TRANSLATE_N_NOOP("Explain", "In the {points}-point group %n players could not be given opponents there.")},
    {Phrase::PairingFloated, QT_TRANSLATE_NOOP("Explain", "{players} moved down from the {points}-point group.")},
    {Phrase::PairingForCompletion,
     QT_TRANSLATE_NOOP("Explain",
                       "Left to itself, the {points}-point group would be paired otherwise, but then those further "
                       "down could not all be given opponents, or the bye would go to a higher score.")},
    {Phrase::PairingForNextGroup,
     QT_TRANSLATE_NOOP(
         "Explain",
         "Among equal choices in the {points}-point group, those moved down whom the next group can best take.")},
    {Phrase::PairingMovedDownFirst, QT_TRANSLATE_NOOP("Explain", "Those who moved down are paired first: {players}.")},
    {Phrase::PairingLimbo,
     QT_TRANSLATE_NOOP("Explain", "{players} found no opponent in this group and moved down again.")},
    {Phrase::PairingHalfLists,
     QT_TRANSLATE_NOOP("Explain",
                       "The upper half runs from {first} to {last}, the lower half from {otherFirst} to {otherLast}.")},
    {Phrase::PairingHalfPair,
     QT_TRANSLATE_NOOP("Explain", "{first} (upper half) stands against {otherFirst} (lower half).")},
    {Phrase::PairingExchange, QT_TRANSLATE_NOOP("Explain",
                                                "{players} went to the lower half and {rivals} to the upper half: with "
                                                "the plain halves somebody would have been worse off.")},
    {Phrase::PairingPlainOrderKept,
     QT_TRANSLATE_NOOP("Explain", "The plain order already gives {player} the opponent {opponent}.")},
    {Phrase::PairingAllKept, QT_TRANSLATE_NOOP("Explain", "Every quality rule is kept in full in this group.")},
    {Phrase::PairingRestKept, QT_TRANSLATE_NOOP("Explain", "All other quality rules are kept in full in this group.")},
    // what keeps two players apart outright
    {Phrase::PairingMet,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} and {rival} already met in round {round}; nobody meets the same opponent twice.")},
    {Phrase::PairingProhibited,
     QT_TRANSLATE_NOOP("Explain", "{player} and {rival} may not meet in this round: the arbiter has ruled it out.")},
    {Phrase::PairingProhibitedReason,
     QT_TRANSLATE_NOOP("Explain", "{player} and {rival} may not meet in this round: {why}.")},
    {Phrase::PairingSameColour,
     QT_TRANSLATE_NOOP("Explain", "{player} and {rival} may not meet: both must get {colour}.")},
    // what the pairing of a group costs
    {Phrase::CostDownfloaters, QT_TRANSLATE_NOOP("Explain", "{players} must leave the group.")},
    {Phrase::CostTakesBye, QT_TRANSLATE_NOOP("Explain", "{players} is left over and has the bye.")},
    {Phrase::CostDownfloaterScores, QT_TRANSLATE_NOOP("Explain", "The scores of those who leave count: {players}.")},
    {Phrase::CostScoreDifferences, QT_TRANSLATE_NOOP("Explain", "{players} meet lower scores or leave the group.")},
    {Phrase::CostNextBracket, QT_TRANSLATE_NOOP("Explain", "The next group has to leave over {players}.")},
    {Phrase::CostByeUnplayed,
     QT_TRANSLATE_NOOP("Explain", "The bye goes to somebody who has missed games before: {players}.")},
    {Phrase::CostColourDifference,
     QT_TRANSLATE_NOOP("Explain", "Top scorers or their opponents end beyond a colour difference of two: {players}.")},
    {Phrase::CostThirdColour,
     QT_TRANSLATE_NOOP("Explain",
                       "Top scorers or their opponents get one colour for the third time running: {players}.")},
    {Phrase::CostPreference, QT_TRANSLATE_NOOP("Explain", "Without the colour that is due: {players}.")},
    {Phrase::CostStrongPreference, QT_TRANSLATE_NOOP("Explain", "Without a colour that is strongly due: {players}.")},
    {Phrase::CostDownfloatAgain,
     QT_TRANSLATE_NOOP("Explain", "Moving down, with a downfloat from the round before too: {players}.")},
    {Phrase::CostFloatWithoutGame,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} scored without playing in round {round} ({outcome}), which counts as a downfloat.")},
    {Phrase::CostUpfloatAgain,
     QT_TRANSLATE_NOOP("Explain", "{players} must meet a higher score, as in the round before.")},
    {Phrase::CostDownfloatBefore,
     QT_TRANSLATE_NOOP("Explain", "Moving down, with a downfloat from two rounds before too: {players}.")},
    {Phrase::CostUpfloatBefore,
     QT_TRANSLATE_NOOP("Explain", "{players} must meet a higher score, as two rounds before.")},
    {Phrase::CostDownDifference,
     QT_TRANSLATE_NOOP("Explain",
                       "The score difference should be small, after a downfloat in the round before too: {players}.")},
    {Phrase::CostUpDifference,
     QT_TRANSLATE_NOOP(
         "Explain", "{players} met a higher score in the round before too, so the score difference should be small.")},
    {Phrase::CostDownDifferenceBefore,
     QT_TRANSLATE_NOOP("Explain",
                       "The score difference should be small, after a downfloat two rounds before: {players}.")},
    {Phrase::CostUpDifferenceBefore,
     QT_TRANSLATE_NOOP("Explain",
                       "{players} met a higher score two rounds before too, so the score difference should be small.")},
    // why not: the answers
    {Phrase::WhyNotTheyMeet, QT_TRANSLATE_NOOP("Explain", "{player} and {rival} do play each other in this round.")},
    {Phrase::WhyNotAbsent, QT_TRANSLATE_NOOP("Explain", "{player} was not to be paired in round {round}: {outcome}.")},
    {Phrase::WhyNotLeavesUnpaired,
     QT_TRANSLATE_NOOP("Explain",
                       "If {player} met {rival}, no opponents would be left for all the others: {players}.")},
    {Phrase::WhyNotLeavesTwo, QT_TRANSLATE_NOOP("Explain",
                                                "If {player} met {rival}, only {first} and {second} would be left for "
                                                "each other, and they already met in round {round}.")},
    {Phrase::WhyNotNoBye,
     QT_TRANSLATE_NOOP("Explain", "If {player} met {rival}, nobody would be left who may take the bye.")},
    {Phrase::WhyNotCompletion,
     QT_TRANSLATE_NOOP("Explain",
                       "If {player} met {rival}, the {points}-point group could not be paired as well as it is, "
                       "because players further down would be left without opponents.")},
    {Phrase::WhyNotCompletionFor,
     QT_TRANSLATE_NOOP("Explain",
                       "If {player} met {rival}, other players would have to leave the {points}-point group so "
                       "that all those further down find opponents: {players}.")},
    {Phrase::WhyNotByeScore,
     QT_TRANSLATE_NOOP(
         "Explain",
         "If {player} met {rival}, the bye would go to {taker} on {points} instead of somebody on {madePoints}.")},
    {Phrase::WhyNotSequence,
     QT_TRANSLATE_NOOP("Explain",
                       "No quality rule speaks against {player} and {rival} in their group, but of equal pairings of a "
                       "group the rules take the first in their order, and that is the one made.")},
    // why not: the first thing that gets worse
    {Phrase::WorseDownfloaters, QT_TRANSLATE_N_NOOP("Explain",
                                                    "If {player} met {rival}, %n more players would have to leave the "
                                                    "{points}-point group; it would concern {players}.")},
    {Phrase::WorseDownfloaterScores, QT_TRANSLATE_NOOP("Explain",
                                                       "If {player} met {rival}, players with more points would have "
                                                       "to leave the {points}-point group: {players}.")},
    {Phrase::WorseScoreDifferences, QT_TRANSLATE_NOOP("Explain",
                                                      "If {player} met {rival}, the score differences in the "
                                                      "{points}-point group would be greater, for {players}.")},
    {Phrase::WorseNextBracket,
     QT_TRANSLATE_NOOP("Explain",
                       "If {player} met {rival}, the group below the {points}-point group could not be paired as "
                       "well: {players} would be left over there.")},
    {Phrase::WorseNextBracketSomehow,
     QT_TRANSLATE_NOOP("Explain",
                       "If {player} met {rival}, the group below the {points}-point group could not be paired as "
                       "well.")},
    {Phrase::WorseByeUnplayed, QT_TRANSLATE_NOOP("Explain",
                                                 "If {player} met {rival}, the bye would leave the {points}-point "
                                                 "group with somebody who has missed more games: {players}.")},
    {Phrase::WorseColourDifference,
     QT_TRANSLATE_N_NOOP("Explain",
                         "If {player} met {rival}, %n more players of the {points}-point group would end beyond "
                         "a colour difference of two; it would concern {players}.")},
    {Phrase::WorseThirdColour,
     QT_TRANSLATE_N_NOOP("Explain",
                         "If {player} met {rival}, %n more players of the {points}-point group would get one "
                         "colour for the third time running; it would concern {players}.")},
    {Phrase::WorsePreference,
     QT_TRANSLATE_N_NOOP("Explain",
                         "If {player} met {rival}, %n more players of the {points}-point group would miss the "
                         "colour that is due; it would concern {players}.")},
    {Phrase::WorseStrongPreference,
     QT_TRANSLATE_N_NOOP("Explain",
                         "If {player} met {rival}, %n more players of the {points}-point group would miss a "
                         "colour that is strongly due; it would concern {players}.")},
    {Phrase::WorseDownfloatAgain,
     QT_TRANSLATE_N_NOOP("Explain",
                         "If {player} met {rival}, %n more players would have to leave the {points}-point group "
                         "with a downfloat from the round before; it would concern {players}.")},
    {Phrase::WorseUpfloatAgain,
     QT_TRANSLATE_N_NOOP("Explain",
                         "If {player} met {rival}, %n more players of the {points}-point group would meet a "
                         "higher score again, as in the round before; it would concern {players}.")},
    {Phrase::WorseDownfloatBefore,
     QT_TRANSLATE_N_NOOP("Explain",
                         "If {player} met {rival}, %n more players would have to leave the {points}-point group "
                         "with a downfloat from two rounds before; it would concern {players}.")},
    {Phrase::WorseUpfloatBefore,
     QT_TRANSLATE_N_NOOP("Explain",
                         "If {player} met {rival}, %n more players of the {points}-point group would meet a "
                         "higher score again, as two rounds before; it would concern {players}.")},
    {Phrase::WorseDownDifference,
     QT_TRANSLATE_NOOP("Explain",
                       "If {player} met {rival}, the score difference in the {points}-point group would be "
                       "greater for players with a downfloat from the round before: {players}.")},
    {Phrase::WorseUpDifference,
     QT_TRANSLATE_NOOP("Explain",
                       "If {player} met {rival}, the score difference in the {points}-point group would be "
                       "greater for players who met a higher score in the round before: {players}.")},
    {Phrase::WorseDownDifferenceBefore,
     QT_TRANSLATE_NOOP("Explain",
                       "If {player} met {rival}, the score difference in the {points}-point group would be "
                       "greater for players with a downfloat from two rounds before: {players}.")},
    {Phrase::WorseUpDifferenceBefore,
     QT_TRANSLATE_NOOP("Explain",
                       "If {player} met {rival}, the score difference in the {points}-point group would be "
                       "greater for players who met a higher score two rounds before: {players}.")},
    // why not: the way there
    {Phrase::WhyNotAllowed, QT_TRANSLATE_NOOP("Explain", "No absolute rule keeps {player} and {rival} apart.")},
    {Phrase::WhyNotSameAbove,
     QT_TRANSLATE_NOOP("Explain", "Down to the {points}-point group the round stays as it is.")},
    {Phrase::WhyNotEqualUntil,
     QT_TRANSLATE_NOOP("Explain",
                       "In the {points}-point group both pairings are equal by every rule before {criterion}.")},
    {Phrase::WhyNotAllEqual,
     QT_TRANSLATE_NOOP("Explain", "In the {points}-point group both pairings are equal by every quality rule.")},
    {Phrase::WhyNotSequenceMovedDown,
     QT_TRANSLATE_NOOP("Explain", "Other players who moved down would be paired: {players} instead of {rivals}.")},
    {Phrase::WhyNotSequenceExchange,
     QT_TRANSLATE_N_NOOP("Explain", "%n players more would have to change halves: {rivals}.")},
    {Phrase::WhyNotSequenceExchanged,
     QT_TRANSLATE_NOOP("Explain",
                       "{rivals} would have to change halves instead of {players}, which comes later in the order.")},
    {Phrase::WhyNotSequenceOrder,
     QT_TRANSLATE_NOOP("Explain",
                       "The first difference in the order: {player} meets {opponent}, who comes before {rival}.")},
    {Phrase::WhyNotBestRound,
     QT_TRANSLATE_N_NOOP("Explain", "The best round with {player} against {rival} changes %n boards.")},
    {Phrase::WhyNotBoard, QT_TRANSLATE_NOOP("Explain", "{player} – {opponent}")},
    {Phrase::WhyNotBoardBye, QT_TRANSLATE_NOOP("Explain", "{player}: bye")},
    // the bye
    {Phrase::ByeOnlyOne,
     QT_TRANSLATE_NOOP("Explain", "{player} has the bye, being the only one who may still take it.")},
    {Phrase::ByeLowestScore,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has the bye: it goes to the lowest score group able to spare a player, {points}, "
                       "and {player} is the one left over there.")},
    {Phrase::ByeOnlyOneOfScore,
     QT_TRANSLATE_NOOP(
         "Explain", "{player} has the bye, being the only one with as few as {points} points who may still take it.")},
    {Phrase::ByeBecauseImpossible,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has the bye: {rival} is on {points} too, but without {rival} the others could not all "
                       "be paired.")},
    {Phrase::ByeBecauseUnplayed,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has the bye: {rival} is on {points} too, but has missed more games already.")},
    {Phrase::ByeBecauseWorse,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has the bye: {rival} is on {points} too, but with the bye for {rival} {why}.")},
    {Phrase::ByeBecauseOrder,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has the bye: on {points} like {rival}, {player} is the one left over first in the "
                       "prescribed order.")},
    {Phrase::ByeBecauseLower,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player}, on {points}, has the bye: with the bye for any of {players}, who have fewer points, the "
         "others could not all be paired.")},
    {Phrase::ByeLeftOver,
     QT_TRANSLATE_NOOP(
         "Explain", "{player} has the bye because {player}, on {points}, is left over when the last group is paired.")},
    {Phrase::ByeByHand,
     QT_TRANSLATE_NOOP(
         "Explain", "{player} has the bye because the round was published so; by the rules it would go to {rival}.")},
    {Phrase::ByeNobody,
     QT_TRANSLATE_NOOP("Explain", "Nobody has the bye in round {round}: the number of players is even.")},
    {Phrase::ByeNobodyMay,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} cannot be paired: the number of players is odd and nobody may take the bye.")},
    {Phrase::ByeOddCount,
     QT_TRANSLATE_N_NOOP("Explain", "%n players are to be paired, an odd number, so one has the bye.")},
    {Phrase::ByeEligible, QT_TRANSLATE_N_NOOP("Explain", "%n players may take it.")},
    {Phrase::ByeEligibleGroup, QT_TRANSLATE_NOOP("Explain", "On {points}: {players}.")},
    {Phrase::ByeBarred, QT_TRANSLATE_N_NOOP("Explain", "%n players may not take it.")},
    {Phrase::ByeHadBye, QT_TRANSLATE_NOOP("Explain", "{player} already had a bye in round {round}.")},
    {Phrase::ByeWonByForfeit, QT_TRANSLATE_NOOP("Explain", "{player} won round {round} without play.")},
    {Phrase::ByeScoredWithoutPlay,
     QT_TRANSLATE_NOOP("Explain", "{player} scored as much as a win without play in round {round}: {outcome}.")},
    {Phrase::ByeLowerBlocked,
     QT_TRANSLATE_NOOP("Explain",
                       "With fewer points ({points} or less) there are {players}, but without any one "
                       "of them the others could not all be paired.")},
    {Phrase::ByeLowestPossible,
     QT_TRANSLATE_NOOP("Explain", "The lowest score group able to spare a player is that on {points}.")},
    {Phrase::ByeUnplayedGames, QT_TRANSLATE_N_NOOP("Explain", "{player} has missed %n games so far.")},
    {Phrase::ByeNoUnplayedGame, QT_TRANSLATE_NOOP("Explain", "{player} has not missed a game so far.")},
    {Phrase::ByeInsteadOf,
     QT_TRANSLATE_NOOP(
         "Explain",
         "If {rival} had the bye instead of {player}, the pairing of the {points}-point group would be worse.")},
    {Phrase::ByeInsteadImpossible,
     QT_TRANSLATE_NOOP("Explain", "If {rival} had the bye, the others could not all be paired.")},
    {Phrase::ByeInsteadSequence,
     QT_TRANSLATE_NOOP("Explain",
                       "No quality rule of the group speaks against the bye for {rival}, but in the order of the rules "
                       "the pairing that leaves over {player} comes first.")},
    // a round made by hand
    {Phrase::ManualQuestion, QT_TRANSLATE_NOOP("Explain", "How does round {round} differ from what the rules give?")},
    {Phrase::ManualAsRules, QT_TRANSLATE_NOOP("Explain", "Round {round} is what the rules give.")},
    {Phrase::ManualDiffers,
     QT_TRANSLATE_N_NOOP("Explain", "Round {round} differs on %n boards from what the rules give.")},
    {Phrase::ManualColours,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} and {opponent} meet by the rules too, but with the colours the other way round.")},
    // what cannot be mended
    {Phrase::BlockedGroup, QT_TRANSLATE_NOOP("Explain", "These may not meet one another, or not all: {players}.")},
    {Phrase::BlockedBarrier, QT_TRANSLATE_NOOP("Explain", "The only opponents left for them are {players}.")},
    {Phrase::BlockedNoOpponents, QT_TRANSLATE_NOOP("Explain", "No opponent is left for them among the others.")},
};
static_assert(hasEachOnce(kPairingSentences, kPairingArea), "every phrase of phrases_pairing.def has one sentence");
static_assert(holesFit(kPairingSentences), "the holes of each sentence are its phrase's arguments");

/// What would get worse, as a clause; the players follow after a colon.
constexpr WordText kPairingWords[] = {
    {"cause.bye_score", QT_TRANSLATE_NOOP("Explain", "the bye would go to a higher score")},
    {"cause.collapse", QT_TRANSLATE_NOOP("Explain", "the groups below would have to be paired as one")},
    {"cause.downfloaters", QT_TRANSLATE_NOOP("Explain", "more players would have to leave the group")},
    {"cause.downfloater_scores",
     QT_TRANSLATE_NOOP("Explain", "players with more points would have to leave the group")},
    {"cause.score_differences", QT_TRANSLATE_NOOP("Explain", "the score differences would be greater")},
    {"cause.next_bracket", QT_TRANSLATE_NOOP("Explain", "the next group could not be paired as well")},
    {"cause.bye_unplayed", QT_TRANSLATE_NOOP("Explain", "the bye would go to somebody who has missed more games")},
    {"cause.colour_difference",
     QT_TRANSLATE_NOOP("Explain", "more players would end beyond a colour difference of two")},
    {"cause.third_colour",
     QT_TRANSLATE_NOOP("Explain", "more players would get one colour for the third time running")},
    {"cause.preference", QT_TRANSLATE_NOOP("Explain", "more players would miss the colour that is due")},
    {"cause.strong_preference", QT_TRANSLATE_NOOP("Explain", "more players would miss a colour that is strongly due")},
    {"cause.downfloat_again",
     QT_TRANSLATE_NOOP("Explain", "more players would get a downfloat for the second round running")},
    {"cause.upfloat_again",
     QT_TRANSLATE_NOOP("Explain", "more players would meet a higher score for the second round running")},
    {"cause.downfloat_before",
     QT_TRANSLATE_NOOP("Explain", "more players would get a downfloat again, as two rounds before")},
    {"cause.upfloat_before",
     QT_TRANSLATE_NOOP("Explain", "more players would meet a higher score again, as two rounds before")},
    {"cause.down_difference",
     QT_TRANSLATE_NOOP("Explain", "the score difference would be greater for those with a downfloat last round")},
    {"cause.up_difference",
     QT_TRANSLATE_NOOP("Explain", "the score difference would be greater for those with an upfloat last round")},
    {"cause.down_difference_before",
     QT_TRANSLATE_NOOP("Explain", "the score difference would be greater for those with a downfloat two rounds ago")},
    {"cause.up_difference_before",
     QT_TRANSLATE_NOOP("Explain", "the score difference would be greater for those with an upfloat two rounds ago")},
};

}  // namespace

std::span<const WordText> pairingWords()
{
    return kPairingWords;
}

std::span<const Sentence> pairingSentences()
{
    return kPairingSentences;
}

}  // namespace kydai::text
