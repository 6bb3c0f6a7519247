/// What stands in a cell before it is written: a value with its meaning. How each output writes it stands here and
/// nowhere else, so that a list is the same on screen, on paper and in a file. Any thread.
#pragma once

#include "explain/explanation.h"
#include "model/date.h"
#include "model/player.h"
#include "model/scorecards.h"
#include "text/wording.h"

#include <QDateTime>
#include <QString>
#include <QVariant>

#include <cstdint>
#include <functional>
#include <string>
#include <variant>

namespace kydai::tables {

/// Who draws a list. Text and Json are those of the command line; Csv and Json are read by programs.
enum class Output : std::uint8_t { Screen, Projector, Paper, Html, Workbook, Csv, Text, Json };
inline constexpr int kOutputs = 8;

/// A player's name; outputs without a column of titles write the title in front of it.
struct Person {
    std::string name{};
    Title title = Title::None;
};
/// The place in the list of a player who has not arrived: no pairing number yet, so it stands in brackets.
/// @rule C.04.2.2.4
struct ListPlace {
    int number = 0;
};
/// The result of a board, both sides.
struct BoardResult {
    Outcome white = Outcome::Open;
    Outcome black = Outcome::Open;
};
/// What a player without a game gets, and how many points that is.
struct ByeResult {
    Outcome kind = Outcome::ZeroBye;
    Points points{};
};
/// One player's round in a crosstable; `opponent` is the number that stands for the opponent.
struct RoundCell {
    RoundEntry entry{};
    int opponent = 0;
};
/// Words in whatever language is asked for, and what programs read in their place.
struct Worded {
    std::function<QString(const text::Wording&)> words{};
    std::string code{};
};

/// Nothing, or one of these. Text is as it was entered; a sum of points is Points, a tie-break's value a Fraction.
using Value = std::variant<std::monostate, int, ListPlace, std::string, Person, Points, Fraction, Real, Date, QDateTime,
                           Sex, Colour, Outcome, BoardResult, ByeResult, RoundCell, Worded>;

[[nodiscard]] inline bool isBlank(const Value& value)
{
    return std::holds_alternative<std::monostate>(value);
}
/// Blank for 0 and for an empty text: what nobody entered.
Value numberOrBlank(int number);
Value textOrBlank(const std::string& text);
/// "2½ : 1½", of a match.
Value scoreValue(Points one, Points other);

/// The cell as people read it.
QString written(const Value& value, Output output, const text::Wording& wording);
/// The cell as programs read it (CSV, JSON): decimals with a point, dates as 2012-04-17, results as TRF letters; words
/// without a code of their own in the language given.
std::string plain(const Value& value, const text::Wording& wording);
/// Whether the cell is words that differ from language to language; numbers stay in the first one of a print.
bool isWords(const Value& value);
/// What a column is sorted by: names by given name, results by what they are worth; invalid for a blank.
QVariant sortKey(const Value& value, const text::Wording& wording);

/// "WGM", or a title that is not FIDE's as its file wrote it.
QString titleText(const Player& player);

}  // namespace kydai::tables
