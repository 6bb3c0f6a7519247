/// Whether a record that nobody has filled yet says nothing: numbers are 0, lists and texts empty, no choice is made.
/// What a maker of records forgets is then missing and not wrong.
#pragma once

#include "model/game.h"
#include "model/player.h"

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace kydai::fixture {

struct AnyMember {
    template <class T>
    operator T() const;  // NOLINT(google-explicit-constructor): that is its point
};
template <class T, std::size_t... i>
constexpr bool hasMembers(std::index_sequence<i...> /*members*/)
{
    return requires
    {
        T{(static_cast<void>(i), AnyMember{})...};
    };
}
template <class T, std::size_t fewest = 0>
constexpr std::size_t membersOfRecord()
{
    if constexpr (hasMembers<T>(std::make_index_sequence<fewest + 1>{}))
        return membersOfRecord<T, fewest + 1>();
    else
        return fewest;
}

template <class T>
bool startsEmpty(const T& value);

template <class... Members>
bool allStartEmpty(const Members&... members)
{
    return (... && startsEmpty(members));
}

template <class T>
bool membersStartEmpty(const T& record)
{
    constexpr std::size_t kMembers = membersOfRecord<T>();
    static_assert(kMembers > 0 && kMembers <= 22, "a record of as many members as are told below");
#define KYDAI_MEMBERS(count, ...)           \
    if constexpr (kMembers == count) {      \
        const auto& [__VA_ARGS__] = record; \
        return allStartEmpty(__VA_ARGS__);  \
    }
    KYDAI_MEMBERS(1, a)
    KYDAI_MEMBERS(2, a, b)
    KYDAI_MEMBERS(3, a, b, c)
    KYDAI_MEMBERS(4, a, b, c, d)
    KYDAI_MEMBERS(5, a, b, c, d, e)
    KYDAI_MEMBERS(6, a, b, c, d, e, f)
    KYDAI_MEMBERS(7, a, b, c, d, e, f, g)
    KYDAI_MEMBERS(8, a, b, c, d, e, f, g, h)
    KYDAI_MEMBERS(9, a, b, c, d, e, f, g, h, i)
    KYDAI_MEMBERS(10, a, b, c, d, e, f, g, h, i, j)
    KYDAI_MEMBERS(11, a, b, c, d, e, f, g, h, i, j, k)
    KYDAI_MEMBERS(12, a, b, c, d, e, f, g, h, i, j, k, l)
    KYDAI_MEMBERS(13, a, b, c, d, e, f, g, h, i, j, k, l, m)
    KYDAI_MEMBERS(14, a, b, c, d, e, f, g, h, i, j, k, l, m, n)
    KYDAI_MEMBERS(15, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o)
    KYDAI_MEMBERS(16, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
    KYDAI_MEMBERS(17, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q)
    KYDAI_MEMBERS(18, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r)
    KYDAI_MEMBERS(19, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s)
    KYDAI_MEMBERS(20, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t)
    KYDAI_MEMBERS(21, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u)
    KYDAI_MEMBERS(22, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v)
#undef KYDAI_MEMBERS
}

/// Titles and results have words of their own for nothing; indices, one past all.
template <class T>
bool startsEmpty(const T& value)
{
    if constexpr (std::is_same_v<T, Title>)
        return value == Title::None;
    else if constexpr (std::is_same_v<T, Outcome>)
        return value == Outcome::ZeroBye || value == Outcome::Open;
    else if constexpr (std::is_same_v<T, std::size_t>)
        return value == 0 || value == static_cast<std::size_t>(-1);
    else if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>)
        return value == T{};
    else if constexpr (requires { value.has_value(); })
        return !value.has_value();
    else if constexpr (requires { value.index(); })
        return value.index() == 0;
    else if constexpr (requires { value == nullptr; })
        return value == nullptr;
    else if constexpr (requires { std::tuple_size<T>::value; })
        return startsEmpty(value[0]) && startsEmpty(value.back());
    else if constexpr (requires { value.empty(); })
        return value.empty();
    else if constexpr (!std::is_aggregate_v<T>)
        return value == T{};
    else
        return membersStartEmpty(value);
}

}  // namespace kydai::fixture
