// Reinhard Scharnagl's numbers: the remainders place the bishops, then the queen; the rest says where the knights
// stand, and the king stands between the rooks.
//
// Example: 518 = 4·129 + 2: the light bishop on f; 129 = 4·32 + 1: the dark one on c; 32 = 6·5 + 2: the queen on the
// third free square, d; 5: the knights on b and g: RNBQKBNR.
#include "pairing/chess960.h"

#include "support/assert.h"
#include "support/random.h"

#include <array>
#include <utility>

namespace kydai::pairing {

namespace {

constexpr std::array<std::pair<int, int>, 10> kKnights{
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

/// Puts a piece on the free square that so many free ones stand before.
void putOnFree(std::string& rank, int before, char piece)
{
    for (char& square : rank) {
        if (square != ' ') continue;
        if (before-- == 0) {
            square = piece;
            return;
        }
    }
}

}  // namespace

std::string chess960Rank(int number)
{
    KYDAI_ASSERT(number >= 0 && number < kChess960Positions);
    constexpr int kBishopSquares = 4;
    constexpr int kQueenSquares = 6;
    std::string rank(8, ' ');
    rank[static_cast<std::size_t>(2 * (number % kBishopSquares) + 1)] = 'B';
    number /= kBishopSquares;
    rank[static_cast<std::size_t>(2 * (number % kBishopSquares))] = 'B';
    number /= kBishopSquares;
    putOnFree(rank, number % kQueenSquares, 'Q');
    number /= kQueenSquares;
    const auto [first, second] = kKnights[static_cast<std::size_t>(number)];
    putOnFree(rank, second, 'N');
    putOnFree(rank, first, 'N');
    for (const char piece : {'R', 'K', 'R'}) putOnFree(rank, 0, piece);
    return rank;
}

std::optional<int> chess960Number(const Section& section, RoundNumber round)
{
    if (section.rules.chess960Seed == 0) return std::nullopt;
    Random random(section.rules.chess960Seed);
    int number = 0;
    for (RoundNumber drawn = 0; drawn < round; ++drawn) number = static_cast<int>(random.below(kChess960Positions));
    return number;
}

}  // namespace kydai::pairing
