#include "panes/pair_round_pane.h"

#include "dialogs/prohibited_pairs_dialog.h"
#include "dialogs/requested_byes_dialog.h"
#include "main_window.h"
#include "models/draft_model.h"
#include "models/list_model.h"
#include "pairing/manual_edit.h"
#include "panes/check_cards.h"
#include "panes/why_pane.h"
#include "support/cleared.h"
#include "support/player_id.h"
#include "support/scripted_prompts.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <gtest/gtest.h>

#include <algorithm>

namespace kydai::ui {
namespace {

/// Players 1…n with ratings falling; no byes, no rounds.
Section beginners(int players)
{
    Section section;
    section.info.name = "U10";
    section.info.firstDay = {2026, 11, 1};
    section.rules.scheduledRounds = std::clamp(players - 1, 1, 5);
    section.rules.initialColour = Colour::White;
    for (int number = 1; number <= players; ++number) {
        Player player;
        player.id = playerId(number);
        player.tpn = number;
        player.name = "Đấu thủ " + std::to_string(number);
        player.rating = 2400 - 10 * number;
        player.fideId = std::to_string(12'400'000 + number);
        player.birth = {2015, 0, 0};
        player.unit = number % 2 == 0 ? "Hà Nội" : "Huế";
        section.players.push_back(player);
    }
    return section;
}

class PairRound : public ::testing::Test {
protected:
    void open(const Section& section)
    {
        ASSERT_TRUE(m_session.create(m_folder.filePath(QStringLiteral("a.kydai")), QStringLiteral("a")).ok());
        ASSERT_TRUE(fixture::apply(m_session, AddSection{{}, std::make_shared<const Section>(section)}).ok());
        m_id = m_session.event().sections.back().id;
        m_window = std::make_unique<MainWindow>(m_session, m_prompts, text::Language::English);
        m_window->show();
    }
    /// Eight of whom one withdrew: the check before pairing has a card with a button. The window has the keyboard.
    void openWithACard()
    {
        Section section = beginners(8);
        section.players[7].withdrawnFromRound = 1;
        open(section);
        m_window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    }
    [[nodiscard]] const Section& section() const { return *m_session.section(m_id); }
    [[nodiscard]] PairRoundPane& pane() { return *m_window->findChild<PairRoundPane*>(); }
    template <class Widget>
    Widget* find(const char* name)
    {
        auto* widget = m_window->findChild<Widget*>(QLatin1String(name));
        EXPECT_NE(widget, nullptr) << name;
        return widget;
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(find<QTableView>("draftTable"), static_cast<Qt::Key>(key), modifiers);
    }
    /// F9, and waits until the draft is there.
    void draft()
    {
        m_window->actions().get("pairNext")->trigger();
        ASSERT_TRUE(QTest::qWaitFor([this] { return pane().draft() != nullptr; }));
    }
    bool waitForRound(RoundNumber round)
    {
        return QTest::qWaitFor([&] { return section().roundsPaired() == round && !pane().isVisible(); });
    }
    /// Every board of the last round: White wins.
    void enterResults()
    {
        const Round round = section().rounds.back();
        for (const Game& game : round.games) {
            const SetResult change{m_id, section().roundsPaired(), game.white, game.black, Outcome::Win, Outcome::Loss};
            ASSERT_TRUE(fixture::apply(m_session, change).ok());
        }
    }

