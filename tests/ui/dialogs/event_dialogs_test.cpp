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
#include <QSpinBox>
#include <QTableView>

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
