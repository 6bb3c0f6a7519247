#include "policy/list_division.h"

#include "model/fields.h"
#include "model/hall.h"
#include "model/persons.h"
#include "model/tournament_rating.h"
#include "policy/actions.h"
#include "policy/event_plan.h"
#include "support/utf8.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace kydai::policy {

namespace {

std::vector<std::string> wordsOf(const std::string& text)
{
    std::vector<std::string> words;
    std::string key = utf8::wordKey(text) + ' ';
    for (std::size_t at = 0, end = key.find(' '); end != std::string::npos; at = end + 1, end = key.find(' ', at)) {
        if (end > at) words.push_back(key.substr(at, end - at));
    }
    return words;
}

/// What a name of a section says: "U10 Nữ", "Nam 10 tuổi", "Girls 12".
struct AgeAndSex {
    int age = 0;  ///< 0: none
    Sex sex = Sex::Unknown;
};

int ageIn(std::string word)
{
    if (word.starts_with('u')) word.erase(0, 1);
    const bool isNumber = !word.empty() && word.size() <= 2 &&
                          std::ranges::all_of(word, [](char letter) { return letter >= '0' && letter <= '9'; });
    const int age = isNumber ? std::stoi(word) : 0;
    constexpr int kYoungest = 4;
    return age >= kYoungest ? age : 0;
}

AgeAndSex ageAndSexOf(const std::string& name)
{
    AgeAndSex found;
    for (const std::string& word : wordsOf(name)) {
        if (word == "nam" || word == "trai" || word == "boys" || word == "men") found.sex = Sex::Male;
        if (word == "nu" || word == "gai" || word == "girls" || word == "women") found.sex = Sex::Female;
        if (found.age == 0) found.age = ageIn(word);
    }
    return found;
}

bool isFooter(const Player& player)
{
    static const std::set<std::string> kBegins{"tong",   "cong",   "total",   "sum",     "nguoi lap",
                                               "ban to", "ky ten", "ghi chu", "xac nhan"};
    const std::string key = utf8::wordKey(player.name);
    const auto begins = [&](const std::string& word) { return key == word || key.starts_with(word + ' '); };
    return !player.birth.known() && player.fideId.empty() && std::ranges::any_of(kBegins, begins);
}

bool hasNameOfGirl(const Player& player)
{
    const std::vector<std::string> words = wordsOf(player.name);
    return words.size() > 2 && std::find(words.begin() + 1, words.end() - 1, "thi") != words.end() - 1;
}

/// "H. Trảng Bom" and "Huyện Trảng Bom" are one.
std::string unitKey(const std::string& unit)
{
    static const std::set<std::string> kKinds{"h",   "huyen", "tp",   "thanh", "pho",    "q", "quan", "tx",
                                              "thi", "xa",    "tinh", "p",     "phuong", "x", "tt",   "tran"};
    std::string key;
    std::vector<std::string> words = wordsOf(unit);
    while (words.size() > 1 && kKinds.contains(words.front())) words.erase(words.begin());
    for (const std::string& word : words) key += word + ' ';
    return key;
}

/// Limits of a target, or those that its name says.
SectionLimits limitsOf(const ListTarget& target, int year)
{
    SectionLimits limits = target.limits;
    const AgeAndSex said = ageAndSexOf(target.name);
    if (limits.sex == Sex::Unknown) limits.sex = said.sex;
    if (limits.bornFrom == 0 && said.age > 0 && year > 0) limits.bornFrom = year - said.age;
    return limits;
}

/// The words of a section's name without those of its group, if it has them all: "u9 nu" of "U9 Nữ cờ nhanh".
std::string nameInGroup(const SectionInfo& info)
{
    std::vector<std::string> words = wordsOf(info.name);
    const std::vector<std::string> group = wordsOf(info.group);
    const auto named = std::search(words.begin(), words.end(), group.begin(), group.end());
    if (named != words.end()) words.erase(named, named + std::ssize(group));
    std::string key;
    for (const std::string& word : words) key += (key.empty() ? "" : " ") + word;
    return key;
}

int yearOf(const Event& event)
{
    for (const EventSection& each : event.sections) {
        if (each.section->info.firstDay.known()) return each.section->info.firstDay.year;
    }
    return 0;
}

class Divider {
public:
    Divider(const Event& event, std::vector<Listed> list, int year)
        : m_event(event), m_year(year != 0 ? year : yearOf(event))
    {
        m_division.listed = std::move(list);
        for (const EventSection& each : event.sections) {
            m_division.targets.push_back({each.id, each.section->info.name, each.section->info.limits});
            m_namesInGroup.push_back(nameInGroup(each.section->info));
            for (const Player& player : each.section->players)
                m_there.insert({utf8::wordKey(player.name), {each.id, &player}});
        }
    }

