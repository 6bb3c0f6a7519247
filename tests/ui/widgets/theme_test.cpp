#include "widgets/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QImage>
#include <QRadioButton>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace kydai::ui {
namespace {

constexpr double kEnough = 4.5;  // WCAG AA for text

/// WCAG contrast ratio, 1 to 21.
double contrast(const QColor& a, const QColor& b)
{
    const auto luminance = [](const QColor& colour) {
        const auto channel = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
    };
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

TEST(Theme, EveryTextHasEnoughContrastOnEveryGround)
{
    for (const Theme& theme : {lightTheme(), darkTheme()}) {
        for (const QColor& ground :
             {theme.window, theme.base, theme.zebra, theme.accentTint, theme.warningTint, theme.errorTint}) {
            EXPECT_GE(contrast(theme.text, ground), kEnough) << theme.dark << ' ' << ground.name().toStdString();
        }
        for (const QColor& ground : {theme.window, theme.base, theme.zebra}) {
            EXPECT_GE(contrast(theme.muted, ground), kEnough) << theme.dark;
            EXPECT_GE(contrast(theme.accent, ground), kEnough) << theme.dark;
        }
        EXPECT_GE(contrast(theme.accent, theme.accentTint), kEnough) << theme.dark;
        EXPECT_GE(contrast(theme.warning, theme.warningTint), kEnough) << theme.dark;
        EXPECT_GE(contrast(theme.error, theme.errorTint), kEnough) << theme.dark;
        EXPECT_GE(contrast(theme.selectionText, theme.selection), kEnough) << theme.dark;
        EXPECT_GE(contrast(theme.dark ? theme.base : theme.selectionText, theme.accent), kEnough) << theme.dark;
    }
}

TEST(Theme, EdgesOfControlsAreSeen)
{
    constexpr double kEnoughForEdges = 3.0;  // WCAG 1.4.11
    for (const Theme& theme : {lightTheme(), darkTheme()}) {
        for (const QColor& ground : {theme.window, theme.base, theme.zebra}) {
            EXPECT_GE(contrast(theme.outline, ground), kEnoughForEdges) << theme.dark << ground.name().toStdString();
        }
    }
}

/// The strongest contrast that a control's pixels have with its ground: an edge of a box is seen when it is high.
double strongestEdge(QWidget& control, const QColor& ground)
{
    const QImage image = control.grab().toImage();
    double strongest = 1;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < std::min(14, image.width()); ++x) {
            strongest = std::max(strongest, contrast(image.pixelColor(x, y), ground));
        }
    }
    return strongest;
}

TEST(Theme, BoxesToTickAreSeenInBothThemes)
{
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        applyTheme(*qApp, choice);
        const Theme theme = themeOf(QApplication::palette());
        QCheckBox box;
        QRadioButton circle;
        for (QAbstractButton* control : {static_cast<QAbstractButton*>(&box), static_cast<QAbstractButton*>(&circle)}) {
            const QImage off = control->grab().toImage();
            EXPECT_GE(strongestEdge(*control, theme.window), 3.0) << theme.dark;
            control->setCheckable(true);
            control->setChecked(true);
            EXPECT_NE(control->grab().toImage(), off);
        }
    }
    applyTheme(*qApp, ThemeChoice::Light);
}

TEST(Theme, BlackOnWhiteIs21)
{
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21.0, 0.01);
}

TEST(Theme, SwitchesAtRunTime)
{
    applyTheme(*qApp, ThemeChoice::Dark);
    EXPECT_TRUE(themeOf(QApplication::palette()).dark);
    applyTheme(*qApp, ThemeChoice::Light);
    EXPECT_FALSE(themeOf(QApplication::palette()).dark);
}

}  // namespace
}  // namespace kydai::ui
