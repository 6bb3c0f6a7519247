#include "dialogs/journal_dialog.h"

#include "dialogs/print_dialog.h"
#include "models/journal_model.h"
#include "widgets/cell_delegate.h"
#include "widgets/dialog_size.h"
#include "widgets/table_view.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace kydai::ui {

JournalDialog::JournalDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_model(new JournalModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("journalTable"), this)),
      m_complaintsOnly(new QCheckBox(this)),
      m_print(new QPushButton(this))
{
    setObjectName(QStringLiteral("journalDialog"));
    m_complaintsOnly->setObjectName(QStringLiteral("complaintsOnly"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CellDelegate({}, this));
    auto* layout = new QVBoxLayout(this);
    m_print->setObjectName(QStringLiteral("journalPrint"));
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_complaintsOnly);
    bar->addStretch(1);
    bar->addWidget(m_print);
    layout->addLayout(bar);
    layout->addWidget(m_table, 1);
    setTabOrder(m_complaintsOnly, m_print);
    setTabOrder(m_print, m_table);
    resizeToScreen(*this, {900, 540});
    connect(m_print, &QPushButton::clicked, this, &JournalDialog::print);
    connect(&desk, &Desk::eventChanged, this, &JournalDialog::refresh);
    connect(m_complaintsOnly, &QCheckBox::toggled, this, &JournalDialog::refresh);
    retranslate();
    refresh();
    m_table->setColumns(m_model->widths(TableView::kHidden));
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
    m_print->setText(tr("Print…"));
    m_table->setAccessibleName(tr("Journal"));
    m_model->setWording(m_desk.wording());
}

/// What is listed: the journal, or its complaints alone.
void JournalDialog::print()
{
    if (!m_desk.section()) return;
    const PrintKind kind = m_complaintsOnly->isChecked() ? PrintKind::Complaints : PrintKind::Journal;
    (new PrintDialog(m_desk, {kind}, {}, this))->open();
}

void JournalDialog::refresh()
{
    auto lines = m_desk.session().journalLines();
    if (!lines) return m_desk.fail(lines.error());
    if (m_complaintsOnly->isChecked()) {
        std::erase_if(
            *lines, [](const text::JournalLine& line) { return !std::holds_alternative<KeepComplaint>(line.change); });
    }
    m_model->setRows(std::move(*lines), m_desk.session().event());
}

}  // namespace kydai::ui

#include "moc_journal_dialog.cpp"
