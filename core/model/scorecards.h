/// Every player's rounds side by side: the view that colours, pairing, tie-breaks, ratings and crosstables read.
/// Built once from a Section in O(players × rounds).
#pragma once

#include "model/section.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace kydai {

/// One player's round.
struct RoundEntry {
    static constexpr std::size_t kNobody = static_cast<std::size_t>(-1);

    Outcome outcome = Outcome::ZeroBye;
    std::size_t opponent = kNobody;  ///< index in Section::players; scheduled opponent, also for forfeits
    std::optional<Colour> colour{};  ///< scheduled colour; none for byes
    int board = 0;                   ///< 0 for byes
    Points points{};                 ///< as awarded

    [[nodiscard]] bool hasOpponent() const { return opponent != kNobody; }
};

class Scorecards {
public:
    /// Rounds 1…lastRound; by default all paired ones.
    explicit Scorecards(const Section& section, std::optional<RoundNumber> lastRound = std::nullopt);

    [[nodiscard]] std::size_t players() const { return m_scores.size(); }
    [[nodiscard]] RoundNumber rounds() const { return m_rounds; }
    /// Round 1 first.
    [[nodiscard]] std::span<const RoundEntry> of(std::size_t player) const
    {
        const auto rounds = static_cast<std::size_t>(m_rounds);
        return {m_entries.data() + player * rounds, rounds};
    }
    [[nodiscard]] const RoundEntry& entry(std::size_t player, RoundNumber round) const
    {
        return m_entries[player * static_cast<std::size_t>(m_rounds) + static_cast<std::size_t>(round - 1)];
    }
    /// Points after the last round, adjustments of the whole event included.
    [[nodiscard]] Points score(std::size_t player) const { return m_scores[player]; }
    /// Points after round `round` (0 = before the first).
    [[nodiscard]] Points scoreAfter(std::size_t player, RoundNumber round) const;

private:
    RoundEntry& slot(std::size_t player, RoundNumber round)
    {
        return m_entries[player * static_cast<std::size_t>(m_rounds) + static_cast<std::size_t>(round - 1)];
    }
    void fillRound(const Section& section, RoundNumber round);
    void adjust(const PointAdjustment& adjustment, std::size_t player);

    RoundNumber m_rounds = 0;
    std::vector<RoundEntry> m_entries;  ///< player-major
    std::vector<Points> m_scores;
};

}  // namespace kydai
