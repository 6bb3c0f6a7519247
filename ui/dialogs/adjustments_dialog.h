/// Bonus and penalty points of players, or of teams in match and game points (TRF26 299), for a round or for the whole
/// event. Each entry is committed at once and can be undone; nothing to save here. What a file says besides (a round
/// valued differently, the result of a match as a whole) is listed and can be removed.
#pragma once

#include "desk/desk.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class EntryList;
class PlayerFindBox;

class AdjustmentsDialog : public QDialog {
    Q_OBJECT
public:
    explicit AdjustmentsDialog(Desk& desk, QWidget* parent = nullptr);

    /// The player whom the next entry is for.
    void choose(PlayerId player);
    void add();
    void remove(int row);

private:
    void build();
    void refresh();
    [[nodiscard]] bool hasTeams() const;

    Desk& m_desk;
    PlayerId m_player{};
    EntryList* m_entries;
    PlayerFindBox* m_find;
    QLabel* m_chosen;
    QComboBox* m_team;
    QSpinBox* m_round;
    QDoubleSpinBox* m_points;
    QDoubleSpinBox* m_gamePoints;
    QPushButton* m_add;
};

}  // namespace kydai::ui
