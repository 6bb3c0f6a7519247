/// What if? Facts of the shown section that are supposed to be others, added and taken away one by one, and beside them
/// what would move: places, tie-breaks, prizes, ratings, norms, each with the reason. A shadow copy: nothing is
/// written, and nothing is left when the window is closed.
#pragma once

#include "ask/what_if.h"
#include "desk/desk.h"

#include <QDialog>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class EntryList;
class ExplanationModel;
class HeldListModel;
class PlayerFindBox;
class StepsView;
class TableView;

class WhatIfDialog : public QDialog {
    Q_OBJECT
public:
    /// Begins with what the player had in the round; nobody: with nobody chosen.
    WhatIfDialog(Desk& desk, PlayerId player, RoundNumber round, QWidget* parent = nullptr);

Q_SIGNALS:
    void printWanted(const kydai::Explanation& answer, kydai::RoundNumber round);

private:
    enum class Fact { Result, Bye, NoGame, Stay, List };

    void build();
    QWidget* buildFacts();
    QWidget* buildAnswer();
    /// A new snapshot: what is supposed is supposed of it.
    void refresh();
    void choose(PlayerId player);
    [[nodiscard]] Fact kind() const;
    /// The kind that fits what the player had.
    void suggestKind();
    /// The fields of the kind, what is so now, and what might be asked about it.
    void showFields();
    void fillValues(Fact kind);
    [[nodiscard]] QString presentText() const;
    [[nodiscard]] const Game* board() const;
    [[nodiscard]] Outcome ownOutcome() const;
    [[nodiscard]] Result<ask::Supposition> described() const;
    void add();
    void remove(int row);
    void showFacts();
    void compute();
    void show(std::shared_ptr<const ask::WhatIf> made);

    Desk& m_desk;
    PlayerId m_player{};
    std::vector<ask::Supposition> m_supposed{};
    std::shared_ptr<const Section> m_shadow{};  ///< with all of them
    std::shared_ptr<const ask::WhatIf> m_made{};
    EntryList* m_entries;
    QComboBox* m_kind;
    QSpinBox* m_round;
    PlayerFindBox* m_find;
    QLabel* m_now;
    QComboBox* m_value;
    QLineEdit* m_list;
    QPushButton* m_add;
    QLabel* m_head;
    HeldListModel* m_moves;
    TableView* m_table;
    ExplanationModel* m_steps;
    StepsView* m_view;
    QPushButton* m_print;
};

}  // namespace kydai::ui
