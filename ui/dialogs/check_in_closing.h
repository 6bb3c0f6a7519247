/// Closing check-in of one section or many: which sections that closes, the question with its counts, one action, and
/// what is kept of it. GUI thread.
#pragma once

#include "desk/desk.h"
#include "dialogs/check_in_marks.h"
#include "tables/check_in_list.h"

#include <map>
#include <optional>
#include <vector>

namespace kydai::ui {

using CheckIns = std::map<SectionId, policy::CheckIn>;

/// What is counted in each section, before them what is in all.
std::vector<tables::DoorSection> doorSections(const Event& event, const std::map<SectionId, KeptCheckIn>& kept);
/// "12 of 15 present · 1 absent · 0 late · 2 without a mark"
QString checkInCountText(const policy::CheckInCount& count);
/// Those of the chosen sections; where none is chosen, of all those in which somebody was marked and that are not
/// closed, or in which something is new since.
CheckIns checkInsToClose(const Event& event, const std::map<SectionId, KeptCheckIn>& kept,
                         const std::vector<SectionId>& chosen);
/// Asks, makes it one action and keeps that it is closed. What was done as a sentence; none where it was not.
/// `leftAlone`: so many other sections stay as they are although all were to be closed.
std::optional<QString> closeCheckIns(Desk& desk, const CheckIns& closing, std::size_t leftAlone);

}  // namespace kydai::ui
