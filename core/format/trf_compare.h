/// What a report file lost of a section: compares a section with what was read back.
#pragma once

#include "format/diagnostics.h"
#include "model/section.h"

#include <vector>

namespace kydai::format {

/// The comment that says that a section left FIDE mode, with its round behind it; and as it was written once.
inline constexpr std::string_view kFideModeExited = "FIDE mode exited";
inline constexpr std::string_view kFideModeLeft = "FIDE mode left";
/// The comment of a round paired by hand, and of full-point byes; the second follows from the cells.
inline constexpr std::string_view kManualPairing = "MPA @ Round ";
inline constexpr std::string_view kFullPointByes = "FPB @ Round ";

/// Players, results, byes and the rules that pairing depends on, up to round `rounds`.
std::vector<Diagnostic> differences(const Section& before, const Section& after, RoundNumber rounds);

}  // namespace kydai::format
