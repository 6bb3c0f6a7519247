#include "dialogs/list_division_dialog.h"

#include "model/hall.h"
#include "models/held_list_model.h"
#include "tables/list_division_list.h"
#include "text/error_text.h"
#include "widgets/dialog_size.h"
#include "widgets/table_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace kydai::ui {

using policy::ListDecision;
using policy::ListedAs;
using policy::ListLine;

namespace {

constexpr int kListFindingsShown = 4;

bool mayBecome(const ListLine& line, ListDecision decision)
{
    switch (decision) {
    case ListDecision::Keep:
        return line.target.has_value();
    case ListDecision::Merge:
        return line.twin.has_value();
    case ListDecision::Move:
        return line.better.has_value();
    case ListDecision::Drop:
        break;
    }
    return true;
}

std::vector<std::string> otherGroups(const Event& event, const std::string& group)
{
    std::vector<std::string> groups = groupsOf(event);
    std::erase(groups, group);
    return groups;
}

}  // namespace

ListDivisionDialog::ListDivisionDialog(Desk& desk, format::ReadEventList list, const QString& fileName, QWidget* parent)
    : ListDivisionDialog(desk, std::move(list), fileName, groupsOf(desk.session().event()), parent)
{
}

ListDivisionDialog::ListDivisionDialog(Desk& desk, const std::string& group, QWidget* parent)
    : ListDivisionDialog(desk, {policy::listOfGroup(desk.session().event(), group), {}}, groupName(group),
                         otherGroups(desk.session().event(), group), parent)
{
}

