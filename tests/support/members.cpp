#include "support/members.h"

#include "model/fields.h"
#include "model/json_values.h"
#include "model/numbering.h"
#include "support/whole_event.h"

#include <fmt/format.h>

#include <algorithm>
#include <type_traits>

namespace kydai::fixture {

namespace {

template <class T>
struct IsListOfDescribed : std::false_type {
};
template <IsDescribed T>
struct IsListOfDescribed<std::vector<T>> : std::true_type {
    using Element = T;
};
template <class M>
constexpr bool kIsRows = std::is_same_v<M, std::vector<Player>> || std::is_same_v<M, std::vector<Round>>;

class Collector {
public:
    /// \param only one member alone; empty: all
    explicit Collector(std::string_view only) : m_only(only) {}

    template <class T>
    void collect(const T& value, const std::string& path)
    {
        Members<T> members{*this, &value, path};
        describe(members, std::type_identity<T>{});
    }
    std::map<std::string, MemberValues> found{};

private:
    template <class T>
    struct Members {
        Collector& collector;
        const T* value;  ///< null: only its rows are wanted
        const std::string& path;

        template <class M, class Base>
        void operator()(const Row& row, M Base::*member)
        {
            if (row.key) return;
            const std::string way = path + std::string(row.word);
            if (!collector.wants(way)) return;
            MemberValues& of = collector.found[way];
            of.row = row;
            of.type = kTypeWord<Base>;
            of.isPart = IsDescribed<M>;
            if (value != nullptr) of.values.push_back(json_values::write(value->*member).dump());
            if constexpr (IsDescribed<M>) {
                Members<M> inside{collector, value == nullptr ? nullptr : &(value->*member), way + '/'};
                describe(inside, std::type_identity<M>{});
            } else if constexpr (IsListOfDescribed<M>::value) {
                if (row.word == "reported") return;  // as games
                using Element = typename IsListOfDescribed<M>::Element;
                Members<Element> rows{collector, nullptr, way + "/*/"};
                describe(rows, std::type_identity<Element>{});
                if (value == nullptr) return;
                for (const Element& element : value->*member) collector.collect(element, way + "/*/");
            }
        }
    };
    /// The member itself, and what it stands in.
    [[nodiscard]] bool wants(std::string_view way) const
    {
        if (m_only.empty()) return true;
        return m_only.starts_with(way) && (m_only.size() == way.size() || m_only[way.size()] == '/');
    }

    std::string_view m_only;
};

/// Takes over a member by its way; from a list with one value everything.
template <class T>
struct Grafter {
    T& to;
    const T& from;
    std::string_view member;

