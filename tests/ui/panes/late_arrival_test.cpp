// A latecomer comes into the round that is published already, by a few keys.

#include "pairing/next_round.h"
#include "pairing/round_colours.h"
#include "panes/pane.h"
#include "support/cleared.h"
#include "support/event_builder.h"
#include "support/window_fixture.h"

#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

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

TEST_F(LateArrival, WhatHangsOnTheWallIsToldToDiffer)
{
    const SectionId id = m_window->desk().sectionId();
    ASSERT_TRUE(fixture::apply(m_session, UnpairRound{id, 1, {}}).ok());
    const auto draft = pairing::draftRound(*section(), 1);
    ASSERT_TRUE(fixture::apply(m_session, PublishRound{id, 1, std::get<pairing::DraftRound>(draft).round}).ok());
    auto& button = the<QToolButton>("correctionsButton");
    m_window->actions().get("showRound")->trigger();
    EXPECT_FALSE(button.isVisible()) << "the screen is as the sheet";
    const PlayerId bye = round().byes.front().player;
    const std::vector<Game> hung = round().games;
    m_prompts.expect(QStringLiteral("manualPairing"), Answer::Confirmed);
    enter("Hồ Muộn");
    choose(section()->player(bye).name.c_str());
    m_window->actions().get("showRound")->trigger();
    ASSERT_TRUE(button.isVisible());
    const pairing::RoundColours colours(*section(), 1);
    for (const Game& game : hung) EXPECT_EQ(colours.of(game).white, game.white) << "nobody changed these by hand";
    button.click();
    auto& dialog = the<QDialog>("correctionsDialog");
    auto& table = the<QTableView>("corrections");
    ASSERT_GE(table.model()->rowCount(), 1);
    EXPECT_TRUE(table.model()->index(0, 0).data().toString().startsWith(QStringLiteral("Board")));
    EXPECT_TRUE(table.model()->index(0, 2).data().toString().endsWith(QStringLiteral("bye")));
    the<QPushButton>("printCorrections").click();
    EXPECT_FALSE(dialog.isVisible());
    EXPECT_TRUE(the<QDialog>("printDialog").isVisible());
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_FALSE(button.isVisible());
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
