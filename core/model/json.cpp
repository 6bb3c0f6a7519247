#include "model/json.h"

#include "model/json_values.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace kydai {

namespace {

using json_values::read;
using json_values::Unreadable;
using json_values::write;

template <std::size_t kind = 0>
Change readChange(const Json& in, std::string_view name)
{
    if constexpr (kind == std::variant_size_v<Change>) {
        throw Unreadable{.path = "/change", .expected = fragment(FragmentId::KindOfChange)};
    } else {
        std::variant_alternative_t<kind, Change> change;
        if (name != changeName(Change(change))) return readChange<kind + 1>(in, name);
        read(in, change);
        if constexpr (requires { change.content == nullptr; }) {
            if (!change.content) throw Unreadable{.path = "/content", .expected = fragment(FragmentId::ASection)};
        }
        return change;
    }
}

void read(const Json& in, Change& change)
{
    const auto name = in.is_object() ? in.find("change") : in.end();
    if (!in.is_object() || name == in.end() || !name->is_string())
        throw Unreadable{.path = "/change", .expected = fragment(FragmentId::KindOfChange)};
    change = readChange(in, name->get<std::string>());
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
    try {
        T value;
        read(json, value);
        return value;
    } catch (const Unreadable& problem) {
        return Error{
            .code = Errc::Malformed, .what = fragment(FragmentId::ValueAt, problem.path), .expected = problem.expected};
    }
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

#define KYDAI_READS(type)                        \
    template Result<type> fromJson(const Json&); \
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
