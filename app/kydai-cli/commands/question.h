/// What a call asks to have explained, and which computation of the core answers it: the verb `explain` and the printed
/// sheet ask through here.
#pragma once

#include "commands/rating_options.h"
#include "context.h"
#include "explain/explanation.h"
#include "model/section.h"
#include "pairing/next_round.h"
#include "support/result.h"
#include "tiebreak/standings.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <vector>

namespace kydai::cli {

/// Which fields count depends on the kind:
/// Colour, Pairing: round, player · WhyNot: round, player, other · Bye: round · TieBreak: round, player, codes (one),
/// edition · Standing: round, player, other, codes, edition · Rating: player, rating.
struct Question {
    ExplanationKind kind = ExplanationKind::Colour;
    RoundNumber round = 0;  ///< 0: the last one paired; for tie-breaks and standings: after this round
    int player = 0;         ///< a player's number; for tie-breaks and standings of a team event a team's
    int other = 0;
    std::optional<std::vector<tiebreak::Code>> codes{};  ///< none: the section's own list
    std::optional<TieBreakEdition> edition{};            ///< none: the section's own
    tiebreak::Participants participants = tiebreak::Participants::Automatic;
    RatingChoice rating{};
    pairing::RoundOptions pairing{};
};

/// The answer. Errors: NoSuchPlayer or NoSuchRound when it asks about what isn't there, and those of the section's list
/// of tie-breaks.
Result<Explanation> answerTo(const Question& question, const Section& section);

/// The round that a question about a round is about, or NoSuchRound. Pairings and byes can be asked about in the next
/// round too, which is paired for it.
Result<RoundNumber> roundOf(const Question& question, const Section& section);
/// The standings that a question about tie-breaks is about.
Result<tiebreak::Standings> standingsOf(const Question& question, const Section& section);

/// "players", "teams", or empty: teams in a team event. Adds the option --by to a verb.
void addBy(CLI::App& verb, std::string& by);
tiebreak::Participants participantsOf(const std::string& by);

/// Codes as they stand on the command line; where one cannot be read the call fails and false comes back.
bool readCodes(const std::string& text, std::optional<std::vector<tiebreak::Code>>& codes, Context& context);

/// Error about the file of the call.
Error in(const std::string& file, Error error);

}  // namespace kydai::cli
