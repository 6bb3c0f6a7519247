#include "widgets/expected_curves.h"

#include "explain/explanation.h"
#include "rating/elo.h"
#include "rating/expected_score.h"
#include "rating/tables.h"
#include "text/phrase_text.h"
#include "text/value_text.h"

namespace kydai::ui {

namespace {

using rating::ExpectedForm;

constexpr int kRange = 800;
constexpr int kHortDifference = 35;   // the article's game Portisch–Hort
constexpr int kPortischPercent = 66;  // and Portisch's 10½ points from 16 games
constexpr char kContext[] = "ExpectedCurves";

double expected(ExpectedForm form, int difference)
{
    return rating::expectedScore(form, difference);
}

double tablePerformance(int percent)
{
    return rating::ratingDifference(percent);
}
double linearPerformance(int percent)
{
    constexpr int kGames = 100;
    return rating::elo::linearPerformance(0, 2 * percent, kGames);
}
/// No difference explains a score of nothing or of everything.
bool isFinite(int percent)
{
    return percent > 0 && percent < 100;
}
double normalPerformance(int percent)
{
    if (!isFinite(percent)) return percent == 0 ? -2 * kRange : 2 * kRange;
    return rating::differenceNormal(percent / 100.0);
}

}  // namespace

ExpectedCurves::ExpectedCurves(text::Wording wording, QWidget* parent)
    : CurveChart("expectedCurves", kContext, {-kRange, kRange, 200, 1, 0, true, 25}, {0, 10, 2, 10, 1, false, 1},
                 {{QT_TRANSLATE_NOOP("ExpectedCurves", "FIDE table"), Ink::Accent, Qt::SolidLine,
                   [](int difference) { return expected(ExpectedForm::Table, difference); }},
                  {QT_TRANSLATE_NOOP("ExpectedCurves", "normal curve (Elo)"), Ink::Text, Qt::DashLine,
                   [](int difference) { return expected(ExpectedForm::Normal, difference); }},
                  {QT_TRANSLATE_NOOP("ExpectedCurves", "logistic curve (USCF)"), Ink::Warning, Qt::DotLine,
                   [](int difference) { return expected(ExpectedForm::Logistic, difference); }}},
                 kHortDifference, std::move(wording), parent)
{
}

QString ExpectedCurves::reading() const
{
    const QString sentence = wording().translate(
        kContext, QT_TRANSLATE_NOOP("ExpectedCurves",
                                    "Difference {difference}: table {table}, normal {normal}, logistic {logistic}"));
    return text::fillHoles(sentence, [&](const QString& hole) {
        const auto value = [&](ExpectedForm form, int decimals) {
            return text::realText(Real{expected(form, position()), decimals}, wording());
        };
        if (hole == QStringLiteral("table")) return value(ExpectedForm::Table, 2);
        if (hole == QStringLiteral("normal")) return value(ExpectedForm::Normal, 4);
        if (hole == QStringLiteral("logistic")) return value(ExpectedForm::Logistic, 4);
        return text::realText(Real{double(position()), 0, true}, wording());
    });
}

PerformanceCurves::PerformanceCurves(text::Wording wording, QWidget* parent)
    : CurveChart(
          "performanceCurves", kContext, {0, 100, 10, 1, 0, false, 5}, {-kRange, kRange, 200, 1, 0, true, 1},
          {{QT_TRANSLATE_NOOP("ExpectedCurves", "FIDE table"), Ink::Accent, Qt::SolidLine, tablePerformance},
           {QT_TRANSLATE_NOOP("ExpectedCurves", "normal curve (Elo)"), Ink::Text, Qt::DashLine, normalPerformance},
           {QT_TRANSLATE_NOOP("ExpectedCurves", "straight line (±400)"), Ink::Warning, Qt::DotLine, linearPerformance}},
          kPortischPercent, std::move(wording), parent)
{
}

QString PerformanceCurves::reading() const
{
    const QString sentence =
        isFinite(position())
            ? wording().translate(
                  kContext,
                  QT_TRANSLATE_NOOP("ExpectedCurves",
                                    "Score {percent} %, difference from the opponents' average: table {table}, normal "
                                    "{normal}, straight line {linear}"))
            : wording().translate(kContext,
                                  QT_TRANSLATE_NOOP("ExpectedCurves",
                                                    "Score {percent} %, difference from the opponents' average: table "
                                                    "{table}, straight line {linear}; the curve has no value here"));
    return text::fillHoles(sentence, [&](const QString& hole) {
        const auto value = [&](double difference) { return text::realText(Real{difference, 0, true}, wording()); };
        if (hole == QStringLiteral("table")) return value(tablePerformance(position()));
        if (hole == QStringLiteral("normal")) return value(normalPerformance(position()));
        if (hole == QStringLiteral("linear")) return value(linearPerformance(position()));
        return QString::number(position());
    });
}

}  // namespace kydai::ui

#include "moc_expected_curves.cpp"
