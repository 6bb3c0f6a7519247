/// One field of comma-separated values, as RFC 4180 writes it.
#pragma once

#include <string>
#include <string_view>

namespace kydai {

/// The field, in quotes where a reader needs them: it holds a separator (comma, semicolon, tab), a quote or a line
/// break, or begins or ends with a blank. Text that a spreadsheet would run (=, +, -, @ or a tab first, and no number)
/// gets an apostrophe before it, which spreadsheets take for "this is text".
std::string csvField(std::string_view text);

/// The text that csvField was given: without the apostrophe, where it stands before such a sign.
std::string_view withoutGuard(std::string_view field);

}  // namespace kydai
