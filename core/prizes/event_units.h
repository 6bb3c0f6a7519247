/// Units (đơn vị) over several sections of an event, toàn đoàn: the medals of each section, the medal table, and the
/// best of each unit by places or points. Source: rules/prizes.md, sections 6 and 7; rules/team_pairing.md, section 14.
/// Pure functions of snapshots, any thread.
#pragma once

#include "model/section.h"
#include "model/unit_rules.h"
#include "prizes/medals.h"
#include "support/result.h"
#include "tiebreak/standings.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kydai::prizes {

/// A section with the standings of its players; not of teams.
struct RankedSection {
    std::shared_ptr<const Section> section{};
    std::shared_ptr<const tiebreak::Standings> standings{};
};

struct Medalist {
    std::size_t section = 0;  ///< index among the ranked sections
    std::size_t player = 0;   ///< index in Section::players
    int place = 0;            ///< in the list that gives the medals
    Medal medal = Medal::None;
};

/// Who wins a medal, by section and place. Where the section's prizes have a list with medals its awards count (sexes
/// apart, players left out for a reason); else the first three places, with both of place 3 and 4 bronze where
/// `jointThird` says so.
std::vector<Medalist> medalists(std::span<const RankedSection> sections, bool jointThird);

struct EventUnitMember {
    std::size_t section = 0;
    std::size_t player = 0;
    int place = 0;  ///< in the section's standings
    Points points{};
    int worth = 0;  ///< what the place is worth by EventUnitRules::placePoints
    Medal medal = Medal::None;
    bool counts = false;
};

struct EventUnit {
    std::string name{};
    int rank = 0;  ///< level units share it; 0 = too few players for a place
    MedalCount medals{};
    int places = 0;  ///< sum over those who count
    Points points{};
    int placePoints = 0;
    int counting = 0;
    std::vector<EventUnitMember> members{};  ///< best first
};

/// What parts units by these rules, in order: what the regulations rank by, then what they say of units that are level,
/// or what is usual. A sum of places asks for the number of players first, since fewer places are a smaller sum; a sum
/// of points of the best of the event asks for whole units first.
std::vector<EventUnitPart> partsOf(const EventUnitRules& rules);
/// What a unit has of one of them; of the single places the one at `at`, 0 where there is none.
int measureOf(const EventUnit& unit, EventUnitPart part, std::size_t at = 0);

/// By what `a` stands apart from `b`, and whether before it; of the single places the one that decides.
struct UnitComparison {
    std::optional<EventUnitPart> part{};  ///< none: they are level
    bool isBefore = false;
    std::size_t place = 0;
};
UnitComparison compared(const EventUnit& a, const EventUnit& b, const std::vector<EventUnitPart>& parts);

/// By rank, those without a place at the end. Players without a unit count for their federation, those without either
/// for none.
std::vector<EventUnit> eventUnits(std::span<const RankedSection> sections, const EventUnitRules& rules);

/// All of it for some sections of an event: lists, prints and explanations read this record.
struct EventRanking {
    std::vector<RankedSection> sections{};
    EventUnitRules rules{};
    std::vector<EventUnit> units{};
    std::vector<Medalist> medals{};
};
EventRanking rankEvent(std::vector<RankedSection> sections, const EventUnitRules& rules);
/// The standings of players of each section that has a round; sections of teams have none and are left out. Errors:
/// those of tiebreak::standingsOf.
Result<std::vector<RankedSection>> rankSections(std::span<const std::shared_ptr<const Section>> sections);

}  // namespace kydai::prizes
