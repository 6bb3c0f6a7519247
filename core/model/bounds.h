/// Whether values keep to the bounds of their rows (row.h): one judgement for every door. Readers of files keep what
/// they can and tell the place; `apply` refuses. Pure functions; any thread.
#pragma once

#include "model/event.h"
#include "model/row.h"
#include "support/fragment.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kydai {

/// What a value should have been; nothing where it is within its bounds. A date must exist, as far as it is known.
Fragment outside(const Bounds& bounds, std::int64_t number);
Fragment outside(const Bounds& bounds, Points points);
Fragment outside(const Bounds& bounds, const Date& date);
Fragment outside(const Bounds& bounds, std::string_view text);

/// As much of a text as its bounds take: blanks for what ends lines or can't be seen, and no more than so many
/// characters.
std::string within(const Bounds& bounds, std::string_view text);

struct OutOfBounds {
    std::string place{};  ///< "/players/3/rating", players counted from 0 in their order
    Fragment expected{};
};

/// Every value of a section that is outside its bounds.
std::vector<OutOfBounds> outOfBounds(const Section& section);
/// The same, and puts texts as within() has them and the usual value elsewhere in their place.
std::vector<OutOfBounds> keepInBounds(Section& section);
/// Of the event itself; its sections are left alone.
std::vector<OutOfBounds> keepInBounds(Event& event);

}  // namespace kydai
