#include "panes/second_pass.h"

namespace kydai::ui {

void SecondPass::start()
{
    m_on = true;
    m_agreed.clear();
}

SecondPass::Verdict SecondPass::check(const Round& round, int row, const BoardResult& again)
{
    const Game& game = round.games[static_cast<std::size_t>(row)];
    if (isUndecided(game.whiteOutcome)) return Verdict::NothingBefore;
    if (BoardResult{game.whiteOutcome, game.blackOutcome} != again) return Verdict::Differs;
    m_agreed.insert(row);
    return Verdict::Agrees;
}

std::optional<int> SecondPass::next(const Round& round, int row) const
{
    const int boards = static_cast<int>(round.games.size());
    for (int step = 1; step <= boards; ++step) {
        const int candidate = (row + step) % boards;
        if (!m_agreed.contains(candidate)) return candidate;
    }
    return std::nullopt;
}

}  // namespace kydai::ui
