/// The rules a section plays under: game, system, editions, rounds, points, first colour; and leaving FIDE mode.
#pragma once

#include "desk/desk.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class SectionChecks;

class RulesDialog : public QDialog {
    Q_OBJECT
public:
    explicit RulesDialog(Desk& desk, QWidget* parent = nullptr);
    void accept() override;

private:
    void build();
    void layOut();
    QWidget* ratingsPage();
    void moveList(int step);
    void fillLists(const RuleSet& rules);
    void takeRatings(RuleSet& rules) const;
    void fill();
    /// Only what belongs to the chosen system can be chosen.
    [[nodiscard]] PairingSystem systemAt(int index) const;
    void showSystem();
    void leaveFideMode();
    QComboBox* choice(const char* name, const QStringList& texts);

    Desk& m_desk;
    QComboBox* m_discipline = nullptr;
    QComboBox* m_tempo = nullptr;
    QComboBox* m_system = nullptr;
    QComboBox* m_pairingEdition = nullptr;
    QComboBox* m_tieBreakEdition = nullptr;
    int m_roundsShown = 0;
    QSpinBox* m_rounds = nullptr;
    QComboBox* m_points = nullptr;
    QComboBox* m_byePoints = nullptr;
    QComboBox* m_initialColour = nullptr;
    QCheckBox* m_baku = nullptr;
    QCheckBox* m_double = nullptr;
    QCheckBox* m_reverse = nullptr;
    QSpinBox* m_unrated = nullptr;
    QComboBox* m_unratedMethod = nullptr;
    QComboBox* m_listMethod = nullptr;
    QComboBox* m_equals = nullptr;
    QListWidget* m_lists = nullptr;
    QCheckBox* m_long = nullptr;
    QCheckBox* m_byRound = nullptr;
    QCheckBox* m_chess960 = nullptr;
    QFormLayout* m_form = nullptr;
    SectionChecks* m_others = nullptr;
    QLabel* m_mode = nullptr;
    QLabel* m_locked = nullptr;
    QPushButton* m_leave = nullptr;
};

}  // namespace kydai::ui
