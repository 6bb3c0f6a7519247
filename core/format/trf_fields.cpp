#include "format/trf_fields.h"

#include "format/text_lines.h"
#include "format/trf_line.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>
#include <vector>

namespace kydai::format {

namespace {

constexpr std::array<std::pair<std::string_view, Title>, 17> kTitles = {{{"GM", Title::GM},
                                                                         {"IM", Title::IM},
                                                                         {"WGM", Title::WGM},
                                                                         {"FM", Title::FM},
                                                                         {"WIM", Title::WIM},
                                                                         {"CM", Title::CM},
                                                                         {"WFM", Title::WFM},
                                                                         {"WCM", Title::WCM},
                                                                         {"G", Title::GM},
                                                                         {"M", Title::IM},
                                                                         {"F", Title::FM},
                                                                         {"C", Title::CM},
                                                                         {"WG", Title::WGM},
                                                                         {"WM", Title::WIM},
                                                                         {"WF", Title::WFM},
                                                                         {"WC", Title::WCM},
                                                                         {"I", Title::IM}}};

bool exists(const Date& date)
{
    constexpr std::array<int, 13> kDays = {31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    constexpr int kFirstYear = 1850;
    constexpr int kLastYear = 2150;
    if (date.year < kFirstYear || date.year > kLastYear || date.month < 0 || date.month > 12) return false;
    if (date.month == 0) return date.day == 0;
    return date.day >= 0 && date.day <= kDays[static_cast<std::size_t>(date.month)];
}

/// Groups of digits between separators `/ - .` or blanks; empty when anything else occurs.
std::vector<std::string_view> dateParts(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (std::size_t at = 0; at < text.size();) {
        if (isDigit(text[at])) {
            const std::size_t start = at;
            while (at < text.size() && isDigit(text[at])) ++at;
            parts.push_back(text.substr(start, at - start));
        } else if (std::string_view("/-. ").find(text[at]) != std::string_view::npos) {
            ++at;
        } else {
            return {};
        }
    }
    return parts;
}

std::optional<Date> checked(const Date& date)
{
    return exists(date) ? std::optional(date) : std::nullopt;
}

}  // namespace

std::optional<Date> parseDate(std::string_view text)
{
    const std::vector<std::string_view> parts = dateParts(trimmed(text));
    std::vector<int> numbers;
    numbers.reserve(parts.size());
    for (const std::string_view part : parts) numbers.push_back(parseWhole(part).value_or(-1));
    if (parts.size() == 1 && parts[0].size() == 4) return checked({numbers[0], 0, 0});
    if (parts.size() == 1 && parts[0].size() == 8)
        return checked({numbers[0] / 10000, numbers[0] / 100 % 100, numbers[0] % 100});
    if (parts.size() == 2 && parts[0].size() == 4) return checked({numbers[0], numbers[1], 0});
    if (parts.size() != 3) return std::nullopt;
    if (parts[0].size() == 4) return checked({numbers[0], numbers[1], numbers[2]});
    if (parts[2].size() == 4) return checked({numbers[2], numbers[1], numbers[0]});
    return std::nullopt;
}

std::optional<Date> parseRoundDate(std::string_view text)
{
    const std::vector<std::string_view> parts = dateParts(trimmed(text));
    if (parts.size() == 3 && parts[0].size() == 2 && parts[2].size() <= 2) {
        constexpr int kCentury = 2000;
        const std::array<int, 3> numbers = {parseWhole(parts[0]).value_or(-1), parseWhole(parts[1]).value_or(-1),
                                            parseWhole(parts[2]).value_or(-1)};
        return checked({kCentury + numbers[0], numbers[1], numbers[2]});
    }
    return parseDate(text);
}

std::string writtenDate(const Date& date)
{
    if (!date.known()) return {};
    std::array<char, 40> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%04d/%02d/%02d", date.year, date.month, date.day);
    return buffer.data();
}

std::optional<Title> parseTitle(std::string_view text)
{
    const std::string wanted = upper(trimmed(text));
    if (wanted.empty()) return Title::None;
    const auto* const found = std::ranges::find(kTitles, wanted, &std::pair<std::string_view, Title>::first);
    return found == kTitles.end() ? std::nullopt : std::optional(found->second);
}

std::string_view titleName(Title title)
{
    if (title == Title::None) return {};
    return kTitles[static_cast<std::size_t>(title)].first;  // the table begins in the order of the enumeration
}

std::optional<Sex> parseSex(std::string_view text)
{
    const std::string letter = upper(trimmed(text));
    if (letter.empty() || letter == "-") return Sex::Unknown;
    if (letter == "M") return Sex::Male;
    if (letter == "W" || letter == "F") return Sex::Female;
    return std::nullopt;
}

std::optional<Outcome> parseGameLetter(char letter)
{
    switch (upper(letter)) {
    case '1':
        return Outcome::Win;
    case '=':
        return Outcome::Draw;
    case '0':
        return Outcome::Loss;
    case 'W':
        return Outcome::UnratedWin;
    case 'D':
        return Outcome::UnratedDraw;
    case 'L':
        return Outcome::UnratedLoss;
    case '+':
        return Outcome::ForfeitWin;
    case '-':
        return Outcome::ForfeitLoss;
    case ' ':
        return Outcome::Open;
    case '?':
    case 'X':
        return Outcome::Adjourned;
    default:
        return std::nullopt;
    }
}

std::optional<Outcome> parseByeLetter(char letter)
{
    switch (upper(letter)) {
    case 'U':
        return Outcome::PairingBye;
    case 'F':
        return Outcome::FullBye;
    case 'H':
        return Outcome::HalfBye;
    case 'Z':
    case ' ':
        return Outcome::ZeroBye;
    case '+':
        return Outcome::UnopposedWin;
    case '-':
        return Outcome::UnopposedLoss;
    default:
        return std::nullopt;
    }
}

char upper(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::string upper(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) { return upper(c); });
    return result;
}

}  // namespace kydai::format
