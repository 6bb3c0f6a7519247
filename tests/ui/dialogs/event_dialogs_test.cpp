// Names and dates, rules, and the journal: what is typed is kept, what can't be is refused in words.

#include "support/event_builder.h"
#include "support/window_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>

namespace kydai::ui {
namespace {

class EventDialogs : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        open(EventBuilder()
                 .player("", 2000, "Nguyễn Thị Loan")
                 .player("", 1900, "Lê Minh")
                 .player("", 1800, "Trần Đình Ân")
                 .player("", 1700, "Phạm Hạnh")
                 .build());
    }
    void fill(const char* field, const char* text)
    {
        the<QLineEdit>(field).setFocus();
        the<QLineEdit>(field).selectAll();
        QTest::keyClicks(&the<QLineEdit>(field), QString::fromUtf8(text));
    }
    QStringList journalLines()
    {
        QStringList lines;
        const auto* model = the<QTableView>("journalTable").model();
        for (int row = 0; row < model->rowCount(); ++row) lines << model->index(row, 3).data().toString();
        return lines;
    }
};

TEST_F(EventDialogs, NamesAndDatesAreKept)
{
    press(Qt::Key_T, Qt::ControlModifier);
    fill("infoEvent", "Giai tre");
    fill("infoName", "U14 Nu");
    fill("infoTown", "Hue");
    fill("infoFirstDay", "21/11/2026");
    fill("infoDeputyArbiters", "An; Binh");
    QTest::keyClick(&the<QLineEdit>("infoDeputyArbiters"), Qt::Key_Return);
    EXPECT_EQ(m_session.event().name, "Giai tre");
    EXPECT_EQ(section()->info.name, "U14 Nu");
    EXPECT_EQ(section()->info.town, "Hue");
    EXPECT_EQ(section()->info.firstDay, (Date{2026, 11, 21}));
    EXPECT_EQ(section()->info.deputyArbiters, (std::vector<std::string>{"An", "Binh"}));
    press(Qt::Key_Z, Qt::ControlModifier);  // with the event's name
    EXPECT_TRUE(section()->info.town.empty());
    EXPECT_EQ(m_session.event().name, "Event");
}

TEST_F(EventDialogs, WhatIsNoDateIsRefusedInWords)
{
    press(Qt::Key_T, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return QApplication::activeWindow() == &the<QDialog>("infoDialog"); }));
    fill("infoTown", "Hue");
    fill("infoLastDay", "tomorrow");
    the<QPushButton>("infoSave").click();
    EXPECT_TRUE(the<QLabel>("infoRefusal").text().contains(QStringLiteral("tomorrow")));
    EXPECT_TRUE(the<QLineEdit>("infoLastDay").hasFocus())
        << (QApplication::focusWidget() ? QApplication::focusWidget()->objectName().toStdString() : "nobody");
    EXPECT_TRUE(section()->info.town.empty());
}

