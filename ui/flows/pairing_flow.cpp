#include "flows/pairing_flow.h"

#include "dialogs/adjustments_dialog.h"
#include "dialogs/fixtures_dialog.h"
#include "dialogs/matches_dialog.h"
#include "dialogs/prohibited_pairs_dialog.h"
#include "dialogs/requested_byes_dialog.h"
#include "dialogs/teams_dialog.h"
#include "flows/workbench.h"
#include "panes/pair_round_pane.h"
#include "panes/players_pane.h"
#include "panes/round_pane.h"
#include "policy/judge.h"

namespace kydai::ui {

PairingFlow::PairingFlow(Desk& desk, Workbench& bench, QWidget& window) : Flow(desk, window), m_bench(bench)
{
    add(
        "pairNext", "Ctrl+Shift+F9", [] { return tr("Pair next round"); }, [this] { pairNextRound(); });
    add(
        "editPairing", "Shift+F9", [] { return tr("Change the pairing by hand"); }, [this] { editPairing(); });
    add(
        "unpairRound", "Ctrl+F9", [] { return tr("Take the last round back"); }, [this] { unpairRound(); });
    add(
        "requestedByes", "", [] { return tr("Byes asked for…"); },
        [this] { (new RequestedByesDialog(this->desk(), this->window()))->open(); });
    add(
        "prohibitedPairs", "", [] { return tr("Players who may not meet…"); },
        [this] { (new ProhibitedPairsDialog(this->desk(), this->window()))->open(); });
    add(
        "adjustments", "", [] { return tr("Bonus and penalty points…"); },
        [this] { (new AdjustmentsDialog(this->desk(), this->window()))->open(); });
    add(
        "teams", "", [] { return tr("Teams…"); }, [this] { (new TeamsDialog(this->desk(), this->window()))->open(); });
    add(
        "matches", "Shift+F12", [] { return tr("Matches and line-ups…"); }, [this] { openMatches(); });
    add(
        "fixtures", "", [] { return tr("Days of play…"); },
        [this] {
            if (hasTeams()) (new FixturesDialog(this->desk(), this->window()))->open();
        });
    add(
        "leaveFideMode", "", [] { return tr("Leave FIDE mode…"); }, [this] { leaveFideMode(); });
    add(
        "quickLine", "Ctrl+/", [] { return tr("Quick line"); },
        [this] {
            if (m_bench.setTab(Workbench::RoundTab)) m_bench.round().focusQuickLine();
        });
    add(
        "missingOnly", "Ctrl+M", [] { return tr("Missing boards only"); },
        [this] {
            if (m_bench.setTab(Workbench::RoundTab)) m_bench.round().toggleMissingOnly();
        });
    add(
        "secondPass", "F5", [] { return tr("Second pass"); },
        [this] {
            if (m_bench.setTab(Workbench::RoundTab)) m_bench.round().toggleSecondPass();
        });
}

void PairingFlow::watch()
{
    connect(&m_bench.pairing(), &PairRoundPane::finished, this, [this] {
        m_bench.showPairing(false);
        m_bench.setTab(Workbench::RoundTab);
        m_bench.takeFocus();
    });
    connect(&m_bench.pairing(), &PairRoundPane::fixWanted, this, &PairingFlow::goToFix);
    desk().setLeaveGuard([this] { return !m_bench.isPairing() || m_bench.pairing().leave(); });
}

void PairingFlow::refresh()
{
    const auto& section = desk().section();
    const bool paired = section && !section->rounds.empty();
    desk().actions().get("editPairing")->setEnabled(paired);
    desk().actions().get("unpairRound")->setEnabled(paired);
    desk().actions().get("requestedByes")->setEnabled(section != nullptr);
    desk().actions().get("prohibitedPairs")->setEnabled(section != nullptr);
    desk().actions().get("adjustments")->setEnabled(section != nullptr);
    desk().actions().get("teams")->setEnabled(section != nullptr);
    desk().actions().get("matches")->setEnabled(section != nullptr);
    desk().actions().get("fixtures")->setEnabled(section != nullptr);
    desk().actions().get("leaveFideMode")->setEnabled(section && section->rules.fideMode);
}

bool PairingFlow::hasTeams()
{
    if (!desk().section()) return false;
    if (desk().section()->isTeamEvent()) return true;
    desk().tell(InlineBar::Tone::Plain, tr("This section has no teams yet. Make them first: Round, Teams…"));
    return false;
}

void PairingFlow::openMatches()
{
    if (!hasTeams()) return;
    (new MatchesDialog(desk(), window()))->open();
}

void PairingFlow::pairNextRound()
{
    if (!desk().section()) return;
    if (m_bench.isPairing() && m_bench.pairing().draft() != nullptr) {
        // Drafting anew would drop what was changed by hand.
        desk().tell(InlineBar::Tone::Plain,
                    tr("Round %1 is drafted here already. Ctrl+Enter publishes it, R starts over, Esc leaves it.")
                        .arg(m_bench.pairing().number()));
        return m_bench.pairing().takeFocus();
    }
    if (!m_bench.isPairing()) desk().goToRound(kMaxRounds);
    m_bench.showPairing(true);
    m_bench.pairing().begin();
    m_bench.pairing().takeFocus();
}

void PairingFlow::editPairing()
{
    const auto& section = desk().section();
    if (!section || section->rounds.empty() || !desk().mayLeave()) return;
    const RoundNumber round = desk().round();
    auto answers = desk().promptBefore(policy::beforeChanging(desk().session().state(), desk().sectionId(), round));
    if (!answers) return;
    m_bench.showPairing(true);
    m_bench.pairing().beginEditing(round, std::move(*answers));
}

void PairingFlow::unpairRound()
{
    if (!desk().section() || desk().section()->rounds.empty() || !desk().mayLeave()) return;
    const RoundNumber round = desk().round();
    if (desk().apply(UnpairRound{desk().sectionId(), round, {}}))
        desk().tell(InlineBar::Tone::Plain, tr("Round %1 is taken back. Ctrl+Z brings it back.").arg(round));
}

void PairingFlow::leaveFideMode()
{
    if (!desk().section()) return;
    if (desk().apply(LeaveFideMode{desk().sectionId()}))
        desk().tell(InlineBar::Tone::Warning, tr("The section is not in FIDE mode any more."));
}

namespace {

/// The cell of the players' list in which an issue is mended.
std::string_view columnOf(pairing::PreflightKind kind)
{
    switch (kind) {
    case pairing::PreflightKind::MissingRating:
    case pairing::PreflightKind::RatingNeeded:
    case pairing::PreflightKind::ImpossibleRating:
        return "rating";
    case pairing::PreflightKind::MissingFideId:
    case pairing::PreflightKind::DuplicateFideId:
        return "fide_id";
    case pairing::PreflightKind::ImpossibleBirthYear:
    case pairing::PreflightKind::OutsideLimits:
        return "birth";
    case pairing::PreflightKind::ResultMissing:
    case pairing::PreflightKind::DuplicateName:
    case pairing::PreflightKind::TooManyByes:
    case pairing::PreflightKind::OddCount:
    case pairing::PreflightKind::Withdrawn:
    case pairing::PreflightKind::LateEntry:
    case pairing::PreflightKind::TooFewPlayers:
    case pairing::PreflightKind::SystemDeprecated:
    case pairing::PreflightKind::NumbersOutOfOrder:
    case pairing::PreflightKind::AllRoundsPaired:
        break;
    }
    return "name";
}

}  // namespace

/// Goes where an issue of the checks before pairing is mended; F9 comes back.
void PairingFlow::goToFix(const pairing::PreflightIssue& issue)
{
    const PlayerId player = issue.players.empty() ? PlayerId{} : issue.players.front();
    const auto goTo = [&](Workbench::Tab tab) {
        if (!m_bench.setTab(tab)) return;
        m_bench.current()->showPlayer(player);
        m_bench.current()->takeFocus();
    };
    switch (issue.fix) {
    case pairing::PreflightFix::EnterResult:
        desk().goToRound(issue.round);  // leaves the checks
        return goTo(Workbench::RoundTab);
    case pairing::PreflightFix::EditPlayer:
    case pairing::PreflightFix::RemovePlayer:
    case pairing::PreflightFix::LookUpRating:
        goTo(Workbench::PlayersTab);
        if (m_bench.current() == &m_bench.players()) m_bench.players().showField(player, columnOf(issue.kind));
        return;
    case pairing::PreflightFix::EditRequestedByes: {
        auto* dialog = new RequestedByesDialog(desk(), window());
        dialog->choose(player);
        return dialog->open();
    }
    case pairing::PreflightFix::EditRounds:
        if (!desk().mayLeave()) return;
        desk().actions().get("sectionRules")->trigger();
        return;
    case pairing::PreflightFix::UndoWithdrawal:
    case pairing::PreflightFix::Renumber:
    case pairing::PreflightFix::None:
        return;
    }
}

}  // namespace kydai::ui

#include "moc_pairing_flow.cpp"
