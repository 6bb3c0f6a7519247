/// Paper and the wall: printing what is shown, the round's packet, the projector.
#pragma once

#include "flows/flow.h"
#include "print/catalogue.h"

#include <array>
#include <map>
#include <utility>
#include <vector>

namespace kydai::ui {

using PrintKind = print::DocumentKind;
class ProjectorWindow;
struct PrintSource;
class WhyPane;
class Workbench;

class PrintFlow : public Flow {
    Q_OBJECT
public:
    PrintFlow(Desk& desk, Workbench& bench, WhyPane& why, QWidget& window);
    ~PrintFlow() override;

    void closeProjector();
    /// Cards for check-in of these players of a section.
    void printCards(SectionId section, const std::vector<PlayerId>& players);
    /// The last round of the section that is shown whose boards were printed or kept as PDF since the program runs.
    [[nodiscard]] RoundNumber printedRound() const;

Q_SIGNALS:
    /// Boards of a round.
    void printed();

private:
    using Place = std::pair<QString, SectionId>;  ///< the file of an event, and a section of it

    void keepPrinted(bool allSections);
    void printThis();
    void openPrint(const std::vector<PrintKind>& kinds);
    /// What the sheets of the round shown say otherwise than the event now, as a list that can be printed.
    void showCorrections();
    /// The places by every edition of the rules.
    void showEditions();
    /// What would move if what is selected had been otherwise.
    void supposeOtherwise();
    /// Places, prizes and norms as the rounds to come may bring them.
    void showChances();
    void showRatingSystems();
    /// What hangs on the wall when a round is paired.
    void openPacket(bool allSections);
    void openPrint(const std::vector<PrintKind>& kinds, bool packet, bool allSections);
    void openPrint(const std::vector<PrintKind>& kinds, PrintSource source);
    [[nodiscard]] PrintSource printSource() const;
    /// The first wall, or the second one beside it.
    void toggleProjector(std::size_t wall);
    void arrangeProjectors();

    Workbench& m_bench;
    WhyPane& m_why;
    std::map<Place, RoundNumber> m_printed{};
    std::array<ProjectorWindow*, 2> m_projectors{};  ///< null: not open
};

}  // namespace kydai::ui
