/// What the arbiter does to players: entering, importing, withdrawing, byes, numbers.
#pragma once

#include "flows/flow.h"

namespace kydai::ui {

class Workbench;

class PlayersFlow : public Flow {
    Q_OBJECT
public:
    PlayersFlow(Desk& desk, Workbench& bench, QWidget& window);

private:
    Workbench& m_bench;
};

}  // namespace kydai::ui
