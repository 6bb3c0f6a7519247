/// A folder as a network share has it: whose files can't be locked at all, or where each computer believes to have
/// every lock; or one in which something happens before each lock. It stands between the program and the C library:
/// link locks.cpp into one program. One at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

namespace kydai::fixture {

class Locks {
public:
    enum class Are : std::uint8_t { Refused, Blind };
    Locks(const std::filesystem::path& folder, Are are);
    Locks(const std::filesystem::path& folder, std::function<void()> beforeEach);
    Locks(const Locks&) = delete;
    Locks& operator=(const Locks&) = delete;
    ~Locks();
};

}  // namespace kydai::fixture
