#include "finish/units_page.h"

#include "dialogs/answer_steps.h"
#include "model/hall.h"
#include "models/held_list_model.h"
#include "print/catalogue.h"
#include "prizes/explain_unit.h"
#include "tables/event_lists.h"
#include "tables/unit_regulations.h"
#include "text/enum_text.h"
#include "widgets/table_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace kydai::ui {

UnitsPage::UnitsPage(Desk& desk, QWidget* parent)
    : FinishPage(desk, "finishUnits", parent),
      m_model(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("eventUnits"), this)),
      m_answer(new AnswerSteps(QStringLiteral("unit"), desk.wording(), this)),
      m_form(QStringLiteral("unit"), desk.wording(), this),
      m_placePoints(new QLineEdit(this))
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Units of the event"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(printButton(
        {print::DocumentKind::EventUnits, print::DocumentKind::UnitRules, print::DocumentKind::MedalTable}));
    buttons->addStretch(1);
    auto* parts = new QSplitter(this);
    parts->addWidget(m_table);
    parts->addWidget(m_answer);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setChildrenCollapsible(false);
    constexpr int kWhole = 10000;
    parts->setSizes({kWhole * 2 / 3, kWhole / 3});
    auto* column = new QVBoxLayout(this);
    column->addWidget(buildRules());
    column->addWidget(parts, 1);
    column->addLayout(buttons);
    connect(m_table, &TableView::currentMoved, this, [this] { explain(m_table->currentIndex().row()); });
    beginAt(m_table);
}

QWidget* UnitsPage::buildRules()
{
    m_sections = new QListWidget(this);
    m_sections->setObjectName(QStringLiteral("unitSections"));
    m_sections->setAccessibleName(tr("Sections that count"));
    constexpr int kLines = 4;
    m_sections->setMaximumHeight((kLines + 1) * fontMetrics().height());
    connect(m_sections, &QListWidget::itemChanged, this, &UnitsPage::rulesChanged);
    m_group = new QComboBox(this);
    m_group->setObjectName(QStringLiteral("unitGroup"));
    m_group->setAccessibleName(tr("Which sections count"));
    m_group->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_group, &QComboBox::activated, this, [this](int index) { countGroup(index - 1); });
    auto* box = new QWidget(this);
    auto* form = new QFormLayout;
    m_form.setForm(form);
    for (QWidget* choice : {m_form.add(m_rules, &EventUnitRules::order), m_form.add(m_rules, &EventUnitRules::scope)}) {
        // Long words end in dots in large type, sooner than that the window is wider than the screen.
        auto* line = qobject_cast<QComboBox*>(choice);
        line->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        line->setMinimumContentsLength(10);
    }
    constexpr int kMostCounting = 50;
    auto* best = qobject_cast<QSpinBox*>(m_form.add(m_rules, &EventUnitRules::best));
    best->setObjectName(QStringLiteral("unitBestOfEvent"));  // the standings have one of their own
    best->setRange(1, kMostCounting);
    m_form.add(m_rules, &EventUnitRules::women, tr("with the men"));
    auto* second = new QFormLayout;
    for (QFormLayout* each : {form, second}) each->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form.setForm(second);
    m_form.add(m_rules, &EventUnitRules::fewest, tr("any number"));
    m_form.add(m_rules, &EventUnitRules::jointThird);
    m_placePoints->setObjectName(QStringLiteral("unitPlacePoints"));
    m_form.addOwn(&EventUnitRules::placePoints, m_placePoints);
    connect(m_placePoints, &QLineEdit::editingFinished, this, [this] {
        EventUnitRules rules = m_rules;
        rules.placePoints = tables::placePointsFrom(m_placePoints->text());
        if (rules != m_rules) desk().apply(SetUnitRules{rules});
        showRules();
    });
    m_form.addOwn(&EventUnitRules::ties, buildTies());
    connect(&m_form, &MemberForm::edited, this, &UnitsPage::takeRules);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(form, 3);
    row->addLayout(second, 4);
    auto* which = new QVBoxLayout;
    which->addWidget(m_group);
    which->addWidget(m_sections, 1);
    row->addLayout(which, 2);
    return box;
}

void UnitsPage::countGroup(int group)
{
    const std::vector<std::string> groups = groupsOf(desk().session().event());
    const auto& sections = desk().session().event().sections;
    {
        const QSignalBlocker quiet(m_sections);
        for (int at = 0; at < m_sections->count(); ++at) {
            const std::string& own = sections[static_cast<std::size_t>(at)].section->info.group;
            const bool counts = group < 0 || own == groups[static_cast<std::size_t>(group)];
            m_sections->item(at)->setCheckState(counts ? Qt::Checked : Qt::Unchecked);
        }
    }
    Q_EMIT rulesChanged();
}

/// One box behind the other: what decides first, then second, then third. Nothing in the first one is what is usual.
QWidget* UnitsPage::buildTies()
{
    auto* ties = new QWidget(this);
    auto* row = new QHBoxLayout(ties);
    row->setContentsMargins(0, 0, 0, 0);
    for (std::size_t at = 0; at < m_ties.size(); ++at) {
        auto* box = new QComboBox(ties);
        box->setObjectName(QStringLiteral("unitTie%1").arg(at + 1));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(3);
        row->addWidget(box, 1);
        m_ties[at] = box;
        connect(box, &QComboBox::currentIndexChanged, this, &UnitsPage::takeTies);
    }
    return ties;
}

