/// Standings of groups of players and of units (đơn vị) from the individual standings: who is best within a category or
/// among the girls, and which unit is best by its best players.
#pragma once

#include "tiebreak/standings.h"

#include <string>
#include <vector>

namespace kydai::tiebreak {

/// Players of one category or of one sex; the default is everybody.
struct PlayerGroup {
    std::string category{};
    Sex sex = Sex::Unknown;
    [[nodiscard]] bool isEverybody() const { return category.empty() && sex == Sex::Unknown; }
    [[nodiscard]] bool has(const Player& player) const
    {
        return (category.empty() || player.category == category) && (sex == Sex::Unknown || player.sex == sex);
    }
    friend bool operator==(const PlayerGroup&, const PlayerGroup&) = default;
};

/// The rows of a group in the order of the standings, with places counted within it; tied players share a place as they
/// do in the standings.
std::vector<Row> groupRows(const Section& section, const Standings& standings, const PlayerGroup& group);

/// What players are parted by.
enum class GroupKind : std::uint8_t { Category, Sex };
/// The categories that players have, sorted; girls and boys where there are both.
std::vector<PlayerGroup> groupsOf(const Section& section, GroupKind kind);

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
