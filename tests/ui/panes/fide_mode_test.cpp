// FIDE mode in the window (product.md): what is locked is refused at level 5, a typed result may be corrected in any
// round at level 3, and every answer is kept in the journal.

#include "panes/pair_round_pane.h"
#include "panes/pane.h"
#include "support/event_builder.h"
#include "support/window_fixture.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

namespace kydai::ui {
namespace {

class FideMode : public kydai::fixture::WindowTest {
protected:
    /// Four players after so many rounds.
    void openAfter(RoundNumber rounds, bool numbersExchanged = false)
    {
        Section section = EventBuilder()
                              .player("3w1 2b= 4w1 2w1 3b1", 2000, "Nguyễn Thị Loan")
                              .player("4b0 1w= 3b1 1b0 4w1", 1900, "Lê Minh")
                              .player("1b0 4w1 2w0 4b1 1w0", 1800, "Trần Đình Ân")
                              .player("2w1 3b0 1b0 3w0 2b0", 1700, "Phạm Hạnh")
                              .scheduledRounds(7)
                              .build();
        section.rounds.resize(static_cast<std::size_t>(rounds));
        if (numbersExchanged) std::swap(section.players[0].tpn, section.players[1].tpn);
        open(section);
    }
    void goTo(RoundNumber round) { m_window->desk().goToRound(round); }
    void trigger(const char* action) { m_window->actions().get(action)->trigger(); }
    /// The last answers to warnings in the journal, newest last: "warning level answer".
    std::vector<std::string> answers()
    {
        std::vector<std::string> lines;
        const auto journal = m_session.journal();
        for (const auto& entry : *journal) {
            for (const Change& change : entry.changes()) {
                const auto* answer = std::get_if<AnswerWarning>(&change);
                if (answer == nullptr) continue;
                lines.push_back(answer->warning + ' ' + std::to_string(answer->level) + ' ' + answer->answer);
            }
        }
        return lines;
    }
    int numberOf(const char* name)
    {
        for (const Player& player : section()->players) {
            if (player.name == name) return player.tpn;
        }
        return 0;
    }
    void addByKeys(const char* name, const char* rating)
    {
        press(Qt::Key_Insert);
        type(name);
        the<QLineEdit>("newRating").setFocus();
        type(rating);
        press(Qt::Key_Return);
    }
};

TEST_F(FideMode, AResultOfTheRoundBeforeIsCorrectedAfterSayingWhatChanges)
{
    openAfter(2);
    goTo(1);
    m_window->currentPane()->takeFocus();
    press(Qt::Key_0);
    auto& bar = the<InlineBar>("roundBar");
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar.findChild<QPushButton*>(QStringLiteral("leaveResult")) != nullptr; }));
    EXPECT_EQ(section()->round(1).games[0].whiteOutcome, Outcome::Win);
    bar.findChild<QPushButton*>(QStringLiteral("leaveResult"))->click();
    EXPECT_EQ(section()->round(1).games[0].whiteOutcome, Outcome::Win);
    press(Qt::Key_0);
    ASSERT_TRUE(QTest::qWaitFor([&] {
        auto* button = bar.findChild<QPushButton*>(QStringLiteral("correctResult"));
        return button != nullptr && button->isVisible();
    }));
    press(Qt::Key_Return);
    EXPECT_EQ(section()->round(1).games[0].whiteOutcome, Outcome::Win) << "at level 3 Enter changes nothing";
    press(Qt::Key_0);
    ASSERT_TRUE(QTest::qWaitFor([&] {
        auto* button = bar.findChild<QPushButton*>(QStringLiteral("leaveResult"));
        return button != nullptr && button->hasFocus();
    }));
    press(Qt::Key_Left);
    press(Qt::Key_Return);
    EXPECT_EQ(section()->round(1).games[0].whiteOutcome, Outcome::Loss);
    EXPECT_EQ(answers(),
              (std::vector<std::string>{"correctEarlierResult 3 cancelled", "correctEarlierResult 3 cancelled",
                                        "correctEarlierResult 3 confirmed"}));
}

TEST_F(FideMode, RoundsBeforeTheTwoLastPlayedOnesAreLocked)  // C.04.2, 4.3; questions 189-191
{
    openAfter(3);
    goTo(1);
    const auto before = section()->rounds;
    m_window->currentPane()->takeFocus();
    press(Qt::Key_0);
    for (const auto& [action, warning] :
         {std::pair("editPairing", "earlierRoundLocked"), std::pair("unpairRound", "notLastRound")}) {
        m_prompts.expect(QLatin1String(warning), Answer::Acknowledged);
        trigger(action);
        EXPECT_EQ(m_prompts.asked().back().level, WarningLevel::Refuse) << action;
        EXPECT_TRUE(the<PairRoundPane>("pairRoundPane").isHidden()) << action;
    }
    EXPECT_EQ(section()->rounds, before);
    EXPECT_EQ(answers(),
              (std::vector<std::string>{"earlierResultLocked 5 acknowledged", "earlierRoundLocked 5 acknowledged",
                                        "notLastRound 5 acknowledged"}));
}

TEST_F(FideMode, AClosedRoundIsCorrectedForTheRatingReportAlone)  // C.04.2, 4.3; question 192
{
    openAfter(3);
    goTo(1);
    const auto before = section()->round(1).games;
    m_window->currentPane()->takeFocus();
    press(Qt::Key_0);  // no box before the way that there is
    auto& bar = the<InlineBar>("roundBar");
    auto* button = bar.findChild<QPushButton*>(QStringLiteral("correctReport"));
    ASSERT_NE(button, nullptr);
    m_prompts.expect(QStringLiteral("correctReport"), Answer::Confirmed);
    button->click();
    EXPECT_EQ(section()->round(1).games, before);
    ASSERT_EQ(section()->round(1).reported.size(), 1U);
    EXPECT_EQ(section()->round(1).reported[0].whiteOutcome, Outcome::Loss);
    trigger("undo");
    EXPECT_TRUE(section()->round(1).reported.empty());
}

