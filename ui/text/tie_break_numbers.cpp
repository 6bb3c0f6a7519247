// The tie-breaks that only Swiss-Manager has: `tiebreak.number.N` is the name that goes with a number of its list
// (model/swiss_manager.h), `tiebreak.name.X` and `tiebreak.about.X` those of our words for what is computed of them.
#include "text/sentences.h"

#include <QCoreApplication>

namespace kydai::text {

namespace {

constexpr WordText kNumberedTieBreakWords[] = {
    {"tiebreak.name.RSUM", QT_TRANSLATE_NOOP("Explain", "Sum of the opponents' ratings")},
    {"tiebreak.about.RSUM", QT_TRANSLATE_NOOP("Explain", "the ratings of the opponents met over the board, added up")},
    {"tiebreak.name.SUMBH", QT_TRANSLATE_NOOP("Explain", "Sum of the opponents' Buchholz")},
    {"tiebreak.about.SUMBH",
     QT_TRANSLATE_NOOP("Explain", "the Buchholz of the opponents met over the board, added up")},
    {"tiebreak.name.MPV", QT_TRANSLATE_NOOP("Explain", "Match points by a scale")},
    {"tiebreak.about.MPV", QT_TRANSLATE_NOOP("Explain", "match points by a scale of their own")},
    {"tiebreak.name.GPV", QT_TRANSLATE_NOOP("Explain", "Game points by a scale")},
    {"tiebreak.about.GPV", QT_TRANSLATE_NOOP("Explain", "game points by a scale of their own")},
    {"tiebreak.name.GPMP", QT_TRANSLATE_NOOP("Explain", "Game points and points for matches")},
    {"tiebreak.about.GPMP", QT_TRANSLATE_NOOP("Explain", "game points, and points for each match")},
    {"tiebreak.name.WBP", QT_TRANSLATE_NOOP("Explain", "Points by result and colour")},
    {"tiebreak.about.WBP", QT_TRANSLATE_NOOP("Explain", "points by a scale for result and colour")},
    {"tiebreak.name.GAMES", QT_TRANSLATE_NOOP("Explain", "Games")},
    {"tiebreak.about.GAMES", QT_TRANSLATE_NOOP("Explain", "the games of the player")},
    {"tiebreak.name.PCT", QT_TRANSLATE_NOOP("Explain", "Per cent of the points")},
    {"tiebreak.about.PCT", QT_TRANSLATE_NOOP("Explain", "the points in per cent of the games")},
    {"tiebreak.name.BOARD", QT_TRANSLATE_NOOP("Explain", "Board")},
    {"tiebreak.about.BOARD", QT_TRANSLATE_NOOP("Explain", "the board in the team")},
    {"tiebreak.name.SM", QT_TRANSLATE_NOOP("Explain", "Tie-break of Swiss-Manager")},
    {"tiebreak.about.SM", QT_TRANSLATE_NOOP("Explain", "a tie-break of Swiss-Manager that is not computed here")},
    {"tiebreak.number.5", QT_TRANSLATE_NOOP("Explain", "Entered by hand")},
    {"tiebreak.number.6", QT_TRANSLATE_NOOP("Explain", "Entered by hand")},
    {"tiebreak.number.7", QT_TRANSLATE_NOOP("Explain", "Sonneborn-Berger by real points")},
    {"tiebreak.number.9", QT_TRANSLATE_NOOP("Explain", "Progressive score, fine")},
    {"tiebreak.number.13", QT_TRANSLATE_NOOP("Explain", "Match points 2-1-0")},
    {"tiebreak.number.15", QT_TRANSLATE_NOOP("Explain", "Board tie-break of the whole tournament")},
    {"tiebreak.number.16", QT_TRANSLATE_NOOP("Explain", "Buchholz by team points, the own with them")},
    {"tiebreak.number.17", QT_TRANSLATE_NOOP("Explain", "Buchholz by real points")},
    {"tiebreak.number.18", QT_TRANSLATE_NOOP("Explain", "Carasaxa")},
    {"tiebreak.number.22", QT_TRANSLATE_NOOP("Explain", "Buchholz by the opponents' team points")},
    {"tiebreak.number.23", QT_TRANSLATE_NOOP("Explain", "Sum of the opponents' ratings without one")},
    {"tiebreak.number.24", QT_TRANSLATE_NOOP("Explain", "Board tie-break of the BSV")},
    {"tiebreak.number.25", QT_TRANSLATE_NOOP("Explain", "Sum of the opponents' Buchholz")},
    {"tiebreak.number.26", QT_TRANSLATE_NOOP("Explain", "Tie-break 1 of an imported tournament")},
    {"tiebreak.number.27", QT_TRANSLATE_NOOP("Explain", "Tie-break 2 of an imported tournament")},
    {"tiebreak.number.28", QT_TRANSLATE_NOOP("Explain", "Buchholz, special")},
    {"tiebreak.number.29", QT_TRANSLATE_NOOP("Explain", "Median Buchholz, special")},
    {"tiebreak.number.30", QT_TRANSLATE_NOOP("Explain", "Buchholz of all results by real points")},
    {"tiebreak.number.31", QT_TRANSLATE_NOOP("Explain", "Median Buchholz by real points")},
    {"tiebreak.number.32", QT_TRANSLATE_NOOP("Explain", "Tie-break 3 of an imported tournament")},
    {"tiebreak.number.33", QT_TRANSLATE_NOOP("Explain", "Progressive score, nothing for dropped players")},
    {"tiebreak.number.34", QT_TRANSLATE_NOOP("Explain", "Median Buchholz of teams")},
    {"tiebreak.number.38", QT_TRANSLATE_NOOP("Explain", "Game points and 1 for each match won")},
    {"tiebreak.number.39", QT_TRANSLATE_NOOP("Explain", "Game points 3-2-1, 0 for a forfeit lost")},
    {"tiebreak.number.40", QT_TRANSLATE_NOOP("Explain", "Match points 3-1-0")},
    {"tiebreak.number.41", QT_TRANSLATE_NOOP("Explain", "Better result against the lowest starting rank")},
    {"tiebreak.number.42", QT_TRANSLATE_NOOP("Explain", "Points and those of the qualifying rounds")},
    {"tiebreak.number.43", QT_TRANSLATE_NOOP("Explain", "Play-off points")},
    {"tiebreak.number.44", QT_TRANSLATE_NOOP("Explain", "Match points by a scale")},
    {"tiebreak.number.46", QT_TRANSLATE_NOOP("Explain", "Game points and match points 3-1-0")},
    {"tiebreak.number.47", QT_TRANSLATE_NOOP("Explain", "Game points by a scale")},
    {"tiebreak.number.48", QT_TRANSLATE_NOOP("Explain", "Sum of match points by a scale")},
    {"tiebreak.number.49", QT_TRANSLATE_NOOP("Explain", "Sum of match points without the lowest, Olympiad")},
    {"tiebreak.number.50", QT_TRANSLATE_NOOP("Explain", "Sonneborn-Berger of the Olympiad")},
    {"tiebreak.number.51", QT_TRANSLATE_NOOP("Explain", "Tie-break of the ECU")},
    {"tiebreak.number.54", QT_TRANSLATE_NOOP("Explain", "Recursive performance rating")},
    {"tiebreak.number.55", QT_TRANSLATE_NOOP("Explain", "Average recursive performance of opponents")},
    {"tiebreak.number.56", QT_TRANSLATE_NOOP("Explain", "Sum of match points without the lowest, Khanty-Mansiysk")},
    {"tiebreak.number.57", QT_TRANSLATE_NOOP("Explain", "Sonneborn-Berger without the lowest, Khanty-Mansiysk")},
    {"tiebreak.number.58", QT_TRANSLATE_NOOP("Explain", "Sum of ratings or progressive score, youth championships")},
    {"tiebreak.number.59", QT_TRANSLATE_NOOP("Explain", "Performance without two results, 2011")},
    {"tiebreak.number.61", QT_TRANSLATE_NOOP("Explain", "Arranz: win 1, draw 0.6 with Black and 0.4 with White")},
    {"tiebreak.number.62", QT_TRANSLATE_NOOP("Explain", "Games, few first")},
    {"tiebreak.number.63", QT_TRANSLATE_NOOP("Explain", "Per cent of the points")},
    {"tiebreak.number.64", QT_TRANSLATE_NOOP("Explain", "Board")},
    {"tiebreak.number.65", QT_TRANSLATE_NOOP("Explain", "Games, many first")},
    {"tiebreak.number.66", QT_TRANSLATE_NOOP("Explain", "Places of their teams")},
    {"tiebreak.number.67", QT_TRANSLATE_NOOP("Explain", "Sonneborn-Berger of all results, Khanty-Mansiysk")},
    {"tiebreak.number.69", QT_TRANSLATE_NOOP("Explain", "Koya, fine")},
    {"tiebreak.number.70", QT_TRANSLATE_NOOP("Explain", "Sum of Buchholz by parameters")},
    {"tiebreak.number.71", QT_TRANSLATE_NOOP("Explain", "Berlin")},
    {"tiebreak.number.72", QT_TRANSLATE_NOOP("Explain", "Rating difference")},
    {"tiebreak.number.73", QT_TRANSLATE_NOOP("Explain", "Schmuljan")},
    {"tiebreak.number.74", QT_TRANSLATE_NOOP("Explain", "Sonneborn-Berger without the lowest, Chennai")},
    {"tiebreak.number.75", QT_TRANSLATE_NOOP("Explain", "Sum of adjusted match points without the lowest, Chennai")},
    {"tiebreak.number.76", QT_TRANSLATE_NOOP("Explain", "Points by result and colour")},
    {"tiebreak.number.92", QT_TRANSLATE_NOOP("Explain", "Kashdan")},
};

}  // namespace

std::span<const WordText> numberedTieBreakWords()
{
    return kNumberedTieBreakWords;
}

}  // namespace kydai::text
