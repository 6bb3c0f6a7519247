/// SQLite's file system with a disk that can be looked at and can fail: it keeps every write, truncation and sync in
/// order, so that a test can make the disk that a power cut would have left, and it fails the n-th call of a kind. The
/// default of the process while it lives; one thread.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kydai::fixture {

enum class DiskCall : std::uint8_t { Open, Read, Write, Truncate, Sync, Lock, Delete, Size };
inline constexpr DiskCall kDiskCalls[] = {DiskCall::Open, DiskCall::Read, DiskCall::Write,  DiskCall::Truncate,
                                          DiskCall::Sync, DiskCall::Lock, DiskCall::Delete, DiskCall::Size};

/// What was done to a file, in the order of time.
struct DiskStep {
    enum class Kind : std::uint8_t { Write, Truncate, Sync, Delete };
    Kind kind = Kind::Write;
    std::string file{};   ///< its name without folder
    std::int64_t at = 0;  ///< of a write its place, of a truncation the new size
    std::string bytes{};
};

/// The files of a folder by their names.
using Disk = std::map<std::string, std::string>;

class TestVfs {
public:
    TestVfs();
    TestVfs(const TestVfs&) = delete;
    TestVfs& operator=(const TestVfs&) = delete;
    ~TestVfs();

    /// Everything since the beginning, or since `forget`.
    [[nodiscard]] const std::vector<DiskStep>& steps() const;
    void forget();

    /// From now on the n-th call of this kind fails (1 is the next one), and where `forGood` all after it.
    void failNth(DiskCall call, int nth, bool forGood);
    void failNoMore();
    /// Whether that call came.
    [[nodiscard]] bool hasFailed() const;

    struct State;

private:
    std::unique_ptr<State> m_state;
};

/// The disk after the first `count` steps on what was there before.
/// \param lost numbers of writes since the last sync of their file that never reached the disk
/// \param torn of this write only the first `tornAt` bytes did
Disk diskAfter(Disk before, const std::vector<DiskStep>& steps, std::size_t count, const std::vector<bool>& lost = {},
               std::optional<std::size_t> torn = {}, std::size_t tornAt = 0);

/// Which of the first `count` steps may be lost in a power cut: writes and truncations with no sync of their file
/// behind them.
std::vector<std::size_t> unsynced(const std::vector<DiskStep>& steps, std::size_t count);

Disk readDisk(const std::filesystem::path& folder);
void writeDisk(const std::filesystem::path& folder, const Disk& disk);

}  // namespace kydai::fixture
