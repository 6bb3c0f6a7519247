/// Identities. A PlayerId is a key of the program; it has no number and no text. The number that people see and type is
/// the tournament pairing number, Player::tpn.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace kydai {

/// Who a player is, as long as he is in an event. Keys are compared with each other, ordered and hashed, nothing else;
/// the stored form is behind model/stored_key.h.
class PlayerId {
public:
    constexpr PlayerId() = default;  ///< nobody
    friend constexpr auto operator<=>(const PlayerId&,
                                      const PlayerId&) = default;  // NOLINT(modernize-use-nullptr): alarm on <=>
    constexpr explicit operator bool() const { return m_key != 0; }

private:
    friend struct StoredKey;
    friend struct std::hash<PlayerId>;
    constexpr explicit PlayerId(std::int32_t key) : m_key(key) {}

    std::int32_t m_key = 0;
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

template <>
struct std::hash<kydai::PlayerId> {
    std::size_t operator()(kydai::PlayerId id) const noexcept { return std::hash<std::int32_t>{}(id.m_key); }
};
