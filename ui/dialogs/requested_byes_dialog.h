/// Byes asked for ahead, round by round. Each entry is committed at once and can be undone; nothing to save here.
#pragma once

#include "desk/desk.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class EntryList;
class PlayerFindBox;

class RequestedByesDialog : public QDialog {
    Q_OBJECT
public:
    explicit RequestedByesDialog(Desk& desk, QWidget* parent = nullptr);

    /// The player whom the next entry is for.
    void choose(PlayerId player);
    void add();
    void remove(int row);

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
    EntryList* m_entries;
    QPushButton* m_add;
};

}  // namespace kydai::ui
