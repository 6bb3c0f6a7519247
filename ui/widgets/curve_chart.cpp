#include "widgets/curve_chart.h"

#include "explain/explanation.h"
#include "text/value_text.h"
#include "widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace kydai::ui {

namespace {

/// The legend and the reading stand below the axis.
constexpr double kLinesBelow = 5.4;

}  // namespace

CurveChart::CurveChart(const char* name, const char* context, Axis across, Axis up, std::vector<Curve> curves,
                       int position, text::Wording wording, QWidget* parent)
    : QWidget(parent),
      m_context(context),
      m_across(across),
      m_up(up),
      m_curves(std::move(curves)),
      m_position(position),
      m_wording(std::move(wording))
{
    setObjectName(QLatin1String(name));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void CurveChart::setWording(const text::Wording& wording)
{
    m_wording = wording;
    setAccessibleName(reading());
    update();
}

void CurveChart::setPosition(int position)
{
    const int bounded = std::clamp(position, m_across.lowest, m_across.highest);
    if (bounded == m_position) return;
    m_position = bounded;
    setAccessibleName(reading());
    update();
    Q_EMIT positionChanged(m_position);
}

void CurveChart::showEvent(QShowEvent* event)
{
    setAccessibleName(reading());
    QWidget::showEvent(event);
}

QString CurveChart::label(const Axis& axis, int value) const
{
    return text::realText(Real{double(value) / axis.divisor, axis.decimals, axis.sign && value > 0}, m_wording);
}

QRectF CurveChart::plot() const
{
    const int line = fontMetrics().height();
    int widest = 0;
    for (int value = m_up.lowest; value <= m_up.highest; value += m_up.step) {
        widest = std::max(widest, fontMetrics().horizontalAdvance(label(m_up, value)));
    }
    // Half of the last number of the axis stands right of the picture.
    const double right = fontMetrics().horizontalAdvance(label(m_across, m_across.highest)) / 2.0 + line / 2.0;
    const double left = std::max(widest + line / 2.0 + 6, right);
    return QRectF(rect()).adjusted(left, 0.8 * line, -right, -kLinesBelow * line);
}

QPointF CurveChart::at(double x, double y) const
{
    const QRectF area = plot();
    return {area.left() + (x - m_across.lowest) / (m_across.highest - m_across.lowest) * area.width(),
            area.bottom() - (y * m_up.divisor - m_up.lowest) / (m_up.highest - m_up.lowest) * area.height()};
}

void CurveChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), themeOf(palette()).base);
    paintGrid(painter);
    paintCurves(painter);
    paintReading(painter);
    if (hasFocus()) {
        painter.setPen(QPen(themeOf(palette()).accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void CurveChart::paintGrid(QPainter& painter) const
{
    const Theme theme = themeOf(palette());
    const int line = fontMetrics().height();
    const double floor = double(m_up.lowest) / m_up.divisor;
    const double top = double(m_up.highest) / m_up.divisor;
    for (int x = m_across.lowest; x <= m_across.highest; x += m_across.step) {
        const QPointF bottom = at(x, floor);
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(bottom, at(x, top));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(bottom.x() - 3 * line, bottom.y() + 3, 6 * line, line), Qt::AlignCenter,
                         label(m_across, x));
    }
    for (int y = m_up.lowest; y <= m_up.highest; y += m_up.step) {
        const QPointF left = at(m_across.lowest, double(y) / m_up.divisor);
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(left, at(m_across.highest, double(y) / m_up.divisor));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(0, left.y() - line / 2.0, left.x() - 6, line), Qt::AlignRight | Qt::AlignVCenter,
                         label(m_up, y));
    }
}

QColor CurveChart::colourOf(const Theme& theme, Ink ink)
{
    if (ink == Ink::Text) return theme.text;
    return ink == Ink::Warning ? theme.warning : theme.accent;
}

void CurveChart::paintCurves(QPainter& painter) const
{
    const Theme theme = themeOf(palette());
    const int line = fontMetrics().height();
    double x = plot().left();
    double y = plot().bottom() + 1.4 * line;
    for (const Curve& curve : m_curves) {
        QPainterPath path;
        for (int place = m_across.lowest; place <= m_across.highest; ++place) {
            const double value =
                std::clamp(curve.value(place), double(m_up.lowest) / m_up.divisor, double(m_up.highest) / m_up.divisor);
            place == m_across.lowest ? path.moveTo(at(place, value)) : path.lineTo(at(place, value));
        }
        painter.setPen(QPen(colourOf(theme, curve.ink), 2, curve.style));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        const QString name = m_wording.translate(m_context, curve.name);
        const double width = 3.2 * line + fontMetrics().horizontalAdvance(name);
        if (x > plot().left() && x + width > rect().right()) {  // the legend goes on in a second line
            x = plot().left();
            y += 1.1 * line;
        }
        painter.drawLine(QPointF(x, y + line / 2.0), QPointF(x + 2 * line, y + line / 2.0));
        painter.setPen(theme.text);
        painter.drawText(QPointF(x + 2.4 * line, y + fontMetrics().ascent()), name);
        x += width + line;
    }
}

void CurveChart::paintReading(QPainter& painter) const
{
    const Theme theme = themeOf(palette());
    const int line = fontMetrics().height();
    const double floor = double(m_up.lowest) / m_up.divisor;
    const double top = double(m_up.highest) / m_up.divisor;
    painter.setPen(QPen(theme.text, 1));
    painter.drawLine(at(m_position, floor), at(m_position, top));
    for (const Curve& curve : m_curves) {
        painter.setBrush(colourOf(theme, curve.ink));
        painter.setPen(theme.base);
        painter.drawEllipse(at(m_position, std::clamp(curve.value(m_position), floor, top)), 4, 4);
    }
    painter.setPen(theme.text);
    const QRectF below(line / 2.0, rect().bottom() - 1.6 * line, rect().width() - line, 1.4 * line);
    painter.drawText(below, Qt::AlignHCenter | Qt::AlignVCenter, reading());
}

void CurveChart::mouseMoveEvent(QMouseEvent* event)
{
    const QRectF area = plot();
    if (area.width() <= 0) return;
    const double share = (event->position().x() - area.left()) / area.width();
    setPosition(m_across.lowest + static_cast<int>(std::lround(share * (m_across.highest - m_across.lowest))));
}

void CurveChart::keyPressEvent(QKeyEvent* event)
{
    const int step = event->modifiers() & Qt::ShiftModifier ? m_across.bigStep : 1;
    if (event->key() == Qt::Key_Left) return setPosition(m_position - step);
    if (event->key() == Qt::Key_Right) return setPosition(m_position + step);
    if (event->key() == Qt::Key_Home) return setPosition(m_across.lowest);
    if (event->key() == Qt::Key_End) return setPosition(m_across.highest);
    QWidget::keyPressEvent(event);
}

}  // namespace kydai::ui

#include "moc_curve_chart.cpp"
