#include "dialogs/corrections_dialog.h"

#include "models/held_list_model.h"
#include "tables/lists.h"
#include "widgets/dialog_size.h"
#include "widgets/table_view.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace kydai::ui {

CorrectionsDialog::CorrectionsDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      m_desk(desk),
      m_head(new QLabel(this)),
      m_model(new HeldListModel(desk.wording(), this)),
      m_table(new TableView(QStringLiteral("corrections"), this)),
      m_print(new QPushButton(this))
{
    setObjectName(QStringLiteral("correctionsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_head->setWordWrap(true);
    m_head->setObjectName(QStringLiteral("correctionsHead"));
    m_table->setModel(m_model);
    m_print->setObjectName(QStringLiteral("printCorrections"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_print, QDialogButtonBox::AcceptRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_head);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    resizeToScreen(*this, {860, 420});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_print, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT printWanted();
    });
    fill();
    retranslate();
    m_table->setFocus();
}

void CorrectionsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void CorrectionsDialog::retranslate()
{
    setWindowTitle(tr("What the posted sheets say otherwise"));
    const int lines = m_model->rowCount();
    m_head->setText(
        lines > 0 ? tr("Round %1, as published and as it is now. Lines that differ: %2.").arg(m_desk.round()).arg(lines)
                  : m_model->list().notes.front()(m_desk.wording()));
    m_print->setText(tr("Print the notice…"));
    m_print->setEnabled(lines > 0);
    m_table->setAccessibleName(tr("Differences from the posted sheets"));
    m_model->setWording(m_desk.wording());
}

void CorrectionsDialog::fill()
{
    struct Source {
        std::shared_ptr<const Section> section;
        ask::Corrections corrections;
    };
    const auto source =
        std::make_shared<const Source>(Source{m_desk.section(), ask::correctionsOf(*m_desk.section(), m_desk.round())});
    m_model->show(source, tables::correctionsList(*source->section, source->corrections));
    m_table->setColumns(m_model->widths(TableView::kHidden));
}

}  // namespace kydai::ui

#include "moc_corrections_dialog.cpp"
