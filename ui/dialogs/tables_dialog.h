/// Rooms and tables of all sections: those that are selected get a room, a group and tables of their own, numbered on
/// over the sections that play at the same time.
#pragma once

#include "desk/desk.h"
#include "model/hall.h"

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class HeldListModel;
class TableView;

class TablesDialog : public QDialog {
    Q_OBJECT
public:
    explicit TablesDialog(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void refresh();
    void give();
    [[nodiscard]] TablePlan plan() const;

    Desk& m_desk;
    HeldListModel* m_model;
    TableView* m_table;
    QLineEdit* m_room;
    QLineEdit* m_group;
    QSpinBox* m_first;
    QSpinBox* m_spare;
    QSpinBox* m_step;
    QCheckBox* m_anew;
    QPushButton* m_give;
    QPushButton* m_close;
};

}  // namespace kydai::ui
