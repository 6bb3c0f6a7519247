/// How results are typed: single keys on a board, and the quick line that takes slips in any order.
#pragma once

#include "model/game.h"

#include <QString>

#include <optional>
#include <variant>

class QKeyEvent;

namespace kydai::ui {

/// What a board's two players got.
struct BoardResult {
    Outcome white = Outcome::Open;
    Outcome black = Outcome::Open;
    friend bool operator==(const BoardResult&, const BoardResult&) = default;
};

/// `1` `0` `=` `5` `+` `-` `x` `Del`: the result of the selected board; none for every other key.
std::optional<BoardResult> resultOfKey(const QKeyEvent& key);

/// A line such as `37 1`, `12 =`, `8 +-`: the board and its result.
struct QuickEntry {
    int board = 0;
    BoardResult result{};
    friend bool operator==(const QuickEntry&, const QuickEntry&) = default;
};
/// Why a quick line can't be taken.
struct QuickRefusal {
    enum class Why {
        NoBoard,        ///< the line doesn't start with a board number
        NoResult,       ///< a board, and nothing after it
        UnknownResult,  ///< something after it that is no result: `what`
    };
    Why why{};
    QString what{};
    friend bool operator==(const QuickRefusal&, const QuickRefusal&) = default;
};

/// Results may be written 1, 0, =, 5, ½, 1-0, 0-1, ½-½, 0.5-0.5, ½-0, 0-½, 0-0, +, -, +-, -+, --, x, ? (adjourned), and
/// 1u, =u, 0u for games of less than one move by each (unrated: W, D, L in TRF).
std::variant<QuickEntry, QuickRefusal> parseQuickLine(const QString& line);

}  // namespace kydai::ui
