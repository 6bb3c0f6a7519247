#include "dialogs/rating_calculator_dialog.h"

#include "dialogs/answer_steps.h"
#include "dialogs/move_loss_page.h"
#include "dialogs/rating_lookup_page.h"
#include "rating/explain_rating.h"
#include "widgets/dialog_size.h"
#include "widgets/expected_curves.h"
#include "widgets/tab_pages.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace kydai::ui {

RatingCalculatorDialog::RatingCalculatorDialog(std::function<text::Wording()> wording, QWidget* parent)
    : QDialog(parent),
      m_currentWording(std::move(wording)),
      m_wording(m_currentWording()),
      m_pages(new QTabWidget(this)),
      m_form(new RatingForm(m_wording, this)),
      m_answer(new AnswerSteps(QStringLiteral("calculator"), m_wording, this)),
      m_lookup(new RatingLookupPage(m_wording, this)),
      m_expected(new ExpectedCurves(m_wording, this)),
      m_expectedCaption(new QLabel(this)),
      m_difference(new QSpinBox(this)),
      m_performance(new PerformanceCurves(m_wording, this)),
      m_performanceCaption(new QLabel(this)),
      m_percent(new QSpinBox(this)),
      m_loss(new MoveLossPage(m_wording, this)),
      m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("ratingCalculator"));
    m_pages->setObjectName(QStringLiteral("calculatorPages"));
    turnPagesByKeys(*m_pages);
    m_difference->setObjectName(QStringLiteral("curvesDifference"));
    m_percent->setObjectName(QStringLiteral("curvesPercent"));
    m_close->setObjectName(QStringLiteral("calculatorClose"));
    m_close->setAutoDefault(false);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    m_pages->addTab(buildCalculator(), {});
    m_pages->addTab(m_lookup, {});
    m_pages->addTab(buildChart(m_expected, m_expectedCaption, m_difference), {});
    m_pages->addTab(buildChart(m_performance, m_performanceCaption, m_percent), {});
    m_pages->addTab(m_loss, {});
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_pages, 1);
    column->addWidget(m_close, 0, Qt::AlignRight);
    resizeToScreen(*this, {980, 620});
    connect(m_form, &RatingForm::changed, this, &RatingCalculatorDialog::compute);
    m_form->fillExample();
    retranslate();
}

RatingCalculatorDialog::~RatingCalculatorDialog() = default;

QWidget* RatingCalculatorDialog::buildCalculator()
{
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(m_form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);  // its fields take the keyboard, and it follows them

    auto* halves = new QSplitter(this);
    halves->addWidget(scroll);
    halves->addWidget(m_answer);
    halves->setStretchFactor(1, 1);
    halves->setSizes({400, 560});
    return halves;
}

QWidget* RatingCalculatorDialog::buildChart(CurveChart* chart, QLabel* caption, QSpinBox* position)
{
    auto* page = new QWidget(this);
    position->setRange(chart->lowest(), chart->highest());
    position->setValue(chart->position());
    connect(position, &QSpinBox::valueChanged, chart, &CurveChart::setPosition);
    connect(chart, &CurveChart::positionChanged, position, &QSpinBox::setValue);
    caption->setBuddy(position);
    auto* bar = new QHBoxLayout;
    bar->addWidget(caption);
    bar->addWidget(position);
    bar->addStretch(1);
    auto* column = new QVBoxLayout(page);
    column->addLayout(bar);
    column->addWidget(chart, 1);
    return page;
}

void RatingCalculatorDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_wording = m_currentWording();
        retranslate();
    }
    QDialog::changeEvent(event);
}

void RatingCalculatorDialog::retranslate()
{
    setWindowTitle(tr("Rating calculator"));
    setLocale(text::localeOf(m_wording.language()));
    m_close->setText(tr("Close"));
    m_pages->setTabText(0, tr("Calculator"));
    m_pages->setTabText(1, tr("Conversions, categories, norms"));
    m_pages->setTabText(2, tr("Expected score"));
    m_pages->setTabText(3, tr("Performance"));
    m_pages->setTabText(4, tr("Loss per move"));
    m_expectedCaption->setText(tr("Rating difference (own minus opponent):"));
    m_performanceCaption->setText(tr("Score in percent:"));
    m_difference->setAccessibleName(m_expectedCaption->text());
    m_percent->setAccessibleName(m_performanceCaption->text());
    m_answer->setWording(m_wording);
    m_lookup->setWording(m_wording);
    m_loss->setWording(m_wording);
    m_expected->setWording(m_wording);
    m_performance->setWording(m_wording);
    m_form->setWording(m_wording);
}

QString RatingCalculatorDialog::answer() const
{
    return m_answer->answer();
}

void RatingCalculatorDialog::compute()
{
    const RatingForm::Answer answer = m_form->answer();
    if (!answer.sentence.isEmpty()) return m_answer->say(answer.sentence, answer.wrong);
    Explanation explanation = rating::explainRating(answer.pool, answer.ratings, 0);
    m_record = answer.ratings.records.front();
    m_answer->present(explanation.conclusion, std::move(explanation.steps));
}

}  // namespace kydai::ui

#include "moc_rating_calculator_dialog.cpp"
