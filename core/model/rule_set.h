/// The rules a section plays under, as a value: editions are asked by named predicates, never by year.
#pragma once

#include "model/colour.h"
#include "model/date.h"
#include "model/game.h"
#include "model/ids.h"
#include "model/pairing_system.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kydai {

/// C.07: `Old` before September 2023, `E24` until February 2026, `E26` from March 2026.
enum class TieBreakEdition : std::uint8_t { Old, E24, E26 };
enum class Discipline : std::uint8_t { Chess, Xiangqi, Other };
enum class TimeControl : std::uint8_t { Standard, Rapid, Blitz };

/// Players who may not meet in some rounds (TRF26 260, XXP).
struct ProhibitedPairing {
    enum class Condition : std::uint8_t {
        Always,
        ExceptLastRoundAboveHalf,  ///< lifted in the last round when both have more than half of the points
        LastRoundAboveHalf,        ///< only then: no title is made inside a unit
    };
    RoundNumber firstRound = 1;
    RoundNumber lastRound = kMaxRounds;
    std::vector<PlayerId> players{};  ///< no two of them may meet
    Condition condition = Condition::Always;
    std::string reason{};  ///< "đơn vị Hà Nội", a federation, or the arbiter's words
    friend bool operator==(const ProhibitedPairing&, const ProhibitedPairing&) = default;
};

/// What players have in common that keeps them apart.
enum class Kinship : std::uint8_t { Unit, Federation };

/// Virtual points for pairing only (TRF26 250, XXA).
struct VirtualPoints {
    PlayerId player{};
    RoundNumber round = 1;
    Points points{};
    friend bool operator==(const VirtualPoints&, const VirtualPoints&) = default;
};

/// A bye known before its round is paired (TRF26 240, XXZ).
struct RequestedBye {
    PlayerId player{};
    RoundNumber round = 1;
    Outcome kind = Outcome::ZeroBye;  ///< HalfBye, ZeroBye or FullBye
    friend bool operator==(const RequestedBye&, const RequestedBye&) = default;
};

/// Of PairingRules::furtherGames.
inline constexpr int kMostFurtherGames = 12;
/// Of MatchStage::games.
inline constexpr int kMostGamesOfStage = 24;

/// A board of a table that the event gives (PairingSystem::GivenTable), White first. Numbers are those of players, or
/// places in the list of a team where the table names teams.
struct TableBoard {
    RoundNumber round = 1;
    int board = 1;
    int whiteTeam = 0;  ///< number of the team; 0: the table is one of players
    int white = 1;
    int blackTeam = 0;
    int black = 1;
    friend bool operator==(const TableBoard&, const TableBoard&) = default;
};

/// Games of a match in a knock-out that decide it together; a stage that leaves it level is followed by the next one,
/// and the last one is repeated.
struct MatchStage {
    int games = 1;
    std::optional<TimeControl> tempo{};  ///< none: the section's
    std::string time{};                  ///< as people write it, such as "10+5"
    bool drawnIsBlacks = false;          ///< Black wins a drawn game: sudden death
    friend bool operator==(const MatchStage&, const MatchStage&) = default;
};

/// Who meets whom after the first round of a knock-out.
enum class BracketDraw : std::uint8_t {
    Fixed,   ///< the winners of neighbouring matches
    ByRank,  ///< the highest seed that is left meets the lowest one
    ByLots,
};

/// How a knock-out is played (PairingSystem::KnockOut).
struct KnockOutRules {
    std::vector<MatchStage> stages{};  ///< none: one game, repeated
    BracketDraw draw = BracketDraw::Fixed;
    bool thirdPlace = false;     ///< the losers of the semi-finals play for it
    RoundNumber unitsApart = 1;  ///< two of one unit can't meet before this round of the bracket; 1: they can
    bool colourByLots = false;   ///< who begins a match with White; else the higher seed does
    std::uint64_t lots = 0;      ///< what is drawn in it
    friend bool operator==(const KnockOutRules&, const KnockOutRules&) = default;
};

/// A part of a value, as clubs have them; sixtieths are exact for each (sixtiethsOf in model/keizer.h).
enum class ValuePart : std::uint8_t {
    Nothing,
    Sixth,
    Quarter,
    Third,
    TwoFifths,
    Half,
    ThreeFifths,
    TwoThirds,
    ThreeQuarters,
    FiveSixths,
    Whole,
};

/// The constants of a club that plays by Keizer's system (PairingSystem::Keizer). What is won is a part of the
/// opponent's value; what is given without a game is one of the player's own.
struct KeizerRules {
    int topValue = 0;  ///< of the first in the ranking, the next one point less; 0: one and a half times the players
    bool startValue = false;  ///< everybody has his own value from the start
    ValuePart win = ValuePart::Whole;
    ValuePart draw = ValuePart::Half;
    ValuePart loss = ValuePart::Nothing;
    ValuePart forfeitWin = ValuePart::Whole;     ///< the opponent did not come
    ValuePart freeRound = ValuePart::TwoThirds;  ///< the pairing-allocated bye: nobody was left to meet
    ValuePart excused = ValuePart::Third;        ///< absent with notice: a half-point bye
    int mostExcused = 5;                         ///< so often; 0: as often as he likes
    ValuePart duty = ValuePart::TwoThirds;       ///< away for the club: a full-point bye
    ValuePart unexcused = ValuePart::Nothing;    ///< absent without a word: a zero-point bye, a game lost by forfeit
    int apart = 3;                               ///< two do not meet again in so many rounds after they met
    int mostGames = 0;                           ///< that two have with each other; 0: any number
    friend bool operator==(const KeizerRules&, const KeizerRules&) = default;
};

