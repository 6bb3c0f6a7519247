#include "model/doubles.h"

#include "support/utf8.h"

#include <algorithm>
#include <map>

namespace kydai {

namespace {

struct Place {
    SectionId section{};
    const Player* player = nullptr;
};

}  // namespace

bool mayBeSameDay(const Date& a, const Date& b)
{
    if (!a.known() || !b.known()) return true;
    if (a.year != b.year) return false;
    return a.month == 0 || b.month == 0 || (a.month == b.month && (a.day == 0 || b.day == 0 || a.day == b.day));
}

std::vector<Double> doublesOf(const Event& event, SectionId section)
{
    std::multimap<std::string, Place> byName;
    std::multimap<std::string, Place> byFideId;
    for (const EventSection& each : event.sections) {
        for (const Player& player : each.section->players) {
            byName.insert({utf8::wordKey(player.name), {each.id, &player}});
            if (!player.fideId.empty()) byFideId.insert({player.fideId, {each.id, &player}});
        }
    }
    std::vector<Double> doubles;
    const auto at = std::ranges::find(event.sections, section, &EventSection::id);
    if (at == event.sections.end()) return doubles;
    for (const Player& player : at->section->players) {
        const auto add = [&](const std::multimap<std::string, Place>& places, const std::string& key, bool fideId) {
            const auto [first, last] = places.equal_range(key);
            for (auto place = first; place != last; ++place) {
                const Player& other = *place->second.player;
                if (&other == &player || (!fideId && !mayBeSameDay(player.birth, other.birth))) continue;
                const auto told = std::ranges::find_if(doubles, [&](const Double& one) {
                    return one.player == player.id && one.otherSection == place->second.section &&
                           one.other == other.id;
                });
                if (told == doubles.end()) doubles.push_back({player.id, place->second.section, other.id, fideId});
            }
        };
        if (!player.fideId.empty()) add(byFideId, player.fideId, true);
        add(byName, utf8::wordKey(player.name), false);
    }
    return doubles;
}

}  // namespace kydai
