/// What a change does, in a few words: for Undo and Redo, the journal and its complaints on the screen and on paper.
#pragma once

#include "model/compound_change.h"
#include "text/wording.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace kydai::text {

/// "round 5: Loan – Minh 1 - 0", "player added: Trần Văn An", "round 6 paired". `event` is any state that has the
/// names.
QString changeText(const Change& change, const Event& event, const Wording& wording);

/// What an action of several changes does, in a few words: for Undo, Redo and the journal.
QString actionText(ActionKind kind, std::span<const Change> changes, const Event& event, const Wording& wording);

/// A line of the journal as data; the store's own entry stays where files are read.
struct JournalLine {
    enum class Kind : std::uint8_t { Done, TakenBack, DoneAgain };
    QDateTime when{};
    QString who{};
    Kind kind = Kind::Done;
    Change change{};                  ///< of an action of several the one that it is named by
    std::optional<Change> inverse{};  ///< what takes it back; it knows what was there before
    ActionKind action = ActionKind::Edit;
    std::vector<Change> all{};  ///< of an action of several
};

/// An entry of the journal: an action with the answers to its warnings.
struct JournalAction {
    QDateTime when{};
    QString who{};
    JournalLine::Kind kind = JournalLine::Kind::Done;
    ActionKind action = ActionKind::Edit;
    std::vector<Change> changes{};
    std::vector<std::optional<Change>> inverses{};  ///< of each change
};
/// Adds a line for each answer and each kept complaint, and one for the rest of the action.
void addJournalLines(std::vector<JournalLine>& lines, const JournalAction& entry);

/// `before` is empty where nothing was there, or where what was done says it all.
struct JournalWords {
    QString section{};  ///< empty for what concerns the whole event
    QString what{};
    QString before{};
};
JournalWords journalWords(const JournalLine& line, const Event& event, const Wording& wording);

/// What was asked and answered when a complaint was kept, in the language of that moment, and the arbiter's note.
struct ComplaintWords {
    QString question{};
    QString answer{};
    QString note{};
};
ComplaintWords complaintWords(const KeepComplaint& complaint);

}  // namespace kydai::text