    ListDivision take()
    {
        findUnits();
        for (std::size_t at = 0; at < m_division.listed.size(); ++at) addLine(at);
        addGone();
        return std::move(m_division);
    }

private:
    struct Place {
        SectionId section{};
        const Player* player = nullptr;
    };

    [[nodiscard]] SectionLimits limits(std::size_t target) const
    {
        return limitsOf(m_division.targets[target], m_year);
    }

    /// The target that a word of the list means; offered where none of the event does.
    std::optional<std::size_t> named(const std::string& word, Sex sex)
    {
        const std::string key = utf8::wordKey(word);
        if (key.empty()) return std::nullopt;
        auto& targets = m_division.targets;
        const auto same =
            std::ranges::find_if(targets, [&](const ListTarget& one) { return utf8::wordKey(one.name) == key; });
        if (same != targets.end()) return static_cast<std::size_t>(same - targets.begin());
        const auto inGroup = std::ranges::find(m_namesInGroup, key);
        if (inGroup != m_namesInGroup.end()) return static_cast<std::size_t>(inGroup - m_namesInGroup.begin());
        AgeAndSex said = ageAndSexOf(word);
        if (said.age == 0) return offered(word);
        if (said.sex == Sex::Unknown) said.sex = sex;
        const auto isAlike = [&](const ListTarget& one) {
            const AgeAndSex its = ageAndSexOf(one.name);
            return its.age == said.age && (its.sex == said.sex || its.sex == Sex::Unknown);
        };
        const auto alike = std::ranges::find_if(targets, isAlike);
        if (alike != targets.end()) return static_cast<std::size_t>(alike - targets.begin());
        std::string name = "U" + std::to_string(said.age);
        if (said.sex != Sex::Unknown) name += said.sex == Sex::Female ? " Nữ" : " Nam";
        return offered(name);
    }
    std::size_t offered(const std::string& name)
    {
        ListTarget target{{}, name, {}};
        target.limits = limitsOf(target, m_year);
        m_division.targets.push_back(std::move(target));
        return m_division.targets.size() - 1;
    }
    /// The lowest age that the player fits; nothing where no target has limits that he fits.
    [[nodiscard]] std::optional<std::size_t> fitting(const Player& player) const
    {
        std::optional<std::size_t> best;
        for (std::size_t at = 0; at < m_division.targets.size(); ++at) {
            const SectionLimits its = limits(at);
            const bool isAsked = its.areSet() && (its.bornFrom == 0 || player.birth.known()) &&
                                 (its.sex == Sex::Unknown || player.sex != Sex::Unknown);
            if (!isAsked || brokenLimit(its, player) != LimitBroken::None) continue;
            const auto rank = [&](const SectionLimits& one) {
                return std::pair(one.bornFrom, one.sex != Sex::Unknown ? 1 : 0);
            };
            if (!best || rank(its) > rank(limits(*best))) best = at;
        }
        return best;
    }

