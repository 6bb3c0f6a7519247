#include "support/utf8.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <utf8proc.h>
#include <vector>

namespace kydai::utf8 {

namespace {

constexpr char32_t kReplacement = 0xFFFD;

bool isAscii(char byte)
{
    return static_cast<unsigned char>(byte) < 0x80;
}

/// Decodes one character at `at`; advances `at`; nullopt-like kReplacement with `valid` false on a stray byte.
char32_t decodeOne(std::string_view text, std::size_t& at, bool& valid)
{
    if (isAscii(text[at])) return static_cast<char32_t>(text[at++]);
    utf8proc_int32_t character = 0;
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data() + at);
    const auto used = utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size() - at), &character);
    if (used <= 0) {
        ++at;
        valid = false;
        return kReplacement;
    }
    at += static_cast<std::size_t>(used);
    return static_cast<char32_t>(character);
}

std::string map(std::string_view text, int options)
{
    utf8proc_uint8_t* mapped = nullptr;
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    const auto length = utf8proc_map(bytes, static_cast<utf8proc_ssize_t>(text.size()), &mapped,
                                     static_cast<utf8proc_option_t>(options));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
    if (length < 0) return std::string(text);  // not UTF-8: leave it as it is
    return {reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(length)};
}

/// Place of a letter in the Vietnamese alphabet and of its tone (none, huyền, hỏi, ngã, sắc, nặng).
struct Letter {
    char32_t rank = 0;
    char tone = 0;
};

char toneOf(char32_t mark)
{
    switch (mark) {
    case 0x0300:
        return 1;
    case 0x0309:
        return 2;
    case 0x0303:
        return 3;
    case 0x0301:
        return 4;
    case 0x0323:
        return 5;
    default:
        return 0;
    }
}

bool isLetterMark(char32_t mark)  // breve, circumflex, horn make letters of their own
{
    return mark == 0x0306 || mark == 0x0302 || mark == 0x031B;
}

/// Letters of a word; every base letter takes four places so that ă, â, đ, ê, ô, ơ, ư fit behind it.
std::vector<Letter> letters(std::string_view word)
{
    std::vector<Letter> result;
    const std::string decomposed = map(word, UTF8PROC_DECOMPOSE | UTF8PROC_STABLE | UTF8PROC_CASEFOLD);
    for (const char32_t c : decode(decomposed)) {
        constexpr char32_t kPlaces = 4;
        if (c == 0x0111) {
            result.push_back({U'd' * kPlaces + 1, 0});
        } else if (utf8proc_category(static_cast<utf8proc_int32_t>(c)) == UTF8PROC_CATEGORY_MN) {
            if (result.empty()) continue;
            if (isLetterMark(c))
                result.back().rank += c == 0x0306 ? 1U : c == 0x0302 ? 2U : 3U;
            else if (toneOf(c) != 0)
                result.back().tone = toneOf(c);
        } else {
            result.push_back({c * kPlaces, 0});
        }
    }
    return result;
}

/// Bytes of the hidden character (see replaceHidden) that begins here; 0 where none does.
std::size_t hiddenAt(std::string_view text, std::size_t at)
{
    constexpr std::string_view kAllowed = "\t\n\v\f\r\x1A";
    const auto byte = [&](std::size_t place) {
        return place < text.size() ? static_cast<unsigned char>(text[place]) : 0U;
    };
    const unsigned first = byte(at);
    if (first == 0x7F || (first < 0x20 && kAllowed.find(text[at]) == std::string_view::npos)) return 1;
    if (first == 0xC2 && byte(at + 1) >= 0x80 && byte(at + 1) < 0xA0) return 2;
    const unsigned second = byte(at + 1);
    const unsigned third = byte(at + 2);
    const bool embedding = second == 0x80 && third >= 0xAA && third <= 0xAE;  // U+202A–U+202E
    const bool isolate = second == 0x81 && third >= 0xA6 && third <= 0xA9;    // U+2066–U+2069
    return first == 0xE2 && (embedding || isolate) ? 3 : 0;
}