    QTemporaryDir m_folder;
    EventSession m_session;
    fixture::ScriptedPrompts m_prompts;
    std::unique_ptr<MainWindow> m_window;
    SectionId m_id{};
};

TEST_F(PairRound, F9DraftsTheEnginesRoundAndPublishesIt)
{
    open(beginners(8));
    draft();
    EXPECT_FALSE(find<QTabWidget>("tabs")->isVisible());
    EXPECT_EQ(pane().draft()->games.size(), 4U);
    EXPECT_EQ(find<QLabel>("pairAccount")->text(), QStringLiteral("8 entered = 4 boards (8)"));
    EXPECT_EQ(section().roundsPaired(), 0) << "a draft is not published";
    const Round drafted = *pane().draft();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
    EXPECT_EQ(section().round(1).games, drafted.games);
    EXPECT_EQ(section().round(1).byes, drafted.byes);
    EXPECT_FALSE(section().round(1).pairedByHand);
    EXPECT_TRUE(find<QTabWidget>("tabs")->isVisible());
    EXPECT_EQ(store::backupsOf(m_folder.filePath(QStringLiteral("a.kydai")).toStdString()).size(), 1U);
    EXPECT_EQ(changeName(m_session.nextUndo()->steps.front().after), "publish_round");
}

TEST_F(PairRound, TheByeIsAccountedForAndAnOddCountNeedsNoAnswer)
{
    open(beginners(7));
    draft();
    EXPECT_EQ(find<QLabel>("pairAccount")->text(), QStringLiteral("7 entered = 3 boards (6) + 1 bye"));
}

TEST_F(PairRound, TheDraftShowsColourReasonsAndFloats)
{
    open(beginners(6));
    draft();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
    enterResults();
    draft();
    auto* model = find<QTableView>("draftTable")->model();
    const QAbstractItemModelTester tester(model);
    QStringList reasons;
    QStringList floats;
    for (int row = 0; row < model->rowCount(); ++row) {
        reasons << model->index(row, columnOf(*model, "colours")).data().toString();
        floats << model->index(row, columnOf(*model, "floats")).data().toString();
    }
    // Three winners: one floats down to a loser.
    EXPECT_EQ(floats.filter(QStringLiteral("↓")).size(), 1);
    EXPECT_FALSE(reasons.contains(QString()));
    EXPECT_TRUE(reasons.filter(QStringLiteral("≠")).isEmpty());
}

TEST_F(PairRound, TheWhyPaneExplainsTheDraftsSelectedBoard)
{
    open(beginners(7));
    draft();
    auto* why = find<WhyPane>("whyPane");
    auto* table = find<QTableView>("draftTable");
    table->setCurrentIndex(table->model()->index(1, columnOf(*table->model(), "colours")));
    ASSERT_TRUE(why->question());
    EXPECT_EQ(why->question()->round, 1);
    EXPECT_EQ(why->question()->player, pane().draft()->games[1].white);
    ASSERT_NE(why->explanation(), nullptr);
    EXPECT_EQ(why->explanation()->kind, ExplanationKind::Colour);
    table->setCurrentIndex(table->model()->index(1, columnOf(*table->model(), "black")));
    ASSERT_TRUE(QTest::qWaitFor([&] { return why->explanation()->kind == ExplanationKind::Pairing; }));
    table->setCurrentIndex(table->model()->index(3, columnOf(*table->model(), "white")));
    ASSERT_TRUE(QTest::qWaitFor([&] { return why->explanation()->kind == ExplanationKind::Bye; }));
    EXPECT_EQ(section().roundsPaired(), 0) << "still nothing is published";
}

TEST_F(PairRound, NothingIsExplainedOfADraftThatIsGone)
{
    open(beginners(8));
    draft();
    auto* why = find<WhyPane>("whyPane");
    auto* table = find<QTableView>("draftTable");
    table->setCurrentIndex(table->model()->index(1, columnOf(*table->model(), "colours")));
    ASSERT_NE(why->explanation(), nullptr);
    const auto drafted = why->question()->draft;
    press(Qt::Key_C);
    ASSERT_TRUE(why->question());
    EXPECT_NE(why->question()->draft, drafted) << "the board is another one";
    press(Qt::Key_R);
    press(Qt::Key_Escape);
    EXPECT_EQ(why->explanation(), nullptr);
    EXPECT_FALSE(find<QPushButton>("whyKeep")->isEnabled());
    EXPECT_FALSE(find<QToolButton>("whyBack")->isEnabled()) << "nor does anything lead back to it";
}

TEST_F(PairRound, NumbersOutOfOrderAreAskedAboutBeforeRoundOne)
{
    Section section = beginners(8);
    std::swap(section.players[2].rating, section.players[5].rating);
    open(section);
    m_window->actions().get("pairNext")->trigger();
    QTest::qWait(50);
    EXPECT_EQ(pane().draft(), nullptr);
    auto* cards = find<CheckCards>("pairChecks");
    ASSERT_GE(cards->issues().size(), 1U);
    EXPECT_TRUE(cards->sentence(0).contains(QStringLiteral("out of order"))) << cards->sentence(0).toStdString();
    auto* mend = find<QPushButton>("pairFix0");
    EXPECT_TRUE(mend->hasFocus()) << "Enter puts them in order";
    QTest::keyClick(mend, Qt::Key_Down);
    EXPECT_TRUE(pane().isAncestorOf(QApplication::focusWidget())) << "arrows stay here";
    mend->click();
    ASSERT_TRUE(QTest::qWaitFor([this] { return pane().draft() != nullptr; }));
    EXPECT_EQ(this->section().players[5].tpn, 3);
}

TEST_F(PairRound, WhatIsBeingTypedIsTakenBeforeTheRoundIsMade)
{
    openWithACard();
    m_window->actions().get("showPlayers")->trigger();
    auto* table = find<QTableView>("playersTable");
    const QModelIndex name = table->model()->index(0, columnOf(*table->model(), "name"));
    table->setCurrentIndex(name);
    table->edit(name);
    auto* typed = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(typed, nullptr);
    typed->setText(QStringLiteral("Lê Đổi"));
    m_window->actions().get("pairNext")->trigger();
    EXPECT_EQ(section().players[0].name, "Lê Đổi");
    ASSERT_TRUE(QTest::qWaitFor([this] { return pane().draft() != nullptr; })) << "the change didn't stop it";
    EXPECT_TRUE(QApplication::focusWidget()->isVisible());
}

TEST_F(PairRound, WhileItWorksTheKeyboardIsOnWhatIsSeen)
{
    openWithACard();
    m_window->actions().get("pairNext")->trigger();
    EXPECT_NE(find<QPushButton>("pairFix0"), nullptr) << "a card with a button, which isn't shown now";
    EXPECT_EQ(QApplication::focusWidget(), find<QPushButton>("pairCancel"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return pane().draft() != nullptr; }));
    EXPECT_TRUE(QApplication::focusWidget()->isVisible());
}

TEST_F(PairRound, MissingResultsAreAcknowledgedAndAdjourned)  // C.02
{
    open(beginners(8));
    draft();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
    enterResults();
    const Game left = section().round(1).games[2];
    ASSERT_TRUE(fixture::apply(m_session, SetResult{m_id, 1, left.white, left.black}).ok());
    m_window->actions().get("pairNext")->trigger();
    EXPECT_EQ(pane().draft(), nullptr) << "an answer is needed first";
    EXPECT_EQ(find<CheckCards>("pairChecks")->issues().size(), 1U);
    EXPECT_TRUE(find<CheckCards>("pairChecks")->sentence(0).startsWith(QStringLiteral("⚠ Round 1, board 3")));
    m_prompts.expect(QStringLiteral("resultsMissing"), Answer::Acknowledged);
    QTest::keyClick(find<QPushButton>("pairNow"), Qt::Key_Space);
    ASSERT_TRUE(QTest::qWaitFor([this] { return pane().draft() != nullptr; }));
    EXPECT_EQ(section().round(1).games[2].whiteOutcome, Outcome::Open) << "nothing is written for a draft";
    const std::size_t entries = m_session.journal()->size();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(2));
    EXPECT_EQ(section().round(1).games[2].whiteOutcome, Outcome::Adjourned);
    const auto journal = m_session.journal();
    EXPECT_EQ(journal->size(), entries + 1) << "one action";
    const auto* answer = std::get_if<AnswerWarning>(&journal->back().steps.front().after);
    ASSERT_NE(answer, nullptr);
    EXPECT_EQ(answer->warning, "resultsMissing");
    EXPECT_EQ(answer->level, 2);
    m_window->actions().get("undo")->trigger();
    EXPECT_EQ(section().roundsPaired(), 1);
    EXPECT_EQ(section().round(1).games[2].whiteOutcome, Outcome::Open) << "one undo takes all of it back";
}

