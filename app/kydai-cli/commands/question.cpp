#include "commands/question.h"

#include "support/assert.h"

#include <fmt/format.h>

#include <algorithm>

namespace kydai::cli {

namespace {

using ask::Argument;
using ask::KindInfo;

std::vector<std::string> words(const std::vector<KindInfo>& kinds)
{
    std::vector<std::string> found;
    for (const KindInfo& kind : kinds) {
        if (std::ranges::find(found, kind.word) == found.end()) found.emplace_back(kind.word);
    }
    return found;
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
    for (const ArgumentRow& row : argumentRows()) {
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
    if (any([](const KindInfo& each) { return each.pairs; })) addPairingOptions(verb, asking.pairing);
}

void addQuestions(Verb verb, Asking& asking, const std::string& heading)
{
    const std::vector<KindInfo> kinds = ask::kinds();
    verb.option("--kind", asking.kind, "what is asked; by default what the options tell, else the colour")
        .oneOf(words(kinds))
        .inGroup(heading);
    std::optional<Option> player;
    for (const ArgumentRow& row : argumentRows()) {
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

std::optional<ask::Question> readQuestion(const Asking& asking, Verb verb, Context& context)
{
    std::vector<Argument> said;
    for (const auto& [argument, option] : asking.options) {
        if (verb.isGiven(option)) said.push_back(argument);
    }
    return questionOf(asking, said, context);
}

void addBy(Verb verb, std::string& by)
{
    verb.option("--by", by, "Rank players or teams (default: teams in a team event)").oneOf({"players", "teams"});
}

Error in(const std::string& file, Error error)
{
    error.file = file;
    return error;
}

}  // namespace kydai::cli
