#include "widgets/expected_curves.h"

#include "rating/expected_score.h"
#include "text/phrase_text.h"
#include "text/value_text.h"
#include "widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace kydai::ui {

namespace {

constexpr int kRange = 800;
constexpr char kContext[] = "ExpectedCurves";

struct Curve {
    rating::ExpectedForm form;
    const char* name;
    Qt::PenStyle style;
};
constexpr std::array<Curve, 3> kCurves = {{
    {rating::ExpectedForm::Table, QT_TRANSLATE_NOOP("ExpectedCurves", "FIDE table"), Qt::SolidLine},
    {rating::ExpectedForm::Normal, QT_TRANSLATE_NOOP("ExpectedCurves", "normal curve (Elo)"), Qt::DashLine},
    {rating::ExpectedForm::Logistic, QT_TRANSLATE_NOOP("ExpectedCurves", "logistic curve (USCF)"), Qt::DotLine},
}};

QColor colourOf(const Curve& curve, const Theme& theme)
{
    switch (curve.form) {
    case rating::ExpectedForm::Table:
        return theme.accent;
    case rating::ExpectedForm::Normal:
        return theme.text;
    case rating::ExpectedForm::Logistic:
        return theme.warning;
    }
    return theme.text;
}

}  // namespace

ExpectedCurves::ExpectedCurves(text::Wording wording, QWidget* parent) : QWidget(parent), m_wording(std::move(wording))
{
    setObjectName(QStringLiteral("expectedCurves"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(reading());
}

void ExpectedCurves::setWording(const text::Wording& wording)
{
    m_wording = wording;
    update();
}

void ExpectedCurves::setDifference(int difference)
{
    const int bounded = std::clamp(difference, -kRange, kRange);
    if (bounded == m_difference) return;
    m_difference = bounded;
    setAccessibleName(reading());
    update();
    Q_EMIT differenceChanged(m_difference);
}

QString ExpectedCurves::reading() const
{
    const QString sentence = m_wording.translate(
        kContext, QT_TRANSLATE_NOOP("ExpectedCurves",
                                    "Difference {difference}: table {table}, normal {normal}, logistic {logistic}"));
    return text::fillHoles(sentence, [&](const QString& hole) {
        const auto value = [&](rating::ExpectedForm form, int decimals) {
            return text::realText(Real{rating::expectedScore(form, m_difference), decimals}, m_wording);
        };
        if (hole == QStringLiteral("table")) return value(rating::ExpectedForm::Table, 2);
        if (hole == QStringLiteral("normal")) return value(rating::ExpectedForm::Normal, 4);
        if (hole == QStringLiteral("logistic")) return value(rating::ExpectedForm::Logistic, 4);
        return text::realText(Real{double(m_difference), 0, true}, m_wording);
    });
}

QRectF ExpectedCurves::plot() const
{
    const int line = fontMetrics().height();
    return QRectF(rect()).adjusted(3.2 * line, 0.8 * line, -1.0 * line, -4.2 * line);
}

QPointF ExpectedCurves::at(double difference, double expected) const
{
    const QRectF area = plot();
    return {area.left() + (difference + kRange) / (2 * kRange) * area.width(),
            area.bottom() - expected * area.height()};
}

void ExpectedCurves::paintEvent(QPaintEvent*)
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

void ExpectedCurves::paintGrid(QPainter& painter) const
{
    const Theme theme = themeOf(palette());
    const int line = fontMetrics().height();
    for (int difference = -kRange; difference <= kRange; difference += 200) {
        const QPointF bottom = at(difference, 0);
        painter.setPen(QPen(theme.line, difference == 0 ? 1.5 : 1));
        painter.drawLine(bottom, at(difference, 1));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(bottom.x() - 3 * line, bottom.y() + 3, 6 * line, line), Qt::AlignCenter,
                         text::realText(Real{double(difference), 0, difference > 0}, m_wording));
    }
    for (int tenth = 0; tenth <= 10; tenth += 2) {
        const QPointF left = at(-kRange, tenth / 10.0);
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(left, at(kRange, tenth / 10.0));
        painter.setPen(theme.muted);
        painter.drawText(QRectF(0, left.y() - line / 2.0, left.x() - 6, line), Qt::AlignRight | Qt::AlignVCenter,
                         text::realText(Real{tenth / 10.0, 1}, m_wording));
    }
}

void ExpectedCurves::paintCurves(QPainter& painter) const
{
    const Theme theme = themeOf(palette());
    const int line = fontMetrics().height();
    double x = plot().left();
    const double y = plot().bottom() + 1.3 * line;
    for (const Curve& curve : kCurves) {
        QPainterPath path(at(-kRange, rating::expectedScore(curve.form, -kRange)));
        for (int difference = -kRange + 1; difference <= kRange; ++difference) {
            path.lineTo(at(difference, rating::expectedScore(curve.form, difference)));
        }
        const QPen pen(colourOf(curve, theme), 2, curve.style);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        painter.drawLine(QPointF(x, y + line / 2.0), QPointF(x + 2 * line, y + line / 2.0));
        const QString name = m_wording.translate(kContext, curve.name);
        painter.setPen(theme.text);
        painter.drawText(QPointF(x + 2.4 * line, y + fontMetrics().ascent()), name);
        x += 4 * line + fontMetrics().horizontalAdvance(name);
    }
}

void ExpectedCurves::paintReading(QPainter& painter) const
{
    const Theme theme = themeOf(palette());
    const int line = fontMetrics().height();
    painter.setPen(QPen(theme.text, 1));
    painter.drawLine(at(m_difference, 0), at(m_difference, 1));
    for (const Curve& curve : kCurves) {
        painter.setBrush(colourOf(curve, theme));
        painter.setPen(theme.base);
        painter.drawEllipse(at(m_difference, rating::expectedScore(curve.form, m_difference)), 4, 4);
    }
    painter.setPen(theme.text);
    painter.drawText(QRectF(plot().left(), plot().bottom() + 2.6 * line, plot().width(), 1.4 * line),
                     Qt::AlignLeft | Qt::AlignVCenter, reading());
}

void ExpectedCurves::mouseMoveEvent(QMouseEvent* event)
{
    const QRectF area = plot();
    if (area.width() <= 0) return;
    setDifference(static_cast<int>((event->position().x() - area.left()) / area.width() * 2 * kRange) - kRange);
}

void ExpectedCurves::keyPressEvent(QKeyEvent* event)
{
    const int step = event->modifiers() & Qt::ShiftModifier ? 25 : 1;
    if (event->key() == Qt::Key_Left) return setDifference(m_difference - step);
    if (event->key() == Qt::Key_Right) return setDifference(m_difference + step);
    QWidget::keyPressEvent(event);
}

}  // namespace kydai::ui
