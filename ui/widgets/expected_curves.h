/// A picture of the expected score against the rating difference: FIDE's table as steps, the normal and the logistic
/// curve. Hovering or the arrow keys read the three values at a difference.
#pragma once

#include "text/wording.h"

#include <QWidget>

namespace kydai::ui {

class ExpectedCurves : public QWidget {
    Q_OBJECT
public:
    explicit ExpectedCurves(text::Wording wording, QWidget* parent = nullptr);

    void setWording(const text::Wording& wording);
    /// The difference that is read, own minus opponent.
    void setDifference(int difference);
    [[nodiscard]] int difference() const { return m_difference; }
    /// The three values at the difference, as a sentence.
    [[nodiscard]] QString reading() const;

    [[nodiscard]] QSize sizeHint() const override { return {640, 380}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {360, 220}; }

Q_SIGNALS:
    void differenceChanged(int difference);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QPointF at(double difference, double expected) const;
    void paintGrid(QPainter& painter) const;
    void paintCurves(QPainter& painter) const;
    void paintReading(QPainter& painter) const;

    text::Wording m_wording;
    int m_difference = 35;  ///< the article's game Portisch–Hort
};

}  // namespace kydai::ui
