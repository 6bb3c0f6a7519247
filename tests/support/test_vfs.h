/// SQLite's file system that fails: the n-th call of a kind, once or for good. The default of the process while it
/// lives; one thread.
#pragma once

#include <cstdint>
#include <memory>

namespace kydai::fixture {

enum class DiskCall : std::uint8_t { Open, Read, Write, Truncate, Sync, Lock, Delete, Size };
inline constexpr DiskCall kDiskCalls[] = {DiskCall::Open, DiskCall::Read, DiskCall::Write,  DiskCall::Truncate,
                                          DiskCall::Sync, DiskCall::Lock, DiskCall::Delete, DiskCall::Size};

class TestVfs {
public:
    TestVfs();
    TestVfs(const TestVfs&) = delete;
    TestVfs& operator=(const TestVfs&) = delete;
    ~TestVfs();

    /// From now on the n-th call of this kind fails (1 is the next one), and where `forGood` all after it.
    void failNth(DiskCall call, int nth, bool forGood);
    void failNoMore();
    /// Whether that call came.
    [[nodiscard]] bool hasFailed() const;

    struct State;

private:
    std::unique_ptr<State> m_state;
};

}  // namespace kydai::fixture
