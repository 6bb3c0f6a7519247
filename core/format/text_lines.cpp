#include "format/text_lines.h"

#include "support/utf8.h"

#include <algorithm>

namespace kydai::format {

namespace {

constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view kUtf16LittleMark = "\xFF\xFE";
constexpr std::string_view kUtf16BigMark = "\xFE\xFF";

std::string fromUtf16(std::string_view bytes, bool littleEndian)
{
    const auto unit = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(bytes[at]);
        const auto second = static_cast<unsigned char>(bytes[at + 1]);
        return littleEndian ? char32_t{first} | char32_t{second} << 8U : char32_t{second} | char32_t{first} << 8U;
    };
    std::string out;
    out.reserve(bytes.size());
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        char32_t character = unit(at);
        const bool high = character >= 0xD800 && character < 0xDC00;
        if (high && at + 3 < bytes.size() && unit(at + 2) >= 0xDC00 && unit(at + 2) < 0xE000) {
            character = 0x10000 + ((character - 0xD800) << 10U) + (unit(at + 2) - 0xDC00);
            at += 2;
        } else if (character >= 0xD800 && character < 0xE000) {
            character = 0xFFFD;
        }
        utf8::append(out, character);
    }
    return out;
}

}  // namespace

void splitLines(std::string_view bytes, CodePage fallback, TextLines& into)
{
    into.wasUtf8 = true;
    if (bytes.starts_with(kUtf16LittleMark) || bytes.starts_with(kUtf16BigMark)) {
        into.text = fromUtf16(bytes.substr(2), bytes.starts_with(kUtf16LittleMark));
    } else {
        if (bytes.starts_with(kUtf8Mark)) bytes.remove_prefix(kUtf8Mark.size());
        into.wasUtf8 = utf8::isValid(bytes);
        if (into.wasUtf8)
            into.text.assign(bytes);
        else
            into.text = fallback == CodePage::Windows1258 ? utf8::fromWindows1258(bytes) : utf8::fromWindows1252(bytes);
    }
    into.hidden = utf8::replaceHidden(into.text);
    into.lines.clear();
    const std::string_view text = into.text;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        into.lines.push_back(text.substr(at, end - at));
        at = end;
        if (at < text.size()) at += text.substr(at, 2) == "\r\n" ? 2 : 1;
    }
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kNoBreakSpace = "\xC2\xA0";
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    for (bool again = true; again;) {
        again = false;
        for (; !text.empty() && isBlank(text.front()); again = true) text.remove_prefix(1);
        for (; !text.empty() && isBlank(text.back()); again = true) text.remove_suffix(1);
        for (; text.starts_with(kNoBreakSpace); again = true) text.remove_prefix(2);
        for (; text.ends_with(kNoBreakSpace); again = true) text.remove_suffix(2);
    }
    return text;
}

}  // namespace kydai::format
