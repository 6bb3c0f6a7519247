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

class Doubles {
public:
    explicit Doubles(const Event& event)
    {
        for (const EventSection& each : event.sections) {
            for (const Player& player : each.section->players) {
                m_byName.insert({utf8::wordKey(player.name), {each.id, &player}});
                if (!player.fideId.empty()) m_byFideId.insert({player.fideId, {each.id, &player}});
            }
        }
    }
    [[nodiscard]] std::vector<Double> of(const Section& section) const
    {
        std::vector<Double> doubles;
        for (const Player& player : section.players) {
            if (!player.fideId.empty()) add(doubles, player, m_byFideId, player.fideId, true);
            add(doubles, player, m_byName, utf8::wordKey(player.name), false);
        }
        return doubles;
    }

private:
    using Places = std::multimap<std::string, Place>;

    static void add(std::vector<Double>& doubles, const Player& player, const Places& places, const std::string& key,
                    bool fideId)
    {
        const auto [first, last] = places.equal_range(key);
        for (auto place = first; place != last; ++place) {
            const Player& other = *place->second.player;
            if (&other == &player || (!fideId && !mayBeSameDay(player.birth, other.birth))) continue;
            const auto told = std::ranges::find_if(doubles, [&](const Double& one) {
                return one.player == player.id && one.otherSection == place->second.section && one.other == other.id;
            });
            if (told == doubles.end()) doubles.push_back({player.id, place->second.section, other.id, fideId});
        }
    }

    Places m_byName{};
    Places m_byFideId{};
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
    const auto at = std::ranges::find(event.sections, section, &EventSection::id);
    return at == event.sections.end() ? std::vector<Double>{} : Doubles(event).of(*at->section);
}

std::vector<std::pair<SectionId, Double>> doublesOf(const Event& event)
{
    const Doubles doubles(event);
    std::vector<std::pair<SectionId, Double>> all;
    for (const EventSection& each : event.sections) {
        for (const Double& one : doubles.of(*each.section)) all.emplace_back(each.id, one);
    }
    return all;
}

}  // namespace kydai