    void addLine(std::size_t at)
    {
        const Listed& listed = m_division.listed[at];
        ListLine line;
        line.listed = at;
        if (isFooter(listed.player)) {
            line.remarks.push_back(ListRemark::Footer);
            line.decision = ListDecision::Drop;
            m_division.lines.push_back(std::move(line));
            return;
        }
        line.target = named(listed.section, listed.player.sex);
        if (!line.target) line.target = fitting(listed.player);
        if (!line.target) {
            line.remarks.push_back(ListRemark::NoSection);
            line.decision = ListDecision::Drop;
        } else {
            lookAtTarget(line, listed.player);
        }
        findTwin(line, listed.player);
        compare(line, listed.player);
        m_division.lines.push_back(std::move(line));
    }

    void lookAtTarget(ListLine& line, const Player& player)
    {
        const SectionLimits its = limits(*line.target);
        const auto remark = [&](ListRemark what) { line.remarks.push_back(what); };
        Player fits = player;
        const bool isBoys = its.sex == Sex::Male;
        if (its.sex != Sex::Unknown && player.sex != Sex::Unknown && player.sex != its.sex) {
            remark(ListRemark::OtherSex);
        } else if (isBoys && hasNameOfGirl(player)) {
            remark(ListRemark::NameOfGirl);
            fits.sex = Sex::Female;
        }
        if (its.bornFrom > 0 && !player.birth.known()) remark(ListRemark::BirthMissing);
        if (player.birth.known() && player.birth.year < its.bornFrom) remark(ListRemark::TooOld);
        const auto elsewhere = fitting(fits);
        if (!elsewhere || *elsewhere == *line.target) return;
        if (line.remarks.empty()) {
            const bool isYounger = its.bornFrom > 0 && limits(*elsewhere).bornFrom > its.bornFrom;
            if (!isYounger) return;
            remark(ListRemark::Younger);
        }
        line.better = elsewhere;
    }

    /// The same child in a line before.
    void findTwin(ListLine& line, const Player& player)
    {
        const std::string key = utf8::wordKey(player.name);
        const auto [first, last] = m_before.equal_range(key);
        for (auto at = first; at != last; ++at) {
            const ListLine& other = m_division.lines[at->second];
            if (!mayBeSame(m_division.listed[other.listed].player, player)) continue;
            line.twin = at->second;
            const bool isHere = other.target == line.target;
            line.remarks.push_back(isHere ? ListRemark::Twice : ListRemark::TwiceAcross);
            if (isHere) line.decision = ListDecision::Merge;
            break;
        }
        m_before.insert({key, m_division.lines.size()});
    }

    static bool mayBeSame(const Player& a, const Player& b)
    {
        if (!a.fideId.empty() && !b.fideId.empty()) return a.fideId == b.fideId;
        return mayBeSameDay(a.birth, b.birth);
    }

    /// With the event as it is.
    void compare(ListLine& line, const Player& player)
    {
        const auto [first, last] = m_there.equal_range(utf8::wordKey(player.name));
        const Place* found = nullptr;
        for (auto at = first; at != last; ++at) {
            if (!mayBeSame(*at->second.player, player) || m_seen.contains({at->second.section, at->second.player->id}))
                continue;
            const bool isHere = line.target && m_division.targets[*line.target].section == at->second.section;
            if (found == nullptr || isHere) found = &at->second;
        }
        if (found == nullptr) return;
        m_seen.insert({found->section, found->player->id});
        line.from = found->section;
        line.player = found->player->id;
        line.changed = changedIn(*found->player, player);
        const bool isElsewhere = line.target && m_division.targets[*line.target].section != found->section;
        if (isElsewhere) line.remarks.push_back(ListRemark::OtherSection);
        line.as = isElsewhere || !line.changed.empty() ? ListedAs::Changed : ListedAs::Same;
    }

    /// What the list says and the event has otherwise; what it doesn't say stays.
    [[nodiscard]] std::vector<std::string_view> changedIn(const Player& there, const Player& listed) const
    {
        std::vector<std::string_view> words;
        if (listed.name != there.name) words.emplace_back("name");
        if (listed.birth.known() && listed.birth != there.birth) words.emplace_back("birth");
        if (listed.sex != Sex::Unknown && listed.sex != there.sex) words.emplace_back("sex");
        if (!listed.unit.empty() && unitKey(listed.unit) != unitKey(there.unit)) words.emplace_back("unit");
        if (listed.rating != 0 && listed.rating != there.rating) words.emplace_back("rating");
        if (!listed.fideId.empty() && listed.fideId != there.fideId) words.emplace_back("fideId");
        return words;
    }

