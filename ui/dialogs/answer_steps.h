/// An answer in large type with its numbered steps below, or a sentence about what is missing or wrong.
#pragma once

#include "explain/explanation.h"
#include "text/wording.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace kydai::ui {

class ExplanationModel;
class StepsView;

class AnswerSteps : public QWidget {
    Q_OBJECT
public:
    /// The label is called `name`Answer, the list of steps `name`Steps.
    AnswerSteps(const QString& name, const text::Wording& wording, QWidget* parent = nullptr);

    void present(const Step& answer, std::vector<Step> steps);
    /// No answer: what to type, or what is wrong in what was typed.
    void say(const QString& sentence, bool wrong);
    /// Of the steps; the answer is given again by whoever has it.
    void setWording(const text::Wording& wording);
    [[nodiscard]] QString answer() const;

private:
    text::Wording m_wording;
    QLabel* m_answer;
    ExplanationModel* m_model;
    StepsView* m_steps;
};

}  // namespace kydai::ui
