#include "print/picture_painter.h"

#include "print/picture_drawers.h"

#include <QPainter>

namespace kydai::print {

PictureTheme PictureTheme::paper()
{
    return {Qt::black, QColor(90, 90, 90), QColor(217, 217, 217), Qt::black, QColor(150, 150, 150),
            Qt::white, QColor(0, 0, 0),    QColor(140, 140, 140)};
}

PictureTheme PictureTheme::light()
{
    return {QColor(30, 30, 30),   QColor(96, 96, 96), QColor(204, 236, 232), QColor(0, 110, 105),
            QColor(94, 170, 164), Qt::white,          QColor(35, 35, 35),    QColor(196, 40, 40)};
}

PictureTheme PictureTheme::dark()
{
    return {QColor(232, 232, 232), QColor(165, 165, 165), QColor(22, 74, 71), QColor(94, 214, 205),
            QColor(52, 130, 125),  QColor(240, 240, 240), QColor(12, 12, 12), QColor(224, 90, 90)};
}

PicturePainter::PicturePainter(Picture picture, text::Wording wording, const PictureTheme& theme, const QFont& font)
    : m_picture(std::move(picture)), m_wording(std::move(wording)), m_theme(theme), m_font(font)
{
}

double PicturePainter::heightFor(double width) const
{
    const Pen pen(nullptr, m_wording, m_theme, m_font);
    return std::visit([&](const auto& picture) { return heightOf(picture, pen, width); }, m_picture);
}

void PicturePainter::paint(QPainter& painter, const QRectF& box) const
{
    const Pen pen(&painter, m_wording, m_theme, m_font);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    std::visit([&](const auto& picture) { draw(picture, pen, box); }, m_picture);
    painter.restore();
}

}  // namespace kydai::print
