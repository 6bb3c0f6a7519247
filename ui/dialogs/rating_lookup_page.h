/// The calculator's page for questions without a rating system: a rating on other scales and its class, the category of
/// a tournament, the performance of a title norm. Opens with the article's ECF grade of 150.
#pragma once

#include "rating/lookup.h"
#include "text/wording.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;

namespace kydai::ui {

class AnswerSteps;

class RatingLookupPage : public QWidget {
    Q_OBJECT
public:
    enum class Matter { Convert, Category, Norm };

    explicit RatingLookupPage(text::Wording wording, QWidget* parent = nullptr);

    void setWording(const text::Wording& wording);
    [[nodiscard]] Matter matter() const;
    [[nodiscard]] QString answer() const;

private:
    using Ratings = std::vector<std::optional<int>>;

    void retranslate();
    /// Shows the fields that the question asks for.
    void showQuestion();
    void compute();
    /// What was typed; none if a word of it is neither a rating nor a dash, `problem` says which.
    [[nodiscard]] std::optional<Ratings> readRatings(QString& problem) const;

    text::Wording m_wording;
    QFormLayout* m_form;
    QComboBox* m_question;
    QComboBox* m_scale;
    QDoubleSpinBox* m_value;
    QComboBox* m_norm;
    QLineEdit* m_ratings;
    QDoubleSpinBox* m_score;
    QCheckBox* m_women;
    AnswerSteps* m_answer;
};

}  // namespace kydai::ui
