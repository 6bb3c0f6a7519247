/// What TRF26 has no line for, in comment lines of ours, which other programs pass over:
///
///     ### kydai/1 players/1,5-9/unit "Hà Nội"
///
/// a member by its path (model/member_paths.h; of the event: "event/name", "event/units/best") and its value as JSON.
/// `### kydai/1 + REST` goes on with the value of the line before. What may stand there is a matter of the rows
/// (Carried::trf26). The writer reads its own report back and tells what comes out otherwise; so event → TRF26 → event
/// is exact. A line that can't be taken is told and kept as it stands, and costs nothing else.
#pragma once

#include "format/diagnostics.h"
#include "model/section.h"
#include "model/unit_rules.h"

#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// How such a line begins, whatever its version.
inline constexpr std::string_view kOwnLine = "### kydai/";

/// A section as a report has it, with what it has of its event. The section is one of byNumber.
struct ReportedEvent {
    std::string name{};
    EventUnitRules units{};
    Section section{};
};

/// The lines that make `wanted` of what was read. Without `withPrivate` what nobody else may see stays out.
std::vector<std::string> ownLines(const ReportedEvent& wanted, const ReportedEvent& read, bool withPrivate);

/// A line as it stands in the file.
struct NumberedLine {
    int number = 0;
    std::string text{};
};

/// Sets what the lines tell. What can't be taken becomes a foreign line, with a warning.
void takeOwnLines(const std::vector<NumberedLine>& lines, ReportedEvent& into, std::vector<Diagnostic>& findings);

/// The section without what may only stand in lines of ours and nobody else may see.
Section withoutPrivate(Section section);

}  // namespace kydai::format
