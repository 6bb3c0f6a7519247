/// The window as somebody sees it who doubts: what stands on the screen and what the file holds, side by side. Reads
/// widgets and the session; knows nothing of how panes work.
#pragma once

#include "main_window.h"
#include "model/compound_change.h"
#include "session/event_session.h"

#include <QPointer>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <string>
#include <vector>

class QTableView;

namespace kydai::walk {

/// What the event and the desk were at one moment.
struct Moment {
    EventState state{};                   ///< as the session holds it
    std::string event{};                  ///< every byte that the file keeps, as JSON
    std::int64_t entry = 0;               ///< last row of the journal
    std::vector<std::int64_t> entries{};  ///< last rows of the newest: of one that is added to, another
    std::int64_t undo = 0;                ///< what Ctrl+Z would take back; 0: nothing
    std::int64_t redo = 0;
    SectionId section{};
    RoundNumber round = 0;
    QString file{};                  ///< empty: no event is open
    const QWidget* focus = nullptr;  ///< what has the keyboard
    QString unseen{};                ///< its current row, where it isn't in sight
    QStringList checkIns{};          ///< marks of check-ins, kept beside the event
};

/// All that are kept, "KEY P 12 Lan" each.
QStringList marksOfCheckIns();

/// "3,1" where the current cell of a view is outside; empty: it is seen, or there is none.
QString unseenIn(const QWidget* view);

/// `last` was before it: an event that is still the same is not written down again.
Moment momentOf(EventSession& session, const ui::Desk& desk, const Moment& last);

/// The message over the tables, and what was so when it was said.
struct Message {
    QString text{};
    SectionId section{};
    std::int64_t undo = 0;
};

/// What invariants are asked about: before the step and after it.
struct Seen {
    ui::MainWindow& window;
    EventSession& session;
    Moment before;
    Moment after;
    QString step{};               ///< as the protocol tells it
    bool looksOnly = false;       ///< a step that may change nothing in the event
    bool types = false;           ///< something was being typed when it began
    bool backOrForth = false;     ///< undo or redo
    bool looksElsewhere = false;  ///< he turned the wheel away from the row, and has not been back since
    const Message& message;
};

/// A step that puts another state in the event's place, with all the entries that led there.
bool bringsAnotherState(const QString& step);

/// One sentence for each thing that is not as it must be.
std::vector<std::string> faultsIn(const Seen& seen);

/// The tables of panes and dialogs that are on the screen.
std::vector<QTableView*> tablesOnScreen();

}  // namespace kydai::walk
