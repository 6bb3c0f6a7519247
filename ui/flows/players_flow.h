/// What the arbiter does to players: entering, importing, withdrawing, byes, numbers.
#pragma once

#include "flows/flow.h"
#include "format/csv.h"
#include "format/reader.h"

#include <vector>

class QDialog;

namespace kydai::ui {

class PlayersPane;
class Workbench;

class PlayersFlow : public Flow {
    Q_OBJECT
public:
    PlayersFlow(Desk& desk, Workbench& bench, QWidget& window);

private:
    /// An action on the selected players: only where they are seen selected and the keyboard is there, so that no key
    /// reaches somebody who is out of sight.
    void addOnSelected(const char* name, const char* key, ActionSet::Text text, std::function<void(PlayersPane&)> act);

    /// Opens a dialog where the section has players.
    void openOnPlayers(const std::function<QDialog*(PlayersPane&)>& make);
    void checkRatings();
    /// Asks what the columns of a table are.
    void promptForColumns(const std::vector<format::Sheet>& sheets, const std::string& bytes, const QString& from);

    Workbench& m_bench;
};

}  // namespace kydai::ui
