/// Where the plan of the prizes comes from: the section, a file of its own, or a template.
#pragma once

#include "model/section.h"
#include "prizes/templates.h"
#include "support/result.h"

#include <string>

namespace kydai::cli {

/// A plan as JSON, players named by their numbers. Errors: CannotOpen, Malformed, NoSuchPlayer, those of checkPlan.
Result<PrizePlan> readPlan(const std::string& file, const Section& section);

/// The plan of the file or of the template, where one is named; else the section's.
Result<PrizePlan> planFor(const Section& section, const std::string& file, const std::string& planTemplate);

}  // namespace kydai::cli
