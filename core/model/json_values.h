/// Single values of the model ↔ JSON, by shape: what json.cpp makes of whole ones, for whoever reads and writes members
/// one by one. `write` gives the value; `read` throws Unreadable, which must not leave the room.
#pragma once

#include "model/json.h"
#include "model/json_shapes.h"
#include "model/stored_key.h"
#include "support/fragments.h"

#include <cmath>
#include <type_traits>
#include <utility>

namespace kydai::json_values {

/// What could not be read; becomes an Error at the boundary, with the path that led there.
struct Unreadable {
    std::string path{};
    Fragment expected{};
};

[[noreturn]] inline void unreadable(Fragment expected)
{
    throw Unreadable{.expected = std::move(expected)};
}

/// Only nothing is left out, and only where it is the default: a default that changes one day must not change what an
/// old file says.
template <class T>
bool isNothing(const T& value)
{
    if constexpr (requires { value.empty(); })
        return value.empty();
    else if constexpr (requires { value.has_value(); })
        return !value.has_value();
    else if constexpr (std::is_same_v<T, Date> || std::is_same_v<T, Points> || IsId<T> || std::is_arithmetic_v<T>)
        return value == T{};
    else
        return false;
}

// Writing: one overload per shape of value.
inline Json write(const Date& value)
{
    return toText(value);
}
inline Json write(const Points& value)
{
    if (value.tenths % 10 == 0) return value.tenths / 10;
    return value.tenths / 10.0;
}
template <class T>
requires std::is_arithmetic_v<T> || std::is_same_v<T, std::string> Json write(const T& value)
{
    return value;
}
template <IsId T>
Json write(const T& value)
{
    if constexpr (std::is_same_v<T, PlayerId>)
        return StoredKey::of(value);
    else
        return value.value;
}
template <HasWords T>
Json write(const T& value)
{
    return Words<T>::kAll[static_cast<std::size_t>(value)];
}
template <IsDescribed T>
Json write(const T& value);
template <class T>
Json write(const std::vector<T>& values);
template <class T>
Json write(const std::optional<T>& value)
{
    return value ? write(*value) : Json(nullptr);
}
template <class T>
Json write(const std::shared_ptr<T>& value)
{
    return value ? write(*value) : Json(nullptr);
}
template <class T>
Json write(const std::vector<T>& values)
{
    Json out = Json::array();
    for (const T& value : values) out.push_back(write(value));
    return out;
}

template <class T>
struct Writer {
    const T& value;
    Json out = Json::object();

    template <class M, class Base>  // a member of the type, or of what it derives from
    void operator()(const Row& row, M Base::*member)
    {
        static const T standard{};
        if (isNothing(value.*member) && isNothing(standard.*member)) return;
        out[std::string(row.word)] = write(value.*member);
    }
};

template <IsDescribed T>
Json write(const T& value)
{
    static_assert(everyMemberHasItsRow<T>(), "a member has no row in fields.h");
    Writer<T> writer{.value = value};
    describe(writer, std::type_identity<T>{});
    return std::move(writer.out);
}

// Reading: the same shapes. Throws Unreadable.
inline void read(const Json& in, Date& value)
{
    const auto date = in.is_string() ? dateFromText(in.get<std::string>()) : std::nullopt;
    if (!date) unreadable(fragment(FragmentId::DateWithHyphens));
    value = *date;
}
inline void read(const Json& in, Points& value)
{
    if (!in.is_number()) unreadable(fragment(FragmentId::PointsWithPoint));
    const double tenths = in.get<double>() * 10;
    if (!(std::abs(tenths) < 1e8) || std::abs(tenths - std::round(tenths)) > 1e-6)
        unreadable(fragment(FragmentId::PointsWithOneDecimal));
    value.tenths = static_cast<std::int32_t>(std::lround(tenths));
}
inline void read(const Json& in, std::string& value)
{
    if (!in.is_string()) unreadable(fragment(FragmentId::TextInQuotes));
    value = in.get<std::string>();
}
inline void read(const Json& in, bool& value)
{
    if (!in.is_boolean()) unreadable(fragment(FragmentId::TrueOrFalse));
    value = in.get<bool>();
}
template <class T>
requires std::is_integral_v<T>
void read(const Json& in, T& value)
{
    const bool fits = in.is_number_unsigned() ? std::in_range<T>(in.get<std::uint64_t>())
                                              : in.is_number_integer() && std::in_range<T>(in.get<std::int64_t>());
    if (!fits) unreadable(fragment(FragmentId::WholeNumberThatIsNotTooLarge));
    value = in.is_number_unsigned() ? static_cast<T>(in.get<std::uint64_t>()) : static_cast<T>(in.get<std::int64_t>());
}
template <IsId T>
void read(const Json& in, T& value)
{
    if constexpr (std::is_same_v<T, PlayerId>) {
        std::int32_t key = 0;
        read(in, key);
        value = StoredKey::player(key);
    } else {
        read(in, value.value);
    }
}
template <HasWords T>
void read(const Json& in, T& value)
{
    const auto found = in.is_string() ? fromWord<T>(in.get<std::string>()) : std::nullopt;
    if (!found) {
        const std::vector<std::string> words(std::begin(Words<T>::kAll), std::end(Words<T>::kAll));
        unreadable(fragment(FragmentId::OneOfWords, words));
    }
    value = *found;
}
template <IsDescribed T>
void read(const Json& in, T& value);
template <class T>
void read(const Json& in, std::vector<T>& values);
template <class T>
void read(const Json& in, std::optional<T>& value)
{
    if (in.is_null()) {
        value.reset();
        return;
    }
    value.emplace();
    read(in, *value);
}
template <class T>
void read(const Json& in, std::shared_ptr<const T>& value)
{
    T content;
    read(in, content);
    value = std::make_shared<const T>(std::move(content));
}
template <class T>
void read(const Json& in, std::vector<T>& values)
{
    if (!in.is_array()) unreadable(fragment(FragmentId::ListInBrackets));
    values.clear();
    values.reserve(in.size());
    for (const Json& item : in) {
        try {
            read(item, values.emplace_back());
        } catch (Unreadable& problem) {
            problem.path = "/" + std::to_string(values.size() - 1) + problem.path;
            throw;
        }
    }
}

template <class T>
struct Reader {
    const Json& in;
    T& value;

    template <class M, class Base>
    void operator()(const Row& row, M Base::*member)
    {
        const auto at = in.find(row.word);
        if (at == in.end()) return;
        try {
            read(*at, value.*member);
        } catch (Unreadable& problem) {
            problem.path = "/" + std::string(row.word) + problem.path;
            throw;
        }
    }
};

template <IsDescribed T>
void read(const Json& in, T& value)
{
    if (!in.is_object()) unreadable(fragment(FragmentId::JsonObject));
    Reader<T> reader{in, value};
    describe(reader, std::type_identity<T>{});
}

}  // namespace kydai::json_values
