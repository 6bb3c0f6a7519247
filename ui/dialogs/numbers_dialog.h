/// Pairing numbers by hand: exchange two, move one, draw lots, order by a column. One change, which Ctrl+Z takes back;
/// whether it may be made, and what is asked before, is policy's.
#pragma once

#include "desk/desk.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace kydai::ui {

class NumbersDialog : public QDialog {
    Q_OBJECT
public:
    /// What to do with the players `chosen` in the list is offered first: two exchange, one moves.
    NumbersDialog(Desk& desk, const std::vector<PlayerId>& chosen, QWidget* parent = nullptr);

    void accept() override;

private:
    enum Method { Exchange, Move, Lot, VarmaFederation, VarmaUnit, UnitEarly, FirstColumn };

    void build();
    QSpinBox* number(QFormLayout& form, const char* name);
    void choose(const std::vector<PlayerId>& chosen);
    void showMethod();
    void preview();
    /// By a lot, which can be drawn again.
    [[nodiscard]] bool isDrawn() const;
    /// In ascending order of id; empty while the fields name nobody, with the reason in the note.
    [[nodiscard]] std::vector<int> numbers(QString& problem) const;

    Desk& m_desk;
    QFormLayout* m_form = nullptr;
    QComboBox* m_method = nullptr;
    QSpinBox* m_first = nullptr;
    QSpinBox* m_second = nullptr;
    QSpinBox* m_seed = nullptr;
    QCheckBox* m_keepEquals = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_accept = nullptr;
};

}  // namespace kydai::ui
