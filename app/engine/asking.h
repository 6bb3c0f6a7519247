/// From the words of a call to a question of the core, whoever takes the call: players and teams are named by their
/// numbers. ask::answer answers.
#pragma once

#include "ask/question.h"
#include "engine/context.h"
#include "engine/pair_list.h"
#include "model/section.h"
#include "support/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kydai::cli {

/// How an argument of a question is named.
struct ArgumentRow {
    ask::Argument argument;
    const char* option;
    const char* about;
};
/// A call that names no kind asks for what the first of its arguments here is for.
std::span<const ArgumentRow> argumentRows();

/// The kinds with a word; of none, all of them.
std::vector<ask::KindInfo> kindsOf(std::string_view word);
bool anyUses(const std::vector<ask::KindInfo>& kinds, ask::Argument argument);
/// Who has no bye is named by `--why-not` alone.
bool isNamedByWhyNot(const ask::KindInfo& kind);

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

/// The question, as far as it is known without a section; nothing: the call has failed. \param said what the call names
std::optional<ask::Question> questionOf(const Asking& asking, const std::vector<ask::Argument>& said, Context& context);
/// The list of tie-breaks, its edition and the round; false: the call has failed.
bool readRanking(const Asking& asking, ask::Question& question, Context& context);
/// The question about those whom the call names. Error: NoSuchPlayer.
Result<ask::Question> about(ask::Question question, const Asking& asking, const Section& section);

/// \param by "players", "teams", or empty: teams in a team event
bool ranksTeams(const std::string& by, const Section& section);

/// Codes as they stand on the command line; where one cannot be read the call fails and false comes back.
bool readCodes(const std::string& text, std::optional<std::vector<tiebreak::Code>>& codes, Context& context);

}  // namespace kydai::cli
