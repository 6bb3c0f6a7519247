#include "widgets/number_box.h"

namespace kydai::ui {

namespace {

class NumberBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;

protected:
    [[nodiscard]] QString textFromValue(double value) const override
    {
        QString text = QDoubleSpinBox::textFromValue(value);
        const QString point = locale().decimalPoint();
        if (!text.contains(point)) return text;
        while (text.endsWith(QLatin1Char('0'))) text.chop(1);
        if (text.endsWith(point)) text.chop(point.size());
        return text;
    }
};

}  // namespace

QDoubleSpinBox* numberBox(QWidget* parent, const char* name, double lowest, double highest, int decimals)
{
    auto* box = new NumberBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setDecimals(decimals);
    box->setRange(lowest, highest);
    box->setAlignment(Qt::AlignRight);
    return box;
}

}  // namespace kydai::ui
