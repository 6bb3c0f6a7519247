/// The results of a team match as they are entered: board by board, or the match alone. Pure functions; any thread.
#pragma once

#include "model/compound_change.h"
#include "model/script.h"
#include "support/result.h"

#include <optional>
#include <string_view>
#include <vector>

namespace kydai::policy {

/// A board of a match of a paired round: its place and who sits on it; nobody where it is empty.
struct MatchBoard {
    int board = 1;
    PlayerId one{};              ///< of the team that is asked for
    PlayerId other{};            ///< of its opponents
    const Game* game = nullptr;  ///< in the section; null where only one sits there
};
/// The boards of a team's match from board 1; empty where it has none.
std::vector<MatchBoard> matchBoards(const Section& section, RoundNumber round, std::size_t team);

/// Results as a team has them: what is entered board by board replaces a result of the match alone. For a match alone,
/// boards without a result get none that counts, and both teams are awarded their points.
/// Errors: no such round, team or match; more results than boards; points of one team only.
Result<CompoundChange> enteringMatch(const Section& section, const EnterMatch& entry);

/// "1=0+" read from board 1 on: 1 = 0 + - and h for a draw; nothing where another letter stands in it.
std::optional<std::vector<Outcome>> readBoards(std::string_view text);

}  // namespace kydai::policy