ListDivisionDialog::ListDivisionDialog(Desk& desk, format::ReadEventList list, const QString& fileName,
                                       std::vector<std::string> groups, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_fileName(fileName),
      m_listed(std::move(list.listed)),
      m_groups(std::move(groups)),
      m_findings(std::move(list.diagnostics)),
      m_groupLabel(new QLabel(this)),
      m_group(new QComboBox(this)),
      m_head(new QLabel(this)),
      m_model(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("listDivision"), this)),
      m_findingsText(new QLabel(this)),
      m_all(new QCheckBox(this)),
      m_keep(new QPushButton(this)),
      m_merge(new QPushButton(this)),
      m_move(new QPushButton(this)),
      m_drop(new QPushButton(this)),
      m_take(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("listDivisionDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    divide();
    retranslate();
    m_table->setColumns(m_model->widths(TableView::kHidden));
    m_table->goToRow(0);
    m_table->setFocus();
}

QString ListDivisionDialog::groupName(const std::string& group)
{
    return group.empty() ? tr("the sections without a group") : QString::fromStdString(group);
}

void ListDivisionDialog::divide()
{
    m_event = m_desk.session().event();
    if (m_group->currentIndex() >= 0)
        m_event = onlyGroup(std::move(m_event), m_groups[static_cast<std::size_t>(m_group->currentIndex())]);
    m_division = policy::divided(m_event, m_listed);
}

void ListDivisionDialog::build()
{
    m_group->setObjectName(QStringLiteral("listGroup"));
    for (const std::string& group : m_groups) m_group->addItem(groupName(group));
    const auto shown = m_desk.section();
    const auto own = shown ? std::ranges::find(m_groups, shown->info.group) : m_groups.end();
    m_group->setCurrentIndex(own == m_groups.end() ? 0 : static_cast<int>(own - m_groups.begin()));
    m_groupLabel->setBuddy(m_group);
    m_groupLabel->setVisible(m_groups.size() > 1);
    m_group->setVisible(m_groups.size() > 1);
    connect(m_group, &QComboBox::currentIndexChanged, this, [this] {
        divide();
        refresh();
        m_table->goToRow(0);
    });
    m_head->setObjectName(QStringLiteral("listDivisionHead"));
    m_head->setWordWrap(true);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setKeyHandler([this](QKeyEvent& key) { return onKey(key); });
    m_findingsText->setObjectName(QStringLiteral("listDivisionFindings"));
    m_findingsText->setWordWrap(true);
    m_findingsText->setVisible(!m_findings.empty());
    m_all->setObjectName(QStringLiteral("listDivisionAll"));
    connect(m_all, &QCheckBox::toggled, this, &ListDivisionDialog::refresh);
    struct Button {
        QPushButton* button;
        const char* name;
        ListDecision decision;
    };
    const Button buttons[] = {{m_keep, "listKeep", ListDecision::Keep},
                              {m_merge, "listMerge", ListDecision::Merge},
                              {m_move, "listMove", ListDecision::Move},
                              {m_drop, "listDrop", ListDecision::Drop}};
    auto* ending = new QHBoxLayout;
    for (const Button& one : buttons) {
        one.button->setObjectName(QLatin1String(one.name));
        one.button->setAutoDefault(false);
        connect(one.button, &QPushButton::clicked, this, [this, decision = one.decision] { decide(decision); });
        ending->addWidget(one.button);
    }
    ending->addStretch(1);
    m_take->setObjectName(QStringLiteral("listTake"));
    m_take->setDefault(true);
    m_cancel->setAutoDefault(false);
    ending->addWidget(m_take);
    ending->addWidget(m_cancel);
    connect(m_take, &QPushButton::clicked, this, &ListDivisionDialog::take);
    connect(m_table, &TableView::opened, this, &ListDivisionDialog::take);  // as Enter does in every other field
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto* into = new QHBoxLayout;
    into->addWidget(m_groupLabel);
    into->addWidget(m_group);
    into->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(into);
    column->addWidget(m_head);
    column->addWidget(m_table, 1);
    column->addWidget(m_findingsText);
    column->addWidget(m_all);
    column->addLayout(ending);
    resizeToScreen(*this, {1180, 640});
}

void ListDivisionDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void ListDivisionDialog::retranslate()
{
    setWindowTitle(tr("List of the event: %1").arg(m_fileName));
    m_groupLabel->setText(tr("For the sections that play at one time:"));
    m_all->setText(tr("Show all lines"));
    m_keep->setText(tr("Keep (K)"));
    m_merge->setText(tr("Merge (G)"));
    m_move->setText(tr("Move (M)"));
    m_drop->setText(tr("Drop (D)"));
    m_cancel->setText(tr("Cancel"));
    m_table->setAccessibleName(tr("What to look at before the list is taken"));
    m_findingsText->setText(text::findingsText(m_findings, kListFindingsShown, m_desk.wording()));
    m_model->setWording(m_desk.wording());
    refresh();
}

bool ListDivisionDialog::isToBeLookedAt(const ListLine& line) const
{
    const bool isAgain =
        std::ranges::any_of(m_event.sections, [](const EventSection& each) { return !each.section->players.empty(); });
    return !line.remarks.empty() || (isAgain && line.as != ListedAs::Same);
}

void ListDivisionDialog::refresh()
{
    m_shown.clear();
    for (std::size_t at = 0; at < m_division.lines.size(); ++at) {
        if (m_all->isChecked() || isToBeLookedAt(m_division.lines[at])) m_shown.push_back(at);
    }
    struct Source {
        Event event;
        policy::ListDivision division;
        std::vector<std::size_t> shown;
    };
    const std::vector<int> rows = selectedRows();
    const int row = m_table->currentIndex().row();
    const auto source = std::make_shared<const Source>(Source{m_event, m_division, m_shown});
    m_model->show(source, tables::listDivisionList(source->event, source->division, source->shown));
    if (row >= 0 && row < m_model->rowCount()) m_table->goToRow(row);
    for (const int selected : rows)
        m_table->selectionModel()->select(m_model->index(selected, 0),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
    int players = 0;
    std::set<std::size_t> sections;
    std::set<std::size_t> offered;
    for (const ListLine& line : m_division.lines) {
        const auto target = line.goesTo();
        if (!target) continue;
        ++players;
        sections.insert(*target);
        if (m_division.targets[*target].section.value == 0) offered.insert(*target);
    }
    m_head->setText(tr("%n players go to %1 sections, %2 of them new. To be looked at: %3.", nullptr, players)
                        .arg(sections.size())
                        .arg(offered.size())
                        .arg(m_division.units.size() +
                             static_cast<std::size_t>(std::ranges::count_if(
                                 m_division.lines, [this](const ListLine& line) { return isToBeLookedAt(line); }))));
    m_take->setText(tr("Take %n players", nullptr, players));
}

bool ListDivisionDialog::onKey(QKeyEvent& key)
{
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    const std::pair<Qt::Key, ListDecision> keys[] = {{Qt::Key_K, ListDecision::Keep},
                                                     {Qt::Key_G, ListDecision::Merge},
                                                     {Qt::Key_M, ListDecision::Move},
                                                     {Qt::Key_D, ListDecision::Drop}};
    for (const auto& [pressed, decision] : keys) {
        if (key.key() != pressed) continue;
        decide(decision);
        return true;
    }
    return false;
}

std::vector<int> ListDivisionDialog::selectedRows() const
{
    std::set<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedIndexes()) rows.insert(index.row());
    if (rows.empty() && m_table->currentIndex().isValid()) rows.insert(m_table->currentIndex().row());
    return {rows.begin(), rows.end()};
}

void ListDivisionDialog::decide(ListDecision decision)
{
    const std::size_t units = m_division.units.size();
    for (const int row : selectedRows()) {
        const auto at = static_cast<std::size_t>(row);
        if (at < units) {
            m_division.units[at].merges = decision == ListDecision::Merge;
            continue;
        }
        ListLine& line = m_division.lines[m_shown[at - units]];
        if (mayBecome(line, decision)) line.decision = decision;
    }
    refresh();
}

void ListDivisionDialog::take()
{
    Section like;
    const auto shown = std::ranges::find(m_event.sections, m_desk.sectionId(), &EventSection::id);
    if (shown != m_event.sections.end()) {
        like = *shown->section;
    } else if (!m_event.sections.empty()) {
        like = *m_event.sections.front().section;
    } else {
        like.rules.scheduledRounds = 7;
    }
    CompoundChange action = policy::takingList(m_event, m_division, like);
    if (action.changes.empty()) {
        m_desk.tell(InlineBar::Tone::Plain, tr("The list says nothing new."));
        return accept();
    }
    // What breaks a limit of a section was looked at here.
    const bool done = m_desk.apply(std::move(action), {{policy::WarningId::OutsideLimits, Answer::Acknowledged}});
    if (done) accept();
}

}  // namespace kydai::ui

#include "moc_list_division_dialog.cpp"
