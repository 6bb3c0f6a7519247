#include "widgets/qr_view.h"

#include <QPainter>

#include <algorithm>

namespace kydai::ui {

QrView::QrView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("qrView"));
    setMinimumSize(160, 160);
}

void QrView::setText(const QString& text)
{
    m_code = print::qrCode(text.toStdString());
    setAccessibleName(text);
    update();
}

void QrView::paintEvent(QPaintEvent*)
{
    if (!m_code) return;
    // Whole pixels a module, so that a camera sees no grey.
    const int modules = m_code->size + 2 * print::kQuietModules;
    const double ratio = devicePixelRatioF();
    const int pixels = static_cast<int>(std::min(width(), height()) * ratio) / modules * modules;
    if (pixels <= 0) return;
    const double side = pixels / ratio;
    QPainter painter(this);
    print::paintQrCode(painter, {(width() - side) / 2, (height() - side) / 2, side, side}, *m_code);
}

}  // namespace kydai::ui

#include "moc_qr_view.cpp"
