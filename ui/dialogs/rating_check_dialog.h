/// Whether ratings, titles and federations are still those of the list: whom it concerns, and what of it is taken over.
/// FIDE's list by ID, or a custom list from a file by ID or name and year. Nothing changes without a tick and Enter.
#pragma once

#include "desk/desk.h"
#include "policy/rating_check.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace kydai::ui {

class RatingCheckDialog : public QDialog {
    Q_OBJECT
public:
    explicit RatingCheckDialog(Desk& desk, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The list is old: another one is wanted.
    void renewalWanted();

private:
    void compare();
    void chooseCustom();
    void fill();
    void takeOver();
    [[nodiscard]] QString stateText(const Section& section) const;

    Desk& m_desk;
    QLabel* m_state;
    QTableWidget* m_table;
    QCheckBox* m_byItself;
    QCheckBox* m_daily;
    QPushButton* m_renew;
    QPushButton* m_take;
    bool m_isCustom = false;
    bool m_isCompared = false;  ///< with the list that counts, or a custom one
    QString m_custom{};         ///< name of the custom list
    std::vector<policy::RatingDifference> m_differences{};
};

}  // namespace kydai::ui
