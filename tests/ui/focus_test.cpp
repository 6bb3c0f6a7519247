// Focus and names: where the keyboard goes, in which order Tab walks, whether one sees it, what a screen reader says.

#include "main_window.h"
#include "panes/pane.h"
#include "support/cleared.h"
#include "support/event_builder.h"
#include "support/settle.h"
#include "support/window_fixture.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QDialog>
#include <QImage>
#include <QListWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTreeView>

#include <algorithm>

namespace kydai::ui {
namespace {

std::string nameOf(const QWidget* widget)
{
    return std::string(widget->metaObject()->className()) + ' ' + widget->objectName().toStdString();
}

class FocusTest : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        Section section = EventBuilder()
                              .player("3w1 2b=", 2000, "Nguyễn Thị Loan")
                              .player("4b0 1w=", 1900, "Lê Minh")
                              .player("1b0 4w", 1800, "Trần Đình Ân")
                              .player("2w1 3b", 1700, "Phạm Hạnh")
                              .scheduledRounds(5)
                              .build();
        section.rules.tieBreaks = {"BH", "SB"};
        section.players[0].unit = section.players[1].unit = "Hà Nội";
        open(section);
    }

    /// Tab from here until the walk comes back to a control that was there before.
    static std::vector<QWidget*> walk()
    {
        std::vector<QWidget*> visited;
        for (QWidget* focus = QApplication::focusWidget();
             focus != nullptr && std::ranges::find(visited, focus) == visited.end() && visited.size() < 80;
             focus = QApplication::focusWidget()) {
            visited.push_back(focus);
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        return visited;
    }

    /// What a person who can't see the control is told; what one who can see it notices.
    static void expectNamedAndVisible(QWidget* widget)
    {
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
        ASSERT_NE(spoken, nullptr) << nameOf(widget);
        EXPECT_FALSE(spoken->text(QAccessible::Name).trimmed().isEmpty()) << nameOf(widget);
        EXPECT_FALSE(widget->visibleRegion().isEmpty()) << nameOf(widget) << " has the focus and isn't seen";
        widget->setFocus(Qt::TabFocusReason);
        const QImage with = widget->grab().toImage();
        widget->clearFocus();
        QApplication::processEvents();
        const QImage without = widget->grab().toImage();
        EXPECT_NE(with, without) << nameOf(widget) << " looks the same with and without the focus";
        widget->setFocus(Qt::TabFocusReason);
    }

    /// Every control that can be used is reached.
    static void expectNothingSkipped(const std::vector<QWidget*>& visited, const QWidget& in)
    {
        for (QWidget* widget : in.findChildren<QWidget*>()) {
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            const bool isOtherChoice = button != nullptr && button->autoExclusive() && !button->isChecked();
            const bool isControl = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr &&
                                   widget->isVisible() && widget->isEnabled() && !isOtherChoice;
            const bool isReached = !isControl || std::ranges::find(visited, widget) != visited.end();
            EXPECT_TRUE(isReached) << nameOf(widget) << " is passed over";
        }
    }

    /// Rows from top to bottom, each from left to right.
    static bool isAfter(const QWidget* a, const QWidget* b, const QWidget& in)
    {
        const QRect first(a->mapTo(&in, QPoint()), a->size());
        const QRect second(b->mapTo(&in, QPoint()), b->size());
        const bool sameRow = first.center().y() < second.bottom() && first.center().y() > second.top() &&
                             second.center().y() < first.bottom() && second.center().y() > first.top();
        if (sameRow) return first.left() > second.left();
        // Columns beside each other are read one after the other.
        return first.top() > second.top() && first.right() > second.left();
    }
    static void expectReadingOrder(const std::vector<QWidget*>& visited, const QWidget& in)
    {
        std::vector<QWidget*> inside;
        std::ranges::copy_if(visited, std::back_inserter(inside), [&](QWidget* w) { return in.isAncestorOf(w); });
        if (inside.size() < 2) return;
        // The walk may begin anywhere: exactly one step back to the beginning.
        std::vector<std::string> back;
        for (std::size_t at = 0; at < inside.size(); ++at) {
            const QWidget* next = inside[(at + 1) % inside.size()];
            if (isAfter(inside[at], next, in)) back.push_back(nameOf(inside[at]) + " -> " + nameOf(next));
        }
        EXPECT_EQ(back.size(), 1U) << ::testing::PrintToString(back);
    }

    void expectGoodDialog(const char* action)
    {
        SCOPED_TRACE(action);
        m_window->actions().get(action)->trigger();
        QWidget* dialog = nullptr;
        ASSERT_TRUE(QTest::qWaitFor([&] {
            dialog = QApplication::activeWindow();
            return dialog != nullptr && dialog != m_window.get();
        }));
        ASSERT_NE(QApplication::focusWidget(), nullptr);
        EXPECT_TRUE(dialog->isAncestorOf(QApplication::focusWidget()));
        const auto visited = walk();
        EXPECT_GE(visited.size(), 2U);
        expectReadingOrder(visited, *dialog);
        expectNothingSkipped(visited, *dialog);
        for (QWidget* widget : visited) expectNamedAndVisible(widget);
        QTest::keyClick(dialog, Qt::Key_Escape);
        EXPECT_TRUE(dialog->isHidden());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_window->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    }
};

TEST_F(FocusTest, AtTheStartTheKeysGoToTheBoards)
{
    EXPECT_EQ(QApplication::focusWidget(), &the<QWidget>("roundTable"));
}

TEST_F(FocusTest, ChoosingATabOrARoundLeadsToItsTable)
{
    const char* const tables[] = {"playersTable", "roundTable", "crosstable", "standings", "ratings"};
    for (int tab = 0; tab < Workbench::TabCount; ++tab) {
        the<QTabWidget>("tabs").setCurrentIndex(tab);
        ASSERT_NE(QApplication::focusWidget(), nullptr);
        EXPECT_EQ(QApplication::focusWidget()->objectName(), QLatin1String(tables[tab]));
    }
    auto& tree = the<QTreeView>("sectionTree");
    tree.setFocus();
    press(Qt::Key_Up);  // arrows stay in the tree, so that one can walk on
    EXPECT_EQ(m_window->desk().round(), 1);
    EXPECT_EQ(QApplication::focusWidget(), &tree);
    press(Qt::Key_Return);
    EXPECT_TRUE(m_window->currentPane()->isAncestorOf(QApplication::focusWidget()));
    tree.setFocus();
    press(Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(m_window->desk().round(), 2);
    EXPECT_TRUE(m_window->currentPane()->isAncestorOf(QApplication::focusWidget()));
}

TEST_F(FocusTest, AnEmptyTabThatIsFilledGivesTheKeyboardToItsTable)
{
    auto& tabs = the<QTabWidget>("tabs");
    const auto choose = [&](int tab) {
        QTest::mouseClick(tabs.tabBar(), Qt::LeftButton, {}, tabs.tabBar()->tabRect(tab).center());
        fixture::settle(m_window->desk());
    };
    const SectionId filled = m_window->desk().sectionId();
    ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>()}).ok());
    const SectionId bare = m_session.event().sections.back().id;
    const std::pair<int, const char*> tables[] = {{Workbench::CrosstableTab, "crosstable"},
                                                  {Workbench::StandingsTab, "standings"}};
    for (const auto& [tab, table] : tables) {
        SCOPED_TRACE(table);
        m_window->desk().go(bare, kMaxRounds);
        choose(tab);
        ASSERT_NE(qobject_cast<QAbstractButton*>(QApplication::focusWidget()), nullptr);
        // Filled while another tab is shown, or while this one is.
        choose(Workbench::PlayersTab);
        m_window->desk().go(filled, kMaxRounds);
        choose(tab);
        EXPECT_TRUE(the<QWidget>(table).hasFocus());
        m_window->desk().go(bare, kMaxRounds);
        EXPECT_NE(qobject_cast<QAbstractButton*>(QApplication::focusWidget()), nullptr);
        m_window->desk().go(filled, kMaxRounds);
        fixture::settle(m_window->desk());
        EXPECT_TRUE(the<QWidget>(table).hasFocus());
    }
}

