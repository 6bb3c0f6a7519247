#include "widgets/bar_place.h"

#include "widgets/inline_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace kydai::ui {

BarPlace::BarPlace(InlineBar& bar, QWidget& over, QWidget* resting) : QWidget(&over), m_bar(bar), m_over(over)
{
    setObjectName(bar.objectName() + QStringLiteral("Place"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 8, 0);
    if (resting != nullptr) row->addWidget(resting);
    constexpr int kMargins = 10;  // of a bar, above and below its line
    setFixedHeight(QPushButton(QStringLiteral("X")).sizeHint().height() + kMargins);
    bar.setParent(&over);
    bar.hide();
    bar.installEventFilter(this);
    over.installEventFilter(this);
}

bool BarPlace::eventFilter(QObject* watched, QEvent* event)
{
    const bool ofBar = watched == &m_bar && (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest ||
                                             event->type() == QEvent::Paint);  // other words, of another height
    const bool ofPane = watched == &m_over && event->type() == QEvent::Resize;
    if (ofBar || ofPane) QMetaObject::invokeMethod(this, &BarPlace::arrange, Qt::QueuedConnection);
    if (ofBar && event->type() == QEvent::Show) arrange();
    return QWidget::eventFilter(watched, event);
}

void BarPlace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void BarPlace::moveEvent(QMoveEvent* event)
{
    QWidget::moveEvent(event);
    arrange();
}

void BarPlace::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    arrange();
}

void BarPlace::arrange()
{
    if (m_bar.isHidden()) return;
    const int needed = m_bar.hasHeightForWidth() ? m_bar.heightForWidth(width()) : m_bar.sizeHint().height();
    const int tall = std::max(height(), needed);
    const QPoint corner = mapTo(&m_over, QPoint(0, height() - tall));
    m_bar.setGeometry(corner.x(), std::max(0, corner.y()), width(), tall);
    m_bar.raise();
}

}  // namespace kydai::ui

#include "moc_bar_place.cpp"
