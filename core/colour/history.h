/// Colour histories: which colours a player had in the games that count, oldest to newest. Only games played over the
/// board count for colours (C.04.2); rounds without one slide to the front. A plain value of 72 bytes without heap
/// memory, so that the pairing engine can compare thousands of pairs.
#pragma once

#include "model/colour.h"
#include "model/ids.h"
#include "model/scorecards.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kydai::colour {

class History {
public:
    explicit History(PlayerId player = {}) : m_player(player) {}

    /// The rounds before `round`, as far as the scorecards go.
    static History before(RoundNumber round, const Scorecards& cards, std::size_t player, PlayerId id);
    /// "BWB=W": W and B (or w and b) are games, `=`, `-` and `.` are rounds without one. nullopt for anything else, or
    /// for more than kMaxRounds rounds.
    static std::optional<History> parse(std::string_view text, PlayerId player = {});

    /// Appends the next round.
    void addGame(Colour colour);
    void addUnplayedRound() { ++m_rounds; }

    [[nodiscard]] PlayerId player() const { return m_player; }
    [[nodiscard]] int rounds() const { return m_rounds; }  ///< rounds told, played or not
    [[nodiscard]] int games() const { return m_games; }
    [[nodiscard]] int whites() const { return m_whites; }
    [[nodiscard]] int blacks() const { return m_games - m_whites; }
    /// Colour of the game `back` games ago; 1 is the newest. Asserts 1 ≤ back ≤ games().
    [[nodiscard]] Colour colourBack(int back) const;
    /// The last two games were played with this colour.
    [[nodiscard]] bool lastTwoWere(Colour colour) const
    {
        return m_games >= 2 && colourBack(1) == colour && colourBack(2) == colour;
    }
    /// The round in which that game was played. O(rounds).
    [[nodiscard]] RoundNumber roundBack(int back) const;

    /// The newest game in which one had White and the other Black, counted back over played games (1 is the newest);
    /// nullopt if the shorter history is the end of the longer one.
    friend std::optional<int> lastDifference(const History& a, const History& b);

    friend bool operator==(const History&, const History&) = default;

private:
    static constexpr int kWords = 4;
    static constexpr int kBits = 64;
    static_assert(kWords * kBits >= kMaxRounds);
    using Bits = std::array<std::uint64_t, kWords>;

    PlayerId m_player{};
    std::int16_t m_rounds = 0;
    std::int16_t m_games = 0;
    std::int16_t m_whites = 0;
    Bits m_black{};   ///< bit 0 is the newest game; set for Black
    Bits m_played{};  ///< bit r-1 is round r
};

/// "BWB=W", in the order in which the rounds were played.
std::string toString(const History& history);

}  // namespace kydai::colour
