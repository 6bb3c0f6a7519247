/// The matches of a league as days of a calendar. Pure; any thread.
#pragma once

#include "format/calendar_writer.h"
#include "model/section.h"

#include <string>
#include <vector>

namespace kydai::tables {

/// Of a section that has days of play of its own; nothing otherwise.
/// @param id of the section, part of the ids of the days
/// @param place where a match is played that says no venue
std::vector<format::CalendarDay> leagueDays(const Section& section, const std::string& id, const std::string& place);

}  // namespace kydai::tables
