/// The questions about a round, a board or a number that players ask besides "why this opponent?". Pure functions of a
/// section; any thread.
///
/// Facts of the JSON. Float: `player`, `why_not`, `floats` as of a pairing, `instead` (the same question with `why_not`
/// leaving the group), `history` with `player`, `down`, `up`. Bye to another: `player`, `taker`, `decided_by` ("takes",
/// "barred", "absent", "even", "completion", "C5", "criterion", "order", "impossible"), `cause`. Next: `player`,
/// `round`, `given`, `open_games`, `outcomes`, `opponents` with `player` (0: the bye) and `outcomes`, `met`, `levels`
/// with `after` (the own result; null where it is known), `points`, `sure` (on that score whatever the open games give)
/// and `may` (on it by a result of theirs); in a round robin `meetings` with `round` and `opponent` (0: free). Board:
/// `player`, `board`, `decided_by` ("first", "score", "sum", "number", "hand"). Number: `player`, `decided_by`
/// ("first", "rating", "title", "name", "hand"), `late`.
#pragma once

#include "explain/explanation.h"
#include "pairing/explain_case.h"
#include "support/progress.h"

#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace kydai::pairing {

/// Why the player was floated, `other` (nobody: no such question) not, and the floats of both. Nothing where the stop
/// token ended the work.
std::optional<Explanation> explainFloat(const ExplainCase& round, PlayerId player, PlayerId other,
                                        const std::stop_token& stop = {});
/// Why the bye does not go to the player. Nothing where the stop token ended the work.
std::optional<Explanation> explainByeNot(const ExplainCase& round, PlayerId player, const std::stop_token& stop = {});

/// By player: who had as many points before the round and met the weakest opponent of all those, where he is weaker
/// than the player's own: of fewer points, or behind him in the list. Nobody: no such friend.
std::vector<PlayerId> luckierThanEach(const Section& section, RoundNumber round);

/// Two players with the answers about their pairings, side by side. Facts: `player`, `other`, `sides` with `player`,
/// `opponent`, `score`, `opponent_score` (null where there is none).
Explanation explainVersus(const ExplainCase& round, std::pair<PlayerId, Explanation> first,
                          std::pair<PlayerId, Explanation> second);

/// Whom the player may meet in the next round: by pairing every outcome of the open games where they are few. `given`
/// is the result of the player's own open game. Nothing where the stop token ended the work.
std::optional<Explanation> explainNext(const Section& section, PlayerId player, std::optional<Outcome> given,
                                       const std::stop_token& stop = {}, Progress* progress = nullptr);

/// The same of everybody, by player, without `levels`; every outcome is paired only where that is soon done. Empty
/// where the stop token ended the work.
std::vector<Explanation> explainNextOfAll(const Section& section, const std::stop_token& stop = {});

/// What is certain about the next round: each board fixed, with open colours or with open opponents, and the open game
/// that decides it. Nothing where the stop token ended the work. Progress counts outcomes. Facts: `round`, `state`
/// ("told", "over", "too_many", "impossible"), `open_games`, `outcomes`, `boards` with `status` ("fixed", "colours",
/// "open"), `white`, `black` or `players` or `player` with `opponents` (0: the bye), `decided_by` (pairs of numbers).
std::optional<Explanation> explainPreview(const Section& section, const std::stop_token& stop = {},
                                          Progress* progress = nullptr);

/// The player's colour in every round, both histories and the rule that decided. Facts: `player`, `rounds` with
/// `round`, `opponent`, `colour`, `decided_by`, `letter` (null where no rule gave it), `follows_rule`.
Explanation explainColourTable(const Section& section, PlayerId player);

/// Why the player sits at this board.
/// @rule C.04.2.3.6
Explanation explainBoard(const Section& section, RoundNumber round, PlayerId player);

/// Why the player has this number.
/// @rule C.04.2.2.2
Explanation explainNumber(const Section& section, PlayerId player);

}  // namespace kydai::pairing
