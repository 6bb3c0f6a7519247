// No key does harm: what is typed at the wrong place reaches nobody who is out of sight, and loses nothing.

#include "models/players_model.h"
#include "panes/pair_round_pane.h"
#include "panes/pane.h"
#include "panes/status_line.h"
#include "support/event_builder.h"
#include "support/player_id.h"
#include "support/window_fixture.h"
#include "widgets/table_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

namespace kydai::ui {
namespace {

/// 24 players, one round of twelve open boards.
Section twelveBoards()
{
    Section section;
    section.info.name = "U14";
    section.rules.scheduledRounds = 7;
    Round round;
    for (int number = 1; number <= 24; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = "Player " + std::string(1, static_cast<char>('A' + number - 1));
        player.rating = 2400 - 10 * number;
        player.unit = number % 2 == 0 ? "Hue" : "Hanoi";
        section.players.push_back(player);
    }
    for (int board = 1; board <= 12; ++board) round.games.push_back({playerId(board), playerId(board + 12)});
    section.rounds.push_back(round);
    return section;
}

class NoHarm : public kydai::fixture::WindowTest {
protected:
    void SetUp() override
    {
        open(twelveBoards());
        press(Qt::Key_2, Qt::ControlModifier);
    }
    [[nodiscard]] const Game& board(int number) const
    {
        return section()->round(1).games[static_cast<std::size_t>(number - 1)];
    }
    [[nodiscard]] bool isBlank(int number) const { return isOpen(board(number)); }
    [[nodiscard]] int entries() const { return static_cast<int>(m_session.journal()->size()); }
    TableView& boards() { return the<TableView>("roundTable"); }
    TableView& players() { return the<TableView>("playersTable"); }
    QLineEdit& line() { return the<QLineEdit>("quickLine"); }
    InlineBar& bar() { return the<InlineBar>("roundBar"); }
    InlineBar& message() { return the<InlineBar>("messageBar"); }
    void selectPlayer(int number)
    {
        press(Qt::Key_1, Qt::ControlModifier);
        m_window->currentPane()->showPlayer(playerId(number));
    }
    PairRoundPane& pairing() { return *m_window->findChild<PairRoundPane*>(); }
    /// A draft of round 2 with the colours of its first board swapped.
    Round changedDraft()
    {
        for (const Game& game : Round(section()->round(1)).games) {
            const SetResult change{
                m_window->desk().sectionId(), 1, game.white, game.black, Outcome::Win, Outcome::Loss};
            EXPECT_TRUE(fixture::apply(m_session, change).ok());
        }
        press(Qt::Key_F9, Qt::ControlModifier | Qt::ShiftModifier);
        if (pairing().draft() == nullptr) {
            QTest::qWait(50);
            if (auto& pair = the<QPushButton>("pairNow"); pair.isVisible()) pair.click();
        }
        EXPECT_TRUE(QTest::qWaitFor([this] { return pairing().draft() != nullptr; }));
        press(Qt::Key_C);
        EXPECT_TRUE(pairing().isChanged());
        return *pairing().draft();
    }
};

TEST_F(NoHarm, AKeyForPlayersReachesNobodyWhoIsOutOfSight)
{
    selectPlayer(3);
    press(Qt::Key_2, Qt::ControlModifier);
    const int before = entries();
    for (const char* name : {"withdraw", "byes", "zeroBye", "removePlayers"}) {
        m_window->actions().get(name)->trigger();
        EXPECT_EQ(entries(), before) << name;
        EXPECT_TRUE(message().text().contains(m_window->actions().get(name)->text())) << name;
        message().dismiss();
    }
}

TEST_F(NoHarm, NeitherWhileTheKeyboardIsInAnotherFieldOfThePlayersTab)
{
    selectPlayer(3);
    press(Qt::Key_Insert);
    ASSERT_TRUE(the<QLineEdit>("newName").hasFocus());
    const int before = entries();
    press(Qt::Key_F6);
    EXPECT_EQ(entries(), before);
}

TEST_F(NoHarm, WhoWasJustAddedIsAtHand)
{
    press(Qt::Key_1, Qt::ControlModifier);
    press(Qt::Key_Insert);
    type("Lan");
    press(Qt::Key_Return);
    ASSERT_EQ(section()->players.size(), 25U);
    EXPECT_TRUE(message().text().contains(QStringLiteral("Lan"))) << message().text().toStdString();
    m_window->actions().get("seatLate")->trigger();
    auto* menu = m_window->findChild<QMenu*>(QStringLiteral("seatLateMenu"));
    ASSERT_NE(menu, nullptr) << message().text().toStdString();
    menu->close();
}

TEST_F(NoHarm, WhatReachesPlayersNamesThem)
{
    selectPlayer(3);
    press(Qt::Key_F6);
    EXPECT_TRUE(message().text().contains(QStringLiteral("Player C"))) << message().text().toStdString();
    press(Qt::Key_B, Qt::ControlModifier);
    EXPECT_TRUE(message().text().contains(QStringLiteral("Half-point bye in round 2: Player C")))
        << message().text().toStdString();
    ASSERT_EQ(section()->player(playerId(3)).withdrawnFromRound, 2);
}

TEST_F(NoHarm, ABoardOfTwoDigitsTypedAtTheTableGoesToTheQuickLine)
{
    const int before = entries();
    type("12 =");
    EXPECT_EQ(line().text(), QStringLiteral("12 ="));
    EXPECT_TRUE(line().hasFocus());
    EXPECT_TRUE(isBlank(1)) << "what the 1 had set is taken back";
    EXPECT_EQ(entries(), before + 2);
    EXPECT_TRUE(bar().text().contains(QStringLiteral("board 1"))) << bar().text().toStdString();
    press(Qt::Key_Return);
    EXPECT_EQ(board(12).whiteOutcome, Outcome::Draw);
    for (int number = 1; number <= 11; ++number) EXPECT_TRUE(isBlank(number)) << number;
}

TEST_F(NoHarm, DigitsThatAreAllResultsGoThereWithTheSpaceBehind)
{
    type("10 1");
    EXPECT_EQ(line().text(), QStringLiteral("10 1"));
    EXPECT_TRUE(isBlank(1));
    EXPECT_TRUE(isBlank(2));
    press(Qt::Key_Return);
    EXPECT_EQ(board(10).whiteOutcome, Outcome::Win);
    boards().setFocus();
    type("5 =");
    EXPECT_EQ(line().text(), QStringLiteral("5 ="));
    press(Qt::Key_Return);
    EXPECT_EQ(board(5).whiteOutcome, Outcome::Draw);
    EXPECT_TRUE(isBlank(1));
    EXPECT_TRUE(isBlank(2));
}

TEST_F(NoHarm, TakingTheDigitsBackIsOneUndo)
{
    type("10 ");
    ASSERT_TRUE(isBlank(1));
    ASSERT_TRUE(isBlank(2));
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(board(1).whiteOutcome, Outcome::Win);
    EXPECT_EQ(board(2).whiteOutcome, Outcome::Loss);
}

TEST_F(NoHarm, ResultsKeyedOneAfterTheOtherStay)
{
    type("110=");
    press(Qt::Key_Down);
    type("7");
    EXPECT_EQ(line().text(), QStringLiteral("7"));
    EXPECT_EQ(board(1).whiteOutcome, Outcome::Win);
    EXPECT_EQ(board(2).whiteOutcome, Outcome::Win);
    EXPECT_EQ(board(3).whiteOutcome, Outcome::Loss);
    EXPECT_EQ(board(4).whiteOutcome, Outcome::Draw);
}

TEST_F(NoHarm, TheQuickLineOverwritesOnlyAfterASecondEnter)
{
    type("/3 1");
    press(Qt::Key_Return);
    ASSERT_EQ(board(3).whiteOutcome, Outcome::Win);
    type("3 =");
    press(Qt::Key_Return);
    EXPECT_EQ(board(3).whiteOutcome, Outcome::Win) << "told first";
    EXPECT_TRUE(bar().text().contains(QStringLiteral("1 - 0"))) << bar().text().toStdString();
    EXPECT_TRUE(bar().text().contains(QStringLiteral("½ - ½"))) << bar().text().toStdString();
    press(Qt::Key_Return);
    EXPECT_EQ(board(3).whiteOutcome, Outcome::Draw);
}

TEST_F(NoHarm, EscLeavesTheQuickLineAndWhatItWouldOverwrite)
{
    type("/3 1");
    press(Qt::Key_Return);
    type("3 0");
    press(Qt::Key_Return);
    press(Qt::Key_Escape);
    EXPECT_TRUE(line().text().isEmpty());
    EXPECT_TRUE(boards().hasFocus());
    EXPECT_FALSE(bar().isVisible());
    type("/3 0");
    press(Qt::Key_Return);
    EXPECT_EQ(board(3).whiteOutcome, Outcome::Win) << "asked anew";
}

TEST_F(NoHarm, ANameInTheQuickLineMeansThatPlayersOwnResult)
{
    type("/player n 1");  // Black of board 2
    press(Qt::Key_Return);
    EXPECT_TRUE(isBlank(2)) << "shown first";
    EXPECT_TRUE(bar().text().contains(QStringLiteral("0 - 1"))) << bar().text().toStdString();
    press(Qt::Key_Return);
    EXPECT_EQ(board(2).blackOutcome, Outcome::Win);
    type("player 1");
    press(Qt::Key_Return);
    EXPECT_EQ(bar().tone(), InlineBar::Tone::Error) << "everybody";
}

TEST_F(NoHarm, TheSecondPassEntersNothingOnABlankBoard)
{
    type("1");
    press(Qt::Key_F5);
    ASSERT_TRUE(the<QToolButton>("secondPassButton").isChecked());
    ASSERT_EQ(boards().currentIndex().row(), 0);
    press(Qt::Key_Down);
    const int before = entries();
    type("1");
    EXPECT_TRUE(isBlank(2));
    EXPECT_EQ(entries(), before);
    EXPECT_EQ(bar().tone(), InlineBar::Tone::Warning);
    press(Qt::Key_Up);
    type("1");
    EXPECT_TRUE(bar().text().contains(QStringLiteral("agree on 1 board"))) << bar().text().toStdString();
    EXPECT_TRUE(bar().text().contains(QStringLiteral("11 have no result"))) << bar().text().toStdString();
}

TEST_F(NoHarm, TheSecondPassCanBeStartedFromTheQuickLine)
{
    type("1/");
    ASSERT_TRUE(line().hasFocus());
    press(Qt::Key_F5);
    EXPECT_TRUE(the<QToolButton>("secondPassButton").isChecked());
    EXPECT_TRUE(line().hasFocus());
    type("1 1");
    press(Qt::Key_Return);
    EXPECT_FALSE(the<QToolButton>("secondPassButton").isChecked()) << "all that is there agrees";
}

TEST_F(NoHarm, ADraftChangedByHandSurvivesPairingAgain)
{
    const Round draft = changedDraft();
    press(Qt::Key_F9, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::qWait(50);
    ASSERT_NE(pairing().draft(), nullptr);
    EXPECT_EQ(*pairing().draft(), draft);
}

TEST_F(NoHarm, ADraftChangedByHandIsLeftOnlyAfterAQuestion)
{
    const Round draft = changedDraft();
    const auto stays = [&](auto leave) {
        m_prompts.expect(QStringLiteral("leaveDraft"), Answer::Cancelled);
        leave();
        ASSERT_NE(pairing().draft(), nullptr);
        EXPECT_EQ(*pairing().draft(), draft);
        EXPECT_TRUE(pairing().isVisible());
    };
    stays([this] { press(Qt::Key_Escape); });
    stays([this] { press(Qt::Key_1, Qt::ControlModifier); });
    stays([this] { m_window->close(); });
    stays([this] { press(Qt::Key_W, Qt::ControlModifier); });
    stays([this] { press(Qt::Key_F9, Qt::ShiftModifier); });
    m_prompts.expect(QStringLiteral("leaveDraft"), Answer::Confirmed);
    press(Qt::Key_Escape);
    EXPECT_FALSE(pairing().isVisible());
}

TEST_F(NoHarm, CtrlZInADraftTakesItsLastChangeBackAndNothingElse)
{
    const Round draft = changedDraft();
    const int before = entries();
    press(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_NE(pairing().draft(), nullptr);
    EXPECT_FALSE(pairing().isChanged());
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(*pairing().draft(), draft);
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(entries(), before) << "the event keeps everything";
    EXPECT_NE(pairing().draft(), nullptr);
}

TEST_F(NoHarm, TheChecksBeforePairingAreLeftByEscAndByTabs)
{
    press(Qt::Key_F9, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(pairing().isVisible());
    press(Qt::Key_Escape);
    EXPECT_FALSE(pairing().isVisible());
    press(Qt::Key_F9, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(pairing().isVisible());
    press(Qt::Key_4, Qt::ControlModifier);
    EXPECT_FALSE(pairing().isVisible());
    EXPECT_EQ(the<QTabWidget>("tabs").currentIndex(), Workbench::StandingsTab);
}

TEST_F(NoHarm, TypingInACellOfPlayersEditsThatCell)
{
    selectPlayer(3);
    const auto at = [&](const char* id) {
        return players().currentIndex().siblingAtColumn(columnOf(*players().model(), id));
    };
    players().setCurrentIndex(at("rating"));
    type("1850");
    press(Qt::Key_Return);
    QApplication::processEvents();  // the view takes the text after the key
    EXPECT_EQ(section()->player(playerId(3)).rating, 1850);
    EXPECT_EQ(m_window->currentPane()->selectedPlayer(), playerId(3));
    players().setFocus();
    players().setCurrentIndex(at("number"));  // no cell to edit, and nobody else is selected
    type("p");
    EXPECT_EQ(m_window->currentPane()->selectedPlayer(), playerId(3));
}

TEST_F(NoHarm, DeleteClearsTheCellUnderTheCursorAlone)
{
    selectPlayer(3);
    players().setCurrentIndex(players().currentIndex().siblingAtColumn(columnOf(*players().model(), "unit")));
    press(Qt::Key_Delete);
    EXPECT_EQ(section()->player(playerId(3)).unit, "");
    EXPECT_EQ(section()->players.size(), 24U);
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(section()->player(playerId(3)).unit, "Hanoi");
}

TEST_F(NoHarm, WhatIsRememberedForOnePlayerStaysInItsSection)
{
    press(Qt::Key_Insert);
    the<QSpinBox>("newFromRound").setValue(5);
    the<QLineEdit>("newUnit").setText(QStringLiteral("Hue"));
    Section other = twelveBoards();
    other.info.name = "U16";
    ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(other)}).ok());
    ASSERT_NE(m_window->desk().sectionId(), m_session.event().sections.front().id);
    EXPECT_EQ(the<QSpinBox>("newFromRound").value(), 2);
    EXPECT_TRUE(the<QLineEdit>("newUnit").text().isEmpty());
}

TEST_F(NoHarm, TheLineBelowSaysWhatIsMissingInAnyRound)
{
    Section section = EventBuilder()
                          .player("3w1 2b=", 2000)
                          .player("4b1 1w=", 1900)
                          .player("1b0 4w1", 1800)
                          .player("2w0 3b0", 1700)
                          .scheduledRounds(3)
                          .build();
    const text::Wording english(text::Language::English);
    EXPECT_EQ(missingSentence(section, 2, english), QStringLiteral("✓ all results in"));
    section.rounds[1].games[0].whiteOutcome = section.rounds[1].games[0].blackOutcome = Outcome::Open;
    EXPECT_EQ(missingSentence(section, 2, english), QStringLiteral("⚠ 1 result missing"));
    section.rounds[0].games[1].whiteOutcome = section.rounds[0].games[1].blackOutcome = Outcome::Adjourned;
    EXPECT_EQ(missingSentence(section, 2, english),
              QStringLiteral("⚠ results missing: round 1: 1 (1 adjourned); round 2: 1"));
}

TEST_F(NoHarm, CtrlWClosesTheEventAndThenTheWindow)
{
    selectPlayer(3);
    press(Qt::Key_W, Qt::ControlModifier);
    EXPECT_FALSE(m_session.isOpen());
    EXPECT_TRUE(m_window->isVisible());
    press(Qt::Key_W, Qt::ControlModifier);
    EXPECT_FALSE(m_window->isVisible());
}

TEST_F(NoHarm, CtrlSSaysThatAllIsSavedAndWhere)
{
    press(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(message().text().contains(m_session.path())) << message().text().toStdString();
}

TEST_F(NoHarm, EveryTableHasAMenuOfWhatCanBeDoneThere)
{
    for (const char* name : {"playersTable", "roundTable", "crosstable", "standings", "ratings", "draftTable"}) {
        const std::unique_ptr<QMenu> menu(the<TableView>(name).makeMenu());
        EXPECT_GE(menu->actions().size(), 4) << name;
    }
    const std::unique_ptr<QMenu> menu(boards().makeMenu());
    menu->actions().front()->trigger();
    EXPECT_EQ(board(1).whiteOutcome, Outcome::Win);
}

TEST_F(NoHarm, KeysForTheRarerResults)
{
    type("qwza");
    EXPECT_EQ(board(1).whiteOutcome, Outcome::Draw);
    EXPECT_EQ(board(1).blackOutcome, Outcome::Loss);
    EXPECT_EQ(board(2).whiteOutcome, Outcome::Loss);
    EXPECT_EQ(board(2).blackOutcome, Outcome::Draw);
    EXPECT_EQ(board(3).blackOutcome, Outcome::Loss);
    EXPECT_EQ(board(4).whiteOutcome, Outcome::Adjourned);
    type("1");
    press(Qt::Key_Up);
    type("n");
    EXPECT_EQ(board(5).whiteOutcome, Outcome::UnratedWin);
    type("n");
    EXPECT_EQ(board(5).whiteOutcome, Outcome::Win);
}

}  // namespace
}  // namespace kydai::ui
