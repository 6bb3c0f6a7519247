#include "format/trf_line.h"

#include "format/text_lines.h"
#include "support/utf8.h"

#include <algorithm>
#include <charconv>

namespace kydai::format {

namespace {

/// A byte of UTF-8 that is not the first one of its letter.
bool continues(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

bool hasOnlyAscii(std::string_view text)
{
    return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

}  // namespace

TrfLine::TrfLine(std::string_view text, int number, Counting counting)
    : m_text(text), m_number(number), m_counting(counting)
{
    if (hasOnlyAscii(text)) return;
    if (counting == Counting::Characters) {
        m_owned = utf8::compose(text);
        if (m_owned != text) m_text = m_owned;
    }
    if (counting == Counting::Bytes) return;
    for (std::size_t at = 0; at < m_text.size(); ++at) {
        if (!continues(m_text[at])) m_starts.push_back(static_cast<std::uint32_t>(at));
    }
}

int TrfLine::columns() const
{
    return static_cast<int>(m_starts.empty() ? m_text.size() : m_starts.size());
}

std::size_t TrfLine::startOf(int column) const
{
    const auto index = static_cast<std::size_t>(column - 1);
    if (m_starts.empty()) {  // bytes: a letter on the border belongs to the field it begins in, whole
        std::size_t start = std::min(index, m_text.size());
        while (start < m_text.size() && continues(m_text[start])) ++start;
        return start;
    }
    return index < m_starts.size() ? m_starts[index] : m_text.size();
}

std::string_view TrfLine::raw(int first, int last) const
{
    const std::size_t start = startOf(first);
    return m_text.substr(start, startOf(last + 1) - start);
}

std::string_view TrfLine::field(int first, int last) const
{
    return trimmed(raw(first, last));
}

std::string_view TrfLine::rest(int first) const
{
    return trimmed(m_text.substr(startOf(first)));
}

char TrfLine::at(int column) const
{
    const std::string_view character = raw(column, column);
    if (character.empty() || character == "\t") return ' ';
    return character.size() == 1 && static_cast<unsigned char>(character[0]) < 0x80 ? character[0] : '?';
}

std::string composed(std::string_view field)
{
    return hasOnlyAscii(field) ? std::string(field) : utf8::compose(field);
}

std::optional<int> parseWhole(std::string_view text)
{
    text = trimmed(text);
    constexpr std::size_t kMostDigits = 9;
    int value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, value);
    if (text.empty() || text.size() > kMostDigits || problem != std::errc{} || stop != end || text[0] == '-')
        return std::nullopt;
    return value;
}

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> found;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = text.find_first_not_of(" \t", at);
        if (start == std::string_view::npos) break;
        const std::size_t end = std::min(text.find_first_of(" \t", start), text.size());
        found.push_back(text.substr(start, end - start));
        at = end;
    }
    return found;
}

}  // namespace kydai::format
