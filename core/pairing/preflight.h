/// What the arbiter should know before the next round is paired, each with the fix that the window offers; and the
/// account that leaves nobody out.
#pragma once

#include "model/section.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kydai::pairing {

enum class PreflightKind : std::uint8_t {
    ResultMissing,    ///< a board of the last round; level 2: it becomes adjourned, a draw for pairing only
    DuplicateFideId,  ///< two players with one FIDE ID
    DuplicateName,    ///< two players with one name, birth year and unit
    MissingRating,    ///< a rated event and a player without rating
    MissingFideId,
    ImpossibleRating,     ///< below 1000 or above 3000
    ImpossibleBirthYear,  ///< older than 110 years or not yet 3, against the first day
    OutsideLimits,        ///< of the section, told before the first round that they are in
    TooManyByes,          ///< more requested half-point byes than the limit
    OddCount,             ///< somebody will take the pairing-allocated bye
    Withdrawn,            ///< withdrew since the last round
    LateEntry,            ///< enters in this round
    TooFewPlayers,        ///< fewer than two to be paired; level 5
    RatingNeeded,         ///< the system pairs by ratings: these players need one
    SystemDeprecated,     ///< before round 1 of a rated event: FIDE advises against the system
    NumbersOutOfOrder,    ///< before round 1: the numbers don't follow the ratings that are entered now; level 3
    AllRoundsPaired,      ///< the tournament has no further round; level 3, 5 where the table has no further one
};

/// What the window can do about it at once.
enum class PreflightFix : std::uint8_t {
    None,
    EnterResult,
    EditPlayer,
    RemovePlayer,
    LookUpRating,
    EditRequestedByes,
    UndoWithdrawal,
    EditRounds,
    Renumber,
};

struct PreflightIssue {
    PreflightKind kind{};
    int level = 1;  ///< 1 tells, 2 acknowledge, 3 confirm, 5 refuse
    PreflightFix fix = PreflightFix::None;
    std::vector<PlayerId> players{};
    RoundNumber round = 0;  ///< ResultMissing: of which round
    int board = 0;          ///< ResultMissing
    /// TooManyByes: how many; OddCount: the players; ImpossibleRating: the rating; …Year: the year; NumbersOutOfOrder:
    /// who gets another number.
    int count = 0;
};

struct PreflightOptions {
    int mostHalfPointByes = 2;  ///< per player and tournament; 0: no limit
    bool ratingsMatter = true;  ///< false for xiangqi and unrated events: missing ratings and IDs are not told
};

/// In the order of gravity, then as players and boards stand. `round` is the next one.
std::vector<PreflightIssue> preflight(const Section& section, RoundNumber round, const PreflightOptions& options = {});

/// Everybody in one line: `132 entered = 63 boards (126) + 1 bye + 1 half-point + 4 absent`.
struct Account {
    int entered = 0;
    int boards = 0;
    int pairingByes = 0;
    int fullByes = 0;
    int halfByes = 0;
    int zeroByes = 0;  ///< asked for, or absent this time
    int reserves = 0;  ///< of teams that play with others
    int teamFree = 0;  ///< whose teams have no match
    int knockedOut = 0;
    int matchOver = 0;  ///< of a cup: their matches are decided, others still play
    int unseen = 0;     ///< of teams whose line-ups aren't told yet
    int withdrawn = 0;
    int notYetHere = 0;  ///< late entries of later rounds
    int leftOut = 0;     ///< in nothing of the above: an error in the round

    [[nodiscard]] int absent() const { return zeroByes + withdrawn + notYetHere; }
};

/// The account of a round: published, drafted or edited by hand.
Account accountOf(const Section& section, const Round& round, RoundNumber number);

}  // namespace kydai::pairing