TEST_F(FocusTest, WhoeverFoldsAwayWhatHeIsInIsAtTheBoardsAgain)
{
    press(Qt::Key_2, Qt::ControlModifier);
    for (const auto& [part, key] : {std::pair{"sectionTree", Qt::Key_F7}, std::pair{"whyFind", Qt::Key_F8}}) {
        the<QWidget>(part).setFocus();
        ASSERT_TRUE(the<QWidget>(part).hasFocus()) << part;
        press(key);
        EXPECT_FALSE(the<QWidget>(part).isVisible()) << part;
        EXPECT_TRUE(the<QWidget>("roundTable").hasFocus()) << part;
    }
}

TEST_F(FocusTest, WhatFoldsAwayBehindAnotherWindowHasNoKeyboardAfterIt)
{
    press(Qt::Key_2, Qt::ControlModifier);
    the<QWidget>("whyFind").setFocus();
    QWidget other;
    other.show();
    other.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&other));
    m_window->actions().get("toggleWhy")->trigger();
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    EXPECT_TRUE(the<QWidget>("roundTable").hasFocus());
}

TEST_F(FocusTest, TabWalksEveryPaneInReadingOrderSeenAndNamed)
{
    for (int tab = 0; tab < Workbench::TabCount; ++tab) {
        SCOPED_TRACE(tab);
        press(static_cast<Qt::Key>(Qt::Key_1 + tab), Qt::ControlModifier);
        fixture::settle(m_window->desk());
        const auto visited = walk();
        expectReadingOrder(visited, *m_window->currentPane());
        expectReadingOrder(visited, the<QWidget>("whyPane"));
        expectNothingSkipped(visited, *m_window->currentPane());
        // The columns one after the other: tree, table, why.
        QString columns;
        for (const QWidget* widget : visited) {
            const QString column = m_window->currentPane()->isAncestorOf(widget)  ? QStringLiteral("p")
                                   : the<QWidget>("whyPane").isAncestorOf(widget) ? QStringLiteral("w")
                                   : widget == &the<QWidget>("sectionTree")       ? QStringLiteral("s")
                                   : the<QWidget>("toolBar").isAncestorOf(widget) ? QStringLiteral("b")
                                   : the<QWidget>("tabs").isAncestorOf(widget)    ? QStringLiteral("t")
                                                                                  : QStringLiteral("?");
            if (!columns.endsWith(column)) columns += column;
        }
        EXPECT_TRUE((QStringLiteral("bstpw") + QStringLiteral("bstpw")).contains(columns.left(5)))
            << columns.toStdString();
        for (QWidget* widget : visited) expectNamedAndVisible(widget);
    }
}

