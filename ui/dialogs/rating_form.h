/// The form of the rating calculator: the system, the player, what the system can be set to, and the games. Gives the
/// ratings that follow from it, or a sentence about what is wrong.
#pragma once

#include "rating/calculator.h"
#include "text/wording.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QTableWidget;

namespace kydai::ui {

class RatingForm : public QWidget {
    Q_OBJECT
public:
    explicit RatingForm(text::Wording wording, QWidget* parent = nullptr);

    void setWording(const text::Wording& wording);
    void setSystem(rating::System system);
    [[nodiscard]] rating::System system() const;
    /// The article's example: Portisch, 2635, 10½ points from 16 games, 9.66 expected, K 10.
    void fillExample();

    struct Answer {
        rating::Pool pool{};
        rating::Ratings ratings{};  ///< of the first in the pool: the player
        QString sentence{};         ///< not empty: there is nothing to rate, this says why
        bool wrong = false;         ///< it is a mistake in what was typed
    };
    [[nodiscard]] Answer answer() const;

Q_SIGNALS:
    /// Something else follows now.
    void changed();

private:
    void buildPlayer();
    void buildTotals();
    void buildGames();
    void retranslate();
    /// Shows the fields that the system asks for.
    void showSystem();
    void showParameters();
    QWidget* parameterField(std::size_t parameter);
    /// Keeps one empty line below the last game.
    void growGames();
    [[nodiscard]] bool usesTotals() const;
    [[nodiscard]] rating::Entrant player() const;
    [[nodiscard]] Answer totalsAnswer() const;
    [[nodiscard]] QString cell(int row, int column) const;
    /// A line of the games: the opponent, and the score. None: the line is empty, or `problem` says what is wrong.
    struct Line {
        rating::Entrant opponent{};
        rating::HalfPoints score = 0;
    };
    [[nodiscard]] std::optional<Line> readLine(int row, QString& problem) const;

    text::Wording m_wording;
    rating::Settings m_settings{};
    bool m_filling = false;

    QFormLayout* m_form;
    QComboBox* m_systems;
    QLineEdit* m_name;
    QDoubleSpinBox* m_rating;
    QSpinBox* m_k;
    QComboBox* m_speed;
    QDateEdit* m_day;
    QSpinBox* m_birthYear;
    QSpinBox* m_priorGames;
    QSpinBox* m_index;
    QDoubleSpinBox* m_deviation;
    QDoubleSpinBox* m_volatility;
    QCheckBox* m_totals;
    QSpinBox* m_totalGames;
    QDoubleSpinBox* m_totalScore;
    QDoubleSpinBox* m_totalExpected;
    QList<QWidget*> m_parameterFields;  ///< of the system's own settings
    QTableWidget* m_games;
};

}  // namespace kydai::ui
