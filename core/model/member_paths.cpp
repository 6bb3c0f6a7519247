#include "model/member_paths.h"

#include "model/fields.h"
#include "model/json_values.h"
#include "support/assert.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace kydai {

namespace {

/// Lists whose elements have numbers and paths of their own.
template <class T>
constexpr bool kIsNumbered = std::is_same_v<T, std::vector<Player>> || std::is_same_v<T, std::vector<Round>>;

Privacy stricter(Privacy a, Privacy b)
{
    return std::max(a, b);
}

/// The members of a value that are other ones than in `base`, as they are read over it.
template <class T>
struct Patch {
    const T& wanted;
    const T& base;
    Json out = Json::object();

    template <class M, class Base>
    void operator()(const Row& row, M Base::*member)
    {
        if (!(wanted.*member == base.*member)) out[std::string(row.word)] = json_values::write(wanted.*member);
    }
};

template <class T>
Json patchOf(const T& wanted, const T& base)
{
    Patch<T> patch{wanted, base};
    describe(patch, std::type_identity<T>{});
    return std::move(patch.out);
}

class Comparison {
public:
    template <class T>
    void compareMembers(const T& wanted, const T& found, const std::string& path, Privacy privacy)
    {
        if constexpr (std::is_same_v<T, Section>) m_rules = &wanted.rules;
        Members<T> members{*this, wanted, found, path, privacy};
        describe(members, std::type_identity<T>{});
    }

    std::vector<MemberDifference> take() && { return std::move(m_found); }

private:
    template <class T>
    struct Members {
        Comparison& comparison;
        const T& wanted;
        const T& found;
        const std::string& path;
        Privacy privacy;

        template <class M, class Base>
        void operator()(const Row& row, M Base::*member)
        {
            if (row.key || wanted.*member == found.*member) return;
            MemberDifference difference{.path = path + std::string(row.word),
                                        .type = kTypeWord<Base>,
                                        .row = row,
                                        .privacy = stricter(privacy, row.privacy)};
            comparison.compare(wanted.*member, found.*member, std::move(difference));
        }
    };

    template <class M>
    void compare(const M& wanted, const M& found, MemberDifference difference)
    {
        if constexpr (IsDescribed<M>) {
            compareMembers(wanted, found, difference.path + '/', difference.privacy);
        } else if constexpr (kIsNumbered<M>) {
            compareNumbered(wanted, found, difference);
        } else if constexpr (std::is_same_v<M, std::optional<PairingRules>>) {
            const PairingRules& base = found ? *found : m_ofRound;
            tell(std::move(difference), wanted ? patchOf(*wanted, base) : Json(nullptr), json_values::write(found));
        } else {
            tell(std::move(difference), json_values::write(wanted), json_values::write(found));
        }
    }

    template <class T>
    void compareNumbered(const std::vector<T>& wanted, const std::vector<T>& found, const MemberDifference& list)
    {
        if (wanted.size() < found.size() || (std::is_same_v<T, Player> && wanted.size() != found.size()))
            return tell(list, json_values::write(wanted), json_values::write(found));
        for (std::size_t at = 0; at < wanted.size(); ++at) {
            MemberDifference difference = list;
            if constexpr (std::is_same_v<T, Player>) {
                difference.path += '/' + std::to_string(wanted[at].tpn);
            } else {
                const auto number = static_cast<RoundNumber>(at + 1);
                difference.path += '/' + std::to_string(number);
                m_ofRound = rulesKeptBy(*m_rules, number);
            }
            if (at >= found.size())
                tell(std::move(difference), json_values::write(wanted[at]), nullptr);
            else
                compareMembers(wanted[at], found[at], difference.path + '/', difference.privacy);
        }
    }

    void tell(MemberDifference difference, Json wanted, Json found)
    {
        difference.wanted = std::move(wanted);
        difference.found = std::move(found);
        m_found.push_back(std::move(difference));
    }

