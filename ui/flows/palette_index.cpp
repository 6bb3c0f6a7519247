#include "flows/palette_index.h"

#include "support/utf8.h"

#include <algorithm>
#include <utility>

namespace kydai::ui {

namespace {

/// Words that begin as they were typed come first, then what can be done now, then kinds in their order; of players
/// those of the section that is shown.
int rankOf(int penalty, bool begins, bool isPossible, PaletteGoal::Kind kind, bool isElsewhere)
{
    constexpr int kKinds = 16;
    const int worth = 4 * penalty + (begins ? 0 : 2) + (isPossible ? 0 : 1);
    return worth * kKinds + 2 * static_cast<int>(kind) + (isElsewhere ? 1 : 0);
}

}  // namespace

void PaletteIndex::setEntries(std::vector<PaletteEntry> entries)
{
    m_entries.clear();
    for (PaletteEntry& entry : entries) {
        std::string folded = utf8::fold(entry.hit.row.text.toStdString());
        if (!entry.otherName.isEmpty()) folded += '\n' + utf8::fold(entry.otherName.toStdString());
        m_entries.push_back({std::move(entry.hit), std::move(folded)});
    }
}

void PaletteIndex::setPlayers(const Event& event, SectionId shown)
{
    m_shown = shown;
    std::vector<Players> before = std::exchange(m_players, {});
    for (const EventSection& each : event.sections) {
        const auto same = std::ranges::find(before, each.section, &Players::section);
        if (same != before.end()) {
            m_players.push_back(std::move(*same));
            continue;
        }
        Players players{each.id, each.section, {}};
        const std::string section = ' ' + utf8::fold(each.section->info.name);
        for (const Player& player : each.section->players)
            players.folded.push_back(utf8::fold(player.name + ' ' + player.unit) + section);
        m_players.push_back(std::move(players));
    }
}

std::vector<PaletteHit> PaletteIndex::find(const QString& typed, std::size_t most) const
{
    const WordMatch match(typed);
    std::vector<Found> found;
    findEntries(match, found);
    bool isNumber = false;
    const int number = typed.trimmed().toInt(&isNumber);
    if (!match.isEmpty()) findPlayers(match, isNumber ? number : 0, found);
    // Equal ones stay in their order: menus, sections, starting ranks.
    std::ranges::stable_sort(found, {}, &Found::rank);
    if (found.size() > most) found.resize(most);
    std::vector<PaletteHit> hits;
    for (const Found& each : found) hits.push_back(hitOf(each));
    return hits;
}

void PaletteIndex::findEntries(const WordMatch& match, std::vector<Found>& found) const
{
    for (const Entry& entry : m_entries) {
        const auto penalty = match.penalty(entry.folded);
        const PaletteGoal& goal = entry.hit.goal;
        if (!penalty || (match.isEmpty() && !entry.hit.row.isPossible)) continue;
        const bool isElsewhere = goal.section.value != 0 && goal.section != m_shown;
        found.push_back(
            {rankOf(*penalty, match.begins(entry.folded), entry.hit.row.isPossible, goal.kind, isElsewhere), &entry});
    }
}

void PaletteIndex::findPlayers(const WordMatch& match, int number, std::vector<Found>& found) const
{
    for (const Players& each : m_players) {
        const bool isElsewhere = each.id != m_shown;
        for (std::size_t at = 0; at < each.folded.size(); ++at) {
            const bool isTheNumber = !isElsewhere && number > 0 && each.section->players[at].tpn == number;
            const auto penalty = isTheNumber ? 0 : match.penalty(each.folded[at]);
            if (!penalty) continue;
            const bool begins = isTheNumber || match.begins(each.folded[at]);
            const int rank = rankOf(*penalty, begins, true, PaletteGoal::Kind::Player, isElsewhere);
            found.push_back({rank, nullptr, &each, at});
        }
    }
}

PaletteHit PaletteIndex::hitOf(const Found& found)
{
    if (found.entry != nullptr) return found.entry->hit;
    const Player& player = found.players->section->players[found.at];
    QString text = QStringLiteral("%1  %2").arg(player.tpn).arg(QString::fromStdString(player.name));
    if (!player.unit.empty()) text += QStringLiteral(" · ") + QString::fromStdString(player.unit);
    return {{text, QString::fromStdString(found.players->section->info.name), {}, true},
            {.kind = PaletteGoal::Kind::Player, .section = found.players->id, .player = player.id}};
}

}  // namespace kydai::ui
