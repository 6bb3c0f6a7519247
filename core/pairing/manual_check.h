/// A round changed by hand against the rules: what it breaks, as data with the warning levels of the program (2
/// acknowledge, 3 confirm or cancel, 4 confirm in two steps, 5 refuse or leave FIDE mode), and how it differs from the
/// engine's.
#pragma once

#include "explain/article.h"
#include "model/section.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kydai::pairing {

enum class ManualFault : std::uint8_t {
    // level 5: no round
    UnknownPlayer,
    PlayerTwice,
    AgainstOneself,
    LeftOut,    ///< a player who is to be paired has neither game nor bye
    SecondBye,  ///< more than one pairing-allocated bye
    // level 3: against the basic rules
    RepeatsOpponent,
    ProhibitedPair,
    ThirdColour,
    BeyondTwo,
    WrongBye,      ///< C.04.1.4: the taker had one, or scored a win without play
    NeedlessBye,   ///< the number of players is even
    AbsentPaired,  ///< asked for a bye, withdrew, or has not arrived
    // level 2: legal, but not what the rules prescribe for colours
    OtherColours,
};

struct ManualWarning {
    ManualFault fault{};
    int level = 3;
    std::vector<PlayerId> players{};  ///< whom it concerns; of a pair the one who suffers comes first
    Article article{};
    RoundNumber round = 0;          ///< RepeatsOpponent, WrongBye: when it happened before
    Colour colour = Colour::White;  ///< ThirdColour: the colour
    int difference = 0;             ///< BeyondTwo: whites minus blacks after the game
    std::string reason{};           ///< ProhibitedPair: as entered
};

/// All faults of a round, the gravest first, else in board order.
/// @rule C.04.1.3  One player at most is left without an opponent, when the number is odd.
std::vector<ManualWarning> checkManualRound(const Section& section, const Round& round, RoundNumber number);

/// A board of the manual round that the rules do not prescribe.
struct ManualDifference {
    PlayerId white{};
    PlayerId black{};            ///< 0: the bye
    PlayerId whiteShouldMeet{};  ///< whom the rules give him; 0: the bye
    bool coloursOnly = false;
};

/// Board by board, in the order of the manual round.
std::vector<ManualDifference> differencesBetween(const Round& manual, const Round& prescribed);

}  // namespace kydai::pairing
