#include "dialogs/rating_calculator_dialog.h"

#include "rating/lookup.h"
#include "support/event_builder.h"
#include "support/window_fixture.h"
#include "widgets/curve_chart.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeView>

namespace kydai::ui {
namespace {

using rating::System;

/// Opened by its key on a window without games.
class RatingCalculatorTest : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        open(Section{});
        press(Qt::Key_G, Qt::ControlModifier);
        ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog()));
        the<QDateEdit>("calculatorDay").setDate(QDate(2026, 4, 1));
    }
    RatingCalculatorDialog& dialog() { return the<RatingCalculatorDialog>("ratingCalculator"); }
    QTableWidget& games() { return the<QTableWidget>("calculatorGames"); }
    QString steps(const QString& list = QStringLiteral("calculatorSteps"))
    {
        QString text;
        const auto* view = dialog().findChild<QTreeView*>(list);
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            text += view->model()->index(row, 0).data().toString() + QLatin1Char('\n');
        }
        return text;
    }
    /// Types into a cell as one does: over what stands there, with Enter.
    void typeCell(int row, int column, const char* text)
    {
        games().setFocus();
        games().setCurrentCell(row, column);
        QTest::keyClick(&games(), Qt::Key_F2);
        auto* editor = games().viewport()->findChild<QLineEdit*>();
        ASSERT_NE(editor, nullptr);
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, QLatin1String(text));
        QTest::keyClick(editor, Qt::Key_Return);
        QCoreApplication::processEvents();  // the view takes the text, and then leaves the editor to be deleted
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void number(const char* field, const char* text)
    {
        auto& box = the<QAbstractSpinBox>(field);
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, QLatin1String(text));
        QTest::keyClick(&box, Qt::Key_Tab);
    }
};

TEST_F(RatingCalculatorTest, OpensWithTheArticlesExample)
{
    EXPECT_EQ(dialog().form().system(), System::Elo);
    EXPECT_NEAR(dialog().record().after.value_or(0), 2643.4, 1e-9);
    EXPECT_TRUE(dialog().answer().contains(QStringLiteral("Portisch"))) << dialog().answer().toStdString();
    EXPECT_TRUE(dialog().answer().contains(QStringLiteral("2643.4")));
    for (const char* number : {"2635", "10", "9.66", "2643.4"}) {
        EXPECT_TRUE(steps().contains(QLatin1String(number))) << number << " in " << steps().toStdString();
    }
}

// 3.6 of the digest: R 2053, K 20 (from year of birth and games), opponents 1675 W, 2310 L, 1653 W, 1884 W, 2218 L.
TEST_F(RatingCalculatorTest, FideFromTypedGames)
{
    dialog().form().setSystem(System::Fide);
    number("calculatorRating", "2053");
    number("calculatorBirthYear", "1980");
    number("calculatorPriorGames", "200");
    const std::pair<const char*, const char*> typed[] = {
        {"1675", "1"}, {"2310", "0"}, {"1653", "1"}, {"1884", "1"}, {"2218", "0"}};
    int row = 0;
    for (const auto& [rating, result] : typed) {
        typeCell(row, 0, rating);
        typeCell(row++, 1, result);
    }
    EXPECT_EQ(dialog().record().games, 5);
    EXPECT_NEAR(dialog().record().change, -0.20, 1e-9);
    EXPECT_EQ(dialog().record().after, 2053);
    EXPECT_TRUE(steps().contains(QStringLiteral("K = 20"))) << steps().toStdString();
    number("calculatorK", "40");
    EXPECT_NEAR(dialog().record().change, -0.40, 1e-9);
}

TEST_F(RatingCalculatorTest, EverySystemAnswersInBothLanguages)
{
    auto& systems = the<QComboBox>("calculatorSystem");
    the<QCheckBox>("calculatorTotals").setChecked(false);
    typeCell(1, 0, "2450");
    typeCell(1, 1, "1");
    for (const text::Language language : {text::Language::English, text::Language::Vietnamese}) {
        text::installLanguage(*QApplication::instance(), language);
        QCoreApplication::processEvents();
        systems.setFocus();
        QTest::keyClick(&systems, Qt::Key_Home);
        for (const rating::SystemInfo& system : rating::systems()) {
            SCOPED_TRACE(std::string(system.code));
            ASSERT_EQ(dialog().form().system(), system.system);
            EXPECT_TRUE(dialog().answer().contains(QStringLiteral("Portisch"))) << dialog().answer().toStdString();
            EXPECT_FALSE(steps().contains(QLatin1Char('{'))) << steps().toStdString();
            EXPECT_GE(steps().count(QLatin1Char('\n')), 4);
            QTest::keyClick(&systems, Qt::Key_Down);
        }
    }
}

