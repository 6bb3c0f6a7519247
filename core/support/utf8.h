/// UTF-8 without a locale: validity, characters, and the folding that Vietnamese search and sorting need.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kydai::utf8 {

/// True if the bytes are well-formed UTF-8 (no overlong forms, no surrogates).
bool isValid(std::string_view text);

/// The same text with U+FFFD for each byte that is no UTF-8.
std::string repaired(std::string_view text);
/// Puts U+FFFD in place of what hides in a text or turns it round: NUL and other controls besides tabs, line and page
/// ends (and DOS's end of file), and the embeddings, overrides and isolates of right-to-left text. Gives their number.
std::size_t replaceHidden(std::string& text);

/// Code points of valid UTF-8; a stray byte counts as one character and is decoded as U+FFFD.
std::u32string decode(std::string_view text);
std::string encode(std::u32string_view text);
void append(std::string& out, char32_t character);

/// Number of code points.
std::size_t length(std::string_view text);

/// Canonical composition (NFC) of the Latin letters with the marks that Vietnamese and European names use; other text
/// is left as it is. Enough for the column counting of TRF files, which is its purpose.
std::string compose(std::string_view text);

/// For search: lower case, diacritics removed, đ as d ("Nguyễn Đình" → "nguyen dinh").
std::string fold(std::string_view text);

/// For comparing names and heads: folded words of letters and digits with one blank between
/// ("Trần,  Văn-Mẫu" → "tran van mau").
std::string wordKey(std::string_view text);

/// For lists: a key that sorts names by what is looked up first: "Surname, Given" by the surname, a name without a
/// comma as Vietnamese lists do, by given name (the last word), then middle and family names. In the order of the
/// Vietnamese alphabet with tones last.
std::string nameSortKey(std::string_view name);
/// The same for units and other words, from the first word on.
std::string sortKey(std::string_view text);

}  // namespace kydai::utf8
