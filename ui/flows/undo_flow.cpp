#include "flows/undo_flow.h"

#include "dialogs/journal_dialog.h"
#include "flows/workbench.h"
#include "panes/pair_round_pane.h"
#include "text/change_text.h"

#include <QApplication>

namespace kydai::ui {

namespace {

QString wordsOf(const store::JournalEntry& entry, Desk& desk)
{
    std::vector<Change> changes = entry.changes();
    std::erase_if(changes, isRecordOnly);
    return text::actionText(entry.kind, changes, desk.session().event(), desk.wording());
}

}  // namespace

UndoFlow::UndoFlow(Desk& desk, Workbench& bench, QWidget& window) : Flow(desk, window), m_bench(bench)
{
    add(
        "undo", "Ctrl+Z", [] { return tr("Undo"); }, [this] { undo(); });
    add(
        "redo", "Ctrl+Shift+Z", [] { return tr("Redo"); }, [this] { redo(); });
    add(
        "journal", "Ctrl+J", [] { return tr("Journal"); }, [this] { showJournal(); });
    const EventSession& session = desk.session();
    connect(&session, &EventSession::undoChanged, this, &UndoFlow::refresh);
    connect(&session, &EventSession::reset, this, &UndoFlow::refresh);
    connect(&session, &EventSession::wentBack, this, &UndoFlow::showTouched);
}

void UndoFlow::watch()
{
    connect(&m_bench.pairing(), &PairRoundPane::draftChanged, this, &UndoFlow::refresh);
}

void UndoFlow::showJournal()
{
    if (m_journal == nullptr) m_journal = new JournalDialog(desk(), window());
    m_journal->show();
    m_journal->raise();
    m_journal->activateWindow();
}

void UndoFlow::showTouched(const Touched& touched)
{
    if (desk().session().section(touched.section) == nullptr) return;
    if (m_bench.isPairing()) return;
    desk().go(touched.section, touched.round > 0 ? touched.round : desk().round());
    if (touched.round == 0 && touched.players.empty()) return;
    m_bench.setTab(touched.round > 0 ? Workbench::RoundTab : Workbench::PlayersTab);
    if (!touched.players.empty()) m_bench.current()->showPlayer(touched.players.front());
    // Whoever types in the quick line goes on there.
    if (!m_bench.current()->isAncestorOf(QApplication::focusWidget())) m_bench.takeFocus();
}

bool UndoFlow::inDraft(bool back)
{
    PairRoundPane& pairing = m_bench.pairing();
    if (!m_bench.isPairing() || pairing.draft() == nullptr) return false;
    if (back ? pairing.undo() : pairing.redo()) return true;
    desk().tell(InlineBar::Tone::Plain,
                back ? tr("Nothing in this draft is changed by hand. Esc leaves it; Ctrl+Z then takes back what was "
                          "done before.")
                     : tr("There is no change of this draft to do again."));
    return true;
}

void UndoFlow::undo()
{
    if (inDraft(true)) return;
    const store::JournalEntry* entry = desk().session().nextUndo();
    if (entry == nullptr) return;
    const QString what = wordsOf(*entry, desk());
    if (const auto done = desk().session().undo(); !done) return desk().fail(done.error());
    desk().tell(InlineBar::Tone::Plain, tr("Taken back: %1.").arg(what));
}

void UndoFlow::redo()
{
    if (inDraft(false)) return;
    const store::JournalEntry* entry = desk().session().nextRedo();
    if (entry == nullptr) return;
    const QString what = wordsOf(*entry, desk());
    if (const auto done = desk().session().redo(); !done) return desk().fail(done.error());
    desk().tell(InlineBar::Tone::Plain, tr("Done again: %1.").arg(what));
}

void UndoFlow::refresh()
{
    const bool inDraft = m_bench.isPairing() && m_bench.pairing().draft() != nullptr;
    const auto show = [this, inDraft](const char* name, const store::JournalEntry* entry, auto plain, auto what) {
        desk().actions().get(name)->setEnabled(entry != nullptr || inDraft);
        const QString change = entry == nullptr ? QString() : wordsOf(*entry, desk());
        desk().actions().setText(name, [=] { return plain(); });
        if (entry != nullptr && !inDraft) desk().actions().get(name)->setToolTip(what(change));
    };
    show(
        "undo", desk().session().nextUndo(), [] { return tr("Undo"); },
        [](const QString& change) { return tr("Undo: %1 (Ctrl+Z)").arg(change); });
    show(
        "redo", desk().session().nextRedo(), [] { return tr("Redo"); },
        [](const QString& change) { return tr("Redo: %1 (Ctrl+Shift+Z)").arg(change); });
}

}  // namespace kydai::ui

#include "moc_undo_flow.cpp"
