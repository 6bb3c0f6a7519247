/// Where the plan of the prizes comes from: the section, a file of its own, or a template.
#pragma once

#include "engine/context.h"
#include "model/section.h"
#include "prizes/templates.h"
#include "support/result.h"

#include <string>

namespace kydai::cli {

/// The plan of the file (JSON, players by their numbers) or of the template, where one is named; else the section's.
/// Errors: those of Context::read, fromScript and checkPlan.
Result<PrizePlan> planFor(const Section& section, const std::string& file, const std::string& planTemplate,
                          Context& context);

}  // namespace kydai::cli