    template <class M, class Base>
    void operator()(const Row& row, M Base::*at)
    {
        const std::size_t end = std::min(member.find('/'), member.size());
        if (row.word != member.substr(0, end)) return;
        const std::string_view rest = member.substr(std::min(end + 1, member.size()));
        if constexpr (IsDescribed<M>) {
            if (!rest.empty()) return graftInto(to.*at, from.*at, rest);
        } else if constexpr (kIsRows<M>) {
            if (rest.starts_with("*/")) {
                for (std::size_t i = 0; i < std::min((to.*at).size(), (from.*at).size()); ++i)
                    graftInto((to.*at)[i], (from.*at)[i], rest.substr(2));
                return;
            }
        }
        to.*at = from.*at;
    }
    template <class M>
    static void graftInto(M& to, const M& from, std::string_view member)
    {
        Grafter<M> grafter{to, from, member};
        describe(grafter, std::type_identity<M>{});
    }
};

}  // namespace

std::map<std::string, MemberValues> membersOf(const format::ReportedEvent& event, std::string_view only)
{
    Collector collector(only);
    collector.collect(event.units, "event/units/");
    collector.collect(event.section, {});
    Event named;
    named.name = event.name;
    Collector head({});
    head.collect(named, {});
    collector.found["event/name"] = head.found.at("name");
    return std::move(collector.found);
}

format::ReportedEvent bareEvent(const Section& section)
{
    format::ReportedEvent event;
    Section& bare = event.section;
    bare.info.name = "Section";
    for (const Player& player : section.players) {
        Player& one = bare.players.emplace_back();
        one.id = player.id;
        one.tpn = player.tpn;
        one.name = "Player " + std::to_string(player.tpn);
    }
    for (const Round& round : section.rounds) {
        Round& one = bare.rounds.emplace_back();
        for (const Game& game : round.games) one.games.push_back({game.white, game.black, Outcome::Win, Outcome::Loss});
        for (const Bye& bye : round.byes) one.byes.push_back({bye.player, Outcome::ZeroBye});
    }
    return event;
}

void graft(format::ReportedEvent& to, const format::ReportedEvent& from, std::string_view member)
{
    constexpr std::string_view kUnits = "event/units/";
    if (member == "event/name") to.name = from.name;
    if (member.starts_with(kUnits))
        Grafter<EventUnitRules>::graftInto(to.units, from.units, member.substr(kUnits.size()));
    if (member.starts_with("event/")) return;
    const auto take = [&](std::string_view way) { Grafter<Section>::graftInto(to.section, from.section, way); };
    for (const std::string_view whole : {"teams", "prizes", "frozenPrizes"}) {
        if (member == whole || member.starts_with(std::string(whole) + '/')) {
            if (whole == "frozenPrizes") take("prizes");
            return take(whole);
        }
    }
    if (member == "rounds/*/reported") take("rounds/*/games");
    if (member == "rules/systemCode") take("rules/pairingSystem");
    if (member == "rules/fideModeLeftInRound") take("rules/fideMode");
    if (member != "players" && member != "rounds") take(member);
}

std::map<std::string, Carriage> carriageOf(const Conversion& convert, std::uint64_t events,
                                           const std::function<void(Section&)>& prepare)
{
    std::map<std::string, Carriage> carriage;
    for (std::uint64_t seed = 0; seed < events; ++seed) {
        Random random(seed);
        format::ReportedEvent full{"Event " + std::to_string(seed), {}, byNumber(wholeSection(random))};
        full.units = wholePart<EventUnitRules>(random, full.section);
        if (prepare) prepare(full.section);
        const format::ReportedEvent bare = bareEvent(full.section);
        const auto nothing = membersOf(bare);
        const auto nothingBack = membersOf(convert(bare));
        const auto take = [&](const std::string& member, const MemberValues& wanted, const MemberValues& found) {
            Carriage& of = carriage[member];
            of.row = wanted.row;
            of.type = wanted.type;
            of.isPart = wanted.isPart;
            if (wanted.values == nothing.at(member).values || wanted.values == nothingBack.at(member).values) return;
            ++of.filled;
            of.whole += found.values == wanted.values ? 1 : 0;
            const std::vector<std::string>& blank = nothingBack.at(member).values;
            // A round that the format can't tell is missing in the one and not in the other.
            const bool isBlank = member == "rounds/*/picture" &&
                                 std::ranges::all_of(found.values, [](const auto& value) { return value == "null"; });
            of.nothing += found.values == blank || isBlank ? 1 : 0;
        };
        const auto wanted = membersOf(full);
        const auto found = membersOf(convert(full));
        for (const auto& [member, values] : wanted) {
            take(member, values, found.at(member));
            format::ReportedEvent alone = bare;
            graft(alone, full, member);
            take(member, membersOf(alone, member).at(member), membersOf(convert(alone), member).at(member));
        }
    }
    return carriage;
}

bool isInList(std::string_view member)
{
    const std::size_t star = member.find("/*/");
    if (star == std::string_view::npos) return false;
    const bool hasPath = member.starts_with("players/*/") || member.starts_with("rounds/*/");
    return !hasPath || member.find("/*/", star + 1) != std::string_view::npos;
}

std::string wrongAbout(const std::map<std::string, Carriage>& carriage, Carry Carried::*format)
{
    std::string wrong;
    for (const auto& [member, of] : carriage) {
        if (isInList(member) || of.filled == 0) continue;
        const Carry said = of.row.carried.*format;
        const bool isLost = said == Carry::Lost || said == Carry::OwnLine;
        std::string_view is = "in part";
        if (of.whole == of.filled) is = "whole";
        if (of.whole == 0 && of.nothing == of.filled) is = "not at all";
        const std::string_view says = isLost ? "not at all" : said == Carry::Whole ? "whole" : "in part";
        const bool isInPart = says == "in part" && is != "not at all";
        const bool fits = of.isPart ? isLost == (is == "not at all") : says == is || isInPart;
        if (!fits)
            wrong += fmt::format("{} ({}.{}): the row says {}, the format carries it {} ({} of {}, {} as nothing)\n",
                                 member, of.type, of.row.word, says, is, of.whole, of.filled, of.nothing);
    }
    return wrong;
}

}  // namespace kydai::fixture
