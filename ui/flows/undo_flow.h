/// Undo and redo by the journal, and the journal itself.
#pragma once

#include "flows/flow.h"

namespace kydai::ui {

class JournalDialog;
class Workbench;

class UndoFlow : public Flow {
    Q_OBJECT
public:
    UndoFlow(Desk& desk, Workbench& bench, QWidget& window);
    /// Follows the draft of a round, once its pane is there.
    void watch();
    /// The two actions name what they would take back or do again.
    void refresh();

private:
    void undo();
    void redo();
    /// A draft has its own undo: its changes by hand. True: it was a draft's turn.
    bool inDraft(bool back);
    /// Goes to what undo or redo changed, and selects it.
    void showTouched(const Touched& touched);
    void showJournal();

    Workbench& m_bench;
    JournalDialog* m_journal = nullptr;
};

}  // namespace kydai::ui
