/// The games of the last round that are still open, and every way in which they can end: what a preview of the next
/// round and the question what a player needs go through. A value with its own copy of the section; one thread.
#pragma once

#include "model/section.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace kydai {

class OpenGames {
public:
    /// Up to so many games every outcome is gone through; beyond it is too many.
    static constexpr std::size_t kMost = 6;
    /// White's results, in the order in which outcomes are numbered.
    static constexpr std::array kResults{Outcome::Win, Outcome::Draw, Outcome::Loss};

    explicit OpenGames(Section section);

    /// The player's own open game ends so, seen from the player; it is not open any more.
    void settle(PlayerId player, Outcome own);

    [[nodiscard]] std::size_t count() const { return m_boards.size(); }
    [[nodiscard]] bool areFew() const { return count() <= kMost; }
    /// Ways in which they can end: 3 to the power of their number.
    [[nodiscard]] std::size_t outcomes() const;
    /// The open game at a place, 0 ≤ at < count().
    [[nodiscard]] const Game& game(std::size_t at) const;
    /// The place of the player's open game; none where there is none.
    [[nodiscard]] std::optional<std::size_t> gameOf(PlayerId player) const;

    /// How a game ends in an outcome: an index of kResults.
    [[nodiscard]] static std::size_t resultIn(std::size_t outcome, std::size_t at);
    /// The outcome in which every game is drawn.
    [[nodiscard]] std::size_t allDrawn() const;
    /// The section if the games end so; until the next call.
    const Section& endedAs(std::size_t outcome);
    /// The same if White has one result everywhere: an index of kResults. However many games are open.
    const Section& endedAllAs(std::size_t result);
    [[nodiscard]] const Section& section() const { return m_section; }

private:
    Section m_section;
    std::vector<std::size_t> m_boards{};  ///< of the last round
};

}  // namespace kydai
