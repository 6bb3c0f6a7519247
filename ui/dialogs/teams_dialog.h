/// The teams of a section: their members in board order, captains and short names, and the order of the teams, which is
/// their numbers until round 1 is paired. Kept as a whole by Save.
#pragma once

#include "desk/desk.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class OrderedList;
class PlayerFindBox;

class TeamsDialog : public QDialog {
    Q_OBJECT
public:
    explicit TeamsDialog(Desk& desk, QWidget* parent = nullptr);

    void accept() override;
    /// A team behind the others; the keyboard goes to its name.
    void addTeam();
    void removeTeam();
    /// A team for each unit whose players are in none yet.
    void addUnits();
    /// The player becomes the last member of the current team; from another team he goes over.
    void addMember(PlayerId player);
    void order();

private:
    void build();
    QWidget* teamsColumn();
    QWidget* membersColumn();
    void showTeams();
    void showTeam();
    void showMembers();
    /// As many as the event says, or as is usual for the teams that there are, until somebody chooses another number.
    void showBoards();
    void takeBoards(int count);
    void takeNames();
    void takeOrder();
    void takeMembers();
    void removeMember();
    [[nodiscard]] Team* current();
    [[nodiscard]] QString memberText(PlayerId player, int board) const;
    /// Teams with numbers as they will be kept.
    [[nodiscard]] bool isFixed() const;

    Desk& m_desk;
    std::shared_ptr<const Section> m_section;
    TeamEvent m_event{};
    OrderedList* m_teams;
    OrderedList* m_members;
    PlayerFindBox* m_find;
    QLineEdit* m_name;
    QLineEdit* m_nickname;
    QLineEdit* m_captain;
    QLineEdit* m_club;
    QLineEdit* m_venue;
    QComboBox* m_by;
    QSpinBox* m_count;
    QSpinBox* m_boards;
    bool m_areBoardsChosen = false;
    QPushButton* m_order;
    QLabel* m_note;
};

}  // namespace kydai::ui
