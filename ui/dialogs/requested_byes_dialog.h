/// Byes asked for ahead, round by round. Each entry is committed at once and can be undone; nothing to save here.
#pragma once

#include "panes/desk.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class PlayerFindBox;

class RequestedByesDialog : public QDialog {
    Q_OBJECT
public:
    explicit RequestedByesDialog(Desk& desk, QWidget* parent = nullptr);

    /// The player whom the next entry is for.
    void choose(PlayerId player);
    void add();
    void removeSelected();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void refresh();
    [[nodiscard]] QString entryText(const RequestedBye& bye) const;

    Desk& m_desk;
    PlayerId m_player{};
    PlayerFindBox* m_find;
    QLabel* m_chosen;
    QSpinBox* m_round;
    QComboBox* m_kind;
    QPushButton* m_add;
    QListWidget* m_list;
    QPushButton* m_remove;
    QLabel* m_note;
};

}  // namespace kydai::ui
