#include "widgets/dialog_buttons.h"

#include <QCoreApplication>
#include <QPushButton>

namespace kydai::ui {

QDialogButtonBox* dialogButtons(QDialog& dialog, const char* saveName)
{
    auto* buttons = new QDialogButtonBox(&dialog);
    buttons->addButton(QCoreApplication::translate("DialogButtons", "Save"), QDialogButtonBox::AcceptRole)
        ->setObjectName(QLatin1String(saveName));
    buttons->addButton(QCoreApplication::translate("DialogButtons", "Cancel"), QDialogButtonBox::RejectRole);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return buttons;
}

}  // namespace kydai::ui