TEST_F(PairRound, TheQuestionAboutMissingResultsLeadsToThem)
{
    open(beginners(8));
    draft();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
    enterResults();
    const Game left = section().round(1).games[2];
    ASSERT_TRUE(fixture::apply(m_session, SetResult{m_id, 1, left.white, left.black}).ok());
    m_window->actions().get("pairNext")->trigger();
    m_prompts.expect(QStringLiteral("resultsMissing"), Answer::Cancelled);
    QTest::keyClick(find<QPushButton>("pairNow"), Qt::Key_Space);
    EXPECT_EQ(m_prompts.asked().back().instead, QStringLiteral("Enter the results"));
    EXPECT_EQ(find<QTableView>("roundTable")->currentIndex().row(), 2);
    EXPECT_TRUE(find<QTableView>("roundTable")->hasFocus());
}

TEST_F(PairRound, AFixLeadsToTheMissingBoard)
{
    open(beginners(4));
    draft();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
    m_window->actions().get("pairNext")->trigger();
    QTest::keyClick(find<QPushButton>("pairFix0"), Qt::Key_Space);
    EXPECT_FALSE(pane().isVisible());
    EXPECT_EQ(find<QTabWidget>("tabs")->currentIndex(), Workbench::RoundTab);
}

TEST_F(PairRound, TooFewPlayersCanNotBePaired)
{
    open(beginners(1));
    m_window->actions().get("pairNext")->trigger();
    EXPECT_FALSE(find<QPushButton>("pairNow")->isEnabled());
    EXPECT_EQ(pane().draft(), nullptr);
}

