#include "commands/question.h"

#include "commands/rating_options.h"
#include "support/assert.h"
#include "support/fragments.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace kydai::cli {

namespace {

using ask::Argument;
using ask::KindInfo;

struct ArgumentRow {
    Argument argument;
    const char* option;
    const char* about;
};
/// A call without --kind asks for what the first of its options is for.
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

/// The kinds with a word; of none, all of them.
std::vector<KindInfo> kindsOf(std::string_view word)
{
    std::vector<KindInfo> kinds = ask::kinds();
    if (!word.empty()) std::erase_if(kinds, [&](const KindInfo& kind) { return kind.word != word; });
    return kinds;
}

std::vector<std::string> words(const std::vector<KindInfo>& kinds)
{
    std::vector<std::string> found;
    for (const KindInfo& kind : kinds) {
        if (std::ranges::find(found, kind.word) == found.end()) found.emplace_back(kind.word);
    }
    return found;
}

bool anyUses(const std::vector<KindInfo>& kinds, Argument argument)
{
    return std::ranges::any_of(kinds, [&](const KindInfo& kind) { return kind.uses(argument); });
}

/// Who has no bye is named by `--why-not` alone.
bool isNamedByWhyNot(const KindInfo& kind)
{
    return kind.by == Argument::WhyNot && !kind.other;
}

Option addArgument(Verb verb, Argument argument, const std::string& names, const std::string& about, Asking& asking)
{
    asking.options.emplace_back(argument, names);
    switch (argument) {
    case Argument::None:
        break;
    case Argument::Player:
        return verb.option(names, asking.player, about);
    case Argument::Versus:
        return verb.option(names, asking.versus, about);
    case Argument::WhyNot:
        return verb.option(names, asking.whyNot, about);
    case Argument::Of:
        return verb.option(names, asking.of, about);
    case Argument::Given:
        return verb.option(names, asking.given, about).oneOf({"win", "draw", "loss"});
    case Argument::Place:
        return verb.option(names, asking.place, about).between(1, 10000);
    case Argument::Rating:
        return verb.option(names, asking.rating, about).between(1, 4000);
    case Argument::Prize:
        return verb.option(names, asking.prize, about);
    case Argument::Norm:
        return verb.option(names, asking.norm, about);
    case Argument::Code:
        return verb.option(names, asking.code, about);
    case Argument::System:
        return verb.option(names, asking.system, about);
    }
    KYDAI_ASSERT(false);
}

/// What can only be said of a player who is named.
bool isOfThePlayer(Argument argument)
{
    return argument != Argument::Player && argument != Argument::System;
}

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

void addQuestion(Verb verb, std::string_view kind, Asking& asking)
{
    asking.kind = kind;
    const std::vector<KindInfo> kinds = kindsOf(kind);
    const auto any = [&](auto test) { return std::ranges::any_of(kinds, test); };
    const bool ranked = any([](const KindInfo& each) { return each.when == ask::When::After; });
    const bool everybody = any([](const KindInfo& each) { return each.everybody; });
    if (any([](const KindInfo& each) { return each.when != ask::When::Event; })) {
        verb.option("--round", asking.round,
                    ranked ? "after this round; by default the last one" : "the round; by default the last one paired")
            .between(1, kMaxRounds);
    }
    std::optional<Option> player;
    if (any([](const KindInfo& each) { return each.player && !isNamedByWhyNot(each); })) {
        const bool must = !everybody && !any([](const KindInfo& each) { return !each.player; });
        player = addArgument(verb, Argument::Player, "--player", "the player's (or team's) number", asking);
        player->required(must);
    }
    std::vector<std::pair<Argument, Option>> added;
    for (const ArgumentRow& row : kArguments) {
        if (row.argument == Argument::Player || !anyUses(kinds, row.argument)) continue;
        const bool isWhyNot = kind == "prize" && row.argument == Argument::Prize;
        const std::string names = isWhyNot ? "--why-not" : row.option;
        const Option option = addArgument(verb, row.argument, names, row.about, asking);
        if (player && isOfThePlayer(row.argument)) option.needs(*player);
        for (const auto& [argument, other] : added) {
            const auto both = [&, one = argument](const KindInfo& each) {
                return each.uses(one) && each.uses(row.argument);
            };
            if (!any(both)) option.excludes(other);
        }
        added.emplace_back(row.argument, option);
    }
    if (everybody) {
        const Option all = verb.flag("--all", asking.all, "the same of everybody").excludes(*player);
        for (const auto& [argument, option] : added) {
            if (isOfThePlayer(argument)) all.excludes(option);
        }
    }
    if (any([](const KindInfo& each) { return each.teams; })) {
        addBy(verb, asking.by);
        verb.option("--tiebreaks", asking.tieBreaks, "the list; by default the section's");
    }
    if (ranked) {
        verb.option("--rules", asking.rules, "edition of the tie-break rules: old, 24 or 26")
            .oneOfInAnyCase({"old", "24", "26"});
    }
    if (any([](const KindInfo& each) { return each.pairs; })) asking.pairing.addTo(verb);
}

void addQuestions(Verb verb, Asking& asking, const std::string& heading)
{
    const std::vector<KindInfo> kinds = ask::kinds();
    verb.option("--kind", asking.kind, "what is asked; by default what the options tell, else the colour")
        .oneOf(words(kinds))
        .inGroup(heading);
    std::optional<Option> player;
    for (const ArgumentRow& row : kArguments) {
        if (row.argument == Argument::System) {  // a document has it too
            asking.options.emplace_back(row.argument, row.option);
            continue;
        }
        std::vector<KindInfo> users = kinds;
        std::erase_if(users, [&](const KindInfo& kind) { return !kind.uses(row.argument); });
        const std::vector<std::string> of = words(users);
        const std::string about = row.argument == Argument::Player
                                      ? "whose; otherwise White on the first board"
                                      : fmt::format("{}: {}", fmt::join(of, ", "), row.about);
        const Option option = addArgument(verb, row.argument, row.option, about, asking).inGroup(heading);
        if (row.argument == Argument::Player) player = option;
        const bool isOfNamed =
            row.argument == Argument::Versus || row.argument == Argument::Of || row.argument == Argument::Given;
        if (isOfNamed) option.needs(*player);
    }
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

std::optional<ask::Question> readQuestion(const Asking& asking, Verb verb, Context& context)
{
    std::vector<Argument> said;
    for (const auto& [argument, option] : asking.options) {
        if (verb.isGiven(option)) said.push_back(argument);
    }
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