TEST_F(FocusTest, PairingARoundIsWalkedInReadingOrder)
{
    press(Qt::Key_F9, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(m_window->isAncestorOf(QApplication::focusWidget()));
    const auto visited = walk();
    expectReadingOrder(visited, the<QWidget>("pairRoundPane"));
    for (QWidget* widget : visited) expectNamedAndVisible(widget);
}

TEST_F(FocusTest, DialogsAreWalkedInReadingOrderSeenAndNamed)
{
    for (const char* action : {"sectionInfo", "sectionRules", "tieBreaks", "requestedByes", "prohibitedPairs",
                               "adjustments", "journal", "print", "ratingCalculator"})
        expectGoodDialog(action);
}

TEST_F(FocusTest, EveryStepToTheEndOfTheEventIsReachedByTab)
{
    m_window->actions().get("finishEvent")->trigger();
    auto& dialog = the<QDialog>("finishWindow");
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    auto& steps = the<QListWidget>("finishSteps");
    for (int step = 0; step < steps.count(); ++step) {
        SCOPED_TRACE(step);
        steps.setCurrentRow(step);
        steps.setFocus();
        fixture::settle(m_window->desk());
        const auto visited = walk();
        expectNothingSkipped(visited, dialog);
        steps.setFocus();
        press(Qt::Key_Return);
        EXPECT_FALSE(steps.hasFocus()) << "Enter leads to where work begins";
        EXPECT_EQ(QApplication::activeWindow(), &dialog) << "and presses no button";
    }
}

TEST_F(FocusTest, AnEmptySectionOffersItsFirstStep)
{
    ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>()}).ok());
    for (int tab = Workbench::PlayersTab; tab <= Workbench::StandingsTab; ++tab) {
        press(static_cast<Qt::Key>(Qt::Key_1 + tab), Qt::ControlModifier);
        const auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
        ASSERT_NE(button, nullptr) << tab;
        EXPECT_TRUE(m_window->currentPane()->isAncestorOf(button)) << tab;
    }
}

}  // namespace
}  // namespace kydai::ui
