#include "engine/asking.h"

#include "engine/rating_options.h"
#include "support/fragments.h"

#include <fmt/format.h>

#include <algorithm>

namespace kydai::cli {

namespace {

using ask::Argument;
using ask::KindInfo;

constexpr ArgumentRow kArguments[] = {
    {Argument::Player, "--player", "the player's (or team's) number"},
    {Argument::Code, "--code", "the tie-break, such as BH/C1, DE or 84"},
    {Argument::Versus, "--versus", "why before or behind this player"},
    {Argument::WhyNot, "--why-not", "why not this player"},
    {Argument::System, "--system", "the rating system: fide (default), elo, uscf, glicko, …"},
    {Argument::Of, "--of", "the opponent whose unplayed rounds are meant"},
    {Argument::Given, "--given", "the result of the player's own open game"},
    {Argument::Place, "--place", "a place"},
    {Argument::Norm, "--norm", "a title norm, such as GM"},
    {Argument::Prize, "--prize", "a list of prizes, by its name"},
    {Argument::Rating, "--rating", "a FIDE rating after this event"},
};

/// The word for the kind that the call asks for; nothing: the call has failed.
std::optional<std::string> kindWord(const Asking& asking, const std::vector<Argument>& said, Context& context)
{
    std::string word = asking.kind;
    const std::vector<KindInfo> kinds = ask::kinds();
    for (const ArgumentRow& row : kArguments) {
        if (row.argument == Argument::Player || std::ranges::find(said, row.argument) == said.end()) continue;
        const auto meant = std::ranges::find_if(kinds, [&](const KindInfo& kind) { return kind.uses(row.argument); });
        if (word.empty()) word = meant->word;
        if (anyUses(kindsOf(word), row.argument)) continue;
        context.failUsage(
            fmt::format("{} asks for an explanation of the kind {}, not {}", row.option, meant->word, word));
        return std::nullopt;
    }
    return word.empty() ? "colour" : word;
}

/// The options one of which a kind of this word needs.
std::string neededFor(const KindInfo& kind)
{
    std::string options;
    for (const ArgumentRow& row : kArguments) {
        const auto asks = [&](const KindInfo& other) {
            return other.needs == row.argument || other.by == row.argument;
        };
        if (std::ranges::any_of(kindsOf(kind.word), asks))
            options += (options.empty() ? "" : " or ") + std::string(row.option);
    }
    return options;
}

}  // namespace

std::span<const ArgumentRow> argumentRows()
{
    return kArguments;
}

std::vector<KindInfo> kindsOf(std::string_view word)
{
    std::vector<KindInfo> kinds = ask::kinds();
    if (!word.empty()) std::erase_if(kinds, [&](const KindInfo& kind) { return kind.word != word; });
    return kinds;
}

bool anyUses(const std::vector<KindInfo>& kinds, Argument argument)
{
    return std::ranges::any_of(kinds, [&](const KindInfo& kind) { return kind.uses(argument); });
}

bool isNamedByWhyNot(const KindInfo& kind)
{
    return kind.by == Argument::WhyNot && !kind.other;
}

bool readRanking(const Asking& asking, ask::Question& question, Context& context)
{
    std::optional<std::vector<tiebreak::Code>> one;
    if (!asking.code.empty() && !readCodes(asking.code, one, context)) return false;
    if (!asking.tieBreaks.empty() && !readCodes(asking.tieBreaks, question.list, context)) return false;
    if (!asking.rules.empty()) question.edition = tiebreak::parseEdition(asking.rules);
    question.round = asking.round;
    return true;
}

std::optional<ask::Question> questionOf(const Asking& asking, const std::vector<Argument>& said, Context& context)
{
    const auto word = kindWord(asking, said, context);
    if (!word) return std::nullopt;
    const auto meant = ask::kindOf(*word, said);
    if (!meant) {
        context.failUsage(
            fmt::format("an explanation of the kind {} needs {}", *word, neededFor(kindsOf(*word).front())));
        return std::nullopt;
    }
    const KindInfo& kind = ask::infoOf(*meant);
    if (kind.needs != Argument::None && !asking.all && std::ranges::find(said, kind.needs) == said.end()) {
        context.failUsage(fmt::format("an explanation of the kind {} needs {}", *word, neededFor(kind)));
        return std::nullopt;
    }
    if (!ratingChoice(asking.system, context)) return std::nullopt;
    const pairing::RoundOptions how = asking.pairing.forRound();
    ask::Question question{.kind = *meant, .pairingEdition = how.edition, .general = how.general};
    if (!readRanking(asking, question, context)) return std::nullopt;
    question.code = kind.uses(Argument::System)  ? asking.system
                    : kind.uses(Argument::Norm)  ? asking.norm
                    : kind.uses(Argument::Prize) ? asking.prize
                                                 : asking.code;
    question.place = kind.uses(Argument::Rating) ? asking.rating : asking.place;
    if (asking.given == "win") question.given = Outcome::Win;
    if (asking.given == "draw") question.given = Outcome::Draw;
    if (asking.given == "loss") question.given = Outcome::Loss;
    return question;
}

Result<ask::Question> about(ask::Question question, const Asking& asking, const Section& section)
{
    const KindInfo& kind = ask::infoOf(question.kind);
    const int player = isNamedByWhyNot(kind) ? asking.whyNot : asking.player;
    const int other = kind.uses(Argument::WhyNot) && !isNamedByWhyNot(kind) ? asking.whyNot
                      : kind.uses(Argument::Of)                             ? asking.of
                                                                            : asking.versus;
    question.teams = kind.teams && ranksTeams(asking.by, section);
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

}  // namespace kydai::cli
