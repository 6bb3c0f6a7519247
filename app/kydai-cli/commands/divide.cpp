/// kydai-cli divide EVENT LIST: one list of players divided over the sections of an event, what is to be looked at
/// first; --take writes it as one action.
#include "commands.h"
#include "commands/policy_answers.h"
#include "format/event_list.h"
#include "input.h"
#include "model/hall.h"
#include "policy/judge.h"
#include "policy/list_division.h"
#include "store/event_file.h"
#include "support/file_system.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace kydai::cli {

namespace {

struct DivideWords {
    std::string event{};
    std::string list{};
    std::string from{};
    std::string group{};
    int year = 0;
    bool all = false;
    bool takes = false;
    std::vector<std::string> decisions{};
    std::vector<std::string> answers{};
    std::string who{};
};

const Player& playerOf(const Event& event, const policy::ListDivision& division, const policy::ListLine& line)
{
    if (line.as != policy::ListedAs::Gone) return division.listed[line.listed].player;
    return std::ranges::find(event.sections, line.from, &EventSection::id)->section->player(line.player);
}

std::string lineText(const Event& event, const policy::ListDivision& division, std::size_t at)
{
    const policy::ListLine& line = division.lines[at];
    std::string text = fmt::format("{} as={} decision={}", at + 1, wordFor(line.as), wordFor(line.decision));
    const auto list = [&](std::string_view key, const auto& items, auto wordOfItem) {
        std::string words;
        for (const auto& item : items) words += (words.empty() ? "" : ",") + std::string(wordOfItem(item));
        if (!words.empty()) text += fmt::format(" {}={}", key, words);
    };
    list("remarks", line.remarks, [](policy::ListRemark remark) { return wordFor(remark); });
    list("changed", line.changed, [](std::string_view word) { return word; });
    if (line.twin) text += fmt::format(" twin={}", *line.twin + 1);
    if (line.target) text += fmt::format(" section={}", division.targets[*line.target].name);
    if (line.better) text += fmt::format(" better={}", division.targets[*line.better].name);
    return text + fmt::format(" name={}\n", playerOf(event, division, line).name);
}

/// "12=drop". False after telling what is wrong with it.
bool decide(policy::ListDivision& division, const std::string& said, Context& context)
{
    const std::size_t equal = said.find('=');
    std::size_t number = 0;
    const auto [end, failed] = std::from_chars(said.data(), said.data() + std::min(equal, said.size()), number);
    const auto decision =
        equal == std::string::npos ? std::nullopt : fromWord<policy::ListDecision>(said.substr(equal + 1));
    const bool isLine = failed == std::errc{} && *end == '=' && number >= 1 && number <= division.lines.size();
    if (!isLine || !decision) {
        context.failUsage(fmt::format("--decide '{}': a number of a line, '=', and keep, merge, move or drop", said));
        return false;
    }
    policy::ListLine& line = division.lines[number - 1];
    const bool hasPlace = (*decision != policy::ListDecision::Move || line.better) &&
                          (*decision != policy::ListDecision::Merge || line.twin) &&
                          (*decision != policy::ListDecision::Keep || line.target);
    if (!hasPlace) {
        context.failUsage(fmt::format("--decide '{}': the line has nowhere to go by that", said));
        return false;
    }
    line.decision = *decision;
    return true;
}

void take(store::EventFile& file, const Event& event, const policy::ListDivision& division, const DivideWords& words,
          Context& context)
{
    const auto answers = answersOf(words.answers, context);
    if (!answers) return;
    Section like;
    if (!event.sections.empty()) like = *event.sections.front().section;
    CompoundChange action = policy::takingList(event, division, like);
    if (action.changes.empty()) {
        context.out << "taken=0\n";
        return;
    }
    const auto judgement = policy::judge(file.state(), std::move(action));
    if (!judgement) return context.fail(judgement.error());
    tellWarnings(*judgement, judgement->unanswered(*answers), "en", context);
    const auto cleared = judgement->clear(*answers);
    if (!cleared) {
        context.status = kNegative;
        return;
    }
    const store::Who who{words.who.empty() ? loginName() : words.who,
                         std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now())};
    const auto written = file.apply(*cleared, who);
    if (!written) return context.fail(written.error());
    context.out << fmt::format("taken={}\n", cleared->made().size());
}

