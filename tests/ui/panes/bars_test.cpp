// Nothing that is told moves a table: bars have a line of their own, and what needs more lies over the table.

#include "panes/pane.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"
#include "widgets/table_view.h"

namespace kydai::ui {
namespace {

class Bars : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        open(EventBuilder()
                 .player("3w 2b", 2000)
                 .player("4b 1w", 1900)
                 .player("1b 4w", 1800)
                 .player("2w 3b", 1700)
                 .scheduledRounds(3)
                 .build());
    }
    [[nodiscard]] QRect placeOf(QWidget& widget) const
    {
        QApplication::processEvents();
        return {widget.mapTo(m_window.get(), QPoint(0, 0)), widget.size()};
    }
};

TEST_F(Bars, NothingThatIsToldMovesATable)
{
    press(Qt::Key_2, Qt::ControlModifier);
    auto& table = the<TableView>("roundTable");
    const QRect before = placeOf(table);
    for (const QString& text : {QStringLiteral("One line."), QStringLiteral("One\ntwo\nthree\nfour lines.")}) {
        m_window->desk().tell(InlineBar::Tone::Warning, text, QStringLiteral("detail\nmore"));
        the<InlineBar>("roundBar").say(InlineBar::Tone::Plain, text);
        EXPECT_EQ(placeOf(table), before);
        for (const char* name : {"messageBar", "roundBar"}) {
            auto& bar = the<InlineBar>(name);
            EXPECT_TRUE(bar.isVisible()) << name;
            EXPECT_TRUE(QTest::qWaitFor([&] { return bar.height() >= bar.heightForWidth(bar.width()); })) << name;
            EXPECT_TRUE(m_window->rect().contains(placeOf(bar))) << name;
        }
    }
    the<InlineBar>("messageBar").dismiss();
    the<InlineBar>("roundBar").dismiss();
    EXPECT_EQ(placeOf(table), before);
}

TEST_F(Bars, TheKeysForResultsStandThereWhileNothingIsTold)
{
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_TRUE(the<QWidget>("resultKeys").isVisible());
}

TEST_F(Bars, AQuestionOnAnotherTabLeavesTheKeyboardWhereItIs)
{
    press(Qt::Key_2, Qt::ControlModifier);
    press(Qt::Key_1, Qt::ControlModifier);
    const QWidget* before = QApplication::focusWidget();
    ASSERT_NE(before, nullptr);
    auto& bar = the<InlineBar>("roundBar");
    bar.say(InlineBar::Tone::Warning, QStringLiteral("Worked out meanwhile."));
    bar.addButton(
        QStringLiteral("leave"), QStringLiteral("Leave it"), [] {}, true);
    EXPECT_FALSE(bar.isVisible());
    EXPECT_EQ(QApplication::focusWidget(), before);
}

TEST_F(Bars, WhatIsNoLongerAskedNeverGetsTheKeyboardAgain)
{
    press(Qt::Key_2, Qt::ControlModifier);
    auto& bar = the<InlineBar>("roundBar");
    bar.say(InlineBar::Tone::Warning, QStringLiteral("Sure?"));
    bar.addButton(
        QStringLiteral("leave"), QStringLiteral("Leave it"), [] {}, true);
    the<QWidget>("sectionTree").setFocus();
    bar.dismiss();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(bar.focusWidget(), nullptr) << "a page that is shown again gives the keyboard to that";
}

}  // namespace
}  // namespace kydai::ui
