/// The rules of a plan of prizes that the table has no room for: money, rounding, protests, funds; and of one list how
/// ties across its end, second prizes, too few entrants and unrated winners are treated. Source: rules/prizes.md.
#pragma once

#include "model/prize_plan.h"
#include "widgets/member_form.h"

#include <QDialog>

namespace kydai::ui {

class PrizeRulesDialog : public QDialog {
    Q_OBJECT
public:
    /// `list`: the index of the list whose rules stand there; one that is none: the plan's alone.
    PrizeRulesDialog(const PrizePlan& plan, std::size_t list, const text::Wording& wording, QWidget* parent = nullptr);

    /// As it was typed, once it is accepted.
    [[nodiscard]] const PrizePlan& plan() const { return m_plan; }

public Q_SLOTS:
    void accept() override;

private:
    void addPlan();
    void addDivision(PrizeList& list);
    void addWinners(PrizeList& list);

    PrizePlan m_plan;
    MemberForm m_form;
};

}  // namespace kydai::ui
