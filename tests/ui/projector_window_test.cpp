#include "projector_window.h"

#include "models/round_model.h"
#include "models/standings_model.h"
#include "support/cleared.h"
#include "support/player_id.h"
#include "support/window_fixture.h"

#include <QLabel>
#include <QScrollBar>
#include <QTableView>

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
