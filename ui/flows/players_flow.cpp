#include "flows/players_flow.h"

#include "dialogs/import_dialog.h"
#include "dialogs/numbers_dialog.h"
#include "dialogs/player_dialog.h"
#include "dialogs/rating_check_dialog.h"
#include "flows/workbench.h"
#include "panes/players_pane.h"

namespace kydai::ui {

PlayersFlow::PlayersFlow(Desk& desk, Workbench& bench, QWidget& window) : Flow(desk, window), m_bench(bench)
{
    // The panes come after the flows, whose actions they show.
    connect(&bench, &Workbench::filled, this,
            [this] { connect(&m_bench.players(), &PlayersPane::mappingWanted, this, &PlayersFlow::promptForColumns); });
    add(
        "addPlayer", "Ins", [] { return tr("Add player"); },
        [this] {
            if (m_bench.setTab(Workbench::PlayersTab)) m_bench.players().openAddBar();
        });
    add(
        "importPlayers", "Ctrl+Shift+I", [] { return tr("Import players…"); },
        [this] {
            if (m_bench.setTab(Workbench::PlayersTab)) m_bench.players().importFile();
        });
    add(
        "importRatingList", "Ctrl+Shift+L", [] { return tr("FIDE rating list…"); },
        [this] {
            if (m_bench.setTab(Workbench::PlayersTab)) m_bench.players().importRatingList();
        });
    add(
        "downloadRatingList", "", [] { return tr("Fetch FIDE's list from the network"); },
        [this] {
            if (m_bench.setTab(Workbench::PlayersTab)) m_bench.players().downloadRatingList();
        });
    add(
        "checkRatings", "Ctrl+Shift+R", [] { return tr("Check ratings against the list…"); },
        [this] {
            if (m_bench.setTab(Workbench::PlayersTab)) checkRatings();
        });
    add(
        "pastePlayers", "Ctrl+Shift+V", [] { return tr("Paste players"); },
        [this] {
            if (m_bench.setTab(Workbench::PlayersTab)) m_bench.players().paste();
        });
    addOnSelected(
        "movePlayers", "", [] { return tr("Move to another section…"); },
        [](PlayersPane& pane) { pane.moveSelected(); });
    addOnSelected(
        "seatLate", "Ctrl+E", [] { return tr("Late arrival into the published round…"); },
        [](PlayersPane& pane) { pane.seatSelected(); });
    addOnSelected(
        "fixedTable", "Ctrl+Shift+T", [] { return tr("Fixed table…"); }, [](PlayersPane& pane) { pane.giveTable(); });
    addOnSelected(
        "playerRecord", "Ctrl+Alt+I", [] { return tr("More about the player…"); },
        [this](PlayersPane& pane) {
            const auto players = pane.selectedPlayers();
            if (!players.empty()) (new PlayerDialog(this->desk(), players.front(), this->window()))->open();
        });
    addOnSelected(
        "withdraw", "F6", [] { return tr("Withdraw"); }, [](PlayersPane& pane) { pane.toggleWithdrawal(); });
    addOnSelected(
        "byes", "Ctrl+B", [] { return tr("BYE½"); }, [](PlayersPane& pane) { pane.toggleBye(Outcome::HalfBye); });
    addOnSelected(
        "zeroBye", "Ctrl+Shift+B", [] { return tr("BYE0"); },
        [](PlayersPane& pane) { pane.toggleBye(Outcome::ZeroBye); });
    addOnSelected(
        "removePlayers", "", [] { return tr("Remove players"); }, [](PlayersPane& pane) { pane.removeSelected(); });
    add(
        "renumber", "Ctrl+Shift+N", [] { return tr("Renumber by rating"); }, [this] { m_bench.players().renumber(); });
    add(
        "giveNumbers", "Ctrl+U", [] { return tr("Pairing numbers by hand…"); },
        [this] {
            if (m_bench.setTab(Workbench::PlayersTab))
                openOnPlayers([this](PlayersPane& pane) {
                    return new NumbersDialog(this->desk(), pane.selectedPlayers(), &pane);
                });
        });
}

void PlayersFlow::openOnPlayers(const std::function<QDialog*(PlayersPane&)>& make)
{
    const auto section = desk().section();
    if (section && !section->players.empty()) make(m_bench.players())->open();
}

void PlayersFlow::checkRatings()
{
    auto* dialog = new RatingCheckDialog(desk(), window());
    connect(dialog, &RatingCheckDialog::renewalWanted, &m_bench.players(), &PlayersPane::downloadRatingList);
    dialog->open();
}

void PlayersFlow::promptForColumns(const std::vector<format::Sheet>& sheets, const std::string& bytes,
                                   const QString& from)
{
    PlayersPane& pane = m_bench.players();
    auto* dialog = new ImportDialog(
        desk(), {from, bytes, sheets},
        [&pane](std::vector<Player> players, const std::vector<format::Diagnostic>& findings) {
            pane.take(std::move(players), findings);
        },
        &pane);
    connect(dialog, &QDialog::finished, this, [this] { m_bench.takeFocus(); });
    dialog->open();
}

void PlayersFlow::addOnSelected(const char* name, const char* key, ActionSet::Text text,
                                std::function<void(PlayersPane&)> act)
{
    add(name, key, std::move(text), [this, name, act = std::move(act)] {
        PlayersPane& pane = m_bench.players();
        if (m_bench.current() == &pane && pane.isSelectionInHand()) return act(pane);
        desk().tell(
            InlineBar::Tone::Warning,
            tr("“%1” is for players who are selected in the list of players. Press Ctrl+1 and choose them first.")
                .arg(desk().actions().get(name)->text()));
    });
}

}  // namespace kydai::ui

#include "moc_players_flow.cpp"
