#include "widgets/theme.h"

#include <QApplication>
#include <gtest/gtest.h>

namespace kydai::ui {
namespace {

constexpr double kEnough = 4.5;  // WCAG AA for text

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
