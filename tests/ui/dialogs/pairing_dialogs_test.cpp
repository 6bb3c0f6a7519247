// Players who may not meet and byes asked for, by keys.

#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"
#include "widgets/player_find_box.h"

#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

namespace kydai::ui {
namespace {

class PairingDialogs : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        Section section = EventBuilder()
                              .player("", 2000, "Nguyễn Thị Loan")
                              .player("", 1900, "Lê Minh")
                              .player("", 1800, "Trần Đình Ân")
                              .player("", 1700, "Phạm Hạnh")
                              .scheduledRounds(3)
                              .build();
        for (std::size_t player = 0; player < 4; ++player) {
            section.players[player].unit = player < 2 ? "Hà Nội" : "Huế";
            section.players[player].federation = player < 3 ? "VIE" : "LAO";
        }
        open(section);
    }
    void find(const char* box, const char* text)
    {
        auto& edit = the<PlayerFindBox>(box);
        edit.setFocus();
        QTest::keyClicks(&edit, QString::fromUtf8(text));
        QTest::keyClick(&edit, Qt::Key_Return);
    }
    void pairRoundOne()
    {
        Round round;
        round.games = {{playerId(1), playerId(3)}, {playerId(2), playerId(4)}};
        ASSERT_TRUE(fixture::apply(m_session, PublishRound{m_session.event().sections.front().id, 1, round}).ok());
    }
    const std::vector<ProhibitedPairing>& prohibited() { return section()->rules.prohibited; }
};

TEST_F(PairingDialogs, AUnitIsKeptApartForSomeRounds)
{
    m_window->actions().get("prohibitedPairs")->trigger();
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return QApplication::activeWindow() == &the<QDialog>("prohibitedPairsDialog"); }));
    EXPECT_EQ(the<QComboBox>("prohibitedGroup").count(), 2);
    EXPECT_FALSE(the<QWidget>("prohibitedPlayer").isVisible());
    the<QSpinBox>("prohibitedFirst").setValue(2);
    the<QSpinBox>("prohibitedLast").setValue(3);
    the<QPushButton>("addProhibited").click();
    ASSERT_EQ(prohibited().size(), 1U);
    EXPECT_EQ(prohibited()[0].players, (std::vector{playerId(1), playerId(2)}));
    EXPECT_EQ(prohibited()[0].firstRound, 2);
    EXPECT_EQ(prohibited()[0].lastRound, 3);
    EXPECT_EQ(prohibited()[0].reason, "Hà Nội");
    const QListWidgetItem* entry = the<QListWidget>("prohibitedList").item(0);
    EXPECT_TRUE(entry->text().contains(QStringLiteral("rounds 2–3")));
    EXPECT_EQ(entry->toolTip(), entry->text()) << "a long entry is cut; the tooltip has the whole";
}

TEST_F(PairingDialogs, BonusPointsAreGivenToAPlayerAndTakenBack)
{
    m_window->actions().get("adjustments")->trigger();
    ASSERT_TRUE(QTest::qWaitFor([this] { return QApplication::activeWindow() == &the<QDialog>("adjustmentsDialog"); }));
    EXPECT_FALSE(the<QComboBox>("adjustedTeam").isVisible());
    EXPECT_FALSE(the<QPushButton>("addAdjustment").isEnabled()) << "nobody is chosen";
    find("adjustedPlayer", "loan");
    the<QSpinBox>("adjustedRound").setValue(1);
    the<QDoubleSpinBox>("adjustedPoints").setValue(0.5);
    the<QPushButton>("addAdjustment").click();
    ASSERT_EQ(section()->adjustments.size(), 1U);
    EXPECT_EQ(section()->adjustments[0].round, 1);
    EXPECT_EQ(section()->adjustments[0].points, Points{5});
    EXPECT_TRUE(the<QListWidget>("adjustmentList").item(0)->text().contains(QStringLiteral("points +½")));
    m_window->actions().get("undo")->trigger();
    EXPECT_TRUE(section()->adjustments.empty());
}

TEST_F(PairingDialogs, AFederationAndDelInTheListTakesItOutAgain)
{
    m_window->actions().get("prohibitedPairs")->trigger();
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return QApplication::activeWindow() == &the<QDialog>("prohibitedPairsDialog"); }));
    the<QComboBox>("prohibitedBy").setCurrentIndex(1);
    ASSERT_EQ(the<QComboBox>("prohibitedGroup").count(), 1);  // one Lao alone is no group
    the<QPushButton>("addProhibited").click();
    ASSERT_EQ(prohibited().size(), 1U);
    EXPECT_EQ(prohibited()[0].players.size(), 3U);
    the<QListWidget>("prohibitedList").setFocus();
    QTest::keyClick(&the<QListWidget>("prohibitedList"), Qt::Key_Delete);
    EXPECT_TRUE(prohibited().empty());
    EXPECT_FALSE(the<QPushButton>("prohibitedRemove").isEnabled());
}

TEST_F(PairingDialogs, ByHandTakesPlayersFoundWithoutMarks)
{
    m_window->actions().get("prohibitedPairs")->trigger();
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return QApplication::activeWindow() == &the<QDialog>("prohibitedPairsDialog"); }));
    the<QComboBox>("prohibitedBy").setCurrentIndex(2);
    EXPECT_FALSE(the<QPushButton>("addProhibited").isEnabled());
    find("prohibitedPlayer", "loan");
    find("prohibitedPlayer", "hanh");
    ASSERT_TRUE(the<QPushButton>("addProhibited").isEnabled());
    the<QPushButton>("addProhibited").click();
    ASSERT_EQ(prohibited().size(), 1U);
    EXPECT_EQ(prohibited()[0].players, (std::vector{playerId(1), playerId(4)}));
}

TEST_F(PairingDialogs, AfterTheStartProhibitedPairsStandInFideMode)  // questions 195, 196
{
    pairRoundOne();
    m_window->actions().get("prohibitedPairs")->trigger();
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return QApplication::activeWindow() == &the<QDialog>("prohibitedPairsDialog"); }));
    m_prompts.expect(QStringLiteral("prohibitedPairsLocked"), Answer::Acknowledged);
    the<QPushButton>("addProhibited").click();
    EXPECT_EQ(m_prompts.asked().back().level, WarningLevel::Refuse);
    EXPECT_TRUE(prohibited().empty());
}

TEST_F(PairingDialogs, ByesOfEachKindAreAskedForAndASecondReplacesTheFirst)
{
    pairRoundOne();
    m_window->actions().get("requestedByes")->trigger();
    EXPECT_EQ(the<QSpinBox>("byeRound").minimum(), 2);  // round 1 is paired
    EXPECT_FALSE(the<QPushButton>("addBye").isEnabled());
    find("byePlayer", "minh");
    the<QPushButton>("addBye").click();
    EXPECT_EQ(section()->requestedByes, (std::vector<RequestedBye>{{playerId(2), 2, Outcome::HalfBye}}));
    find("byePlayer", "minh");
    the<QComboBox>("byeKind").setCurrentIndex(1);
    the<QPushButton>("addBye").click();
    EXPECT_EQ(section()->requestedByes, (std::vector<RequestedBye>{{playerId(2), 2, Outcome::ZeroBye}}));
    the<QPushButton>("byeRemove").click();
    EXPECT_TRUE(section()->requestedByes.empty());
}

}  // namespace
}  // namespace kydai::ui
