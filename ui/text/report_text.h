/// What a rating report still lacks, in a sentence each.
#pragma once

#include "model/section.h"
#include "policy/report_check.h"
#include "text/wording.h"

#include <QString>

namespace kydai::text {

QString reportFindingText(const policy::ReportFinding& finding, const Section& section, const Wording& wording);

}  // namespace kydai::text
