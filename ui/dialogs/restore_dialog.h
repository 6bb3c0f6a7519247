/// The backups of the open event: when, what for, how many rounds, how large, and what would be lost by going back to
/// one of them. Restoring keeps the present state as a backup of its own.
#pragma once

#include "desk/desk.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace kydai::ui {

class RestoreDialog : public QDialog {
    Q_OBJECT
public:
    explicit RestoreDialog(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill();
    void restore();

    Desk& m_desk;
    std::vector<EventSession::Backup> m_backups{};
    QTableWidget* m_table;
    QLabel* m_none;
    QPushButton* m_restore;
};

}  // namespace kydai::ui
