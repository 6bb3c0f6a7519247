/// Standings of categories and of units (đơn vị) from the individual standings: who is best within a category, and
/// which unit is best by its best players.
#pragma once

#include "tiebreak/standings.h"

#include <string>
#include <vector>

namespace kydai::tiebreak {

/// The rows of a category in the order of the standings, with places counted within it; tied players share a place as
/// they do in the standings. An empty category stands for everybody.
std::vector<Row> categoryRows(const Section& section, const Standings& standings, const std::string& category);

/// Categories that players have, sorted.
std::vector<std::string> categoriesOf(const Section& section);

enum class UnitRule : std::uint8_t { SumOfPlaces, SumOfPoints };

struct UnitOptions {
    int best = 4;  ///< players of a unit that count
    UnitRule rule = UnitRule::SumOfPlaces;
    std::string category{};  ///< only players of this category, with their places in it
};

struct UnitMember {
    std::size_t participant = 0;
    int place = 0;
    Points points{};
    bool counts = false;
};

struct UnitRow {
    std::string unit{};
    int rank = 0;           ///< equal units share a rank, the next one skips
    bool complete = false;  ///< has as many players as count
    int places = 0;         ///< sum over those who count
    Points points{};
    std::vector<UnitMember> members{};  ///< best first
};

/// A unit's result is the sum of places (low is better) or of points of its best players. Units with fewer players
/// stand behind, the more players the better. Ties: the other sum, then the best placed player, then the second, and so
/// on. Players without a unit count for their federation, those without either for none. Players only, no teams.
std::vector<UnitRow> unitStandings(const Section& section, const Standings& standings, const UnitOptions& options);

}  // namespace kydai::tiebreak
