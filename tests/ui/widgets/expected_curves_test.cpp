#include "widgets/expected_curves.h"

#include "widgets/theme.h"

#include <QApplication>
#include <QImage>
#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

text::Wording in(text::Language language)
{
    return text::Wording(language);
}

TEST(ExpectedCurves, ReadsTheThreeForms)
{
    ExpectedCurves curves(in(text::Language::English));
    curves.setPosition(400);
    EXPECT_EQ(curves.reading(), QStringLiteral("Difference +400: table 0.92, normal 0.9214, logistic 0.9091"));
    curves.setWording(in(text::Language::Vietnamese));
    EXPECT_TRUE(curves.reading().contains(QStringLiteral("0,9214"))) << curves.reading().toStdString();
    EXPECT_EQ(curves.accessibleName(), curves.reading());
}

TEST(PerformanceCurves, ReadsTheTableAndTheLines)
{
    PerformanceCurves curves(in(text::Language::English));
    curves.setPosition(75);
    EXPECT_TRUE(curves.reading().contains(QStringLiteral("table +193"))) << curves.reading().toStdString();
    EXPECT_TRUE(curves.reading().contains(QStringLiteral("normal +191"))) << curves.reading().toStdString();
    EXPECT_TRUE(curves.reading().contains(QStringLiteral("straight line +200")));
    curves.setPosition(100);
    EXPECT_TRUE(curves.reading().contains(QStringLiteral("table +800")));
    EXPECT_FALSE(curves.reading().contains(QStringLiteral("normal"))) << "no difference explains 100 %";
}

TEST(CurveChart, KeysAndMouseMoveTheReadingWithinTheAxis)
{
    ExpectedCurves curves(in(text::Language::English));
    curves.resize(800, 400);
    curves.show();
    QSignalSpy moved(&curves, &CurveChart::positionChanged);
    curves.setPosition(0);
    QTest::keyClick(&curves, Qt::Key_Right);
    EXPECT_EQ(curves.position(), 1);
    QTest::keyClick(&curves, Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(curves.position(), -24);
    QTest::keyClick(&curves, Qt::Key_End);
    EXPECT_EQ(curves.position(), 800);
    QTest::keyClick(&curves, Qt::Key_Right);
    EXPECT_EQ(curves.position(), 800);
    EXPECT_EQ(moved.count(), 4);
    QTest::mouseMove(&curves, QPoint(0, 100));
    EXPECT_TRUE(QTest::qWaitFor([&] { return curves.position() == -800; }));
}

/// What is drawn outside of `inside`, so that a label that is cut at the edge shows.
bool touchesRightEdge(const QImage& image, const QColor& ground)
{
    for (int y = 0; y < image.height(); ++y) {
        if (image.pixelColor(image.width() - 1, y) != ground) return true;
    }
    return false;
}

TEST(CurveChart, IsDrawnInLightAndDarkWithoutCuttingALabel)
{
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        applyTheme(*qApp, choice);
        ExpectedCurves expected(in(text::Language::Vietnamese));
        PerformanceCurves performance(in(text::Language::Vietnamese));
        for (CurveChart* chart : std::initializer_list<CurveChart*>{&expected, &performance}) {
            chart->resize(chart->sizeHint());
            const QImage image = chart->grab().toImage();
            const Theme theme = themeOf(chart->palette());
            EXPECT_EQ(theme.dark, choice == ThemeChoice::Dark);
            EXPECT_EQ(image.pixelColor(1, 1), theme.base);
            EXPECT_FALSE(touchesRightEdge(image, theme.base));
            int drawn = 0;
            for (int x = 0; x < image.width(); ++x) {
                for (int y = 0; y < image.height(); ++y) drawn += image.pixelColor(x, y) == theme.accent ? 1 : 0;
            }
            EXPECT_GT(drawn, 40) << "the table's steps in the accent colour";
        }
    }
    applyTheme(*qApp, ThemeChoice::Light);
}

}  // namespace
}  // namespace kydai::ui