TEST_F(FideMode, BoardsOfTheRoundBeforeAreOpenAfterAQuestion)  // question 190
{
    openAfter(3);
    goTo(2);
    m_prompts.expect(QStringLiteral("changeEarlierRound"), Answer::Confirmed);
    trigger("editPairing");
    EXPECT_EQ(m_prompts.asked().back().level, WarningLevel::Confirm);
    EXPECT_EQ(the<PairRoundPane>("pairRoundPane").number(), 2);
}

TEST_F(FideMode, UndoGoesToWhatItTookBackAndSelectsIt)
{
    openAfter(3);
    goTo(3);
    m_window->currentPane()->takeFocus();
    the<QLineEdit>("quickLine").setText(QStringLiteral("2 ="));
    the<QLineEdit>("quickLine").setFocus();
    press(Qt::Key_Return);
    press(Qt::Key_Return);  // it had a result, which was shown first
    const Game second = section()->round(3).games[1];
    ASSERT_EQ(second.whiteOutcome, Outcome::Draw);
    goTo(1);
    trigger("undo");
    EXPECT_EQ(m_window->desk().round(), 3);
    EXPECT_NE(section()->round(3).games[1].whiteOutcome, Outcome::Draw);
    EXPECT_EQ(m_window->currentPane()->selectedPlayer(), second.white);
}

TEST_F(FideMode, OutsideItAnEarlierRoundOpensAfterTwoSteps)
{
    openAfter(3);
    m_prompts.expect(QStringLiteral("leaveFideMode"), Answer::Confirmed);
    trigger("leaveFideMode");
    goTo(1);
    m_prompts.expect(QStringLiteral("earlierRoundLocked"), Answer::Cancelled);
    trigger("editPairing");
    EXPECT_EQ(m_prompts.asked().back().level, WarningLevel::TwoSteps);
    EXPECT_FALSE(m_prompts.asked().back().consequences.isEmpty());
    EXPECT_TRUE(the<PairRoundPane>("pairRoundPane").isHidden());
    m_prompts.expect(QStringLiteral("earlierRoundLocked"), Answer::Confirmed);
    trigger("editPairing");
    EXPECT_EQ(the<PairRoundPane>("pairRoundPane").number(), 1);
    EXPECT_EQ(*the<PairRoundPane>("pairRoundPane").draft(), section()->round(1));
}

TEST_F(FideMode, PointsAreLockedAfterTheStartAndOpenOutside)
{
    openAfter(1);
    const auto locked = [this](const char* name) {
        trigger("sectionRules");
        auto& dialog = the<QDialog>("rulesDialog");
        const bool is = !the<QWidget>(name).isEnabled();
        dialog.reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return is;
    };
    for (const char* name : {"rulePoints", "ruleByePoints", "ruleBakuAcceleration", "ruleSystem", "ruleRounds",
                             "rulePairingEdition", "ruleTieBreakEdition"}) {
        EXPECT_TRUE(locked(name)) << name;
    }
    EXPECT_FALSE(locked("ruleInitialColour")) << "nobody gave one that could be changed";
    m_prompts.expect(QStringLiteral("leaveFideMode"), Answer::Confirmed);
    trigger("leaveFideMode");
    EXPECT_FALSE(locked("rulePoints"));
}

TEST_F(FideMode, PointsAreOpenBeforeTheStart)
{
    openAfter(0);
    trigger("sectionRules");
    the<QComboBox>("rulePoints").setCurrentIndex(2);
    the<QPushButton>("rulesSave").click();
    EXPECT_EQ(section()->rules.points.win(), Points{30});
}

TEST_F(FideMode, NumbersAreAskedAboutUntilRoundFour)  // question 154
{
    openAfter(3, true);
    m_prompts.expect(QStringLiteral("numbersChanged"), Answer::Confirmed);
    trigger("renumber");
    EXPECT_EQ(numberOf("Nguyễn Thị Loan"), 1);
}

TEST_F(FideMode, NumbersAreFrozenAfterRoundFour)
{
    openAfter(4, true);
    const auto before = section()->players;
    m_prompts.expect(QStringLiteral("numbersFrozen"), Answer::Acknowledged);
    trigger("renumber");
    EXPECT_EQ(m_prompts.asked().back().level, WarningLevel::Refuse);
    EXPECT_EQ(section()->players, before);
}

TEST_F(FideMode, ALateEntryGetsTheNumberOfItsRatingUntilRoundFour)
{
    openAfter(2);
    addByKeys("Vũ Mai", "1850");
    EXPECT_EQ(numberOf("Vũ Mai"), 3);
    EXPECT_EQ(numberOf("Trần Đình Ân"), 4);
    EXPECT_EQ(section()->players.back().entersInRound, 3);
}

TEST_F(FideMode, ALateEntryAfterRoundFourMovesThoseBelowDown)  // question 156
{
    openAfter(4);
    const auto before = section()->players;
    addByKeys("Vũ Mai", "1950");
    EXPECT_EQ(numberOf("Vũ Mai"), 2);
    EXPECT_EQ(numberOf("Nguyễn Thị Loan"), 1);
    EXPECT_EQ(numberOf("Lê Minh"), 3);
    trigger("undo");
    EXPECT_EQ(section()->players, before) << "the player and the numbers come back together";
}

}  // namespace
}  // namespace kydai::ui
