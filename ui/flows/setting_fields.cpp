#include "flows/setting_fields.h"

#include "widgets/section_checks.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QTabWidget>

#include <algorithm>
#include <array>

namespace kydai::ui {

namespace {

QString nameOf(QString text)
{
    text.remove(QLatin1Char('&'));
    if (text.endsWith(QLatin1Char(':'))) text.chop(1);
    return text.trimmed();
}

bool isField(const QWidget& widget)
{
    constexpr std::array kKinds{"QLineEdit", "QComboBox",      "QAbstractSpinBox",
                                "QCheckBox", "QPlainTextEdit", "QAbstractItemView"};
    return std::ranges::any_of(kKinds, [&](const char* kind) { return widget.inherits(kind); });
}

/// The label of the row in which a widget stands, alone or beside others.
QString rowLabel(const QDialog& dialog, QWidget& widget)
{
    for (auto* form : dialog.findChildren<QFormLayout*>()) {
        for (int row = 0; row < form->rowCount(); ++row) {
            QLayoutItem* field = form->itemAt(row, QFormLayout::FieldRole);
            QLayoutItem* label = form->itemAt(row, QFormLayout::LabelRole);
            if (field == nullptr || label == nullptr) continue;
            const bool isHere =
                field->widget() == &widget || (field->layout() != nullptr && field->layout()->indexOf(&widget) >= 0);
            const auto* text = qobject_cast<const QLabel*>(label->widget());
            if (isHere && text != nullptr) return text->text();
        }
    }
    return {};
}

}  // namespace

std::vector<SettingField> fieldsOf(const QDialog& dialog)
{
    std::vector<SettingField> fields;
    for (QWidget* widget : dialog.findChildren<QWidget*>()) {
        const QString name = widget->objectName();
        if (name.isEmpty() || name.startsWith(QLatin1String("qt_")) || widget->isHidden() || !isField(*widget))
            continue;
        if (qobject_cast<const SectionChecks*>(widget->parentWidget()) != nullptr) continue;  // where to save it too
        const auto* tick = qobject_cast<const QCheckBox*>(widget);
        QString label = tick != nullptr ? tick->text() : QString();
        if (label.isEmpty()) label = rowLabel(dialog, *widget);
        if (label.isEmpty()) label = widget->accessibleName();
        if (label = nameOf(label); !label.isEmpty()) fields.push_back({label, name});
    }
    return fields;
}

void goToField(QDialog& dialog, const QString& object)
{
    auto* field = dialog.findChild<QWidget*>(object);
    if (field == nullptr) return;
    for (auto* pages : dialog.findChildren<QTabWidget*>()) {
        for (int page = 0; page < pages->count(); ++page) {
            if (pages->widget(page)->isAncestorOf(field)) pages->setCurrentIndex(page);
        }
    }
    field->setFocus(Qt::ShortcutFocusReason);
}

}  // namespace kydai::ui
