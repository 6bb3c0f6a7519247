/// The only way to write: every edit of an event is one of these values. The window and the command line make the same
/// Changes; those of one action of the arbiter are a CompoundChange (compound_change.h), which the event file applies
/// in one transaction and keeps in the journal with its inverse, so undo is `apply` of the inverse and works after a
/// restart.
#pragma once

#include "model/event.h"
#include "support/result.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
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
/// New players with ids and TPNs that are free.
struct AddPlayers {
    SectionId section{};
    std::vector<Player> players{};
};
/// Replaces a player's record, id unchanged; also withdrawal, return and late entry. Whoever is marked as expelled is
/// withdrawn with it, as everywhere where players come in.
struct EditPlayer {
    SectionId section{};
    Player player{};
};
/// Removes players who never had a board or a bye with points in a paired round, with everything that names them.
struct RemovePlayers {
    SectionId section{};
    std::vector<PlayerId> players{};
};
/// New TPNs for all players of the section, in ascending order of PlayerId, each once. Numbers for players to come may
/// be left free: a late entry is Renumber, then AddPlayers.
struct Renumber {
    SectionId section{};
    std::vector<int> tpns{};
};
/// Replaces all requested byes of the section for rounds that are not paired yet.
struct SetRequestedByes {
    SectionId section{};
    std::vector<RequestedBye> byes{};
};
/// Adds the next round, or replaces a round's boards and byes (manual pairing, correction). Requested byes of a round
/// that is added become byes of the round and leave the list.
struct PublishRound {
    SectionId section{};
    RoundNumber round = 1;
    Round content{};
};
/// Takes back the last round while it has no result.
struct UnpairRound {
    SectionId section{};
    RoundNumber round = 1;
    /// The section's requested byes afterwards; none = the round's half-, full- and zero-point byes of players who are
    /// still in come back to those that there are.
    std::optional<std::vector<RequestedBye>> requestedByes{};
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
/// Another content for a section (its file was read again). FIDE mode stays as it is.
struct ReplaceSection {
    SectionId section{};
    std::shared_ptr<const Section> content{};
};
/// Another place in the list of sections, counted from 0.
struct MoveSection {
    SectionId section{};
    int position = 0;
};
/// Replaces all bonus and penalty points and rounds valued differently.
struct SetAdjustments {
    SectionId section{};
    std::vector<PointAdjustment> adjustments{};
};
/// Replaces teams, line-ups and match results that were awarded.
struct EditTeams {
    SectionId section{};
    TeamEvent teams{};
};

/// The line-up of a team for a round, in place of the one that was handed in; without boards it is taken back. Its
/// opponent is whoever the team has in the round. In a paired round policy sets the boards of the match by it.
struct SetLineUp {
    SectionId section{};
    LineUp lineUp{};
};

/// Replaces all points of matches that differ from the rule: bonus and penalty points, matches decided as a whole.
struct SetTeamAwards {
    SectionId section{};
    std::vector<TeamAward> awards{};
};

/// Replaces the remarks that belong to a round and go into the report as `###` lines.
struct SetRoundComments {
    SectionId section{};
    RoundNumber round = 1;
    std::vector<std::string> comments{};
};

/// Replaces the plan of the prizes and what was frozen of them: planning, freezing and thawing.
struct SetPrizes {
    SectionId section{};
    PrizePlan plan{};
    FrozenPrizes frozen{};
};

/// The result that the rating report carries for a board, while pairings and standings keep theirs; the same result as
/// theirs takes it back.
/// @rule C.04.2.4.3
struct SetReportedResult {
    SectionId section{};
    RoundNumber round = 1;
    PlayerId white{};
    PlayerId black{};
    Outcome whiteOutcome = Outcome::Open;
    Outcome blackOutcome = Outcome::Open;
};

/// How the event ranks its units over all sections.
struct SetUnitRules {
    EventUnitRules rules{};
};

/// Kind numbers (the index) are written in files and never change: add at the end only.
using ChangeKinds =
    std::variant<SetResult, AddSection, RemoveSection, EditInfo, EditRules, AddPlayers, EditPlayer, RemovePlayers,
                 Renumber, SetRequestedByes, PublishRound, UnpairRound, LeaveFideMode, AnswerWarning, KeepComplaint,
                 RenameEvent, ReplaceSection, MoveSection, SetAdjustments, EditTeams, SetRoundComments, SetPrizes,
                 SetReportedResult, SetUnitRules, SetLineUp, SetTeamAwards>;

/// One change, of any kind. How 26 kinds are copied and destroyed is compiled once, in change.cpp.
struct Change : ChangeKinds {
    using ChangeKinds::ChangeKinds;
    using ChangeKinds::operator=;
    Change() = default;
    Change(const Change&);
    Change(Change&&) noexcept;
    Change& operator=(const Change&);
    Change& operator=(Change&&) noexcept;
    ~Change();
};

}  // namespace kydai

template <>
struct std::variant_size<kydai::Change> : std::variant_size<kydai::ChangeKinds> {
};
template <std::size_t kind>
struct std::variant_alternative<kind, kydai::Change> : std::variant_alternative<kind, kydai::ChangeKinds> {
};

namespace kydai {

/// The words of the kinds, in their order; written in files, so a word never changes.
inline constexpr std::array<std::string_view, std::variant_size_v<Change>> kChangeWords{
    "set_result",         "add_section",     "remove_section",      "edit_info",       "edit_rules",
    "add_players",        "edit_player",     "remove_players",      "renumber",        "set_requested_byes",
    "publish_round",      "unpair_round",    "leave_fide_mode",     "answer_warning",  "keep_complaint",
    "rename_event",       "replace_section", "move_section",        "set_adjustments", "edit_teams",
    "set_round_comments", "set_prizes",      "set_reported_result", "set_unit_rules",  "set_line_up",
    "set_team_awards"};

/// The id that a section without one gets when it is added.
SectionId newSectionId(const Event& event);

/// Stable name of a change's kind for the journal ("set_result").
std::string_view changeName(const Change& change);

/// The section a change speaks of; 0 for the event's own name.
SectionId sectionOf(const Change& change);

/// Answers and complaints are kept beside the event: they are written, change nothing in it and are not undone.
bool isRecordOnly(const Change& change);

/// The event after a change, and the change that takes it back.
struct Applied {
    Event event{};
    std::optional<Change> inverse{};  ///< none where nothing takes it back: FIDE mode left, records
    bool changed = true;              ///< false when nothing differs, so that there is nothing to write
};

/// Undo and redo return to states that were there, oddities of an imported file included, so they ask for `Structure`
/// only: what the change speaks of exists. `All` adds what an arbiter may not do.
enum class Checks : std::uint8_t { All, Structure };

/// Checks and applies a change to a snapshot; sections that the change does not touch are shared.
/// Errors: NoSuchSection, NoSuchPlayer, NoSuchRound, Duplicate, OutOfRange, NotAllowed; `what` names the culprit.
/// Whether FIDE mode or a warning level speaks against it is not asked here: core/policy asks it before.
Result<Applied> applyTo(const Event& event, const Change& change, Checks checks = Checks::All);

}  // namespace kydai
