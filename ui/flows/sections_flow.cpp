#include "flows/sections_flow.h"

#include "dialogs/check_in_dialog.h"
#include "dialogs/kept_beside.h"
#include "dialogs/list_division_dialog.h"
#include "dialogs/missing_dialog.h"
#include "dialogs/pair_all_dialog.h"
#include "dialogs/tables_dialog.h"
#include "flows/workbench.h"
#include "format/event_list.h"
#include "model/hall.h"
#include "panes/round_pane.h"
#include "policy/check_in.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <utility>
#include <vector>

namespace kydai::ui {

SectionsFlow::SectionsFlow(Desk& desk, Workbench& bench, QWidget& window) : Flow(desk, window), m_bench(bench)
{
    add(
        "checkIn", "F3", [] { return tr("Check-in…"); },
        [this] {
            const auto section = this->desk().section();
            if (!section || section->players.empty()) return;
            if (policy::checksIn(*section)) return checkIn(this->desk().sectionId());
            this->desk().tell(InlineBar::Tone::Plain,
                              tr("In a team event nobody checks in: line-ups tell who plays (Shift+F12)."));
        });
    add(
        "checkInAll", "Shift+F3", [] { return tr("Check-in of all sections…"); }, [this] { checkIn({}); });
    // Where the file can't be written any more the event goes on in another one.
    connect(&desk.session(), &EventSession::reset, this, [this] { m_file = this->desk().session().path(); });
    connect(&desk.session(), &EventSession::wentElsewhere, this, [this] {
        const QString former = std::exchange(m_file, this->desk().session().path());
        carryKept(former, m_file);
    });
    m_file = desk.session().path();
    connect(&desk.session(), &EventSession::wentBack, this, [this] { followCheckIns(this->desk().session()); });
    add(
        "pairAll", "F12", [] { return tr("Pair all sections that are ready…"); }, [this] { pairAll(); });
    add(
        "missingResults", "Ctrl+Shift+M", [] { return tr("Missing results of all sections"); },
        [this] { showMissing(); });
    add(
        "giveTables", "", [] { return tr("Rooms and tables…"); },
        [this] { (new TablesDialog(this->desk(), this->window()))->open(); });
    add(
        "takeList", "", [] { return tr("List of the whole event…"); }, [this] { takeList(); });
    add(
        "takeGroup", "", [] { return tr("Players of this group in another one…"); },
        [this] {
            if (!this->desk().mayLeave() || !this->desk().section()) return;
            (new ListDivisionDialog(this->desk(), this->desk().section()->info.group, this->window()))->open();
        });
    add(
        "nextSection", "Ctrl+PgDown", [] { return tr("Next section"); }, [this] { step(1); });
    add(
        "previousSection", "Ctrl+PgUp", [] { return tr("Previous section"); }, [this] { step(-1); });
}

void SectionsFlow::refresh()
{
    const std::size_t sections = desk().session().event().sections.size();
    for (const char* name : {"checkInAll", "pairAll", "missingResults", "giveTables"})
        desk().actions().get(name)->setEnabled(sections > 0);
    desk().actions().get("takeList")->setEnabled(desk().session().isOpen());
    desk().actions().get("takeGroup")->setEnabled(desk().section() && groupsOf(desk().session().event()).size() > 1);
    for (const char* name : {"nextSection", "previousSection"}) desk().actions().get(name)->setEnabled(sections > 1);
}

void SectionsFlow::checkIn(SectionId section)
{
    if (m_checkIn == nullptr) {
        m_checkIn = new CheckInDialog(desk(), window());
        connect(m_checkIn, &CheckInDialog::closed, this, &SectionsFlow::checkedIn);
        connect(m_checkIn, &CheckInDialog::cardsWanted, this, &SectionsFlow::cardsWanted);
    }
    m_checkIn->show();
    m_checkIn->raise();
    m_checkIn->activateWindow();
    m_checkIn->begin(section);
}

void SectionsFlow::pairAll()
{
    if (!desk().mayLeave()) return;
    if (m_pairAll == nullptr) {
        m_pairAll = new PairAllDialog(desk(), window());
        connect(m_pairAll, &PairAllDialog::openWanted, this, [this](SectionId section) {
            m_pairAll->hide();  // it would stand in front of what is to be seen
            open(section);
        });
        connect(m_pairAll, &PairAllDialog::printWanted, desk().actions().get("printAllSections"), &QAction::trigger);
    }
    m_pairAll->show();
    m_pairAll->raise();
    m_pairAll->activateWindow();
    m_pairAll->begin();
}

void SectionsFlow::showMissing()
{
    if (m_missing == nullptr) {
        m_missing = new MissingDialog(desk(), window());
        connect(m_missing, &MissingDialog::boardWanted, this, [this](const HallBoard& board) {
            const auto section = desk().session().section(board.section);
            if (section == nullptr || board.round > section->roundsPaired()) return;
            const PlayerId white = section->round(board.round).games.at(static_cast<std::size_t>(board.board)).white;
            m_missing->hide();
            window()->activateWindow();
            if (!m_bench.goTo(board.section, board.round, {})) return;
            m_bench.round().showPlayer(white);
        });
    }
    m_missing->refresh();
    m_missing->show();
    m_missing->raise();
    m_missing->activateWindow();
}

void SectionsFlow::takeList()
{
    if (!desk().mayLeave()) return;
    const QString folder = QStringLiteral("files/lists");
    const QString path =
        desk().prompts().openFile({tr("List of the whole event"),
                                   QSettings().value(folder).toString(),
                                   {tr("Lists of players (*.xlsx *.csv *.txt)"), tr("All files (*)")}});
    if (path.isEmpty()) return;
    QSettings().setValue(folder, QFileInfo(path).absolutePath());
    const auto bytes = format::readBytes(path.toStdString());
    if (!bytes) return desk().fail(bytes.error());
    const auto sheets = format::readSheets(*bytes, path.toStdString());
    if (!sheets) return desk().fail(sheets.error());
    auto list = format::readEventList(*sheets, path.toStdString());
    if (!list) return desk().fail(list.error());
    (new ListDivisionDialog(desk(), *std::move(list), QFileInfo(path).fileName(), window()))->open();
}

void SectionsFlow::step(int direction)
{
    std::vector<SectionId> all;
    for (const EventSection& each : desk().session().event().sections) all.push_back(each.id);
    if (all.size() < 2) return;
    std::vector<SectionId> held;
    if (m_bench.isPairing() && m_pairAll != nullptr) held = m_pairAll->held();
    const std::vector<SectionId>& among = held.empty() ? all : held;
    // From where the shown section stands, or would stand.
    const auto count = static_cast<std::ptrdiff_t>(all.size());
    std::ptrdiff_t at = std::ranges::find(all, desk().sectionId()) - all.begin();
    do {
        at = (at + direction + count) % count;
    } while (std::ranges::find(among, all[static_cast<std::size_t>(at)]) == among.end());
    const SectionId next = all[static_cast<std::size_t>(at)];
    if (!held.empty()) return open(next);
    const Workbench::Tab tab = m_bench.tab();
    if (m_bench.goTo(next, 0, {})) m_bench.setTab(tab);
    m_bench.takeFocus();
}

void SectionsFlow::open(SectionId section)
{
    const auto snapshot = desk().session().section(section);
    if (snapshot == nullptr) return;
    window()->activateWindow();
    if (!m_bench.goTo(section, 0, {})) return;
    for (const policy::NextRound& next : policy::nextRounds(desk().session().event())) {
        if (next.section != section) continue;
        if (next.readiness == policy::Readiness::Ready) return desk().actions().get("pairNext")->trigger();
        if (next.readiness == policy::Readiness::ResultsMissing && m_bench.setTab(Workbench::RoundTab))
            return m_bench.round().goToMissing();
        m_bench.setTab(next.readiness == policy::Readiness::TooFewPlayers ? Workbench::PlayersTab
                                                                          : Workbench::StandingsTab);
    }
    m_bench.takeFocus();
}

}  // namespace kydai::ui

#include "moc_sections_flow.cpp"
