// The next step of the day: one table over what the event is, and one button and key that do it, never by accident.

#include "desk/next_step.h"

#include "flows/next_step_flow.h"
#include "main_window.h"
#include "panes/pair_round_pane.h"
#include "panes/pane.h"
#include "support/event_builder.h"
#include "support/settle.h"
#include "support/window_fixture.h"

#include <QDialog>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

namespace kydai::ui {
namespace {

Section withRounds(const char* one, const char* two, const char* three, const char* last, int rounds = 2)
{
    return EventBuilder()
        .player(one, 2000, "Nguyễn Thị Loan")
        .player(two, 1900, "Lê Minh")
        .player(three, 1800, "Trần Đình Ân")
        .player(last, 1700, "Phạm Hạnh")
        .scheduledRounds(rounds)
        .build();
}

TEST(NextStepTable, TheDayInItsOrder)
{
    EXPECT_EQ(nextStep({}), (NextStep{DayStep::NewEvent}));
    EXPECT_EQ(nextStep({.isOpen = true}), (NextStep{DayStep::NewSection}));
    const Section none;
    EXPECT_EQ(nextStep({.isOpen = true, .section = &none}), (NextStep{DayStep::AddPlayers}));
    const Section before = withRounds("", "", "", "");
    EXPECT_EQ(nextStep({.isOpen = true, .section = &before}), (NextStep{DayStep::CheckIn, 1}));
    Section ofTeams = before;
    ofTeams.rules.pairingSystem = PairingSystem::TeamSwiss;
    EXPECT_EQ(nextStep({.isOpen = true, .section = &ofTeams}), (NextStep{DayStep::MakeTeams}));
    ofTeams.rules.pairingSystem = PairingSystem::GivenTable;
    EXPECT_EQ(nextStep({.isOpen = true, .section = &ofTeams}), (NextStep{DayStep::CheckIn, 1}))
        << "a table may be of players";
    ofTeams.rules.pairingSystem = PairingSystem::TeamSwiss;
    ofTeams.teams.teams.push_back({TeamId{1}});
    EXPECT_EQ(nextStep({.isOpen = true, .section = &ofTeams}), (NextStep{DayStep::Pair, 1}))
        << "line-ups tell who plays";
    EXPECT_EQ(nextStep({.isOpen = true, .section = &before, .isCheckedIn = true}), (NextStep{DayStep::Pair, 1}));
    Day day{.isOpen = true, .section = &before, .draft = DraftState::Checking, .draftRound = 1};
    EXPECT_EQ(nextStep(day), (NextStep{DayStep::Pair, 1}));
    day.draft = DraftState::Working;
    EXPECT_EQ(nextStep(day), (NextStep{DayStep::Wait, 1}));
    day.draft = DraftState::Drafted;
    EXPECT_EQ(nextStep(day), (NextStep{DayStep::Publish, 1}));
    const Section published = withRounds("3w", "4b", "1b", "2w");
    EXPECT_EQ(nextStep({.isOpen = true, .section = &published}), (NextStep{DayStep::Print, 1}));
    EXPECT_EQ(nextStep({.isOpen = true, .section = &published, .printed = 1}), (NextStep{DayStep::EnterResults, 1, 2}));
    const Section begun = withRounds("3w1", "4b", "1b0", "2w");
    EXPECT_EQ(nextStep({.isOpen = true, .section = &begun}), (NextStep{DayStep::EnterResults, 1, 1}))
        << "where results come in, the paper hangs";
    const Section full = withRounds("3w1", "4b0", "1b0", "2w1");
    EXPECT_EQ(nextStep({.isOpen = true, .section = &full}), (NextStep{DayStep::Pair, 2}));
    const Section over = withRounds("3w1", "4b0", "1b0", "2w1", 1);
    EXPECT_EQ(nextStep({.isOpen = true, .section = &over}), (NextStep{DayStep::Finish, 1}));
    day = {.isOpen = true, .section = &full, .draft = DraftState::Opened, .draftRound = 1};
    EXPECT_EQ(nextStep(day), (NextStep{DayStep::LeaveChange, 1}));
    day.draft = DraftState::Changed;
    EXPECT_EQ(nextStep(day), (NextStep{DayStep::PublishChange, 1}));
}

TEST(NextStepTable, AdjournedGamesAreWaitedForOnlyAtTheEnd)
{
    Section section = withRounds("3w1", "4b", "1b0", "2w");
    for (Game& game : section.rounds.front().games) {
        if (game.whiteOutcome == Outcome::Open) game.whiteOutcome = game.blackOutcome = Outcome::Adjourned;
    }
    EXPECT_EQ(nextStep({.isOpen = true, .section = &section}), (NextStep{DayStep::Pair, 2}));
    section.rules.scheduledRounds = 1;
    EXPECT_EQ(nextStep({.isOpen = true, .section = &section}), (NextStep{DayStep::EnterResults, 1, 1}));
}

TEST(NextStepTable, SaysTheVerbInBothLanguages)
{
    const text::Wording vietnamese(text::Language::Vietnamese);
    const text::Wording english(text::Language::English);
    EXPECT_EQ(nextStepText({DayStep::Pair, 6}, vietnamese), QStringLiteral("Bốc thăm ván 6"));
    EXPECT_EQ(nextStepText({DayStep::Pair, 6}, english), QStringLiteral("Pair round 6"));
    EXPECT_EQ(nextStepText({DayStep::EnterResults, 1, 1}, english), QStringLiteral("1 result missing"));
    EXPECT_EQ(nextStepText({DayStep::EnterResults, 1, 12}, vietnamese), QStringLiteral("Thiếu 12 kết quả"));
    for (int step = 0; step <= static_cast<int>(DayStep::Finish); ++step) {
        const NextStep each{static_cast<DayStep>(step), 3, 2};
        EXPECT_NE(nextStepText(each, vietnamese), nextStepText(each, english)) << step;
    }
}

class NextStepKey : public kydai::fixture::WindowTest {
protected:
    void begin(const Section& section)
    {
        open(section);
        flow().setPause(std::chrono::milliseconds(0));
    }
    NextStepFlow& flow() { return *m_window->findChild<NextStepFlow*>(); }
    QString offered()
    {
        fixture::settle(m_window->desk());
        return the<QToolButton>("nextStepButton").accessibleName();
    }
    void f9()
    {
        press(Qt::Key_F9);
        fixture::settle(m_window->desk());
    }
    void backToTheWindow()
    {
        QApplication::activeModalWidget()->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    }
    [[nodiscard]] static QString opened()
    {
        const QWidget* modal = QApplication::activeModalWidget();
        return modal == nullptr ? QString() : modal->objectName();
    }
};

TEST_F(NextStepKey, F9GoesThroughADayAndTheButtonSaysWhatComes)
{
    begin(withRounds("", "", "", "", 1));
    EXPECT_EQ(offered(), QStringLiteral("Check in"));
    f9();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&the<QDialog>("checkInDialog")));
    press(Qt::Key_P);
    press(Qt::Key_P);
    press(Qt::Key_P);
    press(Qt::Key_P);
    the<QPushButton>("checkInClose").click();
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    EXPECT_EQ(offered(), QStringLiteral("Pair round 1"));
    f9();
    EXPECT_EQ(offered(), QStringLiteral("Publish round 1"));
    EXPECT_TRUE(section()->rounds.empty()) << "the draft is looked at first";
    f9();
    ASSERT_EQ(section()->roundsPaired(), 1);
    EXPECT_EQ(offered(), QStringLiteral("Print round 1"));
    f9();
    ASSERT_EQ(opened(), QStringLiteral("printDialog"));
    m_prompts.expectSave(m_folder.filePath(QStringLiteral("packet.pdf")));
    QApplication::activeModalWidget()->findChild<QPushButton*>(QStringLiteral("printPdf"))->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    EXPECT_EQ(offered(), QStringLiteral("2 results missing"));
    m_window->actions().get("showPlayers")->trigger();
    f9();
    EXPECT_TRUE(the<QTableView>("roundTable").hasFocus());
    press(Qt::Key_1);
    EXPECT_EQ(offered(), QStringLiteral("1 result missing"));
    press(Qt::Key_1);
    EXPECT_EQ(offered(), QStringLiteral("Prizes and report"));
    f9();
    EXPECT_TRUE(the<QWidget>("finishWindow").isVisible());
}