TEST_F(PairRound, ARoundBeyondTheScheduleIsConfirmed)
{
    Section section1 = beginners(4);
    section1.rules.scheduledRounds = 1;
    section1.rules.fideMode = false;
    section1.rules.fideModeLeftInRound = 1;
    open(section1);
    draft();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
    enterResults();
    m_window->actions().get("pairNext")->trigger();
    m_prompts.expect(QStringLiteral("allRoundsPaired"), Answer::Cancelled);
    pane().pair();
    EXPECT_EQ(pane().draft(), nullptr);
}

TEST_F(PairRound, InFideModeTheNumberOfRoundsStands)  // question 57
{
    Section section1 = beginners(4);
    section1.rules.scheduledRounds = 1;
    open(section1);
    draft();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
    enterResults();
    m_window->actions().get("pairNext")->trigger();
    EXPECT_FALSE(find<QPushButton>("pairNow")->isEnabled());
    EXPECT_EQ(pane().draft(), nullptr);
}

TEST_F(PairRound, ExchangedPlayersAreConfirmedComparedAndReported)
{
    open(beginners(8));
    draft();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
    enterResults();
    draft();
    // Bring two who met in round 1 together again.
    const Game former = section().round(1).games[0];
    pane().showPlayer(former.white);
    press(Qt::Key_X);
    pane().showPlayer(former.black);
    press(Qt::Key_P);
    ASSERT_TRUE(pane().isChanged());
    const Round changed = *pane().draft();
    EXPECT_EQ(pairing::opponentOnBoard(changed, former.white), former.black);
    auto* model = find<QTableView>("draftTable")->model();
    bool told = false;
    for (int row = 0; row < model->rowCount(); ++row)
        told =
            told ||
            model->index(row, columnOf(*model, "check")).data().toString().contains(QStringLiteral("met in round 1"));
    EXPECT_TRUE(told);
    // All that speaks against it at one level is one question.
    m_prompts.expect(QStringLiteral("repeatsOpponent"), Answer::Cancelled);
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_prompts.asked().size() == 1; }));
    EXPECT_EQ(section().roundsPaired(), 1) << "cancelled";
    EXPECT_EQ(m_prompts.asked()[0].level, WarningLevel::Confirm);
    EXPECT_TRUE(m_prompts.asked()[0].text.contains(QStringLiteral("differs from what the rules give")));
    m_prompts.expect(QStringLiteral("repeatsOpponent"), Answer::Confirmed);
    m_prompts.expect(QStringLiteral("otherColours"), Answer::Acknowledged);
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(2));
    EXPECT_TRUE(section().round(2).pairedByHand);
    ASSERT_FALSE(section().round(2).comments.empty());
    EXPECT_TRUE(section().round(2).comments[0].starts_with("MPA @ Round 2: "));
    EXPECT_EQ(section().round(2).games, changed.games);
}

