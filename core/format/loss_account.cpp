#include "format/loss_account.h"

#include "model/described.h"
#include "model/fields.h"
#include "model/member_paths.h"
#include "support/assert.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace kydai::format {

namespace {

/// Sets what the format has no place for to what it is where nothing is said.
struct DropLost {
    Carry Carried::*format;

    template <class T>
    void in(T& value) const
    {
        Members<T> members{*this, value};
        describe(members, std::type_identity<T>{});
    }

    template <class T>
    struct Members {
        const DropLost& drop;
        T& value;

        template <class M, class Base>
        void operator()(const Row& row, M Base::*member)
        {
            if (row.key) return;
            M& at = value.*member;
            const Carry carry = row.carried.*drop.format;
            if constexpr (IsDescribed<M>) {
                drop.in(at);
            } else if (carry == Carry::Lost || carry == Carry::OwnLine) {
                static const T kUsual{};
                at = kUsual.*member;
            } else if constexpr (std::is_same_v<M, std::vector<Player>> || std::is_same_v<M, std::vector<Round>>) {
                for (auto& item : at) drop.in(item);
            }
        }
    };
};

struct EventNameRow {
    std::optional<Row> row{};
    void operator()(const Row& of, std::string Event::* /*name*/) { row = of; }
    template <class M>
    void operator()(const Row& /*row*/, M Event::* /*member*/)
    {
    }
};

/// Players and rounds without anything in them.
Section emptyLike(const Section& section)
{
    Section bare;
    for (const Player& player : section.players) {
        Player& one = bare.players.emplace_back();
        one.id = player.id;
        one.tpn = player.tpn;
    }
    bare.rounds.resize(section.rounds.size());
    return bare;
}

/// A path in two: the member, "players/*/unit", and the number that stands for the star; 0 for a path without one.
std::pair<std::string, int> memberOf(const std::string& path)
{
    for (const std::string_view list : {"players/", "rounds/"}) {
        if (!path.starts_with(list)) continue;
        int number = 0;
        const char* const first = path.data() + list.size();
        const auto [end, failure] = std::from_chars(first, path.data() + path.size(), number);
        if (failure != std::errc()) break;
        return {std::string(list) + '*' + end, number};
    }
    return {path, 0};
}

/// The account of one part: a section, or what belongs to the event.
class Part {
public:
    /// \param has what the event has, each with what there is where it has nothing
    Part(std::string section, std::vector<MemberDifference> has) : m_section(std::move(section))
    {
        for (MemberDifference& value : has) {
            ++at(value).fate.values;
            m_has.emplace(value.path, std::move(value));
        }
    }

    void add(const MemberDifference& change, bool withheld)
    {
        const auto had = m_has.find(change.path);
        if (had != m_has.end()) return tell(change, withheld, change.found == had->second.found);
        // A whole player or round, or all of them: what it has went with it.
        const std::string inside = change.path + '/';
        const bool isGone = change.found.is_null() || change.found.empty();
        auto part = m_has.lower_bound(inside);
        if (part == m_has.end() || !part->first.starts_with(inside)) return tell(change, withheld, {});
        for (; part != m_has.end() && part->first.starts_with(inside); ++part) tell(part->second, withheld, isGone);
    }

    [[nodiscard]] std::vector<MemberFate> take() &&
    {
        std::vector<MemberFate> fates;
        for (Entry& entry : m_entries) {
            MemberFate& fate = entry.fate;
            fate.changed = entry.lost + entry.added + entry.otherwise;
            if (fate.changed == 0)
                fate.fate = Fate::Whole;
            else if (entry.added == fate.changed)
                fate.fate = Fate::Added;
            else if (entry.lost == fate.changed && entry.lost == fate.values)
                fate.fate = Fate::Lost;
            else
                fate.fate = Fate::Rounded;
            fate.where = entry.where();
            fates.push_back(std::move(fate));
        }
        return fates;
    }

private:
    struct Entry {
        MemberFate fate{};
        std::vector<std::pair<int, int>> numbers{};  ///< from … to
        std::size_t lost = 0;
        std::size_t otherwise = 0;
        std::size_t added = 0;

        [[nodiscard]] std::string where() const
        {
            const std::size_t star = fate.member.find('*');
            if (numbers.empty()) return {};
            if (star == std::string::npos) return fate.member;
            std::string text = fate.member.substr(0, star);
            for (const auto& [first, last] : numbers) {
                if (first != numbers.front().first) text += ',';
                text += std::to_string(first);
                if (last > first) text += '-' + std::to_string(last);
            }
            return text + fate.member.substr(star + 1);
        }
    };

    Entry& at(const MemberDifference& value)
    {
        auto member = memberOf(value.path).first;
        const auto [place, isNew] = m_at.try_emplace(member, m_entries.size());
        if (isNew) {
            Entry& entry = m_entries.emplace_back();
            entry.fate.section = m_section;
            entry.fate.member = std::move(member);
            entry.fate.type = value.type;
            entry.fate.row = value.row;
        }
        return m_entries[place->second];
    }

