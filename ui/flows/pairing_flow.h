/// From the checks before a round to its results: pairing it in place of the tabs, changing it by hand, taking it back,
/// byes asked for, players who may not meet, leaving FIDE mode, entering results.
#pragma once

#include "flows/flow.h"
#include "pairing/preflight.h"

namespace kydai::ui {

class Workbench;

class PairingFlow : public Flow {
    Q_OBJECT
public:
    PairingFlow(Desk& desk, Workbench& bench, QWidget& window);
    /// Follows the pane in which a round is paired, once it is there.
    void watch();
    /// Enables what the shown section allows.
    void refresh();

private:
    void openMatches();
    /// Else it is said that there are none.
    [[nodiscard]] bool hasTeams();
    void pairNextRound();
    void editPairing();
    void unpairRound();
    void leaveFideMode();
    void goToFix(const pairing::PreflightIssue& issue);

    Workbench& m_bench;
};

}  // namespace kydai::ui
