// Colours of a pair. "is due White" is the colour preference of C.04.3, 1.7; {colour} and {other} are White and Black
// (Red and Black in xiangqi).
#include "text/sentences.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr Phrase kColourArea[] = {
#define KYDAI_PHRASE(name, id, arguments) Phrase::name,
#include "explain/phrases_colour.def"
#undef KYDAI_PHRASE
};

constexpr Sentence kColourSentences[] = {
    // the question
    {Phrase::ColourQuestion,
     QT_TRANSLATE_NOOP("Explain", "Why does {player} have {colour} against {opponent} in round {round}?")},
    {Phrase::ColourQuestionOpen, QT_TRANSLATE_NOOP("Explain", "Which colour does {player} get against {opponent}?")},
    {Phrase::ColourQuestionRound, QT_TRANSLATE_NOOP("Explain", "Which colour does {player} have in round {round}?")},

    // the answer
    {Phrase::ColourTwiceOwn,
     QT_TRANSLATE_NOOP("Explain", "{player} has {colour} because the last two games were both with {other}.")},
    {Phrase::ColourTwiceOpponent,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because {opponent} had {colour} in the last two games and must "
                       "now get {other}.")},
    {Phrase::ColourBalanceOwn,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because of the games so far: {whites} × {white}, {blacks} × {black}.")},
    {Phrase::ColourBalanceOpponent,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} has {colour} because {opponent}, so far {whites} × {white} and {blacks} × {black}, gets "
         "{other}.")},
    {Phrase::ColourBothAlternate,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because both simply change colours: in the last game {player} "
                       "had {other} and {opponent} had {colour}.")},
    {Phrase::ColourOpponentFree,
     QT_TRANSLATE_NOOP(
         "Explain", "{player} has {colour}, the other colour than in the last game; {opponent} has not played yet.")},
    {Phrase::ColourOwnFree,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because {opponent} changes to {other} after the last game; "
                       "{player} has not played yet.")},
    {Phrase::ColourWiderOwn,
     //: {difference} and {otherDifference} are numbers with their signs: games with White minus games with Black
     QT_TRANSLATE_NOOP("Explain",
                       "Both must get {colour}; {player} has it with the wider colour difference: {difference} against "
                       "{otherDifference} of {opponent}.")},
    {Phrase::ColourWiderOpponent,
     QT_TRANSLATE_NOOP("Explain",
                       "Both must get {other}; {player} has {colour} because {opponent} has the wider colour "
                       "difference: {otherDifference} against {difference}.")},
    {Phrase::ColourAlternate,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because in round {round}, the last in which their colours "
                       "differed, {player} had {other} and {opponent} had {colour}.")},
    {Phrase::ColourAlternateSlid,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because, counting back over the games they played, their colours last "
                       "differed where {player} had {other} (round {round}) and {opponent} had {colour} (round "
                       "{opponentRound}).")},
    {Phrase::ColourFewerWhites,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} in the first game: {player} began {whites} matches with {white} so far, "
                       "{opponent} {otherWhites}, and who began fewer does so now.")},
    {Phrase::ColourFirstGamesTurned,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because of the last first games with different colours: {player} had "
                       "{other} in round {round}, {opponent} had {colour} in round {opponentRound}.")},
    {Phrase::ColourLastTurned,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} in the first game because {rival} began his last match with {other} and "
                       "changes.")},
    {Phrase::ColourGames,
     QT_TRANSLATE_NOOP("Explain", "{player} had {white} {whites} times so far, {black} {blacks} times.")},
    {Phrase::ColourLowerDifference,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} has {colour}: games with {white} less those with {black} are {difference} for {player} "
         "and {otherDifference} for {opponent}, and who has less gets {white}.")},
    {Phrase::ColourLastGameTurned,
     QT_TRANSLATE_NOOP("Explain", "{player} has {colour} because {rival} had {other} in the last game and changes.")},
    {Phrase::ColourStepSameDifference,
     QT_TRANSLATE_NOOP("Explain",
                       "Games with {white} less those with {black}: both have {difference}, which decides nothing.")},
    {Phrase::ColourRankByRanking, QT_TRANSLATE_NOOP("Explain", "{player} stands before {opponent} in the ranking.")},
    {Phrase::ColourHigherOwn,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because both are due it equally and {player} is ranked higher.")},
    {Phrase::ColourHigherOpponent,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because both are equally due {other} and {opponent}, ranked "
                       "higher, gets it.")},
    {Phrase::ColourInitialOdd,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because neither has played yet: {higher}, ranked higher, has the "
                       "odd number {number} and gets {initial}, the colour drawn for odd numbers.")},
    {Phrase::ColourInitialEven,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because neither has played yet: {higher}, ranked higher, has the "
                       "even number {number} and so not {initial}, the colour drawn for odd numbers.")},
    {Phrase::ColourInitialOddCounted,
     //: {tpn} is the number on the list, {number} an ordinal: the player who, counted in that order, was really paired
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because neither has played yet: {higher}, ranked higher, has number "
                       "{tpn} but is number {number} of those who were really paired: odd, and so {initial}, the "
                       "colour drawn for odd numbers.")},
    {Phrase::ColourInitialEvenCounted,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} because neither has played yet: {higher}, ranked higher, has number "
                       "{tpn} but is number {number} of those who were really paired: even, and so not {initial}, "
                       "the colour drawn for odd numbers.")},
    {Phrase::ColourByHand,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour}, which differs from the rules (changed by hand, or by another program): "
                       "by them {opponent} has {colour} and {player} {other}.")},
    {Phrase::ColourNoGame, QT_TRANSLATE_NOOP("Explain", "{player} has no colour in round {round}: {outcome}.")},
    {Phrase::ColourNotRecorded,
     QT_TRANSLATE_NOOP("Explain",
                       "The file doesn't tell the colours of this board; by the rules {player} gets {colour}.")},
    {Phrase::ColourNotTold,
     QT_TRANSLATE_NOOP("Explain", "The file doesn't tell the colours of {player}'s board in round {round}.")},
    {Phrase::ColourFromTable,
     QT_TRANSLATE_NOOP("Explain", "{player} has {colour} because the pairing table gives it.")},
    {Phrase::ColourFromSeed,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour}: the higher seed begins a match with {white}, and that is {higher}, "
                       "seed {seed}.")},
    {Phrase::ColourFromLot,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour}: by the rules of this knock-out the lot says who begins a match with "
                       "{white}, and it drew {first}.")},
    {Phrase::ColourOutsideBracket,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} as the arbiter gave it: by the bracket these two don't meet here.")},
    {Phrase::ColourFromGame,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour}: this is game {game} of the match, colours alternate, and {first} had "
                       "{black} in the game before.")},
    {Phrase::ColourSecondGame,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour}: in the second game of a match the colours of the first are changed.")},
    {Phrase::ColourFromTeam,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} has {colour} on board {board}, since {team} has {teamColour} on board 1 and the boards "
         "change colours as the event says.")},
    {Phrase::ColourAgainstTable,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour}, which differs from the pairing table (changed by hand, or by another "
                       "program): it has the colours of this board the other way round.")},
    {Phrase::ColourAgainstMatch,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour}, changed by hand or by another program: by the rules of the match the "
                       "colours of this board are the other way round.")},
    {Phrase::ColourGivenByHand,
     QT_TRANSLATE_NOOP("Explain", "{player} has {colour} because the arbiter pairs this section by hand.")},
    {Phrase::ColourFromOtherSystem,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} by the rules of the system {system}, which this program does not know.")},

    // what each player is due
    {Phrase::ColourDueTwice,
     QT_TRANSLATE_NOOP("Explain", "{player} must get {colour}: the last two games were with {other}.")},
    {Phrase::ColourDueBalance,
     QT_TRANSLATE_NOOP("Explain", "{player} must get {colour}: so far {whites} × {white}, {blacks} × {black}.")},
    {Phrase::ColourDueStrong,
     QT_TRANSLATE_NOOP("Explain", "{player} should get {colour}: so far {whites} × {white}, {blacks} × {black}.")},
    {Phrase::ColourDueMild,
     QT_TRANSLATE_NOOP("Explain", "{player} has had both colours equally often and changes from {other} to {colour}.")},
    {Phrase::ColourDueNewcomer,
     QT_TRANSLATE_NOOP("Explain", "{player} has not played yet and so prefers {colour}, mildly.")},
    {Phrase::ColourDueNone, QT_TRANSLATE_NOOP("Explain", "{player} has not played yet and is due no colour.")},
    {Phrase::ColourFirstGames,
     QT_TRANSLATE_NOOP("Explain", "{player} began {whites} matches with {white} and {blacks} with {black}.")},
    {Phrase::ColourDifference,
     //: {difference} is a number with its sign: games with White minus games with Black
     QT_TRANSLATE_NOOP("Explain", "Colour difference of {player}: {difference}.")},
    {Phrase::ColourHistory,
     //: {history} is a row of letters such as WBWB, oldest game first
     QT_TRANSLATE_NOOP("Explain", "Colours of {player} so far: {history}.")},
    {Phrase::ColourSlid,
     QT_TRANSLATE_NOOP("Explain",
                       "Colours of {player} so far: {history}; rounds without a game slide to the front, so "
                       "they read {slid}.")},

    // the steps
    {Phrase::ColourStepBoth,
     QT_TRANSLATE_NOOP("Explain", "{player} is due {colour} and {opponent} is due {other}: the rules grant both.")},
    {Phrase::ColourStepOnly,
     QT_TRANSLATE_NOOP("Explain", "{player} is due {colour} and {opponent} is due none: {player} gets it.")},
    {Phrase::ColourStepBothNot, QT_TRANSLATE_NOOP("Explain", "Both are due {colour}, so only one can get it.")},
    {Phrase::ColourStepNeitherPlayed, QT_TRANSLATE_NOOP("Explain", "Neither has played yet.")},
    {Phrase::ColourStepNothingDue,
     QT_TRANSLATE_NOOP("Explain", "Neither is due a colour, so nothing that was played so far can decide.")},
    {Phrase::ColourStepFirstGamesTurned,
     QT_TRANSLATE_NOOP("Explain",
                       "Going back over the first games of matches, their colours first differ where {player} had "
                       "{other} in round {round} and {opponent} had {colour} in round {opponentRound}. Now it is the "
                       "other way round.")},
    {Phrase::ColourStepAsManyWhites,
     QT_TRANSLATE_NOOP("Explain", "Both began {whites} matches with {white}; this decides nothing.")},
    {Phrase::ColourStepStronger,
     //: {strength} is absolute, strong or mild
     QT_TRANSLATE_NOOP("Explain",
                       "{player}'s preference for {colour} is {strength}, that of {opponent} only "
                       "{otherStrength}: the stronger one is granted.")},
    {Phrase::ColourStepWider,
     QT_TRANSLATE_NOOP("Explain",
                       "Both preferences are absolute; the colour difference of {player} ({difference}) is "
                       "wider than that of {opponent} ({otherDifference}), so {player} gets {colour}.")},
    {Phrase::ColourStepEquallyStrong,
     QT_TRANSLATE_NOOP("Explain", "Both preferences are {strength}; neither is stronger.")},
    {Phrase::ColourStepEquallyWide,
     QT_TRANSLATE_NOOP("Explain",
                       "Both preferences are absolute and the colour differences ({difference} and "
                       "{otherDifference}) equally wide; neither is stronger.")},
    {Phrase::ColourStepAlternate,
     QT_TRANSLATE_NOOP("Explain",
                       "Going back from the last game, round {round} is the first in which their colours "
                       "differ: {player} had {other}, {opponent} had {colour}. Now it is the other way round.")},
    {Phrase::ColourStepAlternateSlid,
     QT_TRANSLATE_NOOP("Explain",
                       "Going back game by game over what they played, their colours first differ where "
                       "{player} had {other} in round {round} and {opponent} had {colour} in round "
                       "{opponentRound}. Now it is the other way round.")},
    {Phrase::ColourStepNoDifference,
     QT_TRANSLATE_NOOP("Explain", "Going back from the last game, their colours never differ; this decides nothing.")},
    {Phrase::ColourStepHigher,
     QT_TRANSLATE_NOOP("Explain", "{player} is ranked higher than {opponent} and gets {colour}.")},
    {Phrase::ColourStepInitialOdd,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} is ranked higher and has the odd number {number}: that gets {initial}, the "
                       "colour drawn before round 1.")},
    {Phrase::ColourStepInitialEven,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} is ranked higher and has the even number {number}: that gets {other}, since "
                       "{initial} was drawn for the odd numbers before round 1.")},
    {Phrase::ColourStepInitialOddCounted,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} is ranked higher; number {tpn}, but number {number} of those who were really paired. "
                       "That is odd and gets {initial}, the colour drawn before round 1.")},
    {Phrase::ColourStepInitialEvenCounted,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} is ranked higher; number {tpn}, but number {number} of those who were really paired. "
                       "That is even and gets {other}, since {initial} was drawn for the odd numbers before round 1.")},
    {Phrase::ColourRankByScore,
     QT_TRANSLATE_NOOP("Explain", "{player} ranks higher on points: {points} against {opponent}'s {otherPoints}.")},
    {Phrase::ColourRankByIndex,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} ranks higher than {opponent} by the Index: Buchholz, then Sonneborn-Berger, then the number.")},
    {Phrase::ColourRankByNumber,
     QT_TRANSLATE_NOOP("Explain",
                       "Their points are equal; {player} ranks higher with number {number} against "
                       "{opponent}'s number {otherNumber}.")},
    {Phrase::ColourEffectiveNumber,
     QT_TRANSLATE_NOOP("Explain",
                       "Who has not arrived has a place in the list and no number yet, so nobody counts him: {player}, "
                       "number {tpn}, is number {number} of those who were really paired.")},
    {Phrase::ColourLetter,
     //: {letter} is one of E1 to E5
     QT_TRANSLATE_NOOP(
         "Explain",
         "Arbiters in Vietnam know this reason as {letter}: {reason}. The letters of FIDE's own articles are others.")},

    // what the board keeps or breaks
    {Phrase::ColourRuleGives,
     QT_TRANSLATE_NOOP("Explain",
                       "So by the rules {player} gets {colour} and {opponent} {other}; the board has it the "
                       "other way round.")},
    {Phrase::ColourThirdInARow,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} for the third game in a row, which the rules forbid before the "
                       "last round.")},
    {Phrase::ColourThirdInARowLast,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has {colour} for the third game in a row; this is the last round, in which that is "
                       "allowed.")},
    {Phrase::ColourBeyondTwo,
     QT_TRANSLATE_NOOP("Explain",
                       "The colour difference of {player} becomes {difference}; the rules forbid more than two "
                       "before the last round.")},
    {Phrase::ColourBeyondTwoLast,
     QT_TRANSLATE_NOOP("Explain",
                       "The colour difference of {player} becomes {difference}; this is the last round, in which more "
                       "than two is allowed.")},
};
static_assert(hasEachOnce(kColourSentences, kColourArea), "every phrase of phrases_colour.def has one sentence");
static_assert(holesFit(kColourSentences), "the holes of each sentence are its phrase's arguments");

constexpr WordText kColourWords[] = {
    {"preference.none", QT_TRANSLATE_NOOP("Explain", "none")},
    {"preference.mild", QT_TRANSLATE_NOOP("Explain", "mild")},
    {"preference.strong", QT_TRANSLATE_NOOP("Explain", "strong")},
    {"preference.absolute", QT_TRANSLATE_NOOP("Explain", "absolute")},
    {"colour.reason_twice", QT_TRANSLATE_NOOP("Explain", "two games in a row with one colour")},
    {"colour.reason_balance", QT_TRANSLATE_NOOP("Explain", "one colour more often than the other")},
    {"colour.reason_alternate", QT_TRANSLATE_NOOP("Explain", "the colours alternate")},
    {"colour.reason_higher", QT_TRANSLATE_NOOP("Explain", "the higher ranked player is served first")},
    {"colour.reason_initial", QT_TRANSLATE_NOOP("Explain", "the colour drawn before round 1")},
};

}  // namespace

std::span<const Sentence> colourSentences()
{
    return kColourSentences;
}

std::span<const WordText> colourWords()
{
    return kColourWords;
}

}  // namespace kydai::text
