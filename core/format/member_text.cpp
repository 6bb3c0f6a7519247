#include "format/member_text.h"

#include "format/trf_fields.h"
#include "format/trf_line.h"
#include "model/fields.h"
#include "support/assert.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <algorithm>
#include <array>
#include <string>

namespace kydai::format {

namespace {

/// "9 March 2017" as "9/3/2017", "March 2017" as "2017/3": as our own workbooks and other lists in English say it.
std::string withMonthInDigits(std::string_view text)
{
    constexpr std::array<std::string_view, 12> kMonths = {"january",   "february", "march",    "april",
                                                          "may",       "june",     "july",     "august",
                                                          "september", "october",  "november", "december"};
    const auto parts = words(text);
    const std::size_t at = parts.size() == 3 ? 1 : 0;
    if (parts.size() != 2 && parts.size() != 3) return std::string(text);
    const auto month = std::ranges::find(kMonths, utf8::fold(parts[at]));
    if (month == kMonths.end()) return std::string(text);
    const std::string number = std::to_string(month - kMonths.begin() + 1);
    if (parts.size() == 2) return std::string(parts[1]) + '/' + number;
    return std::string(parts[0]) + '/' + number + '/' + std::string(parts[2]);
}

struct PlayerMember {
    Player& player;
    std::string_view word;
    std::string_view text;
    Fragment expected{};
    bool known = false;

    template <class M, class Owner>
    void operator()(const Row& row, M Owner::*member)
    {
        if (row.word != word) return;
        if constexpr (kIsWrittenInCells<M>) {
            known = true;
            M value{};
            if constexpr (std::is_same_v<M, Title>) value = Title::None;
            if (!text.empty()) expected = readMember(row, text, value);
            if constexpr (std::is_same_v<M, Title>) {
                player.titleText = expected.empty() ? std::string() : std::string(text);
                expected = {};
            }
            if (expected.empty()) player.*member = std::move(value);
        }
    }
};

}  // namespace

Fragment readMember(const Row& row, std::string_view text, int& member)
{
    // Spreadsheets like to write 1500.0
    const auto value = parseWhole(text.substr(0, text.ends_with(".0") ? text.size() - 2 : text.size()));
    if (!value || *value < row.bounds.low || *value > row.bounds.high)
        return fragment(FragmentId::WholeNumberFromTo, row.bounds.low, row.bounds.high);
    member = *value;
    return {};
}

Fragment readMember(const Row& /*row*/, std::string_view text, std::string& member)
{
    if (text.find_first_not_of('0') != std::string_view::npos) member = utf8::compose(text);
    return {};
}

Fragment readMember(const Row& /*row*/, std::string_view text, Date& member)
{
    const auto date = parseDate(withMonthInDigits(text));
    if (!date) return fragment(FragmentId::DateOrYear);
    member = *date;
    return {};
}

Fragment readMember(const Row& /*row*/, std::string_view text, Sex& member)
{
    const std::string key = utf8::wordKey(text);
    if (key == "m" || key == "nam" || key == "male")
        member = Sex::Male;
    else if (key == "w" || key == "f" || key == "nu" || key == "female")
        member = Sex::Female;
    else
        return fragment(FragmentId::SexLetter);
    return {};
}

Fragment readMember(const Row& /*row*/, std::string_view text, Title& member)
{
    const auto title = parseTitle(text);
    if (!title) return fragment(FragmentId::AnotherTitle);
    member = *title;
    return {};
}

Fragment readPlayerMember(Player& player, std::string_view word, std::string_view text)
{
    PlayerMember reader{player, word, text};
    describe(reader, std::type_identity<Player>{});
    KYDAI_ASSERT(reader.known);
    return std::move(reader.expected);
}

}  // namespace kydai::format
