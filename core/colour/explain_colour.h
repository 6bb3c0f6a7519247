/// From the decision record of a pair's colours to its Explanation. Nothing is computed again here: the record, the two
/// histories and preferences it was decided on, and what was published.
#pragma once

#include "colour/allocation.h"
#include "explain/explanation.h"
#include "model/points.h"
#include "model/rule_set.h"

#include <optional>
#include <string>

namespace kydai::colour {

/// One of the two players, by rank.
struct Contender {
    Side side{};
    std::string name{};
    int tpn = 0;                    ///< the number on lists; 0 = not told
    int then = 0;                   ///< the number when the round was published; 0 = the same
    int number = 0;                 ///< effective pairing number (5.2.5); 0 = not told
    std::optional<Points> score{};  ///< the score that ranks; none where no section is at hand

    [[nodiscard]] int numberThen() const { return then != 0 ? then : tpn; }
};

/// The colours of one pair: the question, what it was decided on, and the decision.
struct ColourCase {
    Contender higher{};
    Contender lower{};
    Colour initialColour = Colour::White;
    Allocation decided{};
    PlayerId asked{};                        ///< one of the two; the sentences speak of this player
    RoundNumber round = 0;                   ///< 0: two histories without a tournament
    bool finalRound = false;                 ///< the exceptions to C.04.1.6 and C.04.1.7 hold
    std::optional<PlayerId> whiteOnBoard{};  ///< as published, perhaps by hand; none: not paired yet, or not recorded
    bool recorded = true;                    ///< false where the file names the pair but not its colours
    char unplayed = '=';                     ///< the sign of a round without a game in the histories
    Rules rules = Rules::Dutch2026;

    /// Decides and keeps the decision; `number` and `initialColour` count for the initial colour only.
    static ColourCase decide(Contender higher, Contender lower, Colour initialColour, PlayerId asked,
                             Rules rules = Rules::Dutch2026);

    [[nodiscard]] const Contender& of(PlayerId player) const;
    [[nodiscard]] const Contender& opponentOf(PlayerId player) const;
    [[nodiscard]] bool followsRule() const { return !whiteOnBoard || *whiteOnBoard == decided.white; }
    /// The round that a place in the histories stands for: that of the first game where they tell of matches.
    [[nodiscard]] RoundNumber roundOf(RoundNumber place) const
    {
        return rules == Rules::DoubleSwiss ? 2 * place - 1 : place;
    }
    /// Rounds that the aligned histories span.
    [[nodiscard]] int rounds() const;
};

/// What a game with `colour` does to a player against the basic rules.
struct BasicRules {
    bool thirdInARow = false;  ///< C.04.1.7
    bool beyondTwo = false;    ///< C.04.1.6
    int difference = 0;        ///< after the game
};

/// @rule C.04.1.6  Nobody's colour difference passes ±2 (exceptions in the last round).
/// @rule C.04.1.7  Nobody gets the same colour three times running (exceptions in the last round).
BasicRules basicRulesAfter(const History& history, Colour colour);

/// The article that allocates colours, in the regulations' own numbering.
Article allocationArticle(Rules rules);

/// The explanation of kind 1. Facts: `round`, `player`, `opponent`, `decided_by` "5.2.3", `letter` "E3",
/// `decisive_round`, `white`, and of the board `follows_rule` with `rule_white`. `decisive_round` is the round in
/// which the asked player's deciding game was played (of two bare histories: its place once unplayed rounds have slid
/// to the front); `decisive_games` holds the rounds of both. `decided_by` and `letter` are the same in both editions of
/// C.04.3; the articles cited are those of the case's rules.
Explanation explainColour(const ColourCase& question);

/// A player without a game in the round.
Explanation explainNoColour(PlayerRef player, RoundNumber round, Outcome outcome);

/// Colours that no rule allocates: a round robin's table, a team's board order.
enum class OtherSource : std::uint8_t { RoundRobinTable, Match, SecondGame, TeamBoards, ByHand, OtherSystem };
/// Of a player in a team event: his board, and what his team has on the first one.
struct TeamBoardColour {
    int board = 1;
    PlayerRef team{};
    Colour colour{};
    std::optional<Step> why{};  ///< of the team's colour
};
/// Of a player in a match of a knock-out: who begins it with White, or which game of it this is.
struct MatchColour {
    PlayerRef white{};
    PlayerRef higher{};  ///< of the two seeds
    int seed = 0;        ///< his
    int game = 1;        ///< of the match
    bool byLot = false;
};
struct GivenColour {
    OtherSource source{};
    std::string system{};  ///< OtherSystem: its code
    Colour colour{};       ///< the player's
    RoundNumber round = 0;
    bool recorded = true;                     ///< false where the file names the pair but not its colours
    bool followsRule = true;                  ///< false where the source gives them the other way round
    std::optional<TeamBoardColour> ofTeam{};  ///< TeamBoards; none where he plays for no team
    std::optional<MatchColour> ofMatch{};     ///< Match; none where the bracket has no such match
};
/// The facts are those of explainColour; `decided_by`, `letter` and `decisive_round` are null.
Explanation explainGivenColour(const GivenColour& given, PlayerRef player, PlayerRef opponent);

}  // namespace kydai::colour
