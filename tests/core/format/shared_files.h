/// The large sets of real and reference tournaments beside the checkout; empty where they are absent.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace kydai::format {

/// Files with the ending under a folder of the shared data, in order of their names.
inline std::vector<std::filesystem::path> sharedFiles(const std::string& folder, const std::string& ending)
{
    std::vector<std::filesystem::path> files;
    const std::filesystem::path root = std::filesystem::path(KYDAI_SHARED_DATA) / folder;
    if (!std::filesystem::exists(root)) return files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
        if (entry.is_regular_file() && entry.path().extension() == ending) files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

}  // namespace kydai::format
