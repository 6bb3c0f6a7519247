/// The fields of a dialog of settings, by their labels: found in the dialog itself, so that none is forgotten.
#pragma once

#include <QDialog>
#include <QString>

#include <vector>

namespace kydai::ui {

struct SettingField {
    QString label{};   ///< without marks of keys
    QString object{};  ///< name of the field's widget
};

/// Those that can be edited as things are; in no particular order.
std::vector<SettingField> fieldsOf(const QDialog& dialog);
/// Brings a field into sight and gives it the keyboard.
void goToField(QDialog& dialog, const QString& object);

}  // namespace kydai::ui
