/// Two standings of the same participants side by side: who has another place, and what moved him. By two editions of
/// the rules, or of an event as it is and as it would be. Nothing is computed again: the values carry their terms, and
/// those are compared. Pure; any thread.
#pragma once

#include "tiebreak/standings.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace kydai::tiebreak {

/// A round whose term adds something else than before; nothing on a side that has no such term.
struct TermChange {
    std::optional<Term> before{};
    std::optional<Term> after{};
    /// What the value gets more by it, cuts included.
    [[nodiscard]] Amount difference() const;
};

/// What put two participants in another order: the first stage of the list at which they compare otherwise.
struct MoveCause {
    enum class By : std::uint8_t {
        Points,
        Value,    ///< a tie-break of one of the two
        Dropped,  ///< a tie-break that is counted in one of the standings only
        Group,    ///< direct encounter and its kin: the order of a tied group
        List,     ///< another tie-break stands there in the list
        Lots,
        Presence,  ///< one of the two has no place in one of the standings
        Bracket,   ///< of a knock-out: how far the two came
        Keizer     ///< the sum of values of a club
    };
    By by = By::Points;
    std::size_t column = 0;  ///< of the list; Points, Lots, Presence: none
    std::size_t whose = 0;   ///< Points, Value, Keizer: whose number differs, a participant of `after`
    std::size_t versus = 0;  ///< the other one of the two
};

/// Somebody with another place. Participants of `after`.
struct Move {
    std::size_t participant = 0;
    int before = 0;  ///< place; 0 = none
    int after = 0;
    MoveCause cause{};
    std::vector<std::size_t> passed{};    ///< who is behind him now and was not
    std::vector<std::size_t> passedBy{};  ///< who is before him now and was not
};

struct Moves {
    std::shared_ptr<const Standings> before{};
    std::shared_ptr<const Standings> after{};
    std::vector<std::size_t> beforeOf{};  ///< participant of `after` → of `before`; kNobody where he is new
    std::vector<Move> list{};             ///< in the order of `after`; who is in one of the two only is left out

    /// The terms of a column that differ for a participant of `after`, in the order of rounds.
    [[nodiscard]] std::vector<TermChange> terms(std::size_t column, std::size_t participant) const;
    /// Of a column whose tie-break both have.
    [[nodiscard]] const Value& valueBefore(std::size_t column, std::size_t participant) const
    {
        return columnBefore(column).values[beforeOf[participant]];
    }
    [[nodiscard]] const Value& valueAfter(std::size_t column, std::size_t participant) const
    {
        return after->columns[column].values[participant];
    }
    /// Whether both lists have the same tie-break there.
    [[nodiscard]] bool sameColumn(std::size_t column) const;
    /// Whether both have it, there or elsewhere.
    [[nodiscard]] bool bothHave(std::size_t column) const { return placeBefore(column).has_value(); }
    /// That tie-break as it was: there, else at its first place in the list.
    [[nodiscard]] const Column& columnBefore(std::size_t column) const { return before->columns[*placeBefore(column)]; }

private:
    [[nodiscard]] std::optional<std::size_t> placeBefore(std::size_t column) const;
};

/// Both of players, or both of teams; participants are matched by who they are.
Moves movesBetween(std::shared_ptr<const Standings> before, std::shared_ptr<const Standings> after);

}  // namespace kydai::tiebreak
