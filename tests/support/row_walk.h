/// Every row that can be come by from a type: for tests of what the rows of fields.h say.
#pragma once

#include "model/described.h"

#include <set>
#include <string>
#include <type_traits>
#include <typeindex>
#include <utility>
#include <variant>

namespace kydai::fixture {

/// \param Visit visit(std::type_identity<T>, row, member) for each row of each type T, those of a type once
template <class Visit>
class RowWalk {
public:
    explicit RowWalk(Visit visit) : m_visit(std::move(visit)) {}

    template <class T>
    void into()
    {
        if constexpr (requires { typename T::value_type; } && !std::is_same_v<T, std::string>) {
            into<typename T::value_type>();
        } else if constexpr (requires { typename T::element_type; }) {
            into<std::remove_const_t<typename T::element_type>>();
        } else if constexpr (IsDescribed<T>) {
            if (!m_seen.insert(std::type_index(typeid(T))).second) return;
            Rows<T> rows{*this};
            describe(rows, std::type_identity<T>{});
        }
    }
    template <class... T>
    void intoEach(std::type_identity<std::variant<T...>> /*variant*/)
    {
        (into<T>(), ...);
    }

private:
    template <class T>
    struct Rows {
        RowWalk& walk;
        template <class M, class Owner>
        void operator()(const Row& row, M Owner::*member)
        {
            walk.m_visit(std::type_identity<T>{}, row, member);
            walk.template into<M>();
        }
    };

    Visit m_visit;
    std::set<std::type_index> m_seen{};
};

}  // namespace kydai::fixture
