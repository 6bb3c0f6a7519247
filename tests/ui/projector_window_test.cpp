#include "projector_window.h"

#include "models/round_model.h"
#include "models/standings_model.h"
#include "support/cleared.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"

#include <QLabel>
#include <QScrollBar>
#include <QSettings>
#include <QTableView>

#include <tuple>

namespace kydai::ui {
namespace {

class Projector : public fixture::WindowTest {
protected:
    /// A section whose one round has more boards than a screen holds, shown by F11.
    QWidget* project(int boards = 60)
    {
        Section section;
        section.info.name = "U14";
        Round round;
        for (int i = 1; i <= 2 * boards; ++i) {
            Player player;
            player.id = playerId(i);
            player.tpn = i;
            player.name = "Player " + std::to_string(i);
            section.players.push_back(player);
        }
        for (int i = 1; i <= boards; ++i) round.games.push_back({playerId(i), playerId(i + boards)});
        section.rounds.push_back(round);
        open(section);
        press(Qt::Key_F11);
        return shown();
    }

    static QWidget* shown()
    {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (widget->objectName() == QStringLiteral("projectorWindow") && widget->isVisible()) return widget;
        }
        return nullptr;
    }

    static QTableView& table() { return *shown()->findChild<QTableView*>(QStringLiteral("projectorTable")); }
};

TEST_F(Projector, F11OpensItAndEscapeClosesIt)
{
    QWidget* window = project();
    ASSERT_NE(window, nullptr);
    EXPECT_EQ(table().model()->rowCount(), 60);
    EXPECT_EQ(window->findChild<QLabel*>()->text(), QStringLiteral("U14 · round 1"));
    QTest::keyClick(window, Qt::Key_Escape);
    EXPECT_EQ(shown(), nullptr);
}

TEST_F(Projector, SaysThatFideModeWasLeft)
{
    auto* mark = project()->findChild<QLabel*>(QStringLiteral("projectorMark"));
    EXPECT_EQ(mark->text(), QStringLiteral("60 results missing"));
    ASSERT_TRUE(fixture::apply(m_session, LeaveFideMode{m_window->desk().sectionId()}).ok());
    EXPECT_TRUE(mark->isVisible());
    EXPECT_TRUE(mark->text().contains(QStringLiteral("not in FIDE mode since round 1"))) << mark->text().toStdString();
}

TEST_F(Projector, ANewResultIsOnTheWallAtOnce)
{
    ASSERT_NE(project(), nullptr);
    const SetResult result{
        m_session.event().sections.front().id, 1, playerId(1), playerId(61), Outcome::Win, Outcome::Loss};
    ASSERT_TRUE(fixture::apply(m_session, result).ok());
    EXPECT_EQ(table().model()->index(0, columnOf(*table().model(), "result")).data().toString(),
              QStringLiteral("1 - 0"));
}

TEST_F(Projector, SShowsStandingsAndThePairingsAgain)
{
    QWidget* window = project();
    QTest::keyClick(window, Qt::Key_S);
    ASSERT_TRUE(QTest::qWaitFor([] { return table().model()->rowCount() == 120; }));
    EXPECT_EQ(window->findChild<QLabel*>()->text(), QStringLiteral("U14 · after round 1"));
    QTest::keyClick(window, Qt::Key_S);
    EXPECT_EQ(table().model()->rowCount(), 60);
}

TEST_F(Projector, ShowsBothPlayersPointsAndSaysThatStandingsAreProvisional)
{
    QWidget* window = project();
    const auto shows = [](const char* id) {
        const int column = columnOf(*table().model(), id);
        return column >= 0 && !table().isColumnHidden(column) && table().columnWidth(column) > 0;
    };
    for (const char* id : {"board", "white", "white_points", "result", "black_points", "black"})
        EXPECT_TRUE(shows(id)) << id;
    QTest::keyClick(window, Qt::Key_S);
    ASSERT_TRUE(QTest::qWaitFor([] { return table().model()->rowCount() == 120; }));
    for (const char* id : {"rank", "name", "points"}) EXPECT_TRUE(shows(id)) << id;
    const auto* mark = window->findChild<QLabel*>(QStringLiteral("projectorMark"));
    EXPECT_TRUE(mark->text().contains(QStringLiteral("60 games have no result yet (round 1: 60)")))
        << mark->text().toStdString();
}

TEST_F(Projector, TheListScrollsByItselfUntilSpaceStopsIt)
{
    QWidget* window = project();
    const QScrollBar* bar = table().verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar->value() > 0; }));
    QTest::keyClick(window, Qt::Key_Space);
    const int stopped = bar->value();
    QTest::qWait(200);
    EXPECT_EQ(bar->value(), stopped);
}

