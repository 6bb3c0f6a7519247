/// Which values the rows of fields.h took in what a test has seen: a member that was never set is named.
#pragma once

#include "model/json.h"
#include "model/json_shapes.h"
#include "support/player_id.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <type_traits>

namespace kydai::fixture {

template <class T>
struct Inside {
    using Type = T;
};
template <class T>
requires requires
{
    typename T::value_type;
} &&(!std::is_same_v<T, std::string>)struct Inside<T> : Inside<typename T::value_type> {
};
template <class T>
struct Inside<std::shared_ptr<const T>> : Inside<T> {
};

/// The values that each row of a described type took, as text, those of its default apart.
class RowsTaken {
public:
    /// Every row that a value of T can have inside, so that one which never occurs is missed too.
    template <class T>
    void expect()
    {
        Expected<T> rows{*this};
        describe(rows, std::type_identity<T>{});
    }
    template <class T>
    std::string see(const T& value)
    {
        if constexpr (IsDescribed<T>) {
            Seen<T> members{*this, value};
            describe(members, std::type_identity<T>{});
            return members.text + "}";
        } else if constexpr (std::is_same_v<T, std::string>) {
            return "'" + value + "'";
        } else if constexpr (std::is_same_v<T, Date>) {
            return toText(value);
        } else if constexpr (std::is_same_v<T, Points>) {
            return toFixed(value);
        } else if constexpr (std::is_same_v<T, PlayerId>) {
            return std::to_string(keyOf(value));
        } else if constexpr (IsId<T>) {
            return std::to_string(value.value);
        } else if constexpr (HasWords<T>) {
            return std::string(wordFor(value));
        } else if constexpr (std::is_arithmetic_v<T>) {
            return std::to_string(value);
        } else if constexpr (requires { value.size(); }) {
            std::string text = "[";
            for (const auto& item : value) text += see(item) + ",";
            return text + "]";
        } else {
            return value ? see(*value) : "none";
        }
    }
    /// A change: not its own members, what they hold of the model.
    template <class C>
    void seeInside(const C& change)
    {
        Parts<C> parts{*this, change};
        describe(parts, std::type_identity<C>{});
    }
    /// Rows that took fewer values than they could: two beside the default, one where there is no second.
    [[nodiscard]] std::string forgotten() const
    {
        std::string names;
        for (const auto& [name, row] : m_rows) {
            if (row.taken.size() < row.needed) names += " " + name;
        }
        return names;
    }
    [[nodiscard]] std::size_t rows() const { return m_rows.size(); }

private:
    struct OfRow {
        std::size_t needed = 2;
        std::set<std::string> taken{};
    };
    template <class T>
    static std::string nameOf(const Row& row)
    {
        static_assert(!kTypeWord<T>.empty());
        return std::string(kTypeWord<T>) + "." + std::string(row.word);
    }
    template <class T>
    struct Expected {
        RowsTaken& taken;

        template <class M, class Owner>
        void operator()(const Row& row, M Owner::* /*member*/)
        {
            using Value = typename Inside<M>::Type;
            OfRow& of = taken.m_rows[nameOf<Owner>(row)];
            if constexpr (std::is_same_v<M, bool>)
                of.needed = 1;
            else if constexpr (HasWords<M>)
                of.needed = std::min<std::size_t>(2, Words<M>::kAll.size() - 1);
            if constexpr (IsDescribed<Value>) taken.expect<Value>();
        }
    };
    template <class T>
    struct Seen {
        RowsTaken& taken;
        const T& value;
        std::string text = "{";

        template <class M, class Owner>
        void operator()(const Row& row, M Owner::*member)
        {
            static const T kUsual{};
            const std::string now = taken.see(value.*member);
            if (now != RowsTaken{}.see(kUsual.*member)) taken.m_rows[nameOf<Owner>(row)].taken.insert(now);
            text += now + ";";
        }
    };
    template <class C>
    struct Parts {
        RowsTaken& taken;
        const C& change;

        template <class M>
        void operator()(const Row& /*row*/, M C::*member)
        {
            using Value = typename Inside<M>::Type;
            if constexpr (IsDescribed<Value>) {
                taken.expect<Value>();
                taken.see(change.*member);
            }
        }
    };
    std::map<std::string, OfRow> m_rows{};
};

}  // namespace kydai::fixture
