/// A round that has been paired: its boards in publishing order and who sat out.
#pragma once

#include "model/game.h"
#include "model/player.h"
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
    friend bool operator==(const Round&, const Round&) = default;
};

/// Games without a result, the adjourned ones included.
inline int missingResults(const Round& round)
{
    int missing = 0;
    for (const Game& game : round.games) missing += isUndecided(game) ? 1 : 0;
    return missing;
}

}  // namespace kydai
