#include "finish/prize_plan_table.h"

#include "dialogs/prize_rules_dialog.h"
#include "text/money_text.h"

#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace kydai::ui {

namespace {

enum PlanColumn { PlanList, PlanPlaces, PlanAmount, PlanPrize, PlanAward, PlanColumns };

QString placesText(const PrizeLine& line)
{
    return line.first == line.last ? QString::number(line.first)
                                   : QStringLiteral("%1-%2").arg(line.first).arg(line.last);
}

/// "3", "5-10", "5 – 10".
std::optional<std::pair<int, int>> placesOf(const QString& text)
{
    static const QRegularExpression form(QStringLiteral(R"(^\s*(\d{1,4})\s*(?:[-–]\s*(\d{1,4}))?\s*$)"));
    const auto parts = form.match(text);
    if (!parts.hasMatch()) return std::nullopt;
    const int first = parts.captured(1).toInt();
    const int last = parts.captured(2).isEmpty() ? first : parts.captured(2).toInt();
    if (first < 1 || last < first) return std::nullopt;
    return std::pair(first, last);
}

constexpr std::int64_t kExampleAmount = 500'000;

/// "1.000.000", "1 000 000", "500".
std::optional<std::int64_t> amountOf(const QString& text)
{
    QString digits = text;
    digits.remove(QRegularExpression(QStringLiteral(R"([\s.,])")));
    if (digits.isEmpty()) return 0;
    bool isNumber = false;
    const qlonglong amount = digits.toLongLong(&isNumber);
    if (!isNumber || amount < 0 || amount > kMostPrizeMoney) return std::nullopt;
    return amount;
}

QString amountText(std::int64_t amount, const text::Wording& wording)
{
    return amount == 0 ? QString() : text::moneyText(Money{Fraction(amount), {}}, wording);
}

/// Which list and line stands in a row of the table.
std::optional<std::pair<std::size_t, std::size_t>> lineAt(const PrizePlan& plan, int row)
{
    int at = 0;
    for (std::size_t list = 0; list < plan.lists.size(); ++list) {
        for (std::size_t line = 0; line < plan.lists[list].lines.size(); ++line) {
            if (at++ == row) return std::pair(list, line);
        }
    }
    return std::nullopt;
}

}  // namespace

PrizePlanTable::PrizePlanTable(const text::Wording& wording, QWidget* parent)
    : QWidget(parent),
      m_wording(wording),
      m_table(new QTableWidget(0, PlanColumns, this)),
      m_details(new QGroupBox(this)),
      m_form(QStringLiteral("prize"), wording, m_details)
{
    m_table->setObjectName(QStringLiteral("prizePlan"));
    m_table->setAccessibleName(tr("Prizes of the section"));
    m_table->verticalHeader()->hide();
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setHorizontalHeaderLabels({tr("List"), tr("Places"), tr("Amount"), tr("Prize"), tr("Award")});
    m_details->setObjectName(QStringLiteral("prizeListDetails"));
    buildDetails();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_table, 3);
    row->addWidget(m_details, 2);
    connect(m_table, &QTableWidget::cellChanged, this, &PrizePlanTable::onCell);
    connect(m_table, &QTableWidget::currentCellChanged, this, &PrizePlanTable::showDetails);
    auto* remove =
        new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Delete), m_table, nullptr, nullptr, Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &PrizePlanTable::removeLine);
    setFocusProxy(m_table);
}

void PrizePlanTable::buildDetails()
{
    m_form.setForm(new QFormLayout(m_details));
    PrizeCondition& who = m_shown.condition;
    m_form.add(m_shown, &PrizeList::sharing);
    auto* sex = qobject_cast<QComboBox*>(m_form.add(who, &PrizeCondition::sex));
    const QString whom[] = {tr("everybody"), tr("men and boys"), tr("women and girls")};
    for (int at = 0; at < sex->count(); ++at) sex->setItemText(at, whom[at]);
    m_form.addPair(tr("Age from, to"), who, &PrizeCondition::ageFrom, &PrizeCondition::ageTo, tr("any"));
    m_form.addPair(tr("Rating from, to"), who, &PrizeCondition::ratingFrom, &PrizeCondition::ratingTo, tr("any"));
    m_form.addPair(tr("Unit, category"), who, &PrizeCondition::unit, &PrizeCondition::category);
    m_form.addPair(tr("Free column"), who.field, &FreeField::head, &FreeField::text);
    m_form.add(m_shown, &PrizeList::main);
    m_form.add(m_shown, &PrizeList::medals);
    m_form.add(m_shown, &PrizeList::cumulative);
    m_jointThird = m_form.add(m_typed, &PrizePlan::jointThird);
    connect(&m_form, &MemberForm::edited, this, &PrizePlanTable::take);
}

void PrizePlanTable::setPlan(const PrizePlan& plan)
{
    if (plan == m_plan && m_table->rowCount() > 0) return;
    m_plan = plan;
    fill();
    showDetails();
}

void PrizePlanTable::setReadOnly(bool on)
{
    m_table->setEditTriggers(on ? QAbstractItemView::NoEditTriggers
                                : QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                                      QAbstractItemView::AnyKeyPressed);
    m_details->setEnabled(!on);
}

void PrizePlanTable::editRules()
{
    const PrizeList* list = currentList();
    const std::size_t at = list == nullptr ? m_plan.lists.size() : static_cast<std::size_t>(list - m_plan.lists.data());
    auto* dialog = new PrizeRulesDialog(m_plan, at, m_wording, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { Q_EMIT edited(dialog->plan()); });
    dialog->open();
}

