/// Harm of the kinds that reviews found in the window, done from outside: what a walk must notice. Never part of the
/// program; each comes after a step, as if the program had done it.
#pragma once

#include "walk/walker.h"

#include <string>
#include <vector>

namespace kydai::walk {

struct PlantedHarm {
    std::string name{};
    std::string seenAs{};  ///< words of the fault that tells it
    Walker::Harm harm{};
};

std::vector<PlantedHarm> plantedHarms();

}  // namespace kydai::walk
