/// The bytes of SQLite's log: a head, then frames, each a page with a head of its own, and the sum that goes on from
/// frame to frame (its file format, section 4). For those that read and write it (log_walk, log_write).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace kydai::store {

inline constexpr std::size_t kLogHead = 32;
inline constexpr std::size_t kFrameHead = 24;
/// The last bit of the word in a file: words of the sums have their high byte first.
inline constexpr std::uint32_t kLogMagic = 0x377F0682;

inline std::uint32_t wordAt(std::string_view bytes, std::size_t at)
{
    std::uint32_t word = 0;
    for (std::size_t i = at; i < at + 4; ++i) word = word << 8U | static_cast<unsigned char>(bytes[i]);
    return word;
}

inline std::uint64_t longAt(std::string_view bytes, std::size_t at)
{
    return std::uint64_t{wordAt(bytes, at)} << 32U | wordAt(bytes, at + 4);
}

/// SQLite's sum over pairs of words, which goes on from frame to frame.
struct Sum {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    friend bool operator==(const Sum&, const Sum&) = default;

    void add(std::string_view bytes, bool highFirst)
    {
        const auto word = [&](std::size_t at) {
            const std::uint32_t read = wordAt(bytes, at);
            return highFirst ? read : read >> 24U | (read >> 8U & 0xFF00U) | (read << 8U & 0xFF0000U) | read << 24U;
        };
        for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
            first += word(at) + second;
            second += word(at + 4) + first;
        }
    }
};

inline Sum sumAt(std::string_view bytes, std::size_t at)
{
    return {wordAt(bytes, at), wordAt(bytes, at + 4)};
}

inline std::string bytesOfWord(std::uint32_t word)
{
    std::string bytes(4, '\0');
    for (std::size_t at = bytes.size(); at-- > 0; word >>= 8U) bytes[at] = static_cast<char>(word & 0xFFU);
    return bytes;
}

}  // namespace kydai::store
