/// The command palette: every action, section, round, setting, page of the manual and player by name, in both
/// languages. Enter runs it or goes there.
#pragma once

#include "flows/flow.h"
#include "flows/palette_index.h"

#include <QHash>

#include <functional>
#include <memory>
#include <tuple>
#include <vector>

class QDialog;

namespace kydai::ui {

class HelpFlow;
class PublishFlow;
class Workbench;

class PaletteFlow : public Flow {
    Q_OBJECT
public:
    PaletteFlow(Desk& desk, Workbench& bench, HelpFlow& help, PublishFlow& publish, QWidget& window);

    /// What is found among all there is now.
    [[nodiscard]] std::vector<PaletteHit> find(const QString& typed);
    /// Everything that has a name, as it is now.
    void gather();

private:
    /// Names that change with the language and the kind of section alone.
    struct Names {
        std::vector<QString> actions{};
        QString round{};
        std::vector<PaletteEntry> settings{};
        std::vector<PaletteEntry> pages{};
    };
    using NamedFor = std::tuple<text::Language, Discipline, PairingSystem, bool>;

    [[nodiscard]] Names namesNow() const;
    void nameAgain();
    void addActions(std::vector<PaletteEntry>& entries) const;
    void addPlaces(std::vector<PaletteEntry>& entries) const;
    void go(const PaletteGoal& goal);
    void goToSetting(const PaletteGoal& goal);

    Workbench& m_bench;
    HelpFlow& m_help;
    PublishFlow& m_publish;
    PaletteIndex m_index{};
    std::vector<PaletteHit> m_hits{};
    std::optional<NamedFor> m_namedFor{};
    Names m_names{};
    Names m_otherNames{};
    PalettePanel* m_panel;
};

}  // namespace kydai::ui
