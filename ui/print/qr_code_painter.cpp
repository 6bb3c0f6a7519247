#include "print/qr_code.h"

#include <QPainter>
#include <QRectF>

namespace kydai::print {

void paintQrCode(QPainter& painter, const QRectF& area, const QrCode& code)
{
    const double module = area.width() / (code.size + 2 * kQuietModules);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(area, Qt::white);
    for (int row = 0; row < code.size; ++row) {
        int column = 0;
        while (column < code.size) {
            int end = column;
            while (end < code.size && code.isDark(row, end)) ++end;
            // Dark modules in a row are one bar, so that no hair line stands between them.
            if (end > column)
                painter.fillRect(QRectF(area.left() + (column + kQuietModules) * module,
                                        area.top() + (row + kQuietModules) * module, (end - column) * module, module),
                                 Qt::black);
            column = end + 1;
        }
    }
    painter.restore();
}

}  // namespace kydai::print
