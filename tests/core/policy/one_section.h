#pragma once

#include "model/event.h"
#include "policy/judge.h"

#include <memory>
#include <utility>

namespace kydai::policy {

inline constexpr SectionId kId{1};

/// An event of one section.
inline EventState stateOf(Section section)
{
    return {Event{"Giải", {{kId, std::make_shared<const Section>(std::move(section))}}}, 5};
}

}  // namespace kydai::policy
