#include "commands/question.h"

#include "support/fragments.h"

#include <algorithm>

namespace kydai::cli {

Result<ask::Question> about(ask::Question question, const Section& section, int player, int other)
{
    if (question.teams) {
        question.team = TeamId{player};
        question.otherTeam = TeamId{other};
        return question;
    }
    std::optional<int> nobody;
    const auto named = [&](int number) {
        if (number == 0) return PlayerId{};
        const Player* found = section.playerNumbered(number);
        if (found == nullptr && !nobody) nobody = number;
        return found != nullptr ? found->id : PlayerId{};
    };
    question.player = named(player);
    question.other = named(other);
    if (!nobody) return question;
    Error error{Errc::NoSuchPlayer};
    error.what = fragment(FragmentId::NoSuchPlayer, *nobody);
    error.expected = fragment(FragmentId::PlayerOfThisSection);
    return error;
}

void addBy(Verb verb, std::string& by)
{
    verb.option("--by", by, "Rank players or teams (default: teams in a team event)").oneOf({"players", "teams"});
}

bool ranksTeams(const std::string& by, const Section& section)
{
    return by.empty() ? section.isTeamEvent() : by == "teams";
}

bool readCodes(const std::string& text, std::optional<std::vector<tiebreak::Code>>& codes, Context& context)
{
    auto parsed = tiebreak::parseCodes(text);
    if (!parsed) {
        context.failUsage(messageOf(parsed.error()));
        return false;
    }
    codes = *std::move(parsed);
    return true;
}

Error in(const std::string& file, Error error)
{
    error.file = file;
    return error;
}

}  // namespace kydai::cli
