/// A field for a number as people write them: 2635 and 554,22, without trailing zeros.
#pragma once

#include <QDoubleSpinBox>

namespace kydai::ui {

/// Right-aligned; `name` is the object's name. Owned by `parent`.
QDoubleSpinBox* numberBox(QWidget* parent, const char* name, double lowest, double highest, int decimals);

}  // namespace kydai::ui