    std::vector<MemberDifference> m_found{};
    const PairingRules* m_rules = nullptr;  ///< of the section that is wanted
    PairingRules m_ofRound{};               ///< those of them that bear on the round
};

/// Numbers from … to.
using Ranges = std::vector<std::pair<int, int>>;

/// Takes a number from the front of a text.
std::optional<int> takeNumber(std::string_view& text)
{
    int number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// "1,5-9"; empty where it is no such list.
Ranges numbersOf(std::string_view text)
{
    Ranges numbers;
    while (true) {
        const auto first = takeNumber(text);
        auto last = first;
        if (text.starts_with('-')) {
            text.remove_prefix(1);
            last = takeNumber(text);
        }
        if (!first || !last || *first < 1 || *last < *first) return {};
        numbers.emplace_back(*first, *last);
        if (text.empty()) return numbers;
        if (!text.starts_with(',')) return {};
        text.remove_prefix(1);
    }
}

/// Thrown where a path leads nowhere.
struct NoMember {};

/// The word up to the next `/`, which is taken away too.
std::string_view takeWord(std::string_view& path)
{
    const std::size_t end = std::min(path.find('/'), path.size());
    const std::string_view word = path.substr(0, end);
    path.remove_prefix(std::min(end + 1, path.size()));
    return word;
}

class Setting {
public:
    Setting(const Json& value, const std::function<bool(const Row&)>& mayBeSet) : m_value(value), m_mayBeSet(mayBeSet)
    {
    }

    [[nodiscard]] std::size_t set() const { return m_set; }

    template <class T>
    void setIn(T& into, std::string_view path)
    {
        const std::string_view word = takeWord(path);
        Members<T> members{*this, into, word, path};
        describe(members, std::type_identity<T>{});
        if (!members.known) throw NoMember{};
    }

private:
    template <class T>
    struct Members {
        Setting& setting;
        T& into;
        std::string_view word;
        std::string_view rest;
        bool known = false;

        template <class M, class Base>
        void operator()(const Row& row, M Base::*member)
        {
            if (row.word != word || row.key) return;
            known = true;
            if constexpr (std::is_same_v<T, Section>) setting.m_rules = &into.rules;
            setting.setMember(into.*member, row, rest);
        }
    };

    template <class M>
    void setMember(M& member, const Row& row, std::string_view rest)
    {
        if constexpr (IsDescribed<M>) {
            setIn(member, rest);
        } else {
            if constexpr (kIsNumbered<M>) {
                if (!rest.empty()) return setNumbered(member, row, rest);
            }
            if (!rest.empty() || !m_mayBeSet(row)) throw NoMember{};
            read(member, row);
        }
    }

    template <class T>
    void setNumbered(std::vector<T>& list, const Row& row, std::string_view rest)
    {
        const auto numbers = numbersOf(takeWord(rest));
        if (numbers.empty()) throw NoMember{};
        if constexpr (std::is_same_v<T, Round>) {
            if (rest.empty() && m_mayBeSet(row) && numbers.front().first == static_cast<int>(list.size()) + 1) {
                Round round;
                readValue(round, row);
                list.push_back(std::move(round));
                ++m_set;
                return;
            }
        }
        const std::size_t before = m_set;
        for (const auto& [first, last] : numbers) {
            for (std::size_t at = indexOf(list, first); at < list.size() && numberOf(list, at) <= last; ++at) {
                m_round = numberOf(list, at);
                setIn(list[at], rest);
            }
        }
        if (m_set == before) throw NoMember{};
    }
    static int numberOf(const std::vector<Player>& players, std::size_t at) { return players[at].tpn; }
    static int numberOf(const std::vector<Round>& /*rounds*/, std::size_t at) { return static_cast<int>(at + 1); }
    /// Of the first element whose number is not below.
    static std::size_t indexOf(const std::vector<Player>& players, int number)
    {
        return static_cast<std::size_t>(std::ranges::lower_bound(players, number, {}, &Player::tpn) - players.begin());
    }
    static std::size_t indexOf(const std::vector<Round>& /*rounds*/, int number)
    {
        return static_cast<std::size_t>(number - 1);
    }

    /// All of it or, where it throws, nothing.
    template <class M>
    void read(M& member, const Row& row)
    {
        ++m_set;
        M value = member;
        if constexpr (std::is_same_v<M, std::optional<PairingRules>>) {
            if (m_value.is_object()) {
                if (!value) value = rulesKeptBy(*m_rules, m_round);
                readValue(*value, row);
                member = std::move(value);
                return;
            }
        }
        readValue(value, row);
        member = std::move(value);
    }

    /// Judged as what a file brings; what would only be told there is refused here.
    template <class M>
    void readValue(M& value, const Row& row)
    {
        std::vector<JsonRemark> remarks;
        const json_values::Manner manner{.from = json_values::Manner::From::File, .remarks = &remarks};
        json_values::read(m_value, value, json_values::At{manner, {}, row.bounds});
        if (!remarks.empty())
            throw json_values::Unreadable{.what = remarks.front().what, .expected = remarks.front().expected};
    }

    const Json& m_value;
    const std::function<bool(const Row&)>& m_mayBeSet;
    const PairingRules* m_rules = nullptr;  ///< of the section whose rounds are set
    RoundNumber m_round = 0;
    std::size_t m_set = 0;
};

/// What a difference has in common with those it can be told with: its path on both sides of the number, its value.
using Common = std::tuple<std::string_view, std::string_view, std::string>;

/// The number in "players/12/unit", with its place in the path; nullopt for paths without one.
std::optional<std::pair<std::size_t, std::size_t>> numberIn(std::string_view path)
{
    const std::size_t first = path.find('/');
    if (first == std::string_view::npos || !(path.starts_with("players/") || path.starts_with("rounds/")))
        return std::nullopt;
    const std::size_t end = path.find('/', first + 1);
    if (end == std::string_view::npos) return std::nullopt;
    return std::pair(first + 1, end);
}

/// As "1,5-9".
std::string textOf(const Ranges& ranges)
{
    std::string text;
    for (const auto& [first, last] : ranges) {
        if (!text.empty()) text += ',';
        text += std::to_string(first);
        if (last > first) text += '-' + std::to_string(last);
    }
    return text;
}

/// Differences that are told together; the first of them stands for all.
struct Group {
    std::size_t first = 0;
    Ranges ranges{};
};

}  // namespace

template <class T>
std::vector<MemberDifference> memberDifferences(const T& wanted, const T& found)
{
    Comparison comparison;
    comparison.compareMembers(wanted, found, {}, Privacy::Public);
    return std::move(comparison).take();
}

template <class T>
Result<std::size_t> setMember(T& into, std::string_view path, const Json& value,
                              const std::function<bool(const Row&)>& mayBeSet)
{
    try {
        Setting setting(value, mayBeSet);
        setting.setIn(into, path);
        return setting.set();
    } catch (const NoMember&) {
        return Error{.code = Errc::Malformed,
                     .what = fragment(FragmentId::ValueAt, std::string(path)),
                     .expected = fragment(FragmentId::PathOfMember)};
    } catch (const json_values::Unreadable& problem) {
        return Error{.code = problem.code,
                     .what = fragment(FragmentId::ValueAt, std::string(path)),
                     .expected = problem.expected};
    }
}

bool PathsTaken::add(std::string_view path)
{
    const auto at = numberIn(path);
    if (!at) return m_numbers.try_emplace(std::string(path)).second;
    std::map<int, int>& taken =
        m_numbers[std::string(path.substr(0, at->first)) + '*' + std::string(path.substr(at->second))];
    bool isNew = true;
    for (const auto& [first, last] : numbersOf(path.substr(at->first, at->second - at->first))) {
        const auto after = taken.upper_bound(last);
        isNew = isNew && (after == taken.begin() || std::prev(after)->second < first);
        if (isNew) taken.emplace(first, last);
    }
    return isNew;
}

std::vector<MemberDifference> joined(std::vector<MemberDifference> differences)
{
    // The order stays that in which they are set.
    constexpr std::size_t kMostRanges = 12;  // to a line
    std::map<Common, Group> groups;
    std::vector<MemberDifference> told;
    const auto close = [&](Group& group) {
        MemberDifference& first = told[group.first];
        const auto at = *numberIn(first.path);
        first.path.replace(at.first, at.second - at.first, textOf(group.ranges));
        group.ranges.clear();
    };
    for (MemberDifference& difference : differences) {
        const auto at = numberIn(difference.path);
        if (!at) {
            told.push_back(std::move(difference));
            continue;
        }
        const std::string_view path = difference.path;
        int number = 0;
        std::from_chars(path.data() + at->first, path.data() + at->second, number);
        auto& group = groups[{path.substr(0, at->first), path.substr(at->second), difference.wanted.dump()}];
        if (!group.ranges.empty() && group.ranges.back().second == number - 1) {
            group.ranges.back().second = number;
            continue;
        }
        if (group.ranges.size() == kMostRanges) close(group);
        if (group.ranges.empty()) {
            group.first = told.size();
            told.push_back(difference);
        }
        group.ranges.emplace_back(number, number);
    }
    for (auto& [common, group] : groups) {
        if (!group.ranges.empty()) close(group);
    }
    return told;
}

template std::vector<MemberDifference> memberDifferences(const Section&, const Section&);
template std::vector<MemberDifference> memberDifferences(const EventUnitRules&, const EventUnitRules&);
template Result<std::size_t> setMember(Section&, std::string_view, const Json&, const std::function<bool(const Row&)>&);
template Result<std::size_t> setMember(EventUnitRules&, std::string_view, const Json&,
                                       const std::function<bool(const Row&)>&);

}  // namespace kydai
