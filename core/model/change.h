/// The only way to write: every edit of an event is one of these values. The window and the command line make the same
/// Changes; the event file applies one in one transaction and keeps it in the journal with its inverse, so undo is
/// `apply` of the inverse and works after a restart.
#pragma once

#include "model/event.h"
#include "support/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kydai {

/// The result of one board of a paired round. Both sides are given, so ½–0 and double losses can be entered.
struct SetResult {
    SectionId section{};
    RoundNumber round = 1;
    PlayerId white{};
    PlayerId black{};
    Outcome whiteOutcome = Outcome::Open;
    Outcome blackOutcome = Outcome::Open;
};

struct AddSection {
    SectionId section{};  ///< 0 = give a new id
    std::shared_ptr<const Section> content{};
    int position = -1;  ///< place among the sections; -1 = last
};
struct RemoveSection {
    SectionId section{};
};
struct EditInfo {
    SectionId section{};
    SectionInfo info{};
};
/// Changes the rule set, byes and prohibited pairs included in it; FIDE mode is left by LeaveFideMode only.
struct EditRules {
    SectionId section{};
    RuleSet rules{};
};
/// New players with ids that are free; TPNs as given.
struct AddPlayers {
    SectionId section{};
    std::vector<Player> players{};
};
/// Replaces a player's record, id unchanged; also withdrawal, return and late entry.
struct EditPlayer {
    SectionId section{};
    Player player{};
};
/// Removes players who were never in a paired round.
struct RemovePlayers {
    SectionId section{};
    std::vector<PlayerId> players{};
};
/// New TPNs for all players of the section, in ascending order of PlayerId.
struct Renumber {
    SectionId section{};
    std::vector<int> tpns{};
};
/// Replaces all requested byes of the section for rounds that are not paired yet.
struct SetRequestedByes {
    SectionId section{};
    std::vector<RequestedBye> byes{};
};
/// Adds the next round, or replaces a round's boards and byes (manual pairing, correction).
struct PublishRound {
    SectionId section{};
    RoundNumber round = 1;
    Round content{};
};
/// Takes back the last round.
struct UnpairRound {
    SectionId section{};
    RoundNumber round = 1;
};
/// C.02: can't be undone; recorded with its round.
struct LeaveFideMode {
    SectionId section{};
};
/// A warning that was answered; changes nothing, stays in the journal.
struct AnswerWarning {
    SectionId section{};
    int level = 2;          ///< 2 acknowledge … 5 refuse
    std::string warning{};  ///< stable id of the warning
    std::string answer{};   ///< "acknowledged", "confirmed", "cancelled"
    std::string about{};    ///< what it was about, JSON
};
/// An explanation kept as a complaint with the arbiter's note.
struct KeepComplaint {
    SectionId section{};
    std::string explanation{};  ///< Explanation as JSON
    std::string note{};
};
struct RenameEvent {
    std::string name{};
};

/// Kind numbers (the index) are written in files and never change: add at the end only.
using Change = std::variant<SetResult, AddSection, RemoveSection, EditInfo, EditRules, AddPlayers, EditPlayer,
                            RemovePlayers, Renumber, SetRequestedByes, PublishRound, UnpairRound, LeaveFideMode,
                            AnswerWarning, KeepComplaint, RenameEvent>;

/// Stable name of a change's kind for the journal ("set_result").
std::string_view changeName(const Change& change);

/// The event after a change, and the change that takes it back. `changed` is false when nothing differs.
struct Applied {
    Event event{};
    Change inverse{};
    bool changed = true;
};

/// Checks and applies a change to a snapshot. Errors: NoSuchSection, NoSuchPlayer, NoSuchRound, Duplicate, NotAllowed.
Result<Applied> applyTo(const Event& event, const Change& change);

}  // namespace kydai
