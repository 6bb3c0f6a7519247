// Check-in by keys: one key a player, and closing it is one undo.

#include "panes/pane.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>

namespace kydai::ui {
namespace {

class CheckInKeys : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        open(EventBuilder()
                 .player("", 2000, "Nguyễn Thị Ánh")
                 .player("", 1900, "Lê Bình")
                 .player("", 1800, "Trần Cường")
                 .player("", 1700, "Phạm Dung")
                 .player("", 1600, "Trần Cường")
                 .scheduledRounds(5)
                 .build());
        checkIn();
    }
    void checkIn() { m_window->actions().get("checkIn")->trigger(); }
    /// To the list: which window is in front is the platform's business.
    void keys(const char* marks)
    {
        for (const char* at = marks; *at != 0; ++at) QTest::keyClick(&list(), *at);
    }
    QTableWidget& list() { return the<QTableWidget>("checkInTable"); }
    QString count() { return the<QLabel>("checkInCount").text(); }
};

TEST_F(CheckInKeys, OneKeyAPlayerAndACounter)
{
    ASSERT_EQ(the<QDialog>("checkInDialog").focusWidget(), &list());
    const auto before = m_session.journal()->size();
    keys("ppal");
    EXPECT_EQ(count(), QStringLiteral("2 of 5 present · 1 absent · 1 late · 1 without a mark"));
    EXPECT_EQ(list().currentRow(), 4);
    EXPECT_EQ(m_session.journal()->size(), before) << "nothing is written yet";
}

TEST_F(CheckInKeys, ClosingIsOneChangeAndOneUndo)
{
    keys("ppal");
    m_prompts.expect(QStringLiteral("closeCheckIn"), Answer::Confirmed);
    the<QPushButton>("checkInClose").click();
    EXPECT_EQ(m_prompts.asked().back().consequences,
              (QStringList{QStringLiteral("1 absent: zero-point bye in this round"),
                           QStringLiteral("1 late: half-point bye in this round"),
                           QStringLiteral("1 without a mark: zero-point bye in this round")}));
    const auto byes = section()->requestedByes;
    ASSERT_EQ(byes.size(), 3U) << "absent, late, and the one without a mark";
    EXPECT_EQ(std::ranges::count(byes, Outcome::HalfBye, &RequestedBye::kind), 1);
    EXPECT_EQ(std::ranges::count(byes, 1, &RequestedBye::round), 3);
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_TRUE(section()->requestedByes.empty());
}

TEST_F(CheckInKeys, MarksOutliveTheProgram)
{
    keys("pal");
    the<QDialog>("checkInDialog").reject();
    m_window.reset();
    m_window = std::make_unique<MainWindow>(m_session, m_prompts, text::Language::English);
    m_window->show();
    checkIn();
    EXPECT_EQ(count(), QStringLiteral("1 of 5 present · 1 absent · 1 late · 2 without a mark"));
    EXPECT_EQ(list().item(2, 0)->text(), QStringLiteral("◔ late"));
    m_prompts.expect(QStringLiteral("closeCheckIn"), Answer::Confirmed);
    the<QPushButton>("checkInClose").click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    checkIn();
    EXPECT_EQ(count(), QStringLiteral("1 of 5 present · 1 absent · 1 late · 2 without a mark")) << "opened again";
}

TEST_F(CheckInKeys, UndoOfTheClosingBringsTheMarksBack)
{
    keys("pal");
    m_prompts.expect(QStringLiteral("closeCheckIn"), Answer::Confirmed);
    the<QPushButton>("checkInClose").click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    ASSERT_TRUE(m_session.undo().ok());
    checkIn();
    EXPECT_EQ(count(), QStringLiteral("1 of 5 present · 1 absent · 1 late · 2 without a mark"));
}

TEST_F(CheckInKeys, EnterClosesNothingAndMarksNobody)
{
    keys("pp");
    QTest::keyClick(&list(), Qt::Key_Return);
    QTest::keyClick(&list(), Qt::Key_Enter);
    EXPECT_TRUE(the<QDialog>("checkInDialog").isVisible());
    EXPECT_TRUE(the<QPushButton>("checkInLater").isDefault()) << "nor does Enter in a field below";
    EXPECT_TRUE(section()->requestedByes.empty());
    EXPECT_EQ(count(), QStringLiteral("2 of 5 present · 0 absent · 0 late · 3 without a mark"));
}

