#include "dialogs/answer_steps.h"

#include "models/explanation_model.h"
#include "text/phrase_text.h"
#include "widgets/steps_view.h"
#include "widgets/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace kydai::ui {

AnswerSteps::AnswerSteps(const QString& name, const text::Wording& wording, QWidget* parent)
    : QWidget(parent),
      m_wording(wording),
      m_answer(new QLabel(this)),
      m_model(new ExplanationModel(wording, this)),
      m_steps(new StepsView(this))
{
    m_answer->setObjectName(name + QStringLiteral("Answer"));
    m_answer->setWordWrap(true);
    QFont large = m_answer->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    large.setBold(true);
    m_answer->setFont(large);
    m_steps->setObjectName(name + QStringLiteral("Steps"));
    m_steps->setModel(m_model);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 0, 0, 0);
    column->addWidget(m_answer);
    column->addWidget(m_steps, 1);
}

void AnswerSteps::present(const Step& answer, std::vector<Step> steps)
{
    say(text::phraseText(answer, m_wording), false);
    m_model->setSteps(std::move(steps));
}

void AnswerSteps::say(const QString& sentence, bool wrong)
{
    m_answer->setText(sentence);
    QPalette colours = palette();
    if (wrong) colours.setColor(QPalette::WindowText, themeOf(palette()).error);
    m_answer->setPalette(colours);
    m_model->setSteps({});
}

void AnswerSteps::setWording(const text::Wording& wording)
{
    m_wording = wording;
    m_model->setWording(wording);
    m_steps->setAccessibleName(tr("Steps of the calculation"));
}

QString AnswerSteps::answer() const
{
    return m_answer->text();
}

}  // namespace kydai::ui

#include "moc_answer_steps.cpp"
