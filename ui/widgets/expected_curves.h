/// Two pictures of the tables that ratings rest on: the expected score against the rating difference, and the rating
/// difference of a performance against the percentage scored. FIDE's table as steps, and the curves of other systems.
#pragma once

#include "widgets/curve_chart.h"

namespace kydai::ui {

/// Position: the difference, own minus opponent.
class ExpectedCurves : public CurveChart {
    Q_OBJECT
public:
    explicit ExpectedCurves(text::Wording wording, QWidget* parent = nullptr);
    [[nodiscard]] QString reading() const override;
};

/// Position: the percentage scored.
class PerformanceCurves : public CurveChart {
    Q_OBJECT
public:
    explicit PerformanceCurves(text::Wording wording, QWidget* parent = nullptr);
    [[nodiscard]] QString reading() const override;
};

}  // namespace kydai::ui
