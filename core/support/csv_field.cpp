#include "support/csv_field.h"

#include <charconv>

namespace kydai {

namespace {

constexpr std::string_view kRunFirst = "=+-@\t\r";

bool isRun(std::string_view text)
{
    return !text.empty() && kRunFirst.find(text.front()) != std::string_view::npos;
}

bool isNumber(std::string_view text)
{
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, failed] = std::from_chars(text.data(), end, number, std::chars_format::fixed);
    return failed == std::errc{} && stop == end;
}

}  // namespace

std::string csvField(std::string_view text)
{
    // A field that looks guarded already gets a guard too, so that taking it away gives the same text.
    const bool guarded = (isRun(text) && !isNumber(text)) || withoutGuard(text) != text;
    std::string field = guarded ? "'" : "";
    field += text;
    const bool padded = field.starts_with(' ') || field.ends_with(' ');
    if (!padded && field.find_first_of(",;\"\r\n\t") == std::string::npos) return field;
    std::string quoted = "\"";
    for (const char c : field) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string_view withoutGuard(std::string_view field)
{
    std::string_view text = field;
    while (text.starts_with('\'')) text.remove_prefix(1);
    return isRun(text) && text.size() < field.size() ? field.substr(1) : field;
}

}  // namespace kydai
