/// White and Black (Red and Black in xiangqi: Red is White here).
#pragma once

#include <cstdint>

namespace kydai {

enum class Colour : std::uint8_t { White, Black };

constexpr Colour opposite(Colour colour)
{
    return colour == Colour::White ? Colour::Black : Colour::White;
}

}  // namespace kydai