/// Points added or taken away, or a round valued differently (TRF26 299).
struct PointAdjustment {
    PlayerId player{};
    RoundNumber round = 0;          ///< 0 = the whole event
    std::optional<Outcome> kind{};  ///< the outcome whose value differs; none = bonus or penalty
    Points points{};
    friend bool operator==(const PointAdjustment&, const PointAdjustment&) = default;
};

/// What decides how a round is paired. A section's rule set holds them for the rounds to come; a round that was paired
/// keeps those by which it was (Round::rules).
struct PairingRules {
    PairingSystem pairingSystem = PairingSystem::Dutch;
    std::string systemCode{};  ///< Other, TeamSwiss: the system as files code it (TRF26 192), such as CUSTOM_LIM
    PairingEdition pairingEdition = PairingEdition::E2026;
    bool bakuAcceleration = false;
    bool doubleRoundRobin = false;
    bool reverseLastTwoRounds = false;        ///< round robin: last two rounds of the first cycle swapped
    int furtherGames = 0;                     ///< tables: of two whenever they meet, with colours alternating
    bool gamesByCycle = false;                ///< these games repeat the whole table instead of following each other
    bool homeBlack = false;                   ///< tables of teams: whom the table names first has Black on board 1
    std::vector<TableBoard> table{};          ///< GivenTable
    std::optional<KnockOutRules> knockOut{};  ///< KnockOut; none: one game a match, the bracket fixed
    std::optional<KeizerRules> keizer{};      ///< Keizer; none: the constants that are usual
    bool rankIsPairingOrder = false;          ///< XXC rank: the rank column is the pairing order
    std::optional<Colour> initialColour{};    ///< drawn before round 1; none = infer it from the first round
    std::optional<RoundNumber> scheduledRounds{};
    PointSystem points{};
    std::vector<ProhibitedPairing> prohibited{};
    std::vector<VirtualPoints> virtualPoints{};

    /// Tables in which everybody meets everybody: how often two meet.
    [[nodiscard]] int gamesOfPair() const { return (doubleRoundRobin ? 2 : 1) * (1 + furtherGames); }

    friend bool operator==(const PairingRules&, const PairingRules&) = default;
};

/// What a round keeps of a section's rules: those of them that bear on this round. Prohibitions and virtual points of
/// other rounds are left out.
PairingRules rulesKeptBy(const PairingRules& rules, RoundNumber round);

/// How rating tie-breaks take a participant without a rating (C.07.10).
enum class UnratedMethod : std::uint8_t {
    Fixed,    ///< RuleSet::unratedRating; without one the tie-breaks are dropped
    Lowest,   ///< the lowest rating of the section
    Average,  ///< the mean of the rated participants
    LeftOut,  ///< games against him are left out
};

/// In which order equals (rating and title) get their numbers (C.04.2, 2.2).
enum class EqualsOrder : std::uint8_t { Name, Entry, Birth, Lots };

struct RuleSet : PairingRules {
    TieBreakEdition tieBreakEdition = TieBreakEdition::E26;
    bool editionsChosen = false;  ///< the arbiter chose; otherwise they follow the start date
    std::vector<std::string>
        tieBreaks{};  ///< codes as in C.07, e.g. "BH/C1", in order; points come first by themselves
    bool fideMode = true;
    RoundNumber fideModeLeftInRound = 0;  ///< the round in which FIDE mode was left for good; 0 = never
    Discipline discipline = Discipline::Chess;
    TimeControl timeControl = TimeControl::Standard;
    int unratedRating = 0;  ///< C.07.10: rating published for unrated players; 0 = none
    UnratedMethod unratedMethod = UnratedMethod::Fixed;
    EqualsOrder equalsOrder = EqualsOrder::Name;
    std::vector<TimeControl> ratingLists{};  ///< whose rating a new player gets, the first that has one; none: by tempo
    bool longEvent = false;                  ///< over 30 days: ratings by round (B.01.1.1.4)
    bool ratingsByRound = false;             ///< rating tie-breaks take the rating of each round, not the first one
    std::uint64_t chess960Seed = 0;          ///< draws the starting position of each round; 0 = ordinary chess
    std::uint64_t lotsSeed = 0;              ///< drawing of lots at the end of the list; 0 = ties stay

    /// Who meets whom was fixed before the first round (C.07.15.2): a round robin of any kind.
    [[nodiscard]] bool hasPredeterminedPairings() const;

    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

/// In which round FIDE mode was left; an event that was never in it is outside from the first on.
RoundNumber roundOfLeaving(const RuleSet& rules);

/// The editions in force on a day (rules/pairing.md, rules/tiebreaks.md section 1); an unknown day means the newest.
PairingEdition pairingEditionOn(const Date& day);
TieBreakEdition tieBreakEditionOn(const Date& day);

}  // namespace kydai
