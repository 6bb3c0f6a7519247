/// Which results of all sections are missing, by room and table: Enter goes to the board. Stays beside the window and
/// follows the event.
#pragma once

#include "desk/desk.h"
#include "model/hall.h"

#include <QDialog>

#include <vector>

class QLabel;

namespace kydai::ui {

class HeldListModel;
class TableView;

class MissingDialog : public QDialog {
    Q_OBJECT
public:
    explicit MissingDialog(Desk& desk, QWidget* parent = nullptr);

    void refresh();

Q_SIGNALS:
    void boardWanted(const kydai::HallBoard& board);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showHead();

    Desk& m_desk;
    std::vector<HallBoard> m_boards;
    QLabel* m_head;
    HeldListModel* m_model;
    TableView* m_table;
};

}  // namespace kydai::ui
