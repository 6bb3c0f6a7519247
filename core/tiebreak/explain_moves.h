/// What moved somebody in the standings, as sentences: "BH 12½ → 12, Hùng, zero-point bye in round 4, ½ → 0". Made from
/// the record of the moves; nothing is computed again. Any thread.
#pragma once

#include "explain/explanation.h"
#include "model/section.h"
#include "tiebreak/explain_rows.h"
#include "tiebreak/moves.h"

#include <cstddef>
#include <vector>

namespace kydai::tiebreak {

/// The sections that the standings before and after are of, for names; they must outlive it, and so must the moves.
class MoveTeller {
public:
    MoveTeller(const Section& before, const Section& after, const Moves& moves)
        : m_moves(moves), m_before(before, *moves.before), m_after(after, *moves.after)
    {
    }

    /// A place with its cause; the details are the terms that differ, and whom he passed.
    [[nodiscard]] Step place(const Move& move) const;
    /// A tie-break's value of a participant with what made it another one.
    [[nodiscard]] Step value(std::size_t column, std::size_t participant) const;
    /// `player`, `before`, `after`, `by` ("points", "tiebreak", "dropped", "group", "list", "lots", "presence",
    /// "bracket" in a knock-out, "values" in Keizer's system), `code`, `whose`, and of a tie-break its `from`, `to` and
    /// `terms` (`round`, `opponent`, `from`, `to`).
    [[nodiscard]] FactObject placeFacts(const Move& move) const;
    /// `player`, `code`, `from`, `to`, `terms`.
    [[nodiscard]] FactObject valueFacts(std::size_t column, std::size_t participant) const;

private:
    [[nodiscard]] Clause cause(const Move& move) const;
    [[nodiscard]] Step keizerClause(const Move& move) const;
    [[nodiscard]] Step pointsClause(const Move& move) const;
    [[nodiscard]] Step valueClause(std::size_t column, std::size_t whose, std::size_t mine) const;
    [[nodiscard]] Step groupClause(const MoveCause& cause) const;
    [[nodiscard]] Step listClause(std::size_t column) const;
    [[nodiscard]] Step term(std::size_t column, const TermChange& change) const;
    [[nodiscard]] Step opponentTerm(std::size_t column, const TermChange& change) const;
    void addTermFacts(std::size_t column, std::size_t participant, FactList& facts) const;
    [[nodiscard]] kydai::Value opponentOf(const TermChange& change) const;
    [[nodiscard]] kydai::Code codeAt(std::size_t column) const;

    const Moves& m_moves;
    Names m_before;
    Names m_after;
};

}  // namespace kydai::tiebreak
