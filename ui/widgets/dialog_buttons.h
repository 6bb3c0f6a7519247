/// The two buttons below a form.
#pragma once

#include <QDialog>
#include <QDialogButtonBox>

namespace kydai::ui {

/// Save, called `saveName`, and Cancel, which accept and reject the dialog.
QDialogButtonBox* dialogButtons(QDialog& dialog, const char* saveName);

}  // namespace kydai::ui
