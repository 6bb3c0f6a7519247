// The one function of fmt that the core calls, compiled into what stands alone: the system has it as a library to load
// only.
#define FMT_HEADER_ONLY 1
#include <fmt/format.h>

#include <string>

namespace kydai {

/// Keeps the function in this object.
extern std::string (*const kOwnFormat)(fmt::string_view, fmt::format_args);
std::string (*const kOwnFormat)(fmt::string_view, fmt::format_args) = &fmt::vformat;

}  // namespace kydai
