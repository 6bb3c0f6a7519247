#include "desk/hall_tour.h"

#include "model/hall.h"

#include <algorithm>

namespace kydai::ui {

void HallTour::take(const Event& event)
{
    m_stops.clear();
    for (const SectionId id : inOrderOfRooms(event)) {
        const Section& section = *std::ranges::find(event.sections, id, &EventSection::id)->section;
        if (section.rounds.empty()) continue;
        m_stops.push_back({id, section.info.room, section.roundsPaired(), missingResults(section.rounds.back()) == 0});
    }
    if (!m_began) {
        for (const Stop& stop : m_stops) m_seen[stop.section] = {stop.round, stop.isOver};
        m_began = true;
    }
    if (const auto here = fromHere(); !here.empty()) m_at = here.front()->section;
}

std::vector<std::string> HallTour::rooms() const
{
    std::vector<std::string> rooms;
    for (const Stop& stop : m_stops) {
        if (!stop.room.empty() && std::ranges::find(rooms, stop.room) == rooms.end()) rooms.push_back(stop.room);
    }
    return rooms;
}

void HallTour::setRoom(const std::string& room)
{
    m_room = room;
    if (const auto here = fromHere(); !here.empty()) m_at = here.front()->section;
}

std::optional<WallPage> HallTour::page() const
{
    const auto here = fromHere();
    if (here.empty()) return std::nullopt;
    return WallPage{here.front()->section, here.front()->isOver, isNews(*here.front())};
}

void HallTour::goOn()
{
    see();
    const auto here = fromHere();
    if (here.size() < 2) return;
    const auto news = std::find_if(here.begin() + 1, here.end(), [this](const Stop* stop) { return isNews(*stop); });
    m_at = (news == here.end() ? here[1] : *news)->section;
}

void HallTour::goBack()
{
    see();
    if (const auto here = fromHere(); !here.empty()) m_at = here.back()->section;
}

bool HallTour::isNews(const Stop& stop) const
{
    const auto seen = m_seen.find(stop.section);
    return seen == m_seen.end() || seen->second != Seen{stop.round, stop.isOver};
}

std::vector<const HallTour::Stop*> HallTour::fromHere() const
{
    std::vector<const Stop*> stops;
    for (const Stop& stop : m_stops) {
        if (m_room.empty() || stop.room == m_room) stops.push_back(&stop);
    }
    const auto here = std::ranges::find(stops, m_at, &Stop::section);
    if (here != stops.end()) std::ranges::rotate(stops, here);
    return stops;
}

void HallTour::see()
{
    const auto here = fromHere();
    if (!here.empty()) m_seen[m_at] = {here.front()->round, here.front()->isOver};
}

}  // namespace kydai::ui
