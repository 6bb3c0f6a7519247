/// An event: what one .kydai file holds.
#pragma once

#include "model/section.h"
#include "model/unit_rules.h"

#include <memory>
#include <string>
#include <vector>

namespace kydai {

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
