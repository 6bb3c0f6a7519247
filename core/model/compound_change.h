/// One action of the arbiter: changes that are made together or not at all, and taken back by one undo. What the window
/// and the command line hand to policy, and what the journal groups.
#pragma once

#include "model/change.h"
#include "model/words.h"
#include "support/result.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace kydai {

/// What the arbiter did, by a stable word in the journal (words.h). `Edit` is one change that says itself what it is.
enum class ActionKind : std::uint8_t {
    Edit,
    Publish,        ///< a new round, with what belongs to it: games adjourned, the table's number of rounds
    ChangeRound,    ///< a published round changed by hand
    Import,         ///< sections of a file
    AddPlayers,     ///< players with the numbers that they and the others get
    Withdraw,       ///< players leave the tournament
    Return,         ///< players come back
    EditInfo,       ///< names, places and dates of the event and a section
    EnterResult,    ///< a result with the remark that it needs in the report
    RemovePlayers,  ///< players with the numbers that the others get
    CheckIn,        ///< check-in closed: who is there, who is not
    MovePlayers,    ///< players go from one section to another
    SetUp,          ///< the sections of a new event
    EditRules,      ///< rules of several sections
    Answers,        ///< warnings that were answered by "no": nothing else happened
    TakeRatings,    ///< ratings of a list for some players
    ImportOutside,  ///< sections of a file that only come in with FIDE mode left
    Copy,           ///< sections of another event file, as they are there
    EnterLineUp,    ///< a line-up with the boards that follow from it
    EnterMatch,     ///< the results of a match, board by board or as a whole
    GiveTables,     ///< rooms and tables of several sections
    TakeList,       ///< one list of players divided over the sections
};

template <>
struct Words<ActionKind> {
    static constexpr std::array<std::string_view, 22> kAll{
        "edit",        "publish",    "changeRound", "import",        "addPlayers",    "withdraw",
        "return",      "editInfo",   "enterResult", "removePlayers", "checkIn",       "movePlayers",
        "setUp",       "editRules",  "answers",     "takeRatings",   "importOutside", "copy",
        "enterLineUp", "enterMatch", "giveTables",  "takeList"};
};

struct CompoundChange {
    ActionKind kind = ActionKind::Edit;
    std::vector<Change> changes{};

    CompoundChange() = default;
    CompoundChange(ActionKind what, std::vector<Change> all) : kind(what), changes(std::move(all)) {}
    /// A change of a kind that stands alone.
    CompoundChange(Change one) : changes{std::move(one)} {}  // NOLINT(google-explicit-constructor): that is its point
    template <class One>
    requires(std::is_constructible_v<Change, One> && !std::is_same_v<std::remove_cvref_t<One>, Change> &&
             !std::is_same_v<std::remove_cvref_t<One>, CompoundChange>)
        // NOLINTNEXTLINE(google-explicit-constructor,bugprone-forwarding-reference-overload): as above
        CompoundChange(One&& one)
        : changes{Change(std::forward<One>(one))}
    {
    }
};

/// An event as it stood after an entry of its journal; two are the same state when both agree.
struct EventState {
    Event event{};
    std::int64_t position = 0;  ///< the newest row of the journal; 0 = none
    SectionId nextSection{};    ///< the id of a section to come; 0: the first that is free in the event

    /// Whether nothing happened between the two: the same row, the same snapshots.
    [[nodiscard]] bool isStill(const EventState& other) const;
};

/// A change as it was made in its turn.
struct AppliedChange {
    Change change{};
    Applied applied{};
};

/// The change with the records of players as they came to be: what is written, and done again one day, is what was made
/// (whoever is expelled was withdrawn with it).
Change asMade(Change change, const Event& after);

/// All changes one after the other, each on what the one before left; those that change nothing are left out.
/// Errors: of the first that applyTo refuses; then none is made.
Result<std::vector<AppliedChange>> applyAll(const Event& event, std::span<const Change> changes,
                                            Checks checks = Checks::All);

/// What an action touched, so that the window can go there and select it.
struct Touched {
    SectionId section{};              ///< 0: the event as a whole, or its list of sections
    RoundNumber round = 0;            ///< whose boards or results differ; 0 = none
    bool boards = false;              ///< that round was paired, taken back or got other boards
    std::vector<PlayerId> players{};  ///< of the boards and records that differ; the first is the one to select
    SectionId added{};                ///< a section that came (back); 0 = none
};
Touched touchedBy(std::span<const Change> changes);

}  // namespace kydai
