/// Who may be entered twice: in one section, or in two of the same event.
#pragma once

#include "model/event.h"

#include <utility>
#include <vector>

namespace kydai {

struct Double {
    PlayerId player{};  ///< of the section that was asked about
    SectionId otherSection{};
    PlayerId other{};
    bool sameFideId = false;  ///< else the same name, and no birth dates that differ
    friend bool operator==(const Double&, const Double&) = default;
};

/// Whether two birth dates can be those of one person: a year agrees with every day of it, what isn't known with all.
bool mayBeSameDay(const Date& a, const Date& b);

/// The players of a section whom somebody else resembles, in the order of the section; both of a pair within it. Marks
/// and capitals of names don't matter, a year agrees with every day of it.
std::vector<Double> doublesOf(const Event& event, SectionId section);
/// The same of every section, each with the section that was asked about.
std::vector<std::pair<SectionId, Double>> doublesOf(const Event& event);

}  // namespace kydai
