/// Bytes of a text file as lines of UTF-8: byte-order mark, line ends (CR LF, LF, CR, mixed) and old code pages.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kydai::format {

/// How bytes that are not UTF-8 are read.
enum class CodePage : std::uint8_t { Windows1252, Windows1258 };

struct TextLines {
    std::string text{};                     ///< the whole text as UTF-8, without byte-order mark
    std::vector<std::string_view> lines{};  ///< views into `text`, without line ends; line n is lines[n - 1]
    bool wasUtf8 = true;                    ///< false: the code page was used
    std::size_t hidden = 0;                 ///< characters that hide or turn text round, now U+FFFD

    TextLines() = default;
    TextLines(const TextLines&) = delete;
    TextLines& operator=(const TextLines&) = delete;
};

/// UTF-16 with a byte-order mark is read too (spreadsheets write it).
void splitLines(std::string_view bytes, CodePage fallback, TextLines& into);

/// Without blanks, tabs and no-break spaces at both ends.
std::string_view trimmed(std::string_view text);

}  // namespace kydai::format
