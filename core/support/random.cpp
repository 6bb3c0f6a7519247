#include "support/random.h"

#include "support/assert.h"

namespace kydai {

std::uint64_t Random::next()
{
    m_state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t mixed = m_state;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
    return mixed ^ (mixed >> 31U);
}

std::uint64_t Random::below(std::uint64_t bound)
{
    KYDAI_ASSERT(bound > 0);
    const std::uint64_t rejectBelow = (0 - bound) % bound;  // 2^64 mod bound: below it the last block is incomplete
    std::uint64_t drawn = next();
    while (drawn < rejectBelow) drawn = next();
    return drawn % bound;
}

int Random::between(int low, int high)
{
    KYDAI_ASSERT(low <= high);
    const auto span = static_cast<std::uint64_t>(static_cast<std::int64_t>(high) - low) + 1;
    return static_cast<int>(low + static_cast<std::int64_t>(below(span)));
}

bool Random::chance(std::uint32_t millionths)
{
    return below(1'000'000) < millionths;
}

}  // namespace kydai
