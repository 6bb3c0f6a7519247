/// Days of an event as a calendar (RFC 5545) that telephones and mail programs take in. Words come from outside. Pure
/// functions; any thread.
#pragma once

#include "model/date.h"

#include <optional>
#include <string>
#include <vector>

namespace kydai::format {

struct CalendarDay {
    std::string id{};  ///< stays the same when anything else changes; ASCII without blanks
    Date first{};      ///< whole; others are left out
    Date last{};       ///< unknown: one day
    std::string title{};
    std::string place{};          ///< may be empty
    std::optional<int> minute{};  ///< of the first day at which it begins; none: all day
};

/// \param stamp when it was made: "20261122T140500Z"
std::string calendarOf(const std::vector<CalendarDay>& days, const std::string& name, const std::string& stamp);

}  // namespace kydai::format
