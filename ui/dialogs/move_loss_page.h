/// The calculator's page for evaluations of a computer analysis: a line for each move, before and after it; the mean
/// loss below.
#pragma once

#include "text/wording.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace kydai::ui {

class AnswerSteps;

class MoveLossPage : public QWidget {
    Q_OBJECT
public:
    explicit MoveLossPage(text::Wording wording, QWidget* parent = nullptr);

    void setWording(const text::Wording& wording);

private:
    void retranslate();
    void compute();

    text::Wording m_wording;
    QLabel* m_caption;
    QPlainTextEdit* m_moves;
    AnswerSteps* m_answer;
};

}  // namespace kydai::ui
