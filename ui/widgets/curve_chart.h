/// A picture of curves over one axis of whole numbers, with a line that reads all curves at one place: by the mouse or
/// the arrow keys (Shift: bigger steps). What is drawn comes from the subclass.
#pragma once

#include "text/wording.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace kydai::ui {

struct Theme;

class CurveChart : public QWidget {
    Q_OBJECT
public:
    void setWording(const text::Wording& wording);
    /// The place that is read, within the axis.
    void setPosition(int position);
    [[nodiscard]] int position() const { return m_position; }
    [[nodiscard]] int lowest() const { return m_across.lowest; }
    [[nodiscard]] int highest() const { return m_across.highest; }
    /// The values of all curves there, as a sentence.
    [[nodiscard]] virtual QString reading() const = 0;

    [[nodiscard]] QSize sizeHint() const override { return {640, 380}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {360, 240}; }

Q_SIGNALS:
    void positionChanged(int position);

protected:
    enum class Ink { Accent, Text, Warning };
    struct Curve {
        const char* name;  ///< marked for translation in `context`
        Ink ink;
        Qt::PenStyle style;
        std::function<double(int)> value;
    };
    struct Axis {
        int lowest = 0;
        int highest = 0;
        int step = 1;      ///< between lines of the grid
        int divisor = 1;   ///< what stands at a line: the number divided by this
        int decimals = 0;  ///< of what stands there
        bool sign = false;
        int bigStep = 1;  ///< Shift with an arrow key
    };
    /// `up` counts in units of 1/divisor as well: 0 to 10 by 10 for 0 to 1.
    CurveChart(const char* name, const char* context, Axis across, Axis up, std::vector<Curve> curves, int position,
               text::Wording wording, QWidget* parent);

    [[nodiscard]] const text::Wording& wording() const { return m_wording; }

    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QPointF at(double x, double y) const;
    [[nodiscard]] QString label(const Axis& axis, int value) const;
    static QColor colourOf(const Theme& theme, Ink ink);
    void paintGrid(QPainter& painter) const;
    void paintCurves(QPainter& painter) const;
    void paintReading(QPainter& painter) const;

    const char* m_context;
    Axis m_across;
    Axis m_up;
    std::vector<Curve> m_curves;
    int m_position;
    text::Wording m_wording;
};

}  // namespace kydai::ui
