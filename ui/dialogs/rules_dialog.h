/// The rules a section plays under: game, system, editions, rounds, points, first colour; and leaving FIDE mode.
#pragma once

#include "desk/desk.h"
#include "widgets/member_form.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTabWidget;

namespace kydai::ui {

class SectionChecks;
class KeizerPage;
class KnockOutPage;
class TeamRulesPage;

class RulesDialog : public QDialog {
    Q_OBJECT
public:
    explicit RulesDialog(Desk& desk, QWidget* parent = nullptr);
    void accept() override;

private:
    void build();
    void layOut();
    QWidget* pairingPage(QWidget* place);
    QWidget* ratingsPage(QWidget* place);
    void moveList(int step);
    void fillLists(const RuleSet& rules);
    void takeRatings(RuleSet& rules) const;
    void takePoints(PointSystem& points) const;
    void fill();
    /// Only what belongs to the chosen system can be chosen.
    [[nodiscard]] PairingSystem systemAt(int index) const;
    void showSystem();
    void completeMatch();
    void showMatches();
    void readTable();
    void showTable();
    void leaveFideMode();
    QComboBox* choice(const char* name, const QStringList& texts);

    Desk& m_desk;
    RuleSet m_rules{};  ///< what the fields made of rows hold
    MemberForm m_members;
    QWidget* m_baku = nullptr;
    QWidget* m_double = nullptr;
    QWidget* m_reverse = nullptr;
    QWidget* m_games = nullptr;
    QWidget* m_byCycle = nullptr;
    QWidget* m_homeBlack = nullptr;
    QPushButton* m_table = nullptr;
    std::vector<TableBoard> m_boards{};  ///< of the event's own table
    QWidget* m_pairingEdition = nullptr;
    QWidget* m_unrated = nullptr;
    QComboBox* m_system = nullptr;
    QTabWidget* m_pages = nullptr;
    KnockOutPage* m_knockOut = nullptr;
    KeizerPage* m_keizer = nullptr;
    int m_roundsShown = 0;
    QSpinBox* m_rounds = nullptr;
    QComboBox* m_points = nullptr;
    QComboBox* m_byePoints = nullptr;
    QComboBox* m_initialColour = nullptr;
    QComboBox* m_listMethod = nullptr;
    QListWidget* m_lists = nullptr;
    QCheckBox* m_chess960 = nullptr;
    QFormLayout* m_form = nullptr;
    SectionChecks* m_others = nullptr;
    TeamRulesPage* m_teams = nullptr;  ///< of a team event only
    QLabel* m_mode = nullptr;
    QLabel* m_locked = nullptr;
    QPushButton* m_leave = nullptr;
};

}  // namespace kydai::ui
