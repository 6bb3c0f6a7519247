// Only games played over the board have a colour; a round without one leaves no gap: it slides to the front, so that
// histories are compared from the newest game backwards.
//
// Example (C.04.2): BWB=W is read as =BWBW, and BWW=B=W as ==BWWBW. Compared from the back the last three games are the
// same, WBW; the fourth from the end differs, B in one and W in the other.
#include "colour/history.h"

#include "support/assert.h"

#include <algorithm>
#include <bit>

namespace kydai::colour {

History History::before(RoundNumber round, const Scorecards& cards, std::size_t player, PlayerId id)
{
    History history(id);
    const RoundNumber last = std::min(round - 1, cards.rounds());
    for (RoundNumber r = 1; r <= last; ++r) {
        const RoundEntry& entry = cards.entry(player, r);
        if (isPlayed(entry.outcome) && entry.colour)
            history.addGame(*entry.colour);
        else
            history.addUnplayedRound();
    }
    return history;
}

std::optional<History> History::parse(std::string_view text, PlayerId player)
{
    if (text.size() > static_cast<std::size_t>(kMaxRounds)) return std::nullopt;
    History history(player);
    for (const char c : text) {
        switch (c) {
        case 'W':
        case 'w':
            history.addGame(Colour::White);
            break;
        case 'B':
        case 'b':
            history.addGame(Colour::Black);
            break;
        case '=':
        case '-':
        case '.':
            history.addUnplayedRound();
            break;
        default:
            return std::nullopt;
        }
    }
    return history;
}

void History::addGame(Colour colour)
{
    KYDAI_ASSERT(m_rounds < kMaxRounds);
    m_played[static_cast<std::size_t>(m_rounds / kBits)] |= std::uint64_t{1} << (m_rounds % kBits);
    ++m_rounds;
    ++m_games;
    if (colour == Colour::White) ++m_whites;
    std::uint64_t carry = colour == Colour::Black ? 1 : 0;
    for (std::uint64_t& word : m_black) {
        const std::uint64_t out = word >> (kBits - 1);
        word = (word << 1) | carry;
        carry = out;
    }
}

Colour History::colourBack(int back) const
{
    KYDAI_ASSERT(back >= 1 && back <= m_games);
    const int bit = back - 1;
    const bool black = (m_black[static_cast<std::size_t>(bit / kBits)] >> (bit % kBits) & 1U) != 0;
    return black ? Colour::Black : Colour::White;
}

RoundNumber History::roundBack(int back) const
{
    KYDAI_ASSERT(back >= 1 && back <= m_games);
    for (RoundNumber round = m_rounds; round >= 1; --round) {
        const int bit = round - 1;
        const bool played = (m_played[static_cast<std::size_t>(bit / kBits)] >> (bit % kBits) & 1U) != 0;
        if (played && --back == 0) return round;
    }
    KYDAI_ASSERT(false);
}

std::optional<int> lastDifference(const History& a, const History& b)
{
    const int shorter = std::min(a.m_games, b.m_games);
    for (int word = 0; word * History::kBits < shorter; ++word) {
        const std::uint64_t differ =
            a.m_black[static_cast<std::size_t>(word)] ^ b.m_black[static_cast<std::size_t>(word)];
        if (differ == 0) continue;
        const int back = word * History::kBits + std::countr_zero(differ) + 1;
        return back <= shorter ? std::optional(back) : std::nullopt;
    }
    return std::nullopt;
}

std::string toString(const History& history)
{
    std::string text(static_cast<std::size_t>(history.rounds()), '=');
    for (int back = 1; back <= history.games(); ++back) {
        text[static_cast<std::size_t>(history.roundBack(back) - 1)] =
            history.colourBack(back) == Colour::White ? 'W' : 'B';
    }
    return text;
}

}  // namespace kydai::colour
