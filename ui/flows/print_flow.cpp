#include "flows/print_flow.h"

#include "dialogs/chances_dialog.h"
#include "dialogs/corrections_dialog.h"
#include "dialogs/editions_dialog.h"
#include "dialogs/print_dialog.h"
#include "dialogs/rating_systems_dialog.h"
#include "dialogs/what_if_dialog.h"
#include "flows/workbench.h"
#include "panes/crosstable_pane.h"
#include "panes/ratings_pane.h"
#include "panes/standings_pane.h"
#include "panes/why_pane.h"
#include "projector_window.h"

#include <QApplication>

#include <algorithm>
#include <array>

namespace kydai::ui {

PrintFlow::PrintFlow(Desk& desk, Workbench& bench, WhyPane& why, QWidget& window)
    : Flow(desk, window), m_bench(bench), m_why(why)
{
    add(
        "print", "Ctrl+P", [] { return tr("Print"); }, [this] { printThis(); });
    add(
        "printPacket", "Ctrl+Shift+P", [] { return tr("Print the round's packet"); }, [this] { openPacket(false); });
    add(
        "printAllSections", "", [] { return tr("Print the packets of all sections"); }, [this] { openPacket(true); });
    add(
        "checkInCards", "", [] { return tr("Cards for check-in…"); },
        [this] { openPrint({PrintKind::CheckInCards}, false, true); });
    add(
        "corrections", "Ctrl+Shift+O", [] { return tr("What the posted sheets say otherwise"); },
        [this] { showCorrections(); });
    add(
        "editions", "Ctrl+F12", [] { return tr("Under which rules?"); }, [this] { showEditions(); });
    add(
        "whatIf", "Ctrl+Shift+F12", [] { return tr("What if …?"); }, [this] { supposeOtherwise(); });
    add(
        "chances", "", [] { return tr("What can still happen…"); }, [this] { showChances(); });
    add(
        "ratingSystems", "", [] { return tr("Ratings in every system…"); }, [this] { showRatingSystems(); });
    add(
        "projector", "F11", [] { return tr("Projector"); }, [this] { toggleProjector(0); });
    add(
        "secondProjector", "Ctrl+F11", [] { return tr("Second projector"); }, [this] { toggleProjector(1); });
    connect(&m_why, &WhyPane::printRequested, this, [this] { openPrint({PrintKind::Explanation}); });
}

PrintFlow::~PrintFlow()
{
    for (ProjectorWindow* wall : m_projectors) {
        if (wall != nullptr) wall->disconnect(this);
        delete wall;
    }
}

void PrintFlow::closeProjector()
{
    for (ProjectorWindow* wall : m_projectors) {
        if (wall != nullptr) wall->close();
    }
}

void PrintFlow::printThis()
{
    if (m_why.isAncestorOf(QApplication::focusWidget()) && m_why.explanation() != nullptr) {
        return openPrint({PrintKind::Explanation});
    }
    constexpr std::array<PrintKind, Workbench::TabCount> kinds{
        PrintKind::Players, PrintKind::Pairings, PrintKind::Crosstable, PrintKind::Standings, PrintKind::Ratings};
    PrintKind kind = kinds[static_cast<std::size_t>(m_bench.tab())];
    if (kind == PrintKind::Standings && m_bench.standings().view() == StandingsPane::View::Units)
        kind = PrintKind::Units;
    if (kind == PrintKind::Standings && m_bench.standings().view() == StandingsPane::View::Category)
        kind = PrintKind::Categories;
    if (kind == PrintKind::Standings && m_bench.standings().view() == StandingsPane::View::Sex) kind = PrintKind::Sexes;
    openPrint({kind});
}

void PrintFlow::showCorrections()
{
    if (!desk().section() || desk().round() < 1) return;
    auto* dialog = new CorrectionsDialog(desk(), window());
    connect(dialog, &CorrectionsDialog::printWanted, this, [this] { openPrint({PrintKind::Corrections}); });
    dialog->open();
}

void PrintFlow::showEditions()
{
    if (!desk().section()) return;
    auto* dialog = new EditionsDialog(desk(), window());
    connect(dialog, &EditionsDialog::printWanted, this, [this] { openPrint({PrintKind::Editions}); });
    dialog->open();
}

void PrintFlow::supposeOtherwise()
{
    if (!desk().section() || desk().section()->rounds.empty()) return;
    const Pane& pane = *m_bench.current();
    const auto asked = pane.question();
    const bool isOfARound = asked && asked->round > 0 && asked->round <= desk().section()->roundsPaired();
    auto* dialog =
        new WhatIfDialog(desk(), pane.selectedPlayer(), isOfARound ? asked->round : desk().round(), window());
    connect(dialog, &WhatIfDialog::printWanted, this, [this](const Explanation& answer, RoundNumber round) {
        PrintSource source = printSource();
        source.explanation = answer;
        source.explanationRound = round;
        openPrint({PrintKind::Explanation}, std::move(source));
    });
    dialog->open();
}

void PrintFlow::showChances()
{
    if (!desk().section()) return;
    auto* dialog = new ChancesDialog(desk(), m_bench.current()->selectedPlayer(), window());
    connect(dialog, &ChancesDialog::printWanted, this,
            [this](const std::shared_ptr<const ask::Chances>& made, PlayerId player) {
                PrintSource source = printSource();
                source.chances = made;
                source.detailOf = player;
                openPrint({PrintKind::Chances}, std::move(source));
            });
    dialog->open();
}

void PrintFlow::showRatingSystems()
{
    if (!desk().section()) return;
    auto* dialog = new RatingSystemsDialog(desk(), m_bench.current()->selectedPlayer(), window());
    connect(dialog, &RatingSystemsDialog::printWanted, this, [this](PlayerId player) {
        PrintSource source = printSource();
        source.detailOf = player;
        openPrint({PrintKind::RatingSystems}, std::move(source));
    });
    connect(dialog, &RatingSystemsDialog::workingWanted, this, [this](PlayerId player, rating::System system) {
        m_bench.setTab(Workbench::RatingsTab);
        m_bench.ratings().setSystem(system);
        m_bench.ratings().showPlayer(player);
        desk().actions().get("explain")->trigger();
    });
    dialog->open();
}

void PrintFlow::openPrint(const std::vector<PrintKind>& kinds)
{
    openPrint(kinds, false, false);
}

void PrintFlow::openPacket(bool allSections)
{
    const auto anySection = [&](auto is) {
        if (!allSections) return desk().section() && is(*desk().section());
        return std::ranges::any_of(desk().session().event().sections,
                                   [&](const EventSection& each) { return is(*each.section); });
    };
    std::vector<PrintKind> kinds{PrintKind::Pairings, PrintKind::Standings};
    // Captains sign a sheet for the whole match.
    if (anySection([](const Section& each) { return each.isTeamEvent(); }))
        kinds.insert(kinds.end(), {PrintKind::TeamPairings, PrintKind::MatchSheets});
    if (anySection([](const Section& each) { return !each.isTeamEvent(); }))
        kinds.insert(kinds.end(), {PrintKind::Alphabetical, PrintKind::Slips});
    if (allSections && anySection([](const Section& each) { return !each.info.room.empty(); }))
        kinds.push_back(PrintKind::Rooms);
    openPrint(kinds, true, allSections);
}

void PrintFlow::printCards(SectionId section, const std::vector<PlayerId>& players)
{
    PrintSource source = printSource();
    source.holder = {section, desk().session().section(section), players};
    openPrint({PrintKind::CheckInCards}, std::move(source));
}

PrintSource PrintFlow::printSource() const
{
    const Explanation* shown = m_why.explanation();
    PrintSource source{.crosstableByNumber = m_bench.crosstable().isByNumber(),
                       .letters = m_bench.crosstable().letters(),
                       .units = m_bench.standings().unitOptions(),
                       .ratingSystem = m_bench.ratings().system(),
                       .ratingOrder = m_bench.ratings().order()};
    if (shown != nullptr) {
        source.explanation = *shown;
        source.explanationRound = m_why.round();
    }
    return source;
}

void PrintFlow::openPrint(const std::vector<PrintKind>& kinds, bool packet, bool allSections)
{
    PrintSource source = printSource();
    source.standingsBefore = packet;
    source.allSections = allSections;
    openPrint(kinds, std::move(source));
}

void PrintFlow::openPrint(const std::vector<PrintKind>& kinds, PrintSource source)
{
    if (!desk().section()) return;
    const bool allSections = source.allSections;
    auto* dialog = new PrintDialog(desk(), kinds, std::move(source), window());
    if (std::ranges::find(kinds, PrintKind::Pairings) != kinds.end())
        connect(dialog, &QDialog::accepted, this, [this, allSections] { keepPrinted(allSections); });
    dialog->open();
}

void PrintFlow::keepPrinted(bool allSections)
{
    for (const EventSection& each : desk().session().event().sections) {
        const bool isShown = each.id == desk().sectionId();
        if (!isShown && !allSections) continue;
        RoundNumber& last = m_printed[{desk().session().path(), each.id}];
        last = std::max(last, isShown ? desk().round() : each.section->roundsPaired());
    }
    Q_EMIT printed();
}

RoundNumber PrintFlow::printedRound() const
{
    const auto at = m_printed.find({desk().session().path(), desk().sectionId()});
    return at == m_printed.end() ? 0 : at->second;
}

void PrintFlow::toggleProjector(std::size_t wall)
{
    ProjectorWindow*& projector = m_projectors[wall];
    if (projector != nullptr) {
        projector->close();
        return;
    }
    projector = new ProjectorWindow(desk(), static_cast<int>(wall));
    connect(projector, &QObject::destroyed, this, [this, wall] {
        m_projectors[wall] = nullptr;
        arrangeProjectors();
    });
    projector->showStandings(m_bench.tab() == Workbench::StandingsTab);
    arrangeProjectors();
    projector->activateWindow();
}

void PrintFlow::arrangeProjectors()
{
    const auto open = std::ranges::count_if(m_projectors, [](const auto* wall) { return wall != nullptr; });
    for (ProjectorWindow* wall : m_projectors) {
        if (wall != nullptr) wall->open(static_cast<int>(open));
    }
}

}  // namespace kydai::ui

#include "moc_print_flow.cpp"
