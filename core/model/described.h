/// Whether a type has rows (fields.h), and whether each of its members has one.
#pragma once

#include "model/change_fields.h"

#include <cstddef>
#include <type_traits>
#include <utility>

namespace kydai {

struct Nothing {
    template <class M>
    void operator()(const Row&, M)
    {
    }
};
template <class T>
concept IsDescribed = requires(Nothing& v)
{
    describe(v, std::type_identity<T>{});
};

/// Stands for a value of any type where members are counted.
struct Anything {
    template <class T>
    operator T() const;  // NOLINT(google-explicit-constructor): that is its point
};
template <class T, std::size_t... i>
constexpr bool takesAsMany(std::index_sequence<i...> /*members*/)
{
    return requires
    {
        T{(static_cast<void>(i), Anything{})...};
    };
}
/// The members of an aggregate; what it derives from counts as one.
template <class T, std::size_t least = 0>
constexpr std::size_t memberCount()
{
    if constexpr (takesAsMany<T>(std::make_index_sequence<least + 1>{}))
        return memberCount<T, least + 1>();
    else
        return least;
}
template <class T>
struct RowCount {
    std::size_t own = 0;
    bool ofBase = false;
    template <class M, class Owner>
    constexpr void operator()(const Row& /*row*/, M Owner::* /*member*/)
    {
        if constexpr (std::is_same_v<Owner, T>)
            ++own;
        else
            ofBase = true;
    }
};
/// Whether no member of a described type was forgotten in fields.h.
template <IsDescribed T>
constexpr bool everyMemberHasItsRow()
{
    RowCount<T> rows;
    describe(rows, std::type_identity<T>{});
    return rows.own + (rows.ofBase ? 1 : 0) == memberCount<T>();
}

}  // namespace kydai
