#include "dialogs/rating_lookup_page.h"

#include "dialogs/answer_steps.h"
#include "widgets/number_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace kydai::ui {

namespace {

constexpr double kLowestValue = -1000;  // Ingo numbers may be negative
constexpr double kGreatestValue = 4000;
constexpr double kMostScore = 100;

}  // namespace

RatingLookupPage::RatingLookupPage(text::Wording wording, QWidget* parent)
    : QWidget(parent),
      m_wording(std::move(wording)),
      m_question(new QComboBox(this)),
      m_scale(new QComboBox(this)),
      m_value(numberBox(this, "lookupValue", kLowestValue, kGreatestValue, 2)),
      m_norm(new QComboBox(this)),
      m_ratings(new QLineEdit(this)),
      m_score(numberBox(this, "lookupScore", 0, kMostScore, 1)),
      m_women(new QCheckBox(this)),
      m_answer(new AnswerSteps(QStringLiteral("lookup"), m_wording, this))
{
    m_question->setObjectName(QStringLiteral("lookupQuestion"));
    m_scale->setObjectName(QStringLiteral("lookupScale"));
    m_norm->setObjectName(QStringLiteral("lookupNorm"));
    m_ratings->setObjectName(QStringLiteral("lookupRatings"));
    m_women->setObjectName(QStringLiteral("lookupWomen"));
    m_question->addItems({QString(), QString(), QString()});
    m_scale->addItems({QStringLiteral("Elo, FIDE"), QStringLiteral("ECF"), QString(), QStringLiteral("Ingo"),
                       QStringLiteral("DWZ"), QStringLiteral("US Chess")});
    m_norm->addItems({QStringLiteral("GM"), QStringLiteral("IM"), QStringLiteral("WGM"), QStringLiteral("WIM")});
    m_scale->setCurrentIndex(static_cast<int>(rating::Scale::Ecf));
    m_value->setValue(150);
    m_ratings->setText(QStringLiteral("2610 2575 2540 2480 2455 2430 2405 2350 2150"));
    m_score->setSingleStep(0.5);
    m_score->setValue(6.5);

    auto* fields = new QWidget(this);
    m_form = new QFormLayout(fields);
    m_form->setContentsMargins(0, 0, 8, 0);
    for (QWidget* field : std::initializer_list<QWidget*>{m_question, m_scale, m_value, m_norm, m_ratings, m_score}) {
        m_form->addRow(new QLabel(this), field);
    }
    m_form->addRow(m_women);
    auto* halves = new QSplitter(this);
    halves->addWidget(fields);
    halves->addWidget(m_answer);
    halves->setStretchFactor(1, 1);
    halves->setSizes({400, 560});
    auto* column = new QVBoxLayout(this);
    column->addWidget(halves);

    connect(m_question, &QComboBox::currentIndexChanged, this, &RatingLookupPage::showQuestion);
    for (QComboBox* box : {m_scale, m_norm}) {
        connect(box, &QComboBox::currentIndexChanged, this, &RatingLookupPage::compute);
    }
    for (QDoubleSpinBox* box : {m_value, m_score}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &RatingLookupPage::compute);
    }
    connect(m_ratings, &QLineEdit::textChanged, this, &RatingLookupPage::compute);
    connect(m_women, &QCheckBox::toggled, this, &RatingLookupPage::compute);
    retranslate();
}

void RatingLookupPage::setWording(const text::Wording& wording)
{
    m_wording = wording;
    retranslate();
}

RatingLookupPage::Matter RatingLookupPage::matter() const
{
    return static_cast<Matter>(m_question->currentIndex());
}

QString RatingLookupPage::answer() const
{
    return m_answer->answer();
}

void RatingLookupPage::retranslate()
{
    const std::pair<QWidget*, QString> labels[] = {
        {m_question, tr("Question")}, {m_scale, tr("Scale")},     {m_value, tr("Number")},
        {m_norm, tr("Norm")},         {m_ratings, tr("Ratings")}, {m_score, tr("Score")},
    };
    for (const auto& [field, text] : labels) {
        static_cast<QLabel*>(m_form->labelForField(field))->setText(text);
        field->setAccessibleName(text);
    }
    m_question->setItemText(0, tr("A rating on other scales"));
    m_question->setItemText(1, tr("Category of a tournament"));
    m_question->setItemText(2, tr("Performance of a title norm"));
    m_scale->setItemText(static_cast<int>(rating::Scale::BcfBefore2009), tr("BCF, before 2009"));
    m_ratings->setPlaceholderText(tr("2610 2575 – …"));
    m_women->setText(tr("Women's tournament"));
    m_answer->setWording(m_wording);
    showQuestion();
}

void RatingLookupPage::showQuestion()
{
    const Matter asked = matter();
    m_ratings->setToolTip(asked == Matter::Norm
                              ? tr("The opponents' ratings with spaces between them; – stands for an unrated opponent.")
                              : tr("The players' ratings with spaces between them; – stands for an unrated player."));
    const std::pair<QWidget*, bool> fields[] = {
        {m_scale, asked == Matter::Convert}, {m_value, asked == Matter::Convert},   {m_norm, asked == Matter::Norm},
        {m_score, asked == Matter::Norm},    {m_ratings, asked != Matter::Convert},
    };
    for (const auto& [field, shown] : fields) {
        field->setVisible(shown);
        m_form->labelForField(field)->setVisible(shown);
    }
    m_women->setVisible(asked == Matter::Category);
    compute();
}

std::optional<RatingLookupPage::Ratings> RatingLookupPage::readRatings(QString& problem) const
{
    static const QRegularExpression kBetween(QStringLiteral("[\\s,;]+"));
    Ratings ratings;
    for (const QString& word : m_ratings->text().split(kBetween, Qt::SkipEmptyParts)) {
        if (word == QStringLiteral("-") || word == QStringLiteral("–") || word == QStringLiteral("0")) {
            ratings.push_back(std::nullopt);
            continue;
        }
        bool isNumber = false;
        const int rating = word.toInt(&isNumber);
        if (!isNumber || rating < 1 || rating > kGreatestValue) {
            problem =
                tr("“%1” is no rating: write whole numbers with spaces between them, and – for the unrated.").arg(word);
            return std::nullopt;
        }
        ratings.push_back(rating);
    }
    return ratings;
}

void RatingLookupPage::compute()
{
    const auto show = [this](rating::Lookup found) { m_answer->present(found.answer, std::move(found.steps)); };
    if (matter() == Matter::Convert) {
        return show(rating::convert(static_cast<rating::Scale>(m_scale->currentIndex()), m_value->value()));
    }
    QString problem;
    const auto ratings = readRatings(problem);
    if (!ratings) return m_answer->say(problem, true);
    const bool anyRated = std::ranges::any_of(*ratings, [](const auto& rating) { return rating.has_value(); });
    if (ratings->empty() || !anyRated) return m_answer->say(tr("Type the ratings, with spaces between them."), false);
    if (matter() == Matter::Category) return show(rating::categoryOf(*ratings, m_women->isChecked()));
    const auto score = static_cast<rating::HalfPoints>(rating::roundHalfUp(2 * m_score->value()));
    if (score > 2 * static_cast<int>(ratings->size())) {
        return m_answer->say(tr("More points than games: correct the score."), true);
    }
    show(rating::normOf(static_cast<rating::norm::Norm>(m_norm->currentIndex()), *ratings, score));
}

}  // namespace kydai::ui

#include "moc_rating_lookup_page.cpp"