/// Only ASCII, Latin letters up to U+02FF and the composed Vietnamese ones (U+1E80–U+1EFF): nothing that could combine.
bool isSurelyComposed(std::string_view text)
{
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const auto next = at + 1 < text.size() ? static_cast<unsigned char>(text[at + 1]) : 0;
        if (byte < 0x80) continue;
        if (byte >= 0xC2 && byte <= 0xCB)
            at += 1;
        else if (byte == 0xE1 && (next == 0xBA || next == 0xBB))
            at += 2;
        else
            return false;
    }
    return true;
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = text.find_first_not_of(" ,", at);
        if (start == std::string_view::npos) break;
        const std::size_t end = std::min(text.find_first_of(" ,", start), text.size());
        words.push_back(text.substr(start, end - start));
        at = end;
    }
    return words;
}

/// In the order of the Vietnamese alphabet, tones last.
std::string keyOf(const std::vector<std::string_view>& words)
{
    std::string primary;
    std::string tones;
    for (const std::string_view word : words) {
        for (const Letter& letter : letters(word)) {
            append(primary, letter.rank);
            tones.push_back(static_cast<char>('0' + letter.tone));
        }
        primary.push_back(' ');
        tones.push_back(' ');
    }
    return primary + '\n' + tones;
}

}  // namespace

bool isValid(std::string_view text)
{
    bool valid = true;
    for (std::size_t at = 0; at < text.size() && valid;) decodeOne(text, at, valid);
    return valid;
}

std::string repaired(std::string_view text)
{
    return isValid(text) ? std::string(text) : encode(decode(text));
}

std::size_t replaceHidden(std::string& text)
{
    constexpr std::string_view kReplacementBytes = "\xEF\xBF\xBD";
    std::string shown;
    std::size_t hidden = 0;
    std::size_t kept = 0;  // up to here the text is in `shown`
    const auto isShown = [](char byte) { return byte >= ' ' && byte <= '~'; };
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (isShown(text[at])) continue;
        const std::size_t size = hiddenAt(text, at);
        if (size == 0) continue;
        shown.append(text, kept, at - kept).append(kReplacementBytes);
        kept = at + size;
        at = kept - 1;
        ++hidden;
    }
    if (hidden > 0) text = shown.append(text, kept);
    return hidden;
}

std::u32string decode(std::string_view text)
{
    std::u32string out;
    out.reserve(text.size());
    bool valid = true;
    for (std::size_t at = 0; at < text.size();) out.push_back(decodeOne(text, at, valid));
    return out;
}

std::string encode(std::u32string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (const char32_t c : text) append(out, c);
    return out;
}

void append(std::string& out, char32_t character)
{
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto used = utf8proc_encode_char(static_cast<utf8proc_int32_t>(character), bytes.data());
    out.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(used));
}

std::size_t length(std::string_view text)
{
    std::size_t count = 0;
    bool valid = true;
    for (std::size_t at = 0; at < text.size(); ++count) decodeOne(text, at, valid);
    return count;
}

std::string compose(std::string_view text)
{
    if (isSurelyComposed(text)) return std::string(text);
    return map(text, UTF8PROC_COMPOSE | UTF8PROC_STABLE);
}

std::string fold(std::string_view text)
{
    std::string folded = map(text, UTF8PROC_DECOMPOSE | UTF8PROC_STABLE | UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK);
    std::string out;
    out.reserve(folded.size());
    for (std::size_t at = 0; at < folded.size(); ++at) {
        if (folded.compare(at, 2, "\xC4\x91") == 0) {  // đ has no decomposition
            out.push_back('d');
            ++at;
        } else {
            out.push_back(folded[at]);
        }
    }
    return out;
}

std::string wordKey(std::string_view text)
{
    const auto isWordByte = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
    };
    std::string key;
    for (const char c : fold(text)) {
        if (isWordByte(c))
            key += c;
        else if (!key.empty() && key.back() != ' ')
            key += ' ';
    }
    if (key.ends_with(' ')) key.pop_back();
    return key;
}

std::string nameSortKey(std::string_view name)
{
    std::vector<std::string_view> words = wordsOf(name);
    // A comma stands behind the surname; without one the given name is last and comes first.
    const bool surnameFirst = name.find(',') != std::string_view::npos;
    if (!words.empty() && !surnameFirst) std::rotate(words.begin(), words.end() - 1, words.end());
    return keyOf(words);
}

std::string sortKey(std::string_view text)
{
    return keyOf(wordsOf(text));
}

}  // namespace kydai::utf8
