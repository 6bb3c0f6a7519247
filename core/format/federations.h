/// FIDE's federation codes, to tell them from provinces and clubs in the same field.
#pragma once

#include <string_view>

namespace kydai::format {

bool isFideFederation(std::string_view code);

}  // namespace kydai::format