    /// Who is in a section that the list fills, and not in the list.
    void addGone()
    {
        std::set<std::size_t> filled;
        for (const ListLine& line : m_division.lines) {
            if (line.target) filled.insert(*line.target);
        }
        for (std::size_t target = 0; target < m_event.sections.size(); ++target) {
            if (!filled.contains(target)) continue;
            const EventSection& each = m_event.sections[target];
            for (const Player& player : each.section->players) {
                if (m_seen.contains({each.id, player.id}) || player.withdrawnFromRound) continue;
                ListLine line;
                line.as = ListedAs::Gone;
                line.target = target;
                line.from = each.id;
                line.player = player.id;
                m_division.lines.push_back(std::move(line));
            }
        }
    }

    void findUnits()
    {
        std::map<std::string, std::map<std::string, int>> spellings;
        const auto count = [&](const Player& player) {
            if (!player.unit.empty()) ++spellings[unitKey(player.unit)][player.unit];
        };
        for (const Listed& listed : m_division.listed) count(listed.player);
        for (const EventSection& each : m_event.sections) std::ranges::for_each(each.section->players, count);
        for (const auto& [key, ways] : spellings) {
            if (ways.size() < 2) continue;
            // The one that most have; of equals the longer: it is no abbreviation.
            const auto most = std::ranges::max_element(
                ways, {}, [](const auto& way) { return std::pair(way.second, way.first.size()); });
            UnitSpelling unit{most->first, {}, true};
            for (const auto& way : ways) {
                if (way.first != most->first) unit.others.push_back(way.first);
            }
            m_division.units.push_back(std::move(unit));
        }
    }

    const Event& m_event;
    int m_year;
    ListDivision m_division{};
    std::vector<std::string> m_namesInGroup{};           ///< of the event's sections, as keys
    std::multimap<std::string, Place> m_there{};         ///< players of the event by name
    std::multimap<std::string, std::size_t> m_before{};  ///< lines by name
    std::set<std::pair<SectionId, PlayerId>> m_seen{};   ///< players of the event whom the list has
};

/// What a list adds to a record: what it says stands, the rest stays.
Player completed(Player there, const Player& listed)
{
    if (!listed.name.empty()) there.name = listed.name;
    if (listed.birth.known()) there.birth = listed.birth;
    if (listed.sex != Sex::Unknown) there.sex = listed.sex;
    if (!listed.unit.empty()) there.unit = listed.unit;
    if (listed.rating != 0) there.rating = listed.rating;
    if (!listed.fideId.empty()) there.fideId = listed.fideId;
    return there;
}

/// What the decisions come to.
class Taker {
public:
    Taker(const Event& event, const ListDivision& division, const Section& like)
        : m_event(event),
          m_division(division),
          m_like(like),
          m_coming(division.targets.size()),
          m_leaving(division.targets.size())
    {
    }

    CompoundChange take()
    {
        for (const ListLine& line : m_division.lines) settle(line);
        for (std::size_t target = 0; target < m_event.sections.size(); ++target) change(target);
        for (std::size_t target = m_event.sections.size(); target < m_division.targets.size(); ++target) offer(target);
        return std::move(m_action);
    }

private:
    [[nodiscard]] std::string unitOf(const std::string& unit) const
    {
        for (const UnitSpelling& spelling : m_division.units) {
            if (spelling.merges && std::ranges::find(spelling.others, unit) != spelling.others.end())
                return spelling.wanted;
        }
        return unit;
    }
    [[nodiscard]] Player playerOf(const ListLine& line) const
    {
        Player player = newcomer(m_division.listed[line.listed].player);
        for (const ListLine& other : m_division.lines) {
            const bool isTwin =
                other.decision == ListDecision::Merge && other.twin && &m_division.lines[*other.twin] == &line;
            if (!isTwin) continue;
            // The first line stands; the second fills what it leaves open.
            player = completed(newcomer(m_division.listed[other.listed].player), player);
        }
        player.unit = unitOf(player.unit);
        return player;
    }

