/// A round that has been paired: its boards in publishing order and who sat out.
#pragma once

#include "model/game.h"
#include "model/player.h"
#include "model/round_picture.h"
#include "model/rule_set.h"

#include <optional>
#include <string>
#include <vector>

namespace kydai {

struct Round {
    std::vector<Game> games{};  ///< in board order; board 1 first
    std::vector<Bye> byes{};    ///< every player of the section without a game, the pairing-allocated bye first
    Date date{};
    std::string dateText{};     ///< as a file wrote it, when it is no date
    bool pairedByHand = false;  ///< published with a manual change (told as `### MPA @ Round n`)
    /// By which rules it was paired, so that its explanations never change; none: by the section's own, as in a file
    /// that tells no others. Events keep them from the publication on.
    std::optional<PairingRules> rules{};
    std::vector<std::string> comments{};  ///< `###` lines that belong to the round
    /// Boards whose result was found wrong when the round was closed already, as the rating report has them, in board
    /// order; pairings and standings keep what they used.
    /// @rule C.04.2.4.3
    std::vector<Game> reported{};
    std::optional<RoundPicture> picture{};  ///< how it was published; none: not known, as of rounds that a file brought
    friend bool operator==(const Round&, const Round&) = default;
};

/// What a player's result of the round is to ratings, norms and the report; `used` is what pairings and standings use.
/// @rule C.04.2.4.3
inline Outcome reportedOutcome(const Round& round, PlayerId player, Outcome used)
{
    for (const Game& game : round.reported) {
        if (game.white == player) return game.whiteOutcome;
        if (game.black == player) return game.blackOutcome;
    }
    return used;
}

/// The board as the report alone has it; nullptr where the report has what everybody has.
inline const Game* reportedInstead(const Round& round, const Game& game)
{
    for (const Game& reported : round.reported) {
        if (reported.white == game.white && reported.black == game.black) return &reported;
    }
    return nullptr;
}

/// Games without a result, the adjourned ones included.
inline int missingResults(const Round& round)
{
    int missing = 0;
    for (const Game& game : round.games) missing += isUndecided(game) ? 1 : 0;
    return missing;
}

}  // namespace kydai
