/// The prizes of a section as a table to type in: a line for each range of places, and beside it who may win the list
/// that the line belongs to and how ties share it.
#pragma once

#include "model/prize_plan.h"
#include "widgets/member_form.h"

#include <QWidget>

#include <string>

class QGroupBox;
class QTableWidget;

namespace kydai::ui {

class PrizePlanTable : public QWidget {
    Q_OBJECT
public:
    explicit PrizePlanTable(const text::Wording& wording, QWidget* parent = nullptr);

    void setPlan(const PrizePlan& plan);
    void setReadOnly(bool on);
    /// What the table has no room for, of the plan and of the list of the current line.
    void editRules();

Q_SIGNALS:
    /// Somebody typed: this is the plan now.
    void edited(const kydai::PrizePlan& plan);
    /// What was typed is no places or no amount.
    void refused(const QString& sentence);

private:
    void buildDetails();
    void fill();
    void showDetails();
    void onCell(int row, int column);
    void removeLine();
    /// The list of the current line; null on the empty line.
    PrizeList* currentList();
    /// What the fields beside the table say.
    void take();

    text::Wording m_wording;
    PrizePlan m_plan{};
    QTableWidget* m_table;
    QGroupBox* m_details;
    PrizePlan m_typed{};  ///< as the fields have it
    PrizeList m_shown{};  ///< that of the current line, as the fields have it
    MemberForm m_form;
    QWidget* m_jointThird = nullptr;
};

}  // namespace kydai::ui
