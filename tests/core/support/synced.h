/// What a test program brings to the disk: its fsync stands in the place of the system's.
#pragma once

#include <string>
#include <vector>

namespace kydai::fixture {

/// What was brought to the disk: its path, and what the watched file said at that moment.
struct Synced {
    std::string path{};
    std::string said{};
};
extern std::vector<Synced> g_synced;
extern std::string g_watched;

}  // namespace kydai::fixture
