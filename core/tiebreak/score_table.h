/// What tie-breaks read: every participant's rounds in one scoring (points of players; match or game points of teams).
#pragma once

#include "model/scorecards.h"
#include "tiebreak/value.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace kydai::tiebreak {

/// One participant's round.
struct Entry {
    Outcome outcome = Outcome::ZeroBye;
    std::size_t opponent = kNobody;  ///< scheduled, also for forfeits
    std::optional<Colour> colour{};
    Points points{};  ///< as awarded

    [[nodiscard]] bool hasOpponent() const { return opponent != kNobody; }
    [[nodiscard]] bool metOverTheBoard() const { return hasOpponent() && isPlayed(outcome); }
};

class ScoreTable {
public:
    ScoreTable() = default;
    ScoreTable(std::size_t participants, RoundNumber rounds)
        : m_rounds(rounds), m_entries(participants * static_cast<std::size_t>(rounds)), m_scores(participants)
    {
    }
    /// Rounds 1…lastRound of the players of a section.
    ScoreTable(const Section& section, const Scorecards& cards);

    Points win{10};
    Points draw{5};
    Points loss{0};
    bool predetermined = false;  ///< round robin: forfeits are games, a free round is nothing (C.07.15.2)
    bool lastRoundIn = false;    ///< the scheduled last round is among the rounds

    [[nodiscard]] std::size_t participants() const { return m_scores.size(); }
    [[nodiscard]] RoundNumber rounds() const { return m_rounds; }
    [[nodiscard]] std::span<const Entry> of(std::size_t participant) const
    {
        const auto rounds = static_cast<std::size_t>(m_rounds);
        return {m_entries.data() + participant * rounds, rounds};
    }
    [[nodiscard]] const Entry& entry(std::size_t participant, RoundNumber round) const
    {
        return m_entries[index(participant, round)];
    }
    [[nodiscard]] Entry& entry(std::size_t participant, RoundNumber round)
    {
        return m_entries[index(participant, round)];
    }
    /// Points after the last round, adjustments of the whole event included.
    [[nodiscard]] Points score(std::size_t participant) const { return m_scores[participant]; }
    void setScore(std::size_t participant, Points score) { m_scores[participant] = score; }
    /// A round counts as a game against the scheduled opponent: played (or still open), and in round robins forfeits.
    [[nodiscard]] bool isGame(const Entry& entry) const
    {
        return entry.hasOpponent() && (predetermined || !isForfeit(entry.outcome));
    }

private:
    [[nodiscard]] std::size_t index(std::size_t participant, RoundNumber round) const
    {
        return participant * static_cast<std::size_t>(m_rounds) + static_cast<std::size_t>(round - 1);
    }

    RoundNumber m_rounds = 0;
    std::vector<Entry> m_entries;  ///< participant-major
    std::vector<Points> m_scores;
};

/// The table as if all paired games of the scheduled last round had been drawn; the same table before that round.
/// @rule C.07.8.3  Pairings decided by forfeit are drawn as well; byes keep their value.
ScoreTable withLastRoundDrawn(const ScoreTable& table);

}  // namespace kydai::tiebreak
