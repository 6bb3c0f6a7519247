/// From the words of a call to a question of the core: players and teams by their numbers, lists of tie-breaks, who is
/// ranked. ask::answer answers.
#pragma once

#include "ask/answer.h"
#include "context.h"
#include "model/section.h"
#include "support/result.h"
#include "verb.h"

#include <optional>
#include <string>
#include <vector>

namespace kydai::cli {

/// The question about the player (and the other one) of these numbers, 0 for nobody; about teams where it is one of
/// teams. Error: NoSuchPlayer.
Result<ask::Question> about(ask::Question question, const Section& section, int player, int other = 0);

/// "players", "teams", or empty: teams in a team event. Adds the option --by to a verb.
void addBy(Verb verb, std::string& by);
bool ranksTeams(const std::string& by, const Section& section);

/// Codes as they stand on the command line; where one cannot be read the call fails and false comes back.
bool readCodes(const std::string& text, std::optional<std::vector<tiebreak::Code>>& codes, Context& context);

/// Error about the file of the call.
Error in(const std::string& file, Error error);

}  // namespace kydai::cli
