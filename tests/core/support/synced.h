/// What a test program brings to the disk, and a disk that fails: its fsync, close and write stand in the place of the
/// system's.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace kydai::fixture {

/// What was brought to the disk: its path, and what the watched file said at that moment.
struct Synced {
    std::string path{};
    std::string said{};
    bool isOwn = false;  ///< no program that is started inherits it
};
extern std::vector<Synced> g_synced;
extern std::string g_watched;

/// What the next call of each gives instead of doing its work: an errno, or kNoReason for -1 with none; 0: it works.
inline constexpr int kNoReason = -1;
struct Faults {
    int sync = 0;
    int close = 0;
    int write = 0;
    std::size_t mostBytes = 0;  ///< of each write; 0: all
};
extern Faults g_faults;

}  // namespace kydai::fixture
