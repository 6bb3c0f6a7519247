// Ratings. {standing} says how official a calculation is; numbers stand where the formula has them, so that a line can
// be checked with a pocket calculator.
#include "text/sentences.h"

#include <QtGlobal>

namespace kydai::text {

namespace {

constexpr Phrase kArea[] = {
#define KYDAI_PHRASE(name, id, arguments) Phrase::name,
#include "explain/phrases_rating.def"
#undef KYDAI_PHRASE
};

constexpr Sentence kSentences[] = {
    // the question
    {Phrase::RatingSubject, QT_TRANSLATE_NOOP("Explain", "How is the {system} rating of {player} computed?")},
    // the answer
    {Phrase::RatingChanged,
     QT_TRANSLATE_NOOP(
         "Explain", "{player} goes from {before} to {after} ({change}) with {score} points from {games} rated games.")},
    {Phrase::RatingKept, QT_TRANSLATE_NOOP("Explain", "{player} keeps {before}: no round of this event counts.")},
    {Phrase::RatingFirst,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} gets a first rating of {after} with {score} points from {games} rated games.")},
    {Phrase::RatingStaysUnrated,
     QT_TRANSLATE_NOOP("Explain",
                       "{player} stays unrated: {games} rated games in this event do not give a rating yet.")},
    {Phrase::RatingLost,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{player} goes from {before} to {after} ({change}), which is below the floor, and becomes unrated.")},
    // where it starts
    {Phrase::RatingLabel, QT_TRANSLATE_NOOP("Explain", "{standing}; edition: {edition}.")},
    {Phrase::RatingBefore, QT_TRANSLATE_NOOP("Explain", "{player} starts from {before} ({source}).")},
    {Phrase::RatingUnratedBefore, QT_TRANSLATE_NOOP("Explain", "{player} had no rating before this event.")},
    {Phrase::RatingEstimate,
     QT_TRANSLATE_NOOP("Explain", "This is an estimate: only the list of the federation that keeps it is binding.")},
    // rounds that count
    {Phrase::RatingGame,
     QT_TRANSLATE_NOOP(
         "Explain",
         "Round {round}: {outcome} against {opponent} ({rating}); {expected} expected, {score} scored: {term}.")},
    {Phrase::RatingGameCut, QT_TRANSLATE_NOOP("Explain",
                                              "Round {round}: {outcome} against {opponent} ({listed}, too far away: "
                                              "counted as {rating}); {expected} expected, {score} scored: {term}.")},
    {Phrase::RatingGameDeviation, QT_TRANSLATE_NOOP("Explain",
                                                    "Round {round}: {outcome} against {opponent} ({rating}, RD "
                                                    "{deviation}); {expected} expected, weight {weight}: {term}.")},
    {Phrase::RatingGamePoints,
     QT_TRANSLATE_NOOP("Explain", "Round {round}: {outcome} against {opponent} ({rating}): {term} points.")},
    {Phrase::RatingGamePointsCut, QT_TRANSLATE_NOOP("Explain",
                                                    "Round {round}: {outcome} against {opponent} ({listed}, more than "
                                                    "40 away: counted as {rating}): {term} points.")},
    {Phrase::RatingGamePlain,
     QT_TRANSLATE_NOOP("Explain", "Round {round}: {outcome} against {opponent} ({rating}), {score} scored.")},
    {Phrase::RatingGameUnratedOpponent,
     QT_TRANSLATE_NOOP("Explain", "Round {round}: {outcome} against {opponent}, who has no rating: {term}.")},
    // rounds left out
    {Phrase::RatingSkippedBye, QT_TRANSLATE_NOOP("Explain", "Round {round} does not count: no opponent.")},
    {Phrase::RatingSkippedForfeit,
     QT_TRANSLATE_NOOP("Explain", "Round {round} does not count: the game against {opponent} was not played.")},
    {Phrase::RatingSkippedUnfinished,
     QT_TRANSLATE_NOOP("Explain", "Round {round} does not count yet: the game against {opponent} has no result.")},
    {Phrase::RatingSkippedNotRated,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} does not count: the game against {opponent} ended before both had moved.")},
    {Phrase::RatingSkippedOpponentUnrated,
     QT_TRANSLATE_NOOP("Explain", "Round {round} does not count: {opponent} has no rating.")},
    {Phrase::RatingSkippedOpponentNew,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} does not count: {opponent} is new, and this event gives no first rating.")},
    {Phrase::RatingSkippedGapTooLarge,
     QT_TRANSLATE_NOOP("Explain",
                       "Round {round} does not count: in rapid and blitz {opponent} is 600 points or more away and one "
                       "of the two is above 2600.")},
    {Phrase::RatingSkippedFirstEventZero,
     QT_TRANSLATE_NOOP(
         "Explain",
         "Round {round} against {opponent} is disregarded with the whole first event, in which no point was scored.")},
    // sums and FIDE
    {Phrase::RatingSum,
     QT_TRANSLATE_NOOP("Explain", "Scored {score}, expected {expected}: the difference is {difference}.")},
    {Phrase::RatingTimesK, QT_TRANSLATE_NOOP("Explain", "Change = {difference} × K {k} = {change}.")},
    {Phrase::RatingKFromList, QT_TRANSLATE_NOOP("Explain", "K = {k}: as given in the player list.")},
    {Phrase::RatingK2400, QT_TRANSLATE_NOOP("Explain", "K = {k}: the rating {rating} has reached 2400.")},
    {Phrase::RatingKTitle,
     QT_TRANSLATE_NOOP("Explain",
                       "K = {k}: the grandmaster or international master title shows that 2400 was reached.")},
    {Phrase::RatingKJunior,
     QT_TRANSLATE_NOOP("Explain", "K = {k}: born in {born}, at most 18 years old in {year}, and rated below 2300.")},
    {Phrase::RatingKFewGames, QT_TRANSLATE_NOOP("Explain", "K = {k}: only {games} rated games so far, fewer than 30.")},
    {Phrase::RatingKUsual, QT_TRANSLATE_NOOP("Explain", "K = {k}: rated below 2400 and neither a junior nor new.")},
    {Phrase::RatingKLimited,
     QT_TRANSLATE_NOOP("Explain", "K × games may not exceed 700: {k} × {games} = {product}, so K becomes {limited}.")},
    {Phrase::RatingFideRounded,
     QT_TRANSLATE_NOOP(
         "Explain", "The change {change} is rounded to {rounded} at the end of the month: {before} becomes {after}.")},
    {Phrase::RatingFidePerformance,
     QT_TRANSLATE_NOOP("Explain",
                       "Performance = average of the opponents {average} {dp} (table for p = {p}) = {performance}.")},
    {Phrase::RatingFideBelowFloor,
     QT_TRANSLATE_NOOP("Explain", "{after} is below {floor}: the player is shown as unrated on the next list.")},
    {Phrase::RatingFideZeroFirst,
     QT_TRANSLATE_NOOP("Explain",
                       "A newcomer without a point in the first event: its {games} rated games are disregarded.")},
    {Phrase::RatingFideInitialAverage,
     QT_TRANSLATE_NOOP(
         "Explain",
         "Ra = (sum of the opponents {sum} + 2 × {imagined} for two imagined draws) / {games} = {average}.")},
    {Phrase::RatingFideInitialPercent,
     QT_TRANSLATE_NOOP("Explain", "p = ({score} + 1) / {games} = {p}; the table gives {dp}.")},
    {Phrase::RatingFideInitialResult, QT_TRANSLATE_NOOP("Explain", "Ru = {average} {dp} = {rating}, rounded.")},
    {Phrase::RatingFideInitialMaximum,
     QT_TRANSLATE_NOOP("Explain", "{rating} is above the highest first rating: {maximum} is given.")},
    {Phrase::RatingFideInitialFewGames,
     QT_TRANSLATE_NOOP(
         "Explain",
         "{games} games against rated opponents are fewer than {needed}: they are kept for up to 26 months.")},
    {Phrase::RatingFideInitialBelowFloor,
     QT_TRANSLATE_NOOP("Explain", "{rating} is below {floor}: no rating is published yet.")},
    // Elo
    {Phrase::RatingEloResult,
     QT_TRANSLATE_NOOP("Explain", "New rating = {before} + {k} × ({score} − {expected}) = {after}.")},
    {Phrase::RatingEloPerformance,
     QT_TRANSLATE_NOOP("Explain",
                       "Performance = {average} + 400 × (wins − losses {balance}) / {games} = {performance}.")},
    // USCF
    {Phrase::RatingUscfSpecial,
     QT_TRANSLATE_NOOP("Explain",
                       "Special formula, as the rating rests on {prior} games: {before} enters as {effective} drawn "
                       "games, and the expected score equals {target} at {after}.")},
    {Phrase::RatingUscfK, QT_TRANSLATE_NOOP("Explain", "K = 800 / (effective games {effective} + {games}) = {k}.")},
    {Phrase::RatingUscfGain, QT_TRANSLATE_NOOP("Explain", "Gain = {k} × ({score} − {expected}) = {gain}.")},
    {Phrase::RatingUscfBonus,
     QT_TRANSLATE_NOOP("Explain",
                       "Bonus = {gain} − {threshold} × √{games}, from three games on and at least 0: {bonus}.")},
    {Phrase::RatingUscfResult, QT_TRANSLATE_NOOP("Explain", "New rating = {before} {gain} {bonus} = {after}.")},
    {Phrase::RatingUscfFloor, QT_TRANSLATE_NOOP("Explain", "{after} is below the floor: {floor} is kept.")},
    // Glicko
    {Phrase::RatingGlickoSum,
     QT_TRANSLATE_NOOP("Explain", "The weighted differences add up to {sum}; d² = {dsquared}, d = {d}.")},
    {Phrase::RatingGlickoResult, QT_TRANSLATE_NOOP("Explain", "From {before} with RD {deviation} to {after}.")},
    {Phrase::RatingGlickoDeviation,
     QT_TRANSLATE_NOOP(
         "Explain",
         "RD goes from {before} to {after}: with 95 % certainty the strength lies between {low} and {high}.")},
    {Phrase::RatingGlicko2Variance, QT_TRANSLATE_NOOP("Explain", "v = {v}, Δ = {delta}.")},
    {Phrase::RatingGlicko2Volatility,
     QT_TRANSLATE_NOOP("Explain", "Volatility σ goes from {before} to {after} (τ = {tau}).")},
    {Phrase::RatingGlicko2PreDeviation,
     QT_TRANSLATE_NOOP("Explain", "Before the games count, RD grows from {before} to {after}.")},
    {Phrase::RatingGlicko2Result,
     QT_TRANSLATE_NOOP("Explain", "The weighted differences add up to {sum}: {before} becomes {after}.")},
    // DWZ
    {Phrase::RatingDwzDevelopment, QT_TRANSLATE_NOOP("Explain",
                                                     "Development coefficient: {base} × {acceleration} + {brake}, "
                                                     "rounded and limited by index {index}: E = {development}.")},
    {Phrase::RatingDwzResult,
     QT_TRANSLATE_NOOP("Explain", "New rating = {before} + 800 × {difference} / ({development} + {games}) = {after}.")},
    {Phrase::RatingDwz2026K,
     QT_TRANSLATE_NOOP("Explain", "K for index {index}: {base} × {brake} + {acceleration} = {k}.")},
    {Phrase::RatingDwz2026Result,
     QT_TRANSLATE_NOOP("Explain", "New rating = {before} + {k} × {difference} = {after}.")},
    {Phrase::RatingDwzPerformance,
     QT_TRANSLATE_NOOP("Explain",
                       "Performance: {performance}, the rating at which the expected score equals the score.")},
    {Phrase::RatingDwzFirstFewGames,
     QT_TRANSLATE_NOOP("Explain",
                       "{games} games against rated opponents are fewer than {needed}: no first rating yet.")},
    {Phrase::RatingDwzFirstOneSided, QT_TRANSLATE_NOOP("Explain",
                                                       "{score} points from {games} games: without a point, with all "
                                                       "points or without a rated opponent there is no first rating.")},
    {Phrase::RatingDwzFirstMatching,
     QT_TRANSLATE_NOOP("Explain", "Opponents on average {average}; the expected score equals {score} at {rating}.")},
    {Phrase::RatingDwzFirstResult, QT_TRANSLATE_NOOP("Explain", "First rating from {rating}: {first}.")},
    // ECF, Ingo, Harkness, UKD
    {Phrase::RatingEcfGrade, QT_TRANSLATE_NOOP("Explain", "Grade = {sum} / {games} = {average}, rounded {grade}.")},
    {Phrase::RatingEcfElo, QT_TRANSLATE_NOOP("Explain", "As an Elo rating: 7.5 × {grade} + 700 = {elo}.")},
    {Phrase::RatingIngoPerformance,
     QT_TRANSLATE_NOOP("Explain",
                       "H = average of the opponents {average} − ({percent} − 50) = {performance}; lower is better.")},
    {Phrase::RatingIngoFieldPerformance,
     QT_TRANSLATE_NOOP("Explain",
                       "H = average of the field {average} − ({percent} − 50) = {performance}; lower is better.")},
    {Phrase::RatingIngoFirst, QT_TRANSLATE_NOOP("Explain", "First number: H = {performance}, shown as {shown}.")},
    {Phrase::RatingIngoArticle, QT_TRANSLATE_NOOP("Explain", "New number: H = {performance}, shown as {shown}.")},
    {Phrase::RatingIngoClassic,
     QT_TRANSLATE_NOOP("Explain", "New number = ¾ × {before} + ¼ × {performance} = {after}, shown as {shown}.")},
    {Phrase::RatingIngoLate, QT_TRANSLATE_NOOP("Explain",
                                               "New number = ({performance} × {games} + {before} × {development}) / "
                                               "({games} + {development}) = {after}, shown as {shown}.")},
    {Phrase::RatingHarknessPerformance,
     QT_TRANSLATE_NOOP("Explain",
                       "Average of the opponents {average} + 10 × ({percent} − 50) = {performance}, rounded {shown}.")},
    {Phrase::RatingHarknessMean, QT_TRANSLATE_NOOP("Explain",
                                                   "Mean with the old rating: ({before} × {weight} + {performance} × "
                                                   "{games}) / ({weight} + {games}) = {after}.")},
    {Phrase::RatingUkdK, QT_TRANSLATE_NOOP("Explain", "K = {k} for a rating of {rating}.")},
    {Phrase::RatingUkdResult, QT_TRANSLATE_NOOP("Explain", "{before} and a total of {change}, rounded: {after}.")},
    {Phrase::RatingUkdLost, QT_TRANSLATE_NOOP("Explain", "{after} is below {minimum}: the rating is lost.")},
    {Phrase::RatingUkdFirst, QT_TRANSLATE_NOOP("Explain", "Performance = {average} {dp} = {performance}.")},
    {Phrase::RatingUkdFirstNotEnough,
     QT_TRANSLATE_NOOP(
         "Explain",
         "A first rating needs {needed} games and more than {minimum}; here {games} games and {performance}.")},
    // Chessmetrics, URS
    {Phrase::RatingChessmetricsPerformance,
     QT_TRANSLATE_NOOP("Explain", "Performance = {average} + ({share} − 0.5) × {slope} = {performance}.")},
    {Phrase::RatingChessmetricsPadded,
     QT_TRANSLATE_NOOP("Explain",
                       "With four imagined draws at {average} and three at {padding}: ({performance} × {games} + "
                       "{average} × 4 + {padding} × 3) / ({games} + 7) + {offset} = {rating}.")},
    {Phrase::RatingChessmetricsShift,
     QT_TRANSLATE_NOOP("Explain", "All ratings move by {shift}, so that the pool keeps its mean: {rating}.")},
    {Phrase::RatingChessmetricsFewGames,
     QT_TRANSLATE_NOOP("Explain", "{games} games are fewer than {needed}: not listed.")},
    {Phrase::RatingUrsPrior,
     QT_TRANSLATE_NOOP("Explain", "Expected before the event: {mean}, give or take {deviation}.")},
    {Phrase::RatingUrsBalance, QT_TRANSLATE_NOOP("Explain",
                                                 "Each game weighs {weight}; the differences of {sum} hold the balance "
                                                 "with the expectation at {difference}: {rating}.")},
    // what had to be assumed
    {Phrase::RatingNoteGamesUnknown,
     QT_TRANSLATE_NOOP("Explain",
                       "Assumed: at least 30 rated games so far; the file does not say. With fewer K would be 40.")},
    {Phrase::RatingNoteBirthUnknown,
     QT_TRANSLATE_NOOP("Explain", "Assumed: no junior; the year of birth or of the event is unknown.")},
    {Phrase::RatingNoteKFromTitle,
     QT_TRANSLATE_NOOP("Explain", "Assumed from the title; correct K in the player list if the list says otherwise.")},
    {Phrase::RatingNoteNewcomerPerformance,
     QT_TRANSLATE_NOOP("Explain", "The system leaves the start value free: the performance of this event is used.")},
    {Phrase::RatingNoteEstablishedAssumed,
     QT_TRANSLATE_NOOP("Explain", "Assumed: an established rating; the file does not say on how many games it rests.")},
    {Phrase::RatingNoteUscfConverted,
     QT_TRANSLATE_NOOP("Explain", "Start value converted from the FIDE rating; it counts like {games} games.")},
    {Phrase::RatingNoteStartFromAge, QT_TRANSLATE_NOOP("Explain", "Start value from the age: {start}.")},
    {Phrase::RatingNoteStartUnknownAge, QT_TRANSLATE_NOOP("Explain", "Start value for an unknown age: {start}.")},
    {Phrase::RatingNoteGlickoNew, QT_TRANSLATE_NOOP("Explain", "New player: {rating} with RD {deviation}.")},
    {Phrase::RatingNoteGlickoAssumed,
     QT_TRANSLATE_NOOP("Explain", "Assumed: RD {deviation} for the rating {rating}; the file holds no RD.")},
    {Phrase::RatingNoteDwzFromFide,
     QT_TRANSLATE_NOOP("Explain", "No DWZ: the FIDE rating {rating} is used with index {index}.")},
    {Phrase::RatingNoteAdultAssumed,
     QT_TRANSLATE_NOOP("Explain", "Assumed: an adult; the year of birth or of the event is unknown.")},
    {Phrase::RatingNoteIndexAssumed,
     QT_TRANSLATE_NOOP("Explain", "Assumed: index {index}; the file does not say how many evaluations there were.")},
    {Phrase::RatingNoteEcfConverted,
     QT_TRANSLATE_NOOP("Explain", "Grade {grade} converted from the Elo rating: (Elo − 700) / 7.5.")},
    {Phrase::RatingNoteEcfProvisional,
     QT_TRANSLATE_NOOP("Explain",
                       "New player: a provisional grade of {grade} from these games sets the 40-point limit.")},
    {Phrase::RatingNoteEcfFewGames,
     QT_TRANSLATE_NOOP("Explain",
                       "This event alone: {games} games; a grade rests on {full}, older games would be added.")},
    {Phrase::RatingNoteIngoConverted,
     QT_TRANSLATE_NOOP("Explain", "Number {rating} converted from the Elo rating: 355 − Elo / 8.")},
    {Phrase::RatingNoteUkdFromFide,
     QT_TRANSLATE_NOOP("Explain", "No UKD in the list: the FIDE rating {rating} stands for it.")},
    {Phrase::RatingNoteChessmetricsMean,
     QT_TRANSLATE_NOOP("Explain", "There is no earlier list to compare with: the mean of the rated players is kept.")},
    {Phrase::RatingNoteUrsPrior, QT_TRANSLATE_NOOP("Explain", "New player: {mean} is expected.")},
    {Phrase::RatingNoteUrsGroups,
     QT_TRANSLATE_NOOP(
         "Explain",
         "The players form {groups} groups without a game between them: ratings compare only inside a group.")},
};
static_assert(hasEachOnce(kSentences, kArea), "every phrase of phrases_rating.def has one sentence");
static_assert(holesFit(kSentences), "the holes of each sentence are its phrase's arguments");

constexpr WordText kWords[] = {
    {"standing.official", QT_TRANSLATE_NOOP("Explain", "By the official formula")},
    {"standing.historical", QT_TRANSLATE_NOOP("Explain", "Historical system (from published documents)")},
    {"standing.reconstruction",
     QT_TRANSLATE_NOOP("Explain", "Reconstruction, not official – its parameters can be changed")},
    {"rating_source.none", QT_TRANSLATE_NOOP("Explain", "no rating")},
    {"rating_source.list", QT_TRANSLATE_NOOP("Explain", "rating of the player list")},
    {"rating_source.national", QT_TRANSLATE_NOOP("Explain", "national rating")},
    {"rating_source.converted", QT_TRANSLATE_NOOP("Explain", "converted from the international rating")},
    {"rating_source.given", QT_TRANSLATE_NOOP("Explain", "entered by hand")},
    {"rating_source.age", QT_TRANSLATE_NOOP("Explain", "start value by age")},
    {"rating_source.default", QT_TRANSLATE_NOOP("Explain", "start value of the system")},
};

}  // namespace

std::span<const Sentence> ratingSentences()
{
    return kSentences;
}

std::span<const WordText> ratingWords()
{
    return kWords;
}

}  // namespace kydai::text
