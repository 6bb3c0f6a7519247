// The tournaments of a folder of shared data, in the order of their names.
#pragma once

#include <algorithm>
#include <filesystem>
#include <vector>

namespace kydai::pairing {

inline std::vector<std::filesystem::path> tournamentsIn(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".trf") files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

}  // namespace kydai::pairing
