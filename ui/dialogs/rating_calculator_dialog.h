/// Any rating system by hand, without a tournament: the formula with the numbers filled in, as the Why? pane would show
/// it. Opens with the article's example, Portisch. One more page converts ratings and answers for categories and norms;
/// two show expected score and performance as pictures.
#pragma once

#include "dialogs/rating_form.h"
#include "text/wording.h"

#include <QDialog>

#include <functional>

class QLabel;
class QPushButton;
class QSpinBox;
class QTabWidget;

namespace kydai::ui {

class AnswerSteps;
class CurveChart;
class MoveLossPage;
class RatingLookupPage;

class RatingCalculatorDialog : public QDialog {
    Q_OBJECT
public:
    /// `wording` gives the present one; it is asked again when the language changes.
    explicit RatingCalculatorDialog(std::function<text::Wording()> wording, QWidget* parent = nullptr);
    ~RatingCalculatorDialog() override;

    [[nodiscard]] RatingForm& form() { return *m_form; }
    /// What was computed last.
    [[nodiscard]] const rating::Record& record() const { return m_record; }
    /// The answer as shown.
    [[nodiscard]] QString answer() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildCalculator();
    QWidget* buildChart(CurveChart* chart, QLabel* caption, QSpinBox* position);
    void retranslate();
    void compute();

    std::function<text::Wording()> m_currentWording;
    text::Wording m_wording;
    rating::Record m_record{};

    QTabWidget* m_pages;
    RatingForm* m_form;
    AnswerSteps* m_answer;
    RatingLookupPage* m_lookup;
    CurveChart* m_expected;
    QLabel* m_expectedCaption;
    QSpinBox* m_difference;
    CurveChart* m_performance;
    QLabel* m_performanceCaption;
    QSpinBox* m_percent;
    MoveLossPage* m_loss;
    QPushButton* m_close;
};

}  // namespace kydai::ui
