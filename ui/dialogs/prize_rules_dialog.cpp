#include "dialogs/prize_rules_dialog.h"

#include "widgets/dialog_buttons.h"
#include "widgets/dialog_size.h"
#include "widgets/tab_pages.h"

#include <QPlainTextEdit>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

PrizeRulesDialog::PrizeRulesDialog(const PrizePlan& plan, std::size_t list, const text::Wording& wording,
                                   QWidget* parent)
    : QDialog(parent), m_plan(plan), m_form(QStringLiteral("prize"), wording, this)
{
    setObjectName(QStringLiteral("prizeRulesDialog"));
    setWindowTitle(tr("More rules of the prizes"));
    auto* pages = new QTabWidget(this);
    pages->setObjectName(QStringLiteral("prizeRulePages"));
    turnPagesByKeys(*pages);
    const auto group = [&](const QString& title) {
        auto* page = new QWidget(pages);
        pages->addTab(page, title);
        m_form.setForm(new QFormLayout(page));
    };
    group(tr("The whole plan"));
    addPlan();
    if (list < m_plan.lists.size()) {
        PrizeList& one = m_plan.lists[list];
        const QString name = QString::fromStdString(one.name);
        group(tr("“%1”: division").arg(name));
        addDivision(one);
        group(tr("“%1”: winners").arg(name));
        addWinners(one);
    }
    auto* column = new QVBoxLayout(this);
    column->addWidget(pages, 1);
    auto* below = new QFormLayout;
    m_form.setForm(below);
    m_form.addRefusal();
    column->addLayout(below);
    column->addWidget(dialogButtons(*this, "prizeRulesSave"));
    constexpr int kWide = 700;
    resizeToScreen(*this, {std::max(kWide, sizeHint().width()), sizeHint().height()});
}

void PrizeRulesDialog::accept()
{
    if (m_form.take()) QDialog::accept();
}

void PrizeRulesDialog::addPlan()
{
    m_form.add(m_plan, &PrizePlan::currency);
    m_form.add(m_plan, &PrizePlan::unit);
    m_form.add(m_plan, &PrizePlan::rounding);
    m_form.add(m_plan, &PrizePlan::ageDay);
    m_form.add(m_plan, &PrizePlan::countedEntries, tr("the players"));
    m_form.add(m_plan, &PrizePlan::poolCap);
    qobject_cast<QPlainTextEdit*>(m_form.add(m_plan, &PrizePlan::protests))
        ->setPlaceholderText(tr("one a line; while there is one the prizes are provisional and can't be frozen"));
}

void PrizeRulesDialog::addDivision(PrizeList& list)
{
    m_form.add(list, &PrizeList::order);
    m_form.add(list, &PrizeList::pot);
    m_form.add(list, &PrizeList::endPlace, tr("the list"));
    m_form.add(list, &PrizeList::acrossEnd);
    m_form.add(list, &PrizeList::minimum);
    m_form.add(list, &PrizeList::basedOn, tr("guaranteed"));
    m_form.add(list, &PrizeList::unratedPercent, QStringLiteral("0"));
}

void PrizeRulesDialog::addWinners(PrizeList& list)
{
    m_form.add(list.condition, &PrizeCondition::unrated);
    m_form.add(list.condition, &PrizeCondition::federation);
    m_form.add(list.condition, &PrizeCondition::minGames, tr("any"));
    m_form.add(list.condition, &PrizeCondition::minPoints);
    m_form.add(list.condition, &PrizeCondition::lastRoundPlayed);
    m_form.add(list, &PrizeList::group);
    m_form.add(list, &PrizeList::lower);
    m_form.add(list, &PrizeList::freed);
    m_form.add(list, &PrizeList::minEntrants, tr("any"));
    m_form.add(list, &PrizeList::tooFew);
    QStringList others{QString()};
    for (const PrizeList& other : m_plan.lists) {
        if (other.name != list.name) others << QString::fromStdString(other.name);
    }
    m_form.addChoice(list, &PrizeList::mergeInto, others);
}

}  // namespace kydai::ui

#include "moc_prize_rules_dialog.cpp"
