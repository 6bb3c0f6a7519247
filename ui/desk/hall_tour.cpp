#include "desk/hall_tour.h"

#include "model/hall.h"

#include <algorithm>

namespace kydai::ui {

namespace {

const Game* gameOf(const std::vector<Game>& games, PlayerId white, PlayerId black)
{
    const auto at =
        std::ranges::find_if(games, [&](const Game& game) { return game.white == white && game.black == black; });
    return at == games.end() ? nullptr : &*at;
}

}  // namespace

void HallTour::take(const Event& event)
{
    m_stops.clear();
    for (const SectionId id : inOrderOfRooms(event)) {
        const Section& section = *std::ranges::find(event.sections, id, &EventSection::id)->section;
        if (section.rounds.empty()) continue;
        const Round& last = section.rounds.back();
        m_stops.push_back({id, section.info.room, {section.roundsPaired(), missingResults(last) == 0, last.games}});
    }
    if (!m_began) {
        for (const Stop& stop : m_stops) m_seen[stop.section] = stop.now;
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
    const Stop& stop = *here.front();
    return WallPage{stop.section, stop.now.isOver, isNews(stop), boardsWithNews(stop)};
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
    const auto at = m_seen.find(stop.section);
    if (at == m_seen.end()) return true;
    const Shown& seen = at->second;
    if (seen.round != stop.now.round || seen.isOver != stop.now.isOver) return true;
    return !std::ranges::all_of(seen.games, [&](const Game& game) {
        const Game* now = gameOf(stop.now.games, game.white, game.black);
        return now != nullptr && (isUndecided(game) || *now == game);
    });
}

std::vector<PlayerId> HallTour::boardsWithNews(const Stop& stop) const
{
    const auto seen = m_seen.find(stop.section);
    if (seen == m_seen.end() || seen->second.round != stop.now.round) return {};  // all of it is new
    std::vector<PlayerId> boards;
    for (const Game& game : stop.now.games) {
        const Game* before = gameOf(seen->second.games, game.white, game.black);
        if (before == nullptr || *before != game) boards.push_back(game.white);
    }
    return boards;
}

std::vector<const HallTour::Stop*> HallTour::fromHere() const
{
    std::vector<const Stop*> stops;
    for (const Stop& stop : m_stops) {
        if (m_room.empty() || stop.room == m_room) stops.push_back(&stop);
    }
    const auto here = std::ranges::find(stops, m_at, &Stop::section);
    if (here != stops.end()) std::rotate(stops.begin(), here, stops.end());
    return stops;
}

void HallTour::see()
{
    const auto here = fromHere();
    if (!here.empty()) m_seen[m_at] = here.front()->now;
}

}  // namespace kydai::ui
