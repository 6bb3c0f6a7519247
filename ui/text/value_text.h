/// Values as people write them: ½ not .5, names of colours, results and words. One place for window, paper and command
/// line.
#pragma once

#include "explain/explanation.h"
#include "explain/picture.h"
#include "model/scorecards.h"
#include "model/unseen_line_ups.h"
#include "text/wording.h"

#include <QDateTime>
#include <QString>

#include <span>
#include <utility>
#include <vector>

namespace kydai::text {

QString valueText(const Value& value, const Wording& wording);

/// The year of an edition as explanations name it: "24" is 2024, "old" is before September 2023; others as they are.
QString editionText(const std::string& edition, const Wording& wording);

/// "2½", "0", "½", "-1½"; tenths that are no halves as a decimal.
QString pointsText(Points points, const Wording& wording);
/// Whole numbers and halves as points; else the decimal, at most `decimals` places, with the language's separator.
QString fractionText(const Fraction& fraction, const Wording& wording, int decimals = 4);
/// "+12.4" in English, "+12,4" in Vietnamese.
QString realText(const Real& real, const Wording& wording);
/// White and Black; Red and Black in xiangqi.
QString colourText(Colour colour, const Wording& wording);
/// "won", "draw", "forfeit win"…: a result as a noun in a table's cell or a sentence.
QString outcomeText(Outcome outcome, const Wording& wording);
/// A name of the closed set of words.
QString wordText(std::string_view id, const Wording& wording);
/// The same where it is a heading: "Quarter-final".
QString wordHeading(std::string_view id, const Wording& wording);
/// What stands above a round of a bracket: "Quarter-final", of a bracket in parts "Last 64 · part 1/2".
QString bracketHeading(const KnockOutTree& tree, std::size_t round, const Wording& wording);
/// The first letter a capital.
QString capitalised(QString words);
/// "2½ : 1½", of a match.
QString scoreText(Points one, Points other, const Wording& wording);
/// The same of half points.
QString scoreText(const std::pair<int, int>& halves, const Wording& wording);
/// Half points stage by stage: "1 : 1, 1½ : ½".
QString stageScoresText(const std::vector<std::pair<int, int>>& halves, const Wording& wording);
/// "1½", of half points.
QString halvesText(int halves, const Wording& wording);
/// "A, B and C".
QString listText(const QStringList& items, const Wording& wording);
/// "Lan, Minh"; names that have a comma themselves are parted by semicolons: "Eriksen, Anna; Xu, Alexander".
QString joinedNames(const QStringList& names);
/// The names of a list, of a long one the first `atMost` and how many more there are: "A, B, C and 9 others".
QString namesText(const Players& players, const Wording& wording, std::size_t atMost);
/// "21 November 2026" and "21/11/2026"; parts that are unknown are left out; empty for an unknown date.
QString dateText(const Date& date, const Wording& wording);

/// What a clock shows where it stands.
Moment momentOf(const QDateTime& when);
Moment momentNow();

/// A board's result as the arbiter writes it: "1 - 0", "½ - ½", forfeits "+ : –", "– : +", "– : –"; empty while nothing
/// is known.
QString resultText(Outcome white, Outcome black);

/// A crosstable cell in the notation of the Vietnamese article: "4w1", "15b½", "BYE1", "BYE½", "F1", "F0"; the letters
/// are those of the wording in every language. `opponent` is the number that stands for the opponent (start number or
/// rank). A game without a known colour leaves the letter out; an open one its result.
/// "w", "b", or "t", "đ": in crosstables.
QString colourLetter(Colour colour, const Wording& wording);
QString crosstableCell(const RoundEntry& entry, int opponent, const Wording& wording);

}  // namespace kydai::text
