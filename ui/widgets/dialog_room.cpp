#include "widgets/dialog_room.h"

#include "widgets/dialog_size.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace kydai::ui {

namespace {

/// Moves what stands from item `first` to the one before `end` into a box of the same kind.
QWidget* movedOut(QBoxLayout& from, int first, int end)
{
    auto* content = new QWidget;
    auto* box = new QBoxLayout(from.direction(), content);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(from.spacing());
    for (int left = end - first; left > 0; --left) {
        const int stretch = from.stretch(first);
        QLayoutItem* item = from.takeAt(first);
        if (QWidget* widget = item->widget()) {
            const bool wasHidden = widget->isHidden();
            box->addWidget(widget, stretch, item->alignment());
            widget->setHidden(wasHidden);
            delete item;
        } else if (QLayout* layout = item->layout()) {
            layout->setParent(nullptr);
            box->addLayout(layout, stretch);
        } else {
            box->addItem(item);
        }
    }
    return content;
}

QScrollArea* areaIn(QWidget& dialog)
{
    auto* area = new QScrollArea(&dialog);
    area->setObjectName(QStringLiteral("room"));
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    return area;
}

/// As wide as what stands in it with the bar beside it: where the screen is that wide, down is the only way to scroll.
void fill(QScrollArea& area, QWidget* content)
{
    area.setWidget(content);
    content->show();
    area.show();  // what is hidden asks for nothing
    area.setMinimumWidth(content->minimumSizeHint().width() + area.verticalScrollBar()->sizeHint().width());
}

void scroll(QBoxLayout& layout, QWidget& dialog)
{
    // The last row of a dialog has its buttons; beside a list of pages what scrolls is the page.
    const bool isColumn = layout.direction() == QBoxLayout::TopToBottom;
    const int first = isColumn ? 0 : 1;
    const int end = isColumn ? layout.count() - 1 : layout.count();
    if (end <= first) return;
    QScrollArea* area = areaIn(dialog);
    QWidget* focus = dialog.focusWidget();
    QWidget* content = movedOut(layout, first, end);
    layout.insertWidget(first, area, 1);
    fill(*area, content);
    if (focus != nullptr) focus->setFocus();
}

/// A form as it is, but for its buttons.
void scrollForm(QFormLayout& form, QDialog& dialog)
{
    auto* buttons = dialog.findChild<QDialogButtonBox*>();
    if (buttons != nullptr) form.removeWidget(buttons);
    QWidget* focus = dialog.focusWidget();
    auto* content = new QWidget;
    content->setLayout(&form);  // takes it, and what stands in it
    QScrollArea* area = areaIn(dialog);
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(area, 1);
    if (buttons != nullptr) column->addWidget(buttons);
    fill(*area, content);
    if (focus != nullptr) focus->setFocus();
}

}  // namespace

DialogRoom::DialogRoom(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool DialogRoom::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && !event->spontaneous()) {
        if (auto* dialog = qobject_cast<QDialog*>(watched); dialog != nullptr && dialog->isWindow()) fit(*dialog);
    }
    // Whoever goes on by the keyboard sees where he is.
    if (event->type() == QEvent::FocusIn) {
        auto* widget = qobject_cast<QWidget*>(watched);
        auto* area = widget == nullptr ? nullptr : widget->window()->findChild<QScrollArea*>(QStringLiteral("room"));
        if (area != nullptr && area->widget()->isAncestorOf(widget)) area->ensureWidgetVisible(widget);
    }
    return QObject::eventFilter(watched, event);
}

void DialogRoom::fit(QDialog& dialog)
{
    const QSize room = dialog.screen()->availableSize() - kFrameOfADialog;
    const QSize least = dialog.minimumSizeHint();
    const bool scrolls = dialog.findChild<QScrollArea*>(QStringLiteral("room")) != nullptr;
    if (!scrolls && (least.width() > room.width() || least.height() > room.height())) {
        dialog.setMinimumSize(0, 0);
        if (auto* box = qobject_cast<QBoxLayout*>(dialog.layout())) scroll(*box, dialog);
        if (auto* form = qobject_cast<QFormLayout*>(dialog.layout())) scrollForm(*form, dialog);
        if (dialog.layout() != nullptr) dialog.layout()->activate();
        auto* area = dialog.findChild<QScrollArea*>(QStringLiteral("room"));
        if (area != nullptr && dialog.minimumSizeHint().width() > room.width()) {
            area->setMinimumWidth(0);
            dialog.layout()->activate();
        }
    }
    if (dialog.width() > room.width() || dialog.height() > room.height()) dialog.resize(dialog.size().boundedTo(room));
}

}  // namespace kydai::ui

#include "moc_dialog_room.cpp"
