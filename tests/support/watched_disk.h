/// A folder whose every write, truncation, sync, new name, renaming and deletion is kept in its order, whoever makes
/// it, SQLite or we, so that a test can make the disk that a power cut would have left; and whose n-th call of a kind
/// fails. It stands between the program and the C library: link watched_disk.cpp into one program. One at a time, one
/// thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kydai::fixture {

struct DiskStep {
    enum class Kind : std::uint8_t { Write, Truncate, Sync, Create, Rename, Delete, SyncFolder };
    Kind kind = Kind::Write;
    int file = 0;         ///< what was written to, whatever its name became; a new file's number
    std::int64_t at = 0;  ///< of a write its place, of a truncation the new size
    std::string bytes{};
    std::string name{};  ///< under the watched folder; of SyncFolder the folder, empty for the watched one
    std::string to{};    ///< of Rename
};

enum class SystemCall : std::uint8_t { Open, Write, Truncate, Sync, Rename, Delete };
inline constexpr SystemCall kSystemCalls[] = {SystemCall::Open, SystemCall::Write,  SystemCall::Truncate,
                                              SystemCall::Sync, SystemCall::Rename, SystemCall::Delete};

/// The files of a folder by their names under it.
using Files = std::map<std::string, std::string>;

class WatchedDisk {
public:
    explicit WatchedDisk(const std::filesystem::path& folder);
    WatchedDisk(const WatchedDisk&) = delete;
    WatchedDisk& operator=(const WatchedDisk&) = delete;
    ~WatchedDisk();

    [[nodiscard]] const std::vector<DiskStep>& steps() const;
    /// What was there at the beginning.
    [[nodiscard]] const Files& before() const;

    /// From now on the n-th call of this kind fails (1 is the next one), and where `forGood` all after it.
    void failNth(SystemCall call, int nth, bool forGood);
    void failNoMore();
    /// Whether that call came.
    [[nodiscard]] bool hasFailed() const;

    struct State;

private:
    std::unique_ptr<State> m_state;
};

/// How names get to the disk. Folder: by a sync of their folder. Log: as NTFS has it, in their order, and whoever waits
/// for the disk takes there all that came before: a renaming (MOVEFILE_WRITE_THROUGH) itself too, a sync of a file
/// (FlushFileBuffers) the making of this file; a sync of a folder is not known there.
enum class NamesBy : std::uint8_t { Folder, Log };

/// What a power cut takes after `count` steps. What was synced is never lost: the bytes of a file by a sync of the
/// file, names as `namesBy` says. Names are lost from the newest on, bytes in any choice.
struct Cut {
    std::size_t count = 0;
    std::vector<bool> lost{};           ///< of the steps of bytes, those that never reached the disk
    std::size_t names = 0;              ///< of the steps of names, those before this one did
    std::optional<std::size_t> torn{};  ///< of this write only the first `tornAt` bytes did
    std::size_t tornAt = 0;
    NamesBy namesBy = NamesBy::Folder;
};

/// The steps of bytes among the first `count` that may be lost.
std::vector<std::size_t> unsynced(const std::vector<DiskStep>& steps, std::size_t count);
/// The steps of names among the first `count` that may be lost.
std::vector<std::size_t> unsyncedNames(const std::vector<DiskStep>& steps, std::size_t count, NamesBy namesBy);

/// The files that are there after the cut.
Files filesAfter(const Files& before, const std::vector<DiskStep>& steps, const Cut& cut);

Files readFiles(const std::filesystem::path& folder);
/// In place of what is in the folder.
void writeFiles(const std::filesystem::path& folder, const Files& files);

}  // namespace kydai::fixture