    void settle(const ListLine& line)
    {
        if (line.as == ListedAs::Gone) {
            if (line.decision == ListDecision::Drop) m_leaving[*line.target].push_back(line.player);
            return;
        }
        const auto target = line.goesTo();
        if (!target) return;
        if (!line.player) {
            m_coming[*target].push_back(playerOf(line));
            return;
        }
        const auto from = std::ranges::find(m_event.sections, line.from, &EventSection::id);
        const Player& there = from->section->player(line.player);
        const Player now = completed(there, playerOf(line));
        const auto at = static_cast<std::size_t>(from - m_event.sections.begin());
        if (at != *target) {
            m_leaving[at].push_back(line.player);
            m_coming[*target].push_back(newcomer(now));
        } else if (now != there) {
            m_action.changes.emplace_back(EditPlayer{line.from, now});
        }
    }

    void change(std::size_t target)
    {
        const EventSection& each = m_event.sections[target];
        std::shared_ptr<const Section> section = each.section;
        if (!m_leaving[target].empty()) {
            // Whoever has played stays in the list of his section, withdrawn.
            const CompoundChange leaves = section->rounds.empty() ? removing(*section, each.id, m_leaving[target])
                                                                  : withdrawing(*section, each.id, m_leaving[target]);
            std::ranges::copy(leaves.changes, std::back_inserter(m_action.changes));
            const auto made = applyAll(m_event, leaves.changes);
            if (made && !made->empty())
                section = std::ranges::find(made->back().applied.event.sections, each.id, &EventSection::id)->section;
        }
        if (m_coming[target].empty()) return;
        CompoundChange comes = addingPlayers(*section, each.id, std::move(m_coming[target]));
        std::ranges::move(comes.changes, std::back_inserter(m_action.changes));
    }

    void offer(std::size_t target)
    {
        if (m_coming[target].empty()) return;
        Section section = sectionBeside(m_like, m_division.targets[target].name);
        section.info.limits = m_division.targets[target].limits;
        const std::vector<PlayerId> ids = newPlayerIds({}, m_coming[target].size());
        for (std::size_t at = 0; at < ids.size(); ++at) {
            Player& player = m_coming[target][at];
            player.id = ids[at];
            if (player.sex == Sex::Unknown) player.sex = section.info.limits.sex;
        }
        section.players = std::move(m_coming[target]);
        assignPairingNumbers(section.players, orderRulesOf(section));
        m_action.changes.emplace_back(AddSection{{}, std::make_shared<const Section>(std::move(section))});
    }

    const Event& m_event;
    const ListDivision& m_division;
    const Section& m_like;
    CompoundChange m_action{ActionKind::TakeList, {}};
    std::vector<std::vector<Player>> m_coming;
    std::vector<std::vector<PlayerId>> m_leaving;
};

}  // namespace

ListDivision divided(const Event& event, std::vector<Listed> list, int year)
{
    return Divider(event, std::move(list), year).take();
}

std::vector<Listed> listOfGroup(const Event& event, std::string_view group)
{
    std::vector<Listed> list;
    for (const EventSection& each : onlyGroup(event, group).sections) {
        for (const Player& player : each.section->players) {
            if (player.withdrawnFromRound) continue;
            list.push_back({newcomer(player), nameInGroup(each.section->info), static_cast<int>(list.size()) + 1});
            list.back().player.ratings.later.clear();
        }
    }
    return list;
}

CompoundChange takingList(const Event& event, const ListDivision& division, const Section& like)
{
    return Taker(event, division, like).take();
}

}  // namespace kydai::policy
