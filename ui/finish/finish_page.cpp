#include "finish/finish_page.h"

#include <QMenu>
#include <QPushButton>

namespace kydai::ui {

FinishPage::FinishPage(Desk& desk, const char* name, QWidget* parent) : QWidget(parent), m_desk(desk)
{
    setObjectName(QLatin1String(name));
}

QPushButton* FinishPage::printButton(std::initializer_list<print::DocumentKind> kinds)
{
    auto* button = new QPushButton(tr("Print"), this);
    button->setObjectName(objectName() + QStringLiteral("Print"));
    auto* menu = new QMenu(button);
    for (const print::DocumentKind kind : kinds) {
        menu->addAction(print::titleOf(kind, m_desk.wording()) + QStringLiteral("…"), this,
                        [this, kind] { Q_EMIT printWanted(kind); });
    }
    button->setMenu(menu);
    return button;
}

}  // namespace kydai::ui

#include "moc_finish_page.cpp"
