#include "tiebreak/place_check.h"

#include "tiebreak/standings.h"

#include <algorithm>

namespace kydai::tiebreak {

namespace {

bool isFinished(const Section& section)
{
    return section.roundsPaired() > 0 && missingResults(section.rounds.back()) == 0;
}

/// Codes of the list that the standings don't go by.
std::vector<std::string> refusedOf(const Standings& standings)
{
    std::vector<std::string> codes = standings.leftOut;
    for (const Column& column : standings.columns) {
        if (column.refusal != Refusal::None) codes.push_back(column.code.text);
    }
    return codes;
}

/// A file that gives places to the others has none for whoever was expelled.
Section asListed(const Section& section, std::vector<std::size_t>& unplaced)
{
    Section listed = section;
    for (std::size_t at = 0; at < listed.players.size(); ++at) {
        Player& player = listed.players[at];
        if (player.fileRank > 0 || player.marks.expelled) continue;
        player.marks.expelled = true;
        unplaced.push_back(at);
    }
    return listed;
}

/// The group's places are its own first place and the following ones, each once.
bool isNumberedThrough(const Section& section, const std::vector<std::size_t>& group, int first)
{
    std::vector<int> places;
    places.reserve(group.size());
    for (const std::size_t player : group) places.push_back(section.players[player].fileRank);
    std::ranges::sort(places);
    for (std::size_t at = 0; at < places.size(); ++at) {
        if (places[at] != first + static_cast<int>(at)) return false;
    }
    return true;
}

}  // namespace

PlaceCheck checkPlaces(const Section& section)
{
    PlaceCheck check;
    check.places = static_cast<std::size_t>(
        std::ranges::count_if(section.players, [](const Player& player) { return player.fileRank > 0; }));
    if (section.rules.tieBreaks.empty() || section.isTeamEvent() || check.places == 0 || !isFinished(section))
        return check;
    const auto standings = standingsOf(asListed(section, check.unplaced), {.participants = Participants::Players});
    if (!standings) return check;
    check.refused = refusedOf(*standings);
    if (!check.refused.empty()) return check;
    check.checked = true;
    for (std::size_t row = 0; row < standings->rows.size();) {
        const int place = standings->rows[row].rank;
        std::vector<std::size_t> group;
        for (; row < standings->rows.size() && standings->rows[row].rank == place; ++row)
            group.push_back(standings->rows[row].participant);
        if (place == 0) continue;
        if (isNumberedThrough(section, group, place)) continue;
        for (const std::size_t player : group) {
            const int file = section.players[player].fileRank;
            if (file > 0 && file != place) check.wrong.push_back({player, file, place});
        }
    }
    std::ranges::sort(check.wrong, {}, &WrongPlace::player);
    return check;
}

}  // namespace kydai::tiebreak