TEST_F(Projector, WhatCameSinceThePageWasShownLastIsCounted)
{
    QWidget* window = project();
    QTest::keyClick(window, Qt::Key_A);
    QTest::qWait(10);
    const auto* mark = window->findChild<QLabel*>(QStringLiteral("projectorMark"));
    const auto enter = [&](int board, Outcome white, Outcome black) {
        const SetResult result{
            m_session.event().sections.front().id, 1, playerId(board), playerId(board + 60), white, black};
        ASSERT_TRUE(fixture::apply(m_session, result).ok());
    };
    ASSERT_TRUE(QTest::qWaitFor([&] { return mark->text() == QStringLiteral("60 results missing"); }));
    enter(1, Outcome::Win, Outcome::Loss);
    enter(3, Outcome::Draw, Outcome::Draw);
    EXPECT_EQ(mark->text(), QStringLiteral("2 new results  ·  58 results missing"));
    QTest::keyClick(window, Qt::Key_Right);
    EXPECT_EQ(mark->text(), QStringLiteral("58 results missing"));
    enter(3, Outcome::Loss, Outcome::Win);
    EXPECT_EQ(mark->text(), QStringLiteral("new  ·  1 new result  ·  58 results missing"))
        << "it stood there otherwise";
}

class WallTour : public Projector {
protected:
    /// Sections in two rooms, of which the first of a room has a round that is over.
    void openHall()
    {
        for (const char* kept : {"projector1", "projector2"}) QSettings().remove(QLatin1String(kept));
        for (const auto& [name, room, isOver] :
             {std::tuple("U9", "A", true), std::tuple("U11", "A", false), std::tuple("U13", "B", false)}) {
            Section section = isOver ? EventBuilder().player("2w1", 0, "An").player("1b0", 0, "Bình").build()
                                     : EventBuilder().player("2w", 0, "Chi").player("1b", 0, "Dung").build();
            section.rules.scheduledRounds = 3;
            section.info.name = name;
            section.info.room = room;
            if (m_window == nullptr || m_session.event().sections.empty()) {
                open(section);
            } else {
                ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(section)}).ok());
            }
        }
        press(Qt::Key_F11);
    }
    static QString title() { return shown()->findChild<QLabel*>()->text(); }
    static QString mark() { return shown()->findChild<QLabel*>(QStringLiteral("projectorMark"))->text(); }
    static void type(Qt::Key key) { QTest::keyClick(shown(), key); }
};

