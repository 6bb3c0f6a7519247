// What the window does about pairing: the next round in place of the tabs, byes asked for, players who may not meet,
// and leaving FIDE mode.

#include "dialogs/prohibited_pairs_dialog.h"
#include "dialogs/requested_byes_dialog.h"
#include "main_window.h"
#include "panes/pair_round_pane.h"
#include "panes/players_pane.h"
#include "panes/round_pane.h"

#include <QTabWidget>

#include <algorithm>

namespace kydai::ui {

void MainWindow::addPairingActions()
{
    add(
        "pairNext", "F9", [] { return tr("Pair next round"); }, [this] { pairNextRound(); });
    add(
        "editPairing", "Shift+F9", [] { return tr("Change the pairing by hand"); }, [this] { editPairing(); });
    add(
        "unpairRound", "Ctrl+F9", [] { return tr("Take the last round back"); }, [this] { unpairRound(); });
    add(
        "requestedByes", "Ctrl+Alt+B", [] { return tr("Byes asked for…"); },
        [this] { (new RequestedByesDialog(m_desk, this))->open(); });
    add(
        "prohibitedPairs", "Ctrl+Alt+P", [] { return tr("Players who may not meet…"); },
        [this] { (new ProhibitedPairsDialog(m_desk, this))->open(); });
    add(
        "leaveFideMode", "Ctrl+Alt+F", [] { return tr("Leave FIDE mode…"); }, [this] { leaveFideMode(); });
}

void MainWindow::enablePairingActions()
{
    const auto& section = m_desk.section();
    const bool paired = section && !section->rounds.empty();
    actions().get("editPairing")->setEnabled(paired);
    actions().get("unpairRound")->setEnabled(paired);
    actions().get("requestedByes")->setEnabled(section != nullptr);
    actions().get("prohibitedPairs")->setEnabled(section != nullptr);
    actions().get("leaveFideMode")->setEnabled(section && section->rules.fideMode);
}

void MainWindow::buildPairing()
{
    m_pairing = new PairRoundPane(m_desk);
    m_pairing->hide();
    connect(m_pairing, &PairRoundPane::finished, this, [this] {
        showPairing(false);
        m_tabs->setCurrentIndex(RoundTab);
        m_round->takeFocus();
    });
    connect(m_pairing, &PairRoundPane::fixWanted, this, &MainWindow::mend);
}

void MainWindow::showPairing(bool on)
{
    m_pairing->setVisible(on);
    showCentre();
}

void MainWindow::pairNextRound()
{
    if (!m_desk.section()) return;
    m_desk.goToRound(kMaxRounds);
    showPairing(true);
    m_pairing->begin();
    m_pairing->takeFocus();
}

void MainWindow::editPairing()
{
    const auto& section = m_desk.section();
    if (!section || section->rounds.empty()) return;
    const RoundNumber round = m_desk.round();
    if (!mayChangeBoards(round)) return;
    const auto entered = std::ranges::count_if(section->round(round).games, [](const Game& game) {
        return game.whiteOutcome != Outcome::Open || game.blackOutcome != Outcome::Open;
    });
    if (entered > 0) {
        Question question;
        question.level = WarningLevel::Confirm;
        question.id = QStringLiteral("changePlayedRound");
        question.title = tr("Change the pairing by hand");
        question.text = tr("%n boards of this round have a result. A board that gets other players loses its result.",
                           nullptr, static_cast<int>(entered));
        question.confirm = tr("Change");
        question.about = QStringLiteral("{\"round\":%1}").arg(round);
        if (!askAndRecord(m_desk.prompts(), m_desk.session(), m_desk.sectionId(), question)) return;
    }
    showPairing(true);
    m_pairing->beginEditing(round);
}

/// C.02: in FIDE mode only the last round's boards may change. Results may be corrected in any round, on its board.
bool MainWindow::mayChangeBoards(RoundNumber round)
{
    const auto& section = m_desk.section();
    const RoundNumber last = section->roundsPaired();
    if (round == last) return true;
    Question question;
    question.id = QStringLiteral("earlierRoundLocked");
    question.title = tr("Round %1 is not the last one").arg(round);
    question.about = QStringLiteral("{\"round\":%1}").arg(round);
    if (section->rules.fideMode) {
        question.level = WarningLevel::Refuse;
        question.text =
            tr("In FIDE mode only the boards of the last round, %1, can be changed. A wrong result of round %2 is "
               "corrected on its board. To change who played whom, leave FIDE mode first (Ctrl+Alt+F).")
                .arg(last)
                .arg(round);
    } else {
        question.level = WarningLevel::TwoSteps;
        question.text = tr("You change the boards of round %1, and later rounds were paired on it.").arg(round);
        question.consequences = {tr("The later rounds stay as they are, though the rules would pair them otherwise."),
                                 tr("A board that gets other players loses its result."),
                                 tr("The report says that the round was paired by hand.")};
        question.confirm = tr("Change");
    }
    return askAndRecord(m_desk.prompts(), m_desk.session(), m_desk.sectionId(), question);
}

void MainWindow::unpairRound()
{
    const auto section = m_desk.section();
    if (!section || section->rounds.empty()) return;
    const RoundNumber round = section->roundsPaired();
    Question question;
    if (m_desk.round() < round) {
        question.level = WarningLevel::Refuse;
        question.id = QStringLiteral("earlierRoundLocked");
        question.title = tr("Round %1 is not the last one").arg(m_desk.round());
        question.text = tr("Round %1 can't be taken back, because later rounds were paired on it. Only the last round, "
                           "%2, can; go there first (Alt+Right).")
                            .arg(m_desk.round())
                            .arg(round);
        question.about = QStringLiteral("{\"round\":%1}").arg(m_desk.round());
        askAndRecord(m_desk.prompts(), m_desk.session(), m_desk.sectionId(), question);
        return;
    }
    question.id = QStringLiteral("unpairRound");
    question.title = tr("Take round %1 back").arg(round);
    question.about = QStringLiteral("{\"round\":%1}").arg(round);
    const bool started = std::ranges::any_of(section->rounds.back().games, [](const Game& game) {
        return game.whiteOutcome != Outcome::Open || game.blackOutcome != Outcome::Open;
    });
    question.level = started ? WarningLevel::Refuse : WarningLevel::Confirm;
    question.text =
        started ? tr("Round %1 has results, so it can't be taken back. Clear its results first (Del on each "
                     "board), or change single boards by hand.")
                      .arg(round)
                : tr("The boards of round %1 are taken back; byes asked for stay. You can pair it again.").arg(round);
    question.confirm = tr("Take back");
    if (!askAndRecord(m_desk.prompts(), m_desk.session(), m_desk.sectionId(), question)) return;
    if (m_desk.apply(UnpairRound{m_desk.sectionId(), round, {}}))
        m_desk.tell(InlineBar::Tone::Plain,
                    tr("Round %1 is taken back. F9 pairs it again, Ctrl+Z brings it back.").arg(round));
}

/// C.02: in two steps, with the consequences; for good.
void MainWindow::leaveFideMode()
{
    const auto section = m_desk.section();
    if (!section || !section->rules.fideMode) return;
    Question question;
    question.level = WarningLevel::TwoSteps;
    question.id = QStringLiteral("leaveFideMode");
    question.title = tr("Leave FIDE mode");
    question.text =
        tr("“%1” leaves FIDE mode for good; this can't be undone.").arg(QString::fromStdString(section->info.name));
    question.consequences = {tr("Every screen and print of this section is marked from now on."),
                             tr("The exported report says in which round FIDE mode was left."),
                             tr("FIDE may refuse to rate the tournament."),
                             tr("Nothing that was entered before can be undone any more.")};
    question.confirm = tr("Leave FIDE mode");
    question.about = QStringLiteral("{\"round\":%1}").arg(std::max(1, section->roundsPaired()));
    if (!askAndRecord(m_desk.prompts(), m_desk.session(), m_desk.sectionId(), question)) return;
    if (m_desk.apply(LeaveFideMode{m_desk.sectionId()}))
        m_desk.tell(InlineBar::Tone::Warning, tr("The section is not in FIDE mode any more."));
}

/// Goes where an issue of the checks before pairing is mended; F9 comes back.
void MainWindow::mend(const pairing::PreflightIssue& issue)
{
    const PlayerId player = issue.players.empty() ? PlayerId{} : issue.players.front();
    const auto goTo = [&](Tab tab) {
        m_pairing->leave();
        m_tabs->setCurrentIndex(tab);
        currentPane()->showPlayer(player);
        currentPane()->takeFocus();
    };
    switch (issue.fix) {
    case pairing::PreflightFix::EnterResult:
        m_desk.goToRound(issue.round);
        return goTo(RoundTab);
    case pairing::PreflightFix::EditPlayer:
    case pairing::PreflightFix::RemovePlayer:
    case pairing::PreflightFix::LookUpRating:
        return goTo(PlayersTab);
    case pairing::PreflightFix::EditRequestedByes: {
        auto* dialog = new RequestedByesDialog(m_desk, this);
        dialog->choose(player);
        return dialog->open();
    }
    case pairing::PreflightFix::EditRounds:
        m_pairing->leave();
        actions().get("sectionRules")->trigger();
        return;
    case pairing::PreflightFix::UndoWithdrawal:
    case pairing::PreflightFix::None:
        return;
    }
}

}  // namespace kydai::ui
