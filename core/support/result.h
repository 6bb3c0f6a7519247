/// Result<T>: a value or an Error, for failures that are expected. A negative answer ("no legal pairing") is a value.
#pragma once

#include "support/assert.h"
#include "support/error.h"

#include <optional>
#include <utility>
#include <variant>

namespace kydai {

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value)  // NOLINT(google-explicit-constructor): `return value;` is the point
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Error error)  // NOLINT(google-explicit-constructor): `return Error{…};` is the point
        : m_state(std::in_place_index<1>, std::move(error))
    {
    }

    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T& value() const&
    {
        KYDAI_ASSERT(ok());
        return *std::get_if<0>(&m_state);
    }
    [[nodiscard]] T& value() &
    {
        KYDAI_ASSERT(ok());
        return *std::get_if<0>(&m_state);
    }
    [[nodiscard]] T&& value() &&
    {
        KYDAI_ASSERT(ok());
        return std::move(*std::get_if<0>(&m_state));
    }
    [[nodiscard]] const T& operator*() const& { return value(); }
    [[nodiscard]] T& operator*() & { return value(); }
    [[nodiscard]] T&& operator*() && { return std::move(*this).value(); }
    [[nodiscard]] const T* operator->() const { return &value(); }
    [[nodiscard]] T* operator->() { return &value(); }

    [[nodiscard]] const Error& error() const
    {
        KYDAI_ASSERT(!ok());
        return *std::get_if<1>(&m_state);
    }

private:
    std::variant<T, Error> m_state;
};

/// Success without a value, or an Error.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error)  // NOLINT(google-explicit-constructor): `return Error{…};` is the point
        : m_error(std::move(error))
    {
    }

    [[nodiscard]] bool ok() const { return !m_error.has_value(); }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const Error& error() const
    {
        KYDAI_ASSERT(m_error.has_value());
        return *m_error;
    }

private:
    std::optional<Error> m_error;
};

}  // namespace kydai
