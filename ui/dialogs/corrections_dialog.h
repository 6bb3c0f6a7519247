/// What hangs on the wall for a round and is not so any more, to be read and printed as a notice.
#pragma once

#include "desk/desk.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace kydai::ui {

class HeldListModel;
class TableView;

class CorrectionsDialog : public QDialog {
    Q_OBJECT
public:
    explicit CorrectionsDialog(Desk& desk, QWidget* parent = nullptr);

Q_SIGNALS:
    void printWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill();

    Desk& m_desk;
    QLabel* m_head;
    HeldListModel* m_model;
    TableView* m_table;
    QPushButton* m_print;
};

}  // namespace kydai::ui
