#include "panes/second_pass.h"

namespace kydai::ui {

namespace {

BoardResult resultOf(const Round& round, int row)
{
    const Game& game = round.games[static_cast<std::size_t>(row)];
    return {game.whiteOutcome, game.blackOutcome};
}

bool isBlank(const Round& round, int row)
{
    return isUndecided(round.games[static_cast<std::size_t>(row)]);
}

}  // namespace

void SecondPass::start()
{
    m_on = true;
    m_agreed.clear();
}

SecondPass::Verdict SecondPass::check(const Round& round, int row, const BoardResult& again)
{
    if (isBlank(round, row)) return Verdict::NothingBefore;
    if (resultOf(round, row) != again) return Verdict::Differs;
    m_agreed[row] = again;
    return Verdict::Agrees;
}

bool SecondPass::hasAgreed(const Round& round, int row) const
{
    const auto at = m_agreed.find(row);
    return m_on && at != m_agreed.end() && row < static_cast<int>(round.games.size()) &&
           at->second == resultOf(round, row);
}

int SecondPass::agreed(const Round& round) const
{
    int count = 0;
    for (const auto& [row, result] : m_agreed) count += hasAgreed(round, row) ? 1 : 0;
    return count;
}

std::optional<int> SecondPass::next(const Round& round, int row) const
{
    const int boards = static_cast<int>(round.games.size());
    for (int step = 1; step <= boards; ++step) {
        const int candidate = (row + step) % boards;
        if (!isBlank(round, candidate) && !hasAgreed(round, candidate)) return candidate;
    }
    return std::nullopt;
}

}  // namespace kydai::ui