TEST_F(NextStepKey, AHeldOrHurriedKeyPublishesNothing)
{
    begin(withRounds("3w1", "4b0", "1b0", "2w1"));
    flow().setPause(std::chrono::hours(1));
    EXPECT_EQ(offered(), QStringLiteral("Pair round 2"));
    flow().setPause(std::chrono::milliseconds(0));
    f9();
    ASSERT_EQ(offered(), QStringLiteral("Publish round 2"));
    flow().setPause(std::chrono::hours(1));
    f9();
    EXPECT_EQ(section()->roundsPaired(), 1) << "within the pause after the draft came";
    the<QToolButton>("nextStepButton").click();
    fixture::settle(m_window->desk());
    EXPECT_EQ(section()->roundsPaired(), 1) << "nor does a double click";
    flow().setPause(std::chrono::milliseconds(0));
    QKeyEvent held(QEvent::KeyPress, Qt::Key_F9, Qt::NoModifier, QString(), true);
    QApplication::sendEvent(QApplication::focusWidget(), &held);
    fixture::settle(m_window->desk());
    EXPECT_EQ(section()->roundsPaired(), 1) << "a key that is held down";
    EXPECT_FALSE(m_window->actions().get("nextStep")->autoRepeat());
    press(Qt::Key_Return, Qt::ControlModifier);
    fixture::settle(m_window->desk());
    EXPECT_EQ(section()->roundsPaired(), 2) << "Ctrl+Enter publishes as before";
}

TEST_F(NextStepKey, MissingResultsAreGoneToWhereverTheyAre)
{
    begin(withRounds("3w1 2b=", "4b 1w=", "1b0 4w", "2w 3b", 5));
    EXPECT_EQ(offered(), QStringLiteral("2 results missing"));
    f9();
    EXPECT_EQ(m_window->desk().round(), 1);
    EXPECT_TRUE(the<QTableView>("roundTable").hasFocus());
    EXPECT_EQ(the<QTableView>("roundTable").currentIndex().row(), 1) << "the board that misses it is chosen";
}

TEST_F(NextStepKey, WithoutAnEventItOffersOne)
{
    begin(withRounds("", "", "", ""));
    m_window->actions().get("closeEvent")->trigger();
    EXPECT_EQ(offered(), QStringLiteral("New event…"));
}

}  // namespace
}  // namespace kydai::ui
