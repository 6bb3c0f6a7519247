/// A file that stays open under whatever name it has: read and written at places, and kept from others by a lock that
/// belongs to the open file, not to the process. Without exceptions but for memory that is missing.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace kydai {

class OpenFile {
public:
    enum class For : std::uint8_t { Reading, Writing };
    /// isOpen() tells whether it could be opened, problem() why not.
    OpenFile() = default;
    OpenFile(const std::filesystem::path& file, For what);
    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&& other) noexcept;
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile();

    [[nodiscard]] bool isOpen() const;
    /// Of opening or locking: errno.
    [[nodiscard]] int problem() const { return m_problem; }
    /// The same open file once more: its lock ends with the last of them.
    [[nodiscard]] OpenFile again() const;

    /// Whether this name leads to this file now.
    [[nodiscard]] bool isNamed(const std::filesystem::path& file) const;
    /// As many bytes of this place as there are.
    [[nodiscard]] std::string readAt(std::uint64_t place, std::size_t size) const;
    [[nodiscard]] bool writeAt(std::uint64_t place, std::string_view bytes) const;
    /// What was written is on the disk when this returns.
    [[nodiscard]] bool sync() const;

    /// One byte, which need not be there, for this open file alone; Failed where the place has no locks, with
    /// problem().
    enum class Lock : std::uint8_t { Taken, Busy, Failed };
    [[nodiscard]] Lock lock(std::uint64_t place);

private:
#ifdef _WIN32
    using Handle = void*;
    static constexpr Handle kNone = nullptr;
#else
    using Handle = int;
    static constexpr Handle kNone = -1;
#endif
    explicit OpenFile(Handle handle) : m_handle(handle) {}
    void close() noexcept;

    Handle m_handle = kNone;
    int m_problem = 0;
};

}  // namespace kydai
