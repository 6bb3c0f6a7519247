#include "model/json.h"

#include "model/json_script.h"
#include "model/json_values.h"
#include "model/stored_json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <utility>

namespace kydai {

namespace {

using json_values::At;
using json_values::Manner;
using json_values::read;
using json_values::Unreadable;
using json_values::unreadable;
using json_values::write;

/// The kind that a change is of.
std::string kindOf(const Json& in, const At& at)
{
    const auto name = in.is_object() ? in.find("change") : in.end();
    if (!in.is_object() || name == in.end() || !name->is_string())
        unreadable(At{at.manner, {&at.place, "change"}}, fragment(FragmentId::KindOfChange));
    return name->get<std::string>();
}

/// A change of the section that is chosen, of which it says the rest.
template <class T>
T readKind(const Json& in, const At& at, SectionId chosen)
{
    T change;
    if constexpr (requires { change.section; }) change.section = chosen;
    if constexpr (std::is_same_v<T, EditMembers>) {
        if (const auto number = in.find("player"); number != in.end()) {
            read(*number, change.player, At{at.manner, {&at.place, "player"}});
            static_cast<Player&>(change) = at.manner.section->player(change.player);
        }
    }
    read(in, change, at);
    if constexpr (std::is_same_v<T, AddSection>) {
        if (at.manner.isStrict()) change.section = {};  // a new one
    }
    if constexpr (requires { change.content == nullptr; }) {
        if (!change.content) unreadable(At{at.manner, {&at.place, "content"}}, fragment(FragmentId::ASection));
    }
    return change;
}

/// \param words of the kinds from the `kind`th on
template <class Kinds, std::size_t kind = 0>
std::optional<Kinds> readKindNamed(std::string_view name, std::span<const std::string_view> words, const Json& in,
                                   const At& at, SectionId chosen)
{
    if constexpr (kind == std::variant_size_v<Kinds>) {
        return std::nullopt;
    } else {
        using One = std::variant_alternative_t<kind, Kinds>;
        if (name == words.front()) return readKind<One>(in, at, chosen);
        return readKindNamed<Kinds, kind + 1>(name, words.subspan(1), in, at, chosen);
    }
}

bool read(const Json& in, Change& change, const At& at)
{
    auto found = readKindNamed<Change>(kindOf(in, at), kChangeWords, in, at, {});
    if (!found) unreadable(At{at.manner, {&at.place, "change"}}, fragment(FragmentId::KindOfChange));
    change = *std::move(found);
    return true;
}

ScriptedChange readScriptedKind(const Json& in, const At& at, SectionId chosen)
{
    const std::string name = kindOf(in, at);
    auto scripted = readKindNamed<ScriptedChange, 1>(name, script::kOwnWords, in, at, chosen);
    if (scripted) return *std::move(scripted);
    auto change = readKindNamed<Change>(name, kChangeWords, in, at, chosen);
    if (change) return *std::move(change);
    unreadable(At{at.manner, {&at.place, "change"}}, json_values::meantOneOf(name, kScriptWords));
}

/// What `work` reads, or why it can't.
template <class Work>
auto guarded(Work work) -> Result<decltype(work())>
{
    try {
        return work();
    } catch (const Unreadable& problem) {
        return Error{.code = problem.code, .what = problem.what, .expected = problem.expected};
    }
}

template <class T>
Result<T> readBy(const Manner& manner, const Json& json)
{
    return guarded([&] {
        T value;
        read(json, value, At{manner});
        return value;
    });
}

}  // namespace

Json toJson(const Player& player)
{
    return write(player);
}
Json toJson(const Round& round)
{
    return write(round);
}
Json toJson(const PointSystem& points)
{
    return write(points);
}
Json toJson(const PairingRules& rules)
{
    return write(rules);
}
Json toJson(const RuleSet& rules)
{
    return write(rules);
}
Json toJson(const SectionLimits& limits)
{
    return write(limits);
}
Json toJson(const PlayerRatings& value)
{
    return write(value);
}
Json toJson(const PlayerMarks& value)
{
    return write(value);
}
Json toJson(const ReportFacts& value)
{
    return write(value);
}
Json toJson(const EventUnitRules& value)
{
    return write(value);
}
Json toJson(const SectionInfo& info)
{
    return write(info);
}
Json toJson(const TeamEvent& teams)
{
    return write(teams);
}
Json toJson(const PrizePlan& plan)
{
    return write(plan);
}
Json toJson(const FrozenPrizes& frozen)
{
    return write(frozen);
}
Json toJson(const std::vector<RequestedBye>& byes)
{
    return write(byes);
}
Json toJson(const std::vector<PointAdjustment>& adjustments)
{
    return write(adjustments);
}
Json toJson(const std::vector<std::string>& lines)
{
    return write(lines);
}
Json toJson(const Section& section)
{
    return write(section);
}
Json toJson(const Event& event)
{
    return write(event);
}
Json toJson(const Change& change)
{
    Json out = Json::object();
    out["change"] = changeName(change);
    out.update(std::visit([](const auto& c) { return write(c); }, change));
    return out;
}

template <class T>
Result<T> fromJson(const Json& json)
{
    return readBy<T>({}, json);
}

template <class T>
Result<Stored<T>> fromStored(const Json& json)
{
    bool hasStrangers = false;
    auto value = readBy<T>({.strangers = &hasStrangers}, json);
    if (!value) return value.error();
    return Stored<T>{*std::move(value), hasStrangers};
}

template <class T>
Result<T> fromFile(const Json& json, std::vector<JsonRemark>& remarks)
{
    auto value = readBy<T>({.from = Manner::From::File, .remarks = &remarks}, json);
    if constexpr (std::is_same_v<T, Section>) {
        if (value) json_values::numberByKey(*value);
    }
    return value;
}

template <class T>
Result<T> fromScript(const Json& json, const Section& section)
{
    return readBy<T>({.from = Manner::From::Script, .section = &section}, json);
}
template Result<PrizePlan> fromScript(const Json&, const Section&);

Result<ScriptedChange> readScripted(const Json& json, const Event& event, SectionId chosen, const ValuePath& place)
{
    Manner manner{.from = Manner::From::Script, .event = &event};
    return guarded([&] {
        const At at{manner, place};
        const auto named = json.is_object() ? json.find("section") : json.end();
        if (json.is_object() && named != json.end()) read(*named, chosen, At{manner, {&place, "section"}});
        const auto of = std::ranges::find(event.sections, chosen, &EventSection::id);
        static const Section kNone;
        manner.section = of == event.sections.end() ? &kNone : of->section.get();
        return readScriptedKind(json, at, chosen);
    });
}

template <class T>
Result<T> parseJson(std::string_view text)
{
    const Json json = Json::parse(text.begin(), text.end(), nullptr, false);
    if (json.is_discarded())
        return Error{.code = Errc::Malformed,
                     .what = fragment(FragmentId::TextThatIsNotJson),
                     .expected = fragment(FragmentId::JsonOfKydai)};
    return fromJson<T>(json);
}

#define KYDAI_READS(type)                                                  \
    template Result<type> fromJson(const Json&);                           \
    template Result<Stored<type>> fromStored(const Json&);                 \
    template Result<type> fromFile(const Json&, std::vector<JsonRemark>&); \
    template Result<type> parseJson(std::string_view);
KYDAI_READS(Player)
KYDAI_READS(Round)
KYDAI_READS(PointSystem)
KYDAI_READS(PairingRules)
KYDAI_READS(RuleSet)
KYDAI_READS(SectionLimits)
KYDAI_READS(PlayerRatings)
KYDAI_READS(PlayerMarks)
KYDAI_READS(ReportFacts)
KYDAI_READS(EventUnitRules)
KYDAI_READS(SectionInfo)
KYDAI_READS(TeamEvent)
KYDAI_READS(PrizePlan)
KYDAI_READS(FrozenPrizes)
KYDAI_READS(std::vector<RequestedBye>)
KYDAI_READS(std::vector<PointAdjustment>)
KYDAI_READS(std::vector<std::string>)
KYDAI_READS(Section)
KYDAI_READS(Event)
KYDAI_READS(Change)
#undef KYDAI_READS

std::string toText(const Date& date)
{
    if (!date.known()) return {};
    std::string text;
    const auto append = [&text](int number, std::size_t width) {
        const std::string digits = std::to_string(number);
        if (!text.empty()) text.push_back('-');
        if (digits.size() < width) text.append(width - digits.size(), '0');
        text.append(digits);
    };
    append(date.year, 4);
    if (date.month != 0 || date.day != 0) append(date.month, 2);
    if (date.day != 0) append(date.day, 2);
    return text;
}

std::optional<Date> dateFromText(std::string_view text)
{
    Date date;
    const std::array<int*, 3> parts{&date.year, &date.month, &date.day};
    for (int* part : parts) {
        if (text.empty()) break;
        const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), *part);
        if (failure != std::errc{}) return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        if (text.empty()) return date;
        if (text.front() != '-' || part == &date.day) return std::nullopt;
        text.remove_prefix(1);
    }
    return date;
}

}  // namespace kydai