TEST_F(CheckInKeys, WhoThinksBetterOfClosingIsStillThere)
{
    keys("pp");
    m_prompts.expect(QStringLiteral("closeCheckIn"), Answer::Cancelled);
    the<QPushButton>("checkInClose").click();
    EXPECT_TRUE(the<QDialog>("checkInDialog").isVisible());
    EXPECT_TRUE(section()->requestedByes.empty());
}

TEST_F(CheckInKeys, OneEnterTooManyLeavesTheNextNameInTheSearch)
{
    keys("/");
    auto& search = the<QLineEdit>("checkInSearch");
    QTest::keyClicks(&search, QStringLiteral("binh"));
    QTest::keyClick(&search, Qt::Key_Return);
    QTest::keyClick(&search, Qt::Key_Return);
    EXPECT_EQ(the<QDialog>("checkInDialog").focusWidget(), &search);
    EXPECT_EQ(count(), QStringLiteral("1 of 5 present · 0 absent · 0 late · 4 without a mark"));
}

TEST_F(CheckInKeys, UnmarkedPlayersMayBeWithdrawn)
{
    keys("pppp");
    auto& unmarked = the<QComboBox>("checkInUnmarked");
    unmarked.setCurrentIndex(unmarked.count() - 1);
    m_prompts.expect(QStringLiteral("closeCheckIn"), Answer::Confirmed);
    the<QPushButton>("checkInClose").click();
    EXPECT_EQ(
        std::ranges::count_if(section()->players, [](const Player& player) { return player.withdrawnFromRound == 1; }),
        1);
}

TEST_F(CheckInKeys, WhoComesToTheTableIsFoundByNameAndMarkedByEnter)
{
    keys("/");
    auto& search = the<QLineEdit>("checkInSearch");
    EXPECT_EQ(the<QDialog>("checkInDialog").focusWidget(), &search);
    QTest::keyClicks(&search, QStringLiteral("binh"));
    QTest::keyClick(&search, Qt::Key_Return);
    EXPECT_EQ(count(), QStringLiteral("1 of 5 present · 0 absent · 0 late · 4 without a mark"));
    EXPECT_TRUE(search.text().isEmpty()) << "for the next";
}

TEST_F(CheckInKeys, MarksSurviveLeaving)
{
    keys("pp");
    the<QPushButton>("checkInLater").click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    checkIn();
    EXPECT_EQ(count(), QStringLiteral("2 of 5 present · 0 absent · 0 late · 3 without a mark"));
}

TEST_F(CheckInKeys, DoublesAreTold)
{
    int doubles = 0;
    for (int row = 0; row < list().rowCount(); ++row)
        doubles += list().item(row, 4)->text().contains(QStringLiteral("⚠ name")) ? 1 : 0;
    EXPECT_EQ(doubles, 2);
}

class MovingPlayers : public CheckInKeys {
protected:
    void SetUp() override
    {
        CheckInKeys::SetUp();
        the<QPushButton>("checkInLater").click();
    }
};

TEST_F(MovingPlayers, GoToAnotherSectionAsOneUndo)
{
    Section other;
    other.info.name = "U16";
    ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(other)}).ok());
    m_window->desk().go(m_session.event().sections.front().id, 0);
    press(Qt::Key_1, Qt::ControlModifier);
    m_window->currentPane()->showPlayer(playerId(2));
    m_window->actions().get("movePlayers")->trigger();
    auto& menu = the<QMenu>("moveToMenu");
    ASSERT_EQ(menu.actions().size(), 1);
    menu.actions().front()->trigger();
    menu.close();
    EXPECT_EQ(section()->players.size(), 4U);
    ASSERT_EQ(m_session.event().sections[1].section->players.size(), 1U);
    EXPECT_EQ(m_session.event().sections[1].section->players.front().name, "Lê Bình");
    EXPECT_TRUE(the<InlineBar>("messageBar").text().contains(QStringLiteral("Moved to U16: Lê Bình")))
        << the<InlineBar>("messageBar").text().toStdString();
    ASSERT_TRUE(m_session.undo().ok());
    EXPECT_EQ(section()->players.size(), 5U);
    EXPECT_TRUE(m_session.event().sections[1].section->players.empty());
}

}  // namespace
}  // namespace kydai::ui