TEST_F(RatingCalculatorTest, BadNumbersGiveASentence)
{
    dialog().form().setSystem(System::Glicko);
    typeCell(0, 0, "strong");
    EXPECT_TRUE(dialog().answer().startsWith(QStringLiteral("Game 1:"))) << dialog().answer().toStdString();
    EXPECT_TRUE(steps().isEmpty());
    typeCell(0, 0, "1400");
    typeCell(0, 1, "won");
    EXPECT_TRUE(dialog().answer().startsWith(QStringLiteral("Game 1:")));
    typeCell(0, 1, "1");
    EXPECT_TRUE(dialog().answer().contains(QStringLiteral("Portisch")));
    typeCell(0, 2, "900");
    EXPECT_TRUE(dialog().answer().contains(QStringLiteral("350"))) << dialog().answer().toStdString();
    typeCell(0, 2, "30");
    EXPECT_EQ(dialog().record().games, 1);

    dialog().form().setSystem(System::Elo);
    number("calculatorTotalScore", "17");
    EXPECT_TRUE(dialog().answer().contains(QStringLiteral("More points than games")));
    number("calculatorTotalScore", "10.5");
    number("calculatorTotalExpected", "17");
    EXPECT_TRUE(dialog().answer().contains(QStringLiteral("More points expected")));
}

TEST_F(RatingCalculatorTest, WithoutGamesItAsksForThem)
{
    dialog().form().setSystem(System::Dwz);
    games().clearContents();
    typeCell(0, 0, "1800");
    typeCell(0, 1, "1");
    EXPECT_EQ(dialog().record().games, 1);
    games().setCurrentCell(0, 0);
    delete games().takeItem(0, 0);
    delete games().takeItem(0, 1);
    number("calculatorIndex", "7");  // anything that computes again
    EXPECT_TRUE(dialog().answer().startsWith(QStringLiteral("Type in the games")));
}

TEST_F(RatingCalculatorTest, TheSettingsOfASystemChangeItsResult)
{
    the<QCheckBox>("calculatorTotals").setChecked(false);
    dialog().form().setSystem(System::Ingo);
    number("calculatorRating", "110");
    typeCell(0, 0, "120");
    typeCell(0, 1, "1");
    const double classic = dialog().record().after.value_or(0);
    the<QComboBox>("New number").setCurrentIndex(0);
    EXPECT_NE(dialog().record().after.value_or(0), classic);
    EXPECT_NEAR(dialog().record().after.value_or(0), 120 - 50, 1e-9) << "H = N − (100 − 50)";
}

TEST_F(RatingCalculatorTest, TheListKeepsAnEmptyLineAtItsEnd)
{
    the<QCheckBox>("calculatorTotals").setChecked(false);
    const int rows = games().rowCount();
    typeCell(rows - 1, 0, "2000");
    EXPECT_EQ(games().rowCount(), rows + 1);
}

TEST_F(RatingCalculatorTest, AnUnratedPlayersDeviationIsThatOfTheSystem)
{
    dialog().form().setSystem(System::Glicko);
    number("calculatorRating", "0");
    typeCell(0, 0, "1500");
    typeCell(0, 1, "1");
    EXPECT_NEAR(dialog().record().deviationBefore.value_or(0), 350, 1e-9);
    typeCell(1, 1, "0");
    ASSERT_EQ(dialog().record().terms.size(), 2U);
    EXPECT_NEAR(dialog().record().terms[0].deviation, 50, 1e-9);
    EXPECT_NEAR(dialog().record().terms[1].deviation, 350, 1e-9) << "an unrated opponent is as unsure";
}

