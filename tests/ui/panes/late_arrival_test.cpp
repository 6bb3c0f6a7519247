// A latecomer comes into the round that is published already, by a few keys.

#include "panes/pane.h"
#include "support/event_builder.h"
#include "support/window_fixture.h"

#include <QLineEdit>
#include <QMenu>
#include <QTabWidget>

#include <algorithm>

namespace kydai::ui {
namespace {

class LateArrival : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        open(EventBuilder()
                 .player("4w", 2000, "Nguyễn Thị Ánh")
                 .player("5b", 1900, "Lê Bình")
                 .player("U", 1800, "Trần Cường")
                 .player("1b", 1700, "Phạm Dung")
                 .player("2w", 1600, "Vũ Mai")
                 .scheduledRounds(5)
                 .build());
    }
    /// Types a new player in and opens the ways into the round; the keys pressed beside the name.
    int enter(const char* name)
    {
        int keys = 0;
        const auto action = [&](const char* which) {
            m_window->actions().get(which)->trigger();
            ++keys;
        };
        action("addPlayer");
        auto& edit = the<QLineEdit>("newName");
        edit.setText(QString::fromUtf8(name));
        QTest::keyClick(&edit, Qt::Key_Return);
        ++keys;
        QTest::keyClick(&edit, Qt::Key_Escape);
        ++keys;
        action("seatLate");
        return keys;
    }
    int choose(const char* words)
    {
        auto& menu = the<QMenu>("seatLateMenu");
        int keys = 1;
        while (!menu.activeAction()->text().contains(QString::fromUtf8(words))) {
            if (keys > 9) break;
            QTest::keyClick(&menu, Qt::Key_Down);
            ++keys;
        }
        EXPECT_TRUE(menu.activeAction()->text().contains(QString::fromUtf8(words)));
        QTest::keyClick(&menu, Qt::Key_Return);
        return keys;
    }
    const Round& round() { return section()->rounds[0]; }
};

TEST_F(LateArrival, MeetsThePlayerWithTheByeInAtMostEightKeys)
{
    int keys = enter("Hồ Muộn");
    keys += choose("Trần Cường");
    EXPECT_LE(keys, 8);
    RecordProperty("keys", keys);
    ASSERT_EQ(round().games.size(), 3U);
    const Player& late = section()->players.back();
    EXPECT_EQ(late.name, "Hồ Muộn");
    EXPECT_EQ(late.entersInRound, 1);
    EXPECT_TRUE(round().games.back().white == late.id || round().games.back().black == late.id);
    EXPECT_TRUE(round().byes.empty());
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_EQ(round().byes.size(), 1U);
    EXPECT_EQ(round().games.size(), 2U);
    EXPECT_EQ(section()->players.size(), 6U) << "he was entered before";
}

TEST_F(LateArrival, GetsAHalfPointByeInstead)
{
    m_prompts.expect(QStringLiteral("needlessBye"), Answer::Confirmed);
    enter("Hồ Muộn");
    choose("half-point");
    ASSERT_EQ(round().byes.size(), 2U);
    EXPECT_EQ(round().byes.back().kind, Outcome::HalfBye);
    EXPECT_EQ(round().games.size(), 2U);
}

TEST_F(LateArrival, IsNothingForSomebodyWhoHasAGame)
{
    m_window->actions().get("showPlayers")->trigger();
    m_window->currentPane()->showPlayer(section()->players[0].id);
    m_window->currentPane()->takeFocus();
    m_window->actions().get("seatLate")->trigger();
    EXPECT_EQ(m_window->findChild<QMenu*>(QStringLiteral("seatLateMenu")), nullptr);
}

}  // namespace
}  // namespace kydai::ui
