/// The fragments that Error and Diagnostic carry: what was found and what would have been right. They are English for
/// logs and scripts; ui/text/fragment_text knows every one of them and says it in the arbiter's language.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace kydai {

/// A fragment with its holes {1}, {2}, …: a literal that stands in ui/text/fragment_text.cpp, which a test makes sure
/// of. A hole in single quotes takes a piece of a file, any other hole a number.
class FragmentPattern {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a literal becomes one where it is given
    consteval FragmentPattern(const char* literal) : m_text(literal) {}
    [[nodiscard]] constexpr std::string_view text() const { return m_text; }

private:
    std::string_view m_text;
};

/// Fills the holes in one pass, so a piece may hold braces.
std::string fillFragment(FragmentPattern pattern, std::span<const std::string> pieces);

/// A piece of a file as UTF-8 without control characters, cut after 80 characters.
std::string fragmentPiece(std::string_view text);
inline std::string fragmentPiece(char letter)
{
    return fragmentPiece(std::string_view(&letter, 1));
}
template <std::integral Number>
std::string fragmentPiece(Number number)
{
    return std::to_string(number);
}

/// How Error::what, Error::expected and their like in Diagnostic are made.
template <class... Pieces>
std::string fragment(FragmentPattern pattern, const Pieces&... pieces)
{
    const std::array<std::string, sizeof...(Pieces)> filled{fragmentPiece(pieces)...};
    return fillFragment(pattern, filled);
}

}  // namespace kydai
