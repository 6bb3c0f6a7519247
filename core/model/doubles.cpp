#include "model/doubles.h"

#include "model/hall.h"
#include "model/persons.h"

#include <algorithm>

namespace kydai {

namespace {

std::vector<Double> doublesIn(const Section& section, const Persons& persons)
{
    std::vector<Double> doubles;
    for (const Player& player : section.players) {
        for (const Persons::Entry& other : persons.alike(player)) {
            if (playAtOnce(other.of->info, section.info))
                doubles.push_back({player.id, other.section, other.player->id, other.sameFideId});
        }
    }
    return doubles;
}

}  // namespace

std::vector<Double> doublesOf(const Event& event, SectionId section)
{
    const auto at = std::ranges::find(event.sections, section, &EventSection::id);
    return at == event.sections.end() ? std::vector<Double>{} : doublesIn(*at->section, Persons(event));
}

std::vector<std::pair<SectionId, Double>> doublesOf(const Event& event)
{
    const Persons persons(event);
    std::vector<std::pair<SectionId, Double>> all;
    for (const EventSection& each : event.sections) {
        for (const Double& one : doublesIn(*each.section, persons)) all.emplace_back(each.id, one);
    }
    return all;
}

}  // namespace kydai
