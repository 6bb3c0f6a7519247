/// Our own generator and ranges: the same seed gives the same numbers on every machine, which the standard library's
/// distributions do not promise.
#pragma once

#include <cstdint>

namespace kydai {

/// SplitMix64 (Steele, Lea, Flood 2014): tiny, well spread, every seed is good.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next();
    /// Uniform in [0, bound); bound > 0. Without modulo bias.
    std::uint64_t below(std::uint64_t bound);
    /// Uniform in [low, high], both included.
    int between(int low, int high);
    /// True with the given probability in millionths.
    bool chance(std::uint32_t millionths);

private:
    std::uint64_t m_state;
};

}  // namespace kydai
