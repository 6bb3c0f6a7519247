#include "model/bounds.h"

#include "model/json_shapes.h"
#include "model/value_path.h"
#include "support/fragments.h"
#include "support/utf8.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace kydai {

namespace {

bool endsLine(char32_t letter)
{
    return letter == U'\n' || letter == U'\v' || letter == U'\f' || letter == U'\r' || letter == U'\u0085' ||
           letter == U'\u2028' || letter == U'\u2029';
}
bool isHidden(char32_t letter)
{
    return (letter < U' ' && letter != U'\t') || (letter >= 0x7F && letter < 0xA0) || endsLine(letter);
}
bool isTaken(const Bounds& bounds, char32_t letter)
{
    return !isHidden(letter) || (bounds.lines && (letter == U'\n' || letter == U'\r'));
}

/// Walks over all members of a section; mends them where it may write.
class Walker {
public:
    [[nodiscard]] std::vector<OutOfBounds> found() && { return std::move(m_found); }

    /// \param usual what stands in the place of a value that is out of bounds
    template <class T>
    void look(T& value, const std::remove_const_t<T>& usual, const Bounds& bounds, const ValuePath& place)
    {
        using Value = std::remove_const_t<T>;
        if constexpr (IsDescribed<Value>) {
            lookInside(value, place);
        } else if constexpr (std::is_same_v<Value, std::string>) {
            if (told(outside(bounds, value), place)) mend(value, [&] { return within(bounds, value); });
        } else if constexpr (std::is_same_v<Value, Date> || std::is_same_v<Value, Points>) {
            if (told(outside(bounds, value), place)) mend(value, [&] { return usual; });
        } else if constexpr (std::is_integral_v<Value> && std::is_signed_v<Value>) {
            if (told(outside(bounds, std::int64_t{value}), place)) mend(value, [&] { return usual; });
        }
    }
    template <class T>
    void look(std::optional<T>& value, const std::optional<T>& /*usual*/, const Bounds& bounds, const ValuePath& place)
    {
        const std::size_t before = m_found.size();
        if (value) look(*value, T{}, bounds, place);
        if constexpr (!IsDescribed<T>) {
            if (m_found.size() > before) value.reset();
        }
    }
    template <class T>
    void look(const std::optional<T>& value, const std::optional<T>& /*usual*/, const Bounds& bounds,
              const ValuePath& place)
    {
        if (value) look(*value, T{}, bounds, place);
    }
    template <class T>
    void look(std::vector<T>& values, const std::vector<T>& /*usual*/, const Bounds& bounds, const ValuePath& place)
    {
        for (std::size_t i = 0; i < values.size(); ++i) look(values[i], T{}, bounds, {&place, {}, i});
    }
    template <class T>
    void look(const std::vector<T>& values, const std::vector<T>& /*usual*/, const Bounds& bounds,
              const ValuePath& place)
    {
        for (std::size_t i = 0; i < values.size(); ++i) look(values[i], T{}, bounds, {&place, {}, i});
    }

private:
    template <class T>
    struct Members {
        Walker& walker;
        T& value;
        const ValuePath& place;

        template <class M, class Base>
        void operator()(const Row& row, M Base::*member)
        {
            static const std::remove_const_t<T> kUsual{};
            walker.look(value.*member, kUsual.*member, row.bounds, {&place, row.word});
        }
    };
    template <class T>
    void lookInside(T& value, const ValuePath& place)
    {
        Members<T> members{*this, value, place};
        describe(members, std::type_identity<std::remove_const_t<T>>{});
    }
    bool told(Fragment expected, const ValuePath& place)
    {
        if (expected.empty()) return false;
        m_found.push_back({place.text(), std::move(expected)});
        return true;
    }
    template <class T, class Make>
    static void mend(T& value, Make make)
    {
        if constexpr (!std::is_const_v<T>) value = make();
    }

    std::vector<OutOfBounds> m_found{};
};

}  // namespace

Fragment outside(const Bounds& bounds, std::int64_t number)
{
    if (number >= bounds.low && number <= bounds.high) return {};
    return fragment(FragmentId::WholeNumberFromTo, bounds.low, bounds.high);
}

Fragment outside(const Bounds& bounds, Points points)
{
    if (points.tenths >= bounds.low && points.tenths <= bounds.high) return {};
    return fragment(FragmentId::PointsFromTo, TenthsPiece{bounds.low}, TenthsPiece{bounds.high});
}

Fragment outside(const Bounds& /*bounds*/, const Date& date)
{
    if (date == Date{}) return {};
    const bool isYear = date.year > 0 && date.year <= kYear.high;
    const bool isMonth = date.month >= 1 && date.month <= 12;
    const auto exists = [&] {
        return std::chrono::year_month_day(std::chrono::year(date.year),
                                           std::chrono::month(static_cast<unsigned>(date.month)),
                                           std::chrono::day(static_cast<unsigned>(date.day)))
            .ok();
    };
    if (isYear && date.day == 0 && (date.month == 0 || isMonth)) return {};
    if (isYear && isMonth && date.day > 0 && date.day <= 31 && exists()) return {};
    return fragment(FragmentId::DateThatExists);
}

Fragment outside(const Bounds& bounds, std::string_view text)
{
    const auto most = static_cast<std::size_t>(bounds.characters);
    const bool isPlain = std::ranges::all_of(text, [](char letter) { return letter >= ' ' && letter != '\x7F'; });
    if (isPlain && text.size() <= most) return {};  // nearly all of them
    const std::u32string letters = utf8::decode(text);
    if (letters.size() <= most &&
        std::ranges::all_of(letters, [&](char32_t letter) { return isTaken(bounds, letter); }))
        return {};
    return bounds.lines ? fragment(FragmentId::TextOfAtMost, most) : fragment(FragmentId::LineOfAtMost, most);
}

std::string within(const Bounds& bounds, std::string_view text)
{
    std::u32string letters = utf8::decode(text);
    if (letters.size() > static_cast<std::size_t>(bounds.characters))
        letters.resize(static_cast<std::size_t>(bounds.characters));
    std::ranges::replace_if(
        letters, [&](char32_t letter) { return !isTaken(bounds, letter); }, U' ');
    return utf8::encode(letters);
}

std::vector<OutOfBounds> outOfBounds(const Section& section)
{
    Walker walker;
    walker.look(section, {}, {}, {});
    return std::move(walker).found();
}

std::vector<OutOfBounds> keepInBounds(Section& section)
{
    Walker walker;
    walker.look(section, {}, {}, {});
    return std::move(walker).found();
}

std::vector<OutOfBounds> keepInBounds(Event& event)
{
    std::vector<EventSection> sections;
    std::swap(sections, event.sections);
    Walker walker;
    walker.look(event, {}, {}, {});
    std::swap(sections, event.sections);
    return std::move(walker).found();
}

}  // namespace kydai
