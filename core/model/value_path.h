/// The way to a value inside what is read or looked at, as JSON Pointer writes it. A link of a chain that lives on the
/// stack, so that it costs nothing where nothing is told.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace kydai {

struct ValuePath {
    const ValuePath* up = nullptr;  ///< null: the whole
    std::string_view word{};        ///< of a member; empty: an element of a list
    std::size_t index = 0;

    /// "/players/3/birth"; empty for the whole.
    [[nodiscard]] std::string text() const
    {
        if (up == nullptr) return {};
        return up->text() + '/' + (word.empty() ? std::to_string(index) : std::string(word));
    }
};

}  // namespace kydai
