/// Standings: the list of tie-breaks walked over the groups still tied, with everything that was found on the way.
/// A Standings is self-contained: explanations read it and the section's names, and compute nothing.
#pragma once

#include "tiebreak/code.h"
#include "tiebreak/competition.h"
#include "tiebreak/direct_encounter.h"
#include "tiebreak/unplayed.h"
#include "tiebreak/value.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace kydai::tiebreak {

/// One tie-break of the list: its values, and for those that order tied groups how each group was ordered.
struct Column {
    Code code{};
    TieBreakEdition edition{};
    Refusal refusal = Refusal::None;  ///< it does not make sense in this event; decides nothing
    bool lowFirst = false;
    std::vector<Value> values{};                       ///< by participant
    std::vector<Encounter> groups{};                   ///< DE and its kin: a record per tied group
    std::vector<std::size_t> groupOf{};                ///< participant → index in `groups`, kNobody when alone
    std::shared_ptr<const ScoreTable> table{};         ///< what opponents' scores were read from
    std::shared_ptr<const UnplayedRounds> unplayed{};  ///< article 16 for that table
};

/// What put a participant behind the one before him.
struct Separation {
    enum class By : std::uint8_t { Top, LeftOut, Points, TieBreak, Lots, Nothing, Bracket, Keizer };
    By by = By::Top;
    std::size_t column = 0;  ///< By::TieBreak
};

struct Row {
    std::size_t participant = 0;
    int rank = 0;  ///< tied participants share a number, the next one skips; 0 = left out, at the end
    Separation separation{};
};

struct Standings {
    std::shared_ptr<const Competition> competition{};
    TieBreakEdition edition{};
    RoundNumber round = 0;
    std::vector<Column> columns{};
    std::vector<Row> rows{};                       ///< by rank, then id
    std::vector<std::size_t> rowOf{};              ///< participant → index in `rows`
    std::vector<std::vector<std::size_t>> lots{};  ///< groups ordered by drawing of lots, as drawn
    std::uint64_t lotsSeed = 0;
    std::vector<std::string> leftOut{};  ///< codes of the section's own list that are none of ours: not ranked by

    /// Whether the list has a tie-break that is not computed and somebody is tied at it.
    bool isOpen = false;

    [[nodiscard]] int rank(std::size_t participant) const { return rows[rowOf[participant]].rank; }
};

struct StandingsOptions {
    std::optional<RoundNumber> round{};        ///< after this round; none = the last paired
    std::optional<std::vector<Code>> codes{};  ///< none = the section's list
    std::optional<TieBreakEdition> edition{};  ///< none = the section's
    Participants participants = Participants::Automatic;
};

/// In a knock-out the round of the bracket comes before the points, in Keizer's system the sum of values.
/// @rule C.07.4.2  Points first, then each tie-break in turn, each only among those still tied; places once separated
/// are never joined again. What the list leaves tied is drawn by lot when the section has a seed for it, else shares a
/// place.
/// @rule C.07.4.4  Two meetings of a pair are two encounters (but see C.07.6.1.2).
/// What reaches a tie-break that is not computed tied shares a place: nothing behind it parts them, no lot either.
/// A code of the section's own list that we don't know (a file may have any) is left out and named; the rest ranks.
Result<Standings> standingsOf(const Section& section, const StandingsOptions& options = {});

/// Whether the values of a column put one participant before another; who has none is behind who has one. Not of
/// columns that order groups.
bool isBefore(const Column& column, std::size_t a, std::size_t b);

/// The players who stand first by the section's list, the best first; level ones by their numbers.
std::vector<PlayerId> bestOf(const Section& section, std::size_t count);
/// The places of the players by the section's list, in the order of Section::players, as a report has them; empty where
/// they can't be ranked.
std::vector<int> placesOf(const Section& section);

}  // namespace kydai::tiebreak
