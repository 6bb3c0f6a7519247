/// Any rating system by hand, without a tournament: the formula with the numbers filled in, as the Why? pane would show
/// it. Opens with the article's example: Portisch, 2635, 10½ points from 16 games, 9.66 expected, K 10. A second page
/// shows the expected score as a picture.
#pragma once

#include "rating/calculator.h"
#include "text/wording.h"

#include <QDialog>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QTabWidget;

namespace kydai::ui {

class ExpectedCurves;
class ExplanationModel;
class StepsView;

class RatingCalculatorDialog : public QDialog {
    Q_OBJECT
public:
    /// `wording` gives the present one; it is asked again when the language changes.
    explicit RatingCalculatorDialog(std::function<text::Wording()> wording, QWidget* parent = nullptr);
    ~RatingCalculatorDialog() override;

    void setSystem(rating::System system);
    [[nodiscard]] rating::System system() const;
    /// What was computed last.
    [[nodiscard]] const rating::Record& record() const { return m_record; }
    /// The answer as shown.
    [[nodiscard]] QString answer() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A number of a system's settings that can be changed.
    struct Parameter {
        rating::System system;
        const char* name;
        double lowest;
        double highest;
        int decimals;
        std::function<double(const rating::Settings&)> get;
        std::function<void(rating::Settings&, double)> set;
    };
    static const std::vector<Parameter>& parameters();

    QWidget* buildCalculator();
    QWidget* buildCurves();
    void buildInputs(QFormLayout& form);
    void buildTotals(QFormLayout& form);
    void buildGames();
    void showSystem();
    void showParameters();
    void retranslate();
    void fillExample();
    /// Keeps one empty line below the last game.
    void growGames();
    void compute();
    void computeTotals();
    void computeGames();
    void present(const rating::Pool& pool, const rating::Ratings& ratings);
    void say(const QString& sentence, bool wrong);
    [[nodiscard]] bool usesTotals() const;
    [[nodiscard]] rating::Entrant ownEntrant() const;
    /// The games typed in; false where a line is wrong, which is told.
    bool readGames(std::vector<rating::Entrant>& entrants, std::vector<rating::HalfPoints>& scores);

    std::function<text::Wording()> m_currentWording;
    text::Wording m_wording;
    rating::Settings m_settings{};
    rating::Record m_record{};
    bool m_filling = false;

    QTabWidget* m_pages;
    QComboBox* m_systems;
    QLineEdit* m_name;
    QDoubleSpinBox* m_rating;
    QSpinBox* m_birthYear;
    QSpinBox* m_year;
    QSpinBox* m_k;
    QSpinBox* m_priorGames;
    QSpinBox* m_index;
    QDoubleSpinBox* m_deviation;
    QDoubleSpinBox* m_volatility;
    QCheckBox* m_totals;
    QSpinBox* m_totalGames;
    QDoubleSpinBox* m_totalScore;
    QDoubleSpinBox* m_totalExpected;
    QFormLayout* m_form = nullptr;
    QList<QWidget*> m_parameterBoxes;  ///< fields of the system's own settings
    QTableWidget* m_games;
    QLabel* m_answer;
    ExplanationModel* m_model;
    StepsView* m_steps;
    ExpectedCurves* m_curves;
    QLabel* m_curvesText;
    QSpinBox* m_difference;
    QPushButton* m_close;
};

}  // namespace kydai::ui
