/// The journal and its complaints as views and prints tell them.
#pragma once

#include "model/journal_entry.h"
#include "text/change_text.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace kydai::text {

/// A line of the journal as data.
struct JournalLine {
    enum class Kind : std::uint8_t { Done, TakenBack, DoneAgain };
    QDateTime when{};
    QString who{};
    Kind kind = Kind::Done;
    Change change{};  ///< of an action of several the one that it is named by
    ActionKind action = ActionKind::Edit;
    std::vector<Change> all{};                      ///< of the action; empty for what is only kept
    std::vector<std::optional<Change>> inverses{};  ///< of each: what takes it back knows what was there before
    std::shared_ptr<const OldNumbers> then{};       ///< where numbers of the section are others since; else null
};

/// A line for each answer and each kept complaint, and one for the rest of each action. `now` is the event after the
/// last of the entries, which are told oldest first.
std::vector<JournalLine> journalLines(std::span<const JournalEntry> entries, const Event& now);

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
    QString numbers{};  ///< "then 12, now 17 Minh; …" of the players it names; empty where no number changed
};
/// `line` is one of a complaint.
ComplaintWords complaintWords(const JournalLine& line, const Event& event, const Wording& wording);

}  // namespace kydai::text
