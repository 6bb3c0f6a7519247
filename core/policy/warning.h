/// What speaks against an action, as data: a typed warning on FIDE's scale with the facts it rests on. One table says
/// for each warning its word in the journal, its level inside and outside FIDE mode, and the question of FIDE's list
/// that asks for it (rules/endorsement.md). Values; any thread.
#pragma once

#include "explain/article.h"
#include "model/game.h"
#include "model/ids.h"
#include "model/prize_plan.h"
#include "pairing/check.h"
#include "pairing/manual_check.h"
#include "pairing/preflight.h"
#include "policy/line_up.h"
#include "policy/points.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kydai::policy {

/// The scale of C.02; never switched off and never lowered.
enum class Level : std::uint8_t {
    None = 0,
    Acknowledge = 2,  ///< told, one button
    Confirm = 3,      ///< confirm or cancel
    TwoSteps = 4,     ///< confirm twice, the consequences named
    Refuse = 5,       ///< told why not; the way out is named
};

enum class WarningId : std::uint8_t {
    LeaveFideMode,
    // the rules of a tournament that has begun
    SystemLocked,  ///< system, cycles, reversal
    PairingEditionLocked,
    TieBreakEditionLocked,
    TieBreaksLocked,    ///< the list, and the rating that unrated players count with
    TieBreaksToldLate,  ///< nobody had told the list before round 1 was paired
    LotsDrawn,
    RoundsLocked,
    RoundsToldLate,
    PointsLocked,
    SystemOfClub,    ///< a system that isn't FIDE's
    PointsUnlawful,  ///< values that FIDE's rules don't know (points.h)
    ByeValueLocked,
    AccelerationLocked,
    InitialColourLocked,
    InitialColourToldLate,
    ProhibitedPairsLocked,
    RatingsChanged,    ///< which ratings count: game, tempo, lists, ratings by round
    NumberingChanged,  ///< by which rating, and in which order equals, the numbers are given
    AdjustmentsAfterStart,
    SectionReplaced,
    RemoveSection,
    // pairing numbers
    NumbersFrozen,   ///< after round 4
    NumbersChanged,  ///< before
    SeedingBroken,   ///< a lower rated player comes before a higher rated one
    // results and boards that were there
    CorrectEarlierResult,
    EarlierResultLocked,
    CorrectReport,     ///< of a closed round, for the rating report only
    AdjournedDecided,  ///< with another result than the draw it counted as
    ImpossibleResult,  ///< that no game can have, in what comes in
    ChangeEarlierRound,
    EarlierRoundLocked,
    ChangePlayedRound,  ///< boards with a result lose it
    UnpairRound,
    RoundHasResults,  ///< and so can't be taken back
    NotLastRound,     ///< and so can't be taken back
    // a round paired by hand
    InvalidRound,  ///< somebody twice, left out, unknown, or two byes
    RepeatsOpponent,
    ProhibitedPair,
    ThirdColour,
    BeyondTwo,
    WrongBye,
    NeedlessBye,
    AbsentPaired,
    OtherColours,
    ManualPairing,  ///< differs from what the rules prescribe
    TableBroken,    ///< of a round robin: not everybody meets everybody as often as the table has it
    // before a round is paired
    DuplicateFideId,
    DuplicateName,
    ImpossibleRating,
    ImpossibleBirthYear,
    OutsideLimits,  ///< of the section: age, sex, rating
    TooManyByes,
    TooFewPlayers,
    AllRoundsPaired,
    TableEnds,
    ResultsMissing,  ///< the games become adjourned
    ResultsOpen,     ///< games that nobody adjourned
    OldAdjourned,    ///< adjourned before the last round
    MoreRoundsThanOpponents,
    // byes
    SecondHalfPointBye,
    FullPointBye,
    ByeNotEntitled,  ///< the player is marked so
    // files
    ImportDeviates,  ///< rounds of the file that the rules pair otherwise
    // teams
    LineUpImpossible,
    LineUpUnexplained,  ///< breaks a rule of the event, without a reason
    LineUpBroken,       ///< with one
    LineUpLocked,       ///< was handed in, and the round is paired
    MembersChanged,     ///< the fixed order of the boards, after the start
    TeamsDoubtful,
    MatchContradicted,  ///< by its boards
    // outputs
    ReportOpen,
    // prizes
    PrizesNotFinal,  ///< frozen while a game, a round or a protest is open
    FrozenPrizesChanged,
    PrizesThawed,     ///< a result, a player or a rule changed what they were frozen on
    PrizePlaceTwice,  ///< two lines of a list for one place
    // tables of the hall
    TablesShared,    ///< two sections that play at the same time would have the same tables
    TablesMoved,     ///< of a round under way: slips and lists that are out say other numbers
    TablesOutgrown,  ///< the boards of a round reach tables that are kept for another section
};

/// A result before and after, as the two sides have it.
struct ResultChange {
    Outcome whiteBefore{};
    Outcome blackBefore{};
    Outcome white{};
    Outcome black{};
};
/// Players who are not in the section yet, or not as they will be, and break its limits.
using Outsiders = std::vector<Player>;
/// How rounds differ from those that the rules give, board by board.
using Differences = std::vector<pairing::RoundCheck>;
/// Two players of a round robin who meet otherwise than its table has it, where all goes on by the table.
struct WrongMeeting {
    PlayerId one{};
    PlayerId other{};
    int meetings = 0;  ///< in all; 0: never
    TeamId team{};     ///< of a table of teams: these two instead of players
    TeamId rivals{};
    friend bool operator==(const WrongMeeting&, const WrongMeeting&) = default;
};
using WrongPairs = std::vector<WrongMeeting>;
using UnlawfulValues = std::vector<UnlawfulValue>;
/// Tables that two sections would have.
struct SharedTables {
    std::string other{};  ///< the other section
    int first = 0;
    int last = 0;
};
/// Lists with a place for which two lines have a prize.
using PlacesTwice = std::vector<PlaceTwice>;
using Facts = std::variant<std::monostate, pairing::ManualWarning, pairing::PreflightIssue, Differences, ResultChange,
                           Outsiders, WrongPairs, UnlawfulValues, TeamIssues, SharedTables, PlacesTwice>;

struct Warning {
    WarningId id{};
    Level level = Level::Confirm;
    SectionId section{};
    RoundNumber round = 0;            ///< that it is about; 0 = none
    std::vector<PlayerId> players{};  ///< whom it concerns
    int count = 0;                    ///< of boards, numbers, games, rounds: what the sentence counts
    Article article{};                ///< none where the list of questions alone asks for it
    Facts facts{};
};

/// A row of the table.
struct Rule {
    WarningId id{};
    std::string_view word{};  ///< in the journal and for `--answer`; never changes
    Level inFideMode = Level::None;
    Level outside = Level::None;
    int question = 0;  ///< of FIDE's list; 0 = none asks for it
};
/// In the order of WarningId.
std::span<const Rule> rules();
const Rule& ruleOf(WarningId id);
/// The warning of a word; none for a word that is none.
std::optional<WarningId> warningOf(std::string_view word);

}  // namespace kydai::policy
