#include "support/csv_field.h"

namespace kydai {

std::string csvField(std::string_view text)
{
    const bool padded = text.starts_with(' ') || text.ends_with(' ');
    if (!padded && text.find_first_of(",;\"\r\n\t") == std::string_view::npos) return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

}  // namespace kydai
