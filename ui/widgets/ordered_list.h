/// A short list whose order is what the arbiter sets: by dragging, or with Ctrl+Up and Ctrl+Down; Delete asks to take a
/// line out. Lines carry numbers of their owner's.
#pragma once

#include <QListWidget>

#include <vector>

namespace kydai::ui {

class OrderedList : public QListWidget {
    Q_OBJECT
public:
    explicit OrderedList(const QString& name, QWidget* parent = nullptr);

    /// A line of the list: what the owner knows it by, and its text.
    struct Line {
        int id = 0;
        QString text{};
    };
    /// The line that was current stays so, where it is still there.
    void setLines(const std::vector<Line>& lines);
    /// The numbers from top to bottom.
    [[nodiscard]] std::vector<int> order() const;
    /// Of the current line; 0 where there is none.
    [[nodiscard]] int currentId() const;
    void setCurrentId(int id);
    /// The current line goes so many places down.
    void moveCurrent(int step);

Q_SIGNALS:
    void orderChanged();
    void removeWanted();

protected:
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace kydai::ui
