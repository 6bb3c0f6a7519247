/// The walk from the top scoregroup to the bye, bracket by bracket. It begins at the top, or before any bracket of a
/// round whose brackets above stand as they are. Private to core/pairing.
#pragma once

#include "pairing/bracket.h"
#include "pairing/dutch.h"
#include "pairing/edition.h"
#include "pairing/position.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace kydai::pairing {

class DutchWalk {
public:
    using Ranks = std::vector<std::size_t>;

    /// The position's edges are those that the conditions leave; these must outlive the walk.
    DutchWalk(Position position, const Conditions& conditions, bool general, const std::stop_token& stop);

    /// The next bracket is that of rank `begin` with these from above; `collapsed`: edition 2017, the last one (CLB).
    void standBefore(Ranks movedDown, std::size_t begin, bool collapsed);
    /// Settles the bye for all who are still to be paired; what blocks them where they can't be. Before the first
    /// bracket. No score below `lowest` is tried for the bye.
    std::optional<NoPairing> settle(std::optional<Points> lowest = {});

    [[nodiscard]] bool atEnd() const { return m_atEnd; }
    /// Pairs the next bracket; nothing where it was stopped.
    std::optional<BracketRecord> next();
    /// The next bracket is known to come out so (2026).
    void passOver(const BracketRecord& bracket);

    /// These players, everybody from rank `below` on and the bye can be paired completely.
    [[nodiscard]] bool completes(const Ranks& left, std::size_t below) const;
    /// The score that gives up the bye's taker (2026).
    [[nodiscard]] Points byeScore() const { return m_byeScore; }
    [[nodiscard]] const Position& position() const { return m_position; }

private:
    [[nodiscard]] std::size_t players() const { return m_position.players(); }
    [[nodiscard]] std::size_t groupEnd(std::size_t begin) const;
    [[nodiscard]] Points score() const { return m_position.score(m_begin); }
    void keepThoseBound(std::size_t end);
    [[nodiscard]] bool reaches(std::size_t rank, std::size_t end) const;
    std::optional<BracketSolution> solve2026(std::size_t end);
    std::optional<BracketSolution> solve2017(std::size_t end);
    std::optional<BracketSolution> solveFreely(std::size_t end);
    std::optional<BracketSolution> solveAlone();
    std::optional<BracketSolution> solveAhead(std::size_t end, bool completionAhead);
    std::optional<BracketSolution> solveAll(std::size_t end);
    bool certifies(BracketSolution& solution, std::size_t end) const;
    bool certifies2017(BracketSolution& solution, std::size_t end, bool nextIsLast) const;
    [[nodiscard]] Restriction restrictionOf(const BracketSolution& alone, const BracketSolution& made,
                                            std::size_t end) const;
    [[nodiscard]] BracketRecord record(const BracketSolution& solution) const;
    [[nodiscard]] std::vector<CriterionResult> resultsOf(const BracketRecord& bracket,
                                                         const BracketSolution& solution) const;
    [[nodiscard]] BitSet none() const { return BitSet(m_position.edges.size()); }

    const EditionRules& m_rules;
    bool m_general;
    const std::stop_token& m_stop;
    Position m_position;
    const Conditions& m_conditions;
    Points m_byeScore{};
    Ranks m_movedDown{};                                          ///< for the next bracket
    std::vector<std::pair<std::size_t, std::size_t>> m_parted{};  ///< of those, by standBefore
    std::size_t m_begin = 0;                                      ///< rank of its first resident
    bool m_atEnd = false;
    // of the bracket being paired
    BracketTask m_task{};
    std::size_t m_nextEnd = 0;
    bool m_mustCollapse = false;
    Restriction m_restriction = Restriction::None;
};

/// C8 looks ahead with one of several best pairings of the next bracket; those whom it costs are the players whom that
/// bracket really left over in the end, or nobody where it became another one (2017) or is not known.
void settleNextBrackets(const Field& field, std::vector<BracketRecord>& brackets);
/// The whole round of these brackets.
RoundPairing assembled(const Field& field, std::vector<BracketRecord> brackets);

}  // namespace kydai::pairing
