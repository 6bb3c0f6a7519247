#include "model/official.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace kydai {

namespace {

constexpr std::size_t kShortestId = 5;  // shorter numbers are no FIDE IDs
constexpr std::size_t kLongestId = 10;
constexpr std::array<std::string_view, 13> kOfficialTitles{"IA", "FA", "NA",  "IO",  "FT",  "GM", "IM",
                                                           "FM", "CM", "WGM", "WIM", "WFM", "WCM"};

bool isSeparator(char letter)
{
    return std::string_view(" \t,;:()[]").find(letter) != std::string_view::npos;
}

bool isId(std::string_view word)
{
    return word.size() >= kShortestId && word.size() <= kLongestId &&
           std::ranges::all_of(word, [](unsigned char letter) { return std::isdigit(letter) != 0; });
}

}  // namespace

Official officialOf(std::string_view text)
{
    Official official;
    for (std::size_t at = 0; at < text.size();) {
        if (isSeparator(text[at])) {
            const bool isComma = text[at] == ',' && !official.name.empty();  // "Nguyễn, Văn A" keeps its comma
            if (isComma) official.name += ',';
            ++at;
            continue;
        }
        const auto* end = std::find_if(text.begin() + at, text.end(), isSeparator);
        const std::string_view word = text.substr(at, static_cast<std::size_t>(end - text.begin()) - at);
        at += word.size();
        if (official.fideId.empty() && isId(word)) {
            official.fideId = word;
        } else if (official.title.empty() && std::ranges::find(kOfficialTitles, word) != kOfficialTitles.end()) {
            official.title = word;
        } else {
            if (!official.name.empty()) official.name += ' ';
            official.name += word;
        }
    }
    while (!official.name.empty() && official.name.back() == ',') official.name.pop_back();
    return official;
}

bool isFideArbiter(const Official& official)
{
    return official.title == "IA" || official.title == "FA";
}

}  // namespace kydai