TEST_F(WallTour, AGoesThroughAllSectionsAndRThroughTheRooms)
{
    openHall();
    type(Qt::Key_A);
    EXPECT_EQ(title(), QStringLiteral("U9 · after round 1")) << "its round is over";
    ASSERT_TRUE(QTest::qWaitFor([] { return table().model()->rowCount() == 2; }));
    EXPECT_TRUE(mark().contains(QStringLiteral("All sections, one after another"))) << mark().toStdString();
    type(Qt::Key_Right);
    EXPECT_EQ(title(), QStringLiteral("U11 · round 1"));
    type(Qt::Key_Left);
    EXPECT_EQ(title(), QStringLiteral("U9 · after round 1"));
    type(Qt::Key_R);
    EXPECT_EQ(title(), QStringLiteral("A · U9 · after round 1"));
    type(Qt::Key_R);
    EXPECT_EQ(title(), QStringLiteral("B · U13 · round 1"));
    type(Qt::Key_R);
    EXPECT_EQ(title(), QStringLiteral("U13 · round 1")) << "all rooms again";
    type(Qt::Key_A);
    EXPECT_EQ(title(), QString::fromStdString(m_window->desk().section()->info.name) + QStringLiteral(" · round 1"))
        << "what the desk shows";
}

TEST_F(WallTour, TurnsByItselfAfterItsPauseUntilSpaceStopsIt)
{
    openHall();
    type(Qt::Key_A);
    for (int shorter = 0; shorter < 5; ++shorter) type(Qt::Key_Comma);
    EXPECT_EQ(mark(), QStringLiteral("2 seconds a page"));
    type(Qt::Key_Right);
    ASSERT_EQ(title(), QStringLiteral("U11 · round 1"));
    ASSERT_TRUE(QTest::qWaitFor([] { return title() != QStringLiteral("U11 · round 1"); }, 4000));
    EXPECT_EQ(title(), QStringLiteral("U13 · round 1"));
    type(Qt::Key_Space);
    QTest::qWait(2500);
    EXPECT_EQ(title(), QStringLiteral("U13 · round 1"));
}

TEST_F(WallTour, TheLastResultOfARoundBringsItsStandingsNextAndSaysThatTheyAreNew)
{
    openHall();
    type(Qt::Key_A);
    const SectionId last = m_session.event().sections.back().id;
    ASSERT_TRUE(
        fixture::apply(m_session, SetResult{last, 1, playerId(1), playerId(2), Outcome::Win, Outcome::Loss}).ok());
    type(Qt::Key_Right);
    EXPECT_EQ(title(), QStringLiteral("U13 · after round 1"));
    ASSERT_TRUE(QTest::qWaitFor([] { return mark().contains(QStringLiteral("new")); }, 6000)) << mark().toStdString();
}

TEST_F(WallTour, TwoWallsStandSideBySideAndEachRemembersItsRoom)
{
    openHall();
    type(Qt::Key_R);
    press(Qt::Key_F11, Qt::ControlModifier);
    std::vector<QWidget*> walls;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->objectName() == QStringLiteral("projectorWindow") && widget->isVisible()) walls.push_back(widget);
    }
    ASSERT_EQ(walls.size(), 2U);
    EXPECT_FALSE(walls[0]->geometry().intersects(walls[1]->geometry()));
    for (QWidget* wall : walls) {
        if (!wall->findChild<QLabel*>()->text().startsWith(QStringLiteral("A · "))) {
            QTest::keyClick(wall, Qt::Key_R);
            QTest::keyClick(wall, Qt::Key_R);
            EXPECT_EQ(wall->findChild<QLabel*>()->text(), QStringLiteral("B · U13 · round 1"));
        }
    }
    for (QWidget* wall : walls) QTest::keyClick(wall, Qt::Key_Escape);
    EXPECT_EQ(shown(), nullptr);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    press(Qt::Key_F11, Qt::ControlModifier);
    ASSERT_NE(shown(), nullptr);
    EXPECT_EQ(title(), QStringLiteral("B · U13 · round 1"));
}

TEST_F(Projector, PlusMakesTheLettersLarger)
{
    QWidget* window = project();
    const int before = table().rowHeight(0);
    QTest::keyClick(window, Qt::Key_Plus);
    EXPECT_GT(table().rowHeight(0), before);
    QTest::keyClick(window, Qt::Key_Minus);
    EXPECT_EQ(table().rowHeight(0), before);
}

}  // namespace
}  // namespace kydai::ui
