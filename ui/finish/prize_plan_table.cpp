#include "finish/prize_plan_table.h"

#include "dialogs/prize_rules_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
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

QString amountText(std::int64_t amount)
{
    return amount == 0 ? QString() : QLocale(QLocale::Vietnamese).toString(static_cast<qlonglong>(amount));
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

PrizePlanTable::PrizePlanTable(QWidget* parent)
    : QWidget(parent), m_table(new QTableWidget(0, PlanColumns, this)), m_details(new QGroupBox(this))
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

QSpinBox* PrizePlanTable::limit(const char* name, int most, const std::function<void(PrizeList&, int)>& set)
{
    auto* box = new QSpinBox(m_details);
    box->setObjectName(QLatin1String(name));
    box->setRange(0, most);
    box->setSpecialValueText(tr("any"));
    connect(box, &QSpinBox::editingFinished, this,
            [this, box, set] { take([&](PrizeList& list) { set(list, box->value()); }); });
    return box;
}

void PrizePlanTable::buildDetails()
{
    const auto line = [this](const char* name, std::string PrizeCondition::*member) {
        auto* edit = new QLineEdit(m_details);
        edit->setObjectName(QLatin1String(name));
        connect(edit, &QLineEdit::editingFinished, this, [this, edit, member] {
            take([&](PrizeList& list) { list.condition.*member = edit->text().trimmed().toStdString(); });
        });
        return edit;
    };
    const auto field = [this](const char* name, std::string FreeField::*member) {
        auto* edit = new QLineEdit(m_details);
        edit->setObjectName(QLatin1String(name));
        connect(edit, &QLineEdit::editingFinished, this, [this, edit, member] {
            take([&](PrizeList& list) { list.condition.field.*member = edit->text().trimmed().toStdString(); });
        });
        return edit;
    };
    const auto tick = [this](const char* name, const QString& words, const std::function<void(PrizeList&, bool)>& set) {
        auto* box = new QCheckBox(words, m_details);
        box->setObjectName(QLatin1String(name));
        connect(box, &QCheckBox::clicked, this,
                [this, set](bool on) { take([&](PrizeList& list) { set(list, on); }); });
        return box;
    };
    m_sharing = new QComboBox(m_details);
    m_sharing->setObjectName(QStringLiteral("prizeSharing"));
    m_sharing->addItems({tr("not shared: the tie-breaks decide"), tr("in equal parts"),
                         tr("Hort: half by place, half equally"), tr("US: pooled with class prizes")});
    connect(m_sharing, &QComboBox::activated, this,
            [this](int index) { take([&](PrizeList& list) { list.sharing = static_cast<PrizeSharing>(index); }); });
    m_sex = new QComboBox(m_details);
    m_sex->setObjectName(QStringLiteral("prizeSex"));
    m_sex->addItem(tr("everybody"), static_cast<int>(Sex::Unknown));
    m_sex->addItem(tr("men and boys"), static_cast<int>(Sex::Male));
    m_sex->addItem(tr("women and girls"), static_cast<int>(Sex::Female));
    connect(m_sex, &QComboBox::activated, this, [this] {
        take([&](PrizeList& list) { list.condition.sex = static_cast<Sex>(m_sex->currentData().toInt()); });
    });
    constexpr int kOldest = 120;
    constexpr int kHighest = 4000;
    m_ageFrom = limit("prizeAgeFrom", kOldest, [](PrizeList& list, int value) { list.condition.ageFrom = value; });
    m_ageTo = limit("prizeAgeTo", kOldest, [](PrizeList& list, int value) { list.condition.ageTo = value; });
    m_ratingFrom =
        limit("prizeRatingFrom", kHighest, [](PrizeList& list, int value) { list.condition.ratingFrom = value; });
    m_ratingTo = limit("prizeRatingTo", kHighest, [](PrizeList& list, int value) { list.condition.ratingTo = value; });
    m_unit = line("prizeUnit", &PrizeCondition::unit);
    m_category = line("prizeCategory", &PrizeCondition::category);
    m_fieldHead = field("prizeFieldHead", &FreeField::head);
    m_fieldHead->setPlaceholderText(tr("column"));
    m_fieldText = field("prizeFieldText", &FreeField::text);
    m_fieldText->setPlaceholderText(tr("says"));
    m_main = tick("prizeMain", tr("Place prizes"), [](PrizeList& list, bool on) { list.main = on; });
    m_medals =
        tick("prizeMedals", tr("Its first three get medals"), [](PrizeList& list, bool on) { list.medals = on; });
    m_cumulative = tick("prizeCumulative", tr("Adds up with other prizes"),
                        [](PrizeList& list, bool on) { list.cumulative = on; });
    m_jointThird = new QCheckBox(tr("Joint third (two bronze medals)"), m_details);
    m_jointThird->setObjectName(QStringLiteral("prizeJointThird"));
    connect(m_jointThird, &QCheckBox::clicked, this, [this](bool on) {
        PrizePlan plan = m_plan;
        plan.jointThird = on;
        Q_EMIT edited(plan);
    });
    const auto pair = [this](QWidget* first, QWidget* second) {
        auto* row = new QHBoxLayout;
        row->addWidget(first);
        row->addWidget(second);
        return row;
    };
    auto* form = new QFormLayout(m_details);
    form->addRow(tr("Ties"), m_sharing);
    form->addRow(tr("For"), m_sex);
    form->addRow(tr("Age from, to"), pair(m_ageFrom, m_ageTo));
    form->addRow(tr("Rating from, to"), pair(m_ratingFrom, m_ratingTo));
    form->addRow(tr("Unit, category"), pair(m_unit, m_category));
    form->addRow(tr("Free column"), pair(m_fieldHead, m_fieldText));
    form->addRow(m_main);
    form->addRow(m_medals);
    form->addRow(m_cumulative);
    form->addRow(m_jointThird);
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

void PrizePlanTable::editRules(const text::Wording& wording)
{
    const PrizeList* list = currentList();
    const std::size_t at = list == nullptr ? m_plan.lists.size() : static_cast<std::size_t>(list - m_plan.lists.data());
    auto* dialog = new PrizeRulesDialog(m_plan, at, wording, this);
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
            cells[PlanAmount] = amountText(line.amount);
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
    static const PrizeList kNone;
    const PrizeList& shown = list == nullptr ? kNone : *list;
    const PrizeCondition& who = shown.condition;
    m_sharing->setCurrentIndex(static_cast<int>(shown.sharing));
    m_sex->setCurrentIndex(std::max(0, m_sex->findData(static_cast<int>(who.sex))));
    m_ageFrom->setValue(who.ageFrom);
    m_ageTo->setValue(who.ageTo);
    m_ratingFrom->setValue(who.ratingFrom);
    m_ratingTo->setValue(who.ratingTo);
    m_unit->setText(QString::fromStdString(who.unit));
    m_category->setText(QString::fromStdString(who.category));
    m_fieldHead->setText(QString::fromStdString(who.field.head));
    m_fieldText->setText(QString::fromStdString(who.field.text));
    m_main->setChecked(shown.main);
    m_medals->setChecked(shown.medals);
    m_cumulative->setChecked(shown.cumulative);
    m_jointThird->setChecked(m_plan.jointThird);
    for (QWidget* widget : m_details->findChildren<QWidget*>()) {
        if (widget != m_jointThird && !qobject_cast<QLineEdit*>(widget->parentWidget()))
            widget->setEnabled(list != nullptr);
    }
}

void PrizePlanTable::take(const std::function<void(PrizeList&)>& change)
{
    const auto place = lineAt(m_plan, m_table->currentRow());
    if (!place) return;
    PrizePlan plan = m_plan;
    change(plan.lists[place->first]);
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
        if (!amount) return refuse(tr("“%1” is no amount. Type 500000, or 500.000.").arg(text));
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
