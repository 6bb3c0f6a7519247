/// Tie-breaks by the numbers that the program Swiss-Manager shows, which Vietnamese regulations quote: "84" is
/// Buchholz. Source: rules/tiebreaks.md, section 10.
#pragma once

#include <string_view>

namespace kydai::tiebreak {

/// The code that a number stands for, with its edition where the number fixes one: 84 is "BH", 37 is "BH@OLD". Empty:
/// none of ours. Cuts are written behind it as behind a name: "84/C1".
std::string_view codeOfSwissManager(std::string_view number);

}  // namespace kydai::tiebreak
