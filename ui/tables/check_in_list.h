/// The door list of check-in: every player of the event with his mark, and the sections with what was counted in them.
/// Any thread.
#pragma once

#include "model/doubles.h"
#include "model/event.h"
#include "policy/check_in.h"
#include "tables/list.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::tables {

/// A player at the door.
struct DoorLine {
    SectionId section{};
    std::shared_ptr<const Section> of{};
    std::size_t player = 0;  ///< index in Section::players
    policy::Presence mark = policy::Presence::Unmarked;
    std::vector<std::string> sameFideId{};  ///< "12 U10 Nữ": who has the same number of FIDE
    std::vector<std::string> sameName{};
    std::string key{};  ///< number, name, unit and section, folded, for a search

    [[nodiscard]] const Player& who() const { return of->players[player]; }
};
/// By name over all sections whose players check in, nobody marked.
std::vector<DoorLine> doorLines(Event event);
void putMarks(std::vector<DoorLine>& lines, const std::map<SectionId, policy::CheckIn>& checkIns);
/// Indices of those in whose number, name, unit or section each of the words typed stands.
std::vector<std::size_t> doorLinesFor(const std::vector<DoorLine>& lines, std::string_view typed);
std::vector<std::size_t> doorLinesOf(const std::vector<DoorLine>& lines, const std::vector<SectionId>& sections);
/// Subjects are indices of `lines`, whose marks may change while the list stands; `shown` are its rows. The section
/// stands there where there are several.
List doorList(const std::vector<DoorLine>& lines, std::vector<std::size_t> shown);
/// What there is to be told of a player at check-in; empty mostly.
QString doorRemark(const DoorLine& line, const text::Wording& wording);

/// A section at the door; the first line is all of them.
struct DoorSection {
    SectionId section{};  ///< 0: all
    std::string name{};
    policy::CheckInCount count{};
    int closed = 0;    ///< sections whose check-in is closed
    int sections = 1;  ///< of all
};
List doorSectionsList(const std::vector<DoorSection>& lines);

}  // namespace kydai::tables