TEST_F(PairRound, OtherColoursAreAskedAboutLikeEveryRoundByHand)  // questions 67, 69
{
    open(beginners(4));
    draft();
    pane().showPlayer(playerId(1));
    press(Qt::Key_C);
    m_prompts.expect(QStringLiteral("manualPairing"), Answer::Confirmed);
    m_prompts.expect(QStringLiteral("otherColours"), Answer::Acknowledged);
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
    EXPECT_EQ(m_prompts.asked().back().level, WarningLevel::Acknowledge);
    EXPECT_TRUE(section().round(1).pairedByHand);
}

TEST_F(PairRound, CtrlEnterPublishesWhereverTheKeyboardIsAndNeverLeaves)
{
    open(beginners(4));
    draft();
    press(Qt::Key_C);
    m_prompts.expect(QStringLiteral("manualPairing"), Answer::Cancelled);
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_prompts.asked().size() == 1; }));
    EXPECT_EQ(m_prompts.asked().back().confirm, QStringLiteral("Publish"));
    EXPECT_TRUE(find<QTableView>("draftTable")->hasFocus()) << "Cancel comes back to the draft";
    auto* leave = find<QPushButton>("leavePairing");
    leave->setFocus();
    m_prompts.expect(QStringLiteral("manualPairing"), Answer::Confirmed);
    m_prompts.expect(QStringLiteral("otherColours"), Answer::Acknowledged);
    QTest::keyClick(leave, Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
}

TEST_F(PairRound, StartOverAndEscapeLeaveNothingBehind)
{
    open(beginners(4));
    draft();
    const Round drafted = *pane().draft();
    press(Qt::Key_C);
    EXPECT_TRUE(pane().isChanged());
    press(Qt::Key_R);
    EXPECT_EQ(*pane().draft(), drafted);
    press(Qt::Key_Escape);
    EXPECT_FALSE(pane().isVisible());
    EXPECT_EQ(section().roundsPaired(), 0);
}

TEST_F(PairRound, AChangeOfTheSectionDropsTheDraft)
{
    open(beginners(4));
    draft();
    Player player = section().players[3];
    player.rating = 1999;
    ASSERT_TRUE(fixture::apply(m_session, EditPlayer{m_id, player}).ok());
    EXPECT_EQ(pane().draft(), nullptr);
    EXPECT_TRUE(pane().isVisible());
}

TEST_F(PairRound, ARoundIsTakenBackAndPairedAgainUntilItHasAResult)
{
    open(beginners(4));
    draft();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
    m_prompts.expect(QStringLiteral("unpairRound"), Answer::Confirmed);
    m_window->actions().get("unpairRound")->trigger();
    EXPECT_EQ(section().roundsPaired(), 0);
    draft();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
    const Game game = section().round(1).games[0];
    ASSERT_TRUE(
        fixture::apply(m_session, SetResult{m_id, 1, game.white, game.black, Outcome::Draw, Outcome::Draw}).ok());
    m_prompts.expect(QStringLiteral("roundHasResults"), Answer::Acknowledged);
    m_window->actions().get("unpairRound")->trigger();
    EXPECT_EQ(m_prompts.asked().back().level, WarningLevel::Refuse);
    EXPECT_EQ(section().roundsPaired(), 1);
}

