/// A field over the window and what is found under it: words are typed, arrows choose, Enter goes there, Esc and a
/// click elsewhere leave everything as it was, the keyboard too. While it is open the window's keys are silent.
#pragma once

#include <QFrame>
#include <QPointer>
#include <QString>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QTableView;

namespace kydai::ui {

struct PaletteRow {
    QString text{};
    QString aside{};  ///< what kind of thing, or where it stands
    QString key{};
    bool isPossible = true;  ///< now
};

class PalettePanel : public QFrame {
    Q_OBJECT
public:
    /// What is found, the best first; asked again at every letter.
    using Find = std::function<std::vector<PaletteRow>(const QString& typed)>;

    PalettePanel(Find find, QWidget& window);

    void open();
    [[nodiscard]] bool isOpen() const { return !isHidden(); }
    /// Closes it; the keyboard goes back where it was.
    void leave();

Q_SIGNALS:
    /// A row of what was found; it is closed by then.
    void chosen(int row);
    /// It is closed, and what had the keyboard before is gone.
    void focusLost();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Rows;

    void build();
    void place();
    void search();
    void move(int step);
    void choose();
    bool onKey(int key);
    void retranslate();

    Find m_find;
    QLineEdit* m_search;
    QTableView* m_table;
    QLabel* m_hint;
    Rows* m_rows;
    QPointer<QWidget> m_before{};  ///< had the keyboard
};

}  // namespace kydai::ui
