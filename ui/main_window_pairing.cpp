// What the window does about pairing: the next round in place of the tabs, byes asked for, players who may not meet,
// and leaving FIDE mode.

#include "dialogs/prohibited_pairs_dialog.h"
#include "dialogs/requested_byes_dialog.h"
#include "main_window.h"
#include "panes/pair_round_pane.h"
#include "panes/players_pane.h"
#include "panes/round_pane.h"
#include "policy/judge.h"

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
    auto answers = m_desk.askBefore(policy::beforeChanging(m_desk.session().state(), m_desk.sectionId(), round));
    if (!answers) return;
    showPairing(true);
    m_pairing->beginEditing(round, std::move(*answers));
}

void MainWindow::unpairRound()
{
    if (!m_desk.section() || m_desk.section()->rounds.empty()) return;
    const RoundNumber round = m_desk.round();
    if (m_desk.apply(UnpairRound{m_desk.sectionId(), round, {}}))
        m_desk.tell(InlineBar::Tone::Plain,
                    tr("Round %1 is taken back. F9 pairs it again, Ctrl+Z brings it back.").arg(round));
}

void MainWindow::leaveFideMode()
{
    if (!m_desk.section()) return;
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