TEST_F(PairRound, APublishedRoundIsChangedByHand)
{
    open(beginners(8));
    draft();
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(waitForRound(1));
    const Round published = section().round(1);
    m_window->actions().get("editPairing")->trigger();
    ASSERT_TRUE(pane().isVisible());
    pane().showPlayer(published.games[0].white);
    press(Qt::Key_X);
    pane().showPlayer(published.games[1].white);
    press(Qt::Key_X);
    m_prompts.expect(QStringLiteral("manualPairing"), Answer::Confirmed);
    m_prompts.expect(QStringLiteral("otherColours"), Answer::Acknowledged);
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return section().round(1).pairedByHand; }));
    EXPECT_EQ(section().round(1).games[0].white, published.games[1].white);
    EXPECT_EQ(section().roundsPaired(), 1);
}

TEST_F(PairRound, FideModeIsLeftInTwoStepsAndStaysLeft)  // C.02
{
    open(beginners(4));
    m_prompts.expect(QStringLiteral("leaveFideMode"), Answer::Cancelled);
    m_window->actions().get("leaveFideMode")->trigger();
    EXPECT_TRUE(section().rules.fideMode);
    m_prompts.expect(QStringLiteral("leaveFideMode"), Answer::Confirmed);
    m_window->actions().get("leaveFideMode")->trigger();
    EXPECT_EQ(m_prompts.asked().back().level, WarningLevel::TwoSteps);
    EXPECT_FALSE(m_prompts.asked().back().consequences.isEmpty());
    EXPECT_FALSE(section().rules.fideMode);
    EXPECT_FALSE(m_window->actions().get("leaveFideMode")->isEnabled());
}

TEST_F(PairRound, RequestedByesAreKeptAtOnceAndHonoured)
{
    open(beginners(4));
    RequestedByesDialog dialog(m_window->desk());
    dialog.choose(playerId(2));
    dialog.add();
    ASSERT_EQ(section().requestedByes.size(), 1U);
    EXPECT_EQ(section().requestedByes[0], (RequestedBye{playerId(2), 1, Outcome::HalfBye}));
    draft();
    EXPECT_EQ(find<QLabel>("pairAccount")->text(),
              QStringLiteral("4 entered = 1 board (2) + 1 bye + 1 half-point bye"));
    dialog.remove(0);
    EXPECT_TRUE(section().requestedByes.empty());
}

TEST_F(PairRound, ProhibitedPairsByUnitBite)
{
    open(beginners(4));
    ProhibitedPairsDialog dialog(m_window->desk());
    dialog.addAllGroups();
    ASSERT_EQ(section().rules.prohibited.size(), 2U);
    EXPECT_EQ(section().rules.prohibited[0].players.size(), 2U);
    draft();
    // Round 1 would be 1–3 and 2–4; the units forbid both.
    for (const Game& game : pane().draft()->games) EXPECT_NE(keyOf(game.white) % 2, keyOf(game.black) % 2);
    dialog.remove(0);
    EXPECT_EQ(section().rules.prohibited.size(), 1U);
    dialog.addPlayer(playerId(1));
    dialog.addPlayer(playerId(4));
    dialog.add();
    EXPECT_EQ(section().rules.prohibited.back().players, (std::vector{playerId(1), playerId(4)}));
}

TEST_F(PairRound, WhatCanNotBePairedIsExplained)
{
    open(beginners(4));
    ProhibitedPairsDialog dialog(m_window->desk());
    for (const int id : {1, 2, 3}) dialog.addPlayer(playerId(id));
    dialog.add();
    m_window->actions().get("pairNext")->trigger();
    auto* bar = find<InlineBar>("pairBar");
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar->isVisible(); }));
    EXPECT_EQ(bar->tone(), InlineBar::Tone::Error);
    EXPECT_TRUE(bar->text().contains(QStringLiteral("at least 2 players")));
}

}  // namespace
}  // namespace kydai::ui
