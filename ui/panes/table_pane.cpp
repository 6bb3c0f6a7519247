#include "panes/table_pane.h"

#include "widgets/empty_state.h"

#include <QStackedLayout>
#include <QVBoxLayout>

namespace kydai::ui {

TablePane::TablePane(Desk& desk, const char* name, QWidget* parent)
    : Pane(desk, name, parent), m_empty(new EmptyState(QLatin1String(name) + QStringLiteral("Empty"), this))
{
    connect(&desk, &Desk::placeChanged, this, &TablePane::renew);
    connect(&desk, &Desk::sectionChanged, this, &TablePane::renew);
}

QVBoxLayout* TablePane::buildPage(QLayout* bar)
{
    bar->setContentsMargins(8, 5, 8, 5);
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(page);
    return column;
}

void TablePane::showPage(bool any)
{
    const int page = any ? 1 : 0;
    if (page == m_stack->currentIndex()) return;
    // What had the keyboard on the page that goes must not get it again when the tab is shown, or a box closes.
    QWidget* had = focusWidget();
    const bool hasKeyboard = had != nullptr && had == window()->focusWidget();
    if (had != nullptr) had->clearFocus();
    m_stack->setCurrentIndex(page);
    if (hasKeyboard) takeFocus();
}

bool TablePane::isPageShown() const
{
    return m_stack->currentIndex() == 1;
}

void TablePane::renew()
{
    m_stale = true;
    if (isVisible()) renewIfStale();
}

void TablePane::renewIfStale()
{
    if (!m_stale) return;
    m_stale = false;
    refresh();
}

void TablePane::showEvent(QShowEvent* event)
{
    Pane::showEvent(event);
    renewIfStale();
}

}  // namespace kydai::ui

#include "moc_table_pane.cpp"
