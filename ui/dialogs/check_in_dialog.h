/// Check-in before a round: who is there, by one key a player, with who may be entered twice. Closing it is one change.
/// The marks are kept by whoever opens it, and beside the event at every key (check_in_marks.h): leaving it, or a
/// crash, loses none.
#pragma once

#include "desk/desk.h"
#include "dialogs/check_in_marks.h"
#include "policy/actions.h"

#include <QDialog>

class QComboBox;
class QKeyEvent;
class QLabel;
class QLineEdit;
class QTableWidget;

namespace kydai::ui {

class CheckInDialog : public QDialog {
    Q_OBJECT
public:
    CheckInDialog(Desk& desk, policy::CheckIn& checkIn, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void fill();
    void search(const QString& text);
    /// Marks the selected player and goes on to the next who is shown.
    void mark(policy::Presence presence);
    void showMark(int row);
    void showCount();
    bool onTableKey(const QKeyEvent& key);
    void onSearchEntered();
    void closeCheckIn();
    bool confirmClosing();
    void restoreMarks();
    struct Counts {
        int present = 0;
        int absent = 0;
        int late = 0;
        int unmarked = 0;  ///< of those who are not out
    };
    [[nodiscard]] Counts counted() const;
    [[nodiscard]] CheckInPlace place() const;
    [[nodiscard]] policy::Presence markOf(int row) const;

    Desk& m_desk;
    policy::CheckIn& m_checkIn;
    std::vector<PlayerId> m_rows;  ///< who stands in which row
    QLineEdit* m_search;
    QTableWidget* m_table;
    QLabel* m_count;
    QComboBox* m_absent;
    QComboBox* m_late;
    QComboBox* m_unmarked;
};

}  // namespace kydai::ui