    /// \param isLost nothing: the event had nothing there
    void tell(const MemberDifference& change, bool withheld, std::optional<bool> isLost)
    {
        Entry& entry = at(change);
        ++(!isLost ? entry.added : *isLost ? entry.lost : entry.otherwise);
        entry.fate.withheld = entry.fate.withheld || withheld;
        const int number = memberOf(change.path).second;
        if (entry.numbers.empty()) {
            entry.fate.wanted = change.wanted;
            entry.fate.found = change.found;
        }
        if (!entry.numbers.empty() && entry.numbers.back().second == number - 1)
            entry.numbers.back().second = number;
        else
            entry.numbers.emplace_back(number, number);
    }

    std::string m_section;
    std::map<std::string, MemberDifference> m_has{};
    std::map<std::string, std::size_t> m_at{};
    std::vector<Entry> m_entries{};
};

void addTo(std::vector<MemberFate>& all, Part part)
{
    std::ranges::move(std::move(part).take(), std::back_inserter(all));
}

void addName(std::vector<MemberFate>& all, const std::string& wanted, const std::string& found)
{
    EventNameRow name;
    describe(name, std::type_identity<Event>{});
    KYDAI_ASSERT(name.row.has_value());
    const auto of = [&](const std::string& other) {
        std::vector<MemberDifference> one;
        if (wanted != other)
            one.push_back({"event/name", kTypeWord<Event>, *name.row, name.row->privacy, wanted, other});
        return one;
    };
    Part part({}, of({}));
    for (const MemberDifference& change : of(found)) part.add(change, false);
    addTo(all, std::move(part));
}

void addUnits(std::vector<MemberFate>& all, const EventUnitRules& wanted, const EventUnitRules& found)
{
    const auto of = [&](const EventUnitRules& other) {
        auto differences = memberDifferences(wanted, other);
        for (MemberDifference& one : differences) one.path.insert(0, "event/units/");
        return differences;
    };
    Part part({}, of({}));
    for (const MemberDifference& change : of(found)) part.add(change, false);
    addTo(all, std::move(part));
}

void addSection(std::vector<MemberFate>& all, const Section& wanted, const Section& found, bool withPrivate)
{
    Part part(wanted.info.name, memberDifferences(wanted, emptyLike(wanted)));
    std::vector<std::string> withheld;
    if (!withPrivate) {
        for (MemberDifference& one : memberDifferences(wanted, withoutPrivate(wanted)))
            withheld.push_back(std::move(one.path));
    }
    for (const MemberDifference& change : memberDifferences(wanted, found))
        part.add(change, std::ranges::find(withheld, change.path) != withheld.end());
    addTo(all, std::move(part));
}

std::string_view wordOf(Carry carry)
{
    constexpr std::array<std::string_view, 4> kWords = {"lost", "ownLine", "rounded", "whole"};
    return kWords[static_cast<std::size_t>(carry)];
}

}  // namespace

const WrittenFormat* writtenFormat(std::string_view ending)
{
    const auto* const known = std::ranges::find(kWrittenFormats, ending, &WrittenFormat::ending);
    return known == std::end(kWrittenFormats) ? nullptr : known;
}

bool LossAccount::isSilent() const
{
    return std::ranges::all_of(members, [](const MemberFate& member) { return member.fate == Fate::Whole; });
}

LossAccount lossAccount(const WrittenFormat& format, const EventContent& wanted, const EventContent& found,
                        bool withPrivate)
{
    LossAccount account{&format, withPrivate, {}};
    addName(account.members, wanted.name, found.name);
    addUnits(account.members, wanted.units, found.units);
    for (std::size_t at = 0; at < wanted.sections.size(); ++at) {
        const bool isThere = at < found.sections.size();
        addSection(account.members, wanted.sections[at], isThere ? found.sections[at] : Section(), withPrivate);
    }
    return account;
}

EventContent asCarried(const WrittenFormat& format, EventContent event)
{
    if (format.carried == nullptr) return event;
    const DropLost drop{format.carried};
    EventNameRow name;
    describe(name, std::type_identity<Event>{});
    KYDAI_ASSERT(name.row.has_value());
    const Carry ofName = name.row->carried.*format.carried;
    if (ofName == Carry::Lost || ofName == Carry::OwnLine) event.name.clear();
    drop.in(event.units);
    for (Section& section : event.sections) drop.in(section);
    return event;
}

Json toJson(const LossAccount& account)
{
    Json members = Json::array();
    for (const MemberFate& member : account.members) {
        Json one;
        if (!member.section.empty()) one["section"] = member.section;
        one["member"] = member.member;
        one["fate"] = wordOf(member.fate);
        if (account.format->carried != nullptr) one["row"] = wordOf(member.row.carried.*account.format->carried);
        one["values"] = member.values;
        if (member.fate != Fate::Whole) {
            one["changed"] = member.changed;
            one["where"] = member.where;
            one["wanted"] = member.wanted;
            one["found"] = member.found;
        }
        if (member.withheld) one["withheld"] = true;
        members.push_back(std::move(one));
    }
    return {{"format", account.format->ending},
            {"completeCopy", account.isCopy},
            {"silent", account.isSilent()},
            {"members", std::move(members)}};
}

std::string_view wordOf(Fate fate)
{
    constexpr std::array<std::string_view, 4> kWords = {"whole", "rounded", "lost", "added"};
    return kWords[static_cast<std::size_t>(fate)];
}

}  // namespace kydai::format
