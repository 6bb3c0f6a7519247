#include "format/trf_columns.h"

#include "format/text_lines.h"
#include "support/code_pages.h"
#include "support/utf8.h"

#include <algorithm>
#include <utility>

namespace kydai::format {

namespace {

bool startsCharacter(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

/// The longest start of the text, whole characters only, that takes at most `width` columns, and the columns it takes.
std::pair<std::string_view, int> cut(std::string_view text, int width, bool countBytes)
{
    int columns = 0;
    std::size_t end = 0;
    while (end < text.size()) {
        std::size_t next = end + 1;
        while (next < text.size() && !startsCharacter(text[next])) ++next;
        const int step = countBytes ? static_cast<int>(next - end) : 1;
        if (columns + step > width) break;
        columns += step;
        end = next;
    }
    return {text.substr(0, end), columns};
}

}  // namespace

void TrfColumns::put(int first, int width, std::string_view text, bool toTheRight)
{
    m_line.append(static_cast<std::size_t>(std::max(0, first - 1 - m_columns)), ' ');
    const auto [shown, columns] = cut(text, width, m_countBytes);
    const auto padding = static_cast<std::size_t>(width - columns);
    if (toTheRight) m_line.append(padding, ' ');
    m_line += shown;
    if (!toTheRight) m_line.append(padding, ' ');
    m_columns = first - 1 + width;
}

TrfColumns& TrfColumns::left(int first, int width, std::string_view text)
{
    put(first, width, lineText(text), false);
    return *this;
}

TrfColumns& TrfColumns::right(int first, int width, std::string_view text)
{
    put(first, width, lineText(text), true);
    return *this;
}

TrfColumns& TrfColumns::right(int first, int width, int number)
{
    put(first, width, std::to_string(number), true);
    return *this;
}

TrfColumns& TrfColumns::zeros(int first, int width, int number)
{
    std::string digits = std::to_string(number);
    if (digits.size() < static_cast<std::size_t>(width))
        digits.insert(0, static_cast<std::size_t>(width) - digits.size(), '0');
    put(first, width, digits, true);
    return *this;
}

std::string TrfColumns::take()
{
    m_line.resize(m_line.find_last_not_of(' ') + 1);
    m_columns = 0;
    return std::exchange(m_line, {});
}

std::string lineText(std::string_view text)
{
    const bool plain = std::ranges::all_of(text, [](char c) { return c >= ' ' && c < '\x7F'; });
    if (plain) return std::string(trimmed(text));
    std::string clean =
        utf8::compose(utf8::isValid(text) ? std::string(text) : fromCodePage(text, CodePage::Windows1252));
    std::ranges::replace_if(
        clean, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7F'; }, ' ');
    return std::string(trimmed(clean));
}

}  // namespace kydai::format
