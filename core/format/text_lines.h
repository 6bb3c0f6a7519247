/// Bytes of a text file as lines of UTF-8: byte-order mark, line ends (CR LF, LF, CR, mixed) and old code pages.
#pragma once

#include "support/code_pages.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

struct TextLines {
    std::string text{};                     ///< the whole text as UTF-8, without byte-order mark
    std::vector<std::string_view> lines{};  ///< views into `text`, without line ends; line n is lines[n - 1]
    std::optional<CodePage> codePage{};     ///< by which the text was read; none: it was UTF-8 or UTF-16
    std::size_t hidden = 0;  ///< characters that hide or turn text round, and bytes that are none, now U+FFFD

    TextLines() = default;
    TextLines(const TextLines&) = delete;
    TextLines& operator=(const TextLines&) = delete;
};

/// Whether these bytes are UTF-16, as spreadsheets write it: by the byte-order mark, or by the zeros beside ASCII.
bool isUtf16(std::string_view bytes);

/// \param page of text that is no Unicode; none: guessed from the bytes
void splitLines(std::string_view bytes, std::optional<CodePage> page, TextLines& into);

/// Without blanks, tabs and no-break spaces at both ends.
std::string_view trimmed(std::string_view text);

/// Of ASCII, in every locale.
constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

}  // namespace kydai::format
