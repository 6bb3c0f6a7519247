/// `explain unit`: why a unit is in its place over all sections of a file.
#pragma once

#include "engine/context.h"
#include "verb.h"

namespace kydai::cli {

void addUnitQuestion(Verb verb, Context& context);

}  // namespace kydai::cli
