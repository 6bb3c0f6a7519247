#include "model/table_numbers.h"

#include <set>

namespace kydai {

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
    int next = section.info.firstTable;
    for (int& table : tables) {
        if (table != 0) continue;
        while (taken.contains(next)) ++next;
        table = next++;
    }
    return tables;
}

int tableOf(const Section& section, RoundNumber round, int board)
{
    return tableNumbers(section, section.round(round)).at(static_cast<std::size_t>(board - 1));
}

}  // namespace kydai
