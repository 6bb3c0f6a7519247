#include "support/fragments.h"

#include "support/code_pages.h"
#include "support/utf8.h"

#include <algorithm>
#include <ostream>

namespace kydai {

namespace {

struct PieceLog {
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(TenthsPiece points) const
    {
        return std::to_string(points.value / 10) + '.' + std::to_string(points.value % 10);
    }
    std::string operator()(const std::string& text) const { return '\'' + text + '\''; }
    std::string operator()(const std::vector<std::string>& texts) const
    {
        std::string list;
        for (const std::string& text : texts) list += (list.empty() ? "'" : ", '") + text + '\'';
        return list;
    }
};

}  // namespace

std::string readablePiece(std::string_view text)
{
    constexpr std::size_t kMostBytes = 1000;  // enough to look at; a damaged file can have one line of many megabytes
    constexpr std::size_t kMostCharacters = 80;
    std::string_view start = text.substr(0, kMostBytes);
    if (start.size() < text.size()) {  // the last character may be cut
        const auto isPart = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
        while (!start.empty() && isPart(start.back())) start.remove_suffix(1);
        if (!start.empty() && static_cast<unsigned char>(start.back()) >= 0xC0U) start.remove_suffix(1);
    }
    std::u32string characters =
        utf8::decode(utf8::isValid(start) ? std::string(start) : fromCodePage(start, CodePage::Windows1252));
    const bool cut = start.size() < text.size() || characters.size() > kMostCharacters;
    if (characters.size() > kMostCharacters) characters.resize(kMostCharacters);
    std::ranges::replace_if(
        characters, [](char32_t c) { return c < U' ' || (c >= 0x7F && c < 0xA0); }, U'?');
    return utf8::encode(characters) + (cut ? "…" : "");
}

std::string logText(const Fragment& fragment)
{
    std::string text(info(fragment.id).name);
    for (const FragmentPiece& piece : fragment.pieces) text += ' ' + std::visit(PieceLog{}, piece);
    return text;
}

std::ostream& operator<<(std::ostream& stream, const Fragment& fragment)
{
    return stream << logText(fragment);
}

}  // namespace kydai
