#include "support/fragment.h"

#include "support/assert.h"
#include "support/utf8.h"

#include <algorithm>

namespace kydai {

std::string fragmentPiece(std::string_view text)
{
    constexpr std::size_t kMostBytes = 1000;  // enough to look at; a damaged file can have one line of many megabytes
    constexpr std::size_t kMostCharacters = 80;
    std::string_view start = text.substr(0, kMostBytes);
    while (start.size() < text.size() && !start.empty() && (static_cast<unsigned char>(start.back()) & 0x80U) != 0)
        start.remove_suffix(1);  // maybe half a character
    std::u32string characters = utf8::decode(utf8::isValid(start) ? std::string(start) : utf8::fromWindows1252(start));
    const bool cut = start.size() < text.size() || characters.size() > kMostCharacters;
    if (characters.size() > kMostCharacters) characters.resize(kMostCharacters);
    std::ranges::replace_if(
        characters, [](char32_t c) { return c < U' ' || (c >= 0x7F && c < 0xA0); }, U'?');
    return utf8::encode(characters) + (cut ? "…" : "");
}

std::string fillFragment(FragmentPattern pattern, std::span<const std::string> pieces)
{
    std::string filled;
    std::string_view rest = pattern.text();
    while (true) {
        const std::size_t open = rest.find('{');
        filled += rest.substr(0, open);
        if (open == std::string_view::npos) return filled;
        KYDAI_ASSERT(rest.size() > open + 2 && rest[open + 2] == '}');
        const auto index = static_cast<std::size_t>(rest[open + 1] - '1');
        KYDAI_ASSERT(index < pieces.size());
        filled += pieces[index];
        rest.remove_prefix(open + 3);
    }
}

}  // namespace kydai
