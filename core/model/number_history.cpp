#include "model/number_history.h"

#include <algorithm>
#include <utility>

namespace kydai {

NumberHistory::NumberHistory(const Event& now)
{
    for (const EventSection& section : now.sections) enter(section.id, *section.section);
}

void NumberHistory::enter(SectionId id, const Section& section)
{
    Numbers numbers;
    for (const Player& player : section.players) numbers.emplace(player.id, player.tpn);
    m_sections[id] = std::move(numbers);
}

bool NumberHistory::goBack(const std::optional<Change>& inverse)
{
    if (!inverse) return false;
    Numbers& numbers = m_sections[sectionOf(*inverse)];
    if (const auto* renumbered = std::get_if<Renumber>(&*inverse)) {
        auto number = renumbered->tpns.begin();
        for (auto& [player, now] : numbers) {
            if (number != renumbered->tpns.end()) now = *number++;
        }
    } else if (const auto* added = std::get_if<AddPlayers>(&*inverse)) {
        for (const Player& player : added->players) numbers[player.id] = player.tpn;
    } else if (const auto* removed = std::get_if<RemovePlayers>(&*inverse)) {
        for (const PlayerId player : removed->players) numbers.erase(player);
    } else if (const auto* edited = std::get_if<EditPlayer>(&*inverse)) {
        return std::exchange(numbers[edited->player.id], edited->player.tpn) != edited->player.tpn;
    } else if (const auto* replaced = std::get_if<ReplaceSection>(&*inverse)) {
        if (replaced->content) enter(replaced->section, *replaced->content);
    } else if (const auto* back = std::get_if<AddSection>(&*inverse)) {
        if (back->content) enter(back->section, *back->content);
    } else {
        return false;
    }
    return true;
}

std::map<PlayerId, int> NumberHistory::otherThan(SectionId id, const Section& now) const
{
    std::map<PlayerId, int> other;
    for (const Player& player : now.players) {
        const int then = numberOf(id, player.id);
        if (then != 0 && then != player.tpn) other.emplace(player.id, then);
    }
    return other;
}

int NumberHistory::numberOf(SectionId section, PlayerId player) const
{
    const auto numbers = m_sections.find(section);
    if (numbers == m_sections.end()) return 0;
    const auto found = numbers->second.find(player);
    return found == numbers->second.end() ? 0 : found->second;
}

PlayerId NumberHistory::playerNumbered(SectionId section, int number) const
{
    const auto numbers = m_sections.find(section);
    if (numbers == m_sections.end()) return {};
    const auto found = std::ranges::find(numbers->second, number, [](const auto& entry) { return entry.second; });
    return found == numbers->second.end() ? PlayerId{} : found->first;
}

}  // namespace kydai