void UnitsPage::takeTies()
{
    EventUnitRules rules = m_rules;
    rules.ties.clear();
    for (const QComboBox* box : m_ties) {
        if (box->currentIndex() < 1) break;
        rules.ties.push_back(static_cast<EventUnitPart>(box->currentIndex() - 1));
    }
    // What a file says behind the last box stays.
    if (rules.ties.size() == m_ties.size() && m_rules.ties.size() > m_ties.size())
        rules.ties.insert(rules.ties.end(), m_rules.ties.begin() + std::ssize(m_ties), m_rules.ties.end());
    if (rules != m_rules) desk().apply(SetUnitRules{rules});
    showRules();
}

void UnitsPage::showTies()
{
    const QStringList parts = text::enumTexts<EventUnitPart>(desk().wording());
    for (std::size_t at = 0; at < m_ties.size(); ++at) {
        QComboBox& box = *m_ties[at];
        const QSignalBlocker quiet(box);
        box.clear();
        box.addItem(at == 0 ? tr("as usual") : QStringLiteral("–"));
        box.addItems(parts);
        box.setCurrentIndex(at < m_rules.ties.size() ? static_cast<int>(m_rules.ties[at]) + 1 : 0);
        box.setEnabled(at <= m_rules.ties.size());
        box.setAccessibleName(tr("Where units are level: part %1").arg(at + 1));
    }
}

QString UnitsPage::title() const
{
    return tr("Units and medals");
}

FinishPage::State UnitsPage::state() const
{
    if (!m_ranking) return {false, tr("being worked out…")};
    if (m_ranking->units.empty()) return {true, tr("no player has a unit")};
    int provisional = 0;
    for (const auto& ranked : m_ranking->sections) {
        for (const Round& round : ranked.section->rounds) provisional += missingResults(round);
    }
    if (provisional > 0) return {false, tr("provisional")};
    return {true, tr("%n units", nullptr, static_cast<int>(m_ranking->units.size()))};
}

void UnitsPage::takeRules()
{
    if (m_form.take()) desk().apply(SetUnitRules{m_rules});
    showRules();
}

/// Those of the event.
void UnitsPage::showRules()
{
    m_rules = desk().session().event().units;
    m_form.show();
    if (!m_placePoints->hasFocus()) m_placePoints->setText(tables::placePointsText(m_rules.placePoints));
    m_placePoints->setEnabled(m_rules.order == EventUnitOrder::PlacePoints);
    showTies();
}

std::vector<SectionId> UnitsPage::sections() const
{
    std::vector<SectionId> chosen;
    for (int row = 0; row < m_sections->count(); ++row) {
        const QListWidgetItem* item = m_sections->item(row);
        if (item->checkState() == Qt::Checked) chosen.push_back(item->data(Qt::UserRole).value<SectionId>());
    }
    return chosen;
}

/// Those of the event; who was left out stays left out.
void UnitsPage::fillSections()
{
    const QSignalBlocker quiet(m_sections);
    std::vector<SectionId> left;
    for (int row = 0; row < m_sections->count(); ++row) {
        if (m_sections->item(row)->checkState() != Qt::Checked)
            left.push_back(m_sections->item(row)->data(Qt::UserRole).value<SectionId>());
    }
    m_sections->clear();
    for (const EventSection& each : desk().session().event().sections) {
        auto* item = new QListWidgetItem(QString::fromStdString(each.section->info.name), m_sections);
        item->setData(Qt::UserRole, QVariant::fromValue(each.id));
        item->setFlags(Qt::ItemIsUserCheckable | Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        item->setCheckState(std::ranges::find(left, each.id) == left.end() ? Qt::Checked : Qt::Unchecked);
    }
    const std::vector<std::string> groups = groupsOf(desk().session().event());
    const int before = m_group->currentIndex();
    m_group->clear();
    m_group->addItem(tr("All sections"));
    for (const std::string& group : groups)
        m_group->addItem(group.empty() ? tr("The sections without a group") : QString::fromStdString(group));
    m_group->setCurrentIndex(std::clamp(before, 0, m_group->count() - 1));
    m_group->setVisible(groups.size() > 1);
}

void UnitsPage::refresh()
{
    fillSections();
    showRules();
    m_model->setWording(desk().wording());
    m_answer->setWording(desk().wording());
}

void UnitsPage::setRanking(const std::shared_ptr<const prizes::EventRanking>& ranking)
{
    m_ranking = ranking;
    if (ranking) show();
    Q_EMIT stateChanged();
}

void UnitsPage::show()
{
    const int row = std::max(0, m_table->currentIndex().row());
    m_model->show(m_ranking, tables::eventUnitsList(*m_ranking));
    if (const QList<int> widths = m_model->widths(TableView::kHidden); widths != m_widths) {
        m_widths = widths;
        m_table->setColumns(widths);
    }
    m_table->goToRow(std::min(row, m_model->rowCount() - 1));
    explain(m_table->currentIndex().row());
}

void UnitsPage::explain(int row)
{
    if (!m_ranking || row < 0 || row >= static_cast<int>(m_ranking->units.size())) return;
    Explanation told = prizes::explainUnit(m_ranking->sections, m_ranking->rules, m_ranking->units,
                                           m_model->list().rows[static_cast<std::size_t>(row)]);
    m_answer->present(told.conclusion, std::move(told.steps));
}

}  // namespace kydai::ui

#include "moc_units_page.cpp"
