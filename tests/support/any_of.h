/// One of a list, drawn the same on every machine.
#pragma once

#include "support/random.h"

namespace kydai::fixture {

template <class List>
const auto& anyOf(Random& random, const List& list)
{
    return list[random.below(list.size())];
}

}  // namespace kydai::fixture
