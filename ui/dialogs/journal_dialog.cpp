#include "dialogs/journal_dialog.h"

#include "models/journal_model.h"
#include "widgets/cell_delegate.h"
#include "widgets/table_view.h"

#include <QCheckBox>
#include <QEvent>
#include <QVBoxLayout>

namespace kydai::ui {

JournalDialog::JournalDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_model(new JournalModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("journalTable"), this)),
      m_complaintsOnly(new QCheckBox(this))
{
    setObjectName(QStringLiteral("journalDialog"));
    m_complaintsOnly->setObjectName(QStringLiteral("complaintsOnly"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CellDelegate({}, this));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_complaintsOnly);
    layout->addWidget(m_table, 1);
    resize(760, 520);
    connect(&desk, &Desk::eventChanged, this, &JournalDialog::refresh);
    connect(m_complaintsOnly, &QCheckBox::toggled, this, &JournalDialog::refresh);
    retranslate();
    refresh();
    m_table->setColumns({15, 14, 0});
}

JournalDialog::~JournalDialog() = default;

void JournalDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void JournalDialog::retranslate()
{
    setWindowTitle(tr("Journal"));
    m_complaintsOnly->setText(tr("Complaints only"));
    m_table->setAccessibleName(tr("Journal"));
    m_model->setWording(m_desk.wording());
}

void JournalDialog::refresh()
{
    const auto journal = m_desk.session().journal();
    if (!journal) return m_desk.fail(journal.error());
    std::vector<JournalRow> rows;
    for (const auto& entry : *journal) {
        if (m_complaintsOnly->isChecked() && !std::holds_alternative<KeepComplaint>(entry.after)) continue;
        using Action = std::remove_cvref_t<decltype(entry.action)>;
        const auto kind = entry.action == Action::Undo   ? JournalRow::Kind::TakenBack
                          : entry.action == Action::Redo ? JournalRow::Kind::DoneAgain
                                                         : JournalRow::Kind::Done;
        rows.push_back({QDateTime::fromMSecsSinceEpoch(entry.at.time_since_epoch().count(), Qt::UTC),
                        QString::fromStdString(entry.who), kind, entry.after});
    }
    m_model->setRows(std::move(rows), m_desk.session().event());
}

}  // namespace kydai::ui