/// Of an event with groups of sections that play at different times the one that is asked for; nothing after telling
/// that it has none such.
std::optional<Event> sectionsAsked(const Event& event, const DivideWords& words, Context& context)
{
    const std::vector<std::string> groups = groupsOf(event);
    const auto has = [&](const std::string& group) { return std::ranges::find(groups, group) != groups.end(); };
    for (const auto& [option, group] : {std::pair("--group", words.group), std::pair("--from", words.from)}) {
        if (group.empty() || has(group)) continue;
        context.failUsage(
            fmt::format("{} '{}': the event has the groups '{}'", option, group, fmt::join(groups, "', '")));
        return std::nullopt;
    }
    if (words.group.empty()) return event;
    return onlyGroup(event, words.group);
}

/// The list, or the players of another group; nothing after telling why not.
std::optional<std::vector<Listed>> listedBy(const DivideWords& words, const Event& event, Context& context)
{
    if (words.list.empty() == words.from.empty()) {
        context.failUsage("divide: a list, or a group of sections by --from");
        return std::nullopt;
    }
    if (!words.from.empty()) return policy::listOfGroup(event, words.from);
    const auto failed = [&](const Error& error) {
        context.fail(error);
        return std::nullopt;
    };
    const auto bytes = context.read(words.list);
    if (!bytes) return failed(bytes.error());
    const auto sheets = format::readSheets(*bytes, words.list);
    if (!sheets) return failed(sheets.error());
    auto list = format::readEventList(*sheets, words.list);
    if (!list) return failed(list.error());
    warnOn(context, words.list)(list->diagnostics);
    return std::move(list->listed);
}

void divide(const DivideWords& words, Context& context)
{
    auto file = store::EventFile::open(pathOf(words.event));
    if (!file) return context.fail(file.error());
    tellOpening(context, words.event, file->notes());
    const auto event = sectionsAsked(file->event(), words, context);
    if (!event) return;
    auto list = listedBy(words, file->event(), context);
    if (!list) return;
    auto division = policy::divided(*event, *std::move(list), words.year);
    for (const std::string& said : words.decisions) {
        if (!decide(division, said, context)) return;
    }
    std::size_t looked = 0;
    for (std::size_t at = 0; at < division.lines.size(); ++at) {
        const policy::ListLine& line = division.lines[at];
        const bool isNoted =
            !line.remarks.empty() || line.as == policy::ListedAs::Changed || line.as == policy::ListedAs::Gone;
        looked += isNoted ? 1 : 0;
        if (words.all || isNoted) context.out << lineText(*event, division, at);
    }
    for (const policy::UnitSpelling& unit : division.units)
        context.out << fmt::format("unit={} spelled={}\n", unit.wanted, fmt::join(unit.others, ";"));
    const auto offered = std::ranges::count(division.targets, SectionId{}, &policy::ListTarget::section);
    context.out << fmt::format("TOTAL lines={} remarks={} sections={} new={}\n", division.lines.size(), looked,
                               division.targets.size(), offered);
    if (words.takes) take(*file, *event, division, words, context);
}

}  // namespace

void addDivide(Verb verb, Context& context)
{
    auto words = std::make_shared<DivideWords>();
    verb.option("EVENT", words->event, "an event file (.kydai)").required();
    verb.option("LIST", words->list, "the list: .xlsx, .csv");
    verb.option("--from", words->from, "instead of a list: who plays in this group of sections");
    verb.option("--group", words->group, "only over the sections that play at one time as this group");
    verb.option("--year", words->year, "of the event's key date, where no section says it").between(1900, 2200);
    verb.flag("--all", words->all, "every line, not only what is to be looked at");
    verb.option("--decide", words->decisions, "LINE=keep, merge, move or drop; may be given several times");
    const Option takes = verb.flag("--take", words->takes, "write it: one action, all of it or nothing");
    verb.option("--answer", words->answers, "yes to this warning; may be given several times").needs(takes);
    verb.option("--who", words->who, "name for the journal; else the login name").needs(takes);
    verb.does([words, &context] { divide(*words, context); });
}

}  // namespace kydai::cli