TEST_F(EventDialogs, ARoundRobinIsChosenWithItsCycles)
{
    press(Qt::Key_R, Qt::ControlModifier);
    EXPECT_FALSE(the<QCheckBox>("ruleDoubleRoundRobin").isVisible());
    the<QComboBox>("ruleSystem").setCurrentIndex(1);
    EXPECT_TRUE(the<QCheckBox>("ruleDoubleRoundRobin").isVisible());
    EXPECT_FALSE(the<QCheckBox>("ruleBakuAcceleration").isVisible());
    EXPECT_FALSE(the<QSpinBox>("ruleRounds").isVisible());
    the<QCheckBox>("ruleDoubleRoundRobin").click();
    EXPECT_TRUE(the<QCheckBox>("ruleReverseLastTwoRounds").isChecked()) << "else three equal colours in a row";
    the<QPushButton>("rulesSave").click();
    EXPECT_EQ(section()->rules.pairingSystem, PairingSystem::RoundRobin);
    EXPECT_TRUE(section()->rules.doubleRoundRobin);
    EXPECT_TRUE(section()->rules.reverseLastTwoRounds);
    EXPECT_EQ(section()->rules.scheduledRounds, 6);  // four players, twice
    press(Qt::Key_F9, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(QTest::qWaitFor([this] { return the<QWidget>("draftTable").isVisible(); }));
}

TEST_F(EventDialogs, ARoundRobinMayHaveMeetingsOfSeveralGames)
{
    press(Qt::Key_R, Qt::ControlModifier);
    EXPECT_FALSE(the<QSpinBox>("ruleFurtherGames").isVisible());
    the<QComboBox>("ruleSystem").setCurrentIndex(1);
    EXPECT_TRUE(the<QSpinBox>("ruleFurtherGames").isVisible());
    EXPECT_FALSE(the<QCheckBox>("ruleHomeBlack").isVisible()) << "of teams only";
    EXPECT_FALSE(the<QPushButton>("ruleTable").isVisible());
    the<QSpinBox>("ruleFurtherGames").setValue(1);
    the<QCheckBox>("ruleGamesByCycle").click();
    the<QPushButton>("rulesSave").click();
    EXPECT_EQ(section()->rules.furtherGames, 1);
    EXPECT_TRUE(section()->rules.gamesByCycle);
    EXPECT_EQ(section()->rules.scheduledRounds, 6);  // four players, twice
}

TEST_F(EventDialogs, ATableOfTheEventIsReadFromItsFile)
{
    const QString file = m_folder.filePath(QStringLiteral("molter.csv"));
    const auto write = [&](const char* text) {
        QFile out(file);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
        out.write(text);
    };
    const auto choose = [&] {
        auto& system = the<QComboBox>("ruleSystem");
        system.setCurrentIndex(system.findData(static_cast<int>(PairingSystem::GivenTable)));
        m_prompts.expectOpen(file);
        the<QPushButton>("ruleTable").click();
    };
    write("round;board;white;black\n1;1;2;1\n1;2;3;4\n2;1;1;3\n");
    press(Qt::Key_R, Qt::ControlModifier);
    choose();
    EXPECT_TRUE(the<QPushButton>("ruleTable").isVisible());
    EXPECT_TRUE(the<QPushButton>("ruleTable").text().contains(QStringLiteral("3 boards in 2 rounds")));
    the<QPushButton>("rulesSave").click();
    EXPECT_EQ(section()->rules.pairingSystem, PairingSystem::GivenTable);
    EXPECT_EQ(section()->rules.table,
              (std::vector<TableBoard>{{1, 1, 0, 2, 0, 1}, {1, 2, 0, 3, 0, 4}, {2, 1, 0, 1, 0, 3}}));
    EXPECT_EQ(section()->rules.scheduledRounds, 2);
}

TEST_F(EventDialogs, AClubsSystemIsOfferedOutsideFideModeAloneWithItsConstants)  // question 91
{
    const auto offered = [&] {
        return the<QComboBox>("ruleSystem").findData(static_cast<int>(PairingSystem::Keizer)) >= 0;
    };
    press(Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(offered(), !section()->rules.fideMode);
    the<QDialog>("rulesDialog").reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    if (section()->rules.fideMode) {
        ASSERT_TRUE(fixture::apply(m_session, LeaveFideMode{m_session.event().sections.front().id}).ok());
    }
    press(Qt::Key_R, Qt::ControlModifier);
    ASSERT_TRUE(offered());
    auto& system = the<QComboBox>("ruleSystem");
    system.setCurrentIndex(system.findData(static_cast<int>(PairingSystem::Keizer)));
    the<QComboBox>("keizerDraw").setCurrentIndex(static_cast<int>(ValuePart::Third));
    the<QSpinBox>("keizerApart").setValue(5);
    the<QPushButton>("rulesSave").click();
    const KeizerRules rules = section()->rules.keizer.value_or(KeizerRules{});
    EXPECT_EQ(section()->rules.pairingSystem, PairingSystem::Keizer);
    EXPECT_EQ(rules.draw, ValuePart::Third);
    EXPECT_EQ(rules.apart, 5);
}

TEST_F(EventDialogs, RoundsOfADoubleSwissAreToldAndCompletedAsMatches)  // C.04.5
{
    press(Qt::Key_R, Qt::ControlModifier);
    auto& rounds = the<QSpinBox>("ruleRounds");
    auto& system = the<QComboBox>("ruleSystem");
    rounds.setValue(5);
    EXPECT_EQ(rounds.suffix(), QString()) << "in a Swiss a round is a round";
    system.setCurrentIndex(system.findData(static_cast<int>(PairingSystem::DoubleSwiss)));
    EXPECT_EQ(rounds.value(), 6) << "the last match has both its games";
    EXPECT_EQ(rounds.suffix(), QStringLiteral(" = 3 matches of two games"));
    rounds.setValue(2);
    EXPECT_EQ(rounds.suffix(), QStringLiteral(" = 1 match of two games"));
}

TEST_F(EventDialogs, AKnockOutHasStagesAndTheRoundsOfItsBracket)
{
    press(Qt::Key_R, Qt::ControlModifier);
    auto& pages = the<QTabWidget>("rulePages");
    const auto page = [&] { return pages.indexOf(the<QTableWidget>("knockOutStages").parentWidget()); };
    EXPECT_FALSE(pages.isTabVisible(page())) << "of a knock-out only";
    auto& system = the<QComboBox>("ruleSystem");
    system.setCurrentIndex(system.findData(static_cast<int>(PairingSystem::KnockOut)));
    EXPECT_TRUE(pages.isTabVisible(page()));
    EXPECT_FALSE(the<QSpinBox>("ruleRounds").isVisible());
    const auto turn = [&](Qt::KeyboardModifiers modifiers) {
        for (QShortcut* shortcut : the<QDialog>("rulesDialog").findChildren<QShortcut*>()) {
            if (shortcut->key() == QKeySequence(modifiers | Qt::Key_Tab)) Q_EMIT shortcut->activated();
        }
        return pages.currentIndex();
    };
    EXPECT_EQ(turn(Qt::ControlModifier), 1);
    EXPECT_EQ(turn(Qt::ControlModifier), page()) << "by keys, over pages that are not shown";
    EXPECT_EQ(turn(Qt::ControlModifier), 0);
    EXPECT_EQ(turn(Qt::ControlModifier | Qt::ShiftModifier), page());
    auto& stages = the<QTableWidget>("knockOutStages");
    ASSERT_EQ(stages.rowCount(), 1);
    the<QPushButton>("knockOutAdd").click();
    ASSERT_EQ(stages.rowCount(), 2);
    qobject_cast<QSpinBox*>(stages.cellWidget(0, 0))->setValue(2);
    qobject_cast<QComboBox*>(stages.cellWidget(1, 1))->setCurrentIndex(3);
    qobject_cast<QLineEdit*>(stages.cellWidget(1, 2))->setText(QStringLiteral("3+2"));
    qobject_cast<QCheckBox*>(stages.cellWidget(1, 3))->setChecked(true);
    the<QComboBox>("knockOutDraw").setCurrentIndex(2);
    the<QCheckBox>("knockOutThirdPlace").click();
    the<QPushButton>("rulesSave").click();
    const KnockOutRules rules = section()->rules.knockOut.value_or(KnockOutRules{});
    EXPECT_EQ(rules.stages, (std::vector<MatchStage>{{2}, {1, TimeControl::Blitz, "3+2", true}}));
    EXPECT_EQ(rules.draw, BracketDraw::ByLots);
    EXPECT_TRUE(rules.thirdPlace);
    EXPECT_NE(rules.lots, 0U);
    EXPECT_FALSE(section()->rules.scheduledRounds);
    EXPECT_EQ(section()->roundsInAll(), 4) << "two games in each of two rounds";
    const auto lots = rules.lots;
    press(Qt::Key_R, Qt::ControlModifier);
    the<QPushButton>("knockOutWorldCup").click();
    EXPECT_EQ(the<QTableWidget>("knockOutStages").rowCount(), 6);
    the<QPushButton>("knockOutRemove").click();
    the<QPushButton>("rulesSave").click();
    EXPECT_EQ(section()->rules.knockOut->stages.size(), 5U);
    EXPECT_EQ(section()->rules.knockOut->lots, lots) << "what is drawn stays drawn";
}

TEST_F(EventDialogs, TheBestPlayOnInANewSection)
{
    m_window->actions().get("continueSection")->trigger();
    the<QSpinBox>("continueCount").setValue(2);
    EXPECT_TRUE(the<QLabel>("continueWho").text().contains(QStringLiteral("1 Nguyễn Thị Loan · 2 Lê Minh")));
    EXPECT_FALSE(the<QLabel>("continueWho").text().contains(QStringLiteral("Ân")));
    the<QLineEdit>("continueName").setText(QStringLiteral("Chung kết"));
    the<QPushButton>("continueMake").click();
    ASSERT_EQ(m_session.event().sections.size(), 2U);
    const Section& made = *m_session.event().sections.back().section;
    EXPECT_EQ(made.info.name, "Chung kết");
    EXPECT_EQ(made.rules.pairingSystem, PairingSystem::KnockOut);
    ASSERT_EQ(made.players.size(), 2U);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(m_session.event().sections.size(), 1U);
}

TEST_F(EventDialogs, RulesOfASwissAreKept)
{
    press(Qt::Key_R, Qt::ControlModifier);
    the<QComboBox>("ruleDiscipline").setCurrentIndex(1);
    the<QComboBox>("ruleTimeControl").setCurrentIndex(2);
    the<QComboBox>("rulePairingEdition").setCurrentIndex(0);
    the<QSpinBox>("ruleRounds").setValue(7);
    the<QComboBox>("ruleByePoints").setCurrentIndex(1);
    the<QPushButton>("rulesSave").click();
    const RuleSet& rules = section()->rules;
    EXPECT_EQ(rules.discipline, Discipline::Xiangqi);
    EXPECT_EQ(rules.timeControl, TimeControl::Blitz);
    EXPECT_EQ(rules.pairingEdition, PairingEdition::E2017);
    EXPECT_TRUE(rules.editionsChosen);
    EXPECT_EQ(rules.scheduledRounds, 7);
    EXPECT_EQ(rules.points.pairingBye, rules.points.draw());
}

TEST_F(EventDialogs, TheJournalFollowsTheWork)
{
    press(Qt::Key_J, Qt::ControlModifier);
    const qsizetype before = journalLines().size();
    Player player = section()->players[0];
    player.unit = "Hà Nội";
    ASSERT_TRUE(m_window->desk().apply(EditPlayer{m_window->desk().sectionId(), player}));
    ASSERT_EQ(journalLines().size(), before + 1);
    EXPECT_TRUE(journalLines().front().contains(QStringLiteral("Nguyễn Thị Loan")));  // newest first
    m_window->actions().get("undo")->trigger();
    EXPECT_TRUE(journalLines().front().startsWith(QStringLiteral("taken back")));
    the<QCheckBox>("complaintsOnly").click();
    EXPECT_TRUE(journalLines().isEmpty());
    ASSERT_TRUE(m_window->desk().apply(KeepComplaint{m_window->desk().sectionId(), "{}", "Sai màu."}));
    EXPECT_EQ(journalLines().size(), 1);
}

}  // namespace
}  // namespace kydai::ui
