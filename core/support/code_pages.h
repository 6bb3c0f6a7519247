/// Text of the time before UTF-8: one byte a character, by the code page of the country that wrote it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kydai {

enum class CodePage : std::uint8_t {
    Windows1250,  ///< Central Europe
    Windows1251,  ///< Cyrillic
    Windows1252,  ///< Western Europe
    Windows1253,  ///< Greek
    Windows1254,  ///< Turkish
    Windows1255,  ///< Hebrew
    Windows1256,  ///< Arabic
    Windows1257,  ///< Baltic
    Windows1258,  ///< Vietnamese, tones as characters of their own
    Koi8R,        ///< Russian, before Windows
};
inline constexpr std::array<CodePage, 10> kCodePages = {
    CodePage::Windows1250, CodePage::Windows1251, CodePage::Windows1252, CodePage::Windows1253, CodePage::Windows1254,
    CodePage::Windows1255, CodePage::Windows1256, CodePage::Windows1257, CodePage::Windows1258, CodePage::Koi8R};

/// "Windows-1252", "KOI8-R": the same in every language.
std::string_view nameOf(CodePage page);
/// By the name or its end, in any case: "windows-1258", "1258", "koi8-r"; nullopt for another.
std::optional<CodePage> codePageOf(std::string_view name);

/// As UTF-8, one character for each byte, so that columns of bytes stay columns; U+FFFD for a byte that the page has
/// not. Tones of Windows-1258 are not composed: utf8::compose does that, cell by cell.
std::string fromCodePage(std::string_view bytes, CodePage page);

/// The page by which most words are words: every letter belongs to one language of the page, its capitals stand in
/// front. Federations in the lines (CZE, VIE) speak for their page. Windows-1252 where nothing speaks for another.
CodePage guessCodePage(std::string_view bytes);

}  // namespace kydai
