/// A name that the compiler's message shows where a table lacks an entry: `HasLabel<{"player.fixedBoard"}>`.
#pragma once

#include <string_view>

namespace kydai::text {

struct CheckedName {
    char text[80]{};

    constexpr CheckedName() = default;
    constexpr CheckedName(std::string_view type, std::string_view word)
    {
        std::size_t at = 0;
        for (const std::string_view part : {type, std::string_view("."), word}) {
            for (const char c : part) text[at++] = c;
        }
    }
    [[nodiscard]] constexpr bool empty() const { return text[0] == '\0'; }
};

}  // namespace kydai::text
