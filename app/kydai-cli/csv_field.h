/// CSV as RFC 4180 writes it.
#pragma once

#include <string>
#include <string_view>

namespace kydai::cli {

/// The field, in quotes where it holds a comma, a quote or a line break.
std::string csvField(std::string_view text);

}  // namespace kydai::cli
