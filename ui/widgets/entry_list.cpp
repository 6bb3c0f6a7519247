#include "widgets/entry_list.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace kydai::ui {

EntryList::EntryList(const QString& name, QWidget* parent)
    : QWidget(parent),
      m_form(new QFormLayout),
      m_buttons(new QHBoxLayout),
      m_list(new QListWidget(this)),
      m_note(new QLabel(this)),
      m_remove(new QPushButton(tr("Remove"), this)),
      m_close(new QPushButton(tr("Close"), this))
{
    m_list->setObjectName(name + QStringLiteral("List"));
    m_note->setObjectName(name + QStringLiteral("Note"));
    m_remove->setObjectName(name + QStringLiteral("Remove"));
    m_close->setObjectName(name + QStringLiteral("Close"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // what is too long is cut, whole in the tooltip
    m_list->setSpacing(2);
    m_note->setWordWrap(true);
    m_remove->setAutoDefault(false);  // Enter in the form adds, and never removes
    m_close->setAutoDefault(false);
    m_buttons->addStretch(1);
    auto* ending = new QHBoxLayout;
    ending->addWidget(m_remove);
    ending->addStretch(1);
    ending->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_form);
    column->addLayout(m_buttons);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    column->addLayout(ending);
    connect(m_remove, &QPushButton::clicked, this, &EntryList::removeCurrent);
    connect(m_close, &QPushButton::clicked, this, &EntryList::closeWanted);
}

QPushButton* EntryList::addButton(const QString& name, const QString& text)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setDefault(true);
    m_buttons->addWidget(button);
    // What was made last comes last: the list and what stands below it follow the buttons.
    setTabOrder(button, m_list);
    setTabOrder(m_list, m_remove);
    setTabOrder(m_remove, m_close);
    return button;
}

void EntryList::setListName(const QString& name)
{
    m_list->setAccessibleName(name);
}

void EntryList::setEntries(const QStringList& entries, const QString& note)
{
    const int row = std::max(0, m_list->currentRow());
    m_list->clear();
    for (const QString& entry : entries) (new QListWidgetItem(entry, m_list))->setToolTip(entry);
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    m_remove->setEnabled(m_list->count() > 0);
    m_note->setText(note);
}

void EntryList::removeCurrent()
{
    if (m_list->currentRow() >= 0) Q_EMIT removeWanted(m_list->currentRow());
}

void EntryList::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && m_list->hasFocus()) return removeCurrent();
    QWidget::keyPressEvent(event);
}

}  // namespace kydai::ui

#include "moc_entry_list.cpp"
