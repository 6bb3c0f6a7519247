/// Who may be entered twice: in one section, or in two of the same event that play at the same time.
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

/// The players of a section whom somebody else resembles, in the order of the section; both of a pair within it. Who
/// plays in another group of sections too is no double (persons.h).
std::vector<Double> doublesOf(const Event& event, SectionId section);
/// The same of every section, each with the section that was asked about.
std::vector<std::pair<SectionId, Double>> doublesOf(const Event& event);

}  // namespace kydai
