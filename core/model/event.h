/// An event: what one .kydai file holds.
#pragma once

#include "model/section.h"
#include "model/unit_rules.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kydai {

/// What a report of a section is headed by: "event · section", or one of them where the other says no more.
std::string reportName(std::string_view event, std::string_view section);

struct EventSection {
    SectionId id{};
    std::shared_ptr<const Section> section{};
};

/// A snapshot of an event; sections are shared, never changed in place.
struct Event {
    std::string name{};
    std::vector<EventSection> sections{};  ///< in the arbiter's order
    EventUnitRules units{};
};

}  // namespace kydai
