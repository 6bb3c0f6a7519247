#include "print/page_painter.h"

#include "print/fonts.h"
#include "print/picture_painter.h"

#include <QPainter>

#include <cmath>

namespace kydai::print {

namespace {

QColor ink(Grey grey)
{
    return QColor::fromRgbF(static_cast<float>(grey), static_cast<float>(grey), static_cast<float>(grey));
}

QRectF units(const QRectF& box)
{
    return {box.x() * kUnitsPerMillimetre, box.y() * kUnitsPerMillimetre, box.width() * kUnitsPerMillimetre,
            box.height() * kUnitsPerMillimetre};
}

class ItemPainter {
public:
    explicit ItemPainter(QPainter& painter) : m_painter(painter) {}

    void operator()(const TextItem& item)
    {
        if (item.font != m_font) {
            m_font = item.font;
            m_painter.setFont(printFont(item.font));
        }
        m_painter.setPen(ink(item.ink));
        const Qt::Alignment across = item.align == Align::Left    ? Qt::AlignLeft
                                     : item.align == Align::Right ? Qt::AlignRight
                                                                  : Qt::AlignHCenter;
        const int flags = static_cast<int>(across | Qt::AlignVCenter) | Qt::TextDontClip | Qt::TextSingleLine;
        m_painter.drawText(units(item.box), flags, item.text);
    }

    void operator()(const LineItem& item)
    {
        QPen pen(ink(item.ink), item.width * kUnitsPerMillimetre);
        pen.setCapStyle(Qt::FlatCap);
        if (item.dashed) pen.setDashPattern({8, 8});
        m_painter.setPen(pen);
        m_painter.drawLine(item.from * kUnitsPerMillimetre, item.to * kUnitsPerMillimetre);
    }

    void operator()(const BoxItem& item) { m_painter.fillRect(units(item.box), ink(item.fill)); }

    void operator()(const PictureItem& item)
    {
        const PicturePainter picture(item.picture, item.wording, PictureTheme::paper(), printFont({item.fontSize}));
        m_painter.save();
        picture.paint(m_painter, units(item.box));
        m_painter.restore();
    }

    void operator()(const ImageItem& item) { m_painter.drawImage(units(item.box), *item.image); }

    void operator()(const CodeItem& item) { paintQrCode(m_painter, units(item.box), item.code); }

private:
    QPainter& m_painter;
    FontStyle m_font{0};
};

}  // namespace

void paintPage(QPainter& painter, const Page& page, double unitsPerMillimetre)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = unitsPerMillimetre / kUnitsPerMillimetre;
    painter.scale(scale, scale);
    ItemPainter paint(painter);
    for (const Item& item : page.items) std::visit(paint, item);
    painter.restore();
}

QImage pageImage(const Page& page, int dotsPerInch)
{
    constexpr double kMillimetresPerInch = 25.4;
    const double scale = dotsPerInch / kMillimetresPerInch;
    QImage image(static_cast<int>(std::lround(page.size.width() * scale)),
                 static_cast<int>(std::lround(page.size.height() * scale)), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPage(painter, page, scale);
    return image;
}

}  // namespace kydai::print
