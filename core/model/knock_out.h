/// The bracket of a knock-out as the rounds of its section have it: who met whom in which round of the bracket, in
/// which games, who went on and how. A round of the section is one game of every match that is still open: a match of
/// two games takes two rounds, its tie-breaks take more.
///
/// What was published holds, also where it isn't what the bracket says: who plays on has gone on, and who meets whom is
/// what the boards say. Pure functions; any thread.
#pragma once

#include "model/section.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace kydai {

enum class MatchEnd : std::uint8_t {
    Open,
    Games,      ///< more points in a stage
    DrawOdds,   ///< a drawn game of a stage in which that is Black's win
    Walkover,   ///< the other one withdrew
    Bye,        ///< there was no other one
    Published,  ///< open by its games, but one of the two was paired in the next round of the bracket
    Nobody,     ///< both withdrew
};

/// A game of a match; results are those of the higher seed and of the lower one.
struct MatchGame {
    RoundNumber round = 0;
    std::size_t stage = 0;  ///< of KnockOutRules::stages
    bool higherIsWhite = true;
    Outcome higher = Outcome::Open;
    Outcome lower = Outcome::Open;
    bool opensStage = false;  ///< the first of a stage, or of the last stage played again
};

struct KnockOutMatch {
    PlayerId higher{};  ///< of the two seeds
    PlayerId lower{};   ///< nobody: a bye
    bool forThird = false;
    bool lowerIsAbove = false;  ///< in the bracket: it is the lower seed who won the upper one of the matches before
    std::vector<MatchGame> games{};
    MatchEnd end = MatchEnd::Open;
    PlayerId winner{};
    std::size_t stage = 0;  ///< of its last game, or of the next one where that stage is over
    int gamesOfStage = 0;   ///< played in it
    int lead = 0;           ///< of the higher seed in it, in half points

    [[nodiscard]] PlayerId loser() const { return winner == higher ? lower : higher; }
    [[nodiscard]] bool has(PlayerId player) const { return player && (player == higher || player == lower); }
    /// A game of it has no result yet.
    [[nodiscard]] bool waits() const;
    /// A game of it has one.
    [[nodiscard]] bool hasResult() const;
    /// Who stands in the two rows of the match: as the matches stand from which they came.
    [[nodiscard]] PlayerId upperRow() const { return lowerIsAbove ? lower : higher; }
    [[nodiscard]] PlayerId lowerRow() const { return lowerIsAbove ? higher : lower; }
    /// Points of all games in halves, the higher seed's first.
    [[nodiscard]] std::pair<int, int> score() const;
    /// The same of each stage that was played, those of the upper row first.
    [[nodiscard]] std::vector<std::pair<int, int>> stagesByRow() const;
    [[nodiscard]] std::pair<int, int> scoreByRow() const;
};

struct KnockOutRound {
    RoundNumber first = 1;                 ///< of the section
    std::size_t places = 2;                ///< of the bracket: 2 is the final
    std::vector<KnockOutMatch> matches{};  ///< in the order of the bracket, the one for the third place last
    KnockOutRules rules{};                 ///< by which it is played

    [[nodiscard]] bool isDecided() const;
};

/// A game that is to be played next.
struct DueGame {
    PlayerId white{};
    PlayerId black{};
};

struct KnockOut {
    std::vector<PlayerId> seeds{};                           ///< seed 1 first
    std::vector<std::pair<PlayerId, PlayerId>> exchanged{};  ///< in the bracket, so that units stay apart
    std::vector<KnockOutRound> rounds{};  ///< up to the one that is played, or paired next; empty without two players

    [[nodiscard]] bool isOver() const;
    /// His seed; 0 for who isn't in the bracket.
    [[nodiscard]] int seedOf(PlayerId player) const;
    /// The round of the bracket to which a round of the section belongs; the one being played for the next.
    [[nodiscard]] const KnockOutRound& roundAt(RoundNumber round) const;
    /// The games of the section's next round: none while results are missing, or when all is decided.
    [[nodiscard]] std::vector<DueGame> dueGames() const;
    /// Matches that wait for a result.
    [[nodiscard]] int waiting() const;
    /// Rounds that the section needs at least besides those that are paired.
    [[nodiscard]] RoundNumber roundsToCome() const;
};

/// How far somebody came; the further, the greater.
struct KnockOutReach {
    int survived = -1;       ///< rounds of the bracket; -1: he isn't in it
    bool isThird = false;    ///< won the match for the third place
    std::size_t places = 0;  ///< of the round in which he is out or plays; 1: he won the final
    bool isStillIn = false;  ///< a match of his is open or to come
    friend auto operator<=>(const KnockOutReach& a, const KnockOutReach& b)
    {
        return std::pair(a.survived, a.isThird) <=> std::pair(b.survived, b.isThird);
    }
    friend bool operator==(const KnockOutReach& a, const KnockOutReach& b) { return std::is_eq(a <=> b); }
};
/// Of each player of the section, in their order.
std::vector<KnockOutReach> reachOf(const KnockOut& knockOut, const Section& section);

/// Of a section that plays by PairingSystem::KnockOut.
KnockOut knockOutOf(const Section& section);

/// The stages of a match; one game where the rules name none.
std::vector<MatchStage> stagesOf(const KnockOutRules& rules);
/// The stage in which a round of the section was played, or is paired next.
MatchStage stageAt(const KnockOut& knockOut, RoundNumber round);
/// The tempo of each paired round: that of its stage in a knock-out, else the section's.
std::vector<TimeControl> temposOf(const Section& section);

/// The seeds in the order of the bracket's places, neighbours meeting: 1 meets 2 in the final, 1 to 4 the semi-finals
/// and so on. `places` is a power of two.
std::vector<int> bracketOrder(std::size_t places);
/// Places of the smallest bracket for so many.
std::size_t bracketPlaces(std::size_t players);

}  // namespace kydai
