#include "model/table_numbers.h"

#include "model/team_scorecards.h"

#include <algorithm>
#include <set>
#include <utility>

namespace kydai {

namespace {

/// Before which boards tables stay free: behind a match that has left boards empty.
class FreeTables {
public:
    FreeTables(const Section& section, const Round& round)
    {
        if (!section.teams.lineUpRules.unseen || !section.isTeamEvent()) return;
        const auto due = static_cast<std::size_t>(boardsPerMatch(section));
        const std::vector<std::size_t> teams = teamsOfPlayers(section);
        const auto teamOf = [&](PlayerId id) {
            const auto at = section.indexOf(id);
            return at ? teams[*at] : TeamRound::kNobody;
        };
        m_before.assign(round.games.size(), 0);
        std::pair<std::size_t, std::size_t> last;
        std::size_t ofMatch = 0;
        for (std::size_t board = 0; board < round.games.size(); ++board) {
            const Game& game = round.games[board];
            const std::pair<std::size_t, std::size_t> now = std::minmax(teamOf(game.white), teamOf(game.black));
            if (board > 0 && now != last && due > 0) {
                m_before[board] = static_cast<int>((due - ofMatch % due) % due);
                ofMatch = 0;
            }
            last = now;
            ++ofMatch;
        }
    }
    [[nodiscard]] int before(std::size_t board) const { return m_before.empty() ? 0 : m_before[board]; }

private:
    std::vector<int> m_before{};
};

}  // namespace

std::vector<int> tableNumbers(const Section& section, const Round& round)
{
    std::vector<int> tables(round.games.size(), 0);
    std::set<int> taken;
    for (std::size_t board = 0; board < tables.size(); ++board) {
        for (const PlayerId id : {round.games[board].white, round.games[board].black}) {
            const Player* player = section.find(id);
            if (player == nullptr || player->fixedBoard <= 0 || tables[board] != 0) continue;
            if (taken.insert(player->fixedBoard).second) tables[board] = player->fixedBoard;
        }
    }
    const FreeTables free(section, round);
    int next = section.info.firstTable;
    for (std::size_t board = 0; board < tables.size(); ++board) {
        next += free.before(board);
        if (tables[board] != 0) continue;
        while (taken.contains(next)) ++next;
        tables[board] = next++;
    }
    return tables;
}

int tableOf(const Section& section, RoundNumber round, int board)
{
    return tableNumbers(section, section.round(round)).at(static_cast<std::size_t>(board - 1));
}

}  // namespace kydai
