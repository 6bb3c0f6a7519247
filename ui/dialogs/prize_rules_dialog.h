/// The rules of a plan of prizes that the table has no room for: money, rounding, protests, funds; and of one list how
/// ties across its end, second prizes, too few entrants and unrated winners are treated. Source: rules/prizes.md.
#pragma once

#include "model/prize_plan.h"

#include <QDialog>

#include <functional>
#include <vector>

class QFormLayout;

namespace kydai::ui {

class PrizeRulesDialog : public QDialog {
    Q_OBJECT
public:
    /// `list`: the index of the list whose rules stand there; one that is none: the plan's alone.
    PrizeRulesDialog(const PrizePlan& plan, std::size_t list, QWidget* parent = nullptr);

    /// As it was typed.
    [[nodiscard]] PrizePlan plan() const;

private:
    using Take = std::function<void(PrizePlan&)>;
    void addPlan(QFormLayout& form);
    void addDivision(QFormLayout& form);
    void addWinners(QFormLayout& form);
    void addChoice(QFormLayout& form, const char* name, const QString& label, const QStringList& words, int now,
                   const std::function<void(PrizePlan&, int)>& set);
    void addNumber(QFormLayout& form, const char* name, const QString& label, int least, int most,
                   const QString& special, int now, const std::function<void(PrizePlan&, int)>& set);
    void addAmount(QFormLayout& form, const char* name, const QString& label, std::int64_t now,
                   const std::function<void(PrizePlan&, std::int64_t)>& set);
    void addText(QFormLayout& form, const char* name, const QString& label, const std::string& now,
                 const std::function<void(PrizePlan&, const std::string&)>& set);
    void addTick(QFormLayout& form, const char* name, const QString& words, bool now,
                 const std::function<void(PrizePlan&, bool)>& set);

    PrizePlan m_plan;
    std::size_t m_list;
    std::vector<Take> m_takes{};  ///< from each widget into the plan
};

}  // namespace kydai::ui
