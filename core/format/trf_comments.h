/// How the comments begin that reports write by FIDE's rules and read again.
#pragma once

#include <string_view>

namespace kydai::format {

/// A section left FIDE mode, with its round behind it; and as it was written once.
inline constexpr std::string_view kFideModeExited = "FIDE mode exited";
inline constexpr std::string_view kFideModeLeft = "FIDE mode left";
/// A round paired by hand, and full-point byes; the second follows from the cells.
inline constexpr std::string_view kManualPairing = "MPA @ Round ";
inline constexpr std::string_view kFullPointByes = "FPB @ Round ";
/// Who has no place though he has points: expelled, or gone before half of a round robin. It follows from the places.
inline constexpr std::string_view kWithoutPlace = "Unplaced @ Round ";

}  // namespace kydai::format
