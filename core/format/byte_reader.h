/// Reads little-endian numbers and strings from bytes that nobody vouches for: past the end everything is zero and
/// `failed` stays set.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kydai::format {

class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : m_bytes(bytes) {}

    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] bool atEnd() const { return m_at >= m_bytes.size(); }
    [[nodiscard]] std::size_t position() const { return m_at; }
    [[nodiscard]] std::size_t left() const { return m_bytes.size() - m_at; }

    std::uint16_t u16() { return static_cast<std::uint16_t>(number(2)); }
    std::uint32_t u32() { return number(4); }

    /// The next `count` bytes; empty past the end.
    std::string_view take(std::size_t count)
    {
        if (count > left()) {
            m_failed = true;
            m_at = m_bytes.size();
            return {};
        }
        const std::string_view taken = m_bytes.substr(m_at, count);
        m_at += count;
        return taken;
    }

private:
    std::uint32_t number(std::size_t bytes)
    {
        std::uint32_t value = 0;
        unsigned shift = 0;
        for (const char c : take(bytes)) {
            value |= static_cast<std::uint32_t>(static_cast<unsigned char>(c)) << shift;
            shift += 8;
        }
        return value;
    }

    std::string_view m_bytes;
    std::size_t m_at = 0;
    bool m_failed = false;
};

}  // namespace kydai::format
