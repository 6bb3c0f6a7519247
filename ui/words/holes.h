/// The holes of a sentence, `{player}`, as the compiler finds them.
#pragma once

#include <cstddef>
#include <string_view>

namespace kydai::text {

/// Calls `visit` with each hole's name; "%n" is the hole "n".
template <class Visit>
constexpr void forEachHole(std::string_view sentence, Visit&& visit)
{
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        if (sentence[at] == '%' && sentence.substr(at, 2) == "%n") visit(std::string_view("n"));
        if (sentence[at] != '{') continue;
        const std::size_t end = sentence.find('}', at);
        if (end == std::string_view::npos) return;
        visit(sentence.substr(at + 1, end - at - 1));
        at = end;
    }
}

}  // namespace kydai::text
