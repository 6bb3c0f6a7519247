#include "widgets/picture_view.h"

#include "print/picture_painter.h"
#include "widgets/theme.h"

#include <QEvent>
#include <QPainter>

#include <cmath>

namespace kydai::ui {

namespace {

constexpr int kGap = 10;

print::PicturePainter painterOf(const Picture& picture, const text::Wording& wording, const QWidget& widget)
{
    return print::PicturePainter(
        picture, wording, themeOf(widget.palette()).dark ? print::PictureTheme::dark() : print::PictureTheme::light(),
        widget.font());
}

}  // namespace

PictureView::PictureView(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("pictureView"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PictureView::setPictures(std::vector<Picture> pictures, const text::Wording& wording)
{
    m_pictures = std::move(pictures);
    m_wording = wording;
    updateGeometry();
    update();
}

int PictureView::heightForWidth(int width) const
{
    double height = 0;
    for (const Picture& picture : m_pictures) height += painterOf(picture, m_wording, *this).heightFor(width) + kGap;
    return static_cast<int>(std::ceil(height));
}

void PictureView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double top = 0;
    for (const Picture& picture : m_pictures) {
        const auto drawer = painterOf(picture, m_wording, *this);
        const double height = drawer.heightFor(width());
        drawer.paint(painter, QRectF(0, top, width(), height));
        top += height + kGap;
    }
}

void PictureView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        updateGeometry();
        update();
    }
    QWidget::changeEvent(event);
}

}  // namespace kydai::ui

#include "moc_picture_view.cpp"
