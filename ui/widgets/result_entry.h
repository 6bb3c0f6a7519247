/// How results are typed: single keys on a board, and the quick line that takes slips in any order.
#pragma once

#include "model/game.h"

#include <QString>
#include <Qt>

#include <optional>
#include <span>
#include <variant>

class QKeyEvent;

namespace kydai::ui {

/// What a board's two players got.
struct BoardResult {
    Outcome white = Outcome::Open;
    Outcome black = Outcome::Open;
    friend bool operator==(const BoardResult&, const BoardResult&) = default;
};

/// A key that sets the result of the selected board.
struct ResultKey {
    Qt::Key key = Qt::Key_unknown;
    const char* shown = nullptr;  ///< on the key, the same in every language
    BoardResult result{};
};
/// `1` `0` `=` `+` `-` `x` `q` `w` `z` `a` `Del`, in the order in which they are shown.
std::span<const ResultKey> resultKeys();
/// What a key sets; `5` is a second key for a draw. None for every other key: not for Backspace, which whoever types
/// Vietnamese does not press himself. The keyboard program presses it to take back a letter, and types ă, ư or ã then.
std::optional<BoardResult> resultOfKey(const QKeyEvent& key);
/// The same result of a game that is not rated because neither side made enough moves, and back; none where there is no
/// such result.
std::optional<BoardResult> unratedOrRated(const BoardResult& result);

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
