/// The rows of an event that a stop of a lesson shows, as large as the room for them allows; the asked cell stands out.
#pragma once

#include "lesson/lesson.h"

#include <QTableView>

#include <optional>

namespace kydai::ui {

class HeldListModel;

class LessonBoard : public QTableView {
    Q_OBJECT
public:
    static constexpr int kSmallestLetters = 11;  ///< pixels

    LessonBoard(const text::Wording& wording, QWidget* parent);

    /// `list` reads what outlives the board; `cell` is lit, its row with it.
    void showRows(tables::List list, std::optional<lesson::BoardCell> cell, const text::Wording& wording);
    /// Takes at most `height`, with lines of at most `line` pixels.
    void fit(int height, int line);
    [[nodiscard]] int rows() const;

private:
    /// False: with letters of this size it is wider than the window.
    bool fitColumns(int letters);

    HeldListModel* m_model;
    std::optional<lesson::BoardCell> m_cell{};
};

}  // namespace kydai::ui
