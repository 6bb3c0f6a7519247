/// One field of comma-separated values, as RFC 4180 writes it.
#pragma once

#include <string>
#include <string_view>

namespace kydai {

/// The field, in quotes where a reader needs them: it holds a separator (comma, semicolon, tab), a quote or a line
/// break, or begins or ends with a blank.
std::string csvField(std::string_view text);

}  // namespace kydai
