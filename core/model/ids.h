/// Identities. A PlayerId is the start number under which a player is known in files and on the command line; it is
/// the key for everything and never changes or returns. The tournament pairing number (TPN) is a property of the
/// player.
#pragma once

#include <compare>
#include <cstdint>

namespace kydai {

struct PlayerId {
    std::int32_t value = 0;  ///< 1–9999 in files; 0 means nobody
    friend auto operator<=>(const PlayerId&,
                            const PlayerId&) = default;  // NOLINT(modernize-use-nullptr): alarm of version 14 on <=>
    explicit operator bool() const { return value != 0; }
};

struct TeamId {
    std::int32_t value = 0;
    friend auto operator<=>(const TeamId&,
                            const TeamId&) = default;  // NOLINT(modernize-use-nullptr): alarm of version 14 on <=>
    explicit operator bool() const { return value != 0; }
};

/// A section's key inside its event file; never reused.
struct SectionId {
    std::int64_t value = 0;
    friend auto operator<=>(const SectionId&,
                            const SectionId&) = default;  // NOLINT(modernize-use-nullptr): alarm of version 14 on <=>
};

/// Rounds are counted from 1.
using RoundNumber = int;

inline constexpr int kMaxRounds = 200;
inline constexpr int kMaxStartNumber = 9999;

}  // namespace kydai