TEST_F(RatingCalculatorTest, ConvertsWithTheFormulaFilledIn)
{
    the<QTabWidget>("calculatorPages").setCurrentIndex(1);
    const auto lookup = [&] { return steps(QStringLiteral("lookupSteps")); };
    const auto& answer = the<QLabel>("lookupAnswer");
    EXPECT_TRUE(answer.text().contains(QStringLiteral("ECF 150"))) << answer.text().toStdString();
    EXPECT_TRUE(answer.text().contains(QStringLiteral("1825")));
    EXPECT_TRUE(lookup().contains(QStringLiteral("7.5 × 150 + 700 = 1825"))) << lookup().toStdString();
    EXPECT_TRUE(lookup().contains(QStringLiteral("misprint")));
    number("lookupValue", "110");
    the<QComboBox>("lookupScale").setCurrentIndex(static_cast<int>(rating::Scale::Ingo));
    EXPECT_TRUE(lookup().contains(QStringLiteral("2840 − 8 × 110 = 1960"))) << lookup().toStdString();
    for (int scale = 0; scale < the<QComboBox>("lookupScale").count(); ++scale) {
        the<QComboBox>("lookupScale").setCurrentIndex(scale);
        for (const char* value : {"-20", "0", "150", "1999", "2110", "2700"}) {
            number("lookupValue", value);
            EXPECT_FALSE(answer.text().isEmpty());
            EXPECT_FALSE(lookup().contains(QLatin1Char('{'))) << lookup().toStdString();
        }
    }
}

TEST_F(RatingCalculatorTest, TheMeanLossOfPastedEvaluations)
{
    the<QTabWidget>("calculatorPages").setCurrentIndex(4);
    const auto& answer = the<QLabel>("lossAnswer");
    EXPECT_TRUE(answer.text().startsWith(QStringLiteral("165"))) << answer.text().toStdString();
    EXPECT_TRUE(steps(QStringLiteral("lossSteps")).contains(QStringLiteral("Unofficial")));
    auto& moves = the<QPlainTextEdit>("lossMoves");
    moves.setPlainText(QStringLiteral("10 0\n\nx 5"));
    EXPECT_TRUE(answer.text().contains(QStringLiteral("Line 3"))) << answer.text().toStdString();
    moves.setPlainText(QStringLiteral("10\t0\n5 20\n"));
    EXPECT_TRUE(answer.text().startsWith(QStringLiteral("5"))) << answer.text().toStdString();
    moves.clear();
    EXPECT_TRUE(steps(QStringLiteral("lossSteps")).isEmpty());
}

TEST_F(RatingCalculatorTest, CategoriesAndNormsFromAListOfRatings)
{
    the<QTabWidget>("calculatorPages").setCurrentIndex(1);
    auto& question = the<QComboBox>("lookupQuestion");
    auto& ratings = the<QLineEdit>("lookupRatings");
    const auto& answer = the<QLabel>("lookupAnswer");
    question.setCurrentIndex(2);
    EXPECT_TRUE(answer.text().contains(QStringLiteral("2615"))) << answer.text().toStdString();
    EXPECT_TRUE(steps(QStringLiteral("lookupSteps")).contains(QStringLiteral("2150, is lifted to 2200")));
    number("lookupScore", "6");
    EXPECT_TRUE(answer.text().contains(QStringLiteral("not enough"))) << answer.text().toStdString();
    number("lookupScore", "20");
    EXPECT_TRUE(answer.text().contains(QStringLiteral("More points than games")));
    question.setCurrentIndex(1);
    ratings.setText(QStringLiteral("2500, 2502 -"));
    EXPECT_TRUE(answer.text().contains(QStringLiteral("category 11"))) << answer.text().toStdString();
    EXPECT_TRUE(steps(QStringLiteral("lookupSteps")).contains(QStringLiteral("1 unrated player is left out")));
    the<QCheckBox>("lookupWomen").setChecked(true);
    EXPECT_TRUE(answer.text().contains(QStringLiteral("category 19")));
    ratings.setText(QStringLiteral("2500 strong"));
    EXPECT_TRUE(answer.text().contains(QStringLiteral("“strong”")));
    ratings.setText(QStringLiteral("– –"));
    EXPECT_TRUE(answer.text().startsWith(QStringLiteral("Type the ratings")));
}

TEST_F(RatingCalculatorTest, ThePicturesFollowTheirNumbers)
{
    auto& pages = the<QTabWidget>("calculatorPages");
    ASSERT_EQ(pages.count(), 5);
    pages.setCurrentIndex(2);
    number("curvesDifference", "400");
    EXPECT_EQ(the<CurveChart>("expectedCurves").position(), 400);
    pages.setCurrentIndex(3);
    auto& performance = the<CurveChart>("performanceCurves");
    performance.setFocus();
    QTest::keyClick(&performance, Qt::Key_End);
    EXPECT_EQ(the<QSpinBox>("curvesPercent").value(), 100);
}

}  // namespace
}  // namespace kydai::ui
