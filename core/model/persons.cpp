#include "model/persons.h"

#include "model/hall.h"
#include "support/utf8.h"

#include <algorithm>

namespace kydai {

namespace {

bool isWhole(const Date& day)
{
    return day.year != 0 && day.month != 0 && day.day != 0;
}

bool areOnePerson(const Player& a, const Player& b)
{
    if (!a.fideId.empty() && !b.fideId.empty()) return a.fideId == b.fideId;
    if (isWhole(a.birth) && isWhole(b.birth)) return a.birth == b.birth;
    return !a.unit.empty() && utf8::wordKey(a.unit) == utf8::wordKey(b.unit);
}

}  // namespace

bool mayBeSameDay(const Date& a, const Date& b)
{
    if (!a.known() || !b.known()) return true;
    if (a.year != b.year) return false;
    return a.month == 0 || b.month == 0 || (a.month == b.month && (a.day == 0 || b.day == 0 || a.day == b.day));
}

Persons::Persons(const Event& event)
{
    for (const EventSection& each : event.sections) {
        for (const Player& player : each.section->players) {
            const Entry entry{each.id, each.section.get(), &player};
            m_byName.insert({utf8::wordKey(player.name), entry});
            if (!player.fideId.empty()) m_byFideId.insert({player.fideId, entry});
        }
    }
}

std::vector<Persons::Entry> Persons::alike(const Player& player) const
{
    std::vector<Entry> found;
    const auto add = [&](const Entries& entries, const std::string& key, bool isFideId) {
        const auto [first, last] = entries.equal_range(key);
        for (auto at = first; at != last; ++at) {
            Entry other = at->second;
            if (other.player == &player || (!isFideId && !mayBeSameDay(player.birth, other.player->birth))) continue;
            other.sameFideId = isFideId;
            const bool isNew = std::ranges::find(found, other.player, &Entry::player) == found.end();
            if (isNew) found.push_back(other);
        }
    };
    if (!player.fideId.empty()) add(m_byFideId, player.fideId, true);
    add(m_byName, utf8::wordKey(player.name), false);
    return found;
}

std::vector<Persons::Entry> Persons::elsewhere(const Section& section, const Player& player) const
{
    std::vector<Entry> found = alike(player);
    std::erase_if(found, [&](const Entry& entry) {
        return playAtOnce(entry.of->info, section.info) || !areOnePerson(player, *entry.player);
    });
    return found;
}

}  // namespace kydai
