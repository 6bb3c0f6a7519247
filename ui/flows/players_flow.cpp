#include "flows/players_flow.h"

#include "flows/workbench.h"
#include "panes/players_pane.h"

namespace kydai::ui {

PlayersFlow::PlayersFlow(Desk& desk, Workbench& bench, QWidget& window) : Flow(desk, window), m_bench(bench)
{
    add(
        "addPlayer", "Ins", [] { return tr("Add player"); },
        [this] {
            m_bench.setTab(Workbench::PlayersTab);
            m_bench.players().openAddBar();
        });
    add(
        "importPlayers", "Ctrl+Shift+I", [] { return tr("Import players…"); },
        [this] { m_bench.players().importFile(); });
    add(
        "importRatingList", "Ctrl+Shift+L", [] { return tr("FIDE rating list…"); },
        [this] {
            m_bench.setTab(Workbench::PlayersTab);
            m_bench.players().importRatingList();
        });
    add(
        "pastePlayers", "Ctrl+Shift+V", [] { return tr("Paste players"); }, [this] { m_bench.players().paste(); });
    add(
        "withdraw", "Ctrl+W", [] { return tr("Withdraw"); }, [this] { m_bench.players().toggleWithdrawal(); });
    add(
        "byes", "Ctrl+B", [] { return tr("BYE½"); }, [this] { m_bench.players().toggleBye(Outcome::HalfBye); });
    add(
        "zeroBye", "Ctrl+Shift+B", [] { return tr("BYE0"); },
        [this] { m_bench.players().toggleBye(Outcome::ZeroBye); });
    add(
        "removePlayers", "Ctrl+Del", [] { return tr("Remove players"); },
        [this] { m_bench.players().removeSelected(); });
    add(
        "renumber", "Ctrl+Shift+N", [] { return tr("Renumber by rating"); }, [this] { m_bench.players().renumber(); });
    add(
        "giveNumbers", "Ctrl+U", [] { return tr("Pairing numbers by hand…"); },
        [this] { m_bench.players().giveNumbers(); });
}

}  // namespace kydai::ui
