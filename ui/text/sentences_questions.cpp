// The other questions that players ask: floats, the bye to another, the next opponent, boards, numbers, absences,
// places.
#include "text/sentences.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr Phrase kQuestionArea[] = {
#define KYDAI_PHRASE(name, id, arguments) Phrase::name,
#include "explain/phrases_questions.def"
#undef KYDAI_PHRASE
};

constexpr Sentence kQuestionSentences[] = {
    // why was I floated
    {Phrase::FloatQuestion,
     QT_TRANSLATE_NOOP("Explain", "Why does {player} not meet a player with the same score in round {round}?")},
    {Phrase::FloatQuestionNot,
     QT_TRANSLATE_NOOP("Explain", "Why was {player} moved down in round {round}, and not {rival}?")},
    {Phrase::FloatNone,
     QT_TRANSLATE_NOOP("Explain", "{player} was not moved in round {round}: the opponent has the same score.")},
    {Phrase::FloatTakesBye,
     QT_TRANSLATE_NOOP("Explain", "{player} was left over at the end of round {round}'s pairing and has the bye.")},
    {Phrase::FloatUp,
     QT_TRANSLATE_NOOP("Explain", "{player}, on {points}, meets {opponent}, who came down on {otherPoints}.")},
    {Phrase::FloatOtherGroup,
     QT_TRANSLATE_NOOP("Explain",
                       "{rival} is not in that group: {player} left the {points}-point group, and {rival} is on "
                       "{otherPoints}.")},
    {Phrase::FloatBoth,
     QT_TRANSLATE_NOOP("Explain", "Both {player} and {rival} had to leave the {points}-point group.")},
    {Phrase::FloatNotAsRules,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} was published otherwise than the rules give it; this is what the rules give.")},
    {Phrase::FloatHistoryDown, QT_TRANSLATE_N_NOOP("Explain", "{player} got a downfloat in %n rounds: {rounds}.")},
    {Phrase::FloatHistoryUp, QT_TRANSLATE_N_NOOP("Explain", "{player} got an upfloat in %n rounds: {rounds}.")},
    {Phrase::FloatHistoryCause, QT_TRANSLATE_NOOP("Explain", "Round {round}: {why}")},
    {Phrase::FloatHistoryMet,
     QT_TRANSLATE_NOOP("Explain", "Round {round}: on {points} met {opponent} on {otherPoints}.")},
    {Phrase::FloatHistoryUnplayed,
     QT_TRANSLATE_NOOP("Explain", "Round {round}: {outcome}, which counts as a downfloat.")},
    {Phrase::FloatHistoryNone, QT_TRANSLATE_NOOP("Explain", "{player} has not floated before.")},
    {Phrase::FloatsQuestion,
     QT_TRANSLATE_NOOP("Explain", "How often has {player} met an opponent of another score, and why?")},
    {Phrase::FloatsAnswer, QT_TRANSLATE_NOOP("Explain", "Downfloats of {player} so far: {downs}; upfloats: {ups}.")},
    {Phrase::FloatsNone,
     QT_TRANSLATE_NOOP("Explain", "{player} has met opponents of the own score only, and has had no downfloat.")},
    {Phrase::FloatsNoGroups,
     QT_TRANSLATE_NOOP("Explain", "Nobody floats here: who meets whom does not follow from groups of one score.")},
    // why not the bye to another
    {Phrase::ByeNotQuestion, QT_TRANSLATE_NOOP("Explain", "Why does {player} not have the bye in round {round}?")},
    {Phrase::ByeNotTakes, QT_TRANSLATE_NOOP("Explain", "{player} does have the bye in round {round}.")},
    {Phrase::ByeNotScore,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} is on {points}; the bye goes to the lowest score possible, to {taker} on "
                       "{madePoints}.")},
    {Phrase::ByeNotUnpaired,
     QT_TRANSLATE_NOOP("Explain",
                       "If {player} had the bye, not everybody could be paired: {players} would be left over.")},
    {Phrase::ByeNotWorse,
     QT_TRANSLATE_NOOP("Explain",
                       "If {player} had the bye instead of {taker}, then in the {points}-point group {why}.")},
    {Phrase::ByeNotLater,
     QT_TRANSLATE_NOOP("Explain", "{player} could have the bye instead of {taker}, but then {why}.")},
    // whom may I meet next
    {Phrase::NextQuestion, QT_TRANSLATE_NOOP("Explain", "Whom may {player} meet in round {round}?")},
    {Phrase::NextQuestionGiven,
     QT_TRANSLATE_NOOP("Explain", "Whom may {player} meet in round {round} after a {outcome} in this one?")},
    {Phrase::NextOver, QT_TRANSLATE_N_NOOP("Explain", "There is no next round: all %n rounds are paired.")},
    {Phrase::NextCertain, QT_TRANSLATE_NOOP("Explain", "{player} meets {opponent} in round {round}.")},
    {Phrase::NextBye, QT_TRANSLATE_NOOP("Explain", "{player} has the bye in round {round}.")},
    {Phrase::NextOneOf,
     QT_TRANSLATE_N_NOOP("Explain", "{player} meets one of {players}; the open games can end in %n ways.")},
    {Phrase::NextIfDrawn,
     QT_TRANSLATE_N_NOOP("Explain", "%n games are still open: if all were drawn, {player} would meet {opponent}.")},
    {Phrase::NextIfDrawnBye,
     QT_TRANSLATE_N_NOOP("Explain", "%n games are still open: if all were drawn, {player} would have the bye.")},
    {Phrase::NextLevel,
     QT_TRANSLATE_N_NOOP("Explain",
                         "In round {round} {player} is on {points}, where %n possible opponents are or may come; only "
                         "who is moved to another score meets somebody else.")},
    {Phrase::NextLevelNone,
     QT_TRANSLATE_NOOP("Explain",
                       "In round {round} {player} is on {points}, and nobody whom {player} may meet can come there: "
                       "{player} meets another score or has the bye.")},
    {Phrase::NextByResult,
     QT_TRANSLATE_NOOP("Explain",
                       "Whom {player} may meet in round {round} hangs on the own game first; below, each result.")},
    {Phrase::NextNotPaired, QT_TRANSLATE_NOOP("Explain", "{player} is not to be paired in round {round}.")},
    {Phrase::NextScore, QT_TRANSLATE_NOOP("Explain", "{player} is paired on {points}.")},
    {Phrase::NextScoreAfter, QT_TRANSLATE_NOOP("Explain", "After a {outcome} {player} is paired on {points}.")},
    {Phrase::NextGroup, QT_TRANSLATE_NOOP("Explain", "On {points} too in any case, and not met yet: {players}.")},
    {Phrase::NextMayCome,
     QT_TRANSLATE_NOOP("Explain", "On {points} too if their open game ends so, and not met yet: {players}.")},
    {Phrase::NextGroupMany,
     QT_TRANSLATE_N_NOOP("Explain", "On {points} too in any case, and not met yet: %n players.")},
    {Phrase::NextMayComeMany,
     QT_TRANSLATE_N_NOOP("Explain", "On {points} too if their open game ends so, and not met yet: %n players.")},
    {Phrase::NextGroupNone, QT_TRANSLATE_NOOP("Explain", "Nobody whom {player} may meet can come to {points}.")},
    {Phrase::NextBarred,
     QT_TRANSLATE_NOOP("Explain", "{player} cannot meet these any more, or not in this round: {players}.")},
    {Phrase::NextCase, QT_TRANSLATE_N_NOOP("Explain", "{opponent}: %n of the ways.")},
    {Phrase::NextCaseBye, QT_TRANSLATE_N_NOOP("Explain", "The bye: %n of the ways.")},
    {Phrase::NextImpossible, QT_TRANSLATE_N_NOOP("Explain", "No pairing within the rules: %n of the ways.")},
    // what is certain about the next round
    {Phrase::PreviewQuestion, QT_TRANSLATE_NOOP("Explain", "What is certain about round {round} already?")},
    {Phrase::PreviewAnswer,
     QT_TRANSLATE_N_NOOP("Explain",
                         "%n games are still open. Boards of round {round} that are fixed: {fixed}; only the colours "
                         "open: {colours}; players without a certain opponent: {open}.")},
    {Phrase::PreviewCertain,
     QT_TRANSLATE_NOOP("Explain", "Round {round} is certain on every board, however the open games end.")},
    {Phrase::PreviewTooMany,
     QT_TRANSLATE_N_NOOP("Explain",
                         "%n games are still open; what is certain about round {round} can be said once no more than 6 "
                         "are.")},
    {Phrase::PreviewFixed, QT_TRANSLATE_N_NOOP("Explain", "%n boards are fixed, White named first.")},
    {Phrase::PreviewColours, QT_TRANSLATE_N_NOOP("Explain", "On %n boards only the colours are open.")},
    {Phrase::PreviewOpen, QT_TRANSLATE_N_NOOP("Explain", "%n players have no certain opponent yet.")},
    {Phrase::PreviewPair, QT_TRANSLATE_NOOP("Explain", "{player} and {opponent}")},
    {Phrase::PreviewPlayer, QT_TRANSLATE_NOOP("Explain", "{player} meets one of these: {players}.")},
    {Phrase::PreviewPlayerOrBye,
     QT_TRANSLATE_NOOP("Explain", "{player} meets one of these or has the bye: {players}.")},
    {Phrase::PreviewDecides, QT_TRANSLATE_NOOP("Explain", "The game {player} – {opponent} decides it.")},
    // the colours of all rounds
    {Phrase::ColourTableQuestion, QT_TRANSLATE_NOOP("Explain", "Which colours has {player} had, and why?")},
    {Phrase::ColourTableAnswer,
     QT_TRANSLATE_NOOP("Explain", "{player} has had {white} in {whites} games and {black} in {blacks}.")},
    {Phrase::ColourTableRow,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round}: {colour} against {opponent}, by reason {letter} as Vietnamese arbiters count.")},
    {Phrase::ColourTableRowGiven, QT_TRANSLATE_NOOP("Explain", "Round {round}: {colour} against {opponent}.")},
    // why this board
    {Phrase::BoardQuestion, QT_TRANSLATE_NOOP("Explain", "Why does {player} play on board {place} in round {round}?")},
    {Phrase::BoardNone, QT_TRANSLATE_NOOP("Explain", "{player} has no board in round {round}.")},
    {Phrase::BoardOfMatch,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} plays on board {board} of the match {team} – {rival}: the players of a team sit in the "
         "order of its line-up, and without one in the order of its members.")},
    {Phrase::BoardMatchBegins,
     QT_TRANSLATE_NOOP("Explain", "{team} – {rival} is match {match} of the round, which begins at board {place}.")},
    {Phrase::BoardFirst,
     QT_TRANSLATE_NOOP("Explain", "No pair comes before {player} and {opponent} in the order of the boards.")},
    {Phrase::BoardByScore,
     QT_TRANSLATE_NOOP("Explain",
                       "Board {place} comes before: its higher score is {points}, of {first}; here it is "
                       "{otherPoints}, of {second}.")},
    {Phrase::BoardBySum,
     QT_TRANSLATE_NOOP("Explain",
                       "Board {place} comes before: the higher scores are equal, but {first} there has {points} and "
                       "{second} here {otherPoints}.")},
    {Phrase::BoardByRank,
     QT_TRANSLATE_NOOP("Explain",
                       "Board {place} comes before: the scores are equal, and {first} has number {number}, {second} "
                       "number {otherNumber}.")},
    {Phrase::BoardByHand,
     QT_TRANSLATE_NOOP(
         "Explain", "The order of the rules would not give board {place}: it was set by hand, or by another program.")},
    {Phrase::BoardOrder,
     QT_TRANSLATE_NOOP("Explain",
                       "Boards are in the order of the higher player's score, then of both scores together, then of "
                       "the higher player's number.")},
    // why this number
    {Phrase::NumberQuestion, QT_TRANSLATE_NOOP("Explain", "Why does {player} have number {number}?")},
    {Phrase::NumberFirst, QT_TRANSLATE_NOOP("Explain", "Nobody stands before {player} in the initial order.")},
    {Phrase::NumberByRating,
     QT_TRANSLATE_NOOP("Explain",
                       "{first} comes directly before {player} with the higher rating: {rivalRating} against "
                       "{rating}.")},
    {Phrase::NumberByTitle,
     QT_TRANSLATE_NOOP("Explain",
                       "{first} comes directly before {player}: both are rated {rating}, and the title is higher.")},
    {Phrase::NumberByName,
     QT_TRANSLATE_NOOP("Explain",
                       "{first} comes directly before {player}: rating {rating} and title are equal, so the names "
                       "decide.")},
    {Phrase::NumberByEntry,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{first} comes directly before {player}: rating {rating} and title are equal, so who was entered "
         "first comes first, as chosen for this section.")},
    {Phrase::NumberByBirth,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{first} comes directly before {player}: rating {rating} and title are equal, so the older comes "
         "first, as chosen for this section.")},
    {Phrase::NumberByLots,
     QT_TRANSLATE_NOOP("Explain",
                       "{first} comes directly before {player}: rating {rating} and title are equal, so lots were "
                       "drawn.")},
    {Phrase::NumberByHand,
     QT_TRANSLATE_NOOP("Explain",
                       "{first} ({rivalRating}) comes directly before {player} ({rating}) by an order that was set by "
                       "hand or taken from a file.")},
    {Phrase::NumberLate,
     QT_TRANSLATE_NOOP("Explain", "{player} came in round {round} and got the number of the rating all the same.")},
    {Phrase::NumberFrozen,
     QT_TRANSLATE_NOOP("Explain", "Since round {round} was paired, numbers are not corrected any more.")},
    // what an opponent's absence did
    {Phrase::EffectQuestion,
     QT_TRANSLATE_NOOP("Explain", "How do the unplayed rounds of {opponent} change {code} of {player}?")},
    {Phrase::EffectNotMet,
     QT_TRANSLATE_NOOP("Explain", "Nothing: {player} and {opponent} were not paired with each other.")},
    {Phrase::EffectNone,
     QT_TRANSLATE_NOOP("Explain", "Nothing: {opponent} has no unplayed round that counts in {code} of {player}.")},
    {Phrase::EffectChanged,
     QT_TRANSLATE_NOOP("Explain",
                       "{code} of {player} is {value}; it would be {before} if the score of {opponent} counted as it "
                       "stands.")},
    {Phrase::EffectUnchanged,
     QT_TRANSLATE_NOOP("Explain",
                       "{code} of {player} is {value}; the unplayed rounds of {opponent} change nothing in it.")},
    {Phrase::EffectAbsent, QT_TRANSLATE_NOOP("Explain", "{player} did not play round {round}: {outcome}.")},
    {Phrase::EffectTerm,
     QT_TRANSLATE_NOOP("Explain", "For round {round}, {opponent} has {before} points and counts {used}.")},
    {Phrase::EffectTermCut,
     QT_TRANSLATE_NOOP("Explain", "For round {round}, {opponent} would count {used}, but this value is cut.")},
    // what is needed for a place
    {Phrase::NeedQuestion, QT_TRANSLATE_NOOP("Explain", "What does {player} need for place {place}?")},
    {Phrase::NeedBracket, QT_TRANSLATE_NOOP("Explain",
                                            "In a knock-out the place follows from the round of the bracket: {player} "
                                            "needs to win the matches, and no number of points stands for that.")},
    {Phrase::NeedKeizer,
     QT_TRANSLATE_NOOP(
         "Explain",
         "In Keizer's system each result changes the values of all others: no number of points stands for "
         "a place that {player} may reach.")},
    {Phrase::NeedOver,
     QT_TRANSLATE_NOOP("Explain", "Everything is played: {player} can change nothing about place {place} any more.")},
    {Phrase::NeedHas, QT_TRANSLATE_NOOP("Explain", "{player} is sure of at least place {place}, whatever happens.")},
    {Phrase::NeedImpossible, QT_TRANSLATE_NOOP("Explain", "{player} cannot reach place {place} any more.")},
    {Phrase::NeedEnough,
     QT_TRANSLATE_N_NOOP("Explain", "{player} is sure of at least place {place} with {points} from %n games.")},
    {Phrase::NeedDepends,
     QT_TRANSLATE_N_NOOP("Explain",
                         "{player} needs at least {points} from %n games for place {place}, which then depends on "
                         "others.")},
    {Phrase::NeedOthersDecide,
     QT_TRANSLATE_NOOP("Explain", "{player} has no game to come; place {place} depends on the games of others.")},
    {Phrase::NeedNothingMore,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} has a chance of place {place} even without another point; it depends on others.")},
    {Phrase::NeedGameEnough,
     QT_TRANSLATE_NOOP("Explain", "A {outcome} is enough: {player} is then sure of at least place {place}.")},
    {Phrase::NeedGameDepends,
     QT_TRANSLATE_NOOP("Explain", "{player} needs at least a {outcome} for place {place}; {why}.")},
    {Phrase::NeedGameChance,
     QT_TRANSLATE_NOOP("Explain", "Even a loss leaves {player} a chance of place {place}; {why}.")},
    {Phrase::NeedWinUnless, QT_TRANSLATE_NOOP("Explain", "a win is enough unless {rival} wins too")},
    {Phrase::NeedWinUnlessSome,
     QT_TRANSLATE_N_NOOP("Explain", "a win is enough unless %n of these win too: {players}")},
    {Phrase::NeedWinDepends, QT_TRANSLATE_NOOP("Explain", "even after a win it depends on others")},
    {Phrase::NeedNow, QT_TRANSLATE_N_NOOP("Explain", "{player} has {points} so far and %n games to come.")},
    {Phrase::NeedRow, QT_TRANSLATE_NOOP("Explain", "With {points} in all: from place {best} to place {worst}.")},
    {Phrase::NeedRowOne, QT_TRANSLATE_NOOP("Explain", "With {points} in all: place {best}.")},
    {Phrase::NeedRowOneTies,
     QT_TRANSLATE_NOOP("Explain",
                       "With {points} in all: place {best} on points, down to place {place} if behind all who are "
                       "level.")},
    {Phrase::NeedRowTies,
     QT_TRANSLATE_NOOP("Explain",
                       "With {points} in all: from place {best} to place {worst} on points, to place {place} if behind "
                       "all who are level.")},
    {Phrase::NeedRivals, QT_TRANSLATE_NOOP("Explain", "These could still have {points} or more: {players}.")},
    // what is needed for a prize
    {Phrase::NeedPrizeQuestion, QT_TRANSLATE_NOOP("Explain", "What does {player} need for a prize of {list}?")},
    {Phrase::NeedPrizeSure,
     QT_TRANSLATE_NOOP("Explain", "{player} is sure of a prize of {list}, however the open games end.")},
    {Phrase::NeedPrizeNever,
     QT_TRANSLATE_NOOP("Explain", "{player} wins no prize of {list}, however the open games end.")},
    {Phrase::NeedPrizeEnough,
     QT_TRANSLATE_NOOP("Explain", "For a prize of {list} a {outcome} is enough for {player}.")},
    {Phrase::NeedPrizeDepends,
     QT_TRANSLATE_NOOP("Explain",
                       "For a prize of {list} {player} needs at least a {outcome}, and then it depends on the other "
                       "games.")},
    {Phrase::NeedPrizeOthers,
     QT_TRANSLATE_N_NOOP("Explain",
                         "Whether {player} wins a prize of {list} depends on the open games: yes in {cases} of their "
                         "%n ways to end.")},
    {Phrase::NeedPrizeRow,
     QT_TRANSLATE_N_NOOP("Explain", "After a {outcome}: a prize in {cases} of %n ways, from {low} to {high}.")},
    {Phrase::NeedPrizeRowNone, QT_TRANSLATE_NOOP("Explain", "After a {outcome}: no prize in any way.")},
    {Phrase::NeedPrizePlaceHas,
     QT_TRANSLATE_NOOP(
         "Explain", "{player} is sure to be among the first {place} of those who may win {list}, whatever happens.")},
    {Phrase::NeedPrizePlaceEnough,
     QT_TRANSLATE_N_NOOP(
         "Explain",
         "{player} is sure to be among the first {place} of those who may win {list} with {points} from "
         "%n games.")},
    {Phrase::NeedPrizePlaceDepends,
     QT_TRANSLATE_N_NOOP("Explain",
                         "{player} needs at least {points} from %n games to be among the first {place} of those "
                         "who may win {list}; the rest depends on others.")},
    {Phrase::NeedPrizePlaceNever,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} cannot come among the first {place} of those who may win {list} any more; only a prize "
         "that its winner leaves for another one could still come down.")},
    // what is needed for a rating
    {Phrase::NeedRatingQuestion, QT_TRANSLATE_NOOP("Explain", "What does {player} need for a rating of {rating}?")},
    {Phrase::NeedRatingUnrated,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} has no rating yet; whether the first one is {rating} or more can be said once the last "
         "opponent is known.")},
    {Phrase::NeedRatingReached,
     QT_TRANSLATE_NOOP("Explain", "{player} comes out of this event with {after} and has reached {rating}.")},
    {Phrase::NeedRatingMissed,
     QT_TRANSLATE_NOOP("Explain", "{player} comes out of this event with {after} and does not reach {rating}.")},
    {Phrase::NeedRatingSure,
     QT_TRANSLATE_NOOP("Explain", "{player} reaches {rating} with any result of the open game.")},
    {Phrase::NeedRatingNever, QT_TRANSLATE_NOOP("Explain", "{player} cannot reach {rating} in this event any more.")},
    {Phrase::NeedRatingEnough, QT_TRANSLATE_NOOP("Explain", "For {rating} a {outcome} is enough for {player}.")},
    {Phrase::NeedRatingScores,
     QT_TRANSLATE_N_NOOP("Explain",
                         "Whether {player} reaches {rating} depends on the score of the %n games to come and on the "
                         "opponents.")},
    {Phrase::NeedRatingNow,
     QT_TRANSLATE_NOOP("Explain", "{player} started from {before}; what is played brings {change}, with K = {k}.")},
    {Phrase::NeedRatingResult, QT_TRANSLATE_NOOP("Explain", "After a {outcome}: {after}.")},
    {Phrase::NeedRatingScore,
     QT_TRANSLATE_N_NOOP("Explain",
                         "{points} out of %n games are enough if each opponent not known yet is rated {opponents} or "
                         "more.")},
    {Phrase::NeedRatingScoreAny,
     QT_TRANSLATE_N_NOOP("Explain", "{points} out of %n games are enough whoever the opponents are.")},
    {Phrase::NeedRatingScoreNever,
     QT_TRANSLATE_N_NOOP("Explain", "{points} out of %n games are not enough, however strong the opponents are.")},
};
static_assert(hasEachOnce(kQuestionSentences, kQuestionArea), "every phrase of phrases_questions.def has one sentence");
static_assert(holesFit(kQuestionSentences), "the holes of each sentence are its phrase's arguments");

}  // namespace

std::span<const Sentence> questionSentences()
{
    return kQuestionSentences;
}

}  // namespace kydai::text
