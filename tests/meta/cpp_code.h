/// C++ code as the meta tests look at it: without its comments, and with its string literals.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kydai::meta {

/// The string literals of some code, escapes resolved to the bare character; neighbouring ones are one, raw ones and
/// the names of included files are left out.
std::vector<std::string> literalsOf(std::string_view code);

}  // namespace kydai::meta