/// One row more than there are lines: what is typed there is a new line.
void PrizePlanTable::fill()
{
    const QSignalBlocker quiet(m_table);
    const int row = m_table->currentRow();
    const int column = m_table->currentColumn();
    int rows = 0;
    for (const PrizeList& list : m_plan.lists) rows += static_cast<int>(list.lines.size());
    m_table->setRowCount(rows + 1);
    for (int at = 0; at <= rows; ++at) {
        const auto place = lineAt(m_plan, at);
        QString cells[PlanColumns];
        if (place) {
            const PrizeList& list = m_plan.lists[place->first];
            const PrizeLine& line = list.lines[place->second];
            cells[PlanList] = QString::fromStdString(list.name);
            cells[PlanPlaces] = placesText(line);
            cells[PlanAmount] = amountText(line.amount, m_wording);
            cells[PlanPrize] = QString::fromStdString(line.name);
            cells[PlanAward] = QString::fromStdString(line.award);
        }
        for (int cell = 0; cell < PlanColumns; ++cell) {
            auto* item = new QTableWidgetItem(cells[cell]);
            if (cell == PlanAmount) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_table->setItem(at, cell, item);
        }
    }
    m_table->resizeColumnsToContents();
    constexpr int kCharacters = 12;
    const int least = fontMetrics().horizontalAdvance(QLatin1Char('0')) * kCharacters;
    for (const int narrow : {PlanList, PlanAmount, PlanPrize})
        m_table->setColumnWidth(narrow, std::max(least, m_table->columnWidth(narrow)));
    m_table->setCurrentCell(std::clamp(row, 0, rows), std::max(column, 0));
}

PrizeList* PrizePlanTable::currentList()
{
    const auto place = lineAt(m_plan, m_table->currentRow());
    return place ? &m_plan.lists[place->first] : nullptr;
}

void PrizePlanTable::showDetails()
{
    const PrizeList* list = currentList();
    m_details->setTitle(list == nullptr ? tr("A list of prizes") : QString::fromStdString(list->name));
    m_shown = list == nullptr ? PrizeList{} : *list;
    m_typed = m_plan;
    m_form.show();
    for (QWidget* widget : m_details->findChildren<QWidget*>()) {
        if (widget != m_jointThird && !qobject_cast<QLineEdit*>(widget->parentWidget()))
            widget->setEnabled(list != nullptr);
    }
}

void PrizePlanTable::take()
{
    if (!m_form.take()) return;
    PrizePlan plan = m_plan;
    plan.jointThird = m_typed.jointThird;
    if (const auto place = lineAt(plan, m_table->currentRow())) plan.lists[place->first] = m_shown;
    if (plan != m_plan) Q_EMIT edited(plan);
}

void PrizePlanTable::onCell(int row, int column)
{
    const QString text = m_table->item(row, column)->text().simplified();
    PrizePlan plan = m_plan;
    auto place = lineAt(plan, row);
    const auto refuse = [&](const QString& sentence) {
        Q_EMIT refused(sentence);
        fill();
    };
    if (!place) {
        if (text.isEmpty()) return;
        // A new line goes to the end of the last list, on the places after its last one.
        if (plan.lists.empty()) {
            plan.lists.emplace_back();
            plan.lists.back().name = tr("Prizes").toStdString();
            plan.lists.back().main = true;
        }
        PrizeList& last = plan.lists.back();
        const int next = last.lines.empty() ? 1 : last.lines.back().last + 1;
        last.lines.push_back({next, next});
        place = std::pair(plan.lists.size() - 1, last.lines.size() - 1);
    }
    PrizeLine& line = plan.lists[place->first].lines[place->second];
    switch (column) {
    case PlanList: {
        if (text.isEmpty()) return refuse(tr("A list of prizes needs a name."));
        // Another name: the line moves to the list of that name, which is made where there is none.
        const std::string name = text.toStdString();
        const PrizeLine moved = line;
        auto& from = plan.lists[place->first];
        if (from.name == name) return;
        from.lines.erase(from.lines.begin() + static_cast<std::ptrdiff_t>(place->second));
        auto to = std::ranges::find(plan.lists, name, &PrizeList::name);
        if (to == plan.lists.end()) {
            plan.lists.emplace_back();
            plan.lists.back().name = name;
            to = plan.lists.end() - 1;
        }
        to->lines.push_back(moved);
        std::erase_if(plan.lists, [](const PrizeList& list) { return list.lines.empty(); });
        break;
    }
    case PlanPlaces: {
        const auto places = placesOf(text);
        if (!places) return refuse(tr("“%1” names no places. Type 3, or 5-10.").arg(text));
        std::tie(line.first, line.last) = *places;
        break;
    }
    case PlanAmount: {
        const auto amount = amountOf(text);
        if (!amount)
            return refuse(
                tr("“%1” is no amount. Type 500000, or %2.").arg(text, amountText(kExampleAmount, m_wording)));
        line.amount = *amount;
        break;
    }
    case PlanPrize:
        line.name = text.toStdString();
        break;
    case PlanAward:
        line.award = text.toStdString();
        break;
    default:
        return;
    }
    if (plan != m_plan) Q_EMIT edited(plan);
}

void PrizePlanTable::removeLine()
{
    const auto place = lineAt(m_plan, m_table->currentRow());
    if (!place) return;
    PrizePlan plan = m_plan;
    auto& lines = plan.lists[place->first].lines;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(place->second));
    std::erase_if(plan.lists, [](const PrizeList& list) { return list.lines.empty(); });
    Q_EMIT edited(plan);
}

}  // namespace kydai::ui

#include "moc_prize_plan_table.cpp"
