/// What the pages look like and the script that finds a name and turns the pages of a big screen. Both are files of
/// their own, so that pages may forbid everything else. Pages are complete without the script.
#pragma once

#include <string_view>

namespace kydai::publish {

std::string_view styleSheet();
std::string_view icon();
/// At most 2 kB.
std::string_view script();

}  // namespace kydai::publish
