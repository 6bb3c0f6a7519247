#include "print/certificate.h"
#include "print/fonts.h"

#include <QImage>

#include <memory>

namespace kydai::print {

namespace {

constexpr double kMargin = 18;

}  // namespace

std::vector<Page> certificatePages(const Certificates& certificates, const QSizeF& paper)
{
    const QSizeF size = paper.width() < paper.height() ? paper.transposed() : paper;
    std::shared_ptr<QImage> background;
    if (!certificates.background.isEmpty()) background = std::make_shared<QImage>(certificates.background);
    std::vector<Page> pages;
    for (const Certificate& certificate : certificates.pages) {
        Page page;
        page.size = size;
        if (background && !background->isNull())
            page.items.emplace_back(ImageItem{QRectF(QPointF(0, 0), size), background});
        double y = certificates.top + certificates.down;
        for (const CertificateLine& line : certificate) {
            FontStyle font = line.font;
            constexpr double kLeading = 1.1;
            const double height = lineHeight(font) * kLeading;
            const double room = size.width() - 2 * kMargin;
            constexpr double kSmallest = 6;
            while (font.size > kSmallest && textWidth(line.text, font) > room) font.size -= 0.5;
            if (!line.text.isEmpty()) {
                page.items.emplace_back(
                    TextItem{{kMargin + certificates.right, y, room, height}, line.text, font, line.align, 0});
            }
            y += height;
        }
        pages.push_back(std::move(page));
    }
    return pages;
}

}  // namespace kydai::print
