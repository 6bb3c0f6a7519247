/// From the words of a call to a question of the core, for `explain` and `print`: the options come from the table of
/// kinds (ask::kinds), players and teams are named by their numbers. ask::answer answers.
#pragma once

#include "ask/answer.h"
#include "commands/pairing_options.h"
#include "context.h"
#include "model/section.h"
#include "support/result.h"
#include "verb.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::cli {

/// What a call says of a question; 0 and nothing: not said.
struct Asking {
    std::string kind{};  ///< its word; empty: as the other words tell, else the colour
    bool all = false;    ///< of everybody
    int round = 0;
    int player = 0;
    int versus = 0;
    int whyNot = 0;
    int of = 0;
    int place = 0;
    int rating = 0;
    std::string given{};
    std::string code{};
    std::string norm{};
    std::string prize{};
    std::string system = "fide";
    std::string tieBreaks{};
    std::string rules{};
    std::string by{};
    PairingOptions pairing{};
    std::vector<std::pair<ask::Argument, std::string>> options{};  ///< which of these the verb takes, and how
};

/// The options of the kinds with this word.
void addQuestion(Verb verb, std::string_view kind, Asking& asking);
/// The options of every kind, under a heading, with --kind; what documents take as well is left to them.
void addQuestions(Verb verb, Asking& asking, const std::string& heading);

/// The question that a verb was given, as far as it is known without a section; nothing: the call has failed.
std::optional<ask::Question> readQuestion(const Asking& asking, Verb verb, Context& context);
/// The list of tie-breaks, its edition and the round; false: the call has failed.
bool readRanking(const Asking& asking, ask::Question& question, Context& context);
/// The question about those whom the call names. Error: NoSuchPlayer.
Result<ask::Question> about(ask::Question question, const Asking& asking, const Section& section);

/// "players", "teams", or empty: teams in a team event. Adds the option --by to a verb.
void addBy(Verb verb, std::string& by);
bool ranksTeams(const std::string& by, const Section& section);

/// Codes as they stand on the command line; where one cannot be read the call fails and false comes back.
bool readCodes(const std::string& text, std::optional<std::vector<tiebreak::Code>>& codes, Context& context);

/// Error about the file of the call.
Error in(const std::string& file, Error error);

}  // namespace kydai::cli
