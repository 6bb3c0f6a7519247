#include "dialogs/tables_dialog.h"

#include "models/held_list_model.h"
#include "policy/table_plan.h"
#include "tables/hall_tables_list.h"
#include "widgets/dialog_size.h"
#include "widgets/table_view.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kydai::ui {

TablesDialog::TablesDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_model(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("hallTables"), this)),
      m_room(new QLineEdit(this)),
      m_group(new QLineEdit(this)),
      m_first(new QSpinBox(this)),
      m_spare(new QSpinBox(this)),
      m_step(new QSpinBox(this)),
      m_anew(new QCheckBox(this)),
      m_give(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("tablesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(&desk, &Desk::eventChanged, this, &TablesDialog::refresh);
    connect(m_give, &QPushButton::clicked, this, &TablesDialog::give);
    connect(m_table, &TableView::opened, this, &TablesDialog::give);  // as Enter does in every other field
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    refresh();
    m_table->setColumns(m_model->widths(TableView::kHidden));
    m_table->selectAll();
    retranslate();
    m_table->setFocus();
}

void TablesDialog::build()
{
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    const std::pair<QWidget*, const char*> names[] = {
        {m_room, "hallRoom"}, {m_group, "hallGroup"}, {m_first, "hallFirst"},     {m_spare, "hallSpare"},
        {m_step, "hallStep"}, {m_anew, "hallAnew"},   {m_give, "hallGiveTables"}, {m_close, "hallClose"}};
    for (const auto& [widget, name] : names) widget->setObjectName(QLatin1String(name));
    m_first->setRange(1, 9999);
    m_spare->setRange(0, 999);
    m_step->setRange(1, 1000);
    auto* form = new QFormLayout;
    for (QWidget* field : std::initializer_list<QWidget*>{m_room, m_group, m_first, m_spare, m_step})
        form->addRow(QStringLiteral("-"), field);
    form->addRow(m_anew);
    auto* below = new QHBoxLayout;
    below->addStretch(1);
    below->addWidget(m_give);
    below->addWidget(m_close);
    m_close->setAutoDefault(false);
    m_give->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_table, 1);
    column->addLayout(form);
    column->addLayout(below);
    resizeToScreen(*this, {900, 640});
}

void TablesDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void TablesDialog::retranslate()
{
    setWindowTitle(tr("Rooms and tables"));
    const auto* form = findChild<QFormLayout*>();
    const auto label = [&](QWidget* field, const QString& text) {
        qobject_cast<QLabel*>(form->labelForField(field))->setText(text);
        field->setAccessibleName(text);
    };
    label(m_room, tr("Room"));
    label(m_group, tr("Group"));
    label(m_first, tr("First table"));
    label(m_spare, tr("Spare tables each"));
    label(m_step, tr("Begin at multiples of"));
    m_room->setPlaceholderText(tr("as it is; - for none"));
    m_group->setPlaceholderText(tr("as it is; - for none"));
    m_group->setToolTip(
        tr("Sections of one group play at the same time: their tables are told apart. Those of another "
           "group play at another time and may have the same tables."));
    m_anew->setText(tr("Also where the tables are enough"));
    m_give->setText(tr("Give tables"));
    m_close->setText(tr("Close"));
    m_table->setAccessibleName(tr("Sections with their tables"));
    m_model->setWording(m_desk.wording());
}

void TablesDialog::refresh()
{
    std::vector<int> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) rows.push_back(index.row());
    const auto event = std::make_shared<const Event>(m_desk.session().event());
    m_model->show(event, tables::hallTablesList(*event));
    for (const int row : rows)
        m_table->selectionModel()->select(m_model->index(row, 0),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

TablePlan TablesDialog::plan() const
{
    TablePlan plan;
    const auto& sections = m_desk.session().event().sections;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        plan.sections.push_back(sections.at(static_cast<std::size_t>(index.row())).id);
    const auto typed = [](const QLineEdit& field) -> std::optional<std::string> {
        const QString text = field.text().trimmed();
        if (text.isEmpty()) return std::nullopt;
        return text == QLatin1String("-") ? std::string() : text.toStdString();
    };
    plan.room = typed(*m_room);
    plan.group = typed(*m_group);
    plan.first = m_first->value();
    plan.spare = m_spare->value();
    plan.step = m_step->value();
    plan.anew = m_anew->isChecked();
    return plan;
}

void TablesDialog::give()
{
    const TablePlan chosen = plan();
    if (chosen.sections.empty()) return;
    m_desk.apply(policy::givingTables(m_desk.session().event(), chosen));
}

}  // namespace kydai::ui

#include "moc_tables_dialog.cpp"
