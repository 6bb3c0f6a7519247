/// FIDE's federation codes, to tell them from provinces and clubs in the same field.
#pragma once

#include <string_view>

namespace kydai {

bool isFideFederation(std::string_view code);

}  // namespace kydai
