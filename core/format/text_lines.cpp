#include "format/text_lines.h"

#include "support/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

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

enum class ByteOrder : std::uint8_t { Little, Big };

/// Blanks, digits and separators have a zero beside them, always on the same side; other text has none.
std::optional<ByteOrder> byteOrderOf(std::string_view bytes)
{
    if (bytes.starts_with(kUtf16LittleMark)) return ByteOrder::Little;
    if (bytes.starts_with(kUtf16BigMark)) return ByteOrder::Big;
    constexpr std::size_t kSample = 4096;
    constexpr std::size_t kShare = 10;
    const std::string_view start = bytes.substr(0, kSample);
    std::array<std::size_t, 2> zeros{};
    for (std::size_t at = 0; at < start.size(); ++at) zeros[at % 2] += start[at] == '\0' ? 1 : 0;
    const auto [even, odd] = zeros;
    if (start.size() % 2 != 0 || (even > 0) == (odd > 0) || (even + odd) * kShare < start.size()) return std::nullopt;
    return even > 0 ? ByteOrder::Big : ByteOrder::Little;
}

struct Broken {
    std::string text{};
    std::size_t count = 0;
};

/// UTF-8 in which a few bytes were changed or lost: nearly all that is not ASCII is whole letters.
std::optional<Broken> brokenUtf8(std::string_view bytes)
{
    constexpr std::size_t kLettersABreak = 10;
    const std::u32string characters = utf8::decode(bytes);
    const auto broken = static_cast<std::size_t>(std::ranges::count(characters, U'\uFFFD'));
    const auto others =
        static_cast<std::size_t>(std::ranges::count_if(characters, [](char32_t c) { return c >= 0x80; }));
    if (others < broken * (kLettersABreak + 1)) return std::nullopt;
    return Broken{utf8::encode(characters), broken};
}

}  // namespace

bool isUtf16(std::string_view bytes)
{
    return byteOrderOf(bytes).has_value();
}

void splitLines(std::string_view bytes, std::optional<CodePage> page, TextLines& into)
{
    into.codePage.reset();
    std::size_t unread = 0;
    if (const auto order = byteOrderOf(bytes)) {
        const bool isMarked = bytes.starts_with(kUtf16LittleMark) || bytes.starts_with(kUtf16BigMark);
        into.text = fromUtf16(bytes.substr(isMarked ? kUtf16BigMark.size() : 0), *order == ByteOrder::Little);
    } else {
        if (bytes.starts_with(kUtf8Mark)) bytes.remove_prefix(kUtf8Mark.size());
        if (utf8::isValid(bytes)) {
            into.text.assign(bytes);
        } else if (auto broken = page ? std::nullopt : brokenUtf8(bytes)) {
            into.text = std::move(broken->text);
            unread = broken->count;
        } else {
            into.codePage = page ? *page : guessCodePage(bytes);
            into.text = fromCodePage(bytes, *into.codePage);
        }
    }
    into.hidden = unread + utf8::replaceHidden(into.text);
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
